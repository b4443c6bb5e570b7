/** What keys derived from others open: never more than the key that they are derived from. */
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Reply } from '../../http/message.ts'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'
import { createKeyring } from './keyring.ts'

const now = new Date('2026-11-01T12:00:00Z')
const seconds = now.getTime() / 1000
const engine = createSearchEngine()
const settings = { searchableAttributes: ['title'], attributesForFaceting: ['open', 'kind', 'size'] }
const records = Array.from({ length: 6 }, (_, at) => ({
  objectID: String(at),
  title: `Boek ${at}`,
  open: at < 3,
  kind: at % 2 ? 'odd' : 'even',
  size: at,
  secret: 'x',
  _geoloc: { lat: 52 + at, lng: 5 },
}))
for (const name of ['public_docs', 'private_docs', 'public_notes']) engine.replaceIndex(name, settings, records)
const keyring = createKeyring({ adminKey: 'the-admin-key', now: () => now })
const handler = createSearchHandler({ engine, keyring, resolveKey: async () => null })

const keyWith = (queryParameters: string, more: object = {}) =>
  keyring.add({
    acl: ['search', 'browse'],
    indexes: ['public_*', 'public_docs'],
    description: '',
    maxHitsPerQuery: 0,
    maxQueriesPerIPPerHour: 0,
    queryParameters,
    referers: [],
    validity: 0,
    ...more,
  }).value

const derive = (parent: string, restrictions: string) =>
  Buffer.from(createHmac('sha256', parent).update(restrictions).digest('hex') + restrictions).toString('base64')

const textOf = ({ body }: Reply): string => (typeof body === 'string' ? body : '')

const send = async (key: string, path: string, { body, ip = '127.0.0.1' }: { body?: object; ip?: string } = {}) => {
  const [route = '', search = ''] = path.split('?')
  const reply = await handler({
    method: body ? 'POST' : 'GET',
    path: `/1/indexes/${route}`,
    search,
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': key },
    body: body ? Buffer.from(JSON.stringify(body)) : null,
    ip,
  })
  const answer = JSON.parse(textOf(reply)) as { hits?: { objectID: string }[]; message?: string }
  return { status: reply.status, message: answer.message, names: answer.hits?.map(({ objectID }) => objectID).join('') }
}
test('the limit by the hour counts a network, since one visitor has all addresses of an IPv6 network', async () => {
  const key = keyWith('', { maxQueriesPerIPPerHour: 2 })
  const statusFrom = async (ip: string) => (await send(key, 'public_docs/query', { body: {}, ip })).status
  expect([await statusFrom('2001:db8::1'), await statusFrom('2001:db8::2'), await statusFrom('2001:db8::3')]).toEqual([
    200, 200, 429,
  ])
  expect(await statusFrom('2001:db8:0:1::1')).toBe(200)
})

const searchWith = async (key: string, body: object = {}, index = 'public_docs') => {
  const { status, names } = await send(key, `${index}/query`, { body })
  return status === 200 ? names : status
}

// ASVS 4.1.2
test('both scopes of indexes hold, whichever of them has a pattern', async () => {
  const parent = keyWith('')
  for (const [restriction, opened] of [
    ['*', 'public_docs public_notes'],
    ['private_docs', ''],
    ['*_docs', 'public_docs'],
    ['public_docs', 'public_docs'],
    ['p*s', 'public_docs public_notes'],
  ] as const) {
    const key = derive(parent, `restrictIndices=${encodeURIComponent(restriction)}`)
    const open = await Promise.all(
      ['public_docs', 'private_docs', 'public_notes'].map(async (name) =>
        (await searchWith(key, {}, name)) === 403 ? [] : [name],
      ),
    )
    expect([restriction, open.flat().join(' ')]).toEqual([restriction, opened])
  }
})

test('filters of both hold, in searches, browses and single records', async () => {
  const parent = keyWith('filters=open:true')
  expect(await searchWith(parent)).toBe('012')
  for (const [keyParams, rest] of [
    ['filters=', '012'],
    ['filters=kind:even', '02'],
    ['filters=open:false', ''],
    ['facetFilters=kind:odd', '1'],
  ] as const) {
    const key = derive(parent, `${keyParams}&restrictIndices=*`)
    expect([keyParams, await searchWith(key)]).toEqual([keyParams, rest])
    expect([keyParams, (await send(key, 'public_docs/browse')).names]).toEqual([keyParams, rest])
    for (const { objectID } of records) {
      const { status } = await send(key, `public_docs/${objectID}`)
      expect([keyParams, objectID, status]).toEqual([keyParams, objectID, rest.includes(objectID) ? 200 : 404])
    }
  }
})

