/** The wire as its clients see it: rows of requests and answers, which read best in one place. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Request } from '../../http/message.ts'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'

const engine = createSearchEngine({ clock: () => Date.UTC(2026, 0, 1) })
engine.replaceIndex(
  'articles',
  { searchableAttributes: ['title'], attributesForFaceting: ['topics.name', 'english'] },
  [
    { objectID: 'a1', title: 'Salaris in het onderwijs', topics: [{ name: 'Salaris' }], english: false },
    { objectID: 'a2', title: 'Stage lopen', topics: [{ name: 'Stage' }, { name: 'Salaris' }], english: false },
    { objectID: 'a3', title: 'Working in education', topics: [{ name: 'Stage' }], english: true },
  ],
)
engine.replaceIndex('my index', {}, [{ objectID: 'x/y', title: 'Een naam met een spatie' }])
engine.replaceIndex('closed', {}, [{ objectID: 'c' }])

const keys: Record<string, { indexes: readonly string[] | '*' } | undefined> = {
  reader: { indexes: ['articles', 'my index', 'absent'] },
  nothing: { indexes: [] },
  all: { indexes: '*' },
}
const handler = createSearchHandler({
  engine,
  resolveKey: async (application, key) => (application === 'APP' ? (keys[key] ?? null) : null),
})

type Sent = {
  method?: string
  search?: string
  body?: unknown
  raw?: Uint8Array
  headers?: Record<string, string>
  key?: string
}

const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body)

const send = async (
  path: string,
  { method = 'POST', search = '', body, raw, headers = {}, key = 'reader' }: Sent = {},
) => {
  const request: Request = {
    method,
    path,
    search,
    headers: { 'content-type': 'text/plain', 'x-algolia-application-id': 'APP', 'x-algolia-api-key': key, ...headers },
    body: raw ?? (body === undefined ? null : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))),
    ip: '127.0.0.1',
  }
  const reply = await handler(request)
  return {
    status: reply.status,
    headers: reply.headers,
    body: parsed(reply.body),
  }
}

const queries = (...requests: object[]) => send('/1/indexes/*/queries', { body: { requests } })

describe('who may ask', () => {
  const forbidden = { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } }
  test.each<[string, Sent]>([
    ['an unknown key', { key: 'gone' }],
    ['no key', { headers: { 'x-algolia-api-key': '' } }],
    ['another application', { headers: { 'x-algolia-application-id': 'OTHER' } }],
  ])('%s is refused', async (_name, sent) =>
    expect(await send('/1/indexes', { method: 'GET', ...sent })).toMatchObject(forbidden),
  )

  test('credentials may stand in the query string', async () => {
    const request = {
      method: 'GET',
      path: '/1/indexes',
      search: 'x-algolia-application-id=APP&x-algolia-api-key=reader',
      headers: {},
      body: null,
      ip: '::1',
    }
    expect((await handler(request)).status).toBe(200)
  })

  test.each(['closed', 'absent', 'never heard of'])(
    'an index that the key does not open looks like one that does not exist: %s',
    async (indexName) => {
      const expected = { status: 403, body: { message: 'Index not allowed with this API key', status: 403 } }
      expect(await queries({ indexName: 'articles' }, { indexName })).toMatchObject(expected)
      expect(await send(`/1/indexes/${encodeURIComponent(indexName)}/settings`, { method: 'GET' })).toMatchObject(
        expected,
      )
      expect(await send(`/1/indexes/${encodeURIComponent(indexName)}/a1`, { method: 'GET' })).toMatchObject(expected)
    },
  )

  test('the list shows what the key opens', async () => {
    const list = async (key: string) => (await send('/1/indexes', { method: 'GET', key })).body
    const indexList = (...names: string[]) => ({ items: names.map((name) => ({ name })), nbPages: 1 })
    expect(await list('reader')).toMatchObject(indexList('articles', 'my index'))
    expect(await list('nothing')).toMatchObject(indexList())
    expect(await list('all')).toMatchObject(indexList('articles', 'my index', 'closed'))
  })

  test('a key may read itself, and no other', async () => {
    expect(await send('/1/keys/reader', { method: 'GET' })).toMatchObject({
      status: 200,
      body: { value: 'reader', indexes: ['articles', 'my index', 'absent'] },
    })
    expect((await send('/1/keys/all', { method: 'GET' })).status).toBe(403)
  })
})

