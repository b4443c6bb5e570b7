/**
 * Users, user roles and the interface's description over plain values, as their callers see them: rows of requests and
 * answers, which read best in one place.
 */
import {
  createDirectus,
  readOpenApiSpec,
  readRoles,
  readUser,
  readUsers,
  rest,
  staticToken,
  updateUser,
  updateUsers,
  updateUsersBatch,
} from '@directus/sdk'
import { Validator } from '@seriousme/openapi-schema-validator'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { model } from '#schema/model.ts'
import { usualBodyLimit } from '../http/body.ts'
import { listen } from '../http/serve.ts'
import { newToken } from '../store/accounts.ts'
import { unavailable } from '../store/database.ts'
import { openContentHandler } from './content-handler.fixture.ts'
import { createContentHandler } from './handler.ts'
import { largestUpload } from './write/receive-file.ts'

const { fixture, handle } = await openContentHandler()

type Options = { token?: string | null; method?: string; body?: unknown }

const failure = z.object({ errors: z.tuple([z.object({ extensions: z.looseObject({ code: z.string() }) })]) })
const success = z.object({ data: z.unknown(), meta: z.unknown().optional() })

const call = async (address: string, { token = fixture.tokens.site, method = 'GET', body }: Options = {}) => {
  const [path = '/', search = ''] = address.split(/\?(.*)/s)
  const reply = await handle({
    method,
    path,
    search,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' },
    body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    ip: '127.0.0.1',
  })
  const parsed: unknown = typeof reply.body === 'string' && reply.body ? JSON.parse(reply.body) : null
  const failed = failure.safeParse(parsed)
  return {
    status: reply.status,
    body: parsed,
    data: success.safeParse(parsed).data?.data,
    code: failed.success ? failed.data.errors[0].extensions.code : null,
  }
}

const account = async (email: string) => {
  const storedAccount = await fixture.store.accounts.byEmail(email)
  if (!storedAccount) throw new Error(`no account ${email}`)
  return storedAccount
}
const { id: ownId } = await account('site@example.org')
const { id: other } = await account('reader@example.org')
const unknownId = '00000000-0000-4000-8000-000000000000'

