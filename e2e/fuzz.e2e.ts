/**
 * Random requests, most of them invalid: whatever arrives, site and service answer within five seconds, never with a
 * status 5xx of their own, never redirect to another site, and none costs much. The same seed produces the same requests.
 * FUZZ_REQUESTS=10000 sends more requests, FUZZ_SEED different ones.
 */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { expect, test } from './fixtures.ts'
import {
  bodies,
  contentTypes,
  headers,
  junk,
  methods,
  serviceNames,
  servicePaths,
  serviceValues,
  siteNames,
  sitePaths,
  slugs,
} from './fuzz-words.ts'

const count = Number(process.env['FUZZ_REQUESTS'] || 500)
const seed = Number(process.env['FUZZ_SEED'] || 1)
const data = process.env['E2E_DATA_FOLDER'] ?? '.data'
const service = process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055'

/** Milliseconds that one answer may take. */
const timeout = 5000
const together = 8

/** Milliseconds of processor time of one request, bytes of its answer, bytes by which a process may grow in the whole test. */
const bounds = { time: 500, length: 12_000_000, memory: 600_000_000 }

/** Figures that both processes give (`scripts/test-site.ts`). */
const figures = z.object({ seconds: z.number(), bytes: z.number() })
const readFigures = async (address: string) => {
  const response = await fetch(address, { headers: { authorization: 'Bearer figures-of-the-tests' } })
  const text = await response.text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  return figures.parse({ seconds: figure('process_cpu_seconds_total'), bytes: figure('process_resident_memory_bytes') })
}

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

type FuzzRequest = { readonly text: string; readonly target: 'site' | 'service' }

const requestBy = (chance: Chance, token: string): FuzzRequest => {
  const { one, often, several, below } = chance
  const target = often(0.55) ? 'site' : 'service'
  const known = target === 'site' ? sitePaths : servicePaths
  const part = () => (often(0.4) ? one(slugs) : often(0.5) ? one(junk) : String(below(1000)))
  let address = (known[below(known.length)] ?? '/').replaceAll(/\[\w+\]/g, part)
  if (often(0.2)) {
    const at = below(address.length + 1)
    address = `${address.slice(0, at)}${one(junk)}${address.slice(at)}`
  }
  if (often(0.05)) address += one(['/', '/../', '/%2e%2e/', '//', '\\', 'a/']).repeat(below(often(0.5) ? 20 : 3000))
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

type Answer = { readonly head: string; readonly length: number }

/** The head of the answer and the length of it all; what became of the line instead when there is no answer. */
const send = (address: URL, text: string): Promise<Answer> =>
  new Promise((resolve) => {
    const socket = connect(Number(address.port), address.hostname)
    let answer = ''
    let length = 0
    const end = (outcome: string) => {
      socket.destroy()
      const at = answer.indexOf('\r\n\r\n')
      resolve({ head: at < 0 ? answer || outcome : answer.slice(0, at), length })
    }
    socket.setTimeout(timeout, () => end('no answer in time'))
    socket.once('error', (error) => end(`the line was cut: ${error.message}`))
    socket.once('close', () => end('the line was closed'))
    socket.on('data', (chunk) => {
      length += chunk.length
      if (length > bounds.length) return end('')
      if (answer.length < 65_536) answer += chunk.toString('latin1')
      // Some of the random headers keep the connection open behind the answer.
      if (answer.includes('\r\n\r\n') && !answer.startsWith('HTTP/1.1 100')) socket.setTimeout(200)
    })
    socket.write(text)
  })

const problemOf = ({ head, length }: Answer, hosts: readonly string[]): string | null => {
  if (length > bounds.length) return `more than ${bounds.length} bytes`
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  if (!status) return head.slice(0, 80)
  // 501 is valid: for conversions without an installed program, and for unknown methods.
  if (status >= 500 && status !== 501) return `status ${status}`
  if (/^content-length: [1-9]/im.test(head) && !/^content-type: \S/im.test(head)) return 'no content type'
  const location = /^location: *(.*)$/im.exec(head)?.[1] ?? ''
  const here = `http://${hosts[0]}`
  return !location || (URL.canParse(location, here) && hosts.includes(new URL(location, here).host))
    ? null
    : `leads to ${location}`
}

test('concurrent requests for missing pages get 404 immediately', async ({ request }) => {
  for (const name of ['/kennisbank/artikelen/nergens', '/nergens'])
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => request.get(`${name}-${round}-${index}`, { timeout })),
      )
      expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 404))
    }
})

// ASVS 7.4.2 7.4.3 14.4.1
test(`${count} random requests cause no failure`, async ({ baseURL, request }) => {
  test.setTimeout(30_000 + count * 200)
  const chance = createChance(numbers(seed))
  const token = readFileSync(path.join(data, 'site-token'), 'utf8').trim()
  const requests = Array.from({ length: count }, () => requestBy(chance, token))
  const addresses = { site: new URL(baseURL ?? ''), service: new URL(service) }
  const readAll = () =>
    Promise.all([readFigures(`${baseURL}/api/system/metrics`), readFigures(`${service}/metrics`)]).then((both) => ({
      time: both.reduce((sum, { seconds }) => sum + seconds * 1000, 0),
      memory: both.map(({ bytes }) => bytes),
    }))
  const problems: string[] = []
  const note = ({ target, text }: FuzzRequest, problem: string | null) => {
    if (problem) problems.push(`${target}: ${problem}\n${text.slice(0, 600)}`)
  }
  const start = await readAll()
  let before = start
  for (let at = 0; at < requests.length; at += together) {
    const batch = requests.slice(at, at + together)
    const answers = await Promise.all(batch.map(({ target, text }) => send(addresses[target], text)))
    answers.forEach((answer, index) => {
      const request = batch[index]
      if (request) note(request, problemOf(answer, ['localhost', addresses.site.host]))
    })
    let after = await readAll()
    // Where all of them together stay below the bound of one, each of them does; else each is sent again by itself.
    if (after.time - before.time > bounds.time)
      for (const request of batch) {
        let least = Infinity
        // What else a process does at that moment, as collecting garbage, counts too: a request that costs too much does so twice.
        for (let round = 0; round < 2 && least > bounds.time; round += 1) {
          before = await readAll()
          await send(addresses[request.target], request.text)
          after = await readAll()
          least = Math.min(least, Math.round(after.time - before.time))
        }
        note(request, least > bounds.time ? `${least} ms of processor time` : null)
      }
    before = after
  }
  for (const [index, bytes] of before.memory.entries())
    expect(bytes - (start.memory[index] ?? 0), 'growth of memory').toBeLessThan(bounds.memory)
  expect(problems.map((problem) => problem.replaceAll(token, '…'))).toEqual([])
  expect((await request.get('/')).status()).toBe(200)
  expect((await request.get(`${service}/server/ping`)).status()).toBe(200)
})
