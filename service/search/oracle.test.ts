/**
 * The engine against the rules written out plainly, over random records, changes and queries: which records match, how
 * many values each facet counts, how far a place is, in which order hits come.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearchEngine } from './engine.ts'
import type { SearchableRecord } from './paths.ts'
import type { IndexSettings } from './index/settings.ts'

const settings: IndexSettings = {
  searchableAttributes: ['title', 'unordered(tags)'],
  attributesForFaceting: ['kind', 'size'],
  customRanking: ['desc(size)', 'asc(objectID)'],
}

const vocabulary = ['aap', 'aapje', 'boom', 'bomen', 'noot', 'noten', 'mies', 'wim', 'zus']
const word = fc.constantFrom(...vocabulary)
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
const kinds = ['rood', 'groen', 'blauw'] as const

type Book = SearchableRecord & {
  readonly title: string
  readonly tags: readonly string[]
  readonly kind: readonly string[]
  readonly size: number
  readonly _geoloc?: { readonly lat: number; readonly lng: number }
}

const place = fc.record({ lat: fc.integer({ min: -80, max: 80 }), lng: fc.integer({ min: -179, max: 179 }) })
const book = fc
  .record({
    id: fc.integer({ min: 0, max: 60 }),
    title: text,
    tags: fc.array(text, { maxLength: 2 }),
    kind: fc.subarray([...kinds]),
    size: fc.integer({ min: 0, max: 4 }),
    where: fc.option(place),
  })
  .map(({ id, where, ...rest }): Book => ({
    objectID: String(id).padStart(2, '0'),
    ...rest,
    ...(where ? { _geoloc: where } : {}),
  }))

const request = fc.record({
  words: fc.array(word, { maxLength: 3 }),
  cut: fc.integer({ min: 1, max: 6 }),
  kind: fc.option(fc.constantFrom(...kinds)),
  least: fc.option(fc.integer({ min: 0, max: 4 })),
  around: fc.option(fc.record({ centre: place, radius: fc.integer({ min: 1, max: 8_000_000 }) })),
})
type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never

const wordsIn = ({ title, tags }: Book): string[] =>
  [title, ...tags].flatMap((value) => value.split(' ').filter(Boolean))

/** Great-circle distance by the law of cosines: another formula than the engine's. */
const metres = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number => {
  const [one, other, along] = [a.lat, b.lat, b.lng - a.lng].map((degrees) => (degrees * Math.PI) / 180)
  if (one === undefined || other === undefined || along === undefined) return Number.NaN
  const cosine = Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * Math.cos(along)
  return 6_371_000 * Math.acos(Math.max(-1, Math.min(1, cosine)))
}

const queryOf = ({ words, cut }: Request): string[] => [
  ...words.slice(0, -1),
  ...words.slice(-1).map((last) => last.slice(0, cut)),
]

const matches = (record: Book, search: Request): boolean => {
  const query = queryOf(search)
  const present = wordsIn(record)
  return (
    query.every((one, at) =>
      present.some((other) => (at === query.length - 1 ? other.startsWith(one) : other === one)),
    ) &&
    (search.kind === null || record.kind.includes(search.kind)) &&
    (search.least === null || record.size >= search.least)
  )
}

/** Words that only begin alike would be joined, and misspellings forgiven: both have tests of their own. */
const plain = { typoTolerance: 'false', hitsPerPage: 1000, attributesToHighlight: [] } as const

