/**
 * The site's reads with each collection empty in turn: whatever a catalogue has none of, nothing else breaks.
 * @module-tag full
 */
import { globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { collections } from '#schema/index.ts'
import { modelOf } from '#schema/model.ts'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { listen, type Listener } from '../http/serve.ts'
import { generateCatalogue } from '#sample/generate.ts'
import type { Row, Rows } from '../store/catalogue.ts'
import { openTestStore } from '../store/test-store.fixture.ts'

// The framework's cache and its mark of server code need its server.
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

const store = await openTestStore()
let listener: Listener
type Tables = Readonly<Record<string, readonly Row[]>>
let sample: Tables = {}

/** Rows whose relations lead to rows that are there; others lose the relation, or go where it is required. */
const consistent = (tables: Tables): Tables => {
  const ids = new Map(Object.entries(tables).map(([name, rows]) => [name, new Set(rows.map(({ id }) => id))]))
  const remainingTables = Object.entries(tables).map(([name, rows]) => {
    const fields = [...modelOf(name).fields.values()]
    const remainingRows = rows.flatMap((row) => {
      const changed: Record<string, unknown> = { ...row }
      for (const field of fields) {
        const value = row[field.name]
        if (value === null || value === undefined) continue
        const to = field.kind === 'one' ? field.to : field.kind === 'any' ? String(row[field.collectionField]) : null
        if (to === null || to === 'directus_files' || ids.get(to)?.has(value)) continue
        if (field.kind === 'any' || (field.kind === 'one' && field.required)) return []
        changed[field.name] = null
      }
      return [changed]
    })
    return [name, remainingRows] as const
  })
  const next = Object.fromEntries(remainingTables)
  const count = (all: Tables) => Object.values(all).reduce((sum, rows) => sum + rows.length, 0)
  return count(next) === count(tables) ? next : consistent(next)
}

/** The first rows of each collection, so that forty catalogues are written in seconds; files stay out. */
const smallSample = (): Tables => {
  const { items } = generateCatalogue({ seed: 1, today: new Date('2026-11-01') })
  const files = new Set(['image', 'logo', 'artwork', 'audio', 'video', 'asset'])
  const few = Object.entries(items)
    .filter(([name]) => name !== 'images')
    .map(([name, rows]) => [
      name,
      rows
        .slice(0, modelOf(name).description ? 12 : 400)
        .map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => !files.has(field)))),
    ])
  return consistent(Object.fromEntries(few) as Tables)
}

/** Every read of the site that needs nothing to begin with: the lists of pages, and what the build makes pages of. */
const reads = async (): Promise<(readonly [name: string, read: () => Promise<unknown>])[]> => {
  const files = globSync('lib/content/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map((file) => import(path.resolve(file)) as Promise<Readonly<Record<string, unknown>>>),
  )
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      typeof value === 'function' && value.length === 0 && /^(list|first|getRouteMap)/.test(name)
        ? [[name, value as () => Promise<unknown>] as const]
        : [],
    ),
  )
}

beforeAll(async () => {
  sample = smallSample()
  const token = await store.accounts.add('empty@example.org', ['content-read', 'read-published-media', 'navigator'])
  const report = (error: unknown) => {
    throw error
  }
  const now = () => new Date('2026-11-01')
  const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
  const content = createContentHandler({ store, auth, now, report })
  listener = await listen({ '': content }, { host: 'localhost', port: 0, report })
  vi.stubEnv('CONTENT_API_URL', `http://localhost:${listener.port}`)
  vi.stubEnv('CONTENT_API_TOKEN', token)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await listener.close()
  await store.close()
})

const readable = Object.keys(collections).filter((name) => !name.startsWith('directus_'))

test.each([...readable.map((name) => [name] as const), readable])(
  'without %s every list of the site is read',
  async (...empty) => {
    const missing = new Set<string>(empty)
    const rest = Object.entries(sample).filter(([name]) => !missing.has(name))
    await store.catalogue.replace(consistent(Object.fromEntries(rest)) as Rows, `without ${empty.join()}`)
    const all = await reads()
    expect(all.length).toBeGreaterThan(15)
    const failures = await Promise.all(
      all.map(([name, read]) =>
        read().then(
          () => null,
          (error: unknown) => `${name}: ${String(error)}`,
        ),
      ),
    )
    expect(failures.filter((failure) => failure !== null)).toEqual([])
  },
)
