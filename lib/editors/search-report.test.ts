import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseReportQuery, readSearchReport } from './search-report.ts'

const seen: string[] = []
let server: Server
let url = ''
const line = (search: string, more: object) => ({
  search,
  count: 10,
  nbHits: 4,
  clickThroughRate: 0.5,
  averageClickPosition: 2,
  trackedSearchCount: 10,
  clickCount: 5,
  conversionCount: 0,
  ...more,
})
const answers: Record<string, object> = {
  '/2/searches': {
    searches: [
      line('stage', {}),
      line('pabo', { clickThroughRate: 0.1 }),
      line('niets', { nbHits: 0, clickThroughRate: 0 }),
      line('zelden', { trackedSearchCount: 2, clickThroughRate: 0 }),
    ],
  },
  '/2/searches/noResults': { searches: [{ search: 'niets', count: 3, withFilterCount: 1 }] },
  '/2/searches/noResultRate': {
    rate: 0.1,
    count: 30,
    noResultCount: 3,
    dates: [{ date: '2026-11-20', rate: 0.1, count: 30, noResultCount: 3 }],
  },
  '/2/clicks/clickThroughRate': { rate: 0.4, clickCount: 12, trackedSearchCount: 30, dates: [] },
}
beforeAll(async () => {
  server = createServer((request, reply) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost')
    seen.push(`${pathname}${search}`)
    const isOpen = request.headers['x-algolia-api-key'] === 'a-key-of-statistics'
    reply.writeHead(isOpen ? 200 : 403, { 'content-type': 'application/json' })
    reply.end(JSON.stringify(isOpen ? answers[pathname] : { message: 'no', status: 403 }))
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

const source = (key: string) => ({ url, appId: 'LESROUTE', key })

test('a report asks for its days and list, and finds what is seldom clicked', async () => {
  const now = Date.UTC(2026, 10, 20, 12)
  const report = await readSearchReport(source('a-key-of-statistics'), { days: 7, list: 'faqs' }, now)
  expect(seen).toContain('/2/searches/noResults?index=faqs&startDate=2026-11-14&endDate=2026-11-20&limit=1000')
  expect(report.frequent.map(({ search }) => search)).toEqual(['stage', 'pabo', 'niets', 'zelden'])
  expect(report.rarelyClicked.map(({ search }) => search)).toEqual(['pabo'])
  expect(report.empty).toEqual([{ search: 'niets', count: 3, withFilterCount: 1, lists: [] }])
  expect(report).toMatchObject({ figures: { count: 30, noResultCount: 3 }, clicks: { rate: 0.4 } })
})

test('a query of several lists is one line', async () => {
  const former = answers['/2/searches'] ?? {}
  answers['/2/searches'] = {
    searches: [
      line('stage', {
        index: 'faqs',
        count: 4,
        nbHits: 1,
        clickThroughRate: 0.25,
        trackedSearchCount: 4,
        clickCount: 1,
        averageClickPosition: 6,
      }),
      line('stage', { index: 'articles', clickThroughRate: 0.3, clickCount: 3 }),
    ],
  }
  const { frequent } = await readSearchReport(source('a-key-of-statistics'), { days: 7, list: null })
  answers['/2/searches'] = former
  expect(frequent).toEqual([
    {
      search: 'stage',
      lists: ['articles', 'faqs'],
      count: 14,
      nbHits: 5,
      trackedSearchCount: 14,
      clickThroughRate: 4 / 14,
      averageClickPosition: 3,
      clickCount: 4,
      conversionCount: 0,
    },
  ])
})

test('a key that is refused is an error', () =>
  expect(readSearchReport(source('another-key-of-16'), { days: 7, list: null })).rejects.toThrow('403'))

test.each([
  ['', { days: 28, list: null }],
  ['periode=90&lijst=faqs', { days: 90, list: 'faqs' }],
  ['periode=13&lijst=users', { days: 28, list: null }],
])('the address "%s"', (address, asked) => expect(parseReportQuery(new URLSearchParams(address))).toEqual(asked))
