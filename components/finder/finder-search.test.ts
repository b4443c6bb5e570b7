import { afterEach, expect, test, vi } from 'vitest'
import type { SearchClient } from '#lib/search/client.ts'
import { createFinderSearch } from './finder-search.ts'

afterEach(() => vi.unstubAllGlobals())

type Searches = Parameters<SearchClient['search']>[0]

/** A client whose answers come when they are released, with `nbHits` for every request. */
const slowClient = () => {
  const waiting: ((nbHits: number) => void)[] = []
  const client: SearchClient = {
    search: (searches) =>
      new Promise((resolve) => {
        const { length } = Array.isArray(searches) ? searches : searches.requests
        waiting.push((nbHits) => resolve({ results: Array.from({ length }, () => ({ hits: [], nbHits })) }))
      }),
  }
  return { client, waiting }
}

const filtered = (value: string) =>
  [{ indexName: 'programs', params: { query: '', facetFilters: [[`level:${value}`]] } }] as unknown as Searches

const atFirst = {
  where: { kind: 'country' },
  chosen: undefined,
  travel: null,
  mayNamePlace: true,
  order: 'afstand',
  literal: [],
  hasLocationFlag: true,
} as const

/** A finder whose searches are answered when they are released. */
const slowFinder = () => {
  const finder = createFinderSearch(
    { resultCounts: { matching: null, counts: [], isCut: false }, understandings: new Map() },
    atFirst,
  )
  const { client, waiting } = slowClient()
  return { finder, list: finder.listClient(client), waiting }
}

/** Lets promises that are settled go on, up to the next request. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a search that is understood later than a newer one leaves the counts of that one', async () => {
  let answer: (response: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const { finder, list, waiting } = slowFinder()
  const typed = [{ indexName: 'programs', params: { query: 'wis', facetFilters: [] } }] as unknown as Searches
  const older = list.search(typed)
  await settle()
  const newer = list.search(filtered('Mbo'))
  await settle()
  answer(new Response('null', { status: 500 }))
  await settle()
  waiting.shift()?.(3)
  await newer
  const { resultCounts } = finder.known()
  expect(resultCounts.counts).toContain(3)
  await vi.waitFor(() => expect(waiting).toHaveLength(1), 3000)
  waiting.shift()?.(7)
  await older
  expect(finder.known().resultCounts).toEqual(resultCounts)
})

test('a late answer of a list that is no longer wanted leaves the counts as they are', async () => {
  const { finder, list, waiting } = slowFinder()
  const first = list.search(filtered('Master'))
  await settle()
  waiting.shift()?.(3)
  await first
  const { resultCounts } = finder.known()
  expect(resultCounts.counts).toContain(3)
  const ticked = list.search(filtered('Mbo'))
  await settle()
  const unticked = list.search(filtered('Master'))
  await settle()
  waiting.pop()?.(3)
  await unticked
  waiting.pop()?.(7)
  await ticked
  expect(finder.known().resultCounts).toEqual(resultCounts)
})

test('the list that the server searched is not searched again, and any other list is', async () => {
  const { finder, list, waiting } = slowFinder()
  const searched = list.search(filtered('Master'))
  await settle()
  waiting.shift()?.(3)
  const { results } = await searched
  const other = slowFinder()
  const { resultCounts } = finder.known()
  other.finder.serve({ results, resultCounts }, atFirst)
  expect(await other.list.search(filtered('Master'))).toEqual({ results })
  expect(other.finder.known().resultCounts).toEqual(resultCounts)
  void other.list.search(filtered('Mbo'))
  await settle()
  expect(other.waiting).toHaveLength(1)
  other.finder.move({ ...atFirst, order: 'passend' })
  void other.list.search(filtered('Master'))
  await settle()
  expect(other.waiting).toHaveLength(2)
})
