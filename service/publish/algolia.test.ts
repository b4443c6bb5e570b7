/** Publishing the sample catalogue to a service of the same protocol, over a real socket. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handler } from '../http/message.ts'
import { listen, type Listener } from '../http/serve.ts'
import { createSearchEngine } from '../search/engine.ts'
import { createSearchHandler } from '../search/wire/handler.ts'
import { createKeyring } from '../search/wire/keyring.ts'
import { buildRecords, indexSettings } from '../search/catalogue/records.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { publish, type PublishedIndex, type PublishOptions } from './algolia.ts'

const { items } = sampleCatalogue()
const indexes: PublishedIndex[] = (['articles', 'locations', 'programs'] as const).map((name) => ({
  name,
  settings: indexSettings(name),
  records: buildRecords(name, (table) => items[table] ?? []),
}))

const engine = createSearchEngine()
/** Requests for records of programmes that get through before the line is cut. */
let allowed = Infinity
const writes: string[] = []
let listener: Listener

beforeAll(async () => {
  const report = (error: unknown) => {
    throw error
  }
  const handler = createSearchHandler({
    engine,
    keyring: createKeyring({ adminKey: 'admin' }),
    resolveKey: async () => null,
    report,
  })
  const cutOff: Handler = (request) => {
    if (request.path.endsWith('/batch') && !request.path.includes('synonyms')) {
      writes.push(request.path)
      if (request.path.includes('programs')) allowed -= 1
    }
    return allowed < 0 ? { status: 400, headers: {}, body: '{"message":"cut off","status":400}' } : handler(request)
  }
  listener = await listen({ '/search': cutOff }, { host: 'localhost', port: 0, report })
})
afterAll(() => listener.close())

const lines: string[] = []
const run = (options: Partial<PublishOptions> = {}) => {
  lines.length = 0
  writes.length = 0
  const target = { applicationId: 'APP', apiKey: 'admin', url: `http://localhost:${listener.port}/search` }
  return publish({ target, indexes, dryRun: false, interval: 0, say: (line) => lines.push(line), ...options })
}

test('a dry run reports the changes, and changes nothing', async () => {
  const differences = await run({ dryRun: true })
  expect(differences.map(({ name, added }) => [name, added])).toEqual(
    indexes.map(({ name, records }) => [name, records.length]),
  )
  expect(lines[0]).toMatch(/^articles: \d+ new; 0 changed; 0 gone; settings: .*searchableAttributes.*; \d+ synonyms$/)
  expect(engine.list()).toEqual([])
})

test('a run that is cut off leaves the index in use alone, and the next goes on where it was', async () => {
  allowed = 1
  await expect(run()).rejects.toMatchObject({ message: 'cut off' })
  expect(engine.list().map(({ name }) => name)).toEqual([
    'articles',
    'locations',
    expect.stringMatching(/^programs_publishing_/),
  ])
  allowed = Infinity
  await run()
  expect(lines).toContainEqual(expect.stringMatching(/^programs: going on behind \d+ records$/))
  expect(writes.every((path) => path.includes('programs_publishing_'))).toBe(true)
  expect(engine.list().map(({ name, entries }) => [name, entries])).toEqual(
    indexes.map(({ name, records }) => [name, records.length]),
  )
})

test('what was published answers as here, but for the criterion that hosted services lack', async () => {
  const here = createSearchEngine()
  for (const { name, settings, records } of indexes) {
    const { ranking: _relevance, ...others } = settings
    const defaults = { ...settings.defaults, removeWordsIfNoResults: 'allOptional' } as const
    here.replaceIndex(name, { ...others, defaults }, records)
  }
  for (const query of ['salaris', 'hoe word ik leraar', 'opleiding leraar', 'deeltijd pabo', 'wiskundde'])
    for (const name of ['articles', 'programs'])
      expect(engine.search(name, { query, facets: ['*'] })).toEqual(here.search(name, { query, facets: ['*'] }))
})

test('the criterion of ours is not sent', () =>
  expect(engine.settings('articles')).toMatchObject({ defaults: { removeWordsIfNoResults: 'allOptional' } }))

test('published again, nothing is written; a change is reported and written', async () => {
  const again = await run()
  expect(
    again.map(({ added, changed, removed, settings, synonyms }) => [added, changed, removed, settings, synonyms]),
  ).toEqual(indexes.map(() => [0, 0, 0, [], 0]))
  expect(writes).toEqual([])
  const [articles] = indexes
  if (!articles) throw new Error('no articles')
  const [first, , ...rest] = articles.records
  const changed = {
    name: 'articles',
    settings: {
      ...articles.settings,
      customRanking: ['asc(title)'],
      synonyms: articles.settings.synonyms?.slice(1) ?? [],
    },
    records: [
      { ...first, objectID: first?.objectID ?? '', title: 'Anders' },
      ...rest,
      { objectID: 'new', title: 'Nieuw' },
    ],
  }
  expect(await run({ indexes: [changed] })).toEqual([
    { name: 'articles', added: 1, changed: 1, removed: 1, settings: ['customRanking'], synonyms: 1 },
  ])
  expect(engine.search('articles', { query: 'nieuw', hitsPerPage: 1 }).hits).toMatchObject([{ objectID: 'new' }])
})

test('a few changed records are written into the index in use, and nothing else is', async () => {
  await run()
  const [articles] = indexes
  if (!articles) throw new Error('no articles')
  const [first, , ...rest] = articles.records
  const records = [{ ...first, objectID: first?.objectID ?? '', title: 'Ter plaatse' }, ...rest]
  expect(await run({ indexes: [{ ...articles, records }] })).toMatchObject([{ added: 0, changed: 1, removed: 1 }])
  expect(writes).toEqual(['/1/indexes/articles/batch', '/1/indexes/articles/batch'])
  expect(engine.search('articles', { query: 'plaatse', hitsPerPage: 1 }).hits).toMatchObject([
    { objectID: first?.objectID },
  ])
  expect(engine.list().find(({ name }) => name === 'articles')?.entries).toBe(articles.records.length - 1)
})

test('a record that hosted plans refuse is reported before anything is written', async () => {
  const records = [{ objectID: 'big', text: 'x'.repeat(100_001) }]
  await expect(run({ indexes: [{ name: 'articles', settings: {}, records }] })).rejects.toThrow('articles big')
  expect(writes).toEqual([])
})