describe('browsers', () => {
  test('may ask from other origins, also when refused', async () => {
    expect((await queries({ indexName: 'articles' })).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after',
    })
    expect((await send('/1/indexes', { key: 'gone' })).headers['access-control-allow-origin']).toBe('*')
  })
  // ASVS 14.5.3
  test('receive CORS headers that allow their headers, without credentials', async () => {
    const request = {
      method: 'OPTIONS',
      path: '/1/indexes/*/queries',
      search: '',
      headers: { 'access-control-request-headers': 'x-search-usertoken' },
      body: null,
      ip: '::1',
    }
    expect(await handler(request)).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-headers': 'x-search-usertoken',
        'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
        'access-control-max-age': '86400',
      },
    })
  })
})

describe('searches', () => {
  test('results come in the order of the requests, each whole', async () => {
    const { status, body } = await queries(
      { indexName: 'my index', query: 'naam' },
      { indexName: 'articles', query: 'salaris', facets: ['*'], hitsPerPage: 1 },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      results: [
        { index: 'my index', nbHits: 1 },
        {
          index: 'articles',
          hits: [
            { objectID: 'a1', title: 'Salaris in het onderwijs', _highlightResult: { title: { matchLevel: 'full' } } },
          ],
          nbHits: 1,
          page: 0,
          nbPages: 1,
          hitsPerPage: 1,
          facets: { 'topics.name': { Salaris: 1 }, english: { false: 1 } },
          query: 'salaris',
          params: 'query=salaris&facets=%5B%22*%22%5D&hitsPerPage=1',
          exhaustive: { facetsCount: true, nbHits: true, typo: true },
          exhaustiveNbHits: true,
          exhaustiveTypo: true,
          exhaustiveFacetsCount: true,
          renderingContent: {},
        },
      ],
    })
    expect(body).toHaveProperty('results.1.processingTimeMS', expect.any(Number))
    expect(body).not.toHaveProperty('results.1.error')
    expect(body).not.toHaveProperty('results.1._automaticInsights')
  })

  test.each([
    ['an escaped asterisk', '/1/indexes/%2A/queries', { requests: [{ indexName: 'articles' }] }],
    [
      'parameters as text',
      '/1/indexes/*/queries',
      {
        requests: [
          { indexName: 'articles', params: 'query=&facets=%5B%22english%22%5D&filters=english:true+OR+english:false' },
        ],
      },
    ],
    [
      'a user token',
      '/1/indexes/*/queries',
      { requests: [{ indexName: 'articles', userToken: 'anon-1', analytics: false, clickAnalytics: false }] },
    ],
  ])('%s', async (_name, path, body) =>
    expect(await send(path, { body })).toMatchObject({ status: 200, body: { results: [{ nbHits: 3 }] } }),
  )

  test('facets as plain text, as widgets send them', async () => {
    const { body } = await queries({
      indexName: 'articles',
      facets: 'topics.name',
      facetFilters: 'english:false',
      hitsPerPage: 0,
      page: 0,
    })
    expect(body).toMatchObject({
      results: [{ hits: [], nbPages: 0, facets: { 'topics.name': { Salaris: 2, Stage: 1 } } }],
    })
  })

  test('facet values through the same route and through their own', async () => {
    const facetHits = [{ value: 'Stage', highlighted: '[St]age', count: 1 }]
    const params = { facetQuery: 'st', filters: 'english:true', highlightPreTag: '[', highlightPostTag: ']' }
    expect(
      (await queries({ indexName: 'articles', type: 'facet', facet: 'topics.name', maxFacetHits: 5, ...params })).body,
    ).toMatchObject({ results: [{ facetHits, exhaustiveFacetsCount: true }] })
    expect(await send('/1/indexes/articles/facets/topics.name/query', { body: params })).toMatchObject({
      status: 200,
      body: { facetHits },
    })
  })

  test('one index, by POST, by GET, and by GET of the index itself', async () => {
    const answer = { status: 200, body: { nbHits: 1, query: 'stage', hits: [{ objectID: 'a2' }] } }
    expect(await send('/1/indexes/articles/query', { body: { params: 'query=stage' } })).toMatchObject(answer)
    expect(
      await send('/1/indexes/articles/query', {
        method: 'GET',
        search: 'query=stage&hitsPerPage=5&x-algolia-agent=test',
      }),
    ).toMatchObject(answer)
    expect(await send('/1/indexes/articles', { method: 'GET', search: 'query=stage' })).toMatchObject(answer)
  })

  // ASVS 12.1.2
  test('a packed body', async () => {
    const raw = gzipSync(JSON.stringify({ query: 'stage' }))
    expect(await send('/1/indexes/articles/query', { raw, headers: { 'content-encoding': 'gzip' } })).toMatchObject({
      status: 200,
      body: { nbHits: 1 },
    })
    const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024, 32))
    expect(
      await send('/1/indexes/articles/query', { raw: bomb, headers: { 'content-encoding': 'gzip' } }),
    ).toMatchObject({ status: 413, body: { message: 'The body must be at most 1048576 bytes, unpacked', status: 413 } })
  })

  test('only the requested fields', async () => {
    const { body } = await send('/1/indexes/articles/query', {
      body: { responseFields: ['hits', 'nbHits'], attributesToRetrieve: [], attributesToHighlight: [] },
    })
    expect(body).toEqual({ hits: [{ objectID: 'a1' }, { objectID: 'a2' }, { objectID: 'a3' }], nbHits: 3 })
  })

  test('with the strategy to stop, later searches wait for fewer hits', async () => {
    const requests = [
      { indexName: 'articles', hitsPerPage: 5 },
      { indexName: 'articles', hitsPerPage: 2 },
      { indexName: 'articles' },
    ]
    const { body } = await send('/1/indexes/*/queries', { body: { requests, strategy: 'stopIfEnoughMatches' } })
    expect(body).toMatchObject({ results: [{ nbHits: 3 }, { nbHits: 3 }, { hits: [], processed: false }] })
  })

  test('as many facet values and hits as the specification names', async () => {
    expect(
      (await queries({ indexName: 'articles', facets: ['*'], maxValuesPerFacet: 5000, hitsPerPage: 0 })).status,
    ).toBe(200)
    expect(
      (
        await queries({
          indexName: 'articles',
          hitsPerPage: 500,
          filters: 'english:true',
          aroundLatLng: '52.1,5.1',
          aroundRadius: 25_000,
          getRankingInfo: true,
        })
      ).status,
    ).toBe(200)
  })
})

