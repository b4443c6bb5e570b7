/** What one caller may ask at once, and what that may cost the others. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRoom, noDeadline } from '../deadline.ts'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'

const words = 'leraar docent school klas vak les mbo po vo so hbo route pabo stage salaris'.split(' ')
const text = (length: number, from: number) =>
  Array.from({ length }, (_, at) => words[(at * 7 + from) % words.length]).join(' ')
const records = Array.from({ length: 1000 }, (_, at) => ({
  objectID: String(at),
  title: text(6, at),
  body: text(300, at),
  nested: { a: text(40, at), b: { c: text(40, at + 1) } },
  kind: `soort ${at % 40}`,
}))
const engine = createSearchEngine()
engine.replaceIndex(
  'texts',
  { searchableAttributes: ['title', 'body', 'nested.a'], attributesForFaceting: ['kind', 'title'] },
  records,
)
const open = (timeLimit = 0) =>
  createSearchHandler({ engine, resolveKey: async () => ({ indexes: ['texts'] }), timeLimit })
const handler = open()

const send = async (path: string, body: object, ip = '192.0.2.1', to = handler) => {
  const reply = await to({
    method: 'POST',
    path: `/1/indexes/${path}`,
    search: '',
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': 'k' },
    body: Buffer.from(JSON.stringify(body)),
    ip,
  })
  const answer = typeof reply.body === 'string' ? reply.body : ''
  return { ...reply, length: Buffer.byteLength(answer), answer: JSON.parse(answer) as Record<string, unknown> }
}
/** A call of so many times the same. */
const times = (length: number, request: object) => ({
  requests: Array.from({ length }, () => ({ indexName: 'texts', ...request })),
})
const query = (params: object) => send('texts/query', params)

const lists = [
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'restrictSearchableAttributes',
  'facets',
  'optionalWords',
  'disableTypoToleranceOnWords',
  'disableTypoToleranceOnAttributes',
  'responseFields',
  'alternativesAsExact',
  'queryLanguages',
  'ignorePlurals',
  'removeStopWords',
  'naturalLanguages',
]
const many = Array.from({ length: 20_000 }, (_, at) => `a${at}`)

test.each(
  lists.flatMap((name) => [[name, many] as const, [name, many.join()] as const, [name, ['a'.repeat(501)]] as const]),
)('%s has bounds, which its refusal names', async (name, value) => {
  const message = `Invalid value for "${name}" parameter, expected at most 1000 strings of at most 500 characters each`
  expect(await query({ [name]: value })).toMatchObject({ status: 400, answer: { message, status: 400 } })
})

test.each([
  ['highlightPreTag', 'x'.repeat(501), '500 characters'],
  ['highlightPostTag', 'x'.repeat(100_000), '500 characters'],
  ['snippetEllipsisText', 'x'.repeat(501), '500 characters'],
  ['filters', 'x'.repeat(200_001), '200000 characters'],
  ['aroundLatLng', '1'.repeat(101), '100 characters'],
  ['insidePolygon', [Array(20_001).fill(1)], '20000 numbers'],
  ['aroundPrecision', Array.from({ length: 101 }, () => ({ from: 1, value: 1 })), '100 bands'],
])('%s has a bound, which its refusal names', async (name, value, bound) => {
  const message = `Invalid value for "${name}" parameter, expected at most ${bound}`
  expect(await query({ [name]: value })).toMatchObject({ status: 400, answer: { message, status: 400 } })
})

test.each([
  ['userToken', 'x'.repeat(1_000_000), '129 characters'],
  ['userToken', Array(130).fill('x'), '129 characters'],
  ['analyticsTags', ['x'.repeat(10_001)], '10000 characters'],
  ['ruleContexts', Array(6000).fill('x'), '10000 characters'],
])('%s has no effect, and a bound all the same, since it is echoed', async (name, value, bound) => {
  const message = `Invalid value for "${name}" parameter, expected at most ${bound}`
  expect(await query({ [name]: value })).toMatchObject({ status: 400, answer: { message, status: 400 } })
  expect(await send('*/queries', times(1, { params: `${name}=${String(value)}` }))).toMatchObject({ status: 400 })
})