describe('users', () => {
  test('the list holds the caller alone', async () => {
    expect((await call('/users?fields=id,email')).data).toEqual([{ id: ownId, email: 'site@example.org' }])
    const reader = await call('/users?fields=email', { token: fixture.tokens.reader })
    expect(reader.data).toEqual([{ email: 'reader@example.org' }])
  })
  test.each([
    ['limit=0', []],
    ['offset=1', []],
    ['page=2&limit=5', []],
    ['limit=-1&sort=-email', [{ id: ownId }]],
    ['filter={"email":{"_eq":"site@example.org"}}', [{ id: ownId }]],
    ['filter[email][_contains]=site', [{ id: ownId }]],
    ['filter={"id":{"_eq":"$CURRENT_USER"}}', [{ id: ownId }]],
    ['filter={}', [{ id: ownId }]],
    ['filter={"email":{"_eq":"reader@example.org"}}', []],
    ['filter={"_or":[{"email":{"_nnull":true}},{"id":{"_nnull":true}}]}', [{ id: ownId }]],
  ])('/users?%s', async (query, expected) => expect((await call(`/users?fields=id&${query}`)).data).toEqual(expected))
  test('the list counts', async () =>
    expect((await call('/users?fields=id&meta=*')).body).toEqual({
      meta: { total_count: 1, filter_count: 1 },
      data: [{ id: ownId }],
    }))
  test('the list counts what the filter leaves', async () =>
    expect((await call('/users?meta=*&filter[email][_null]=true')).body).toEqual({
      meta: { total_count: 1, filter_count: 0 },
      data: [],
    }))
  test('the own record is read by id, its secret as asterisks', async () =>
    expect((await call(`/users/${ownId}?fields=email,token`)).data).toEqual({
      email: 'site@example.org',
      token: '**********',
    }))
  test('the record of another account and a missing one give the same response', async () => {
    expect(await call(`/users/${other}`)).toEqual(await call(`/users/${unknownId}`))
    const change = { method: 'PATCH', body: { first_name: 'x' } }
    expect(await call(`/users/${other}`, change)).toEqual(await call(`/users/${unknownId}`, change))
  })
  test('the own record is changed by id', async () => {
    const changed = await call(`/users/${ownId}?fields=first_name`, { method: 'PATCH', body: { first_name: 'Ada' } })
    expect([changed.status, changed.data]).toEqual([200, { first_name: 'Ada' }])
  })
  test.each([
    ['keys and data', { keys: [ownId], data: { last_name: 'Een' } }, [{ last_name: 'Een' }]],
    ['a list of items', [{ id: ownId, last_name: 'Twee' }], [{ last_name: 'Twee' }]],
    ['an empty list', [], []],
  ])('several at once: %s', async (_case, body, expected) => {
    const changed = await call('/users?fields=last_name', { method: 'PATCH', body })
    expect([changed.status, changed.data]).toEqual([200, expected])
  })
  test.each([
    ['someone else among them', { keys: [ownId, other], data: { last_name: 'Weg' } }, 403, 'FORBIDDEN'],
    ['someone else in a list', [{ id: ownId, last_name: 'Weg' }, { id: other }], 403, 'FORBIDDEN'],
    [
      'a second item that is not right',
      [
        { id: ownId, last_name: 'Weg' },
        { id: ownId, last_name: 1 },
      ],
      400,
      'INVALID_PAYLOAD',
    ],
    ['a field that is not to set', { keys: [ownId], data: { email: 'a@b' } }, 403, 'FORBIDDEN'],
    ['a weak token', [{ id: ownId, last_name: 'Weg', token: 'kort' }], 400, 'FAILED_VALIDATION'],
    ['an item without id', [{ last_name: 'Weg' }], 400, 'INVALID_PAYLOAD'],
    ['no keys', { keys: [], data: { last_name: 'Weg' } }, 400, 'INVALID_PAYLOAD'],
    ['keys without data', { keys: [ownId] }, 400, 'INVALID_PAYLOAD'],
    ['neither form', { last_name: 'Weg' }, 400, 'INVALID_PAYLOAD'],
  ])('changes nothing with %s', async (_case, body, status, code) => {
    await call('/users/me', { method: 'PATCH', body: { last_name: 'Blijft' } })
    const answer = await call('/users', { method: 'PATCH', body })
    expect([answer.status, answer.code]).toEqual([status, code])
    expect((await call('/users/me?fields=last_name')).data).toEqual({ last_name: 'Blijft' })
  })
  test('fields that do not exist stop a change', async () => {
    await call('/users/me', { method: 'PATCH', body: { last_name: 'Blijft' } })
    const answer = await call('/users/me?fields=nope', { method: 'PATCH', body: { last_name: 'Weg' } })
    expect(answer.code).toBe('INVALID_QUERY')
    expect((await call('/users/me?fields=last_name')).data).toEqual({ last_name: 'Blijft' })
  })
  test('the last page is stored', async () => {
    const tracked = await call('/users/me/track/page', { method: 'PATCH', body: { last_page: '/content/articles' } })
    expect([tracked.status, tracked.body]).toEqual([204, null])
    expect((await call('/users/me?fields=last_page')).data).toEqual({ last_page: '/content/articles' })
  })
})

const patch = (body: unknown, token?: null) => ({ method: 'PATCH', body, ...(token === null ? { token } : {}) })
const page = '/users/me/track/page'

