/** Names of searches, events, and the statistics that come of them, over the wire. */
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'
import { openStatistics, type Statistics } from '../statistics/statistics.ts'

const textOf = (body: unknown): string => (typeof body === 'string' ? body : '')

const engine = createSearchEngine()
engine.replaceIndex('books', { searchableAttributes: ['title'], attributesForFaceting: ['kind'] }, [
  { objectID: 'a', title: 'Salaris in het onderwijs', kind: 'gids' },
  { objectID: 'b', title: 'Stage lopen', kind: 'gids' },
])
engine.replaceIndex('constructor', { searchableAttributes: ['title'] }, [])
engine.replaceIndex('films', { searchableAttributes: ['title'] }, [{ objectID: 'f', title: 'Stage' }])

const instant = { now: new Date('2026-11-20T12:00:00Z') }
let folder: string
const open = () =>
  openStatistics({
    key: 'a-key-of-statistics',
    folder,
    now: () => instant.now,
    report: (error) => {
      throw error
    },
  })
const keys: Record<string, object | undefined> = {
  token: { indexes: ['books', 'films', 'constructor'] },
  narrow: { indexes: ['films'] },
  figures: { indexes: '*', acl: ['analytics'] },
}
const handlerWith = (statistics: Statistics | null) =>
  createSearchHandler({
    engine,
    statistics,
    now: () => instant.now,
    resolveKey: async (_application, key) => (keys[key] as { indexes: readonly string[] } | undefined) ?? null,
  })

let statistics: Statistics
let handler: ReturnType<typeof handlerWith>
beforeEach(() => {
  instant.now = new Date('2026-11-20T12:00:00Z')
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'statistics-')), 'statistics')
  statistics = open()
  handler = handlerWith(statistics)
})

type Sent = { key?: string; ip?: string; body?: unknown; search?: string }
const send = async (
  method: string,
  address: string,
  { key = 'token', ip = '192.0.2.1', body, search = '' }: Sent = {},
) => {
  const reply = await handler({
    method,
    path: address,
    search,
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': key },
    body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    ip,
  })
  return { status: reply.status, answer: JSON.parse(textOf(reply.body)) as Record<string, unknown> }
}
const search = async (query: string, more: object = {}, ip = '192.0.2.1', index = 'books') => {
  const { answer } = await send('POST', `/1/indexes/${index}/query`, { body: { query, ...more }, ip })
  return String(answer['queryID'])
}
const tracked = { clickAnalytics: true }
const event = (more: object) => ({
  eventType: 'click',
  eventName: 'Hit Clicked',
  index: 'books',
  userToken: 'anonymous-1',
  objectIDs: ['a'],
  ...more,
})
const push = (...events: unknown[]) => send('POST', '/1/events', { body: { events } })
const figures = async (address: string, query = '') =>
  (await send('GET', `/2/${address}`, { key: 'figures', search: query })).answer