const nested = (list: unknown, levels: number): unknown => (levels === 0 ? list : nested([list], levels - 1))
test.each([
  ['numericFilters', nested('size>1', 3), 'arrays nested at most 2 deep'],
  ['numericFilters', JSON.stringify(nested('size>1', 3)), 'arrays nested at most 2 deep'],
  ['facetFilters', nested('kind:x', 25), 'arrays nested at most 20 deep'],
  ['tagFilters', ['x'.repeat(2001)], 'at most 2000 characters in each filter'],
])('%s: lists have bounds too', async (name, value, bound) => {
  const message = `Invalid value for "${name}" parameter, expected ${bound}`
  expect(await query({ [name]: value })).toMatchObject({ status: 400, answer: { message, status: 400 } })
})
test(
  'a browse of long records ends its pages early, and its cursor leads through all',
  { tags: ['full'] },
  async () => {
    const long = Array.from({ length: 60 }, (_, at) => ({ objectID: `long ${at}`, text: 'x'.repeat(400_000) }))
    engine.replaceIndex('long', {}, long)
    const browsing = createSearchHandler({ engine, resolveKey: async () => ({ indexes: ['long'] }) })
    const names: unknown[] = []
    let cursor: unknown = null
    do {
      const { status, answer } = await send('long/browse', { cursor }, '192.0.2.9', browsing)
      expect(status).toBe(200)
      names.push(...(answer['hits'] as { objectID: string }[]).map(({ objectID }) => objectID))
      cursor = answer['cursor']
    } while (cursor !== undefined)
    expect(names).toEqual(long.map(({ objectID }) => objectID))
  },
)

test('a list of filters may be as long as the body', async () => {
  expect((await query({ numericFilters: Array(330_000).fill('') })).status).toBe(200)
  expect((await query({ facetFilters: Array(330_000).fill('') })).status).toBe(200)
})
test('numeric filters nested twice are no more than an OR', async () =>
  expect((await query({ numericFilters: [['size>1', 'size<1']] })).status).toBe(200))

test.each([
  ['*/queries', times(201, {}), 'Invalid value for "requests", expected at most 200 requests in one call, not 201'],
  ['texts/query', nested({}, 40), 'Invalid JSON body: nested too deeply, expected at most 30 levels'],
  ['%ff/query', {}, 'Invalid percent-encoding in the path: "/1/indexes/%ff/query"'],
  ['/query', {}, 'Invalid path, expected a name in part 2 behind "/1"'],
  ['texts/browse', { cursor: 'x' }, 'Invalid value for "cursor" parameter, expected one from the answer to a browse'],
  [
    'texts/query',
    { filters: Array(2001).fill('kind:x').join(' OR ') },
    'At most 2000 filters in one search, filters, facetFilters, numericFilters and tagFilters together, not 2001',
  ],
])('%s names what is wrong and its bound', async (path, body, message) =>
  expect(await send(path, body as object)).toMatchObject({ status: 400, answer: { message, status: 400 } }),
)

test('what real pages ask stays far below', async () => {
  const names = Array.from({ length: 1000 }, (_, at) => `attribute_${at}.name`)
  const params = { query: 'docent', attributesToRetrieve: names, attributesToHighlight: names, facets: names }
  const { status, answer } = await query({ ...params, attributesToSnippet: names, highlightPreTag: '<b>'.repeat(160) })
  expect([status, answer['nbHits']]).toEqual([200, 1000])
})

