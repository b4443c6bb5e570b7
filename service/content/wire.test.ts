/** The content API over plain values, and over the public client: what the contract says, row by row. */
import { createDirectus, readItem, readItems, readMe, rest, staticToken, updateMe, withToken } from '@directus/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogueSchema } from '#schema/index.ts'
import { listen, type Listener } from '../http/serve.ts'
import { ids } from './catalogue.fixture.ts'
import { openContentHandler } from './content-handler.fixture.ts'

const { fixture, handle } = await openContentHandler()

type Options = { token?: string | null; method?: string; body?: unknown; type?: string }

const call = async (address: string, options: Options = {}) => {
  const { token = fixture.tokens.site, method = 'GET', body, type = 'application/json' } = options
  const [path = '/', search = ''] = address.split(/\?(.*)/s)
  const reply = await handle({
    method,
    path,
    search,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': type },
    body: body === undefined ? null : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    ip: '127.0.0.1',
  })
  const parsed: unknown =
    typeof reply.body === 'string' && reply.body.startsWith('{') ? JSON.parse(reply.body) : reply.body
  return {
    status: reply.status,
    body: parsed as { data: never; meta?: unknown; errors?: [{ message: string; extensions: { code: string } }] },
  }
}
const titles = async (query: string) =>
  (await call(`/items/articles?fields=title&${query}`)).body.data as { title: string }[]
const filter = (rules: unknown) => `filter=${encodeURIComponent(JSON.stringify(rules))}`
const deep = (rules: unknown) => `deep=${encodeURIComponent(JSON.stringify(rules))}`

