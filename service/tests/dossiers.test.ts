/** Pages of roles and sectors on a whole catalogue: each begins with what is about it, not with what is about everything. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { listen, type Listener } from '../http/serve.ts'
import { generateCatalogue } from '#sample/generate.ts'
import { openTestStore } from '../store/test-store.ts'

// The framework's cache and its mark of server code need its server.
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

const store = await openTestStore()
let listener: Listener

beforeAll(async () => {
  await store.catalogue.replace(generateCatalogue({ seed: 1 }).items, 'test')
  const token = await store.accounts.add('dossiers@example.org', ['content-read', 'read-published-media', 'navigator'])
  const report = (error: unknown) => {
    throw error
  }
  const now = () => new Date('2026-11-01')
  const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
  listener = await listen(
    { '': createContentHandler({ store, auth, now, report }) },
    { host: 'localhost', port: 0, report },
  )
  vi.stubEnv('CONTENT_API_URL', `http://localhost:${listener.port}`)
  vi.stubEnv('CONTENT_API_TOKEN', token)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await listener.close()
  await store.close()
})

test('no article is among the first of more than a fifth of the pages of roles and sectors', async () => {
  const { listRelatedTo } = await import('#lib/content/related-content.ts')
  const { listSectors, listTerms } = await import('#lib/content/taxonomy.ts')
  const pages = [
    ...(await listTerms('roles')).map(({ id }) => listRelatedTo('roles', id, false)),
    ...(await listSectors()).map(({ id }) => listRelatedTo('sectors', id, false)),
  ]
  const firsts = (await Promise.all(pages)).map(({ articles }) => articles.items.slice(0, 6).map(({ slug }) => slug))
  const shown = firsts.filter(({ length }) => length > 0)
  expect(shown.length).toBeGreaterThan(15)
  const counts = Map.groupBy(shown.flat(), (slug) => slug)
  const often = [...counts].filter(([, { length }]) => length > shown.length / 5)
  expect(often.map(([slug, { length }]) => `${slug}: ${length} of ${shown.length}`)).toEqual([])
})

test('every answer names a page that exists, in both languages', async () => {
  const { getRouteMap } = await import('#lib/content/routes.ts')
  const { listSectors, listTerms } = await import('#lib/content/taxonomy.ts')
  const pages = new Set([
    ...(await listTerms('roles')).map(({ slug }) => `/rollen/${slug}`),
    ...(await listTerms('qualifications')).map(({ slug }) => `/bevoegdheden/${slug}`),
    ...(await listSectors()).map(({ slug }) => `/werken-in-het-${slug}`),
  ])
  for (const locale of ['nl', 'en'] as const) {
    const { questions } = await getRouteMap(locale)
    const named = questions.flatMap(({ answers }) => answers).flatMap(({ about }) => about ?? [])
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((path) => !pages.has(path))).toEqual([])
  }
})