const page = { query: words.join(' '), optionalWords: words, hitsPerPage: 1000, queryType: 'prefixAll' }
const bare = { ...page, attributesToRetrieve: ['objectID'], attributesToHighlight: [] }
const tag = '"'.repeat(500)
const costly: Readonly<Record<string, readonly [string, object]>> = {
  'names that records lack': [
    'texts/query',
    {
      ...page,
      attributesToRetrieve: many.slice(0, 1000),
      attributesToHighlight: many.slice(0, 1000),
      attributesToSnippet: many.slice(0, 1000),
    },
  ],
  'one name often': [
    'texts/query',
    { ...page, attributesToSnippet: Array.from({ length: 1000 }, (_, at) => `body:${at}`) },
  ],
  'names below one': [
    'texts/query',
    { ...page, attributesToHighlight: many.slice(0, 1000).map((one) => `nested.${one}`) },
  ],
  'long tags': ['texts/query', { ...page, highlightPreTag: tag, highlightPostTag: tag }],
  'snippets with long tags': [
    'texts/query',
    { ...page, attributesToSnippet: ['*:1000'], highlightPreTag: tag, snippetEllipsisText: tag },
  ],
  'many queries': ['*/queries', times(200, { ...page, facets: ['*'] })],
  'many pages': ['*/queries', times(200, { hitsPerPage: 1000, facets: ['*'] })],
  'many facets': [
    '*/queries',
    times(200, { type: 'facet', facet: 'title', facetQuery: text(60, 1), maxFacetHits: 100 }),
  ],
  'a browse': ['texts/browse', { ...page }],
  'many records': ['*/objects', times(200, { objectID: '7' })],
  'a long filter': ['texts/query', { filters: Array(2000).fill('kind:x').join(' OR '), hitsPerPage: 1000 }],
  'nested parentheses': [
    'texts/query',
    { filters: '('.repeat(90) + Array(2000).fill('kind:x').join(' OR ') + ')'.repeat(90) },
  ],
}

test.each(Object.entries(costly))('%s: a small answer, or a refusal', async (_name, [path, body]) => {
  const { status, length, answer } = await send(path, body)
  expect([200, 400]).toContain(status)
  if (status === 400) expect(answer['message']).toMatch(/hitsPerPage|searchable/)
  expect(length).toBeLessThan(12_000_000)
})

test('an answer that would be too large is refused, and says what to ask less of', () => {
  // Without a time limit: on a busy machine time is up first, and the answer is whole but shorter.
  const refusal = () =>
    engine.search(
      'texts',
      { ...page, queryType: 'prefixAll', highlightPreTag: tag, highlightPostTag: tag },
      { ...noDeadline, take: createRoom() },
    )
  expect(refusal).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringMatching(/10000000 bytes.*hitsPerPage/) }),
  )
})

test('others are answered between the queries of one call', async () => {
  let turns = 0
  let isOver = false
  const count = async (): Promise<void> => {
    await nextTurn()
    turns += 1
    if (!isOver) await count()
  }
  const counting = count()
  expect((await send('*/queries', times(60, bare))).status).toBe(200)
  isOver = true
  await counting
  expect(turns).toBeGreaterThan(3)
})

test('one address gets its share of time, and the others theirs', async () => {
  // Little, so that one call takes more and three queries take less, however slow the machine is.
  const limited = open(50)
  const search = (ip: string, queries: number) => send('*/queries', times(queries, bare), ip, limited)
  let response = await search('2001:db8::1', 60)
  for (let count = 2; count < 200 && response.status === 200; count += 1)
    response = await search(`2001:db8::${count}`, 60)
  expect(response).toMatchObject({
    status: 429,
    answer: { message: expect.stringMatching(/one network may take \d+ ms/), status: 429 },
  })
  expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect((await search('2001:db8:0:1::1', 3)).status).toBe(200)
  expect((await search('192.0.2.7', 3)).status).toBe(200)
})

test('filters that only order hits have a bound too', async () => {
  const optionalFilters = (length: number) => Array.from({ length }, (_, at) => `kind:soort ${at}`)
  expect((await query({ optionalFilters: optionalFilters(500) })).status).toBe(200)
  expect(await query({ optionalFilters: optionalFilters(501) })).toMatchObject({
    status: 400,
    answer: { message: 'At most 500 optionalFilters in one search', status: 400 },
  })
})
