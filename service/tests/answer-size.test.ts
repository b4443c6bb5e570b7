/** Limits on the size of one response of the content API, tested on the whole sample catalogue. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import type { Handler } from '../http/message.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { openTestStore } from '../store/test-store.fixture.ts'

/** Bytes that no answer exceeds. */
const most = 12 * 1024 * 1024
const store = await openTestStore()
let handle: Handler
let token = ''

beforeAll(async () => {
  await store.catalogue.replace(sampleCatalogue().items, 'test')
  token = await store.accounts.add('size@example.org', ['content-read', 'read-published-media', 'navigator'])
  const report = (error: unknown) => {
    throw error
  }
  const now = () => new Date('2026-11-01')
  const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
  handle = createContentHandler({ store, auth, now, report })
})
afterAll(() => store.close())

const search = async (collection: string, query: object) => {
  const reply = await handle({
    method: 'SEARCH',
    path: `/items/${collection}`,
    search: '',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ query })),
    ip: '192.0.2.1',
  })
  const body = typeof reply.body === 'string' ? reply.body : ''
  return { status: reply.status, length: Buffer.byteLength(body), body }
}

const aliases = Array.from({ length: 20 }, (_, index) => `z${index}`)
/** Many times the texts of every article. */
const repeated = { alias: Object.fromEntries(aliases.map((name) => [name, 'body'])), fields: aliases }

test.each([
  ['articles', { limit: -1, ...repeated }],
  ['articles', { limit: -1, fields: ['*.*.*.*'] }],
  ['faqs', { limit: -1, fields: ['*'] }],
])('a list of %s holds twelve megabytes at most', async (collection, query) => {
  const { status, length, body } = await search(collection, query)
  expect(length).toBeLessThan(most)
  if (status === 200) return
  expect(status).toBe(400)
  // On a busy machine the time of a query may end first.
  expect(body).toMatch(/The answer would hold more than 10000000 characters|takes too long to answer/)
})

test('a list that is too large is refused, and a smaller part of it answered', async () => {
  expect((await search('articles', { ...repeated, limit: -1 })).status).toBe(400)
  expect((await search('articles', { ...repeated, limit: 3 })).status).toBe(200)
})
