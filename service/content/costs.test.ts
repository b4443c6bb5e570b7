/** No question holds the service for long: one that takes too much time, or reads too many rows, is refused by name. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { processorTime } from '#platform/processor-time.ts'
import type { Handler } from '../http/message.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import { openStore } from '../store/store.ts'
import { newDatabase, openTestStore, tested } from '../store/test-store.fixture.ts'
import { createContentHandler } from './handler.ts'
import { limits } from './limits.ts'

/** Milliseconds that a statement may take here: less than the expensive query below needs on any machine. */
const timeout = 2
/** Null on PGlite, which runs in this process, where nothing can interrupt it. */
const database = await newDatabase()
const ending: (() => Promise<void>)[] = []
let hasty: Handler
let patient: Handler
let token = ''

beforeAll(async () => {
  const store = await (database ? openStore(database.address) : openTestStore())
  const open = tested === 'sqlite' ? openSqlite : openPostgres
  const db = database ? open(database.address, timeout) : store.db
  ending.push(
    () => db.destroy(),
    store.close,
    async () => database?.drop(),
  )
  const topics = Array.from({ length: 2000 }, (_, number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Onderwerp ${number}`,
    slug: `onderwerp-${number}`,
    path: `/onderwerpen/${number}`,
  }))
  const articles = Array.from({ length: 4000 }, (_, number) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    status: 'published',
    title: `Artikel ${number}`,
    slug: `artikel-${number}`,
    path: `/artikelen/${number}`,
    summary: 'een leraar die leert lesgeven '.repeat(40),
    date_created: '2026-01-01T09:00:00.000Z',
    date_updated: '2026-01-01T09:00:00.000Z',
    english: false,
  }))
  await store.catalogue.replace({ topics, articles }, 'costs')
  token = await store.accounts.add('costs@example.org', [])
  const report = (error: unknown) => {
    throw error
  }
  const now = () => new Date()
  const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
  hasty = createContentHandler({ store: { ...store, db }, auth, now, report })
  patient = createContentHandler({ store, auth, now, report })
})
afterAll(async () => {
  for (const end of ending) await end()
})

const read = async (handle: Handler, query: Readonly<Record<string, unknown>>, collection = 'topics') => {
  const { status, body } = await handle({
    method: 'SEARCH',
    path: `/items/${collection}`,
    search: '',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ query })),
    ip: '127.0.0.1',
  })
  return { status, body: JSON.parse(typeof body === 'string' ? body : '') as unknown }
}

test.runIf(database)('a question that takes too long is refused', async () => {
  const dear = Array.from({ length: 120 }, (_, number) => ({ name: { _nicontains: `X${number}` } }))
  expect(await read(hasty, { filter: { _and: dear } })).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringContaining('takes too long'), extensions: { code: 'INVALID_QUERY' } }] },
  })
  const filter = { _and: [...dear, { slug: { _eq: 'onderwerp-7' } }] }
  expect((await read(patient, { filter, fields: 'name' })).body).toEqual({ data: [{ name: 'Onderwerp 7' }] })
})

const words = (operator: string) =>
  Array.from({ length: 100 }, (_, number) => ({ summary: { [operator]: `q${number}` } }))
test.runIf(tested === 'sqlite').each([
  ['a search and a hundred conditions', { search: 'e', filter: { _or: words('_icontains') } }],
  [
    'a search and a hundred conditions, with all counts',
    { search: 'e', filter: { _or: words('_icontains') }, meta: '*' },
  ],
  ['a hundred conditions on the letters as they stand', { filter: { _or: words('_contains') }, meta: '*' }],
  [
    'a hundred conditions on what is related',
    { filter: { topics: { topics_id: { _or: words('_nicontains').map(() => ({ name: { _nicontains: 'x' } })) } } } },
  ],
  [
    'ten orders',
    { sort: Array.from({ length: 10 }, (_, at) => `${at % 2 ? '-' : ''}topics.topics_id.name`), limit: -1 },
  ],
])('%s: never more than half a second of the processor', async (_case, query) => {
  const started = processorTime()
  const { status, body } = await read(patient, { fields: 'id', limit: 1, ...query }, 'articles')
  expect(processorTime() - started).toBeLessThan(500)
  if (status !== 200)
    expect([status, body]).toMatchObject([
      400,
      {
        errors: [
          { message: expect.stringMatching(/300 milliseconds.*"filter"/), extensions: { code: 'INVALID_QUERY' } },
        ],
      },
    ])
})

test.runIf(tested === 'sqlite')('what is refused for its time spends nothing of the next request', async () => {
  expect((await read(patient, { search: 'e', filter: { _or: words('_icontains') } }, 'articles')).status).toBe(400)
  expect((await read(patient, { search: 'leraar', limit: 5, fields: 'id' }, 'articles')).body).toHaveProperty(
    'data.length',
    5,
  )
})

test('as many rows as are there may be read, whatever limit is named', async () => {
  const { body } = await read(patient, { fields: 'id', limit: Number.MAX_SAFE_INTEGER, sort: '-id' })
  expect(body).toHaveProperty('data.length', 2000)
  expect(limits.rows).toBeGreaterThan(2000)
})
