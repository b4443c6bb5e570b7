/** What who may write drafts alone can change of items, of the blocks that stand in them, and of parts of those blocks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorPolicies } from '#schema/policies.fixture.ts'
import { openAuth } from '../../auth/auth.ts'
import { readConfig } from '../../config.ts'
import { openTestStore } from '../../store/test-store.fixture.ts'
import { createContentHandler } from '../handler.ts'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const article = (number: number, more: Readonly<Record<string, unknown>>) => ({
  id: id(number),
  title: `Artikel ${number}`,
  slug: `artikel-${number}`,
  path: `/kennisbank/artikelen/artikel-${number}`,
  date_created: '2026-01-01T00:00:00.000Z',
  date_updated: '2026-01-01T00:00:00.000Z',
  english: false,
  ...more,
})
const callout = (number: number) => ({ id: id(number), title: 'Let op', color: 'info', variant: 'soft' })
const stands = (number: number, owner: number, collection: string, item: number) => ({
  id: id(number),
  articles_id: id(owner),
  collection,
  item: id(item),
  sort: 1,
})
/** Numbers of rows: 1 is published, 2 a draft, 3 a draft that has a moment at which it is published. */
const [published, draft, scheduled] = [1, 2, 3]
const owners = [published, draft, scheduled]

const store = await openTestStore()
afterAll(() => store.close())
const tokens = { author: '', writer: '' }
beforeAll(async () => {
  await store.catalogue.replace(
    {
      articles: [
        article(published, { status: 'published' }),
        article(draft, { status: 'draft' }),
        article(scheduled, { status: 'draft', date_publish: '2027-01-01T00:00:00.000Z' }),
      ],
      topics: [{ id: id(9), name: 'Salaris', slug: 'salaris', path: '/x/salaris' }],
      callouts: owners.map((owner) => callout(10 + owner)),
      content_lists: owners.map((owner) => ({ id: id(20 + owner), title: 'Lijst' })),
      content_list_items: owners.map((owner) => ({
        id: id(30 + owner),
        content_list: id(20 + owner),
        sort: 1,
        title: 'Punt',
        mediatype: 'none',
      })),
      mentions: owners.map((owner) => ({ id: id(40 + owner), title: 'Genoemd' })),
      callouts_editor_nodes: owners.map((owner) => ({
        id: id(50 + owner),
        callouts_id: id(10 + owner),
        collection: 'mentions',
        item: id(40 + owner),
        sort: 1,
      })),
      articles_editor_nodes: owners.flatMap((owner) => [
        stands(60 + owner, owner, 'callouts', 10 + owner),
        stands(70 + owner, owner, 'content_lists', 20 + owner),
      ]),
    },
    'write-access',
  )
  tokens.author = await store.accounts.add('author@example.org', authorPolicies)
  tokens.writer = await store.accounts.add('writer@example.org', ['write-content'])
})
const report = (error: unknown) => {
  throw error
}
const now = () => new Date('2026-11-24T12:00:00.000Z')
const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
const handle = createContentHandler({ store, auth, now, report })

const send = async (method: string, path: string, body: unknown = null, who: keyof typeof tokens = 'author') => {
  const headers = { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' }
  const bytes = body === null ? null : Buffer.from(JSON.stringify(body))
  const reply = await handle({ method, path, search: '', headers, body: bytes, ip: '127.0.0.1' })
  const parsed: { data?: unknown } = typeof reply.body === 'string' && reply.body ? JSON.parse(reply.body) : {}
  return { status: reply.status, data: parsed.data }
}

const changesOf = (owner: number) =>
  [
    ['PATCH', `/items/content_list_items/${id(30 + owner)}`, { title: 'Anders' }],
    ['POST', '/items/content_list_items', { content_list: id(20 + owner), title: 'Nieuw', mediatype: 'none' }],
    ['PATCH', `/items/mentions/${id(40 + owner)}`, { title: 'Anders' }],
    ['POST', '/items/mentions_item', { mentions_id: id(40 + owner), collection: 'articles', item: id(published) }],
    ['PATCH', `/items/callouts/${id(10 + owner)}`, { title: 'Anders' }],
    ['POST', '/items/articles_topics', { articles_id: id(owner), topics_id: id(9) }],
    ['DELETE', `/items/content_list_items/${id(30 + owner)}`, null],
    ['DELETE', `/items/callouts_editor_nodes/${id(50 + owner)}`, null],
    ['DELETE', `/items/mentions/${id(40 + owner)}`, null],
  ] as const

test.each([
  ['is published', published],
  ['will be published at a set moment', scheduled],
])('authors change no part of an item that %s, however deep it stands', async (_state, owner) => {
  for (const [method, path, body] of changesOf(owner))
    expect((await send(method, path, body)).status, `${method} ${path}`).toBe(403)
  const item = { id: id(30 + draft), content_list: id(20 + owner) }
  expect((await send('PATCH', '/items/content_list_items', [item])).status).toBe(403)
})

test('authors change each part of a draft', async () => {
  const mention = { collection: 'mentions', item: { item: [{ collection: 'articles', item: id(published) }] } }
  const withMention = { title: 'Nieuw', color: 'info', variant: 'soft', editor_nodes: [mention] }
  for (const node of [mention, { collection: 'callouts', item: withMention }]) {
    const body = { editor_nodes: { create: [node], update: [], delete: [] } }
    expect((await send('PATCH', `/items/articles/${id(draft)}`, body)).status).toBe(200)
  }
  for (const [method, path, body] of changesOf(draft))
    expect((await send(method, path, body)).status, `${method} ${path}`).toBe(method === 'DELETE' ? 204 : 200)
})

test('who may not read drafts writes no block of one, and brings none into what is published', async () => {
  const by = 'writer'
  for (const [method, path, body] of changesOf(scheduled))
    expect([400, 403], `${method} ${path}`).toContain((await send(method, path, body, by)).status)
  const link = (item: unknown) => ({ articles_id: id(published), collection: 'callouts', item })
  expect((await send('POST', '/items/articles_editor_nodes', link(id(10 + scheduled)), by)).status).toBe(400)
  const mention = { collection: 'mentions', item: { item: [{ collection: 'articles', item: id(published) }] } }
  const block = { title: 'Nieuw', color: 'info', variant: 'soft', editor_nodes: [mention] }
  expect((await send('POST', '/items/articles_editor_nodes', link(block), by)).status).toBe(200)
  const alone = { id: id(99), title: 'Los', color: 'info', variant: 'soft' }
  for (const [method, path, body] of [
    ['POST', '/items/callouts', alone],
    ['PATCH', `/items/callouts/${alone.id}`, { title: 'Nog los' }],
    ['POST', '/items/articles_editor_nodes', link(alone.id)],
    ['PATCH', `/items/mentions/${id(40 + published)}`, { title: 'Anders' }],
  ] as const)
    expect((await send(method, path, body, by)).status, `${method} ${path}`).toBe(200)
})
