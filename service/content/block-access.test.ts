import { afterAll, expect, test } from 'vitest'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { createContentHandler } from './handler.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const article = (number: number, status: string) => ({
  id: id(number),
  status,
  title: `Artikel ${number}`,
  slug: `artikel-${number}`,
  path: `/kennisbank/artikelen/artikel-${number}`,
  date_created: '2026-01-01T00:00:00.000Z',
  date_updated: '2026-01-01T00:00:00.000Z',
  english: false,
})
const route = (number: number, status: string) => ({
  id: id(number),
  status,
  title: `Route ${number}`,
  slug: `route-${number}`,
  path: `/routes/route-${number}`,
  duration_in_months: 24,
})
const callout = (number: number, title: string) => ({ id: id(number), title, color: 'info', variant: 'soft' })
const stands = (number: number, owner: number, collection: string, item: number) => ({
  id: id(number),
  articles_id: id(owner),
  collection,
  item: id(item),
  sort: 1,
})

const store = await openTestStore()
afterAll(() => store.close())
await store.catalogue.replace(
  {
    articles: [article(1, 'published'), article(2, 'draft')],
    callouts: [callout(11, 'openbaar'), callout(12, 'geheim'), callout(13, 'nergens')],
    content_lists: [
      { id: id(21), title: 'openbaar' },
      { id: id(22), title: 'geheim' },
    ],
    content_list_items: [
      { id: id(31), content_list: id(21), sort: 1, title: 'openbaar', mediatype: 'none' },
      { id: id(32), content_list: id(22), sort: 1, title: 'geheim', mediatype: 'none' },
    ],
    mentions: [{ id: id(41) }, { id: id(42) }],
    callouts_editor_nodes: [
      { id: id(51), callouts_id: id(11), collection: 'mentions', item: id(41), sort: 1 },
      { id: id(52), callouts_id: id(12), collection: 'mentions', item: id(42), sort: 1 },
    ],
    articles_editor_nodes: [
      stands(61, 1, 'callouts', 11),
      stands(62, 2, 'callouts', 12),
      stands(63, 1, 'content_lists', 21),
      stands(64, 2, 'content_lists', 22),
      stands(65, 2, 'related_content_lists', 71),
    ],
    related_content_lists: [{ id: id(71), title: 'geheim' }],
    related_content_lists_items: [
      { id: id(72), related_content_lists_id: id(71), collection: 'articles', item: id(1), sort: 1 },
    ],
    mentions_item: [
      { id: id(81), mentions_id: id(41), collection: 'articles', item: id(1), sort: 1 },
      { id: id(82), mentions_id: id(42), collection: 'articles', item: id(1), sort: 1 },
    ],
    routes: [route(91, 'published'), route(92, 'draft')],
    routes_translations: [
      { id: id(93), languages_code: 'en-GB', routes_id: id(91), title: 'public' },
      { id: id(94), languages_code: 'en-GB', routes_id: id(92), title: 'secret' },
    ],
  },
  'blocks',
)
const tokens = {
  reader: await store.accounts.add('reader@example.org', []),
  editor: await store.accounts.add('editor@example.org', ['read-drafts']),
}
const report = (error: unknown) => {
  throw error
}
const now = () => new Date('2026-06-01T00:00:00Z')
const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
const handle = createContentHandler({ store, auth, now, report })

const get = async (path: string, query: Readonly<Record<string, string>>, who: keyof typeof tokens) => {
  const headers = { authorization: `Bearer ${tokens[who]}` }
  const search = new URLSearchParams(query).toString()
  const { status, body } = await handle({ method: 'GET', path, search, headers, body: null, ip: '127.0.0.1' })
  return { status, ...(JSON.parse(typeof body === 'string' ? body : '') as { data?: unknown; meta?: unknown }) }
}
const titles = async (collection: string, who: keyof typeof tokens) =>
  ((await get(`/items/${collection}`, { fields: 'title', sort: 'title' }, who)).data as { title: string }[]).map(
    ({ title }) => title,
  )

test('a block of a draft, or of no item, is not listed, counted, read or found by itself', async () => {
  expect(await titles('callouts', 'reader')).toEqual(['openbaar'])
  expect(await titles('content_lists', 'reader')).toEqual(['openbaar'])
  expect(await titles('content_list_items', 'reader')).toEqual(['openbaar'])
  expect((await get('/items/callouts', { search: 'geheim' }, 'reader')).data).toEqual([])
  expect((await get('/items/callouts', { meta: '*', limit: '0' }, 'reader')).meta).toEqual({
    total_count: 1,
    filter_count: 1,
  })
  expect((await get('/items/callouts', { 'aggregate[count]': '*' }, 'reader')).data).toEqual([{ count: 1 }])
  expect((await get(`/items/callouts/${id(11)}`, { fields: 'title' }, 'reader')).data).toEqual({ title: 'openbaar' })
  expect((await get(`/items/callouts/${id(12)}`, { fields: 'title' }, 'reader')).status).toBe(403)
})

test('a block within a block is as visible as that is', async () => {
  expect((await get('/items/mentions', { fields: 'id' }, 'reader')).data).toEqual([{ id: id(41) }])
})

test('a link of a block is as visible as that is, with what it leads to', async () => {
  for (const [junction, seen] of [
    ['callouts_editor_nodes', [id(51)]],
    ['mentions_item', [id(81)]],
    ['related_content_lists_items', []],
  ] as const) {
    expect((await get(`/items/${junction}`, { fields: 'id' }, 'reader')).data, junction).toEqual(
      seen.map((one) => ({ id: one })),
    )
    expect((await get(`/items/${junction}`, { 'aggregate[count]': '*' }, 'reader')).data).toEqual([
      { count: seen.length },
    ])
  }
  expect((await get(`/items/callouts_editor_nodes/${id(52)}`, { fields: 'callouts_id.title' }, 'reader')).status).toBe(
    403,
  )
  expect((await get('/items/mentions_item', { fields: 'id' }, 'editor')).data).toHaveLength(2)
})

test('the texts of a route in another language are as visible as the route', async () => {
  expect(await titles('routes_translations', 'reader')).toEqual(['public'])
  expect((await get(`/items/routes_translations/${id(94)}`, {}, 'reader')).status).toBe(403)
  expect((await get('/items/routes', { fields: 'translations.title' }, 'reader')).data).toEqual([
    { translations: [{ title: 'public' }] },
  ])
  expect(await titles('routes_translations', 'editor')).toEqual(['public', 'secret'])
})

test('who reads drafts sees all blocks', async () => {
  expect(await titles('callouts', 'editor')).toEqual(['geheim', 'nergens', 'openbaar'])
  expect(await titles('content_list_items', 'editor')).toEqual(['geheim', 'openbaar'])
})

test('the blocks of a published article come with it', async () => {
  const query = { fields: 'editor_nodes.item:callouts.title', filter: JSON.stringify({ slug: { _eq: 'artikel-1' } }) }
  expect((await get('/items/articles', query, 'reader')).data).toMatchObject([
    { editor_nodes: [{ item: { title: 'openbaar' } }, {}] },
  ])
})