describe('records', () => {
  test('one record, or none of that name', async () => {
    expect(await send('/1/indexes/my%20index/x%2Fy', { method: 'GET' })).toMatchObject({
      status: 200,
      body: { objectID: 'x/y', title: 'Een naam met een spatie' },
    })
    expect(
      (await send('/1/indexes/articles/a1', { method: 'GET', search: 'attributesToRetrieve=title' })).body,
    ).toEqual({ objectID: 'a1', title: 'Salaris in het onderwijs' })
    expect(await send('/1/indexes/articles/none', { method: 'GET' })).toMatchObject({
      status: 404,
      body: { message: 'ObjectID does not exist', status: 404 },
    })
  })
  test('several at once, null for what does not exist', async () => {
    const requests = [
      { indexName: 'articles', objectID: 'a2', attributesToRetrieve: ['english'] },
      { indexName: 'articles', objectID: 'none' },
    ]
    expect((await send('/1/indexes/*/objects', { body: { requests } })).body).toEqual({
      results: [{ objectID: 'a2', english: false }, null],
    })
  })
  test('browsing page by page, the cursor alone leads on', async () => {
    const first = await send('/1/indexes/articles/browse', {
      body: { hitsPerPage: 2, filters: 'topics.name:Stage OR topics.name:Salaris', attributesToRetrieve: [] },
    })
    expect(first.body).toMatchObject({ hits: [{ objectID: 'a1' }, { objectID: 'a2' }], nbHits: 3, page: 0, nbPages: 2 })
    const cursor = String(Object(first.body).cursor)
    const second = await send('/1/indexes/articles/browse', { method: 'GET', search: `cursor=${cursor}` })
    expect(second.body).toMatchObject({ hits: [{ objectID: 'a3' }], page: 1 })
    expect(second.body).not.toHaveProperty('cursor')
  })
  test('settings', async () =>
    expect((await send('/1/indexes/articles/settings', { method: 'GET' })).body).toMatchObject({
      searchableAttributes: ['title'],
      attributesForFaceting: ['topics.name', 'english'],
      hitsPerPage: 20,
      paginationLimitedTo: 1000,
    }))
})

