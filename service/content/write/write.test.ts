/**
 * Writing the catalogue through the content API: shapes, refusals, and what a refused request leaves. Rows of requests and answers over one
 * catalogue, which read best in one place.
 */
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import type { PolicyName } from '#schema/policies.ts'
import { authorPolicies, editorPolicies } from '#schema/policies.fixture.ts'
import { createContentHandler } from '../handler.ts'
import { ids, openFixture } from '../catalogue.fixture.ts'
import type { Change } from './changes.ts'

let fixture: Awaited<ReturnType<typeof openFixture>>
/** A test that writes nothing leaves its catalogue to the next: to make one costs more than most tests. */
let isChanged = true
let tokens: { readonly editor: string; readonly author: string; readonly reader: string }
let received: Change[] = []
beforeEach(async () => {
  if (!isChanged) return
  fixture = await openFixture()
  const add = (name: string, policies: readonly PolicyName[]) =>
    fixture.store.accounts.add(`${name}@example.org`, policies)
  tokens = {
    editor: await add('writer', editorPolicies),
    author: await add('author', authorPolicies),
    reader: fixture.tokens.reader,
  }
  received = []
  isChanged = false
})
afterEach(async () => {
  if (isChanged) await fixture.store.close()
})
afterAll(async () => {
  if (!isChanged) await fixture.store.close()
})

type Answer = { readonly status: number; readonly data: Record<string, unknown>; readonly code: string | null }

const send = async (method: string, path: string, body: unknown = null, token = tokens.editor): Promise<Answer> => {
  const handler = createContentHandler({
    store: fixture.store,
    auth: fixture.auth,
    now: () => new Date('2026-11-24T12:00:00.000Z'),
    report: (error) => {
      throw error
    },
    changed: (changes) => {
      isChanged = true
      received.push(...changes)
    },
  })
  const [pathname = '', search = ''] = path.split('?')
  const reply = await handler({
    method,
    path: pathname,
    search: search ? `?${search}` : '',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === null ? null : Buffer.from(JSON.stringify(body)),
    ip: '127.0.0.1',
  })
  const parsed: { data?: Record<string, unknown>; errors?: { extensions: { code: string } }[] } =
    typeof reply.body === 'string' && reply.body ? JSON.parse(reply.body) : {}
  return { status: reply.status, data: parsed.data ?? {}, code: parsed.errors?.[0]?.extensions.code ?? null }
}

const draft = { title: 'Nieuw', slug: 'nieuw', path: '/kennisbank/artikelen/nieuw' }

test('an item is created with an id, the day and what it leaves out, and read again', async () => {
  const { status, data } = await send('POST', '/items/articles?fields=*', draft)
  expect(status).toBe(200)
  expect(data).toMatchObject({ ...draft, status: 'draft', english: false, date_created: '2026-11-24T12:00:00.000Z' })
  expect(data['date_updated']).toBeNull()
  expect((await send('GET', `/items/articles/${String(data['id'])}?fields=title`)).data).toEqual({ title: 'Nieuw' })
  expect(received).toMatchObject([{ action: 'create', collection: 'articles', id: data['id'] }])
})

test('several items are created in their order, all or none', async () => {
  const topic = (name: string) => ({ name, slug: name.toLowerCase(), path: `/x/${name.toLowerCase()}` })
  const made = await send('POST', '/items/topics?fields=id,name', [topic('Zeta'), topic('Alfa')])
  expect(made.data).toMatchObject([{ name: 'Zeta' }, { name: 'Alfa' }])
  received = []
  const refused = await send('POST', '/items/topics', [topic('Goed'), topic('Zeta')])
  expect([refused.status, refused.code]).toEqual([400, 'RECORD_NOT_UNIQUE'])
  expect((await send('GET', '/items/topics?filter[name][_eq]=Goed')).data).toEqual([])
  expect(received).toEqual([])
})

