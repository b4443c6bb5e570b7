/** The write commands of the unmodified `@directus/sdk`, over a real socket. */
import {
  createDirectus,
  createItem,
  createItems,
  deleteItem,
  deleteItems,
  readItem,
  readItems,
  rest,
  staticToken,
  updateItem,
  updateItems,
  updateItemsBatch,
} from '@directus/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueSchema } from '#schema/index.ts'
import { editorPolicies } from '#schema/policies.fixture.ts'
import { openFixture } from '../content/catalogue.fixture.ts'
import { createContentHandler } from '../content/handler.ts'
import { listen, type Listener } from '../http/serve.ts'

const { store, auth } = await openFixture()
let listener: Listener
let token = ''
beforeAll(async () => {
  const report = (error: unknown) => {
    throw error
  }
  token = await store.accounts.add('writer@example.org', editorPolicies)
  const handler = createContentHandler({ store, auth, now: () => new Date(), report })
  listener = await listen({ '': handler }, { host: 'localhost', port: 0, report })
})
afterAll(async () => {
  await listener.close()
  await store.close()
})

const client = () =>
  createDirectus<CatalogueSchema>(`http://localhost:${listener.port}`).with(staticToken(token)).with(rest())
const topic = (name: string) => ({ name, slug: name, path: `/kennisbank/onderwerpen/${name}` })
const namesLike = async (text: string) =>
  (
    await client().request(
      readItems('topics', { filter: { name: { _contains: text } }, fields: ['name'], sort: ['name'] }),
    )
  ).map(({ name }) => name)

test('one item: created, changed, deleted', async () => {
  const { id } = await client().request(createItem('topics', topic('sdk-een'), { fields: ['id'] }))
  const changed = await client().request(
    updateItem('topics', id, { name: 'sdk-een-anders' }, { fields: ['name', 'slug'] }),
  )
  expect(changed).toEqual({ name: 'sdk-een-anders', slug: 'sdk-een' })
  await client().request(deleteItem('topics', id))
  await expect(client().request(readItem('topics', id))).rejects.toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  })
})

test('several items: created, changed by keys, by a query and each by itself, deleted', async () => {
  const made = await client().request(
    createItems('topics', [topic('reeks-a'), topic('reeks-b'), topic('reeks-c')], { fields: ['id', 'name'] }),
  )
  expect(made.map(({ name }) => name)).toEqual(['reeks-a', 'reeks-b', 'reeks-c'])
  const [a = '', b = '', c = ''] = made.map(({ id }) => id)
  expect(
    await client().request(updateItems('topics', [a, b], { description: 'x' }, { fields: ['description'] })),
  ).toEqual([{ description: 'x' }, { description: 'x' }])
  await client().request(
    updateItemsBatch('topics', [
      { id: a, name: 'reeks-z' },
      { id: c, name: 'reeks-y' },
    ]),
  )
  expect(await namesLike('reeks-')).toEqual(['reeks-b', 'reeks-y', 'reeks-z'])
  await client().request(deleteItems('topics', [a, b]))
  await client().request(deleteItems('topics', { filter: { name: { _eq: 'reeks-y' } } }))
  expect(await namesLike('reeks-')).toEqual([])
})

test('an article with links and blocks, by nested payloads', async () => {
  const [first] = await client().request(readItems('topics', { limit: 1, fields: ['id'] }))
  const made = await client().request(
    createItem(
      'articles',
      {
        title: 'Via de client',
        slug: 'via-de-client',
        path: '/kennisbank/artikelen/via-de-client',
        topics: [{ topics_id: String(first?.id) }],
        editor_nodes: [
          {
            collection: 'buttons',
            item: { label: 'Ga', to: '/', internal: true, color: 'primary', variant: 'solid', size: 'md' },
          },
        ],
      },
      { fields: ['status', { topics: [{ topics_id: ['id'] }] }] },
    ),
  )
  expect(made).toEqual({ status: 'draft', topics: [{ topics_id: { id: first?.id } }] })
})

test('a refusal reaches the client with its code', async () => {
  await expect(client().request(createItem('articles', { title: 'Zonder adres' }))).rejects.toMatchObject({
    errors: [{ extensions: { code: 'FAILED_VALIDATION', field: 'slug' } }],
  })
})

test('fifty saves of one article at once are all answered, and the last state is one of them', async () => {
  const [article] = await client().request(readItems('articles', { limit: 1, fields: ['id'] }))
  const id = String(article?.id)
  const saved = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      client().request(updateItem('articles', id, { summary: `Stand ${index}` }, { fields: ['summary'] })),
    ),
  )
  expect(saved).toHaveLength(50)
  const { summary } = await client().request(readItem('articles', id, { fields: ['summary'] }))
  expect(summary).toMatch(/^Stand \d+$/)
  const { rows } = await store.db.executeQuery<{ n: number }>(
    store.db
      .selectFrom('lesroute_activity')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('item', '=', id)
      .where('action', '=', 'update')
      .compile(),
  )
  expect(Number(rows[0]?.n)).toBe(50)
})
