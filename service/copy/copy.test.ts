/** A copy of the catalogue of another content API, read over a real socket; its activity log is played. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import type { Handler } from '../http/message.ts'
import { listen, type Listener } from '../http/serve.ts'
import { connect, DirectusError } from '../publish/directus/instance.ts'
import type { Row } from '../store/catalogue.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { followSource, type FollowingSource } from './follow-source.ts'
import { openSource } from './source.ts'

const sample = sampleCatalogue().items
/** Two pages of one table, some rows of the others, and what belongs to a vendor that the account may not read. */
const items = Object.fromEntries(
  Object.entries(sample).map(([name, rows]) => [
    name,
    rows.filter(
      (row, index) => index < (name === 'articles' ? 300 : 20) || ('vendor' in row && row['vendor'] === 'hovi'),
    ),
  ]),
)
const theirs = await openTestStore()
let listener: Listener
let token = ''
/** The activity log; null: the account may not read it. */
let log: { readonly id: number; readonly collection: string }[] | null = []
let isBroken = false
/** After how many answers what stands before the source begins to refuse everything, and how many it refuses. */
let refusing = { after: Infinity, count: Infinity }
const reads: string[] = []
/** What the log waits for before it answers. */
let stalled: Promise<void> | null = null

test('a refusal in the middle of a table does not empty it', async () => {
  const call = async (_method: string, path: string) => {
    if (path.endsWith('&page=2')) throw new DirectusError('restarting', 404, 'NOT_FOUND')
    return Array.from({ length: Number(/&limit=(\d+)/.exec(path)?.[1]) }, () => items['topics']?.[0])
  }
  await expect(openSource(call, () => {}).tables(['topics'])).rejects.toThrow('restarting')
})

test('a row that stands on two pages, since another came before it meanwhile, is copied once', async () => {
  const row = (number: number) => ({
    ...items['topics']?.[0],
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  })
  const call = async (_method: string, path: string) =>
    path.endsWith('&page=1') ? Array.from({ length: 250 }, (_, index) => row(index)) : [row(249), row(250)]
  const read = await openSource(call, () => {}).tables(['topics'])
  expect(new Set(read.get('topics')?.map(({ id }) => id)).size).toBe(251)
  expect(read.get('topics')).toHaveLength(251)
})

