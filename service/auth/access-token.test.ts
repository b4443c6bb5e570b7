/** Which access tokens count, and for how long. */
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { openCredentials } from './credentials.ts'
import { openAuthFixture } from './account.fixture.ts'
import { createTokens } from './tokens.ts'

type Fixture = Awaited<ReturnType<typeof openAuthFixture>>

const statusWith = async ({ call }: Fixture, token: string) => {
  const { status, code } = await call('/users/me', { token })
  return code ?? status
}

describe('a token', () => {
  // ASVS 5.1.1
  test('counts in header, parameter and session cookie, whether static or temporary, and in one place only', async () => {
    const { signIn, call, token } = await openAuthFixture()
    const { access_token } = await signIn()
    for (const one of [token, access_token]) {
      expect((await call('/users/me', { token: one })).status).toBe(200)
      expect((await call(`/users/me?access_token=${one}`)).status).toBe(200)
      expect((await call('/users/me', { cookie: `directus_session_token=${one}` })).status).toBe(200)
      expect((await call(`/users/me?access_token=${one}`, { token: one })).code).toBe('INVALID_PAYLOAD')
      expect((await call('/users/me', { token: one, cookie: 'directus_session_token=old' })).status).toBe(200)
    }
  })

  const key = new Uint8Array(32)
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(key)
  const unsigned = (claims: object) =>
    `${[{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`

  test.each<[string, () => string | Promise<string>, string]>([
    ['that is none', () => 'a.b.c', 'INVALID_CREDENTIALS'],
    ['by another issuer', () => sign({ iss: 'somebody', id: 'x', session: 'x' }), 'INVALID_CREDENTIALS'],
    ['that is forged', () => sign({ iss: 'directus', id: 'x', session: 'x' }), 'INVALID_TOKEN'],
    ['without a signature', () => unsigned({ iss: 'directus', id: 'x', session: 'x', exp: 9e9 }), 'INVALID_TOKEN'],
    ['of no session', () => 'x'.repeat(43), 'INVALID_CREDENTIALS'],
  ])('%s is refused', async (_case, make, code) => {
    const fixture = await openAuthFixture()
    expect(await statusWith(fixture, await make())).toBe(code)
  })

  // ASVS 3.2.4 3.5.3
  test('for another purpose is a forgery', async () => {
    const secret = 'a secret of thirty-two characters'
    const fixture = await openAuthFixture({ secret })
    const { id } = fixture.account
    const { sign: signHere } = createTokens(secret, fixture.now)
    expect(await statusWith(fixture, await signHere('password reset', { id, session: 'x' }, 60))).toBe('INVALID_TOKEN')
    expect(await statusWith(fixture, await signHere('access', { id, session: 'x' }, 60))).toBe('INVALID_CREDENTIALS')
  })

  test('records when its account was last used, exact to a minute', async () => {
    const { call, token, pass } = await openAuthFixture()
    const lastAccess = async () => (await call('/users/me?fields=last_access', { token })).body
    await call('/users/me', { token })
    expect(await lastAccess()).toEqual({ data: { last_access: '2026-06-01T12:00:00.000Z' } })
    pass(59)
    await call('/users/me', { token })
    expect(await lastAccess()).toEqual({ data: { last_access: '2026-06-01T12:00:00.000Z' } })
    pass(1)
    await call('/users/me', { token })
    expect(await lastAccess()).toEqual({ data: { last_access: '2026-06-01T12:01:00.000Z' } })
  })

  test('counts from the addresses that its account allows', async () => {
    const fixture = await openAuthFixture()
    const { call, post, token, store, account, ada } = fixture
    const { access_token, refresh_token } = await fixture.signIn()
    await openCredentials(store.db).setAllowedAddresses(account.id, ['198.51.100.0/24', '2001:db8::/32'])
    for (const credential of [token, access_token]) {
      expect(await call('/users/me', { token: credential })).toMatchObject({ status: 401, code: 'INVALID_IP' })
      for (const ip of ['198.51.100.7', '::ffff:198.51.100.7', '2001:db8::1', '2001:db8::1%eth0'])
        expect((await call('/users/me', { token: credential, ip })).status, ip).toBe(200)
      for (const ip of ['198.51.101.7', '2001:db9::1', 'fe80::1%eth0', 'unknown'])
        expect((await call('/users/me', { token: credential, ip })).code, ip).toBe('INVALID_IP')
    }
    expect((await post('/auth/login', ada)).code).toBe('INVALID_IP')
    expect((await post('/auth/login', { ...ada, password: 'not this one' })).code).toBe('INVALID_CREDENTIALS')
    expect((await post('/auth/refresh', { refresh_token })).code).toBe('INVALID_IP')
    await openCredentials(store.db).setAllowedAddresses(account.id, [])
    expect((await call('/users/me', { token })).status).toBe(200)
  })
})
