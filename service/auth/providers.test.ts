/** Signing in through a real provider of OpenID Connect on this machine. */
import { createServer, type Server } from 'node:http'
import { Provider, type Configuration } from 'oidc-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCredentials } from './credentials.ts'
import { openAuthFixture } from './account.fixture.ts'
import type { AuthSettings, ProviderSettings } from './settings.ts'

const publicUrl = 'http://localhost:8055'
const home = 'https://site.example.org/welkom'

/** Who the provider says that the visitor is. */
let visitor = { email: '', email_verified: true }
/** Whether the visitor agrees. */
let agrees = true
let server: Server
let issuer = ''

const configuration: Configuration = {
  clients: [
    { client_id: 'lesroute', client_secret: 'geheim', redirect_uris: [`${publicUrl}/auth/login/school/callback`] },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...visitor }) }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: 'lesroute', accountId: oidc.session?.accountId ?? '' })
    grant.addOIDCScope('openid email')
    await grant.save()
    return grant
  },
  cookies: { keys: ['of the test'] },
}

beforeAll(async () => {
  server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider = new Provider(issuer, configuration)
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void handle(request, response)
      return
    }
    const outcome = agrees ? { login: { accountId: 'visitor' } } : { error: 'access_denied' }
    provider.interactionFinished(request, response, outcome).catch((error: unknown) => response.destroy(error as Error))
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  agrees = true
})

const school = (): ProviderSettings => ({
  name: 'school',
  label: 'De school',
  icon: 'school',
  issuer,
  clientId: 'lesroute',
  clientSecret: 'geheim',
})
/** Opens it for a visitor whom the provider knows by the account's address. */
const open = async (settings: Partial<AuthSettings> = {}) => {
  const fixture = await openAuthFixture({ publicUrl, providers: [school()], signInUrls: [home], ...settings })
  visitor = { email: fixture.ada.email, email_verified: true }
  return fixture
}
type Fixture = Awaited<ReturnType<typeof open>>

const pair = (line: string | undefined) => line?.split(';')[0] ?? ''

/** Begins at the service; answers where that sends the browser, and the cookie that it keeps. */
const begin = async ({ call }: Fixture, address = '/auth/oauth/school') => {
  const { status, headers, cookies } = await call(address)
  expect(status).toBe(302)
  expect(cookies).toEqual([
    expect.stringMatching(/^lesroute_sign_in=.+; Path=\/auth; Max-Age=600; HttpOnly; SameSite=Lax$/),
  ])
  return { location: headers['location'] ?? '', cookie: pair(cookies[0]) }
}

/** Goes through the provider's pages as a browser does; answers the path and query at the service to which they lead. */
const visit = async (start: string) => {
  const jar = new Map<string, string>()
  let location = start
  while (!location.startsWith(publicUrl)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(location, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) jar.set(...(pair(line).split('=', 2) as [string, string]))
    location = new URL(answer.headers.get('location') ?? '', location).href
  }
  return location.slice(publicUrl.length)
}

const signIn = async (fixture: Fixture, address?: string) => {
  const { location, cookie } = await begin(fixture, address)
  const back = await visit(location)
  return { back, cookie, answer: await fixture.call(back, { cookie }) }
}

describe('the list of providers', () => {
  const school = { name: 'school', driver: 'openid', label: 'De school', icon: 'school' }
  test.each(['/auth', '/auth/oauth', '/auth?sessionOnly'])('%s', async (address) => {
    expect((await (await open()).call(address)).body).toEqual({ data: [school], disableDefault: false })
    expect((await (await open({ providers: [] })).call(address)).body).toEqual({ data: [], disableDefault: false })
  })
})

