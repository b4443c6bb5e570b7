/** One caller floods the search; other callers are still answered. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { json } from '../http/errors.ts'
import { createLoadShedding } from '../http/load-shedding.ts'
import { listen, type Listener } from '../http/serve.ts'
import { createSearchEngine } from '../search/engine.ts'
import { createSearchHandler } from '../search/wire/handler.ts'

const words = 'leraar docent school klas vak les mbo po vo so hbo route pabo stage salaris'.split(' ')
const engine = createSearchEngine()
engine.replaceIndex(
  'texts',
  { searchableAttributes: ['body'] },
  Array.from({ length: 3000 }, (_, at) => ({
    objectID: String(at),
    body: Array.from({ length: 400 }, (_, word) => words[(word * 7 + at) % words.length]).join(' '),
  })),
)
const report = (error: unknown) => expect.fail(String(error))
const opened: Listener[] = []
afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())))
const open = async (timeLimit: number): Promise<Listener> => {
  const { limited, turn } = createLoadShedding(128)
  const search = createSearchHandler({
    engine,
    resolveKey: async () => ({ indexes: ['texts'] }),
    report,
    timeLimit,
    turn,
  })
  const surfaces = { '/search': limited('search', search), '': limited('content', () => json(200, { data: 'pong' })) }
  const listener = await listen(surfaces, { host: '127.0.0.1', port: 0, report })
  opened.push(listener)
  return listener
}

/** Milliseconds that the thread of the service has worked: others may have this machine meanwhile. */
const busy = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const send = async (port: number, localAddress: string, path: string, body = '') => {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  await once(socket, 'connect')
  socket.write(
    `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\nx-algolia-application-id: A\r\nx-algolia-api-key: k\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  return Number((await text(socket)).slice(9, 12))
}

const query = { indexName: 'texts', query: words.join(' '), optionalWords: words, queryType: 'prefixAll' }
const names = Array.from({ length: 1000 }, (_, at) => `a${at}`)
const costly = JSON.stringify({
  requests: Array.from({ length: 20 }, () => ({ ...query, hitsPerPage: 1000, attributesToRetrieve: names })),
})

/** Asks without end from one address, and answers what the visits of another cost in the meantime. */
const underAttack = async ({ port }: Listener) => {
  const leaving = new AbortController()
  const seen = new Set<number>()
  const attack = Array.from({ length: 12 }, async () => {
    while (!leaving.signal.aborted) seen.add(await send(port, '127.0.0.1', '/search/1/indexes/*/queries', costly))
  })
  const times: number[] = []
  for (let count = 0; count < 5; count += 1)
    for (const path of ['/server/ping', '/items/articles', '/search/1/indexes/texts?hitsPerPage=5']) {
      const start = busy()
      expect(await send(port, '127.0.0.2', path)).toBe(200)
      times.push(busy() - start)
    }
  leaving.abort()
  await Promise.all(attack)
  // The middle one: a single pause of the whole process says nothing.
  return { seen, time: times.toSorted((a, b) => a - b)[7] ?? 0 }
}

// ASVS 11.1.4
test('an address that floods the search gets 429, and another is answered soon', { timeout: 120_000 }, async () => {
  const { seen, time } = await underAttack(await open(100))
  expect(seen).toContain(429)
  expect(time).toBeLessThan(250)
})