test('hits, counts and distances are those of the plain rules', () => {
  fc.assert(
    fc.property(fc.array(book, { maxLength: 40 }), request, (books, search) => {
      const records = [...new Map(books.map((record) => [record.objectID, record])).values()]
      const engine = createSearchEngine()
      engine.replaceIndex('books', settings, records)
      const { around } = search
      const answer = engine.search('books', {
        ...plain,
        query: queryOf(search).join(' '),
        facets: ['*'],
        ...(search.kind === null ? {} : { facetFilters: [`kind:${search.kind}`] }),
        ...(search.least === null ? {} : { numericFilters: [`size>=${search.least}`] }),
        ...(around
          ? {
              aroundLatLng: `${around.centre.lat},${around.centre.lng}`,
              aroundRadius: around.radius,
              getRankingInfo: true,
            }
          : {}),
      })
      const distance = ({ _geoloc }: Book) => (around && _geoloc ? metres(around.centre, _geoloc) : Infinity)
      const expected = records.filter(
        (record) => matches(record, search) && (!around || distance(record) <= around.radius),
      )
      expect(answer.hits.map(({ objectID }) => objectID).sort()).toEqual(
        expected.map(({ objectID }) => objectID).sort(),
      )
      for (const facet of ['kind', 'size'] as const) {
        const counts: Record<string, number> = {}
        for (const record of expected)
          for (const value of [record[facet]].flat()) counts[String(value)] = (counts[String(value)] ?? 0) + 1
        expect(answer.facets?.[facet] ?? {}).toEqual(counts)
      }
      for (const hit of around ? answer.hits : []) {
        const record = expected.find(({ objectID }) => objectID === hit.objectID)
        const geoDistance: unknown = Object(hit['_rankingInfo']).geoDistance
        if (record) expect(Math.abs(Number(geoDistance) - distance(record))).toBeLessThan(2)
      }
    }),
    { numRuns: 400, seed: 7 },
  )
})

test('each criterion only decides where those before it tie', () => {
  fc.assert(
    fc.property(fc.array(book, { maxLength: 40 }), request, (records, search) => {
      const engine = createSearchEngine()
      engine.replaceIndex('books', settings, records)
      const query = queryOf(search).join(' ')
      const { hits } = engine.search('books', {
        hitsPerPage: 1000,
        query,
        getRankingInfo: true,
        attributesToHighlight: [],
      })
      const keys = hits.map((hit) => {
        const { nbTypos, proximityDistance, firstMatchedWord, nbExactWords } = Object(hit['_rankingInfo']) as Record<
          string,
          number
        >
        return [
          nbTypos,
          proximityDistance,
          firstMatchedWord,
          -(nbExactWords ?? 0),
          -Number(hit['size']),
          Number(hit.objectID),
        ]
      })
      const compare = (a: readonly (number | undefined)[], b: readonly (number | undefined)[]) =>
        a.map((value, at) => (value ?? 0) - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
      expect(keys).toEqual(keys.toSorted(compare))
      const paged = [0, 1, 2, 3].flatMap((page) => engine.search('books', { query, hitsPerPage: 3, page }).hits)
      expect(paged.map(({ objectID }) => objectID)).toEqual(hits.slice(0, 12).map(({ objectID }) => objectID))
    }),
    { numRuns: 300, seed: 11 },
  )
})

test('an index that changed answers as one that was built of what is left', async () => {
  const change = fc.record({ id: fc.integer({ min: 0, max: 60 }), record: fc.option(book) })
  await fc.assert(
    fc.asyncProperty(
      fc.array(book, { maxLength: 30 }),
      fc.array(change, { maxLength: 12 }),
      request,
      async (records, changes, search) => {
        const engine = createSearchEngine()
        engine.replaceIndex('books', settings, records)
        const remaining = new Map(records.map((record) => [record.objectID, record]))
        for (const { id, record } of changes) {
          const objectID = String(id).padStart(2, '0')
          const next = record && { ...record, objectID }
          await engine.index('books').change(new Map([[objectID, next]]))
          if (next) remaining.set(objectID, next)
          else remaining.delete(objectID)
        }
        const anew = createSearchEngine()
        anew.replaceIndex('books', settings, [...remaining.values()])
        const params = { query: queryOf(search).join(' '), facets: ['*'], hitsPerPage: 1000 }
        expect(engine.search('books', params)).toEqual(anew.search('books', params))
      },
    ),
    { numRuns: 150, seed: 13 },
  )
})
