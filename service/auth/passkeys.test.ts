/** Passkeys over the wire: adding, using and removing one, and what is refused. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openAuthFixture } from './account.fixture.ts'
import { createAuthenticator, type Lies } from './authenticator.fixture.ts'
import type { AuthSettings } from './settings.ts'

const origin = 'https://site.example.org'
const site = { domain: 'site.example.org', origins: [origin] }

const addOptions = z.object({ data: z.object({ challenge: z.string(), user: z.object({ id: z.string() }) }) })
const useOptions = z.object({ data: z.object({ challenge: z.string() }) })
const grant = z.object({ data: z.object({ access_token: z.string(), refresh_token: z.string() }) })

const open = async (settings: Partial<AuthSettings> = {}) => {
  const fixture = await openAuthFixture({ passkeySite: site, ...settings })
  const { post, signIn, pass, ada } = fixture
  const optionsFor = async (token: string, body: unknown = {}) =>
    addOptions.parse((await post('/auth/passkeys/options', body, { token })).body).data
  /** Adds a passkey to the account of the fixture; its authenticator. */
  const add = async (lies: Lies = {}) => {
    const { access_token: token } = await signIn()
    const authenticator = createAuthenticator(origin)
    const credential = authenticator.create(await optionsFor(token), lies)
    return {
      authenticator,
      token,
      credential,
      reply: await post('/auth/passkeys', { name: 'Laptop', credential }, { token }),
    }
  }
  const ask = async (ip?: string) =>
    useOptions.parse((await post('/auth/passkeys/sign-in/options', {}, ip === undefined ? {} : { ip })).body).data
  const use = (credential: unknown, body: object = {}) => post('/auth/passkeys/sign-in', { credential, ...body })
  return { ...fixture, optionsFor, add, ask, use, pass, ada }
}

// ASVS 1.2.4 2.2.3 2.3.2 7.1.3
test('a passkey is added, signs in with tokens that go on, is listed and removed, and its owner is told', async () => {
  const { add, ask, use, call, post, logged, mails } = await open()
  const { authenticator, token, reply } = await add()
  expect(reply).toMatchObject({ status: 200, body: { data: { id: authenticator.id, name: 'Laptop', used: null } } })
  const { body } = await use(authenticator.get(await ask()))
  const { access_token, refresh_token } = grant.parse(body).data
  expect((await call('/users/me', { token: access_token })).status).toBe(200)
  expect((await post('/auth/refresh', { refresh_token })).status).toBe(200)
  const session = await use(authenticator.get(await ask()), { mode: 'session' })
  expect(session.cookies[0]).toMatch(/^directus_session_token=.+HttpOnly/)
  const { body: list } = await call('/auth/passkeys', { token })
  expect(list).toMatchObject({ data: [{ id: authenticator.id, name: 'Laptop', used: '2026-06-01T12:00:00.000Z' }] })
  expect(JSON.stringify(list)).not.toContain('public_key')
  expect((await call(`/auth/passkeys/${authenticator.id}`, { method: 'DELETE', body: {}, token })).status).toBe(204)
  expect((await use(authenticator.get(await ask()))).code).toBe('INVALID_CREDENTIALS')
  expect(logged.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['passkey added', 'sign-in', 'passkey removed', 'sign-in refused']),
  )
  const sent = (await mails()).join('\n')
  expect(sent).toMatch(/passkey was added/)
  expect(sent).toMatch(/passkey of your account was removed/)
})

// ASVS 3.7.1
test('adding and removing take a fresh sign-in or the password; a static token alone adds none', async () => {
  const { add, optionsFor, post, call, pass, ada, token: fixed } = await open()
  const { authenticator, token } = await add()
  pass(301)
  const stale = await post('/auth/passkeys/options', {}, { token })
  expect(stale).toMatchObject({ status: 400, code: 'FAILED_VALIDATION' })
  expect((await post('/auth/passkeys/options', {}, { token: fixed })).code).toBe('FAILED_VALIDATION')
  const wrong = await post('/auth/passkeys/options', { current_password: 'another' }, { token })
  expect(wrong.code).toBe('INVALID_CREDENTIALS')
  const remove = (body: object) => call(`/auth/passkeys/${authenticator.id}`, { method: 'DELETE', body, token })
  expect((await remove({})).code).toBe('FAILED_VALIDATION')
  expect((await optionsFor(token, { current_password: ada.password })).challenge).toMatch(/^[\w-]{43,}$/)
  expect((await remove({ current_password: ada.password })).status).toBe(204)
  expect((await post('/auth/passkeys/options', {})).code).toBe('INVALID_CREDENTIALS')
  expect((await call('/auth/passkeys')).code).toBe('INVALID_CREDENTIALS')
})