test.each([
  ['facetFilters', '["open:true"]', '["kind:even"]', '02'],
  ['facetFilters', 'open:true', '[["kind:even","size:1"]]', '012'],
  ['facetFilters', '[["open:true","size:5"]]', 'kind:odd', '15'],
  ['numericFilters', 'size<4', '["size>1"]', '23'],
  ['numericFilters', '["size<4"]', '[]', '0123'],
])('%s of both hold: %s and %s', async (name, above, below, rest) => {
  const parent = keyWith(`${name}=${encodeURIComponent(above)}`)
  const key = derive(parent, `${name}=${encodeURIComponent(below)}`)
  expect(await searchWith(key)).toBe(rest)
  expect(await searchWith(key, { [name]: [] })).toBe(rest)
})

test('the smaller page counts, however a page is requested', async () => {
  const parent = keyWith('hitsPerPage=2')
  expect(await searchWith(derive(parent, 'hitsPerPage=100'), { hitsPerPage: 50 })).toBe('01')
  expect(await searchWith(derive(parent, 'hitsPerPage=1'))).toBe('0')
  expect(await searchWith(derive(parent, ''), { offset: 0, length: 6 })).toBe('01')
  const bounded = keyWith('', { maxHitsPerQuery: 3 })
  expect(await searchWith(bounded, { offset: 0, length: 6 })).toBe('012')
  expect(await searchWith(derive(bounded, 'hitsPerPage=5'), { offset: 1, length: 6 })).toBe('123')
})

test('both have to be in time and called from an address of both', async () => {
  const [later, earlier] = [seconds + 10, seconds - 10]
  expect(await searchWith(derive(keyWith(`validUntil=${earlier}`), `validUntil=${later}`))).toBe(403)
  expect(await searchWith(derive(keyWith(`validUntil=${later}`), `validUntil=${earlier}`))).toBe(403)
  expect(await searchWith(derive(keyWith(`validUntil=${later}`), `validUntil=${later}`))).toBe('012345')
  expect(await searchWith(derive(keyWith(''), 'validUntil=soon'))).toBe(403)
  const parent = keyWith('restrictSources=192.168.1.0/24')
  const statusFrom = async (key: string, ip: string) => (await send(key, 'public_docs', { ip })).status
  expect([await statusFrom(parent, '192.168.1.7'), await statusFrom(parent, '192.168.2.7')]).toEqual([200, 403])
  const anywhere = derive(parent, 'restrictSources=0.0.0.0/0')
  expect([await statusFrom(anywhere, '192.168.1.7'), await statusFrom(anywhere, '192.168.2.7')]).toEqual([200, 403])
  const narrow = derive(parent, 'restrictSources=192.168.1.7')
  expect([await statusFrom(narrow, '192.168.1.7'), await statusFrom(narrow, '192.168.1.8')]).toEqual([200, 403])
})

test('what cannot be joined is refused unless both say the same, and the parameter is named', async () => {
  const parent = keyWith('attributesToRetrieve=title&insideBoundingBox=1,2,3,4')
  const { status, message } = await send(derive(parent, 'attributesToRetrieve=*'), 'public_docs')
  expect([status, message]).toEqual([403, expect.stringContaining('attributesToRetrieve')])
  expect(await searchWith(derive(parent, 'insideBoundingBox='))).toBe(403)
  expect(await searchWith(derive(keyWith('typoTolerance=false'), 'typoTolerance=false'))).toBe('012345')
})

test('attributes that a key forces hold for single records too', async () => {
  const key = derive(keyWith(''), 'attributesToRetrieve=title')
  const reply = await handler({
    method: 'GET',
    path: '/1/indexes/public_docs/1',
    search: 'attributesToRetrieve=*',
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': key },
    body: null,
    ip: '::1',
  })
  expect(JSON.parse(textOf(reply))).toEqual({ objectID: '1', title: 'Boek 1' })
})