describe('errors have the contract’s shape, code and status', () => {
  test.each([
    ['/items/nothing', 403, 'FORBIDDEN'],
    ['/items/directus_users', 403, 'FORBIDDEN'],
    ['/items/schools', 403, 'FORBIDDEN'],
    ['/items/articles/00000000-0000-4000-8000-000000000000', 403, 'FORBIDDEN'],
    [`/items/articles/${ids.article(4)}`, 403, 'FORBIDDEN'],
    ['/items/articles/not-a-uuid', 403, 'FORBIDDEN'],
    ['/items/articles?fields=titel', 400, 'INVALID_QUERY'],
    ['/items/articles?fields=topics.topics_id.nope', 400, 'INVALID_QUERY'],
    ['/items/articles?fields=title.x', 400, 'INVALID_QUERY'],
    ['/items/articles?sort=nope', 400, 'INVALID_QUERY'],
    ['/items/articles?limit=abc', 400, 'INVALID_QUERY'],
    ['/items/articles?limit=-2', 400, 'INVALID_QUERY'],
    ['/items/articles?limit=1.5', 400, 'INVALID_QUERY'],
    ['/items/articles?offset=-1', 400, 'INVALID_QUERY'],
    ['/items/articles?meta=everything', 400, 'INVALID_QUERY'],
    ['/items/articles?filter={', 400, 'INVALID_QUERY'],
    ['/items/articles?filter=[]', 400, 'INVALID_QUERY'],
    [`/items/articles?${filter({ title: { _like: 'x' } })}`, 400, 'INVALID_QUERY'],
    [`/items/articles?${filter({ titel: { _eq: 'x' } })}`, 400, 'INVALID_QUERY'],
    [`/items/articles?${filter({ id: { _in: [] } })}`, 400, 'INVALID_QUERY'],
    [`/items/articles?${filter({ date_created: { _gt: 'gisteren' } })}`, 400, 'INVALID_QUERY'],
    [`/items/articles?${filter({ english: { _eq: 'misschien' } })}`, 400, 'INVALID_QUERY'],
    [`/items/articles?${filter({ __proto__: null, constructor: { _eq: 1 } })}`, 400, 'INVALID_QUERY'],
    ['/items/articles?filter[__proto__][x]=1', 400, 'INVALID_QUERY'],
    [`/items/articles?fields=topics.id&${deep({ topics: { _limit: 'veel' } })}`, 400, 'INVALID_QUERY'],
    [`/items/articles?fields=${'topics.topics_id.articles.articles_id.'.repeat(6)}id`, 400, 'INVALID_QUERY'],
    ['/nothing', 404, 'ROUTE_NOT_FOUND'],
    ['/items/articles/x/y', 404, 'ROUTE_NOT_FOUND'],
    ['/items/%E0%A4%A', 404, 'ROUTE_NOT_FOUND'],
  ])('%s → %i %s', async (address, status, code) => {
    const answer = await call(address)
    expect([answer.status, answer.body.errors?.[0].extensions.code]).toEqual([status, code])
    expect(answer.body.errors?.[0].message).toEqual(expect.any(String))
  })

  test('missing and hidden collections give the same response', async () => {
    const hidden = await call(`/items/articles/${ids.article(4)}`)
    const missing = await call('/items/articles/00000000-0000-4000-8000-000000000000')
    expect(hidden).toEqual(missing)
  })

  test.each([
    ['an unknown token', { token: 'x'.repeat(43) }, '/users/me', 401, 'INVALID_CREDENTIALS'],
    ['no token where one is needed', { token: null }, '/users/me', 401, 'INVALID_CREDENTIALS'],
    ['no token on private data', { token: null }, '/items/articles', 403, 'FORBIDDEN'],
    ['two tokens at once', {}, '/users/me?access_token=y', 400, 'INVALID_PAYLOAD'],
    [
      'a body of another type',
      { method: 'PATCH', body: 'a', type: 'text/plain' },
      '/users/me',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body of a type that only begins like JSON',
      { method: 'PATCH', body: {}, type: 'application/json-seq' },
      '/users/me',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a body that is not JSON', { method: 'PATCH', body: '{' }, '/users/me', 400, 'INVALID_PAYLOAD'],
    ['a body that is a list', { method: 'PATCH', body: [] }, '/users/me', 400, 'INVALID_PAYLOAD'],
    [
      'a field that is not one’s own to set',
      { method: 'PATCH', body: { email: 'a@b' } },
      '/users/me',
      403,
      'FORBIDDEN',
    ],
    ['a weak token', { method: 'PATCH', body: { token: 'geheim' } }, '/users/me', 400, 'FAILED_VALIDATION'],
    [
      'a long token without chance in it',
      { method: 'PATCH', body: { token: 'ab'.repeat(32) } },
      '/users/me',
      400,
      'FAILED_VALIDATION',
    ],
    ['a write on items', { method: 'POST', body: {} }, '/items/articles', 403, 'FORBIDDEN'],
  ] as const)('%s', async (_case, options, address, status, code) => {
    const answer = await call(address, options)
    expect([answer.status, answer.body.errors?.[0].extensions.code]).toEqual([status, code])
  })
})

describe('lists', () => {
  test('hold published items only, in order of id', async () => {
    expect((await titles('')).map(({ title }) => title)).toEqual(['Één route naar de klas', 'Artikel 2', 'Artikel 3'])
  })
  test.each([
    ['sort=-date_updated', ['Artikel 3', 'Artikel 2', 'Één route naar de klas']],
    ['sort=english,-title', ['Één route naar de klas', 'Artikel 2', 'Artikel 3']],
    ['limit=1&offset=1', ['Artikel 2']],
    ['limit=1&page=3', ['Artikel 3']],
    ['limit=2&page=9', []],
    ['limit=0', []],
    ['limit=-1', ['Één route naar de klas', 'Artikel 2', 'Artikel 3']],
    [filter({ slug: { _eq: 'artikel-2' } }), ['Artikel 2']],
    [filter({ slug: 'artikel-2' }), ['Artikel 2']],
    [filter({ slug: { _eq: 'bestaat-niet' } }), []],
    [filter({ slug: { _in: ['artikel-2', 'artikel-3', 'artikel-4'] } }), ['Artikel 2', 'Artikel 3']],
    [filter({ slug: { _nin: ['artikel-2'] } }), ['Één route naar de klas', 'Artikel 3']],
    [filter({ title: { _icontains: 'één ROUTE' } }), ['Één route naar de klas']],
    [filter({ summary: { _icontains: '%' } }), ['Één route naar de klas']],
    [filter({ summary: { _nnull: true } }), ['Één route naar de klas', 'Artikel 3']],
    [filter({ summary: { _null: true } }), ['Artikel 2']],
    [filter({ english: { _eq: true } }), ['Artikel 3']],
    [filter({ _or: [{ english: { _eq: true } }, { slug: { _eq: 'artikel-2' } }] }), ['Artikel 2', 'Artikel 3']],
    [filter({ _and: [{ english: { _eq: false } }, { summary: { _null: true } }] }), ['Artikel 2']],
    [filter({ topics: { topics_id: { name: { _eq: 'Onderwerp 2' } } } }), ['Één route naar de klas', 'Artikel 2']],
    [filter({ topics: { _none: { topics_id: { name: { _eq: 'Onderwerp 1' } } } } }), ['Artikel 2', 'Artikel 3']],
    [filter({ topics: { _null: true } }), ['Artikel 3']],
    [filter({ editor_nodes: { 'item:callouts': { title: { _eq: 'Let op' } } } }), ['Één route naar de klas']],
    ['filter[slug][_eq]=artikel-2', ['Artikel 2']],
    ['filter[_or][0][slug][_eq]=artikel-2&filter[_or][1][english][_eq]=true', ['Artikel 2', 'Artikel 3']],
  ])('%s', async (query, expected) => expect((await titles(query)).map(({ title }) => title)).toEqual(expected))

  test('counts come with `meta`, and see what the caller sees', async () => {
    const { body } = await call(
      `/items/articles?fields=id&limit=1&meta=total_count,filter_count&${filter({ english: { _eq: false } })}`,
    )
    expect(body.meta).toEqual({ total_count: 3, filter_count: 2 })
    expect((await call('/items/articles?fields=id')).body).not.toHaveProperty('meta')
  })

  test('rows of another vendor stay out', async () => {
    expect((await call('/items/programs?fields=title')).body.data).toEqual([{ title: 'Opleiding 1' }])
    expect((await call('/items/programs', { token: fixture.tokens.reader })).status).toBe(403)
  })
})

describe('fields and relations', () => {
  const first = async (query: string) =>
    (await call(`/items/articles/${ids.article(1)}?${query}`)).body.data as Record<string, unknown>

  test('without `fields` every scalar, and relations as ids of their junction rows, 100 at most', async () => {
    const item = await first('')
    expect(item).toMatchObject({ slug: 'artikel-1', english: false, seo: null, image: null })
    expect(item['body']).toMatchObject({ type: 'doc' })
    expect(item['topics']).toHaveLength(100)
    expect(item['topics']).toEqual(expect.arrayContaining([expect.any(String)]))
  })
  test.each([
    'fields=title,slug',
    'fields=title&fields=slug',
    'fields[]=title&fields[]=slug',
    'fields[0]=title&fields[1]=slug',
  ])('%s selects two', async (query) =>
    expect(await first(query)).toEqual({ title: 'Één route naar de klas', slug: 'artikel-1' }),
  )
  test('a junction entry holds what was selected of the related item', async () => {
    const item = await first(`fields=topics.topics_id.name&${deep({ topics: { _limit: 1 } })}`)
    expect(item).toEqual({ topics: [{ topics_id: { name: 'Onderwerp 1' } }] })
  })
  test.each([
    [{ topics: { _limit: -1 } }, 130],
    [{ topics: { _limit: 3 } }, 3],
    [{ topics: { _limit: 0 } }, 0],
    [{ topics: { _filter: { topics_id: { name: { _eq: 'Onderwerp 7' } } } } }, 1],
    [{}, 100],
  ])('deep %j gives %i', async (rules, count) =>
    expect((await first(`fields=topics.topics_id.name&${deep(rules)}`))['topics']).toHaveLength(count),
  )

  test('deep sorts related rows', async () => {
    const item = await first(
      `fields=topics.topics_id.name&${deep({ topics: { _limit: 2, _sort: ['-topics_id.name'] } })}`,
    )
    expect(item['topics']).toEqual([{ topics_id: { name: 'Onderwerp 99' } }, { topics_id: { name: 'Onderwerp 98' } }])
  })
  test('items of several collections are selected by kind; the others stay ids', async () => {
    const item = await first('fields=editor_nodes.collection,editor_nodes.item:callouts.title')
    expect(item['editor_nodes']).toEqual([
      { collection: 'callouts', item: { title: 'Let op' } },
      { collection: 'buttons', item: ids.button },
    ])
  })
  test.each([
    'editor_nodes.item:callouts.title,editor_nodes.item',
    'editor_nodes.item,editor_nodes.item:callouts.title',
    'editor_nodes.item:callouts.title,editor_nodes.item:callouts',
  ])('the order of paths to items of several collections has no meaning: %s', async (fields) =>
    expect((await first(`fields=${fields}`))['editor_nodes']).toEqual([
      { item: { title: 'Let op' } },
      { item: ids.button },
    ]),
  )
  test.each(['editor_nodes.item:callouts.title,editor_nodes.*', 'editor_nodes.*,editor_nodes.item:callouts.title'])(
    'nor beside a wildcard: %s',
    async (fields) =>
      expect((await first(`fields=${fields}`))['editor_nodes']).toEqual([
        expect.objectContaining({ collection: 'callouts', item: { title: 'Let op' }, sort: 1 }),
        expect.objectContaining({ collection: 'buttons', item: ids.button, sort: 2 }),
      ]),
  )
  test.each([
    'editor_nodes.item:callouts.title,editor_nodes.item.id',
    'editor_nodes.item.id,editor_nodes.item:callouts.title',
  ])('fields requested of all kinds add to those requested of one: %s', async (fields) =>
    expect((await first(`fields=${fields}`))['editor_nodes']).toEqual([
      { item: { id: ids.callout, title: 'Let op' } },
      { item: { id: ids.button } },
    ]),
  )
  test.each(['*.*,topics.topics_id.name', 'topics.topics_id.name,*.*'])(
    'a wildcard adds to names: %s',
    async (fields) => {
      const { topics } = await first(`fields=${fields}&${deep({ topics: { _limit: 1 } })}`)
      expect(topics).toEqual([{ id: expect.any(String), articles_id: ids.article(1), topics_id: { name: 'Onderwerp 1' }, sort: 0 }]) // prettier-ignore
    },
  )
  test('an item that is hidden leaves no junction row', async () => {
    const { body } = await call(`/items/topics/${ids.topic(1)}?fields=articles.articles_id.title`)
    expect(body.data).toEqual({
      articles: [{ articles_id: { title: 'Één route naar de klas' } }],
    })
  })
  test('future media is listed, without its content', async () => {
    const { body } = await call('/items/videos?fields=title,transcript_string_with_speakers')
    expect(body.data).toEqual([
      { title: 'Video 1', transcript_string_with_speakers: 'A: geheim tot die dag' },
      { title: 'Video 2', transcript_string_with_speakers: null },
    ])
  })
})

describe('the public client, unmodified', () => {
  let listener: Listener
  let address = ''
  const client = (token: string) => createDirectus<CatalogueSchema>(address).with(staticToken(token)).with(rest())

  beforeAll(async () => {
    listener = await listen({ '': handle }, { host: 'localhost', port: 0, report: () => {} })
    address = `http://localhost:${listener.port}`
  })
  afterAll(() => listener.close())

  test('reads an article by slug with nested relations of every kind', async () => {
    const [article] = await client(fixture.tokens.site).request(
      readItems('articles', {
        filter: { slug: { _eq: 'artikel-1' } },
        limit: 1,
        fields: [
          'title',
          { topics: [{ topics_id: ['name'] }] },
          { editor_nodes: ['collection', { item: { callouts: ['title'], buttons: ['label'] } }] },
        ],
        deep: { topics: { _limit: 1 } },
      }),
    )
    expect(article).toEqual({
      title: 'Één route naar de klas',
      topics: [{ topics_id: { name: 'Onderwerp 1' } }],
      editor_nodes: [
        { collection: 'callouts', item: { title: 'Let op' } },
        { collection: 'buttons', item: { label: 'Ga' } },
      ],
    })
  })

  test('rotates its token: the new one holds at once, the old one no more', async () => {
    const token = await fixture.store.accounts.add('rotates@example.org', [])
    const next = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
    await client(token).request(updateMe({ token: next }))
    await expect(client(next).request(readMe({ fields: ['email'] }))).resolves.toEqual({ email: 'rotates@example.org' })
    await expect(client(token).request(readMe())).rejects.toMatchObject({
      errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }],
    })
  })

  test('a search token exists with the policy only, and changes only when access comes back', async () => {
    const read = async () =>
      Reflect.get(
        await client(fixture.tokens.site).request(readMe({ fields: ['search_token' as never] })),
        'search_token',
      ) as unknown
    const account = async () => {
      const stored = await fixture.store.accounts.byEmail('site@example.org')
      if (!stored) throw new Error('no such account')
      return stored
    }
    const token = await read()
    expect(token).toEqual(expect.stringMatching(/^[\w-]{43}$/))
    await fixture.store.accounts.changePolicies(await account(), { add: ['sodk'], remove: [] })
    expect(await read()).toBe(token)
    await fixture.store.accounts.changePolicies(await account(), { add: [], remove: ['search-token'] })
    expect(await read()).toBeNull()
    await fixture.store.accounts.changePolicies(await account(), { add: ['search-token'], remove: [] })
    expect(await read()).not.toBe(token)
  })

  test('gets FORBIDDEN for an item that is not there', async () => {
    await expect(
      client(fixture.tokens.site).request(withToken(fixture.tokens.reader, readItem('articles', ids.article(99)))),
    ).rejects.toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
  })

  test('liveness needs no token', async () => expect(await (await fetch(`${address}/server/ping`)).text()).toBe('pong'))
})
