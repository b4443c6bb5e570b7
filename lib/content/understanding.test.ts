import { expect, test, vi } from 'vitest'
import { marks } from '../search/highlighted.ts'
import { understandPrograms } from './understanding.ts'

/** A service that finds a programme by the first word, and marks the second one in it. */
const markedBy: Readonly<Record<string, string>> = { zwole: 'Zwolle', texal: 'texal' }

vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))
vi.mock('./search.ts', () => ({
  orNull: (search: Promise<unknown>) => search.catch(() => null),
  serverSearch: {
    search: ([{ query = '' } = {}]: readonly { readonly query?: string }[]) => {
      const marked = markedBy[query]
      const value = `Pabo in ${marks.highlightPreTag}${marked}${marks.highlightPostTag}`
      return Promise.resolve({ results: [{ hits: marked ? [{ _highlightResult: { title: { value } } }] : [] }] })
    },
  },
}))

const placeIn = async (query: string) => (await understandPrograms(query, [], true)).place?.name

test('a misspelt place is one unless a programme has the word itself', async () => {
  expect(await placeIn('pabo eindhven')).toBe('Eindhoven')
  expect(await placeIn('pabo zwole')).toBe('Zwolle')
  expect(await placeIn('pabo in texal')).toBeUndefined()
})

test('of several places the first town is searched, or else the first of all', async () => {
  expect(await placeIn('zeeuws-vlaanderen docent worden vlissingen')).toBe('Vlissingen')
  expect(await placeIn('leraar brabant tilburg')).toBe('Tilburg')
  expect(await placeIn('pabo utrecht of amsterdam')).toBe('Utrecht')
  expect(await placeIn('pabo drenthe of overijssel')).toBe('Drenthe')
})
