/** How often a read waits for PostgreSQL: what does not depend on each other is sent together. */
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { openPostgres } from '../store/postgres.ts'
import { openStore } from '../store/store.ts'
import { newDatabase, tested } from '../store/test-store.fixture.ts'
import { createContentHandler } from './handler.ts'
import { limits } from './limits.ts'

const database = tested === 'postgres' ? await newDatabase() : null

/** In milliseconds: longer than a busy machine takes between two statements that are sent together. */
const silence = 30

/**
 * A server in front of the database that counts how often a client sends after it has been answered. An answer passes
 * once neither side has sent for `silence` milliseconds, so that statements sent together are one trip on a busy machine too.
 */
const countRoundTrips = async (address: string) => {
  const { hostname, port, pathname, username, password } = new URL(address)
  const folder = decodeURIComponent(hostname)
  const count = { trips: 0 }
  const server = createServer((client) => {
    const socket = folder.startsWith('/')
      ? connect(path.join(folder, `.s.PGSQL.${port || 5432}`))
      : connect(Number(port || 5432), folder)
    let isAnswered = true
    let answers: Buffer[] = []
    let timer: NodeJS.Timeout | undefined
    const passAnswers = () => {
      if (answers.length) isAnswered = true
      client.write(Buffer.concat(answers))
      answers = []
    }
    const passAfterSilence = () => {
      clearTimeout(timer)
      timer = setTimeout(passAnswers, silence)
    }
    client.on('data', (bytes) => {
      if (isAnswered) count.trips += 1
      isAnswered = false
      socket.write(bytes)
      passAfterSilence()
    })
    socket.on('data', (bytes) => {
      answers.push(bytes)
      passAfterSilence()
    })
    for (const [one, other] of [
      [client, socket],
      [socket, client],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const listeningPort = typeof at === 'object' && at ? at.port : 0
  const user = [username, password].filter(Boolean).join(':')
  return { count, server, address: `postgres://${user}@127.0.0.1:${listeningPort}${pathname}` }
}

const id = (kind: number, number: number) => `00000000-0000-4000-8000-${kind}${String(number).padStart(11, '0')}`
const addressOf = (number: number) => ({ slug: `nummer-${number}`, path: `/nummer/${number}` })

test.runIf(database)('relations of one level are read together', async () => {
  const store = await openStore(database?.address ?? '')
  const { count, server, address } = await countRoundTrips(database?.address ?? '')
  const db = openPostgres(address, limits.milliseconds.postgres)
  onTestFinished(async () => {
    await db.destroy()
    server.close()
    await store.close()
    await database?.drop()
  })
  const article = {
    id: id(1, 1), status: 'published', title: 'Artikel', date_created: '2026-01-01T09:00:00.000Z', english: false, ...addressOf(1),
  } // prettier-ignore
  await store.catalogue.replace(
    {
      articles: [article],
      topics: [{ id: id(2, 1), name: 'Onderwerp', ...addressOf(2) }],
      articles_topics: [{ id: id(3, 1), articles_id: id(1, 1), topics_id: id(2, 1) }],
    },
    'round-trips',
  )
  const token = await store.accounts.add('trips@example.org', [])
  const report = (error: unknown) => {
    throw error
  }
  const now = () => new Date()
  const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
  const handle = createContentHandler({ store: { ...store, db }, auth, now, report })
  const aliases = Array.from({ length: 12 }, (_, number) => `t${number}`)
  const read = () =>
    handle({
      method: 'SEARCH',
      path: '/items/articles',
      search: '',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: Buffer.from(
        JSON.stringify({
          query: {
            fields: ['title', ...aliases.map((name) => `${name}.topics_id.name`)],
            alias: Object.fromEntries(aliases.map((name) => [name, 'topics'])),
          },
        }),
      ),
      ip: '127.0.0.1',
    })
  await read()
  count.trips = 0
  const { status, body } = await read()
  expect([status, body]).toEqual([
    200,
    JSON.stringify({
      data: [
        {
          title: 'Artikel',
          ...Object.fromEntries(aliases.map((name) => [name, [{ topics_id: { name: 'Onderwerp' } }]])),
        },
      ],
    }),
  ])
  // Begin, the list, twelve junctions, twelve topics, commit: 27 statements.
  expect(count.trips).toBeLessThan(10)
})