// ASVS 2.9.2
test('a challenge counts once, for five minutes, and for what it was made', async () => {
  const { add, ask, use, post, optionsFor, signIn, pass, addAccount } = await open()
  const { authenticator, token, credential } = await add()
  expect((await post('/auth/passkeys', { name: 'Again', credential }, { token })).code).toBe('INVALID_PAYLOAD')
  const answer = authenticator.get(await ask())
  expect((await use(answer)).status).toBe(200)
  expect((await use(answer)).code).toBe('INVALID_CREDENTIALS')
  expect((await use(authenticator.get({ challenge: 'bm90IG91cnM' }))).code).toBe('INVALID_CREDENTIALS')
  const adding = await optionsFor((await signIn()).access_token)
  expect((await use(authenticator.get(adding))).code).toBe('INVALID_CREDENTIALS')
  const { user } = adding
  const crossed = createAuthenticator(origin).create({ user, ...(await ask()) })
  expect((await post('/auth/passkeys', { name: 'x', credential: crossed }, { token })).code).toBe('INVALID_PAYLOAD')
  const other = await addAccount()
  const foreign = createAuthenticator(origin).create(await optionsFor(token))
  const stolen = await post('/auth/passkeys', { name: 'x', credential: foreign }, { token: other.token })
  expect(stolen.code).toBe('INVALID_PAYLOAD')
  const late = await ask()
  pass(301)
  expect((await use(authenticator.get(late))).code).toBe('INVALID_CREDENTIALS')
})

test.each<Lies>([
  { origin: 'https://site.example.org.evil.example' },
  { origin: 'http://site.example.org' },
  { domain: 'evil.example' },
  { isVerified: false },
  { type: 'webauthn.nothing' },
])('a passkey is neither made nor used with %o', async (lies) => {
  const { add, ask, use, reported } = await open()
  expect((await add(lies)).reply).toMatchObject({ status: 400, code: 'INVALID_PAYLOAD' })
  const { authenticator } = await add()
  expect(await use(authenticator.get(await ask(), lies))).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  expect(reported).toEqual([])
})

// ASVS 2.9.3
test('a key of an algorithm that is no longer approved, or not known, is refused', async () => {
  const { add } = await open()
  // RS1, ES256K and none.
  for (const algorithm of [-65_535, -47, 0]) expect((await add({ algorithm })).reply.code).toBe('INVALID_PAYLOAD')
})

test('a certificate of a maker, which names addresses to call, is refused unread', async () => {
  const { add } = await open()
  for (const format of ['apple', 'tpm', 'android-key', 'fido-u2f', 'nothing'])
    expect((await add({ format })).reply.code, format).toBe('INVALID_PAYLOAD')
})

test('a copy of an authenticator, another key and the passkey of another account do not sign in', async () => {
  const fixture = await open()
  const { add, ask, use, call, addAccount } = fixture
  const { authenticator, token } = await add()
  expect((await use(authenticator.get(await ask(), { counter: 7 }))).status).toBe(200)
  for (const counter of [7, 6, 0])
    expect((await use(authenticator.get(await ask(), { counter }))).code, String(counter)).toBe('INVALID_CREDENTIALS')
  expect((await use(authenticator.get(await ask(), { counter: 4_294_967_295 }))).status).toBe(200)
  const stranger = createAuthenticator(origin)
  const ownHandle = Buffer.from(fixture.account.id).toString('base64url')
  expect((await use(stranger.get(await ask(), { id: authenticator.id, userHandle: ownHandle }))).code).toBe(
    'INVALID_CREDENTIALS',
  )
  const other = await addAccount()
  const handle = Buffer.from(other.account.id).toString('base64url')
  const { authenticator: mine } = await add()
  expect((await use(mine.get(await ask(), { userHandle: handle }))).code).toBe('INVALID_CREDENTIALS')
  const remove = await call(`/auth/passkeys/${mine.id}`, { method: 'DELETE', body: {}, token: other.token })
  expect(remove.code).toBe('FAILED_VALIDATION')
  const unknown = await call(`/auth/passkeys/${stranger.id}`, { method: 'DELETE', body: {}, token })
  expect(unknown.code).toBe('FORBIDDEN')
  expect((await use(mine.get(await ask()))).status).toBe(200)
})

