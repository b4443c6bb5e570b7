import { expect, test } from 'vitest'
import { generateCatalogue } from '#sample/generate.ts'
import { openTestStore } from '../store/test-store.ts'
import { listen } from '../http/serve.ts'
import { createSearchEngine } from '../search/engine.ts'
import { createSearchHandler } from '../search/wire/handler.ts'
import { createKeyring } from '../search/wire/keyring.ts'
import { publishCommand } from './publish.ts'

const target = { applicationId: 'APP', apiKey: 'admin', url: null }
const nowhere = { catalogue: { tables: () => Promise.reject(new Error('read')) } } as unknown as Parameters<
  typeof publishCommand
>[1]

test.each([
  [['algolia'], null, /PUBLISH_APP_ID and PUBLISH_API_KEY/],
  [['elsewhere'], target, /publish algolia/],
  [[], target, /publish algolia/],
  [['algolia', 'articels'], target, /There is no index "articels": articles/],
  [['algolia', '--dryrun'], target, /dryrun/],
])('%j to %j is refused in one line, before anything is read', async (args, where, message) =>
  expect(publishCommand(args, nowhere, where, () => undefined)).rejects.toThrow(message),
)

test('the indexes that are named are published from the store', async () => {
  const store = await openTestStore()
  const { items } = generateCatalogue({ seed: 1 })
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
    await publishCommand(['algolia', 'faqs', 'sectors'], store, { ...target, url }, (line) => lines.push(line))
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
