/** An index that changed step by step, against one that was built of the same records at once. */
import { expect, test } from 'vitest'
import { createSearchEngine, type SearchEngine } from '../engine.ts'
import type { SearchableRecord } from '../paths.ts'
import type { SearchParams } from '../query/search-params.ts'
import { buildHere } from './build.ts'
import type { IndexSettings } from './settings.ts'

const settings: IndexSettings = {
  searchableAttributes: ['title', 'body'],
  attributesForFaceting: ['kind', 'views'],
  customRanking: ['desc(views)', 'asc(objectID)'],
  attributeForDistinct: 'kind',
}

const words = 'leraar leraren opleiding salaris salarissen stage stages onderwijs pabo mbo hbo docent'.split(' ')
const recordOf = (number: number, version = 0): SearchableRecord => ({
  objectID: String(number),
  title: `${words[(number + version) % words.length]} ${words[(number * 7 + version) % words.length]}`,
  body: Array.from({ length: 12 }, (_, at) => words[(number * 5 + at * at + version) % words.length]).join(' '),
  kind: ['kort', 'lang', 'online'][(number + version) % 3],
  views: (number * 13 + version) % 17,
  _geoloc: { lat: 52 + (number % 10) / 10, lng: 5 },
})

const questions: readonly SearchParams[] = [
  { query: '' },
  { query: 'salaris' },
  { query: 'salris opleid' },
  { query: 'leraar stage', facetFilters: ['kind:kort'] },
  { query: 'onderwijs pabo mbo', typoTolerance: 'min' },
  { query: 'docent xyzzy', removeWordsIfNoResults: 'lastWords' },
  { query: 'o', numericFilters: ['views>3'] },
  { query: 'hbo', aroundLatLng: '52.5,5', aroundRadius: 40_000, getRankingInfo: true },
  { query: 'leraar', distinct: 2, facetingAfterDistinct: true },
]

const answers = (engine: SearchEngine) =>
  questions.map((params) => {
    const { hits, ...answer } = engine.search('texts', { ...params, facets: ['*'], hitsPerPage: 1000 })
    // The score within a segment is the only figure that differs between segments.
    return {
      ...answer,
      hits: hits.map(({ _rankingInfo, ...hit }) => ({ ...hit, info: { ...Object(_rankingInfo), userScore: 0 } })),
    }
  })

test.each([3, 40, 400])('after %i changes searches answer as if the index had been built anew', async (changes) => {
  const engine = createSearchEngine()
  const records = new Map(Array.from({ length: 900 }, (_, number) => [String(number), recordOf(number)]))
  engine.replaceIndex('texts', settings, [...records.values()])
  const index = engine.index('texts')
  const batches: Promise<void>[] = []
  for (let change = 0; change < changes; change += 1) {
    const number = (change * 37) % 950
    const record = change % 3 === 0 ? null : recordOf(number, change)
    batches.push(index.change(new Map([[String(number), record]])))
    if (record) records.set(String(number), record)
    else records.delete(String(number))
    // Some come while others are being built in, some after.
    if (change % 50 === 0) await batches.at(-1)
  }
  await Promise.all(batches)
  const anew = createSearchEngine()
  anew.replaceIndex('texts', settings, [...records.values()])
  expect(answers(engine)).toEqual(answers(anew))
  expect(engine.list()[0]?.entries).toBe(records.size)
})

test('many changes are built into a new base, and what comes meanwhile is not lost', async () => {
  const engine = createSearchEngine()
  engine.replaceIndex('texts', settings, [])
  const index = engine.index('texts')
  const first = index.change(new Map(Array.from({ length: 600 }, (_, number) => [String(number), recordOf(number)])))
  await Promise.resolve()
  await Promise.resolve()
  const second = index.change(
    new Map([
      ['5', null],
      ['new', { objectID: 'new', title: 'gloednieuw' }],
    ]),
  )
  await Promise.all([first, second])
  expect(index.state().base.ids).toHaveLength(600)
  expect(engine.search('texts').nbHits).toBe(600)
  expect(engine.search('texts', { query: 'gloednieuw' }).hits).toMatchObject([{ objectID: 'new' }])
  expect(engine.reader('texts')('5')).toBeNull()
  expect(index.newest('5')).toBeNull()
})

test('a few long changes are built into a new base too', async () => {
  const engine = createSearchEngine()
  engine.replaceIndex('texts', settings, [])
  const long = Array.from({ length: 10 }, (_, number) => ({ ...recordOf(number), more: 'x'.repeat(450_000) }))
  await engine.index('texts').change(new Map(long.map((record) => [record.objectID, record])))
  expect(engine.index('texts').state().delta).toBeNull()
  expect(engine.search('texts').nbHits).toBe(10)
})

test('what cannot be built in is left out, and later changes are built in', async () => {
  const engine = createSearchEngine({
    build: async (job, isKnown) => {
      const segment = await buildHere(job, isKnown)
      if (segment.ids.includes('broken')) throw new Error('no room')
      return segment
    },
  })
  engine.replaceIndex('texts', settings, [recordOf(1)])
  const index = engine.index('texts')
  await index.change(new Map([['2', recordOf(2)]]))
  await expect(index.change(new Map([['broken', { objectID: 'broken' }]]))).rejects.toThrow('no room')
  await index.change(new Map([['3', recordOf(3)]]))
  expect(engine.search('texts').nbHits).toBe(3)
})

test.each([5, 600])('a change after %i others that cannot be built in fails and succeeds by itself', async (count) => {
  const engine = createSearchEngine({
    build: async (job, isKnown) => {
      const segment = await buildHere(job, isKnown)
      if (segment.ids.includes('broken')) throw new Error('no room')
      return segment
    },
  })
  engine.replaceIndex('texts', settings, [recordOf(1)])
  const index = engine.index('texts')
  const many = Array.from({ length: count }, (_, number) => recordOf(number + 10))
  const broken = new Map([
    ['broken', { objectID: 'broken' }],
    ...many.map((record) => [record.objectID, record] as const),
  ])
  const first = index.change(broken)
  await Promise.resolve()
  await Promise.resolve()
  const second = index.change(new Map([['2', recordOf(2)]]))
  expect((await Promise.allSettled([first, second])).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(engine.search('texts').nbHits).toBe(2)
  const third = index.change(new Map(many.map((record) => [record.objectID, record])))
  await Promise.resolve()
  await Promise.resolve()
  const fourth = index.change(new Map([['broken', { objectID: 'broken' }]]))
  expect((await Promise.allSettled([third, fourth])).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(engine.search('texts').nbHits).toBe(2 + count)
  expect(index.all()).toHaveLength(2 + count)
})

test('new settings hold for old records', async () => {
  const engine = createSearchEngine()
  engine.replaceIndex('texts', settings, [recordOf(1)])
  expect(engine.search('texts', { query: 'kort lang online' }).nbHits).toBe(0)
  await engine.index('texts').configure({ ...settings, searchableAttributes: ['kind'] })
  expect(engine.search('texts', { query: String(recordOf(1)['kind']) }).nbHits).toBe(1)
  await expect(async () => engine.index('texts').configure({ customRanking: ['views'] })).rejects.toThrow(/asc\(/)
})
