import { expect, test } from 'vitest'
import { frameHeaders, hostList } from './frames.ts'

test('hosts are named with commas between them; none is the default', () => {
  expect(hostList.parse(undefined)).toEqual([])
  expect(hostList.parse(' https://loket.example, *.regio.example ,localhost:8080,')).toEqual([
    'https://loket.example',
    '*.regio.example',
    'localhost:8080',
  ])
})

test.each(["'none'", 'https://a.example/pad', 'a.example; script-src *', 'a b', '*', "'unsafe-inline'"])(
  '%s is no host',
  (text) => {
    expect(() => hostList.parse(text)).toThrow('must be a host, such as https://loket.example')
  },
)

/** The headers of an address, by the patterns that name it. */
const headersOf = (address: string, hosts: readonly string[]) =>
  frameHeaders(hosts)
    .filter(({ source }) => new RegExp(`^${source.replace('/:path*', '/.*')}$`).test(address))
    .flatMap(({ headers }) => headers.map(({ key, value }) => `${key}: ${value}`))

test('embeds may be framed at those hosts, all other pages nowhere', () => {
  const open = ["Content-Security-Policy: frame-ancestors 'self' https://loket.example"]
  const closed = ["Content-Security-Policy: frame-ancestors 'none'", 'X-Frame-Options: DENY']
  expect(headersOf('/embed/routes', ['https://loket.example'])).toEqual(open)
  expect(headersOf('/en/embed/questions', ['https://loket.example'])).toEqual(open)
  for (const address of ['/', '/en', '/routes', '/embedded', '/en/routes', '/api/places', '/kennisbank/embed/x'])
    expect(headersOf(address, ['https://loket.example'])).toEqual(closed)
})
