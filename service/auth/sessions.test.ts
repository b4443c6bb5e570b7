/** Sessions that go on and end. Tokens and one-time passwords have files of their own. */
import { randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { openAuth } from './auth.ts'
import { openCredentials } from './credentials.ts'
import { openAuthFixture, testSecret } from './account.fixture.ts'

type Fixture = Awaited<ReturnType<typeof openAuthFixture>>

const statusWith = async ({ call }: Fixture, token: string) => {
  const { status, code } = await call('/users/me', { token })
  return code ?? status
}

const refreshed = z.object({ data: z.object({ access_token: z.string(), refresh_token: z.string() }) })

describe('going on', () => {
  // ASVS 3.2.1
  test('by a refresh token gives new ones; the former access token counts until its time is over', async () => {
    const fixture = await openAuthFixture()
    const first = await fixture.signIn()
    fixture.pass(60)
    const answer = await fixture.post('/auth/refresh', { refresh_token: first.refresh_token, mode: 'json' })
    const second = refreshed.parse(answer.body).data
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await statusWith(fixture, first.access_token)).toBe(200)
    fixture.pass(850)
    expect(await statusWith(fixture, first.access_token)).toBe('TOKEN_EXPIRED')
    expect(await statusWith(fixture, second.access_token)).toBe(200)
  })

  // ASVS 3.5.3
  test('by a spent refresh token ends all that came of that sign-in, and no other', async () => {
    const fixture = await openAuthFixture()
    const [theirs, other] = [await fixture.signIn(), await fixture.signIn()]
    const refresh = (token: string) => fixture.post('/auth/refresh', { refresh_token: token, mode: 'json' })
    const next = refreshed.parse((await refresh(theirs.refresh_token)).body).data
    expect((await refresh(theirs.refresh_token)).code).toBe('INVALID_CREDENTIALS')
    expect((await refresh(next.refresh_token)).code).toBe('INVALID_CREDENTIALS')
    expect(await statusWith(fixture, next.access_token)).toBe('INVALID_CREDENTIALS')
    expect(await statusWith(fixture, other.access_token)).toBe(200)
    expect((await refresh(other.refresh_token)).status).toBe(200)
  })

  test('by a made-up token with the id of a session ends nothing, and neither does signing out with it', async () => {
    const fixture = await openAuthFixture()
    const { access_token, refresh_token } = await fixture.signIn()
    const { session } = z.object({ session: z.string() }).parse(decodeJwt(access_token))
    for (const address of ['/auth/refresh', '/auth/logout'])
      await fixture.post(address, {
        refresh_token: Buffer.concat([Buffer.from(session, 'base64url'), randomBytes(32)]).toString('base64url'),
      })
    expect(await statusWith(fixture, access_token)).toBe(200)
    expect((await fixture.post('/auth/refresh', { refresh_token })).status).toBe(200)
    // The spent one is ours.
    await fixture.post('/auth/logout', { refresh_token })
    expect(await statusWith(fixture, access_token)).toBe('INVALID_CREDENTIALS')
  })

  // ASVS 1.11.2 11.1.6
  test('with one refresh token many times at once succeeds at most once', async () => {
    const { signIn, post } = await openAuthFixture()
    const { refresh_token } = await signIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/auth/refresh', { refresh_token })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('by cookie gives another cookie', async () => {
    const { signInByCookie, post } = await openAuthFixture()
    const cookie = await signInByCookie('cookie')
    const answer = await post('/auth/refresh', { mode: 'cookie' }, { cookie })
    expect(answer.body).toEqual({ data: { expires: 900_000, access_token: expect.any(String) } })
    expect(answer.cookies[0]).toMatch(/^directus_refresh_token=[\w-]{64};/)
    expect((await post('/auth/refresh', { mode: 'cookie' }, { cookie })).code).toBe('INVALID_CREDENTIALS')
  })

  test('by session makes the session last, also for the windows that hold the former cookie', async () => {
    const { signInByCookie, post, call, pass } = await openAuthFixture()
    const former = await signInByCookie('session')
    pass(20 * 3600)
    const answer = await post('/auth/refresh', { mode: 'session' }, { cookie: former })
    expect(answer.body).toEqual({ data: { expires: 86_400_000 } })
    expect((await call('/users/me', { cookie: former })).status).toBe(200)
    pass(20 * 3600)
    expect((await call('/users/me', { cookie: answer.cookies[0]?.split(';')[0] ?? '' })).status).toBe(200)
    const late = await call('/users/me', { cookie: former })
    expect([late.code, late.headers['set-cookie']]).toEqual(['TOKEN_EXPIRED', expect.stringMatching(/Max-Age=0/)])
  })

  test('a short-lived access token cannot be made a session that lasts', async () => {
    const { signIn, post } = await openAuthFixture()
    const { access_token } = await signIn()
    const cookie = `directus_session_token=${access_token}`
    expect((await post('/auth/refresh', { mode: 'session' }, { cookie })).code).toBe('INVALID_CREDENTIALS')
  })

  // ASVS 3.3.2
  test('ends a day after it went on last', async () => {
    const { signIn, post, pass } = await openAuthFixture()
    const { refresh_token } = await signIn()
    pass(24 * 3600)
    expect((await post('/auth/refresh', { refresh_token })).code).toBe('INVALID_CREDENTIALS')
  })

  // ASVS 3.3.2
  test('ends a month after the sign-in, however often it went on', async () => {
    const { signIn, signInByCookie, post, call, pass } = await openAuthFixture()
    let { refresh_token: token } = await signIn()
    let cookie = await signInByCookie('session')
    const goOn = async () => {
      const byToken = await post('/auth/refresh', { refresh_token: token })
      const byCookie = await post('/auth/refresh', { mode: 'session' }, { cookie })
      token =
        z.object({ data: z.object({ refresh_token: z.string() }) }).safeParse(byToken.body).data?.data.refresh_token ??
        ''
      cookie = byCookie.cookies[0]?.split(';')[0] ?? cookie
      return [byToken.status, byCookie.status]
    }
    for (let day = 0; day < 30; day += 1) {
      pass(24 * 3600 - 60)
      expect(await goOn()).toEqual([200, 200])
    }
    expect((await call('/users/me', { cookie })).status).toBe(200)
    pass(1800)
    expect(await goOn()).toEqual([401, 401])
    expect((await call('/users/me', { cookie })).status).toBe(401)
  })

  test.each([
    ['without a token', {}],
    ['with an empty one', { refresh_token: '' }],
    ['by a cookie that is not there', { mode: 'cookie' }],
    ['in another mode', { mode: 'token', refresh_token: 'x' }],
  ])('%s is INVALID_PAYLOAD, and so is signing out', async (_case, body) => {
    const { post } = await openAuthFixture()
    for (const address of ['/auth/refresh', '/auth/logout'])
      expect(await post(address, body)).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' })
  })

  test('a body of too many levels is refused before it is parsed', async () => {
    const { post } = await openAuthFixture()
    const levels = (count: number): object => (count === 0 ? {} : { a: levels(count - 1) })
    const { status, body } = await post('/auth/refresh', levels(2001))
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('nested more than 2000 levels deep')])
  })

  test.each(['x', 'x'.repeat(64), 'é'.repeat(64)])(
    'with %s is INVALID_CREDENTIALS, and signing out changes nothing',
    async (token) => {
      const { post } = await openAuthFixture()
      expect((await post('/auth/refresh', { refresh_token: token })).code).toBe('INVALID_CREDENTIALS')
      expect((await post('/auth/logout', { refresh_token: token })).status).toBe(204)
    },
  )

  test('holds in every process on the database', async () => {
    const fixture = await openAuthFixture()
    const { store, now, signIn } = fixture
    const auth = await openAuth({
      store,
      settings: readConfig({ AUTH_SECRET: testSecret }).auth,
      now,
      report: () => undefined,
    })
    const second = createContentHandler({ store, auth, now, report: () => undefined })
    const { access_token, refresh_token } = await signIn()
    const readWith = (token: string) =>
      second({
        method: 'GET',
        path: '/users/me',
        search: '',
        headers: { authorization: `Bearer ${token}` },
        body: null,
        ip: '192.0.2.1',
      })
    expect((await readWith(access_token)).status).toBe(200)
    await fixture.post('/auth/logout', { refresh_token })
    expect((await readWith(access_token)).status).toBe(401)
  })
})