test('an item is changed in the fields that the body has, and the day of the change is set', async () => {
  const { data } = await send('PATCH', `/items/articles/${ids.article(1)}?fields=title,summary,date_updated`, {
    title: 'Anders',
  })
  expect(data).toEqual({ title: 'Anders', summary: '100 % zeker', date_updated: '2026-11-24T12:00:00.000Z' })
  expect(received).toMatchObject([{ action: 'update', delta: { title: 'Anders' } }])
})

test('several items are changed by keys, by a query and one by one', async () => {
  const [a, b] = [ids.topic(1), ids.topic(2)]
  const keys = await send('PATCH', '/items/topics?fields=id,description', { keys: [b, a], data: { description: 'K' } })
  expect(keys.data).toEqual([
    { id: b, description: 'K' },
    { id: a, description: 'K' },
  ])
  const query = { query: { filter: { description: { _eq: 'K' } } }, data: { description: 'Q' } }
  expect((await send('PATCH', '/items/topics?fields=description', query)).data).toEqual([
    { description: 'Q' },
    { description: 'Q' },
  ])
  const batch = await send('PATCH', '/items/topics?fields=description', [
    { id: b, description: 'B' },
    { id: a, description: 'A' },
  ])
  expect(batch.data).toEqual([{ description: 'B' }, { description: 'A' }])
})

test('a deleted item takes its links along, by id, by keys and by a query', async () => {
  expect((await send('DELETE', `/items/topics/${ids.topic(1)}`)).status).toBe(204)
  expect((await send('GET', `/items/articles_topics?filter[topics_id][_eq]=${ids.topic(1)}`)).data).toEqual([])
  expect((await send('DELETE', '/items/topics', [ids.topic(2)])).status).toBe(204)
  expect((await send('DELETE', '/items/topics', { query: { filter: { name: { _eq: 'Onderwerp 3' } } } })).status).toBe(
    204,
  )
  expect((await send('GET', '/items/topics?aggregate[count]=*')).data).toMatchObject([{ count: 127 }])
  const twice = [ids.topic(4), ids.topic(4).toUpperCase()]
  expect((await send('DELETE', '/items/topics', twice)).status).toBe(204)
  expect((await send('DELETE', `/items/topics/${ids.topic(1)}`)).code).toBe('FORBIDDEN')
})

test('what another editor just took out of the query stays', async () => {
  const [id, query] = [ids.topic(5), { filter: { name: { _in: ['Onderwerp 5', 'Onderwerp 6'] } }, meta: '*' }]
  const [deleted, renamed] = await Promise.all([
    send('DELETE', '/items/topics', { query }),
    send('PATCH', `/items/topics/${id}?fields=name`, { name: 'Blijft' }),
  ])
  expect(deleted.status).toBe(204)
  const after = await send('GET', `/items/topics/${id}?fields=name`)
  // Whoever comes first; but what was renamed is no longer what the query names.
  expect(after.status).toBe(renamed.status)
  expect((await send('GET', `/items/topics/${ids.topic(6)}`)).code).toBe('FORBIDDEN')
})

test('links are the list of the body, in its order, and related items are created with it', async () => {
  const path = `/items/articles/${ids.article(2)}?fields=topics.topics_id.name`
  const list = [{ topics_id: ids.topic(5) }, { topics_id: { name: 'Vers', slug: 'vers', path: '/x/vers' } }]
  expect((await send('PATCH', path, { topics: list })).data).toEqual({
    topics: [{ topics_id: { name: 'Onderwerp 5' } }, { topics_id: { name: 'Vers' } }],
  })
  const { data } = await send('GET', `/items/articles/${ids.article(2)}?fields=topics.id`)
  const [first] = data['topics'] as { id: string }[]
  const detailed = { create: [{ topics_id: ids.topic(7) }], update: [], delete: [first?.id] }
  const changed = await send('PATCH', path, { topics: detailed })
  expect(JSON.stringify(changed.data)).not.toContain('Onderwerp 5')
  expect(JSON.stringify(changed.data)).toContain('Onderwerp 7')
})

