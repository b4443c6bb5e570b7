import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { choiceOf } from '#lib/calendar/choice.ts'
import { newEvent } from '#lib/content/event.fixture.ts'
import { EventList } from './event-list.tsx'
import { AgendaFilters } from './filters.tsx'

vi.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getFormatter: async () => ({ dateTime: () => 'date' }),
}))
vi.mock('#lib/i18n/language.ts', () => ({ pageLocale: async () => 'en' }))
vi.mock('#components/ui/link.tsx', () => ({ Link: ({ children }: { children: string }) => children }))
vi.mock('#components/ui/place-input.tsx', () => ({ PlaceInput: () => null, PlaceUnknown: () => 'no such place' }))

const htmlOf = async (element: Parameters<typeof prerender>[0]) =>
  new Response((await prerender(element)).prelude).text()

test('an event is in its own language, and marked where that is not the language of the page', async () => {
  const events = [newEvent('dutch'), newEvent('english', { english: true })]
  const upcoming = events.map((event) => ({ event, kilometres: null }))
  const html = await htmlOf(<EventList events={upcoming} numbers={new Map()} />)
  expect(html.match(/<h3 [^>]*lang="\w+">\w+/g)).toEqual([
    expect.stringMatching(/lang="nl">dutch$/),
    expect.stringMatching(/lang="en">english$/),
  ])
  expect(html.match(/inLanguage/g)).toHaveLength(1)
})

test('the form shows the kind and desk in force, also without an event to come', async () => {
  const choice = choiceOf(new URLSearchParams({ soort: 'open dag', loket: 'midden' }))
  const html = await htmlOf(
    <AgendaFilters
      choice={choice}
      unknown={[]}
      events={[newEvent('webinar')]}
      chosenDesk={{ slug: 'midden', title: 'Onderwijsloket Midden' }}
      isUnknown={false}
    />,
  )
  expect(html).toMatch(/<option(?=[^>]* value="midden")(?=[^>]* selected="")[^>]*>Onderwijsloket Midden</)
  expect(html).toMatch(/<option(?=[^>]* value="open dag")(?=[^>]* selected="")/)
})

test('a filter that the agenda does not have is said not to count', async () => {
  const html = await htmlOf(
    <AgendaFilters
      choice={choiceOf(new URLSearchParams())}
      unknown={[
        { name: 'soort', value: 'feest' },
        { name: 'onderwerp', value: 'SALARIS' },
      ]}
      events={[]}
      chosenDesk={null}
      isUnknown={false}
    />,
  )
  expect(html.match(/(?<=role="status"[^>]*>)\w+/g)).toEqual(['unknownChoice', 'unknownFilter'])
})

test('a distance without a place is said to need one', async () => {
  const html = (query: string) =>
    htmlOf(
      <AgendaFilters
        choice={choiceOf(new URLSearchParams(query))}
        unknown={[]}
        events={[]}
        chosenDesk={null}
        isUnknown={false}
      />,
    )
  expect(await html('straal=10')).toContain('radiusWithoutPlace')
  expect(await html('straal=10&plaats=Urk')).not.toContain('radiusWithoutPlace')
})

test('that a place is not known stands right after its field', async () => {
  const html = await htmlOf(
    <AgendaFilters
      choice={choiceOf(new URLSearchParams({ plaats: 'xyzzy' }))}
      unknown={[]}
      events={[]}
      chosenDesk={null}
      isUnknown
    />,
  )
  expect(html.match(/for="\w+"|no such place/g)).toEqual([
    'for="soort"',
    'for="waar"',
    'for="plaats"',
    'no such place',
    'for="straal"',
    'for="loket"',
  ])
})
