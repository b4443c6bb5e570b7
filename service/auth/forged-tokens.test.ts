/** Tokens that this service did not sign for that purpose, account and moment open nothing and reset no password. */
import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAuthFixture, testSecret } from './account.fixture.ts'
import { openCredentials } from './credentials.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const digests = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' } as const

const algorithm = fc.constantFrom('HS256', 'HS384', 'HS512', 'none', 'None', 'RS256')
const header = fc.record(
  {
    typ: fc.constantFrom('JWT', 'at+jwt'),
    kid: fc.constantFrom('../../auth-secret', "' or 1=1 --", ''),
    jwk: fc.constant({ kty: 'oct', k: 'AAAA' }),
    jku: fc.constant('http://127.0.0.1:9/keys'),
    crit: fc.constantFrom(['exp'], ['b64']),
    b64: fc.boolean(),
  },
  { requiredKeys: [] },
)
/** What somebody without the secret could sign with; the secret itself signs nothing, since keys are derived from it. */
const key = fc.constantFrom('', 'secret', testSecret, '\0'.repeat(32), 'lesroute password reset', 'directus')

// ASVS 2.7.3 3.5.3 3.2.4
test('a forged token neither signs in nor resets a password', { timeout: 60_000 }, async () => {
  const fixture = await openAuthFixture()
  const { call, post, account, ada, store, now } = fixture
  const { access_token } = await fixture.signIn()
  const session = (
    JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as { session: string }
  ).session
  const { password } = await openCredentials(store.db).of(account.id)
  const former = createHash('sha256')
    .update(password ?? '')
    .digest('base64url')
  const time = Math.floor(now().getTime() / 1000)
  const claims = { id: account.id, former, session, iss: 'directus', iat: time, exp: time + 900 }
  const forged = fc
    .tuple(algorithm, header, key, fc.record({ admin_access: fc.boolean(), exp: fc.constantFrom(time + 900, 4e9) }))
    .map(([alg, more, secret, changed]) => {
      const signed = `${part({ alg, ...more })}.${part({ ...claims, ...changed })}`
      const digest = alg in digests ? digests[alg as keyof typeof digests] : null
      return `${signed}.${digest ? createHmac(digest, secret).update(signed).digest('base64url') : ''}`
    })
  /** One character of a valid token, another one. */
  const altered = fc
    .tuple(fc.nat(access_token.length - 2), fc.constantFrom('A', 'z', '-', '.', '='))
    .map(([at, letter]) => {
      const token = access_token
      return token[at] === letter
        ? `${token.slice(0, at)}_${token.slice(at + 1)}`
        : `${token.slice(0, at)}${letter}${token.slice(at + 1)}`
    })
  await fc.assert(
    fc.asyncProperty(fc.oneof(forged, altered), async (token) => {
      expect((await call('/users/me', { token })).status).toBeGreaterThanOrEqual(400)
      const reset = await post('/auth/password/reset', { token, password: 'chosen by somebody else' })
      expect([401, 403]).toContain(reset.status)
    }),
    { numRuns: 500, seed: 9 },
  )
  // Signed here, and of another purpose.
  for (const token of [fixture.token, access_token])
    expect((await post('/auth/password/reset', { token, password: 'chosen by somebody else' })).status).toBe(403)
  expect((await post('/auth/login', ada)).status).toBe(200)
  expect((await call('/users/me', { token: access_token })).status).toBe(200)
})