test('a link is the same one whatever the case of its id', async () => {
  const path = `/items/articles/${ids.article(2)}?fields=topics.id,topics.topics_id`
  const { data } = await send('PATCH', path, { topics: [5, 6].map((n) => ({ topics_id: ids.topic(n) })) })
  const [first, second] = data['topics'] as { id: string }[]
  const capitals = (link: { id: string } | undefined) => link?.id.toUpperCase()
  expect((await send('PATCH', path, { topics: [{ id: capitals(first), sort: 1 }, capitals(second)] })).data).toEqual({
    topics: data['topics'],
  })
  const without = await send('PATCH', path, { topics: { create: [], update: [], delete: [capitals(first)] } })
  expect(without.data).toEqual({ topics: [second] })
})

test.each(['fields=nope', 'fields=topics.nope', 'fields=topics.id&deep[topics][_filter][nope][_eq]=1'])(
  'a write whose answer cannot be read, with ?%s, changes nothing',
  async (parameters) => {
    const path = `/items/articles/${ids.article(2)}?${parameters}`
    expect((await send('PATCH', path, { summary: 'Anders' })).status).toBeGreaterThanOrEqual(400)
    expect(received).toEqual([])
    expect((await send('GET', `/items/articles/${ids.article(2)}?fields=summary`)).data['summary']).not.toBe('Anders')
    expect(
      (await send('POST', `/items/topics?fields=nope`, { name: 'Dubbel', slug: 'dubbel', path: '/x/dubbel' })).status,
    ).toBeGreaterThanOrEqual(400)
    expect((await send('GET', '/items/topics?filter[name][_eq]=Dubbel')).data).toEqual([])
  },
)

test('links change their order, and one whose item is gone is refused with its field', async () => {
  const path = `/items/articles/${ids.article(2)}?fields=topics.id,topics.sort,topics.topics_id`
  const topics = [5, 6, 7].map((n) => ({ topics_id: ids.topic(n) }))
  const { data } = await send('PATCH', path, { topics })
  const rows = data['topics'] as { id: string }[]
  const update = rows.map(({ id }, index) => ({ id, sort: 3 - index }))
  const moved = await send('PATCH', path, { topics: { create: [], update, delete: [] } })
  expect(moved.data['topics']).toMatchObject([7, 6, 5].map((n) => ({ topics_id: ids.topic(n) })))
  await send('DELETE', `/items/topics/${ids.topic(8)}`)
  const gone = { topics: { create: [{ topics_id: ids.topic(8), sort: 4 }], update: [], delete: [] } }
  expect((await send('PATCH', path, gone)).code).toBe('INVALID_FOREIGN_KEY')
  expect((await send('GET', path)).data['topics']).toHaveLength(3)
})

test('a block gets the id that its node in the text bears, with the cards that it lists', async () => {
  const id = 'a0000000-0000-4000-8000-00000000000a'
  const items = [2, 1].map((n, index) => ({ collection: 'articles', item: ids.article(n), sort: index + 1 }))
  const item = { title: null, items }
  const create = [{ id, collection: 'related_content_lists', item }]
  const fields = 'editor_nodes.id,editor_nodes.item:related_content_lists.items.item:articles.id'
  const { data } = await send('PATCH', `/items/articles/${ids.article(3)}?fields=${fields}`, {
    editor_nodes: { create, update: [], delete: [] },
  })
  const shown = [2, 1].map((n) => ({ item: { id: ids.article(n) } }))
  expect(data['editor_nodes']).toEqual(expect.arrayContaining([{ id, item: { items: shown } }]))
})

test('blocks of an article are created, changed and reached by their kind', async () => {
  const editor_nodes = [{ collection: 'callouts', item: { title: 'Nieuw blok', color: 'info', variant: 'soft' } }]
  const { data } = await send(
    'POST',
    '/items/articles?fields=id,editor_nodes.id,editor_nodes.collection,editor_nodes.item:callouts.title',
    {
      ...draft,
      editor_nodes,
    },
  )
  expect(data['editor_nodes']).toMatchObject([{ collection: 'callouts', item: { title: 'Nieuw blok' } }])
  const wrong = await send('POST', '/items/articles', {
    ...draft,
    slug: 'x',
    editor_nodes: [{ collection: 'topics', item: ids.topic(1) }],
  })
  expect(wrong.code).toBe('FAILED_VALIDATION')
})

