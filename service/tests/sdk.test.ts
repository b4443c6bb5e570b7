/** The public client of the content API, unmodified: every command of its documentation that this interface has. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  aggregate,
  authentication,
  createDirectus,
  login,
  logout,
  passwordRequest,
  passwordReset,
  readItem,
  readItems,
  readMe,
  readOpenApiSpec,
  readProviders,
  readRole,
  readRoles,
  readUser,
  readUsers,
  refresh,
  rest,
  serverHealth,
  serverPing,
  staticToken,
  updateMe,
  updateUser,
  updateUsers,
  updateUsersBatch,
  withSearch,
  withToken,
} from '@directus/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatalogueSchema } from '#schema/index.ts'
import { openAuthFixture } from '../auth/account.fixture.ts'
import { listen, type Listener } from '../http/serve.ts'
import { newToken } from '../store/accounts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-sdk-'))
const fixture = await openAuthFixture({ mail: { smtpUrl: null, from: 'noreply@example.org', folder } })
let listener: Listener
let address = ''

beforeAll(async () => {
  const report = (error: unknown) => void fixture.reported.push(error)
  listener = await listen({ '': fixture.handle }, { host: 'localhost', port: 0, report })
  address = `http://localhost:${listener.port}`
})
afterAll(async () => {
  await listener.close()
  rmSync(folder, { recursive: true })
})

/** `fetch` with the cookies of one browser. */
const browser = () => {
  const jar = new Map<string, string>()
  return async (input: string | URL | Request, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (jar.size) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await fetch(input, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }
}

const failing = (code: string) => ({ errors: [{ extensions: { code } }] })
const fields: ('id' | 'email')[] = ['id', 'email']
const { ada } = fixture
const self = { id: fixture.account.id, email: ada.email }

describe.each(['json', 'cookie', 'session'] as const)('authentication("%s")', (mode) => {
  const open = () =>
    createDirectus<CatalogueSchema>(address, { globals: { fetch: browser() } })
      .with(authentication(mode, { autoRefresh: false, credentials: 'include' }))
      .with(rest({ credentials: 'include' }))

  test('signs in, reads, refreshes, and signs out', async () => {
    const client = open()
    await expect(client.login(ada)).resolves.toMatchObject({ expires: mode === 'session' ? 86_400_000 : 900_000 })
    await expect(client.request(readMe({ fields }))).resolves.toEqual(self)
    const former = await client.getToken()
    expect(former === null).toBe(mode === 'session')
    await client.refresh()
    await expect(client.request(readMe({ fields }))).resolves.toEqual(self)
    await client.logout()
    await expect(client.request(readMe())).rejects.toMatchObject(failing('INVALID_CREDENTIALS'))
    if (former !== null)
      await expect(client.request(withToken(former, readMe()))).rejects.toMatchObject(failing('INVALID_CREDENTIALS'))
    await expect(client.refresh()).rejects.toMatchObject(failing('INVALID_PAYLOAD'))
  })

  test('gets a description of the error', async () => {
    await expect(open().login({ ...ada, password: 'not this one' })).rejects.toMatchObject(
      failing('INVALID_CREDENTIALS'),
    )
    await expect(open().logout()).rejects.toMatchObject(failing('INVALID_PAYLOAD'))
  })

  test('does the same by commands of its own', async () => {
    const client = createDirectus<CatalogueSchema>(address, { globals: { fetch: browser() } }).with(rest())
    const session = await client.request(login(ada, { mode }))
    const token = { mode, ...(session.refresh_token === null ? {} : { refresh_token: session.refresh_token }) }
    const next = await client.request(refresh(token))
    expect(typeof next.refresh_token).toBe(mode === 'json' ? 'string' : 'undefined')
    await client.request(logout({ mode, ...(next.refresh_token ? { refresh_token: next.refresh_token } : {}) }))
    await expect(client.request(readMe())).rejects.toMatchObject(failing('INVALID_CREDENTIALS'))
  })
})

const client = (token: string) => createDirectus<CatalogueSchema>(address).with(staticToken(token)).with(rest())

describe('staticToken', () => {
  test('reads and changes the own user', async () => {
    const api = client(fixture.token)
    await expect(api.request(readUsers({ fields }))).resolves.toEqual([self])
    await expect(api.request(readUser(self.id, { fields }))).resolves.toEqual(self)
    const names = [
      updateMe({ first_name: 'Een' }, { fields: ['first_name'] }),
      updateUser(self.id, { first_name: 'Twee' }, { fields: ['first_name'] }),
      updateUsers([self.id], { first_name: 'Drie' }, { fields: ['first_name'] }),
      updateUsersBatch([{ id: self.id, first_name: 'Vier' }], { fields: ['first_name'] }),
    ] as const
    const changed: unknown[] = []
    for (const command of names) changed.push(await api.request<unknown>(command))
    expect(changed.flat()).toEqual(['Een', 'Twee', 'Drie', 'Vier'].map((first_name) => ({ first_name })))
  })

  test('rotates itself, and the former token is dead at once', async () => {
    const former = await fixture.store.accounts.add('rotating@example.org', [])
    const next = newToken()
    await client(former).request(updateMe({ token: next }))
    await expect(client(next).request(readMe({ fields: ['email'] }))).resolves.toEqual({
      email: 'rotating@example.org',
    })
    await expect(client(former).request(readMe())).rejects.toMatchObject(failing('INVALID_CREDENTIALS'))
  })

  test('reads its own role, and no other', async () => {
    const [role] = await client(fixture.token).request(readRoles())
    await expect(client(fixture.token).request(readRole(String(role?.['id'])))).resolves.toEqual(role)
    await expect(client(fixture.token).request(readRole(self.id))).rejects.toMatchObject(failing('FORBIDDEN'))
  })

  test('keeps its search token while policies change, and gets another once it was taken away', async () => {
    const { accounts } = fixture.store
    const token = await accounts.add('searching@example.org', [])
    const searchToken = async () => (await client(token).request(readMe({ fields: ['search_token'] }))).search_token
    const change = async (
      add: readonly 'navigator'[] | readonly 'search-token'[],
      remove: readonly 'search-token'[] = [],
    ) => {
      const account = await accounts.byEmail('searching@example.org')
      if (account) await accounts.changePolicies(account, { add, remove })
    }
    expect(await searchToken()).toBeNull()
    await change(['search-token'])
    const first = await searchToken()
    expect(first).toMatch(/^[\w-]{43}$/)
    await change(['navigator'])
    await client(token).request(updateMe({ first_name: 'Zoek' }))
    expect(await searchToken()).toBe(first)
    await change([], ['search-token'])
    expect(await searchToken()).toBeNull()
    await change(['search-token'])
    expect(await searchToken()).toMatch(/^[\w-]{43}$/)
    expect(await searchToken()).not.toBe(first)
  })
})

test('a forgotten password is set anew by mail', async () => {
  const api = createDirectus(address).with(rest())
  await api.request(passwordRequest(ada.email))
  await fixture.auth.close()
  // Files are named by time; earlier ones tell of changes that other tests made.
  const last = readdirSync(folder).toSorted().at(-1) ?? ''
  const mail = readFileSync(path.join(folder, last), 'utf8').replaceAll(/=\r?\n/g, '')
  const token = /[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/.exec(mail)?.[0] ?? ''
  await api.request(passwordReset(token, ada.password))
  await expect(api.request(passwordReset(token, ada.password))).rejects.toMatchObject(failing('INVALID_TOKEN'))
  await expect(api.request(login(ada, { mode: 'json' }))).resolves.toMatchObject({ expires: 900_000 })
})

test('the server describes itself', async () => {
  const api = createDirectus(address).with(rest())
  await expect(api.request(serverPing())).resolves.toBe('pong')
  await expect(api.request(serverHealth())).resolves.toEqual({ status: 'ok' })
  await expect(api.request(readProviders())).resolves.toEqual([])
  await expect(api.request(readProviders(true))).resolves.toEqual([])
  await expect(api.request(readOpenApiSpec())).resolves.toMatchObject({ openapi: '3.1.1' })
})

describe('items', () => {
  const api = () => client(fixture.tokens.site)
  const query = { fields: ['title'] as 'title'[], sort: ['title'] as 'title'[], limit: 2 }

  test('are listed, by GET and by SEARCH alike', async () => {
    const listed = await api().request(readItems('articles', query))
    expect(listed).toHaveLength(2)
    await expect(api().request(withSearch(readItems('articles', query)))).resolves.toEqual(listed)
  })

  test('are read one at a time', async () => {
    const [first] = await api().request(readItems('articles', { fields: ['id', 'title'], limit: 1 }))
    await expect(api().request(readItem('articles', first?.id ?? '', { fields: ['id', 'title'] }))).resolves.toEqual(
      first,
    )
    const missing = api().request(readItem('articles', '00000000-0000-4000-8000-000000000000'))
    await expect(missing).rejects.toMatchObject(failing('FORBIDDEN'))
  })

  test('are counted', async () => {
    const all = await api().request(readItems('articles', { fields: ['id'], limit: -1 }))
    const [counted] = await api().request(aggregate('articles', { aggregate: { count: '*' } }))
    expect(Number(counted?.count)).toBe(all.length)
  })
})

test('nothing failed inside', () => expect(fixture.reported).toEqual([]))
