import { expect, test } from 'vitest'
import { createSearchEngine } from './engine.ts'

/** Thirty records have both words, most of them of kind `a`; the others have one. */
const records = Array.from({ length: 90 }, (_, at) => ({
  objectID: String(at),
  title: at < 30 ? 'leraar wiskunde' : at % 2 ? 'leraar natuurkunde' : 'wiskunde voor thuis',
  kind: at < 25 ? 'a' : at < 60 ? 'b' : 'c',
}))
const engine = createSearchEngine()
engine.replaceIndex(
  'texts',
  {
    searchableAttributes: ['title'],
    attributesForFaceting: ['kind'],
    ranking: ['geo', 'filters', 'relevance', 'custom'],
  },
  records,
)
const search = (query: string, facetFilters: readonly string[] = []) =>
  engine.search('texts', { query, facets: ['kind'], facetFilters, hitsPerPage: 100 })

test.each(['leraar wiskunde', 'leraar', 'leraar scheikunde', 'wiskunde natuurkunde thuis'])(
  'each value of “%s” counts as many records as its filter finds',
  (query) => {
    const counts = search(query).facets?.['kind'] ?? {}
    for (const kind of ['a', 'b', 'c']) expect(search(query, [`kind:${kind}`]).nbHits, kind).toBe(counts[kind] ?? 0)
  },
)

test('filters leave the words that a hit needs as they are', () => {
  expect(search('leraar wiskunde').nbHits).toBe(30)
  expect(search('leraar wiskunde', ['kind:c']).nbHits).toBe(0)
})