// ASVS 5.1.2 5.1.4 13.2.2
test.each([
  [{ title: 5 }, 'FAILED_VALIDATION'],
  [{ status: 'gepubliceerd' }, 'FAILED_VALIDATION'],
  [{ title: null }, 'FAILED_VALIDATION'],
  [{ date_reviewed: 'gisteren' }, 'FAILED_VALIDATION'],
  [{ body: { type: 'paragraph' } }, 'FAILED_VALIDATION'],
  [{ body: { type: 'doc', content: [{ type: 'text', text: 'a\0' }] } }, 'FAILED_VALIDATION'],
  [{ seo: { title: '\ud800' } }, 'FAILED_VALIDATION'],
  [{ seo: { 'a\0': 1 } }, 'FAILED_VALIDATION'],
  [{ nonsense: 1 }, 'FORBIDDEN'],
  [{ slug: 'artikel-2' }, 'RECORD_NOT_UNIQUE'],
  [{ news_segment: ids.topic(1) }, 'INVALID_FOREIGN_KEY'],
  [{ news_segment: 'geen-id' }, 'FAILED_VALIDATION'],
  [{ topics: 'alles' }, 'INVALID_PAYLOAD'],
  [{ topics: { erbij: [] } }, 'INVALID_PAYLOAD'],
  [{ topics: [{ topics_id: ids.article(1) }] }, 'INVALID_FOREIGN_KEY'],
  [{ topics: ['geen-id'] }, 'FAILED_VALIDATION'],
])('the change %j is refused with %s, and nothing of it is stored', async (change, code) => {
  const before = await send('GET', `/items/articles/${ids.article(1)}?fields=*,topics.id`)
  const answer = await send('PATCH', `/items/articles/${ids.article(1)}`, { summary: 'Half', ...change })
  expect(answer.code).toBe(code)
  expect(answer.status).toBeLessThan(500)
  expect(await send('GET', `/items/articles/${ids.article(1)}?fields=*,topics.id`)).toEqual(before)
})

test.each([
  ['POST', '/items/mentions', null],
  ['POST', '/items/articles', 5],
  ['POST', '/items/articles', [5]],
  ['PATCH', '/items/articles', { keys: [ids.article(1)] }],
  ['PATCH', '/items/articles', [{ title: 'Zonder id' }]],
  ['DELETE', '/items/articles', { alles: true }],
  ['DELETE', '/items/articles', { query: {} }],
  ['DELETE', '/items/articles', { query: { filter: {} } }],
  ['DELETE', '/items/articles', { query: { filter: { _and: [{}, { title: {} }] } } }],
  ['DELETE', '/items/articles', { query: { filter: { bestaat_niet: { _eq: 1 } } } }],
  ['PATCH', '/items/articles', { query: { search: 'x' }, data: { summary: 'Overal' } }],
  ['PATCH', '/items/articles', { query: { filter: { _or: [{}] } }, data: { summary: 'Overal' } }],
  ['POST', `/items/articles/${ids.article(1)}`, draft],
  ['PATCH', '/items/articles/geen-id', draft],
  ['POST', '/items/directus_users', { email: 'x@example.org' }],
  ['POST', '/items/bestaat-niet', draft],
])('%s %s with %j is refused clearly', async (method, path, body) => {
  const { status } = await send(method, path, body)
  expect([400, 403]).toContain(status)
})