const answerTo = async (key: string, path: string, body: object | null = null) => {
  const reply = await handler({
    method: body ? 'POST' : 'GET',
    path: `/1/indexes${path}`,
    search: '',
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': key },
    body: body ? Buffer.from(JSON.stringify(body)) : null,
    ip: '::1',
  })
  return JSON.parse(textOf(reply)) as Record<string, unknown>
}

// ASVS 4.1.2
test.each([
  ['query=boek 1', { similarQuery: 'boek' }, '1'],
  ['query=boek 1', { optionalWords: ['1'], removeWordsIfNoResults: 'allOptional' }, '1'],
  ['query=boek 1', { naturalLanguages: ['nl'] }, '1'],
  ['aroundLatLng=52,5&aroundRadius=1000', { insideBoundingBox: [[0, 0, 90, 90]] }, '0'],
  ['aroundLatLng=52,5&aroundRadius=1000', { insidePolygon: [[0, 0, 0, 90, 90, 90, 90, 0]] }, '0'],
  ['insidePolygon=51.9,4.9,51.9,5.1,52.1,5.1,52.1,4.9', { insideBoundingBox: [[0, 0, 90, 90]] }, '0'],
])('no parameter goes around the forced %s', async (forced, around, rest) => {
  const parent = keyWith('')
  expect(await searchWith(derive(parent, forced), around)).toBe(rest)
  for (const { objectID } of records)
    expect((await send(derive(parent, forced), `public_docs/${objectID}`)).status).toBe(rest === objectID ? 200 : 404)
  const below = derive(
    keyWith(forced),
    new URLSearchParams(Object.entries(around).map(([name, value]) => [name, JSON.stringify(value)])).toString(),
  )
  expect(await searchWith(below)).toBe(403)
})

test('marks and counts are of attributes that a key shows', async () => {
  const key = derive(keyWith(''), 'attributesToRetrieve=title')
  const body = {
    query: 'boek',
    attributesToHighlight: ['*'],
    attributesToSnippet: ['*'],
    facets: ['*'],
    hitsPerPage: 1,
  }
  const mark = expect.objectContaining({ value: '<em>Boek</em> 0' }) as unknown
  expect(await answerTo(key, '/public_docs/query', body)).toMatchObject({
    hits: [{ _highlightResult: { title: mark }, _snippetResult: { title: mark } }],
    facets: {},
  })
  expect(JSON.stringify(await answerTo(key, '/public_docs/query', body))).not.toMatch(/secret|kind|size/)
  expect(await answerTo(key, '/public_docs/facets/kind/query', {})).toMatchObject({ status: 400 })
})

test('an attribute that a key leaves out shows in no mark and no count', async () => {
  const key = derive(keyWith(''), 'attributesToRetrieve=*,-secret,-kind')
  const body = { query: 'boek', facets: ['*'], attributesToHighlight: ['*'] }
  const answer = await answerTo(key, '/public_docs/query', body)
  expect(JSON.stringify(answer)).not.toMatch(/"(secret|kind)":/)
  expect(answer).toMatchObject({ hits: [{ title: expect.anything() as unknown }, {}, {}, {}, {}, {}] })
  expect(await answerTo(key, '/public_docs/facets/kind/query', {})).toMatchObject({ status: 400 })
})

test('figures are of the records that a key shows', async () => {
  const key = derive(keyWith('', { acl: ['search', 'listIndexes'], indexes: ['public_docs'] }), 'filters=kind:even')
  expect(await answerTo(key, '')).toMatchObject({ items: [{ name: 'public_docs', entries: 3, dataSize: 0 }] })
  const { hits } = await answerTo(key, '/public_docs/query', { getRankingInfo: true, hitsPerPage: 1 })
  expect(hits).toMatchObject([{ _rankingInfo: { userScore: 0 } }])
})

test('a pattern of many stars costs no more than one of few', async () => {
  const parent = keyWith('', { indexes: [] })
  const key = derive(parent, `restrictIndices=${'*a'.repeat(40)}*b`)
  const started = process.cpuUsage()
  expect(await searchWith(key, {}, 'a'.repeat(200))).toBe(403)
  const { user } = process.cpuUsage(started)
  expect(user / 1000).toBeLessThan(500)
  const long = await send(parent, '*/queries', { body: { requests: [{ indexName: 'a'.repeat(257) }] } })
  expect(long).toMatchObject({ status: 400, message: expect.stringMatching(/indexName.*256/) as unknown })
})