test.each<[string, Options, number, string]>([
  ['/users', { token: null }, 403, 'FORBIDDEN'],
  [`/users/${ownId}`, { token: null }, 403, 'FORBIDDEN'],
  ['/users', patch([], null), 403, 'FORBIDDEN'],
  ['/users/not-an-id', {}, 403, 'FORBIDDEN'],
  ['/users/*', {}, 403, 'FORBIDDEN'],
  ['/users?fields=nope', {}, 400, 'INVALID_QUERY'],
  ['/users?fields=*,nope', {}, 400, 'INVALID_QUERY'],
  ['/users?sort=nope', {}, 400, 'INVALID_QUERY'],
  ['/users?sort=*', {}, 400, 'INVALID_QUERY'],
  ['/users?sort=token', {}, 400, 'INVALID_QUERY'],
  ['/users/me', patch({ first_name: 'a\0' }), 400, 'INVALID_PAYLOAD'],
  ['/users/me', patch({ last_name: 'a\ud800' }), 400, 'INVALID_PAYLOAD'],
  ['/users?limit=veel', {}, 400, 'INVALID_QUERY'],
  ['/users?filter={"email":{"_like":"a"}}', {}, 400, 'INVALID_QUERY'],
  ['/users?filter={"token":{"_nnull":true}}', {}, 400, 'INVALID_QUERY'],
  ['/users?filter={"role":{"users":{"email":{"_nnull":true}}}}', {}, 400, 'INVALID_QUERY'],
  ['/users?fields=role.users', {}, 400, 'INVALID_QUERY'],
  ['/users?fields=role.nope', {}, 400, 'INVALID_QUERY'],
  ['/users?search=site', {}, 400, 'INVALID_QUERY'],
  ['/users', { method: 'DELETE' }, 404, 'ROUTE_NOT_FOUND'],
  [`/users/${ownId}/x`, {}, 404, 'ROUTE_NOT_FOUND'],
  ['/users%2Fme', {}, 404, 'ROUTE_NOT_FOUND'],
  [page, {}, 404, 'ROUTE_NOT_FOUND'],
  [page, patch({ last_page: '/' }, null), 401, 'INVALID_CREDENTIALS'],
  [page, patch({}), 400, 'INVALID_PAYLOAD'],
  [page, patch({ last_page: 'x'.repeat(256) }), 400, 'INVALID_PAYLOAD'],
  [page, patch({ last_page: '/a\0' }), 400, 'INVALID_PAYLOAD'],
  ['/roles?search=x', {}, 400, 'INVALID_QUERY'],
  ['/roles?fields=users', {}, 400, 'INVALID_QUERY'],
  ['/roles?filter={"users":{"id":{"_nnull":true}}}', {}, 400, 'INVALID_QUERY'],
  ['/roles', { method: 'POST', body: {} }, 404, 'ROUTE_NOT_FOUND'],
  ['/users/me', patch({ token: null }), 422, 'UNPROCESSABLE_CONTENT'],
  [`/users/${ownId}`, patch({ token: null, first_name: 'x' }), 422, 'UNPROCESSABLE_CONTENT'],
  ['/users', patch({ keys: [ownId], data: { token: null } }), 422, 'UNPROCESSABLE_CONTENT'],
  ['/roles', { token: null }, 403, 'FORBIDDEN'],
  [`/roles/${unknownId}`, {}, 403, 'FORBIDDEN'],
  ['/server/specs/oas', { token: 'x'.repeat(43) }, 401, 'INVALID_CREDENTIALS'],
  ['/server/specs', {}, 404, 'ROUTE_NOT_FOUND'],
])('%s %j → %i %s', async (address, options, status, code) => {
  const answer = await call(address, options)
  expect([answer.status, answer.code]).toEqual([status, code])
})

const bytes = Buffer.from('nine-and-twenty, then 3 more: 32')
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789_-ABCDEFGHIJKLMNOPQRSTUVWXYZ'
test.each([
  [bytes.toString('base64url'), 200],
  [bytes.toString('hex').toUpperCase(), 200],
  [bytes.subarray(1).toString('base64url'), 400],
  [bytes.subarray(1).toString('hex'), 400],
  [bytes.toString('base64').replace(/.$/, '+'), 400],
  ['A'.repeat(43), 400],
  [letters, 400],
  [Array.from(letters).toReversed().join(''), 400],
  ['0123456789abcdef'.repeat(4), 400],
  [`${bytes.toString('base64url')}.`, 400],
  [bytes.toString('base64url').repeat(12), 400],
])('a new token %s → %i', async (token, status) => {
  const former = await fixture.store.accounts.add(`${Math.random()}@example.org`, [])
  const answer = await call('/users/me', { method: 'PATCH', body: { token }, token: former })
  expect([answer.status, answer.code]).toEqual([status, status === 200 ? null : 'FAILED_VALIDATION'])
})

test('health is that of the database', async () => {
  expect(await call('/server/health', { token: null })).toMatchObject({ status: 200, body: { status: 'ok' } })
  const { catalogue } = fixture.store
  const edition = vi.spyOn(catalogue, 'edition').mockRejectedValue(unavailable(new Error('gone')))
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const reply = await createContentHandler({ ...fixture, now: () => new Date(), report })({
    method: 'GET',
    path: '/server/health',
    search: '',
    headers: {},
    body: null,
    ip: '127.0.0.1',
  })
  expect(reply).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  expect(reported).toEqual([new Error('gone')])
  edition.mockRestore()
})