test.each([
  ['PATCH', '', { query: { aggregate: { count: '*' } }, data: {} }],
  ['PATCH', '', { query: { groupBy: ['id'] }, data: {} }],
  ['PATCH', '', { query: { alias: { id: 'title' } }, data: {} }],
  ['DELETE', '', { query: { filter: { title: { _eq: 'q' } }, aggregate: { count: '*' } } }],
  ['POST', '?alias[id]=count(item)', { title: 'q' }],
  ['POST', '?alias[id]=title', { title: 'q' }],
])('%s of mentions%s with %j is refused before anything is stored', async (method, search, body) => {
  expect((await send(method, `/items/mentions${search}`, body)).code).toBe('INVALID_QUERY')
  expect((await send('GET', '/items/mentions?filter[title][_eq]=q')).data).toEqual([])
})

test('a document with nodes that nobody knows stays as it is', async () => {
  const body = { type: 'doc', content: [{ type: 'from-the-future', attrs: { a: 1 }, content: [] }] }
  expect((await send('PATCH', `/items/articles/${ids.article(1)}?fields=body`, { body })).data).toEqual({ body })
})

// ASVS 11.1.6
test('the second of two editors who read the same state is told, and the first one’s words stay', async () => {
  const read = (await send('GET', `/items/articles/${ids.article(1)}?fields=date_updated`)).data
  expect((await send('PATCH', `/items/articles/${ids.article(1)}`, { ...read, summary: 'Eén' })).status).toBe(200)
  const second = await send('PATCH', `/items/articles/${ids.article(1)}`, { ...read, summary: 'Twee' })
  expect([second.status, second.code]).toEqual([409, 'CONFLICT'])
  expect((await send('GET', `/items/articles/${ids.article(1)}?fields=summary`)).data).toEqual({ summary: 'Eén' })
})

// ASVS 1.4.5 4.2.1 13.2.1
test('a caller without a policy for it writes nothing', async () => {
  for (const token of [tokens.reader, fixture.tokens.site, fixture.tokens.editor])
    for (const [method, path, body] of [
      ['POST', '/items/articles', draft],
      ['PATCH', `/items/articles/${ids.article(1)}`, { title: 'x' }],
      ['DELETE', `/items/articles/${ids.article(1)}`, null],
      ['GET', '/activity', null],
    ] as const)
      expect((await send(method, path, body, token)).code, `${method} ${path}`).toBe('FORBIDDEN')
  expect((await send('PATCH', `/items/programs/${ids.program(2)}`, { title: 'x' })).code).toBe('FORBIDDEN')
  expect((await send('PATCH', `/items/programs/${ids.program(1)}`, { vendor: 'hovi' })).code).toBe('FORBIDDEN')
})

test('an author writes drafts with their links and blocks, and nothing that is published', async () => {
  const by = tokens.author
  const editor_nodes = [{ collection: 'callouts', item: { title: 'Van mij', color: 'info', variant: 'soft' } }]
  const payload = { ...draft, topics: [{ topics_id: ids.topic(1) }], editor_nodes }
  const { status, data } = await send('POST', '/items/articles?fields=id,editor_nodes.item:callouts.id', payload, by)
  expect(status).toBe(200)
  const id = String(data['id'])
  expect((await send('PATCH', `/items/articles/${id}`, { title: 'Beter', status: 'review' }, by)).status).toBe(200)
  const [node] = data['editor_nodes'] as { item: { id: string } }[]
  expect((await send('PATCH', `/items/callouts/${node?.item.id}`, { title: 'Anders' }, by)).status).toBe(200)
  for (const [method, path, body] of [
    ['PATCH', `/items/articles/${id}`, { status: 'published' }],
    ['POST', '/items/articles', { ...draft, slug: 'y', status: 'published' }],
    ['PATCH', `/items/articles/${ids.article(1)}`, { title: 'x' }],
    ['PATCH', `/items/articles/${ids.article(1)}`, { status: 'draft' }],
    ['DELETE', `/items/articles/${ids.article(1)}`, null],
    ['PATCH', `/items/callouts/${ids.callout}`, { title: 'x' }],
    ['PATCH', `/items/topics/${ids.topic(1)}`, { name: 'x' }],
    ['POST', '/items/articles_topics', { articles_id: ids.article(1), topics_id: ids.topic(9) }],
  ] as const)
    expect((await send(method, path, body, by)).code, `${method} ${path} ${JSON.stringify(body)}`).toBe('FORBIDDEN')
  expect((await send('DELETE', `/items/articles/${id}`, null, by)).status).toBe(204)
})

