/** The search surface over a real store: what follows the catalogue, and what follows the policies of an account. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { vendors } from '#schema/families/navigator.ts'
import type { PolicyName } from '#schema/policies.ts'
import { grantsOf } from '../content/access.ts'
import { listItems } from '../content/items.ts'
import type { Reply } from '../http/message.ts'
import { grantFor, openSearchSurface, type SearchSurface } from '../search-surface.ts'
import { catalogueIndexes } from '../search/catalogue/catalogue.ts'
import { buildRecords } from '../search/catalogue/records.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import type { Row, Rows } from '../store/catalogue.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { openStore, type Store } from '../store/store.ts'

const { items } = sampleCatalogue()
/** A part of the sample, for tests that make indexes anew. */
const few: Readonly<Record<string, readonly Row[]>> = Object.fromEntries(
  Object.entries(items).map(([name, rows]) => [name, [...rows].slice(0, 12)]),
)
const report = (error: unknown) => {
  throw error
}

const ending: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

let store: Store
let folder = ''
beforeEach(async () => {
  store = await openTestStore()
  ending.push(() => store.close())
  await store.catalogue.replace(few, 'first')
  folder = mkdtempSync(path.join(tmpdir(), 'lesroute-search-'))
  ending.push(() => rmSync(folder, { recursive: true }))
})

const open = async (options: Partial<Parameters<typeof openSearchSurface>[0]> = {}) => {
  const surface = await openSearchSurface({ store, report, folder, ...options })
  ending.push(() => surface.close())
  return surface
}

const tokenOf = async (policies: readonly PolicyName[], { accounts } = store, name = policies.join('-')) => {
  const email = `${name}@example.org`
  await accounts.add(email, policies)
  return (await accounts.byEmail(email))?.searchToken ?? ''
}

const textOf = ({ body }: Reply): string => {
  if (typeof body !== 'string') throw new Error('no text')
  return body
}

const search = async ({ handler }: SearchSurface, index: string, body: object, key: string) => {
  const reply = await handler({
    method: 'POST',
    path: `/1/indexes/${index}/query`,
    search: '',
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': key },
    body: Buffer.from(JSON.stringify(body)),
    ip: '::1',
  })
  return {
    status: reply.status,
    body: JSON.parse(textOf(reply)) as { nbHits?: number; hits?: { title: string }[] },
  }
}

/** The part with another title for one article. */
const renamed = (title: string): Rows => ({
  ...few,
  articles: (few['articles'] ?? []).map((row, at) => (at === 0 ? { ...row, title } : row)),
})

test('a new edition of the catalogue is found without a restart', async () => {
  const surface = await open()
  const key = await tokenOf(['search-token'])
  expect((await search(surface, 'articles', { query: 'gloednieuwetitel' }, key)).body.nbHits).toBe(0)
  await store.catalogue.replace(renamed('Gloednieuwetitel'), 'second')
  await surface.look()
  expect((await search(surface, 'articles', { query: 'gloednieuwetitel' }, key)).body.hits).toMatchObject([
    { title: 'Gloednieuwetitel' },
  ])
})

test('the looks go on by themselves', async () => {
  const surface = await open()
  const key = await tokenOf(['search-token'])
  await store.catalogue.replace(renamed('Gloednieuwetitel'), 'second')
  await expect
    .poll(async () => (await search(surface, 'articles', { query: 'gloednieuwetitel' }, key)).body.nbHits, {
      timeout: 5000,
    })
    .toBe(1)
})

test('a media item shows its content from its day on', async () => {
  const row = [...(items['videos'] ?? [])][0]
  const day = '2031-05-01T08:00:00.000Z'
  const videos = [{ ...row, publication_date: day, transcript_raw: [{ speaker: 'A', text: 'onvindbaarwoord' }] }]
  await store.catalogue.replace({ ...few, videos }, 'second')
  const clock = { now: new Date('2031-04-30T00:00:00Z') }
  const surface = await open({ now: () => clock.now })
  const key = await tokenOf(['search-token'])
  const hitCount = async () => (await search(surface, 'videos', { query: 'onvindbaarwoord' }, key)).body.nbHits
  expect(await hitCount()).toBe(0)
  clock.now = new Date(day)
  await surface.look()
  expect(await hitCount()).toBe(1)
})