test('health names the edition as the caller may see it', async () => {
  const editionFor = async (token: string | null) => {
    const reply = await createContentHandler({ ...fixture, now: () => new Date(), report: () => undefined })({
      method: 'GET',
      path: '/server/health',
      search: '',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: null,
      ip: '127.0.0.1',
    })
    expect(reply.status).toBe(200)
    return reply.headers['x-catalogue-edition']
  }
  const site = await editionFor(fixture.tokens.site)
  expect(site).toMatch(/^[\w-]{22}$/)
  expect(await editionFor(fixture.tokens.site)).toBe(site)
  const nobody = await editionFor(null)
  expect(nobody).not.toBe(site)
  // A token that is not valid is no reason to call the service ill.
  expect(await editionFor('not-a-token')).toBe(nobody)
})

describe('roles', () => {
  const self = async () => z.object({ role: z.string() }).parse((await call('/users/me?fields=role')).data).role

  test('every account has one, which is all that it sees of them', async () => {
    const role = await self()
    const record = { id: role, name: 'API user', description: expect.any(String) }
    await fixture.store.db.insertInto('directus_roles').values({ id: unknownId, name: 'Andere' }).execute()
    expect((await call('/roles')).data).toEqual([record])
    expect((await call(`/roles/${role}`)).data).toEqual(record)
    expect(await call(`/roles/${unknownId}`)).toEqual(await call(`/roles/${ownId}`))
    expect((await call('/roles', { token: fixture.tokens.reader })).data).toEqual([record])
  })
  test.each([
    ['/roles?fields=name', [{ name: 'API user' }]],
    ['/roles?fields=name&limit=0', []],
    ['/roles?fields=name&filter={"name":{"_eq":"Andere"}}', []],
    ['/users?fields=role.name', [{ role: { name: 'API user' } }]],
    ['/users/me?fields=email,role.name', { email: 'site@example.org', role: { name: 'API user' } }],
    ['/users/me?fields=role.name,role.id', { role: { id: expect.any(String), name: 'API user' } }],
    ['/users?fields=email&filter={"role":{"name":{"_eq":"API user"}}}', [{ email: 'site@example.org' }]],
    ['/users?fields=email&filter={"role":{"name":{"_eq":"Andere"}}}', []],
  ])('%s', async (address, expected) => expect((await call(address)).data).toEqual(expected))
  test('the list counts', async () =>
    expect((await call('/roles?fields=name&meta=*&filter={"name":{"_null":true}}')).body).toEqual({
      meta: { total_count: 1, filter_count: 0 },
      data: [],
    }))
})

test('a token cannot be removed, and counts afterwards', async () => {
  const token = await fixture.store.accounts.add('keeps@example.org', [])
  const answer = await call('/users/me', { method: 'PATCH', body: { token: null }, token })
  expect([answer.status, answer.code]).toEqual([422, 'UNPROCESSABLE_CONTENT'])
  expect((await call('/users/me', { token })).status).toBe(200)
})

test('a token that another account holds cannot be set', async () => {
  const former = await fixture.store.accounts.add('same@example.org', [])
  const body = { token: fixture.tokens.reader, first_name: 'x' }
  expect(await call('/users/me', { method: 'PATCH', body, token: former })).toMatchObject({
    status: 422,
    code: 'UNPROCESSABLE_CONTENT',
  })
  expect((await call('/users/me?fields=first_name', { token: former })).data).toEqual({ first_name: null })
  const again = await call('/users/me?fields=email', { method: 'PATCH', body: { token: former }, token: former })
  expect(again.data).toEqual({ email: 'same@example.org' })
})

test('of several changes to one user a later one keeps what an earlier one set', async () => {
  const former = await fixture.store.accounts.add('several@example.org', [])
  const { id } = await account('several@example.org')
  const token = newToken()
  const body = [
    { id, token },
    { id, first_name: 'Ada' },
  ]
  expect((await call('/users', { method: 'PATCH', body, token: former })).status).toBe(200)
  expect((await call('/users/me?fields=first_name', { token })).data).toEqual({ first_name: 'Ada' })
})

const property = z.looseObject({})
const schema = z.looseObject({ properties: z.record(z.string(), property), required: z.array(z.string()).optional() })
const specification = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
  components: z.looseObject({ schemas: z.record(z.string(), property), responses: z.record(z.string(), property) }),
})

const described = async (token: string | null) => {
  const { status, body } = await call('/server/specs/oas', { token })
  expect(status).toBe(200)
  return specification.parse(body)
}

const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, own]: [string, unknown]) =>
    key === '$ref' ? [String(own)] : referencesIn(own),
  )
}