describe('what cannot be answered', () => {
  const query = (body: object) => send('/1/indexes/articles/query', { body })
  test.each<[object, string]>([
    [{ colour: 'blue' }, 'Unknown parameter: colour'],
    [{ ['x'.repeat(9999)]: 1 }, `Unknown parameter: ${'x'.repeat(60)}…`],
    [{ query: 5 }, 'Invalid value for "query" parameter, expected a string of at most 512 bytes'],
    [{ query: 'é'.repeat(257) }, 'Invalid value for "query" parameter, expected a string of at most 512 bytes'],
    [{ hitsPerPage: 1001 }, 'Invalid value for "hitsPerPage" parameter, expected an integer between 0 and 1000'],
    [{ page: -1 }, 'Invalid value for "page" parameter, expected an integer from 0'],
    [{ facets: 5 }, 'Invalid value for "facets" parameter, expected an array of strings'],
    [{ facetFilters: [5] }, 'Invalid value for "facetFilters" parameter, expected a string or an array of filters'],
    [{ aroundRadius: 'far' }, 'Invalid value for "aroundRadius" parameter, expected a number of metres, or all'],
    [
      { insideBoundingBox: 'a,b,c,d' },
      'Invalid value for "insideBoundingBox" parameter, expected a list of coordinates, or a list of such lists',
    ],
    [{ typoTolerance: 'maybe' }, 'Invalid value for "typoTolerance" parameter, expected a boolean, min or strict'],
    [{ filters: 'a and b' }, 'filters: Unexpected token string(and) expected end of filter at col 2'],
    [{ params: 5 }, 'Invalid value for "params", expected a query string'],
  ])('%j', async (body, message) =>
    expect(await query(body)).toMatchObject({ status: 400, body: { message, status: 400 } }),
  )

  test.each<[string, unknown, RegExp]>([
    ['/1/indexes/*/queries', '{"requests":', /^Invalid JSON body/],
    ['/1/indexes/*/queries', '[]', /^Invalid JSON body: expected an object/],
    ['/1/indexes/*/queries', {}, /^Missing "requests"/],
    ['/1/indexes/*/queries', { requests: [{ query: 'x' }] }, /^Missing "indexName"/],
    ['/1/indexes/*/queries', { requests: [], strategy: 'fast' }, /"strategy"/],
    ['/1/indexes/*/queries', { requests: [{ indexName: 'articles', type: 'facet' }] }, /^Missing "facet"/],
    ['/1/indexes/articles/facets/title/query', {}, /Cannot search in `title` attribute/],
    ['/1/indexes/articles/facets/english/query', { maxFacetHits: 101 }, /"maxFacetHits"/],
    ['/1/indexes/articles/browse', { cursor: 'bm90aGluZw' }, /"cursor"/],
    ['/1/indexes/%E0%A4%A/query', {}, /percent-encoding/],
  ])('%s %j', async (path, body, message) => {
    const reply = await send(path, { body })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ message: expect.stringMatching(message) as unknown, status: 400 })
  })

  test.each<[string, string]>([
    ['arrays', `{"facetFilters":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['objects', `{"analyticsTags":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
    ['arrays in text', JSON.stringify({ params: `facetFilters=${'['.repeat(50_000)}${']'.repeat(50_000)}` })],
    ['filters', JSON.stringify({ filters: Array.from({ length: 3000 }, (_, at) => `english:${at}`).join(' OR ') })],
    ['filter texts', JSON.stringify({ numericFilters: [`a${' '.repeat(100_000)}`] })],
  ])('endless %s are refused', async (_name, body) => {
    expect((await send('/1/indexes/articles/query', { body })).status).toBe(400)
  })

  test('half a surrogate pair is accepted and returned without an error', async () => {
    const { status, body } = await send('/1/indexes/articles/query', { body: '{"query":"stage\\ud800"}' })
    expect([status, Object(body).params]).toEqual([200, 'query=stage%EF%BF%BD'])
  })

  test('a path without end names nothing', async () => {
    const body = {
      attributesToRetrieve: [`${'a.'.repeat(249)}a`],
      attributesToHighlight: [],
      responseFields: ['hits'],
      hitsPerPage: 1,
    }
    expect((await send('/1/indexes/articles/query', { body })).body).toEqual({ hits: [{ objectID: 'a1' }] })
  })

  test.each([
    ['GET', '/'],
    ['GET', '/2/indexes'],
    ['POST', '/1/indexes'],
    ['POST', '/1/indexes/*/recommendations'],
    ['GET', '/1/events'],
    ['GET', '/1/indexes/articles/a/b/c'],
  ])('%s %s leads nowhere', async (method, path) =>
    expect(await send(path, { method })).toMatchObject({
      status: 404,
      body: { message: 'Path not found', status: 404 },
    }),
  )

  test.each([
    ['POST', '/1/indexes/articles/batch'],
    ['POST', '/1/indexes/articles'],
    ['PUT', '/1/indexes/articles/a1'],
    ['POST', '/1/indexes/articles/a1/partial'],
    ['DELETE', '/1/indexes/articles/a1'],
    ['DELETE', '/1/indexes/articles'],
    ['POST', '/1/indexes/articles/clear'],
    ['POST', '/1/indexes/articles/deleteByQuery'],
    ['POST', '/1/indexes/articles/operation'],
    ['PUT', '/1/indexes/articles/settings'],
    ['POST', '/1/indexes/articles/synonyms/batch'],
    ['POST', '/1/indexes/*/batch'],
    ['GET', '/1/keys'],
    ['POST', '/1/keys'],
    ['DELETE', '/1/keys/reader'],
  ])('%s %s is not for a key that only reads', async (method, path) =>
    expect(await send(path, { method, body: {} })).toMatchObject({
      status: 403,
      body: { message: 'Method not allowed with this API key', status: 403 },
    }),
  )

  // ASVS 4.1.5 7.4.1
  test('an internal error is reported and answered without detail', async () => {
    const reported: unknown[] = []
    const failing = createSearchHandler({
      engine,
      resolveKey: () => Promise.reject(new Error('database gone')),
      report: (error) => reported.push(error),
    })
    const request = {
      method: 'GET',
      path: '/1/indexes',
      search: 'x-algolia-application-id=APP&x-algolia-api-key=k',
      headers: {},
      body: null,
      ip: '::1',
    }
    expect(await failing(request)).toMatchObject({
      status: 500,
      body: '{"message":"Internal server error","status":500}',
    })
    expect(reported).toHaveLength(1)
  })
})
