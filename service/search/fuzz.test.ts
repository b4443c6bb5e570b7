/** Random, mostly malformed requests (FUZZ_REQUESTS sends more of them): each gets an answer, and none causes an internal error. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRequests as count, measureCost } from '#platform/cost.fixture.ts'
import { createSearchEngine } from './engine.ts'
import { acls } from './wire/grant.ts'
import { createSearchHandler } from './wire/handler.ts'
import { createKeyring } from './wire/keyring.ts'
import { parameterNames } from './query/params.ts'

const engine = createSearchEngine()
const records = Array.from({ length: 30 }, (_, at) => ({
  objectID: String(at),
  title: ['Leraar worden', 'Salaris in het mbo', 'Zij-instroom', 'Een dag op de pabo'][at % 4],
  kind: ['a', 'b', 'c'][at % 3],
  size: at,
  _geoloc: { lat: 50 + at / 10, lng: 5 },
}))
engine.replaceIndex(
  'texts',
  {
    searchableAttributes: ['title', 'unordered(kind)'],
    attributesForFaceting: ['kind', 'size'],
    attributeForDistinct: 'kind',
    decompoundedAttributes: { nl: ['*'] },
    synonyms: [{ objectID: 's', type: 'synonym', synonyms: ['salaris', 'loon', 'geld per maand'] }],
  },
  records,
)
const faults: unknown[] = []
const handler = createSearchHandler({
  engine,
  // Most requests ask this index: it has to last to the end.
  catalogue: new Set(['texts']),
  keyring: createKeyring({ adminKey: 'admin' }),
  resolveKey: async (_application, key) =>
    key === 'reader' ? { indexes: ['texts'] } : key === 'writer' ? { indexes: '*', acl: acls } : null,
  report: (error) => faults.push(error),
})

const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '*',
    '-',
    '"',
    '"a b',
    '-"x"',
    'kind:a',
    'kind:a OR',
    '(',
    'NOT NOT',
    'size>1',
    'size:1 TO',
    '52,5',
    '1e999',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    'salaris',
    'zij-instr',
    'true',
    '0',
    '-1',
    '99999999999999999999',
    '[[1,2,3,4]]',
    '{"a":1}',
  ),
  fc.string({ maxLength: 30, unit: 'binary' }),
)
/** What is long, wide or deep, so that it costs much where something costs more than its length. */
const large: fc.Arbitrary<unknown> = fc
  .tuple(
    fc.constantFrom(
      'a',
      'a.',
      'a,',
      '(',
      ')',
      '*a',
      '"',
      '<score=',
      ' ',
      '=',
      ':',
      '-',
      'é',
      'title:5,',
      'kind:a OR ',
      'x AND (',
      '\\',
    ),
    fc.integer({ min: 100, max: 60_000 }),
    fc.constantFrom('text', 'list', 'names', 'nested', 'numbers'),
  )
  .map(([piece, length, form]) => {
    if (form === 'text') return piece.repeat(length / piece.length)
    if (form === 'list') return Array.from({ length: length / 10 }, () => piece.repeat(9))
    if (form === 'names') return Array.from({ length: length / 10 }, (_, at) => `${piece}${at}`)
    if (form === 'numbers') return Array.from({ length: length / 10 }, (_, at) => at % 90)
    return Array.from({ length: 25 }).reduce<unknown>((inner) => [inner, piece], piece)
  })
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 1, arbitrary: large },
  { weight: 4, arbitrary: odd },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(odd, fc.integer(), fc.array(fc.oneof(odd, fc.double()), { maxLength: 4 })), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const name = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...parameterNames) }, odd)
const params = fc.dictionary(name, value, { maxKeys: 3 })
const segment = fc.constantFrom(
  '*',
  'texts',
  'other',
  'queries',
  'query',
  'browse',
  'facets',
  'kind',
  'settings',
  'batch',
  'objects',
  'task',
  '1',
  'synonyms',
  'search',
  'rules',
  'operation',
  'clear',
  'partial',
  'deleteByQuery',
  'keys',
  '%2A',
  '%E0%A4%A',
  '',
  'admin',
)

const body = fc.oneof(
  params,
  fc.record({
    requests: fc.array(
      fc.record({
        indexName: fc.constantFrom('texts', 'other', ''),
        type: fc.constantFrom('default', 'facet', undefined),
        facet: odd,
        objectID: odd,
        action: fc.constantFrom('addObject', 'deleteObject', 'partialUpdateObject', 'clear', 'x'),
        body: params,
        params: fc.oneof(params, odd),
      }),
      { maxLength: 4 },
    ),
  }),
  params.map((given) => ({ params: given })),
  value,
)

const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  path: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        '/1/indexes/*/queries',
        '/1/indexes/texts/query',
        '/1/indexes/texts/browse',
        '/1/indexes/texts/facets/kind/query',
        '/1/indexes/scratch/batch',
        '/1/indexes/scratch/settings',
        '/1/indexes/scratch/synonyms/batch',
        '/1/indexes/scratch/operation',
        '/1/indexes/scratch/deleteByQuery',
        '/1/keys',
        '/1/indexes/scratch/0',
      ),
    },
    fc.array(segment, { maxLength: 5 }).map((segments) => `/1/indexes/${segments.join('/')}`),
  ),
  key: fc.constantFrom('reader', 'writer', 'writer', 'admin', 'gone'),
  search: fc.oneof(
    fc.constant(''),
    odd,
    params.map((given) =>
      new URLSearchParams(Object.entries(given).map(([one, other]) => [one, JSON.stringify(other)])).toString(),
    ),
  ),
  raw: fc.oneof({ weight: 9, arbitrary: body.map((given) => JSON.stringify(given) ?? '') }, odd),
})

// ASVS 11.1.4
test(
  'odd requests are answered or refused, never with a fault, and none costs much',
  { timeout: 240_000 },
  async () => {
    const countByStatus = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, key, search, raw }) => {
        const { answer: reply, excess } = await measureCost(
          () =>
            handler({
              method,
              path,
              search,
              headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': key },
              body: Buffer.from(raw),
              ip: '127.0.0.1',
            }),
          ({ body }) => (typeof body === 'string' ? body.length : 0),
        )
        expect(excess).toEqual([])
        countByStatus.set(reply.status, (countByStatus.get(reply.status) ?? 0) + 1)
        expect(reply.status).toBeLessThan(500)
        if (reply.status >= 400 && typeof reply.body === 'string')
          expect(JSON.parse(reply.body)).toEqual({ message: expect.any(String) as unknown, status: reply.status })
      }),
      { numRuns: count, seed: 3 },
    )
    expect(faults).toEqual([])
    // Odd as they are, enough of them have to get past the parsers for this to mean something.
    expect(countByStatus.get(200)).toBeGreaterThan(count * 0.08)
    expect(countByStatus.get(400)).toBeGreaterThan(count * 0.08)
  },
)