describe('the description of the interface', () => {
  test.each([
    ['the site', fixture.tokens.site],
    ['a reader', fixture.tokens.reader],
    ['nobody', null],
  ])('is valid OpenAPI, complete in itself, for %s', async (_caller, token) => {
    const document = await described(token)
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
    const dangling = referencesIn(document).filter((reference) => {
      const [, ...path] = reference.split('/')
      return path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), document) === undefined
    })
    expect(dangling).toEqual([])
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  test('signing in stands in it for everybody, and every endpoint of it is there', async () => {
    const { paths } = await described(null)
    const posts = Object.keys(paths).filter((path) => paths[path]?.['post'])
    expect(posts).toEqual(
      ['login', 'refresh', 'logout', 'password/request', 'password/reset'].map((path) => `/auth/${path}`),
    )
    for (const path of posts)
      expect((await call(path, { method: 'POST', body: {} })).code, path).toBe('INVALID_PAYLOAD')
    expect((await described(fixture.tokens.site)).paths).toHaveProperty(['/users/me/track/page', 'patch'])
  })

  test('is the same at the next request, and differs for other policies', async () => {
    const first = await call('/server/specs/oas')
    expect((await call('/server/specs/oas')).body).toEqual(first.body)
    expect((await call('/server/specs/oas', { token: fixture.tokens.reader })).body).not.toEqual(first.body)
  })

  test('every path that is read answers its caller, and no other collection does', async () => {
    const token = fixture.tokens.reader
    const { paths } = await described(token)
    for (const [path, methods] of Object.entries(paths)) {
      if (!methods['get'] || path.includes('{') || path === '/server/ping') continue
      expect((await call(`${path}?limit=1`.replace('oas?limit=1', 'oas'), { token })).status, path).toBe(200)
    }
    for (const name of model.keys())
      if (!paths[`/items/${name}`]) expect((await call(`/items/${name}`, { token })).code, name).toBe('FORBIDDEN')
  })

  test('policies open paths, schemas and relations', async () => {
    const [site, reader, visitorDocument] = [
      await described(fixture.tokens.site),
      await described(fixture.tokens.reader),
      await described(null),
    ]
    expect(Object.keys(site.paths)).toEqual(expect.arrayContaining(['/items/programs', '/items/articles_topics/{id}']))
    expect(reader.paths).not.toHaveProperty('/items/programs')
    expect(reader.components.schemas).not.toHaveProperty('programs')
    expect(Object.keys(site.paths)).toEqual(expect.arrayContaining(['/roles', '/roles/{id}']))
    expect(Object.keys(visitorDocument.paths).filter((path) => !path.startsWith('/auth'))).toEqual([
      '/server/ping',
      '/server/health',
      '/server/specs/oas',
    ])
  })

  test('schemas tell kinds, value sets, what is required, and relations', async () => {
    const { components } = await described(fixture.tokens.site)
    const programs = schema.parse(components.schemas['programs'])
    expect(programs.properties['level']?.['enum']).toEqual(expect.arrayContaining(['bachelor', 'post-graduate']))
    const articles = schema.parse(components.schemas['articles'])
    expect(articles.required).toEqual(expect.arrayContaining(['id', 'title', 'slug']))
    expect(articles.properties).toMatchObject({
      id: { type: 'string', format: 'uuid' },
      date_created: { format: 'date-time' },
      topics: {
        type: 'array',
        items: { oneOf: [{ format: 'uuid' }, { $ref: '#/components/schemas/articles_topics' }] },
      },
      image: { oneOf: [{ format: 'uuid' }, { $ref: '#/components/schemas/directus_files' }, { type: 'null' }] },
    })
    expect(components.responses['Failure429']).toMatchObject({ description: 'REQUESTS_EXCEEDED' })
  })

  test('every item of the sample is what its schema says', async () => {
    const document = await described(fixture.tokens.site)
    const { components } = document
    for (const name of ['articles', 'topics', 'callouts', 'buttons', 'programs', 'videos', 'articles_editor_nodes']) {
      const { properties, required } = schema.parse(components.schemas[name])
      const items = z.array(z.record(z.string(), z.unknown())).parse((await call(`/items/${name}`)).data)
      expect(items.length, name).toBeGreaterThan(0)
      for (const item of items) {
        expect(Object.keys(item).sort(), name).toEqual(Object.keys(properties).sort())
        for (const key of required ?? []) expect(item[key], `${name}.${key}`).not.toBeNull()
      }
    }
  })
})

