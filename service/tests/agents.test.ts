/**
 * The MCP server of the site on the whole sample catalogue: the SDK's own client calls every tool, rightly and wrongly.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { listen, type Listener } from '../http/serve.ts'
import { openSearchSurface, type SearchSurface } from '../search-surface.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { openTestStore } from '../store/test-store.fixture.ts'

// The framework's cache and its separation of browser and server code are replaced by stubs.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))
vi.mock('next/server', () => ({ connection: () => Promise.resolve() }))

const store = await openTestStore()
const folder = await mkdtemp(path.join(tmpdir(), 'agents-'))
const client = new Client({ name: 'test', version: '1' })
let listener: Listener
let surface: SearchSurface

beforeAll(async () => {
  await store.catalogue.replace(sampleCatalogue().items, 'test')
  const token = await store.accounts.add('agents@example.org', ['navigator', 'sodk', 'search-token'])
  const report = (error: unknown) => {
    throw error
  }
  const auth = await openAuth({ store, settings: readConfig({}).auth, now: () => new Date(), report })
  const content = createContentHandler({ store, auth, now: () => new Date('2026-11-01'), report })
  surface = await openSearchSurface({ store, report })
  listener = await listen({ '': content, '/search': surface.handler }, { host: 'localhost', port: 0, report })
  vi.stubEnv('CONTENT_API_URL', `http://localhost:${listener.port}`)
  vi.stubEnv('CONTENT_API_TOKEN', token)
  vi.stubEnv('TOKEN_CACHE_FOLDER', folder)
  vi.stubEnv('SITE_URL', 'https://lesroute.example')
  // Settings are read when the module is.
  const { createAgentServer } = await import('#lib/mcp/server.ts')
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await createAgentServer(true).connect(ours)
  await client.connect(theirs)
})

afterAll(async () => {
  await client.close()
  await listener.close()
  await surface.close()
  await store.close()
  await rm(folder, { recursive: true })
  vi.unstubAllEnvs()
})

const texts = z.object({
  isError: z.boolean().optional(),
  content: z.tuple([z.object({ text: z.string() })]).rest(z.object({ text: z.string() })),
})

const call = async (name: string, given: Record<string, unknown> = {}) => {
  const answer = await client.callTool({ name, arguments: given })
  const { isError = false, content } = texts.parse(answer)
  return { isError, text: content[0].text, data: answer.structuredContent }
}

const calls: readonly (readonly [name: string, given: Record<string, unknown>, holds: Record<string, unknown>])[] = [
  ['search', { query: 'pabo', kind: 'articles' }, { groups: [expect.objectContaining({ kind: 'articles' })] }],
  ['search', { query: 'pabbo' }, { meant: 'pabo' }],
  ['read_page', { address: 'https://lesroute.example/en/glossary' }, { title: 'Glossary', language: 'en' }],
  [
    'read_page',
    { address: '/privacy' },
    { markdown: expect.stringMatching(/## Wie verantwoordelijk is[^]*## Waar het staat[^]*## Je rechten/) },
  ],
  ['read_page', { address: '/navigator/opleidingen', piece: 2 }, { piece: 2 }],
  [
    'find_programs',
    { place: 'Utrecht', anywhere: true, level: ['master'] },
    { place: 'Utrecht', programs: expect.arrayContaining([expect.objectContaining({ level: 'master' })]) },
  ],
  [
    'find_programs',
    { place: 'Utrecht', track: ['Deeltijdopleiding'] },
    { programs: expect.arrayContaining([expect.anything()]) },
  ],
  ['find_programs', { query: 'bestaatnietbestaatniet' }, { count: 0, programs: [] }],
  [
    'match_routes',
    { answers: ['diploma-hbo', 'niets'] },
    { dropped: expect.arrayContaining([{ slug: 'niets', why: 'unknown' }]) },
  ],
  ['desk_for_postcode', { place: 'Lelystad' }, { place: 'Lelystad' }],
  [
    'list_collections',
    {},
    { collections: expect.arrayContaining([{ name: 'faqs', group: 'knowledge-base', fields: expect.any(Number) }]) },
  ],
  ['describe_collection', { name: 'routes' }, { name: 'routes', group: 'routes' }],
  [
    'list_operations',
    { group: 'routes' },
    { operations: expect.arrayContaining([expect.objectContaining({ path: '/items/routes' })]) },
  ],
  [
    'describe_operation',
    { id: 'get-items-routes' },
    { path: '/items/routes', parameters: expect.arrayContaining([expect.objectContaining({ name: 'filter' })]) },
  ],
]

test('every tool is called below', async () => {
  const { tools } = await client.listTools()
  expect(new Set(calls.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)))
})

test('the examples of a filter are values that its facet has', async () => {
  const { tools } = await client.listTools()
  const { properties = {} } = tools.find(({ name }) => name === 'find_programs')?.inputSchema ?? {}
  const { data } = await call('find_programs')
  const { facets } = z.object({ facets: z.record(z.string(), z.record(z.string(), z.number())) }).parse(data)
  for (const name of ['level', 'track']) {
    const { description } = z.object({ description: z.string() }).parse(properties[name])
    const examples = description
      .replace(/^e\.g\. /, '')
      .replace(/, as .*/, '')
      .split(', ')
    expect(Object.keys(facets[name] ?? {})).toEqual(expect.arrayContaining(examples))
  }
})

