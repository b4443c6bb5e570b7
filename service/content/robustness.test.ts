/**
 * No request, however wrong, is the service's own failure: known mistakes by table. `databases.test.ts` sends random
 * queries.
 */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuzzRequests, measureCost } from '#platform/cost.fixture.ts'
import { openContentHandler } from './content-handler.fixture.ts'
import { malformedRequests } from './malformed-requests.fixture.ts'

const { fixture, handle } = await openContentHandler()

/** A request as one line: `SEARCH /items/articles {"query":{}}`. */
const send = async (line: string) => {
  const [, method = 'GET', address = '/', body] = /^(\w+) (\S+)(?: (.*))?$/s.exec(
    line.startsWith('SEARCH ') ? line : line.replaceAll(' ', (space, index: number) => (index > 4 ? '%20' : space)),
  ) ?? [undefined, 'GET', '/']
  const [path = '/', search = ''] = address.split(/\?(.*)/s)
  const reply = await handle({
    method,
    path,
    search,
    headers: { authorization: `Bearer ${fixture.tokens.site}`, 'content-type': 'application/json' },
    body: body === undefined ? null : Buffer.from(body),
    ip: '127.0.0.1',
  })
  const answer = JSON.parse(typeof reply.body === 'string' ? reply.body : '') as {
    data?: unknown
    errors?: [{ message: string; extensions: { code: string } }]
  }
  return {
    status: reply.status,
    data: answer.data,
    code: answer.errors?.[0].extensions.code,
    message: answer.errors?.[0].message,
  }
}

const pieces = [
  'a',
  'a.',
  'a(',
  '(',
  'a( ',
  '+',
  ',',
  '*.',
  '[a]',
  '[',
  '$',
  '-',
  '{',
  'é',
  'year(',
  ' ',
  'topics.',
  '_eq',
  '$NOW(',
  '\\',
]
const names = [
  'fields',
  'sort',
  'search',
  'filter',
  'deep',
  'alias',
  'aggregate',
  'groupBy',
  'limit',
  'version',
  'access_token',
]
/** A value that is long, wide or deep, so that it costs much where something costs more than its length. */
const large = fc
  .tuple(fc.constantFrom(...pieces), fc.integer({ min: 10, max: 14_000 }))
  .map(([piece, length]) => piece.repeat(length / piece.length))
const wide = large.map((text) => Array.from({ length: 400 }, (_, at) => `${text.slice(0, 20)}${at}`))
/** As JSON, since what reports a failure walks values by recursion. */
const deep = fc
  .tuple(
    fc.constantFrom('{"_and":[|]}', '{"_or":[|]}', '{"topics":|}', '{"title":|}', '[|]', '{"_none":|}'),
    fc.integer({ min: 1, max: 3000 }),
  )
  .map(([wrap, depth]) => {
    const [before = '', after = ''] = wrap.split('|')
    return `${before.repeat(depth)}{"title":{"_eq":"x"}}${after.repeat(depth)}`
  })
const operators = fc
  .integer({ min: 10, max: 3000 })
  .map((length) => ({ _and: Array.from({ length }, (_, at) => ({ title: { _contains: `x${at}` } })) }))
const parameters = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(
    large.map((text) => JSON.stringify(text)),
    wide.map((list) => JSON.stringify(list)),
    deep,
    operators.map((rule) => JSON.stringify(rule)),
  ),
  {
    minKeys: 1,
    maxKeys: 3,
  },
)

// ASVS 13.4.1
test(
  'no request costs more than half a second, 12 MB of answer or 300 MB of memory, however large it is',
  { timeout: 60_000 + fuzzRequests * 200 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        parameters,
        fc.boolean(),
        fc.constantFrom('/items/articles', '/items/programs', '/users/me', '/fields/articles'),
        async (given, isSearch, path) => {
          const text = new URLSearchParams(
            Object.entries(given).map(([name, json]) => [name, json.startsWith('"') ? String(JSON.parse(json)) : json]),
          )
          const query = Object.entries(given).map(([name, json]) => `"${name}":${json}`)
          const { answer: reply, excess } = await measureCost(
            () =>
              handle({
                method: isSearch ? 'SEARCH' : 'GET',
                path,
                search: isSearch ? '' : text.toString(),
                headers: { authorization: `Bearer ${fixture.tokens.site}`, 'content-type': 'application/json' },
                body: isSearch ? Buffer.from(`{"query":{${query.join()}}}`) : null,
                ip: '127.0.0.1',
              }),
            ({ body }) => (typeof body === 'string' ? body.length : 0),
          )
          expect(reply.status).toBeLessThan(500)
          expect(excess).toEqual([])
        },
      ),
      { numRuns: fuzzRequests, seed: 5 },
    )
  },
)

// ASVS 5.3.4 5.3.5 5.3.6
test('no word of a caller becomes a part of a statement', async () => {
  const countOf = async () => (await send('GET /items/articles?aggregate[count]=*')).data
  const before = await countOf()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('filter[title][_eq]', 'search', 'sort', 'fields', 'groupBy', 'filter[title][_in]', 'alias[a]'),
      fc.constantFrom("'", '"', '`', '\\', ');', "' or 1=1 --", '\0', '$1', '?', ':id', '{"a":1}'),
      fc.constantFrom('drop table articles', 'update articles set title = 1', "' union select 1 --", 'x'),
      async (name, quote, words) => {
        const answer = await send(`GET /items/articles?${name}=${encodeURIComponent(`title${quote}${words}${quote}`)}`)
        expect([200, 400, 403]).toContain(answer.status)
        if (answer.status === 200 && name.startsWith('filter')) expect(answer.data).toEqual([])
      },
    ),
    { numRuns: 300, seed: 6 },
  )
  expect(await countOf()).toEqual(before)
})

describe('malformed requests', () => {
  test('are at least two hundred, each another', () => {
    expect(new Set(malformedRequests.map(([request]) => request)).size).toBeGreaterThanOrEqual(200)
  })
  test.each(
    malformedRequests.map(([request, status, code]) => [request.slice(0, 120), request, status, code] as const),
  )('%s', async (_title, request, status, code) => {
    const answer = await send(request)
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(answer.message).toMatch(/\S/)
    expect(answer.message?.length).toBeLessThan(400)
  })
})
