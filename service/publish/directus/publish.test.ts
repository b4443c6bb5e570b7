/** The plan for a Directus, against an instance in memory that keeps what it is sent: the real one needs a release of its own. */
import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { model } from '#schema/model.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { publishDirectus, type Part } from './publish.ts'
import { inOrder } from './rows.ts'
import type { Site } from './studio-plan.ts'

type Item = Record<string, unknown>
let tables: Record<string, Item[]> = {}
let version = '11.17.4'
let licence: unknown = null
let refusesAfter = Infinity
let writes: string[] = []
/** Requests that are refused for now with that status, before anything else. */
let hindrances: number[] = []
/** As `QUERY_LIMIT_MAX` of a Directus. */
let mostRows = Infinity
/** Mail address of an account that cannot be made. */
let refusedAccount = ''
/** Rows in which a field is empty, whichever is asked for. */
let emptyRows = 0

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return parts.length ? JSON.parse(Buffer.concat(parts).toString()) : null
}

const store = (name: string, rows: readonly Item[]) =>
  (tables[name] ??= []).push(...rows.map((row) => ({ id: randomUUID(), ...row })))

/** Writes as Directus takes them: a collection brings its fields, a policy its permissions. */
const write = (path: string, body: unknown): void => {
  const [first = '', second = ''] = path.split('?')[0]?.split('/').slice(1) ?? []
  const rows = [body].flat().map((row): Item => Object(row))
  if (first === 'items') return void store(`items/${second}`, rows)
  if (first === 'utils') return
  const [, , , name] = path.split('/')
  const column =
    first === 'fields' && name && tables['fields']?.find((row) => row['collection'] === second && row['field'] === name)
  if (column) return void Object.assign(column, body)
  if (first === 'fields')
    return void store(
      'fields',
      rows.map((row) => ({ ...row, collection: second })),
    )
  const known = second && tables[first]?.find((row) => row['id'] === second || row['collection'] === second)
  if (known) {
    const { meta, ...others } = Object(body) as { meta?: Item }
    return void Object.assign(known, others, meta ? { meta: { ...Object(known['meta']), ...meta } } : {})
  }
  store(first, rows)
  for (const row of rows) {
    const { fields = [], permissions = [] } = row as { fields?: Item[]; permissions?: Item[] }
    if (first === 'collections')
      store(
        'fields',
        fields.map((field) => ({ ...field, collection: row['collection'] })),
      )
    if (first === 'policies')
      store(
        'permissions',
        permissions.map((one) => ({ ...one, policy: row['id'] })),
      )
  }
}

const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = '', url = '' } = request
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const refuse = (status: number, code: string) => answer(status, { errors: [{ message: code, extensions: { code } }] })
  const body = await bodyOf(request)
  const hindrance = hindrances.shift()
  if (hindrance !== undefined) {
    response.setHeader('retry-after', '0')
    return void refuse(hindrance, 'UNDER_PRESSURE')
  }
  if (request.headers.authorization !== 'Bearer admin') return void refuse(401, 'INVALID_CREDENTIALS')
  if (url === '/server/info') return void answer(200, { data: { version } })
  if (url === '/license') return void (licence ? answer(200, { data: licence }) : refuse(404, 'ROUTE_NOT_FOUND'))
  if (url === '/schema/snapshot') {
    const { collections, fields, relations } = tables
    return void answer(200, {
      data: { version: 1, directus: version, vendor: 'postgres', collections, fields, relations },
    })
  }
  if (method === 'GET') {
    const name = (url.split('?')[0] ?? '').slice(1)
    const rows = tables[name]
    if (
      name.startsWith('items/') &&
      !tables['collections']?.some((row) => `items/${String(row['collection'])}` === name)
    )
      return void refuse(403, 'FORBIDDEN')
    if (url.includes('aggregate[count]')) return void answer(200, { data: [{ count: String(emptyRows) }] })
    const offset = Number(/[?&]offset=(\d+)/.exec(url)?.[1] ?? 0)
    return void answer(200, { data: (rows ?? []).slice(offset, offset + mostRows) })
  }
  const isRefused = url === '/users' && Object(body).email === refusedAccount
  if (writes.length >= refusesAfter || isRefused) return void refuse(500, 'INTERNAL_SERVER_ERROR')
  writes.push(`${method} ${url}`)
  write(url, body)
  answer(200, { data: body })
}
const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
})
// A connection must not end while the sample is made.
server.keepAliveTimeout = 60_000
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const target = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
afterAll(() => server.close())
beforeEach(() => {
  tables = {}
  writes = []
  version = '11.17.4'
  licence = null
  refusesAfter = Infinity
  emptyRows = 0
  hindrances = []
  mostRows = Infinity
  refusedAccount = ''
})