// ASVS 8.3.5
test('the log has who changed what, and a former state can be restored', async () => {
  const path = `/items/articles/${ids.article(1)}`
  await send('PATCH', path, { summary: 'Eerst' })
  await send('PATCH', path, { summary: 'Daarna' })
  const log = await send(
    'GET',
    `/revisions?filter[collection][_eq]=articles&filter[item][_eq]=${ids.article(1)}&sort=-id`,
  )
  const states = log.data as unknown as { id: number; data: Record<string, unknown>; delta: unknown }[]
  expect(states.map(({ data }) => data['summary'])).toEqual(['Daarna', 'Eerst'])
  const { id: _id, date_created: _created, date_updated: _updated, ...former } = states[1]?.data ?? {}
  expect((await send('PATCH', `${path}?fields=summary`, former)).data).toEqual({ summary: 'Eerst' })
  const entries = (
    await send('GET', `/activity?filter[id][_gt]=${states[1]?.id}&filter[action][_in]=create,update&sort=id`)
  ).data
  const account = await fixture.store.accounts.byEmail('writer@example.org')
  expect(entries).toMatchObject([
    { action: 'update', user: account?.id, collection: 'articles', item: ids.article(1) },
    { action: 'update' },
  ])
  const none = encodeURIComponent('{"id":{"_in":[]}}')
  for (const wrong of [
    `filter=${none}`,
    'offset=1e300',
    'page=1e300',
    'sort=title',
    'filter[titel][_eq]=x',
    'filter[id][_regex]=x',
    'limit=x',
    'search=x',
  ])
    expect((await send('GET', `/activity?${wrong}`)).code, wrong).toBe('INVALID_QUERY')
})

test('what is hidden can be neither linked, nor read in the log', async () => {
  const other = await fixture.store.accounts.add('other@example.org', [...editorPolicies, 'hovi'])
  expect((await send('PATCH', `/items/programs/${ids.program(2)}`, { title: 'Geheim' }, other)).status).toBe(200)
  const log = async (token: string) => JSON.stringify((await send('GET', '/revisions', null, token)).data)
  expect(await log(other)).toContain('Geheim')
  expect(await log(tokens.editor)).not.toContain('Geheim')
  const places = (await send('GET', '/items/locations?limit=1&fields=id')).data
  const [location] = places as unknown as { id: string }[]
  const link = { programs_id: ids.program(2), locations_id: location?.id }
  expect((await send('POST', '/items/programs_locations', link)).code).toBe('INVALID_FOREIGN_KEY')
  expect((await send('POST', '/items/programs_locations', { ...link, programs_id: ids.article(1) })).code).toBe(
    'INVALID_FOREIGN_KEY',
  )
  expect((await send('POST', '/items/programs_locations', { ...link, programs_id: ids.program(1) })).status).toBe(200)
})

test('a block cannot become one of another kind', async () => {
  const { data } = await send('GET', `/items/articles/${ids.article(1)}?fields=editor_nodes.id,editor_nodes.collection`)
  const nodes = data['editor_nodes'] as { id: string; collection: string }[]
  const node = nodes.find(({ collection }) => collection === 'callouts')
  const answer = await send('PATCH', `/items/articles_editor_nodes/${node?.id}`, { collection: 'buttons' })
  expect(answer.code).toBe('INVALID_FOREIGN_KEY')
})

test('each write makes a new edition that no sample replaces, and a refused one makes none', async () => {
  const before = await fixture.store.catalogue.edition()
  await send('PATCH', `/items/articles/${ids.article(1)}`, { title: 5 })
  expect(await fixture.store.catalogue.edition()).toBe(before)
  await send('PATCH', `/items/articles/${ids.article(1)}`, { title: 'Vijf' })
  expect(await fixture.store.catalogue.edition()).toMatch(/^import-edited-/)
})