describe('signing in through a provider', () => {
  // ASVS 9.2.3
  test('requests sign-in with code, PKCE, state and nonce', async () => {
    const { location } = await begin(await open())
    expect(location.startsWith(`${issuer}/`)).toBe(true)
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({
      client_id: 'lesroute',
      response_type: 'code',
      redirect_uri: `${publicUrl}/auth/login/school/callback`,
      scope: 'openid email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test.each(['/auth/oauth/school', '/auth/login/school', `/auth/oauth/school?redirect=${encodeURIComponent(home)}`])(
    '%s leads to the page that is allowed, with a session',
    async (address) => {
      const fixture = await open()
      const { answer } = await signIn(fixture, address)
      expect([answer.status, answer.headers['location']]).toEqual([302, home])
      expect(answer.cookies).toEqual([
        expect.stringMatching(/^lesroute_sign_in=; Path=\/auth; Max-Age=0/),
        expect.stringMatching(/^directus_session_token=.*Max-Age=86400; HttpOnly; SameSite=Lax$/),
      ])
      const me = await fixture.call('/users/me?fields=email', { cookie: pair(answer.cookies[1]) })
      expect(me.body).toEqual({ data: { email: fixture.ada.email } })
    },
  )

  test('answers as signing in by password does where no page is set up', async () => {
    const fixture = await open({ signInUrls: [] })
    const { answer } = await signIn(fixture)
    expect(answer).toMatchObject({ status: 200, body: { data: { expires: 86_400_000 } } })
    expect((await fixture.call('/users/me', { cookie: pair(answer.cookies[1]) })).status).toBe(200)
  })

  // ASVS 5.1.5
  test('does not lead to another page', async () => {
    const { call } = await open()
    for (const redirect of ['https://elsewhere.example.org/', `${home}/more`, 'javascript:alert(1)'])
      expect((await call(`/auth/oauth/school?redirect=${encodeURIComponent(redirect)}`)).code).toBe('INVALID_PAYLOAD')
  })

  test.each<[string, () => void, string]>([
    ['whose address is not verified', () => void (visitor.email_verified = false), 'INVALID_CREDENTIALS'],
    ['without an account', () => void (visitor.email = 'nobody@example.org'), 'INVALID_CREDENTIALS'],
    ['who does not agree', () => void (agrees = false), 'INVALID_CREDENTIALS'],
  ])('a visitor %s is sent back without a session', async (_case, change, reason) => {
    const fixture = await open()
    change()
    const { answer } = await signIn(fixture)
    expect([answer.status, answer.headers['location']]).toEqual([302, `${home}?reason=${reason}`])
    expect(answer.cookies).toEqual([expect.stringMatching(/^lesroute_sign_in=;/)])
    expect(await fixture.store.accounts.byEmail('nobody@example.org')).toBeNull()
    const bare = await open({ signInUrls: [] })
    change()
    expect((await signIn(bare)).answer.code).toBe(reason)
  })

  // ASVS 1.2.4
  test('an account that has ended, requires one-time passwords, or allows only other addresses is refused', async () => {
    const fixture = await open({ signInUrls: [] })
    const { store, account } = fixture
    const credentials = openCredentials(store.db)
    await credentials.setOtpSecret(account.id, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    expect((await signIn(fixture)).answer.code).toBe('INVALID_OTP')
    await credentials.setAllowedAddresses(account.id, ['198.51.100.1'])
    expect((await signIn(fixture)).answer.code).toBe('INVALID_IP')
    await store.accounts.revoke(account.id)
    expect((await signIn(fixture)).answer.code).toBe('INVALID_CREDENTIALS')
  })

  // ASVS 11.1.1
  test('works once: what came back cannot be used again', async () => {
    const fixture = await open()
    const { back, cookie } = await signIn(fixture)
    expect((await fixture.call(back, { cookie })).headers['location']).toBe(`${home}?reason=INVALID_CREDENTIALS`)
  })

  test('needs the browser that began: its state, its cookie, in time, and the same provider', async () => {
    const fixture = await open({ providers: [school(), { ...school(), name: 'other' }], signInUrls: [] })
    const { location, cookie } = await begin(fixture)
    const stranger = await begin(fixture)
    const back = await visit(location)
    const finishError = async (address: string, cookieValue?: string) =>
      (await fixture.call(address, cookieValue === undefined ? {} : { cookie: cookieValue })).code
    expect(await finishError(back)).toBe('INVALID_CREDENTIALS')
    expect(await finishError(back, stranger.cookie)).toBe('INVALID_CREDENTIALS')
    expect(await finishError(back.replace(/state=[^&]*/, 'state=another'), cookie)).toBe('INVALID_CREDENTIALS')
    expect(await finishError(back.replace('school', 'other'), cookie)).toBe('INVALID_CREDENTIALS')
    expect(await finishError(back, `${cookie}x`)).toBe('INVALID_TOKEN')
    expect(await finishError(back.replace(/code=[^&]*/, 'code=another'), cookie)).toBe('INVALID_CREDENTIALS')
    fixture.pass(600)
    expect(await finishError(back, cookie)).toBe('TOKEN_EXPIRED')
    expect(fixture.reported).toEqual([])
  })

  test.each(['/auth/oauth/nobody', '/auth/login/nobody', '/auth/oauth/nobody/callback', '/auth/oauth/school/more'])(
    '%s is a route that does not exist',
    async (address) => expect((await (await open()).call(address)).code).toBe('ROUTE_NOT_FOUND'),
  )

  test('an unreachable provider is SERVICE_UNAVAILABLE, reported to the log, and tried again next time', async () => {
    const away = { ...school(), name: 'away', issuer: 'http://127.0.0.1:1' }
    const { call, reported } = await open({ providers: [away, school()] })
    for (const times of [1, 2]) {
      expect(await call('/auth/oauth/away')).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
      expect(reported).toHaveLength(times)
    }
    expect((await call('/auth/oauth/school')).status).toBe(302)
  })

  test('a client that the provider does not know is reported to the log, not treated as a visitor’s mistake', async () => {
    const fixture = await open({ providers: [{ ...school(), clientSecret: 'wrong' }] })
    expect((await signIn(fixture)).answer.code).toBe('SERVICE_UNAVAILABLE')
    expect(fixture.reported).toHaveLength(1)
  })
})