const site: Site = { address: 'https://site.example', secret: 'a-secret-of-the-studio' }

/** Rows of a few collections: a whole catalogue takes minutes. */
const some = ['articles_topics', 'articles', 'topics']
const { items } = sampleCatalogue()

const publish = async (
  parts: readonly Part[],
  more: {
    dryRun?: boolean
    adminToken?: string
    lines?: string[]
    site?: Site
    saveSnapshot?: (text: string) => Promise<void>
  } = {},
) => {
  const lines: string[] = []
  const conflicts = await publishDirectus({
    target: { address: target, adminToken: more.adminToken ?? 'admin' },
    parts: new Set(parts),
    dryRun: more.dryRun ?? false,
    account: 'site@example.com',
    tokens: {},
    site: more.site ?? site,
    tables: () => Promise.resolve(new Map(some.map((name) => [name, (items[name] ?? []).slice(0, 120)]))),
    saveSnapshot: more.saveSnapshot,
    say: (line) => void (more.lines ?? lines).push(line),
    interval: 0,
  })
  return { lines, conflicts }
}
const own = [...model.keys()].filter((name) => !name.startsWith('directus_'))

test('a dry run of an empty instance names every collection and writes nothing', async () => {
  const { lines, conflicts } = await publish(['schema', 'policies'], { dryRun: true })
  for (const name of own)
    expect(
      lines.some((line) => line.startsWith(`would add collection ${name} with`)),
      name,
    ).toBe(true)
  expect([conflicts, writes]).toEqual([0, []])
})

test('an empty instance gets model, policies, role and account; a second run has nothing to do', async () => {
  const first = await publish(['schema', 'policies'])
  expect(tables['collections']).toHaveLength(own.length)
  expect(tables['roles']).toMatchObject([{ name: 'Lesroute editors' }])
  expect(tables['users']).toMatchObject([
    { email: 'site@example.com', status: 'active' },
    { email: 'site+preview@example.com', status: 'active' },
  ])
  const [user] = tables['users'] ?? []
  expect(first.lines.filter((line) => line.includes(String(user?.['token'])))).toHaveLength(1)
  writes = []
  const second = await publish(['schema', 'policies'])
  expect(second.lines.at(-1)).toBe('Nothing to do.')
  expect(writes).toEqual([])
})

test('the snapshot is that of the Directus after the steps, and none is written in a dry run', async () => {
  const snapshots: string[] = []
  const saveSnapshot = async (text: string) => void snapshots.push(text)
  await publish(['schema'], { dryRun: true, saveSnapshot })
  expect(snapshots).toEqual([])
  await publish(['schema', 'studio'], { saveSnapshot })
  const snapshot = JSON.parse(snapshots[0] ?? '')
  expect(Object.keys(snapshot).toSorted()).toEqual([
    'collections',
    'directus',
    'fields',
    'relations',
    'vendor',
    'version',
  ])
  expect(snapshot).toMatchObject({ version: 1, directus: '11.17.4', vendor: 'postgres' })
  expect(snapshot.collections).toHaveLength(own.length)
  expect(snapshot.fields.filter((field: Item) => field['field'] === 'slug').length).toBeGreaterThan(20)
  expect(snapshot.relations).toHaveLength(tables['relations']?.length ?? 0)
  // A snapshot is kept with sources.
  expect(snapshots[0]).not.toContain(site.secret)
})