test.each(calls)('%s %j answers', async (name, given, holds) => {
  const { isError, text, data } = await call(name, given)
  expect(isError, text).toBe(false)
  expect(data).toMatchObject(holds)
})

test.each([
  ['search', { query: ' ' }],
  ['search', { query: 'x', kind: 'users' }],
  ['read_page', { address: '/kennisbank/artikelen/%E0%A4%A' }],
  ['read_page', { address: 'https://elders.example/' }],
  ['read_page', { address: '/', piece: 0 }],
  ['find_programs', { place: 'Nergenshuizen' }],
  ['find_programs', { page: 1e9 }],
  ['match_routes', { answers: 'geen lijst' }],
  ['match_routes', { answers: ['niets'] }],
  ['desk_for_postcode', { place: '' }],
  ['describe_collection', { name: '__proto__' }],
  ['describe_operation', { id: 'toString' }],
  ['list_operations', { group: 'nergens' }],
])('%s refuses %j in words', async (name, given) => {
  const { isError, text } = await call(name, given)
  expect(isError).toBe(true)
  expect(text).not.toContain('right now')
  expect(text.length).toBeGreaterThan(20)
})

/** Families of many pages that are made alike: one page in so many is read. */
const sampled: Readonly<Record<string, number>> = { programs: 100, faqs: 10, terms: 4, navigator: 6, routes: 10 }

/** `npm test` reads one page where `npm run test:full` reads so many. */
const thinner = process.env['FULL_SQUARE'] ? 1 : 4
const stepOf = (family: string): number => (sampled[family] ?? 0) * thinner || 1

test(
  'every page that sitemaps list has an alternate with its title, in each of its languages',
  { tags: ['full'], timeout: 180_000 },
  async () => {
    const { listAddresses, pageFamilies } = await import('#lib/content/addresses.ts')
    const { readAlternate } = await import('#lib/markdown-alternates/read-alternate.ts')
    const { readAlternatePath } = await import('#lib/markdown-alternates/alternate-addresses.ts')
    const { getPathname } = await import('#lib/i18n/pathname.ts')
    const wrong: string[] = []
    for (const family of pageFamilies) {
      const pages = (await listAddresses(family)).filter((_, index) => index % stepOf(family) === 0)
      expect(pages.length, family).toBeGreaterThan(0)
      for (const { href, title, languages } of pages)
        for (const locale of languages) {
          const address = readAlternatePath(getPathname({ href, locale }))
          const alternate = address && (await readAlternate(address))
          // Fixed pages and terms of the glossary have a name in each language; items have one.
          const isNamed = family === 'pages' || locale === 'en' ? Boolean(alternate?.title) : alternate?.title === title
          if (!isNamed || !alternate?.canonical.startsWith('https://lesroute.example'))
            wrong.push(getPathname({ href, locale }))
        }
    }
    expect(wrong).toEqual([])
  },
)

test('English pages of search have the English names of sectors and routes, and their Dutch ones beside them', async () => {
  const { ownPages } = await import('#lib/content/own-pages.ts')
  const pages = await ownPages('en')
  const first = (query: string) => {
    const [hit] = pages.search(query, new Date('2026-11-01')).hits
    return hit && { ...hit, title: hit.title.map(({ text }) => text).join('') }
  }
  expect(first('higher education')).toMatchObject({ title: 'Higher education', language: 'en' })
  expect(first('hoger onderwijs')).toMatchObject({ title: 'Higher education' })
  // Records of search are about classes by their Dutch names.
  expect(pages.ofClass({ type: 'sector', name: 'Hoger onderwijs' })?.title).toBe('Higher education')
  const routes = pages.search('becoming a teaching assistant', new Date('2026-11-01')).hits
  expect(routes.map(({ pageType, language }) => [pageType, language])).toContainEqual(['route', 'en'])
})

test('programmes, places, routes and events have addresses beside those that sitemaps list', async () => {
  const { listUnlistedAddresses } = await import('#lib/content/unlisted-addresses.ts')
  const kinds = new Set(
    (await listUnlistedAddresses()).map((href) => (typeof href === 'string' ? href : href.pathname)),
  )
  for (const kind of [
    '/zoeken',
    '/activiteiten/[slug]',
    '/navigator/opleidingen/[slug]',
    '/navigator/locaties/[id]',
    '/routes/[slug]',
  ])
    expect(kinds).toContain(kind)
})