describe('over the whole sample', () => {
  let whole: Store
  let surface: SearchSurface
  beforeAll(async () => {
    whole = await openTestStore()
    await whole.catalogue.replace(items as Rows, 'whole')
    surface = await openSearchSurface({ store: whole, report, folder: null })
  })
  afterAll(async () => {
    await surface.close()
    await whole.close()
  })

  // ASVS 4.1.2
  test('a token follows the policies of its account at once, and vendors row by row', async () => {
    const key = await tokenOf(['search-token'], whole, 'changing')
    const programs = () => search(surface, 'programs', { hitsPerPage: 0 }, key)
    const change = async (add: readonly PolicyName[], remove: readonly PolicyName[] = []) => {
      const account = await whole.accounts.bySearchToken(key)
      if (account) await whole.accounts.changePolicies(account, { add, remove })
    }
    expect((await programs()).status).toBe(403)
    await change(['hovi'])
    expect(await programs()).toMatchObject({ status: 200, body: { nbHits: 3 } })
    await change(['navigator'])
    const { body } = await programs()
    expect(body.nbHits).toBeGreaterThan(400)
    await change([], ['navigator', 'hovi'])
    expect((await programs()).status).toBe(403)
    await change([], ['search-token'])
    expect((await search(surface, 'articles', {}, key)).status).toBe(403)
  })

  // ASVS 1.4.4 13.1.4
  test.each<{ held: PolicyName[] }>([
    { held: [] },
    { held: ['hovi'] },
    { held: ['sodk'] },
    { held: ['navigator'] },
    { held: ['kiesmbo', 'sodk'] },
    { held: ['navigator', 'hovi', 'kiesmbo', 'sodk'] },
  ])('an account with $held finds by search what it reads as content', async ({ held }) => {
    const key = await tokenOf(['search-token', ...held], whole)
    const account = await whole.accounts.bySearchToken(key)
    const grants = grantsOf(account)
    const context = { db: whole.db, dialect: whole.dialect, grants, now: new Date(), userId: account?.id ?? null }
    for (const name of catalogueIndexes) {
      const response = await search(surface, name, { hitsPerPage: 0 }, key)
      const listed = listItems(name, { limit: 0, meta: 'total_count' }, context)
      if (response.status === 403) await expect(listed, name).rejects.toMatchObject({ code: 'FORBIDDEN' })
      else expect((await listed).meta, name).toEqual({ total_count: response.body.nbHits })
    }
  })
})

test('a record embeds nothing of a vendor that its reader may not read', () => {
  const [program, ...otherPrograms] = [...(items['programs'] ?? [])]
  const schools = [...(items['educational_institutions'] ?? [])]
  const foreign = schools.find(({ vendor }) => vendor === 'hovi')
  const link = { id: 'x', programs_id: program?.['id'], educational_institutions_id: foreign?.['id'], sort: 0 }
  const tables: Readonly<Record<string, readonly Row[]>> = {
    programs: [{ ...program, vendor: 'onderwijsloket' }, ...otherPrograms],
    educational_institutions: schools,
    educational_institutions_programs: [link],
  }
  const [record] = buildRecords('programs', (name) => tables[name] ?? [], { vendors })
  expect(record).toMatchObject({ id: program?.['id'], educational_institutions: [] })
})

test('filters name the vendors of an account', async () => {
  await tokenOf(['search-token', 'hovi', 'sodk'])
  const account = await store.accounts.byEmail('search-token-hovi-sodk@example.org')
  if (!account) throw new Error('no account')
  const { filters } = grantFor(account)
  expect(filters).toMatchObject({ programs: 'vendor:"hovi"', locations: 'vendor:"hovi" OR vendor:"sodk"' })
})

test('a second process starts from what the first one wrote, keys and own indexes included', async () => {
  const admin = async ({ handler }: SearchSurface, method: string, route: string, body: object = {}) => {
    const headers = { 'x-algolia-application-id': 'A', 'x-algolia-api-key': 'admin' }
    const reply = await handler({
      method,
      path: route,
      search: '',
      headers,
      body: Buffer.from(JSON.stringify(body)),
      ip: '::1',
    })
    return JSON.parse(textOf(reply)) as Record<string, string>
  }
  const first = await openSearchSurface({ store, report, folder, adminKey: 'admin' })
  await admin(first, 'PUT', '/1/indexes/own/1', { title: 'Eigen index' })
  const { key = '' } = await admin(first, 'POST', '/1/keys', { acl: ['search'], indexes: ['own'] })
  await first.close()
  const second = await open({
    adminKey: 'admin',
    store: { ...store, catalogue: { ...store.catalogue, tables: () => Promise.reject(new Error('read again')) } },
  })
  expect((await search(second, 'own', { query: 'eigen' }, key)).body.nbHits).toBe(1)
  expect((await search(second, 'articles', { hitsPerPage: 0 }, await tokenOf(['search-token']))).body.nbHits).toBe(
    few['articles']?.filter(({ status }) => status === 'published').length,
  )
})

test('a catalogue in a file is read and built on another thread', { tags: ['full'] }, async () => {
  const address = path.join(folder, 'catalogue.sqlite')
  const file = await openStore(address)
  ending.push(() => file.close())
  await file.catalogue.replace(items as Rows, 'first')
  const tables = () => Promise.reject(new Error('read on this thread'))
  const surface = await open({ store: { ...file, catalogue: { ...file.catalogue, tables } }, address, folder: null })
  await file.accounts.add('a@example.org', ['search-token'])
  const key = (await file.accounts.byEmail('a@example.org'))?.searchToken ?? ''
  expect((await search(surface, 'articles', { query: 'pabo' }, key)).body.nbHits).toBeGreaterThan(10)
})

test('a flush writes searches that were counted and tasks that were accepted, and the surface goes on', async () => {
  const surface = await open({ adminKey: 'admin', statisticsKey: 'statistics' })
  const key = await tokenOf(['search-token'])
  await search(surface, 'articles', { query: 'gedicht' }, key)
  const write = await surface.handler({
    method: 'PUT',
    path: '/1/indexes/books/1',
    search: '',
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': 'admin' },
    body: Buffer.from(JSON.stringify({ title: 'Gedichten' })),
    ip: '::1',
  })
  expect(write.status).toBe(200)
  await surface.flush()
  const [day = ''] = readdirSync(path.join(folder, 'statistics'))
  expect(readFileSync(path.join(folder, 'statistics', day), 'utf8')).toContain('gedicht')
  expect(readFileSync(path.join(folder, 'manifest.json'), 'utf8')).toContain('books')
  expect((await search(surface, 'articles', { query: 'gedicht' }, key)).status).toBe(200)
})