test('a run that was refused half-way is taken up by the next', async () => {
  refusesAfter = 20
  await expect(publish(['schema'])).rejects.toThrow(/^POST \/\w+.*INTERNAL_SERVER_ERROR/)
  refusesAfter = Infinity
  await publish(['schema'])
  expect(tables['collections']).toHaveLength(own.length)
  expect((await publish(['schema'])).lines.at(-1)).toBe('Nothing to do.')
})

test('what is there in another form is named and stays, and a field of others is left alone', async () => {
  await publish(['schema'])
  const fields = tables['fields'] ?? []
  const title = fields.find(({ collection, field }) => collection === 'articles' && field === 'title')
  if (title) title['type'] = 'boolean'
  store('fields', [{ collection: 'articles', field: 'notes_of_ours', type: 'text' }])
  writes = []
  const { lines, conflicts } = await publish(['schema'])
  expect(conflicts).toBe(1)
  expect(lines.filter((line) => line.startsWith('differs'))).toEqual([
    expect.stringContaining('articles.title is boolean'),
  ])
  expect(writes).toEqual([])
})

test('what the model requires takes no row without it, unless one is there', async () => {
  await publish(['schema'])
  const columnOf = (name: string) =>
    tables['fields']?.find(({ collection, field }) => collection === 'articles' && field === name)
  expect(columnOf('slug')).toMatchObject({ meta: { required: true }, schema: { is_nullable: false } })
  expect(columnOf('summary')).not.toMatchObject({ schema: { is_nullable: false } })
  Object.assign(columnOf('slug') ?? {}, { type: 'text', schema: { is_nullable: true } })
  emptyRows = 2
  const { lines, conflicts } = await publish(['schema'])
  expect(conflicts).toBe(1)
  expect(lines).toContain('differs, and stays: articles.slug is empty in 2 rows, the model requires it')
  emptyRows = 0
  expect((await publish(['schema'])).lines).toContain('to add: articles.slug is required')
  expect(columnOf('slug')).toMatchObject({ type: 'text', schema: { is_nullable: false } })
  expect((await publish(['schema'])).lines.at(-1)).toBe('Nothing to do.')
})

test('an account is the same in other upper and lower case: a Directus takes its address once', async () => {
  await publish(['policies'])
  for (const user of tables['users'] ?? []) user['email'] = String(user['email']).replace('site', 'Site')
  expect((await publish(['policies'])).lines.at(-1)).toBe('Nothing to do.')
})

test('a token is said as soon as its account is there, whatever becomes of the next one', async () => {
  refusedAccount = 'site+preview@example.com'
  const lines: string[] = []
  await expect(publish(['policies'], { lines })).rejects.toThrow('INTERNAL_SERVER_ERROR')
  expect(lines.join('\n')).toContain(`CONTENT_API_TOKEN=${String(tables['users']?.[0]?.['token'])}`)
})

test('accounts may replace their own token by a strong one', async () => {
  await publish(['policies'])
  const own = tables['permissions']?.find((one) => one['collection'] === 'directus_users' && one['action'] === 'update')
  expect(own).toMatchObject({
    permissions: { id: { _eq: '$CURRENT_USER' } },
    fields: expect.arrayContaining(['token']),
  })
  const { token: rule } = Object(own?.['validation']) as { token: { _regex: string } }
  const isStrong = (token: string) => new RegExp(rule._regex).test(token)
  const bytes = randomBytes(32)
  expect([bytes.toString('base64url'), bytes.toString('hex')].map(isStrong)).toEqual([true, true])
  expect([bytes.toString('hex').slice(1), 'short', ''].map(isStrong)).toEqual([false, false, false])
})

test('a Directus that is under pressure for a while is asked again, one that stays so ends the run', async () => {
  hindrances = [429, 503, 503, 503]
  await publish(['policies'])
  expect(tables['users']).toHaveLength(2)
  hindrances = Array.from({ length: 5 }, () => 503)
  await expect(publish(['policies'])).rejects.toThrow('UNDER_PRESSURE')
})

test('rows, policies and accounts behind the limit of a Directus are seen', async () => {
  await publish(['schema', 'policies'])
  await publish(['rows'])
  mostRows = 5
  expect((await publish(['policies', 'rows'])).lines.at(-1)).toBe('Nothing to do.')
})