test('the public client, unmodified, reads and changes its own user and reads the description', async () => {
  const listener = await listen({ '': handle }, { host: 'localhost', port: 0, report: () => undefined })
  try {
    const client = createDirectus(`http://localhost:${listener.port}`)
      .with(staticToken(fixture.tokens.site))
      .with(rest())
    const fields: ('id' | 'first_name')[] = ['id', 'first_name']
    await expect(client.request(readUsers({ fields, limit: 5 }))).resolves.toMatchObject([{ id: ownId }])
    await expect(client.request(readUser(ownId, { fields }))).resolves.toMatchObject({ id: ownId })
    for (const [name, change] of [
      ['Een', updateUser(ownId, { first_name: 'Een' }, { fields })],
      ['Twee', updateUsers([ownId], { first_name: 'Twee' }, { fields })],
      ['Drie', updateUsersBatch([{ id: ownId, first_name: 'Drie' }], { fields })],
    ] as const)
      expect([await client.request<unknown>(change)].flat()).toEqual([{ id: ownId, first_name: name }])
    const forbidden = { errors: [{ extensions: { code: 'FORBIDDEN' } }] }
    await expect(client.request(readRoles())).resolves.toMatchObject([{ name: 'API user' }])
    await expect(client.request(updateUser(other, { first_name: 'x' }))).rejects.toMatchObject(forbidden)
    await expect(client.request(readOpenApiSpec())).resolves.toMatchObject({ openapi: '3.1.1' })
  } finally {
    await listener.close()
  }
})

test('records of files are listed and read by those who may read files, and never as items', async () => {
  const file = { id: 'f0000000-0000-4000-8000-000000000000', type: 'image/jpeg' }
  await sql`insert into directus_files (id, type, filename_download)
    values (${file.id}, ${file.type}, 'klas.jpg')`.execute(fixture.store.db)
  expect((await call('/files?fields=id,type')).data).toEqual([file])
  expect((await call(`/files/${file.id}?fields=id,type`)).data).toEqual(file)
  expect((await call('/files', { token: null })).code).toBe('FORBIDDEN')
  expect((await call('/files/00000000-0000-4000-8000-000000000000')).code).toBe('FORBIDDEN')
  expect((await call('/items/directus_files')).code).toBe('FORBIDDEN')
  const search = { method: 'SEARCH', body: { query: { fields: ['type'], filter: { id: { _eq: file.id } } } } }
  expect((await call('/files', search)).data).toEqual([{ type: file.type }])
  expect((await call('/files', { method: 'SEARCH', body: { keys: [file.id] } })).data).toMatchObject([{ id: file.id }])
  const request = { headers: { authorization: `Bearer ${fixture.tokens.site}` }, body: null, ip: '127.0.0.1' }
  const asTable = { method: 'GET', search: 'fields=id,type&export=csv', ...request }
  expect((await handle({ ...asTable, path: '/files' })).body).toBe(`"id","type"\n"${file.id}","${file.type}"`)
  expect((await handle({ ...asTable, path: `/files/${file.id}` })).body).toContain(`"${file.type}"`)
})

test.each([
  ['/SERVER/Ping', 200],
  ['/Items/articles', 200],
  ['/items/Articles', 403],
  ['/Users/ME', 200],
  [`/USERS/${ownId.toUpperCase()}`, 200],
  ['/Auth', 200],
  ['/Files/', 200],
  ['/Server/Specs/OAS', 200],
])('the fixed parts of a path may be in capitals, and names of collections may not: %s', async (path, status) => {
  const headers = { authorization: `Bearer ${fixture.tokens.site}` }
  const reply = await handle({ method: 'GET', path, search: '', headers, body: null, ip: '127.0.0.1' })
  expect(reply.status).toBe(status)
})

test.each(['/files', '/files/', '/FILES'])('a long file may be sent to %s by who signed in', async (path) => {
  const limitFor = (authorization?: string) =>
    handle.bodyLimit?.({
      method: 'POST',
      path,
      search: '',
      headers: authorization ? { authorization } : {},
      ip: '127.0.0.1',
    })
  expect(await limitFor(`Bearer ${fixture.tokens.site}`)).toBe(largestUpload)
  expect(await limitFor()).toBe(usualBodyLimit)
  await expect(limitFor('Bearer x')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

test('pages of other origins may read when to ask again, and the edition', async () => {
  const { headers } = await handle({
    method: 'GET',
    path: '/server/health',
    search: '',
    headers: {},
    body: null,
    ip: '127.0.0.1',
  })
  expect(headers['access-control-expose-headers']?.split(', ')).toEqual(
    expect.arrayContaining(['Retry-After', 'X-Catalogue-Edition']),
  )
})