describe('the name of a search', () => {
  test('is 32 hexadecimal digits, new for each, where one is asked for', async () => {
    const names = [await search('salaris', tracked), await search('salaris', tracked)]
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/)
    expect(names[0]).not.toBe(names[1])
    expect(await search('salaris')).toBe('undefined')
    expect(await search('salaris', { clickAnalytics: false })).toBe('undefined')
  })

  test('is there too where statistics are off, and refers to nothing', async () => {
    handler = handlerWith(null)
    expect(await search('salaris', tracked)).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('events', () => {
  const queryID = 'a'.repeat(32)
  test.each<[string, object, string]>([
    ['no name', { eventName: undefined }, 'EventName is required'],
    ['a name in other letters', { eventName: 'é' }, 'EventName must contain only visible ASCII characters'],
    ['no type', { eventType: undefined }, 'EventType is required'],
    ['another type', { eventType: 'touch' }, 'EventType must be one of "click", "conversion" or "view"'],
    ['no index', { index: undefined }, 'The index field is required'],
    ['no user', { userToken: undefined }, 'The userToken field is required'],
    ['a user by mail address', { userToken: 'a@b.nl' }, 'UserToken must contain only alphanumeric'],
    ['nothing', { objectIDs: undefined }, 'Event should specify either some ObjectIDs or some Filters'],
    ['both', { filters: ['kind:gids'] }, 'Event should specify ObjectIDs or Filters, but not both'],
    ['positions of a view', { eventType: 'view', positions: [1], queryID }, 'Only event of type click'],
    ['positions without a search', { positions: [1] }, 'should specify a queryID'],
    ['too many positions', { positions: Array.from({ length: 21 }, () => 1), queryID }, 'at most 20 positions'],
    ['position 0', { positions: [0], queryID }, 'strictly positive positions'],
    ['too few positions', { objectIDs: ['a', 'b'], positions: [1], queryID }, 'same number of ObjectIDs and Positions'],
    ['no positions', { queryID }, 'same number of ObjectIDs and Positions'],
    ['another form of name', { queryID: 'abc', positions: [1] }, 'Query ID must be a search query ID'],
    ['numbers as names', { objectIDs: [1] }, 'Invalid type for field objectIDs'],
    ['too many', { objectIDs: Array(21).fill('a') }, 'at most 20 objectIDs'],
    ['long ago', { timestamp: Date.UTC(2026, 10, 1) }, 'at most 4 days in the past'],
  ])('%s is refused', async (_name, wrong, message) => {
    const { status, answer } = await push(event({}), event(wrong))
    expect([status, answer['status']]).toEqual([422, 422])
    expect(answer['message']).toContain(message)
  })

  test.each<[unknown, string]>([
    [{ events: [] }, 'No events to process'],
    [event({}), 'No events to process'],
    [[event({})], 'got array'],
    [{ events: ['click'] }, 'Invalid payload'],
    [{ events: Array(1001).fill(event({})) }, 'more than 1000 events'],
  ])('%j is refused', async (body, message) => {
    const { status, answer } = await send('POST', '/1/events', { body })
    expect(status).toBe(422)
    expect(answer['message']).toContain(message)
  })

  test('need a key of the index, and statistics that are on', async () => {
    expect(await send('POST', '/1/events', { key: 'gone', body: { events: [event({})] } })).toEqual({
      status: 401,
      answer: { status: 401, message: 'Invalid credentials' },
    })
    expect((await send('POST', '/1/events', { key: 'narrow', body: { events: [event({})] } })).status).toBe(403)
    expect((await send('POST', '/1/events', { key: 'figures', body: { events: [event({})] } })).status).toBe(403)
    handler = handlerWith(null)
    expect((await push(event({}))).status).toBe(402)
  })

  test('may stand beside credentials in the query string, in capitals', async () => {
    const reply = await handler({
      method: 'POST',
      path: '/1/events',
      search: 'X-Algolia-Application-Id=A&X-Algolia-API-Key=token&X-Algolia-Agent=insights-js',
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from(JSON.stringify({ events: [event({})] })),
      ip: '192.0.2.1',
    })
    expect(reply.status).toBe(200)
    expect(JSON.parse(textOf(reply.body))).toEqual({ status: 200, message: 'OK' })
  })
})

describe('statistics', () => {
  test('say what was searched for, clicked and converted', async () => {
    const [first, second] = [await search('Stage', tracked), await search('stage ', tracked, '192.0.2.2')]
    await search('salaris', tracked, '192.0.2.3')
    await push(
      event({ queryID: first, objectIDs: ['a', 'b'], positions: [1, 12] }),
      event({ queryID: first, objectIDs: ['b'], positions: [2] }),
      event({ queryID: second, eventType: 'conversion' }),
      event({ queryID: second, eventType: 'view' }),
    )
    expect(await figures('searches', 'index=books&clickAnalytics=true')).toEqual({
      searches: [
        {
          search: 'stage',
          count: 2,
          nbHits: 1,
          clickThroughRate: 0.5,
          averageClickPosition: 5,
          clickPositions: expect.arrayContaining([
            { position: [1, 1], clickCount: 1 },
            { position: [11, 20], clickCount: 1 },
          ]),
          conversionRate: 0.5,
          trackedSearchCount: 2,
          clickCount: 3,
          conversionCount: 1,
        },
        expect.objectContaining({ search: 'salaris', count: 1, clickThroughRate: 0, averageClickPosition: null }),
      ],
    })
    expect(await figures('clicks/clickThroughRate', 'startDate=2026-11-20&endDate=2026-11-20')).toEqual({
      rate: 0.3333,
      clickCount: 3,
      trackedSearchCount: 3,
      dates: [{ date: '2026-11-20', rate: 0.3333, clickCount: 3, trackedSearchCount: 3 }],
    })
  })

  test('say what was not found, and with which list', async () => {
    await search('xyzzy', { filters: 'kind:gids' })
    await search('xyzzy', {}, '192.0.2.2')
    await search('qqqqq', {}, '192.0.2.3', 'films')
    expect(await figures('searches/noResults')).toEqual({
      searches: [
        { search: 'xyzzy', count: 2, withFilterCount: 1, index: 'books' },
        { search: 'qqqqq', count: 1, withFilterCount: 0, index: 'films' },
      ],
    })
    expect(await figures('searches/noResultRate', 'index=books')).toMatchObject({
      rate: 1,
      count: 2,
      noResultCount: 2,
    })
  })

  test('count in an index that is called as a property of every object', async () => {
    await search('stage', {}, '192.0.2.1', 'constructor')
    expect(await figures('searches', 'index=constructor')).toMatchObject({ searches: [{ search: 'stage', count: 1 }] })
  })

  test('count what is typed letter by letter once, and what goes on later again', async () => {
    for (const query of ['s', 'sta', 'stage', 'stag', 'stages']) await search(query)
    await search('sta', {}, '192.0.2.2')
    instant.now = new Date('2026-11-20T12:00:11Z')
    await search('stages lopen')
    expect(await figures('searches')).toMatchObject({
      searches: [
        { search: 'sta', count: 1 },
        { search: 'stages', count: 1 },
        { search: 'stages lopen', count: 1 },
      ],
    })
  })

  test('leave out lists without words, further pages, and its caller', async () => {
    await search('')
    await search('stage', { page: 1 })
    await search('stage', { analytics: false })
    await search('stage', { hitsPerPage: 0 })
    expect(await figures('searches/count')).toMatchObject({ count: 0 })
  })

  test('count a call with several searches of a list for the same words once', async () => {
    const request = { indexName: 'books', query: 'stage' }
    const requests = [request, { ...request, filters: 'kind:none' }, { ...request, indexName: 'films' }]
    await send('POST', '/1/indexes/*/queries', { body: { requests } })
    expect(await figures('searches')).toMatchObject({
      searches: [
        { index: expect.any(String), count: 1, nbHits: 1 },
        { index: expect.any(String), count: 1, nbHits: 1 },
      ],
    })
  })

  test('keep no words that look like an address or a number of a person, and no events of other services', async () => {
    await search('jan@school.nl')
    await search('bel 06 1234 5678', {}, '192.0.2.2')
    await push(event({ queryID: 'a'.repeat(32), positions: [1] }))
    expect(await figures('searches', 'clickAnalytics=true')).toMatchObject({
      searches: [{ search: '…', count: 2, clickCount: 0 }],
    })
    statistics.close()
    const [name = ''] = readdirSync(folder)
    const file = path.join(folder, name)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readFileSync(file, 'utf8')).not.toMatch(/jan|06|192\.0|anonymous/)
  })

  test('stay after a start, and add up over processes and days', async () => {
    const name = await search('stage', tracked)
    statistics.close()
    instant.now = new Date('2026-11-21T12:00:00Z')
    handler = handlerWith(open())
    await push(event({ queryID: name, positions: [3] }))
    await search('stage')
    expect(await figures('searches', 'index=books&clickAnalytics=true')).toMatchObject({
      searches: [{ search: 'stage', count: 2, trackedSearchCount: 1, clickCount: 1, averageClickPosition: 3 }],
    })
    // Of days to come nothing is known.
    expect(await figures('searches/count', 'startDate=2026-11-21&endDate=9999-12-31')).toMatchObject({
      count: 1,
      dates: [{ date: '2026-11-21' }, { date: '2026-11-22' }],
    })
    expect(await figures('searches/count', 'startDate=2026-11-20')).toMatchObject({
      count: 2,
      dates: [
        { date: '2026-11-20', count: 1 },
        { date: '2026-11-21', count: 1 },
      ],
    })
    instant.now = new Date('2027-03-01T12:00:00Z')
    open().close()
    expect(readdirSync(folder)).toEqual([])
  })

  test('hold a bounded number of queries', async () => {
    for (let at = 0; at < 2100; at += 1) await search(`vraag ${at.toString(36)}`, {}, `10.0.${at >> 8}.${at % 256}`)
    expect(await figures('searches/count')).toMatchObject({ count: 2000 })
  })

  test(
    'hold a bounded number of queries of all indexes, and are read while searches go on',
    { tags: ['full'] },
    async () => {
      const days = ['2026-11-20', '2026-11-19', '2026-11-18']
      for (const day of days) {
        instant.now = new Date(`${day}T12:00:00Z`)
        const counting = open()
        for (let at = 0; at < 18_000; at += 1)
          counting.search({
            index: `list ${at % 9}`,
            query: `vraag ${at.toString(36)}`,
            caller: `caller ${at}`,
            hits: 1,
            filtered: false,
            tracked: false,
            counts: true,
          })
        counting.close()
      }
      instant.now = new Date('2026-11-20T12:00:00Z')
      let turns = 0
      const others = setInterval(() => (turns += 1), 1)
      const { dates, count } = (await figures('searches/count')) as { dates: { count: number }[]; count: number }
      expect(await figures('searches', 'limit=1')).toMatchObject({ searches: [{ count: 3 }] })
      clearInterval(others)
      expect([count, dates.at(-1)?.count]).toEqual([48_000, 16_000])
      expect(turns).toBeGreaterThanOrEqual(days.length)
    },
  )

  test('need their own key, and parameters that can be read', async () => {
    expect((await send('GET', '/2/searches')).status).toBe(403)
    for (const wrong of [
      'startDate=gisteren',
      'startDate=2026-13-01',
      'limit=-1',
      'limit=1001',
      'tags=a',
      'colour=1',
      'orderBy=x',
    ])
      expect((await send('GET', '/2/searches', { key: 'figures', search: wrong })).status).toBe(400)
    expect(
      (await send('GET', '/2/searches', { key: 'figures', search: 'startDate=2026-11-20&endDate=2026-11-19' })).status,
    ).toBe(400)
    expect((await send('POST', '/1/indexes/books/query', { key: 'figures', body: {} })).status).toBe(403)
    handler = handlerWith(null)
    expect((await send('GET', '/2/searches', { key: 'figures' })).status).toBe(402)
  })
})