beforeAll(async () => {
  await theirs.catalogue.replace(items, 'theirs')
  token = await theirs.accounts.add('site@example.org', ['navigator', 'sodk', 'search-token'])
  const report = (error: unknown) => {
    throw error
  }
  const now = () => new Date()
  const auth = await openAuth({ store: theirs, settings: readConfig({}).auth, now, report })
  const handler = createContentHandler({ store: theirs, auth, now, report })
  const json = (status: number, body: unknown) => ({
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const withLog: Handler = async (request) => {
    reads.push(request.path)
    if (request.path === '/activity') await stalled
    const isContent = /^\/(?:items|files)/.test(request.path)
    if (isContent) refusing = { ...refusing, after: refusing.after - 1 }
    if (isContent && refusing.after < 0 && refusing.after >= -refusing.count)
      return json(403, { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] })
    if (isBroken) return json(500, { errors: [{ message: 'broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] })
    if (request.path !== '/activity') return handler(request)
    if (!log) return json(403, { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] })
    const after = Number(/\[_gt\]=(\d+)/.exec(decodeURIComponent(request.search))?.[1] ?? 0)
    return json(200, { data: log.filter(({ id }) => id > after).toReversed() })
  }
  listener = await listen({ '': withLog }, { host: 'localhost', port: 0, report })
})
afterAll(async () => {
  await listener.close()
  await theirs.close()
})

const lines: string[] = []
let ours: Awaited<ReturnType<typeof openTestStore>>
let copy: FollowingSource | null = null
const follow = async (options: { readonly every?: number } = {}) => {
  const address = `http://localhost:${listener.port}`
  const say = (line: string) => lines.push(line)
  const ending = new AbortController()
  const source = openSource(connect(address, token, ending.signal), say)
  copy = await followSource({ source, address, catalogue: ours.catalogue, say, every: 3_600_000, ending, ...options })
  return copy
}
/** Everything is read again at the next look. */
const anHourLater = () => vi.setSystemTime(Date.now() + 3_600_000)
beforeEach(async () => {
  lines.length = 0
  reads.length = 0
  log = [{ id: 7, collection: 'articles' }]
  isBroken = false
  refusing = { after: Infinity, count: Infinity }
  ours = await openTestStore()
  return async () => {
    vi.useRealTimers()
    await copy?.stop()
    copy = null
    await ours.close()
  }
})

const table = async (store: typeof ours, name: string): Promise<readonly Row[]> =>
  (await store.catalogue.tables()).get(name) ?? []
const isPublished = (row: Row) => row['status'] === 'published'
const rename = async (title: string) => {
  const articles = (items['articles'] ?? []).map((row, index) => (index === 0 ? { ...row, title } : row))
  await theirs.catalogue.replace({ ...items, articles }, title)
}

test('a copy has what the account may read, in the same form', async () => {
  await follow()
  for (const name of ['articles', 'routes', 'route_steps', 'sectors', 'figures']) {
    const expected = await table(theirs, name)
    const visible = expected.every((row) => !('status' in row)) ? expected : expected.filter(isPublished)
    expect(await table(ours, name), name).toEqual(visible)
  }
  const shown = new Set((await table(ours, 'articles')).map(({ id }) => id))
  const linked = (await table(theirs, 'articles_topics')).filter((row) => shown.has(row['articles_id']))
  expect(await table(ours, 'articles_topics')).toEqual(linked)
  expect((items['programs'] ?? []).map(({ vendor }) => vendor)).toContain('hovi')
  const vendors = (await table(ours, 'programs')).map(({ vendor }) => vendor)
  expect(vendors).toContain('onderwijsloket')
  expect(vendors).not.toContain('hovi')
  expect(copy?.searchToken()).toBe((await theirs.accounts.byEmail('site@example.org'))?.searchToken)
})

test('a change is read of its table alone, and a deleted row goes', async () => {
  const { look } = await follow()
  const before = await ours.catalogue.edition()
  await rename('Nieuw in het log')
  await look()
  expect(await ours.catalogue.edition()).toBe(before)
  log?.push({ id: 8, collection: 'articles' }, { id: 9, collection: 'directus_settings' })
  reads.length = 0
  await look()
  expect(reads.filter((path) => path.startsWith('/items/'))).toEqual(['/items/articles'])
  expect((await table(ours, 'articles')).map(({ title }) => title)).toContain('Nieuw in het log')
  expect(await ours.catalogue.edition()).not.toBe(before)
  await theirs.catalogue.replace({ ...items, articles: [] }, 'none')
  log?.push({ id: 10, collection: 'articles' })
  await look()
  expect(await table(ours, 'articles')).toEqual([])
  expect(await table(ours, 'topics')).not.toEqual([])
  await theirs.catalogue.replace(items, 'theirs')
})

test('a change whose entry is committed behind later ones is seen, once', async () => {
  log = [{ id: 6, collection: 'topics' }, ...(log ?? [])]
  const { look } = await follow()
  log = [...log, { id: 9, collection: 'directus_settings' }]
  await look()
  log = [...log.slice(0, -1), { id: 8, collection: 'articles' }, ...log.slice(-1)]
  refusing = { after: 0, count: Infinity }
  await expect(look()).rejects.toThrow('FORBIDDEN')
  refusing = { after: Infinity, count: Infinity }
  reads.length = 0
  await look()
  await look()
  expect(reads.filter((path) => path.startsWith('/items/'))).toEqual(['/items/articles'])
})

test('a restart goes on where the log was read to, and a copy of another address is made anew', async () => {
  await (await follow()).stop()
  reads.length = 0
  await (await follow()).stop()
  expect(reads.filter((path) => path.startsWith('/items/'))).toEqual([])
  await ours.catalogue.replace({}, 'import-copy-of-another-7-1')
  await follow()
  expect(await table(ours, 'topics')).not.toEqual([])
})

test('without the log everything is read again, and it is said why', async () => {
  log = null
  const { look } = await follow()
  anHourLater()
  expect(lines.join()).toContain('may not read /activity')
  await rename('Zonder log')
  await look()
  expect((await table(ours, 'articles')).map(({ title }) => title)).toContain('Zonder log')
  await theirs.catalogue.replace(items, 'theirs')
})

test('while the source fails the copy stays, and no first copy is a start that fails', async () => {
  const { look } = await follow()
  isBroken = true
  log?.push({ id: 8, collection: 'articles' })
  await expect(look()).rejects.toThrow('broken')
  expect(await table(ours, 'articles')).not.toEqual([])
  isBroken = false
  await look()
  isBroken = true
  await ours.catalogue.replace({}, 'none')
  await expect(follow()).rejects.toThrow('broken')
})

test('a restart while the source fails goes on with the copy, and follows when the source is back', async () => {
  await (await follow()).stop()
  isBroken = true
  const { look, searchToken } = await follow()
  expect(lines.at(-1)).toMatch(/^the copy stays as it is, .*broken/)
  expect(await table(ours, 'articles')).not.toEqual([])
  isBroken = false
  await look()
  expect(searchToken()).toBe((await theirs.accounts.byEmail('site@example.org'))?.searchToken)
})

test.each([
  [0, Infinity],
  [6, Infinity],
  [6, 5],
])('where the token may read nothing behind %s answers, for %s, the copy stays', async (after, count) => {
  const { look } = await follow()
  anHourLater()
  const before = await ours.catalogue.tables()
  refusing = { after, count }
  await expect(look()).rejects.toThrow(/: no \(FORBIDDEN\)$/)
  expect(await ours.catalogue.tables()).toEqual(before)
})

test('a source that does not answer does not keep the service from stopping', async () => {
  const answering = Promise.withResolvers<void>()
  const { stop } = await follow({ every: 10 })
  stalled = answering.promise
  reads.length = 0
  await vi.waitUntil(() => reads.includes('/activity'), 10_000)
  lines.length = 0
  const stopped = stop().then(() => 'stopped')
  expect(await Promise.race([stopped, pause(2000)])).toBe('stopped')
  expect(lines).toEqual([])
  stalled = null
  answering.resolve()
})

test('a table that changed stays where the token may read nothing for a while', async () => {
  const { look } = await follow()
  const before = await table(ours, 'topics')
  log = [...(log ?? []), { id: 8, collection: 'topics' }]
  refusing = { after: 0, count: Infinity }
  await expect(look()).rejects.toThrow(/: no \(FORBIDDEN\)$/)
  expect(await table(ours, 'topics')).toEqual(before)
})
