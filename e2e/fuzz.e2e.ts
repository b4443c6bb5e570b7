/**
 * Requests by chance, most of them wrong: whatever arrives, site and service answer within five seconds, never with a
 * failure of their own, and send nobody to another site. The same seed asks the same.
 * FUZZ_REQUESTS=10000 asks more of them, FUZZ_SEED others.
 */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { routing } from '#lib/i18n/routing.ts'
import { catalogue, expect, test } from './fixtures.ts'

const count = Number(process.env['FUZZ_REQUESTS'] || 400)
const seed = Number(process.env['FUZZ_SEED'] || 1)
const data = process.env['E2E_DATA_FOLDER'] ?? '.data'
const service = process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055'

/** Milliseconds; who waits longer has gone. */
const patience = 5000
const together = 8

/** Source: https://github.com/cprosche/mulberry32 */
const numbers = (start: number) => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const createChance = (random: () => number) => {
  const below = (most: number) => Math.floor(random() * most)
  const one = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0]
  const often = (share: number) => random() < share
  const several = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make)
  return { below, one, often, several }
}
type Chance = ReturnType<typeof createChance>

const junk = [
  '',
  '%',
  '%00',
  '%0d%0aX:1',
  '%E0%A4%A',
  '%ff%fe',
  '..',
  '../../etc/passwd',
  '..%2f..%2f',
  '//elders.example',
  '\\\\elders.example',
  '%2f%2felders.example',
  ';a=b',
  '{',
  '[[[[',
  '{"a":',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e99',
  '9'.repeat(40),
  '\u00e9',
  '\ud83d\ude00',
  '<script>',
  "' or 1=1 --",
  '${7*7}',
  '__proto__',
  'constructor',
  '[object Object]',
  'x'.repeat(3000),
  '%25'.repeat(200),
  '\u0000',
  '\u0007',
  ' ',
  '+',
  '*',
  '?',
  '#',
] as const

const slugs = [
  catalogue.everyNode.slug,
  catalogue.plain.slug,
  'utrecht',
  '1',
  '00000000-0000-0000-0000-000000000000',
] as const

const sitePaths = [
  ...Object.values(routing.pathnames).flatMap((paths) =>
    typeof paths === 'string' ? [paths, `/en${paths}`] : [paths.nl, `/en${paths.en}`],
  ),
  '/api/search-token',
  '/api/draft',
  '/api/revalidate',
  '/api/places',
  '/api/plan',
  '/api/saved',
  '/api/feedback',
  '/api/contact',
  '/api/advice',
  '/api/advice/calendar',
  '/api/access-request',
  '/api/csp-report',
  '/api/vitals',
  '/api/system/ping',
  '/api/system/metrics',
  '/mcp',
  '/og/nl',
  '/sw.js',
  '/sitemap.xml',
  '/sitemaps/[n]',
  '/markdown/[n]',
  '/icons/[n]',
  '/media/podcasts/[show]/feed.xml',
  '/media/videos/[slug]/[n]',
  '/_next/static/[n]',
  '/_next/image',
  '/_next/data/[n]',
  '/feed.xml',
  '/zoeken/feed.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/map/netherlands.svg',
  '/[n]',
]
const siteNames = [
  'q',
  'plaats',
  'straal',
  'pagina',
  'weergave',
  'a',
  'vraag',
  'lijst',
  'near',
  'path',
  'until',
  'signature',
  'kleur',
  'loket',
  'route',
  'afspraak',
  'fout',
  'pagina',
  'title',
  's',
  'url',
  'w',
  '_rsc',
  'taal',
  'binnen',
] as const

