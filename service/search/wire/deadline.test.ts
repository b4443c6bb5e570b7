/** What comes of searches that time is too short for. The clock of these tests goes on by so much at each look. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const textOf = (number: number): string =>
  letters.map((letter, at) => `${letter}${letters[(number * (at + 3)) % 26]}`).join(number % 2 ? ' ' : ' x ')
const records = Array.from({ length: 300 }, (_, number) => ({
  objectID: String(number),
  title: textOf(number),
  body: textOf(number * 7 + 1),
  secret: number % 3 === 0,
  kind: `kind ${number % 5}`,
  size: number,
  _geoloc: { lat: 50 + number / 100, lng: 5 },
}))
const settings = { searchableAttributes: ['title', 'body'], attributesForFaceting: ['secret', 'kind'] }

const answers = z.object({
  results: z.array(
    z.object({
      hits: z
        .array(z.object({ objectID: z.string(), _rankingInfo: z.object({ words: z.number() }).optional() }))
        .default([]),
      facetHits: z.array(z.object({ value: z.string(), count: z.number() })).optional(),
      nbHits: z.number().optional(),
      facets: z.unknown().optional(),
      exhaustive: z.record(z.string(), z.boolean()),
      exhaustiveNbHits: z.boolean().optional(),
      exhaustiveTypo: z.boolean().optional(),
      exhaustiveFacetsCount: z.boolean().optional(),
    }),
  ),
})

/** A client of a new engine, so that nothing is cached; `clock.pace` is milliseconds per clock reading. */
const clientAt = (pace: number, filter = 'secret:false') => {
  const clock = { pace, now: 0 }
  const engine = createSearchEngine()
  engine.replaceIndex('records', settings, records)
  const handler = createSearchHandler({
    engine,
    resolveKey: async () => ({ indexes: ['records'], filters: { records: filter } }),
    clock: () => (clock.now += clock.pace),
  })
  const send = async (path: string, body: object | null = null) => {
    const reply = await handler({
      method: body ? 'POST' : 'GET',
      path: `/1/indexes${path}`,
      search: '',
      headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key' },
      body: body && Buffer.from(JSON.stringify(body)),
      ip: '::1',
    })
    return { status: reply.status, answer: JSON.parse(typeof reply.body === 'string' ? reply.body : '') as object }
  }
  const searchAll = async (requests: readonly object[]) => {
    const { status, answer } = await send('/*/queries', {
      requests: requests.map((one) => ({ indexName: 'records', ...one })),
    })
    expect(status).toBe(200)
    return answers.parse(answer).results
  }
  const search = async (request: object) => {
    const [result] = await searchAll([request])
    if (!result) throw new Error('no answer')
    return result
  }
  return { clock, send, askAll: searchAll, ask: search }
}

const alphabet = letters.join(' ')
const all = { hitsPerPage: 1000 }
const costly: Readonly<Record<string, object>> = {
  'optional prefixes': { query: alphabet, queryType: 'prefixAll', optionalWords: [alphabet], facets: ['*'], ...all },
  'required prefixes': { query: 'a b c d', queryType: 'prefixAll', ...all },
  'what is excluded': {
    query: letters
      .slice(0, 6)
      .map((letter) => `-${letter}a`)
      .join(' '),
    advancedSyntax: true,
    ...all,
  },
  phrases: { query: '"x bi" "x ck" x', advancedSyntax: true, ...all },
  'many filters': { filters: Array.from({ length: 99 }, (_, at) => `size != ${at * 3 + 1}`).join(' AND '), ...all },
  'one of many filters': { filters: Array.from({ length: 99 }, (_, at) => `size = ${at}`).join(' OR '), ...all },
  'a polygon': { insidePolygon: [[50.5, 4, 50.5, 6, 52.5, 6, 52.5, 4]], ...all },
  'ranking info': { query: 'a b c', queryType: 'prefixAll', getRankingInfo: true, ...all },
}

