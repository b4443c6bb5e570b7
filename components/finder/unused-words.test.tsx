import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import messages from '#lib/i18n/messages/nl.json' with { type: 'json' }
import { understand } from '#lib/search/understand/understand.ts'
import { finder } from '#lib/search/understand/vocabulary.fixture.ts'
import { UnusedWords } from './unused-words.tsx'

// The framework's own links need its server.
vi.mock('#lib/i18n/navigation.ts', () => ({
  Link: ({ href, children }: { href: { pathname: string; query: Record<string, string> }; children: ReactNode }) => (
    <a href={`${href.pathname}?${new URLSearchParams(href.query).toString()}`}>{children}</a>
  ),
}))

const notes = (query: string, onlineCount?: number) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="nl"
      timeZone="Europe/Amsterdam"
      messages={{ finder: messages.finder, search: messages.search }}
    >
      <UnusedWords
        where={{ kind: 'country' }}
        understanding={understand(query, finder)}
        linkTo={() => ({ href: '?online=ja', onClick: () => undefined })}
        query={query}
        onlineCount={onlineCount}
      />
    </NextIntlClientProvider>,
  )

test('a list of online programmes is offered where it has any, with their number', () => {
  expect(notes('pabo online', 3)).toMatch(/href="\?online=ja".*>Alleen online of zonder vaste plek \(3\)</)
  expect(notes('pabo online', 3)).not.toContain('/zoeken')
  expect(notes('pabo online')).not.toContain('href')
})

test('where no programme is online that is said, with the way to all of the site in the same words', () => {
  const html = notes('pabo online', 0)
  expect(html).toContain('geen van deze opleidingen is online')
  expect(html).toMatch(/href="\/zoeken\?q=pabo\+online"/)
  expect(html).not.toContain('online=ja')
})

test.each([
  ['zonder pabo juf worden', '“zonder pabo” telt niet mee als uitsluiting: we zoeken ook op dat woord.'],
  ['leraar worden behalve de pabo', '“behalve de pabo” telt'],
  ['pabo zonder toets utrecht', '“zonder toets” telt'],
  ['become a teacher without a degree', '“without a degree” telt'],
])('of “%s” it is said that it leaves nothing out', (query, note) => expect(notes(query)).toContain(note))

test.each(['pabo behalve Fontys', 'pabo "zonder toets"', 'lesgeven zonder te studeren', 'pabo zonder', 'pabo'])(
  'of “%s” nothing is said',
  (query) => expect(notes(query)).toBe(''),
)