const servicePaths = [
  '/items/articles',
  '/items/programs',
  '/items/locations',
  '/items/[n]',
  '/items/articles/[n]',
  '/users/me',
  '/users',
  '/users/[n]',
  '/roles',
  '/policies',
  '/auth/login',
  '/auth/refresh',
  '/auth/logout',
  '/auth/password/request',
  '/auth/password/reset',
  '/auth/login/[n]/callback',
  '/server/ping',
  '/server/health',
  '/server/info',
  '/server/specs/oas',
  '/collections',
  '/fields/[n]',
  '/relations',
  '/files',
  '/assets/[n]',
  '/graphql',
  '/search/1/indexes/*/queries',
  '/search/1/indexes/[n]/query',
  '/search/1/indexes/[n]',
  '/search/1/indexes/[n]/facets/[n]/query',
  '/search/1/indexes/*/objects',
  '/search/1/keys',
  '/search/1/task/[n]',
  '/media/image/upload/[n]',
  '/media/image/upload/w_[n],h_[n],c_fill/[n]',
  '/media/image/upload/f_auto,q_auto/[n]',
  '/media/video/upload/so_[n]/[n].jpg',
  '/media/raw/upload/[n]',
  '/media/image/fetch/[n]',
  '/[n]',
]
const serviceNames = [
  'filter',
  'fields',
  'limit',
  'offset',
  'page',
  'sort',
  'search',
  'meta',
  'aggregate[count]',
  'groupBy[]',
  'deep[a][_limit]',
  'deep',
  'alias[x]',
  'filter[title][_contains]',
  'filter[_or][0][id][_in]',
  'filter[geo][_intersects]',
  'access_token',
  'export',
  'version',
  'x-algolia-api-key',
  'query',
] as const
const serviceValues = [
  '{"title":{"_eq":1}}',
  '{"_and":[{"_or":[]}]}',
  '{"_and":['.repeat(300),
  '['.repeat(5000),
  '{"id":{"_in":[]}}',
  '{"date_updated":{"_gt":"$NOW(-1 year)"}}',
  '{"title":{"_regex":"(a+)+$"}}',
  '*.*.*.*.*',
  'a.b.c.d.e.f.g.h.i.j',
  '-title',
  'year(date_updated)',
  '-1',
  '{"point":{"_intersects":{"type":"Polygon"}}}',
] as const

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'SEARCH',
  'TRACE',
  'PROPFIND',
  'FOO',
  'get',
] as const

const bodies = [
  '',
  '{',
  '[]',
  'null',
  '{"a":1}',
  '"x"',
  '{"query":null,"params":{}}',
  '{"requests":[{"indexName":"x","params":"hitsPerPage=-1"}]}',
  '{"requests":[{}]}',
  '{"requests":{}}',
  '{"email":"a@b.example","password":1}',
  '{"refresh_token":"x","mode":"json"}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}',
  '[{"jsonrpc":"2.0"}]',
  '{"jsonrpc":"2.0","id":{},"method":[]}',
  '['.repeat(20_000),
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  'a=1&b=%ZZ&language=en&seal=1.x',
  'website=x',
  `x=${'y'.repeat(20_000)}`,
  '\u0000\u0001\u0002',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
  '--x--',
  '[{"type":"csp-violation","body":{}}]',
  '{"csp-report":{"document-uri":1}}',
  '["$K1"]',
  '0:{"a":"$@1"}',
] as const
const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain;charset=UTF-8',
  'text/x-component',
  'application/csp-report',
  'application/octet-stream',
  'x',
  '/',
  'application/json; charset=utf-16',
] as const