const namesOf = ({ hits }: { hits: readonly { objectID: string }[] }) => hits.map(({ objectID }) => objectID)

test.each(Object.entries(costly))('%s: however early the deadline, the hits are correct', async (_name, request) => {
  const whole = await clientAt(0).ask(request)
  expect(whole.nbHits).toBeGreaterThan(1)
  expect(whole.exhaustiveNbHits).toBe(true)
  const ends = new Set<boolean | undefined>()
  for (const pace of [0.01, 0.1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233]) {
    const result = await clientAt(pace).ask(request)
    const { exhaustiveNbHits, exhaustiveTypo, exhaustive } = result
    expect(new Set([exhaustiveNbHits, exhaustiveTypo, ...Object.values(exhaustive)])).toHaveLength(1)
    if (exhaustiveNbHits) expect(result).toEqual(whole)
    else expect(namesOf(whole)).toEqual(expect.arrayContaining(namesOf(result)))
    expect(result.nbHits).toBeGreaterThanOrEqual(result.hits.length)
    ends.add(exhaustiveNbHits)
  }
  expect(ends).toEqual(new Set([true, false]))
})

test('hits collected before the deadline are ordered by the criteria evaluated so far', async () => {
  const optional = { optionalWords: ['dm', 'ck'], typoTolerance: false, restrictSearchableAttributes: ['title'] }
  const request = { query: 'bi dm ck', ...optional, getRankingInfo: true, ...all }
  const orders = new Set<string>()
  for (let pace = 1; pace < 40; pace += 1) {
    const { hits, exhaustiveNbHits } = await clientAt(pace).ask(request)
    if (!exhaustiveNbHits) orders.add(hits.map(({ _rankingInfo }) => _rankingInfo?.words).join(' '))
  }
  expect([...orders]).toContain('3 3 3 3 3 3 3 3 2 2 2 2 2 2 2')
})

test('a call has its time too: what comes behind finds nothing, but for the first of what needs no words', async () => {
  const slow = { query: alphabet, queryType: 'prefixAll', optionalWords: [alphabet] }
  const results = await clientAt(10).askAll([...Array.from({ length: 8 }, () => slow), { query: '' }])
  expect(results.map(({ exhaustiveNbHits }) => exhaustiveNbHits)).toEqual(results.map(() => false))
  expect(results.map(({ hits }) => hits.length > 0)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
    true,
  ])
  expect(results.at(-1)).toMatchObject({ nbHits: 200 })
})

test('values of a facet are searched no longer than that either', async () => {
  const request = { type: 'facet', facet: 'kind', facetQuery: 'kind', query: alphabet, optionalWords: [alphabet] }
  const whole = await clientAt(0).ask(request)
  expect(whole).toMatchObject({ exhaustiveFacetsCount: true, exhaustive: { facetsCount: true } })
  expect(whole.facetHits).toHaveLength(5)
  const cut = await clientAt(150).ask(request)
  expect(cut).toMatchObject({ facetHits: [], exhaustiveFacetsCount: false, exhaustive: { facetsCount: false } })
})

test('a filter that time was too short for is judged anew by the next search', async () => {
  const { clock, ask: search } = clientAt(100)
  const request = costly['many filters'] ?? {}
  expect(await search(request)).toMatchObject({ nbHits: 0, exhaustiveNbHits: false })
  clock.pace = 0
  const whole = await search(request)
  expect(whole.nbHits).toBeGreaterThan(0)
  expect(whole.exhaustiveNbHits).toBe(true)
})

test.each([
  ['', null],
  ['/records/1', null],
  ['/*/objects', { requests: [{ indexName: 'records', objectID: '1' }] }],
])('which records a key shows is looked up no longer than a call may take: %s', async (path, body) => {
  const filter = 'secret:false AND size >= 0'
  expect(await clientAt(0, filter).send(path, body)).toMatchObject({ status: 200 })
  expect(await clientAt(400, filter).send(path, body)).toMatchObject({ status: 400 })
})