test('permissions that administrators changed stay as they are', async () => {
  await publish(['schema', 'policies'])
  const [permission] = tables['permissions'] ?? []
  Object.assign(permission ?? {}, { fields: ['id'] })
  expect((await publish(['policies'])).lines.at(-1)).toBe('Nothing to do.')
  expect(permission).toMatchObject({ fields: ['id'] })
})

test('the Studio gets a Flow that renews pages, preview addresses and versions, once', async () => {
  await publish(['schema'])
  await publish(['studio'])
  const [[flow], [operation]] = [tables['flows'] ?? [], tables['operations'] ?? []]
  expect(flow).toMatchObject({ trigger: 'event', operation: operation?.['id'], accountability: null })
  expect(operation).toMatchObject({
    flow: flow?.['id'],
    options: { url: 'https://site.example/api/revalidate', body: '{{$trigger}}' },
  })
  const metaOf = (name: string) => tables['collections']?.find(({ collection }) => collection === name)?.['meta']
  expect(metaOf('articles')).toMatchObject({
    versioning: true,
    preview_url:
      'https://site.example/api/preview?secret=a-secret-of-the-studio&collection=articles&key={{id}}&version={{$version}}',
  })
  expect(metaOf('roles')).not.toHaveProperty('versioning', true)
  expect(metaOf('articles_topics')).not.toHaveProperty('preview_url')
  writes = []
  expect((await publish(['studio'])).lines.at(-1)).toBe('Nothing to do.')
  const { lines, conflicts } = await publish(['studio'], { site: { ...site, address: 'https://other.example' } })
  expect(conflicts).toBeGreaterThan(10)
  expect(lines.join()).toContain('differs, and stays: the preview address of articles is another')
  expect(lines.join()).toContain('calls another address, or with another secret')
  expect(writes).toEqual([])
})

test('a Flow that a broken run left without its operation gets it', async () => {
  await publish(['schema'])
  await publish(['studio'])
  const [flow] = tables['flows'] ?? []
  Object.assign(flow ?? {}, { operation: null })
  await publish(['studio'])
  expect(flow).toMatchObject({ operation: tables['operations']?.[0]?.['id'] })
  expect(tables['operations']).toHaveLength(1)
  Object.assign(flow ?? {}, { operation: null })
  tables['operations'] = []
  await publish(['studio'])
  expect(tables['flows']).toHaveLength(1)
  expect(flow).toMatchObject({ operation: tables['operations']?.[0]?.['id'] })
  expect((await publish(['studio'])).lines.at(-1)).toBe('Nothing to do.')
})

test('rows that are not there are added once, those they refer to first', async () => {
  await publish(['schema'])
  await publish(['rows'])
  for (const name of some) expect(tables[`items/${name}`]?.length, name).toBe(Math.min(items[name]?.length ?? 0, 120))
  const order = writes.filter((line) => line.startsWith('POST /items/'))
  const at = (name: string) => order.findIndex((line) => line.startsWith(`POST /items/${name}?`))
  expect(at('articles')).toBeLessThan(at('articles_topics'))
  expect((await publish(['rows'])).lines.at(-1)).toBe('Nothing to do.')
})

test('every collection comes after those to which its rows refer', () => {
  expect(inOrder(['articles_topics', 'articles', 'topics'])).toEqual(['articles', 'topics', 'articles_topics'])
})

test.each([
  ['10.13.1', null, 'Directus 10.13.1 is too old'],
  ['12.4.1', null, 'allows 25 collections'],
  ['12.4.1', { status: 'locked', limits: { collections: null } }, 'is locked by its licence'],
])('Directus %s with the licence %j is refused before anything is written', async (release, said, reason) => {
  version = release
  licence = said
  await expect(publish(['schema', 'policies'])).rejects.toThrow(reason)
  expect(writes).toEqual([])
})

test('a licence without a limit is enough, and a wrong token is said', async () => {
  version = '12.4.1'
  licence = { status: 'active', limits: { collections: null } }
  await publish(['schema'], { dryRun: true })
  await expect(publish(['schema'], { adminToken: 'other' })).rejects.toThrow('INVALID_CREDENTIALS')
})