const headers = [
  [
    'accept',
    [
      '*/*',
      'text/html',
      'text/markdown',
      'text/markdown;q=0',
      'application/json',
      'x/y;q=z',
      ',',
      'text/event-stream, application/json',
    ],
  ],
  ['accept-encoding', ['gzip, br', 'br;q=0, gzip;q=0.1', 'identity;q=0', 'zstd', '*', ';q=', 'x'.repeat(1000)]],
  ['accept-language', ['en', 'x'.repeat(200), '*;q=', 'nl-']],
  ['if-none-match', ['*', '"x"', 'W/"x"', '"', ',']],
  ['if-modified-since', ['x', 'Sat, 21 Nov 2026 20:00:00 GMT']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,2-2,5-', 'x']],
  [
    'cookie',
    [
      'form=x',
      'search-token=%',
      '__prerender_bypass=x',
      '__next_preview_data=x',
      'draft=path%3D%2F',
      '=',
      ';;;',
      'x'.repeat(4000),
    ],
  ],
  ['authorization', ['Bearer', 'Bearer x', 'Basic x', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'x']],
  ['rsc', ['1', 'x']],
  ['next-router-prefetch', ['1', '2', 'x']],
  ['next-router-segment-prefetch', ['/_tree', '/_full', '/x', '%']],
  ['next-router-state-tree', ['%5B%22%22%5D', '[', '%', '["",{"children":["x"]}]']],
  ['next-action', ['x', '0'.repeat(42), '__proto__']],
  ['next-url', ['/', '//elders.example', '%']],
  [
    'x-middleware-subrequest',
    ['middleware', 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware'],
  ],
  ['x-middleware-prefetch', ['1']],
  ['x-now-route-matches', ['1=x', 'nxtPslug=x']],
  ['x-matched-path', ['/x', '//elders.example']],
  ['x-invoke-path', ['/x']],
  ['x-forwarded-host', ['elders.example', '//', ',']],
  ['x-forwarded-for', ['1.2.3.4', 'x', ',,']],
  ['x-forwarded-proto', ['https', 'x']],
  ['origin', ['null', 'https://elders.example', 'x']],
  ['sec-fetch-site', ['cross-site', 'same-origin', 'x']],
  ['x-signature', ['x', '=']],
  ['x-request-id', ['a b', 'x'.repeat(300), '%0d']],
  ['x-algolia-api-key', ['x', '']],
  ['x-algolia-application-id', ['x', 'LESROUTE']],
  ['x-http-method-override', ['DELETE']],
  ['expect', ['100-continue', 'x']],
  ['upgrade', ['websocket', 'h2c']],
  ['te', ['trailers']],
  ['purpose', ['prefetch']],
  ['x-long', ['x'.repeat(12_000)]],
] as const

type Asked = { readonly text: string; readonly target: 'site' | 'service' }

const requestBy = (chance: Chance, token: string): Asked => {
  const { one, often, several, below } = chance
  const target = often(0.55) ? 'site' : 'service'
  const known = target === 'site' ? sitePaths : servicePaths
  const part = () => (often(0.4) ? one(slugs) : often(0.5) ? one(junk) : String(below(1000)))
  let address = (known[below(known.length)] ?? '/').replaceAll(/\[\w+\]/g, part)
  if (often(0.2)) {
    const at = below(address.length + 1)
    address = `${address.slice(0, at)}${one(junk)}${address.slice(at)}`
  }
  if (often(0.05)) address += '/'.repeat(below(50))
  const value = () => {
    const plain = target === 'service' && often(0.5) ? one(serviceValues) : part()
    return often(0.5) ? encodeURIComponent(plain.toWellFormed()) : plain
  }
  const name = () => (often(0.1) ? one(junk) : target === 'site' ? one(siteNames) : one(serviceNames))
  const query = several(4, () => `${name()}=${value()}`).join('&')
  if (query || often(0.05)) address += `?${query}`
  const method = one(methods)
  const body = method === 'GET' || method === 'HEAD' ? (often(0.03) ? one(bodies) : '') : one(bodies)
  const more = several(3, () => headers[below(headers.length)] ?? headers[0]).map(
    ([header, values]) => `${header}: ${one(values)}`,
  )
  const lines = [
    // What stands in a line of its own would end the request: the rest of it is another one then.
    `${method} ${address.replaceAll(/[\r\n]/g, '')} HTTP/1.1`,
    often(0.03) ? `host: ${one(junk)}` : 'host: localhost',
    'connection: close',
    ...(body || often(0.1) ? [`content-type: ${one(contentTypes)}`, `content-length: ${Buffer.byteLength(body)}`] : []),
    ...(target === 'service' && often(0.4) ? [`authorization: Bearer ${token}`] : []),
    ...more,
  ]
  return { target, text: `${lines.join('\r\n')}\r\n\r\n${body}` }
}

/** The head of the answer; what became of the line instead when there is none. */
const send = (address: URL, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(address.port), address.hostname)
    let answer = ''
    const end = (outcome: string) => {
      socket.destroy()
      resolve(outcome)
    }
    socket.setTimeout(patience, () => end('no answer in time'))
    socket.once('error', (error) => end(answer || `the line was cut: ${error.message}`))
    socket.once('close', () => end(answer || 'the line was closed'))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      const head = answer.indexOf('\r\n\r\n')
      if (head >= 0 && !answer.startsWith('HTTP/1.1 100')) end(answer.slice(0, head))
    })
    socket.write(text)
  })

const problemOf = (head: string, hosts: readonly string[]): string | null => {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  if (!status) return head.slice(0, 80)
  // A conversion that this machine has no program for is told so (501), methods that nobody knows as well.
  if (status >= 500 && status !== 501) return `status ${status}`
  const location = /^location: *(.*)$/im.exec(head)?.[1] ?? ''
  const here = `http://${hosts[0]}`
  return !location || (URL.canParse(location, here) && hosts.includes(new URL(location, here).host))
    ? null
    : `leads to ${location}`
}

test('missing pages that are asked for at once are told so at once', async ({ request }) => {
  for (const name of ['/kennisbank/artikelen/nergens', '/nergens'])
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => request.get(`${name}-${round}-${index}`, { timeout: patience })),
      )
      expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 404))
    }
})

test(`${count} requests by chance fail nothing`, async ({ baseURL, request }) => {
  test.setTimeout(30_000 + count * 200)
  const chance = createChance(numbers(seed))
  const token = readFileSync(path.join(data, 'site-token'), 'utf8').trim()
  const asked = Array.from({ length: count }, () => requestBy(chance, token))
  const addresses = { site: new URL(baseURL ?? ''), service: new URL(service) }
  const problems: string[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < asked.length; index = next++) {
      const one = asked[index]
      if (!one) return
      const problem = problemOf(await send(addresses[one.target], one.text), ['localhost', addresses.site.host])
      if (problem) problems.push(`${one.target}, number ${index}: ${problem}\n${one.text.slice(0, 600)}`)
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  expect(problems.map((problem) => problem.replaceAll(token, '…'))).toEqual([])
  expect((await request.get('/')).status()).toBe(200)
  expect((await request.get(`${service}/server/ping`)).status()).toBe(200)
})
