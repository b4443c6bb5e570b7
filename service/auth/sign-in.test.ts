import { bulkhead } from 'cockatiel'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openCredentials } from './credentials.ts'
import { openAuthFixture } from './account.fixture.ts'
import { createPasswords } from './passwords.ts'

const tokens = z.object({
  data: z.object({ expires: z.number(), access_token: z.string(), refresh_token: z.string() }),
})

describe('signing in by password', () => {
  // ASVS 3.2.2 8.2.1
  test('json: both tokens in the body, no cookie, no caching', async () => {
    const { post, call, account, ada } = await openAuthFixture()
    const answer = await post('/auth/login', ada)
    expect([answer.status, answer.cookies, answer.headers['cache-control']]).toEqual([200, [], 'no-store'])
    const { data } = tokens.parse(answer.body)
    expect(data.expires).toBe(900_000)
    expect(data.refresh_token).toMatch(/^[\w-]{64}$/)
    expect(decodeProtectedHeader(data.access_token)).toMatchObject({ alg: 'HS256' })
    const { iat = 0, exp, ...claims } = decodeJwt(data.access_token)
    expect(claims).toMatchObject({
      id: account.id,
      role: account.role,
      app_access: false,
      admin_access: false,
      iss: 'directus',
    })
    expect(exp).toBe(iat + 900)
    const me = await call('/users/me?fields=email', { token: data.access_token })
    expect(me.body).toEqual({ data: { email: ada.email } })
  })

  test('cookie: the refresh token in a cookie that no script reads and no foreign page uses', async () => {
    const { post, ada } = await openAuthFixture()
    const { body, cookies } = await post('/auth/login', { ...ada, mode: 'cookie' })
    expect(body).toEqual({
      data: { expires: 900_000, access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    })
    expect(cookies).toEqual([
      expect.stringMatching(/^directus_refresh_token=[\w-]{64}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/),
    ])
  })

  // ASVS 3.4.2 3.4.3
  test('session: one cookie, which opens the API', async () => {
    const { post, call, ada } = await openAuthFixture()
    const { body, cookies } = await post('/auth/login', { ...ada, mode: 'session' })
    expect(body).toEqual({ data: { expires: 86_400_000 } })
    expect(cookies).toEqual([
      expect.stringMatching(
        /^directus_session_token=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
      ),
    ])
    const me = await call('/users/me?fields=email', { cookie: `a=b; ${cookies[0]?.split(';')[0]}` })
    expect(me.body).toEqual({ data: { email: ada.email } })
  })

  // ASVS 3.4.1
  test('cookies are for https alone where the API is reached by it', async () => {
    const { post, ada } = await openAuthFixture({ publicUrl: 'https://api.example.org' })
    expect((await post('/auth/login', { ...ada, mode: 'session' })).cookies[0]).toMatch(/; Secure$/)
  })

  test('the e-mail address counts in any case, and one letter written in two ways is one', async () => {
    const { post, auth, account, ada } = await openAuthFixture()
    await auth.changePassword(account, await auth.hashPassword('crème brûlée'.normalize('NFC')), null)
    const answer = await post('/auth/login', {
      email: ada.email.toUpperCase(),
      password: 'crème brûlée'.normalize('NFD'),
    })
    expect(answer.status).toBe(200)
  })

  // ASVS 2.5.3 7.4.1
  test('an unknown address, no password, a wrong one and an ended account answer alike, and all cost one password hash', async () => {
    const turns = bulkhead(2, 10)
    const { post, store, auth, ada, addAccount } = await openAuthFixture({}, createPasswords(turns))
    const [passwordless, ended] = [await addAccount(), await addAccount()]
    await auth.changePassword(ended.account, await auth.hashPassword(ada.password), null)
    await store.accounts.revoke(ended.account.id)
    const logins = [
      { ...ada, email: 'nobody@example.org' },
      { ...ada, email: passwordless.email },
      { ...ada, email: ended.email },
      { ...ada, password: 'not this one' },
    ]
    const answersNow = () => Promise.all(logins.map((login) => post('/auth/login', login)))
    const rejection = await answersNow()
    expect(rejection.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(new Set(rejection.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    // While every place of the queue is taken none of them is answered: each has its turn there, whatever is wrong with it.
    const leave = Promise.withResolvers<void>()
    const pending = Promise.all(Array.from({ length: 12 }, () => turns.execute(() => leave.promise)))
    const pressed = await answersNow()
    expect(pressed.map(({ status }) => status)).toEqual([429, 429, 429, 429])
    expect([pressed[0]?.code, pressed[0]?.headers['retry-after']]).toEqual(['REQUESTS_EXCEEDED', '5'])
    leave.resolve()
    await pending
    expect((await post('/auth/login', ada)).status).toBe(200)
  })

  test('a letter that only looks alike makes another address', async () => {
    const { post, store, auth } = await openAuthFixture()
    await store.accounts.add('kelvin@example.org', [])
    const account = await store.accounts.byEmail('KELVIN@example.org')
    if (account) await auth.changePassword(account, await auth.hashPassword('degrees above nothing'), null)
    const login = (email: string) => post('/auth/login', { email, password: 'degrees above nothing' })
    expect((await login('Kelvin@example.org')).status).toBe(200)
    expect((await login('\u212Aelvin@example.org')).status).toBe(401)
  })

  test.each([
    ['no e-mail address', { password: 'x' }],
    ['no password', { email: 'ada@example.org' }],
    ['no e-mail address at all', { email: 'ada', password: 'x' }],
    ['a NUL in it', { email: 'a\0b@example.org', password: 'x' }],
    ['a password without end', { email: 'ada@example.org', password: 'x'.repeat(1025) }],
    ['another mode', { email: 'ada@example.org', password: 'x', mode: 'token' }],
    ['a list', []],
    ['nothing', null],
  ])('%s: INVALID_PAYLOAD', async (_case, body) => {
    const { post } = await openAuthFixture()
    expect(await post('/auth/login', body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' })
  })

  // ASVS 2.4.1 6.2.4
  test('a password whose cost has been raised since is hashed again', async () => {
    const { post, store, account, ada } = await openAuthFixture()
    const credentials = openCredentials(store.db)
    // From the tests of the reference implementation.
    await credentials.setPassword(
      account.id,
      '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    )
    expect((await post('/auth/login', { email: ada.email, password: 'password' })).status).toBe(200)
    expect((await credentials.of(account.id)).password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await post('/auth/login', { email: ada.email, password: 'password' })).status).toBe(200)
  })
})

describe('guessing', () => {
  // ASVS 2.2.1
  test('is limited per account, until the time given in the response', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { post, ada } = await openAuthFixture({ attemptsAMinute: 3 })
    const wrong = { ...ada, password: 'not this one' }
    for (const _ of [1, 2, 3]) expect((await post('/auth/login', wrong)).status).toBe(401)
    const refusal = await post('/auth/login', ada)
    expect(refusal).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED', headers: { 'retry-after': '60' } })
    expect((await post('/auth/login', { ...ada, email: ada.email.toUpperCase() }, { ip: '198.51.100.1' })).status).toBe(
      429,
    )
    expect((await post('/auth/login', { ...wrong, email: 'reader@example.org' })).status).toBe(401)
    vi.setSystemTime(Date.now() + 60_000)
    expect((await post('/auth/login', ada)).status).toBe(200)
    vi.useRealTimers()
  })

  test('makes the guesser wait longer: an hour, then a day, but the owner elsewhere an hour at most', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { post, ada } = await openAuthFixture({ attemptsAMinute: 3 })
    const guess = async (ip: string) => (await post('/auth/login', { ...ada, password: 'not this one' }, { ip })).status
    const refusedAfter = async (ip: string) => {
      for (let number = 0; number < 3; number += 1) await guess(ip)
      const { status, headers } = await post('/auth/login', ada, { ip })
      return [status, Number(headers['retry-after'] ?? 0)]
    }
    const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
    expect(await refusedAfter('198.51.100.1')).toEqual([429, 60])
    later(60)
    // Six guesses in this hour.
    expect(await refusedAfter('198.51.100.1')).toEqual([429, 60])
    later(60)
    const [status, wait = 0] = await refusedAfter('198.51.100.1')
    expect(status).toBe(429)
    expect(wait).toBeGreaterThan(3000)
    later(3600)
    await refusedAfter('198.51.100.1')
    later(60)
    await refusedAfter('198.51.100.1')
    later(3600)
    const [lastStatus, lastWait = 0] = await refusedAfter('198.51.100.1')
    expect(lastStatus).toBe(429)
    expect(lastWait).toBeGreaterThan(70_000)
    expect((await post('/auth/login', ada, { ip: '203.0.113.9' })).status).toBe(200)
    vi.useRealTimers()
  })

  // ASVS 2.2.1
  test('from many networks together is limited to ten times as many an hour as a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { post, ada } = await openAuthFixture({ attemptsAMinute: 2 })
    let tried = 0
    for (let round = 0; round < 15; round += 1) {
      for (let number = 0; number < 2; number += 1) {
        const ip = `10.${round}.${number}.1`
        if ((await post('/auth/login', { ...ada, password: 'not this one' }, { ip })).status === 401) tried += 1
      }
      vi.setSystemTime(Date.now() + 61_000)
    }
    expect(tried).toBe(20)
    vi.useRealTimers()
  })

  test('does not count who signs in', async () => {
    const { post, ada } = await openAuthFixture({ attemptsAMinute: 2 })
    for (const _ of [1, 2, 3, 4]) expect((await post('/auth/login', ada)).status).toBe(200)
  })

  test('is slowed down per address, which in IPv6 is a whole network', async () => {
    const { post } = await openAuthFixture({ attemptsAMinute: 1 })
    const attempt = (number: number, ip: string) =>
      post('/auth/login', { email: `p${number}@example.org`, password: 'not this one' }, { ip })
    for (let number = 0; number < 10; number += 1)
      expect((await attempt(number, `2001:db8:1:2::${number}`)).status).toBe(401)
    expect((await attempt(11, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await attempt(11, '2001:db8:1:3::1')).status).toBe(401)
  })

  test('is slowed down for the networks of one IPv6 /48 together, at three times that of one', async () => {
    const { post } = await openAuthFixture({ attemptsAMinute: 1 })
    const attempt = async (number: number, ip: string) =>
      (await post('/auth/login', { email: `p${number}@example.org`, password: 'not this one' }, { ip })).status
    const statuses = []
    for (let number = 0; number < 31; number += 1) statuses.push(await attempt(number, `2001:db8:2:${number}::1`))
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429])
    expect(await attempt(32, '2001:db8:3:1::1')).toBe(401)
  })
})