describe('ending', () => {
  // ASVS 3.3.1
  test.each(['json', 'cookie', 'session'] as const)('%s: signing out ends the session at once', async (mode) => {
    const fixture = await openAuthFixture()
    const { post, call, ada } = fixture
    const signedIn = await post('/auth/login', { ...ada, mode })
    const data = z
      .object({ data: z.object({ access_token: z.string().optional(), refresh_token: z.string().optional() }) })
      .parse(signedIn.body).data
    const cookie = signedIn.cookies[0]?.split(';')[0] ?? ''
    const credential = data.access_token === undefined ? { cookie } : { token: data.access_token }
    expect((await call('/users/me', credential)).status).toBe(200)
    const out = await post(
      '/auth/logout',
      { mode, ...(mode === 'json' ? { refresh_token: data.refresh_token } : {}) },
      { cookie },
    )
    expect([out.status, out.body]).toEqual([204, null])
    expect(out.cookies).toEqual(mode === 'json' ? [] : [expect.stringMatching(/=; Path=\/; Max-Age=0;/)])
    expect((await call('/users/me', credential)).code).toBe('INVALID_CREDENTIALS')
  })

  // ASVS 4.2.2 13.2.3
  test('a cookie alone neither ends a session nor makes it last: a page of another origin can send no more', async () => {
    const { signInByCookie, call } = await openAuthFixture()
    const cookie = await signInByCookie('session')
    for (const address of ['/auth/logout', '/auth/refresh'])
      expect((await call(address, { method: 'POST', cookie })).code).toBe('INVALID_PAYLOAD')
    expect((await call('/users/me', { cookie })).status).toBe(200)
  })

  // ASVS 4.2.2
  test.each<[Record<string, string>, number]>([
    [{}, 204],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://behind.a.proxy' }, 204],
    [{ 'sec-fetch-site': 'none' }, 204],
    [{ origin: 'http://api.example', host: 'api.example' }, 204],
    [{ origin: new URL(readConfig({}).auth.publicUrl).origin, host: 'inside' }, 204],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://api.example', host: 'api.example' }, 403],
    [{ origin: 'http://evil.example', host: 'api.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('a change by cookie with the headers %j answers %i, and by a token 204', async (headers, status) => {
    const { signInByCookie, call, token } = await openAuthFixture()
    const cookie = await signInByCookie('session')
    const change = { method: 'PATCH', body: { last_page: '/' }, headers }
    expect((await call('/users/me/track/page', { ...change, cookie })).status).toBe(status)
    expect((await call('/users/me/track/page', { ...change, token, cookie })).status).toBe(204)
    expect((await call('/users/me', { headers, cookie })).status).toBe(200)
  })

  // ASVS 3.3.3
  test('a new password ends every session but the one that set it', async () => {
    const fixture = await openAuthFixture()
    const [mine, other] = [await fixture.signIn(), await fixture.signIn()]
    const change = { method: 'PATCH', body: { password: 'another long one' } }
    const confirmed = { ...change, body: { ...change.body, current_password: 'another long one' } }
    const changed = await fixture.call('/users/me?fields=email', { ...change, token: mine.access_token })
    expect(changed.body).toEqual({ data: { email: fixture.ada.email } })
    expect(await statusWith(fixture, mine.access_token)).toBe(200)
    expect(await statusWith(fixture, other.access_token)).toBe('INVALID_CREDENTIALS')
    expect(await statusWith(fixture, fixture.token)).toBe(200)
    expect((await fixture.post('/auth/login', fixture.ada)).code).toBe('INVALID_CREDENTIALS')
    expect((await fixture.post('/auth/login', { ...fixture.ada, password: 'another long one' })).status).toBe(200)
    expect((await fixture.call('/users/me', { ...confirmed, token: fixture.token })).status).toBe(200)
    expect(await statusWith(fixture, mine.access_token)).toBe('INVALID_CREDENTIALS')
  })

  // ASVS 2.1.5 2.1.6 2.2.3 3.7.1 7.2.1
  test('a new password takes the present one, unless the sign-in was five minutes ago at most', async () => {
    const { call, signIn, post, pass, ada, token, logged, mails } = await openAuthFixture()
    const change = (by: string, current?: string) =>
      call('/users/me', {
        method: 'PATCH',
        token: by,
        body: { password: 'another long one', current_password: current },
      })
    const refusal = { status: 400, code: 'FAILED_VALIDATION' }
    expect(await change(token)).toMatchObject(refusal)
    expect(await change(token, 'not this one')).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
    const { access_token } = await signIn()
    pass(5 * 60)
    expect(await change(access_token)).toMatchObject(refusal)
    expect((await post('/auth/login', ada)).status).toBe(200)
    expect(await mails()).toEqual([])
    expect(await change(access_token, ada.password)).toMatchObject({ status: 200 })
    expect((await post('/auth/login', ada)).code).toBe('INVALID_CREDENTIALS')
    expect((await mails()).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])).toEqual([
      expect.stringContaining('Je account is gewijzigd'),
    ])
    expect(logged.map(({ event }) => event)).toEqual([
      'password refused',
      'sign-in',
      'sign-in',
      'password changed',
      'sign-in refused',
    ])
  })

  // ASVS 2.2.1
  test('the present password can be guessed ten times an hour by a stolen token', async () => {
    const { call, token, ada } = await openAuthFixture({ attemptsAMinute: 10 })
    const statuses = []
    for (const current of [...Array<string>(10).fill('not this one'), ada.password])
      statuses.push(
        (
          await call('/users/me', {
            method: 'PATCH',
            token,
            body: { password: 'another long one', current_password: current },
          })
        ).status,
      )
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  // ASVS 2.2.3 2.5.5
  test('the owner is notified of another static token', async () => {
    const { call, token, mails, logged, account } = await openAuthFixture()
    const body = { token: randomBytes(32).toString('base64url') }
    expect((await call('/users/me', { method: 'PATCH', token, body })).status).toBe(200)
    expect(await mails()).toEqual([expect.stringContaining('Je account is gewijzigd')])
    expect(logged).toEqual([{ event: 'token changed', account: account.id }])
  })

  // ASVS 2.1.1 2.1.7
  test.each([
    ['kort genoeg'],
    ['🙂'.repeat(11)],
    ['x'.repeat(1025)],
    ['Leavemealone'],
    ['qwerty123456'],
    ['abababababab'],
    ['123456789:;<'],
    ['abcdefghijklmn'],
  ])('%s is no password, and nothing changes', async (password) => {
    const { call, token } = await openAuthFixture()
    for (const [address, body] of [
      ['/users/me', { password, last_name: 'Weg' }],
      ['/users', { keys: [], data: { password } }],
    ] as const)
      expect((await call(address, { method: 'PATCH', token, body })).status).toBe(400)
    const answer = await call('/users/me', { method: 'PATCH', token, body: { password, last_name: 'Weg' } })
    expect(answer.code).toBe('FAILED_VALIDATION')
    expect((await call('/users/me?fields=last_name', { token })).body).toEqual({ data: { last_name: null } })
  })

  // ASVS 2.1.2 2.1.3 2.1.4 2.1.9 2.1.10 2.4.2
  test('a passphrase counts to its last sign, in any alphabet, and may be the former one', async () => {
    const { call, signIn, post, ada, store, account } = await openAuthFixture()
    const { access_token } = await signIn()
    const stored = new Set<string | null>()
    for (const password of ['only small letters here', 'only small letters here', `${'ね 🙂 '.repeat(40)}.`]) {
      const answer = await call('/users/me', { method: 'PATCH', token: access_token, body: { password } })
      expect(answer.status).toBe(200)
      expect((await post('/auth/login', { ...ada, password: password.slice(0, -1) })).status).toBe(401)
      expect((await post('/auth/login', { ...ada, password })).status).toBe(200)
      stored.add((await openCredentials(store.db).of(account.id)).password)
    }
    expect(stored.size).toBe(3)
  })

  // ASVS 7.2.2
  test('what a policy refuses is in the security log', async () => {
    const { call, token, logged, account } = await openAuthFixture()
    expect((await call('/items/nothing', { token })).code).toBe('FORBIDDEN')
    expect(logged).toEqual([{ event: 'access refused', account: account.id, reason: 'GET /items/nothing' }])
  })

  test('an account that ends takes its sessions with it, for good', async () => {
    const fixture = await openAuthFixture()
    const { access_token, refresh_token } = await fixture.signIn()
    await fixture.store.accounts.revoke(fixture.account.id)
    expect(await statusWith(fixture, access_token)).toBe('INVALID_CREDENTIALS')
    await fixture.store.accounts.renew(fixture.account)
    expect(await statusWith(fixture, access_token)).toBe('INVALID_CREDENTIALS')
    expect((await fixture.post('/auth/refresh', { refresh_token })).code).toBe('INVALID_CREDENTIALS')
  })
})
