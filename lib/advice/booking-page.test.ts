import { expect, test, vi } from 'vitest'

const returned = vi.hoisted((): { values: Record<string, string> } => ({ values: {} }))
const conversation = (id: string) => ({
  id,
  title: id,
  description: null,
  english: id === 'english',
  link: null,
  duration: null,
  hours: [],
})
const situation = { words: 'w'.repeat(400) }
vi.mock('../content/scheduling.ts', () => ({
  listSchedulingLinks: async () => [conversation('short'), conversation('long'), conversation('english')],
}))
vi.mock('../content/desks.ts', () => ({ getDesk: async () => null }))
vi.mock('../content/faqs.ts', () => ({ getFaq: async () => null }))
vi.mock('../content/programs.ts', () => ({ getProgram: async () => null }))
vi.mock('../content/career-routes.ts', () => ({ getRoute: async () => null }))
vi.mock('../content/situation.ts', () => ({ readSituation: async () => situation }))
vi.mock('../forms/form-state.ts', () => ({ readReturned: async () => ({ problems: [], ...returned }) }))
vi.mock('../storage/storage.ts', () => ({ storage: { bookings: { names: async () => [] } } }))
const { readAdvice } = await import('./booking-page.ts')

test('another conversation can be chosen for what was typed, and without one it is that of the form with a time', async () => {
  returned.values = { conversation: 'long', slot: 's1', name: 'Ada' }
  const read = async (parameters: Record<string, string>) => {
    const { chosen, values } = await readAdvice({ fout: '1', ...parameters }, 'nl')
    return [chosen?.id, values]
  }
  expect(await read({ gesprek: 'short' })).toEqual(['short', expect.objectContaining({ name: 'Ada' })])
  expect(await read({})).toEqual(['long', expect.objectContaining({ name: 'Ada' })])
  expect(await read({ gesprek: 'gone' })).toEqual(['long', expect.objectContaining({ name: 'Ada' })])
})

test('who chose neither a conversation nor a time gets one in the language of the page', async () => {
  returned.values = { conversation: 'long', name: 'Ada' }
  const english = async (parameters: Record<string, string>) => {
    const { chosen, isNamed } = await readAdvice({ fout: '1', ...parameters }, 'en')
    return [chosen?.id, isNamed]
  }
  expect(await english({})).toEqual(['english', false])
  expect(await english({ gesprek: 'long' })).toEqual(['long', true])
})

test('what an address says is filled in as the form takes it', async () => {
  returned.values = {}
  const { values } = await readAdvice({ vraag: 'Wat kost https://www.duo.nl/lening <b>?' }, 'nl')
  expect(values).toMatchObject({ question: 'Wat kost b?', situation: 'w'.repeat(300) })
})
