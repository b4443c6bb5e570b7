import { expect, test } from 'vitest'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { listen } from '../http/serve.ts'
import { createSearchEngine } from '../search/engine.ts'
import { createSearchHandler } from '../search/wire/handler.ts'
import { createKeyring } from '../search/wire/keyring.ts'
import type { Source } from '../copy/source.ts'
import { publishCommand } from './publish.ts'

const target = { applicationId: 'APP', apiKey: 'admin', url: null }
const nowhere = { tables: () => Promise.reject(new Error('read')), source: null }

test.each([
  [['algolia'], null, /PUBLISH_APP_ID and PUBLISH_API_KEY/],
  [['elsewhere'], target, /publish algolia/],
  [[], target, /publish algolia/],
  [['algolia', 'articels'], target, /There is no index "articels": articles/],
  [['algolia', '--dryrun'], target, /dryrun/],
  [['algolia', '--follow'], target, /CATALOGUE_SOURCE_URL/],
])('%j to %j is refused in one line, before anything is read', async (args, where, message) =>
  expect(publishCommand(args, nowhere, where, () => undefined)).rejects.toThrow(message),
)

test('the indexes that are named are published from the store', async () => {
  const store = await openTestStore()
  const { items } = sampleCatalogue()
  await store.catalogue.replace(items, 'test')
  const report = (error: unknown) => {
    throw error
  }
  const engine = createSearchEngine()
  const keyring = createKeyring({ adminKey: 'admin' })
  const handler = createSearchHandler({ engine, keyring, resolveKey: async () => null, report })
  const listener = await listen({ '': handler }, { host: 'localhost', port: 0, report })
  const lines: string[] = []
  try {
    const url = `http://localhost:${listener.port}`
    const own = { tables: store.catalogue.tables, source: null }
    await publishCommand(['algolia', 'faqs', 'sectors'], own, { ...target, url }, (line) => lines.push(line))
  } finally {
    await listener.close()
    await store.close()
  }
  expect(engine.list().map(({ name, entries }) => [name, entries])).toEqual([
    ['faqs', items['faqs']?.length],
    ['sectors', 5],
  ])
  expect(lines[0]).toMatch(/^faqs: \d+ new/)
})

test('changes of another content API are followed, an index at a time', { tags: ['full'] }, async () => {
  const { items } = sampleCatalogue()
  const rows = new Map(Object.entries(items))
  const report = (error: unknown) => {
    throw error
  }
  const engine = createSearchEngine()
  const keyring = createKeyring({ adminKey: 'admin' })
  const handler = createSearchHandler({ engine, keyring, resolveKey: async () => null, report })
  const listener = await listen({ '': handler }, { host: 'localhost', port: 0, report })
  const ending = new AbortController()
  const [lines, changes]: [string[], string[]] = [[], []]
  const source: Source = {
    tables: (names = [...rows.keys()]) => Promise.resolve(new Map(names.map((name) => [name, rows.get(name) ?? []]))),
    position: () => Promise.resolve({ newest: 0, latest: null }),
    searchToken: () => Promise.resolve(null),
    changedSince: ({ newest }) =>
      Promise.resolve({
        position: { newest: changes.length, latest: null },
        tables: changes.slice(newest),
        hasAccounts: false,
      }),
  }
  try {
    const url = `http://localhost:${listener.port}`
    const following = publishCommand(
      ['algolia', '--follow', 'sectors', 'faqs'],
      { tables: () => source.tables(), source },
      { ...target, url },
      (line) => lines.push(line),
      { signal: ending.signal, every: 10 },
    )
    await expect.poll(() => engine.list().length, { timeout: 10_000 }).toBe(2)
    lines.length = 0
    rows.set(
      'sectors',
      (rows.get('sectors') ?? []).map((row, index) => (index ? row : { ...row, title: 'Gevolgd' })),
    )
    changes.push('sectors')
    await expect.poll(() => engine.search('sectors', { query: 'gevolgd' }).nbHits, { timeout: 10_000 }).toBe(1)
    expect(lines).toContainEqual(expect.stringMatching(/^sectors: 0 new; 1 changed/))
    ending.abort()
    await following
  } finally {
    await listener.close()
  }
})