test('the passkey of an account that has ended, or may come from elsewhere only, does not sign in', async () => {
  const { add, ask, use, store, account } = await open()
  const { authenticator } = await add()
  await store.accounts.revoke(account.id)
  expect((await use(authenticator.get(await ask()))).code).toBe('INVALID_CREDENTIALS')
})

// ASVS 2.2.1
test('who guesses waits', async () => {
  const { add, use, ask } = await open({ attemptsAMinute: 3 })
  const { authenticator } = await add()
  for (let tries = 0; tries < 3; tries += 1)
    expect((await use(authenticator.get(await ask(), { isVerified: false }))).code).toBe('INVALID_CREDENTIALS')
  const reply = await use(authenticator.get(await ask()))
  expect(reply).toMatchObject({ status: 429, code: 'REQUESTS_EXCEEDED' })
  expect(reply.headers['retry-after']).toMatch(/^\d+$/)
})

test('challenges are given to a network in bounds', async () => {
  const { post } = await open({ attemptsAMinute: 1 })
  const ip = '198.51.100.7'
  for (let attempt = 0; attempt < 10; attempt += 1) await post('/auth/passkeys/sign-in/options', {}, { ip })
  expect((await post('/auth/passkeys/sign-in/options', {}, { ip })).code).toBe('REQUESTS_EXCEEDED')
})

// ASVS 5.1.3
test('a body of another shape is refused with its field, and never fails inside', async () => {
  const { add, use, post, ask, reported, optionsFor } = await open()
  const { authenticator, token } = await add()
  const good = authenticator.get(await ask())
  const bad: unknown[] = [
    null,
    'x',
    {},
    { ...good, id: '' },
    { ...good, id: 'a'.repeat(2000) },
    { ...good, rawId: '+' },
  ]
  for (const part of ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'])
    for (const value of [undefined, 1, '', '!', 'a'.repeat(9000)])
      bad.push({ ...good, response: { ...good.response, [part]: value } })
  for (const credential of bad) expect((await use(credential)).code).toBe('INVALID_PAYLOAD')
  const noise = ['AA', 'AAAA', Buffer.alloc(37).toString('base64url'), Buffer.alloc(200, 255).toString('base64url')]
  for (const part of ['authenticatorData', 'signature'])
    for (const value of noise) {
      const one = authenticator.get(await ask())
      const broken = { ...one, response: { ...one.response, [part]: value } }
      expect((await use(broken)).code).toBe('INVALID_CREDENTIALS')
    }
  for (const value of noise) {
    const made = createAuthenticator(origin).create(await optionsFor(token))
    const credential = { ...made, response: { ...made.response, attestationObject: value } }
    expect((await post('/auth/passkeys', { name: 'x', credential }, { token })).code).toBe('INVALID_PAYLOAD')
  }
  for (const name of ['', ' ', 'a\nb', 'a\u202Eb', 'x'.repeat(65)])
    expect((await post('/auth/passkeys', { name, credential: {} }, { token })).code).toBe('INVALID_PAYLOAD')
  expect(reported).toEqual([])
})

test('a password that is set by mail removes the passkeys of before', async () => {
  const { add, ask, use, post, mails, ada } = await open()
  const { authenticator } = await add()
  await post('/auth/password/request', { email: ada.email })
  const mail = (await mails()).join('\n').replaceAll(/=\r?\n/g, '')
  const code = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(mail)?.[0] ?? ''
  expect((await post('/auth/password/reset', { token: code, password: 'a whole new passphrase' })).status).toBe(204)
  expect((await use(authenticator.get(await ask()))).code).toBe('INVALID_CREDENTIALS')
})

test('without an origin no passkeys are offered', async () => {
  const { call, post } = await open({ passkeySite: null })
  expect((await call('/auth')).body).not.toHaveProperty('passkeys')
  expect((await post('/auth/passkeys/sign-in/options', {})).status).toBe(404)
  expect((await (await open()).call('/auth')).body).toMatchObject({ passkeys: true })
})
