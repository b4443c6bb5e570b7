/**
 * The site's form for a new password on the real service: the password set, the responses, and the secrets that must
 * not be stored.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { passwordReset } from '@directus/sdk'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createContentClient } from '#lib/content/client.ts'
import { answerNewPassword, newPassword, type NewPasswordOptions } from '#lib/forms/new-password.ts'
import { returnedForm } from '#lib/forms/receive.ts'
import { openAuthFixture } from '../auth/account.fixture.ts'
import { resetPages } from '../auth/settings.ts'
import { listen, type Listener } from '../http/serve.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-password-'))
const fixture = await openAuthFixture({
  mail: { smtpUrl: null, from: 'noreply@example.org', folder },
  ...resetPages([], 'https://site.example.org'),
})
let listener: Listener
let options: NewPasswordOptions
let code = ''

beforeAll(async () => {
  listener = await listen({ '': fixture.handle }, { host: 'localhost', port: 0, report: () => {} })
  const content = createContentClient({ url: `http://localhost:${listener.port}`, token: fixture.token })
  options = {
    secret: 's'.repeat(32),
    isSecure: true,
    now: Date.now(),
    reset: (given, password) => content(passwordReset(given, password)),
  }
  await fixture.post('/auth/password/request', { email: fixture.ada.email })
  await fixture.auth.close()
  const mail = readFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), 'utf8').replaceAll(/=\r?\n/g, '')
  code = /token=3D([\w.-]+)/.exec(mail)?.[1] ?? ''
})
afterAll(async () => {
  await listener.close()
  rmSync(folder, { recursive: true })
})

let requestCount = 0
const send = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}, more = {}) => {
  requestCount += 1
  const request = new Request('http://localhost/api/password', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': `2001:db8::${requestCount.toString(16)}`, ...headers },
  })
  return answerNewPassword(request, { ...options, ...more })
}
const cookieOf = (response: Response) => /^form=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]

test.each([
  ['nothing', { language: 'nl' }, '/wachtwoord?fout=1#fouten', ['code', 'password']],
  ['no password', { code: 'x', password: '' }, '/wachtwoord?fout=1#fouten', ['password']],
  ['an unknown code', { code: 'x.y.z', password: 'lang genoeg zo', language: 'en' }, '/en/password?fout=1#fouten', ['code']], // prettier-ignore
])('%s goes back to the form, without the password', async (_case, fields, location, problems) => {
  const answer = await send(fields)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
  const returned = await returnedForm(cookieOf(answer), newPassword.name, options)
  expect(returned?.problems).toEqual(problems)
  expect(Object.keys(returned?.values ?? {})).toEqual(['code'])
})

test('a password that is too short goes back; the code sets another one, once', async () => {
  const short = await send({ code, password: 'kort' })
  expect((await returnedForm(cookieOf(short), newPassword.name, options))?.problems).toEqual(['password'])
  const password = 'een lang nieuw wachtwoord'
  const done = await send({ code, password, language: 'en' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/en/password/set'])
  expect((await fixture.post('/auth/login', { email: fixture.ada.email, password })).status).toBe(200)
  const again = await send({ code, password: 'nog een ander wachtwoord' })
  expect((await returnedForm(cookieOf(again), newPassword.name, options))?.problems).toEqual(['code'])
})

test('a form of another site, one that is too large and one too many are refused', async () => {
  expect((await send({ code }, { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  expect((await send({ code, password: 'x'.repeat(20_000) })).status).toBe(413)
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const guess = { code: 'no code', password: 'geheim wachtwoord' }
  for (let count = 0; count < 20; count += 1) expect((await send(guess, from)).status).toBe(303)
  const rejection = await send(guess, from)
  expect([rejection.status, rejection.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
})

test('a service that does not answer gives a plain message, and the password is not logged', async () => {
  const logged = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const content = createContentClient({ url: 'http://localhost:9', token: 'x', backoff: 1 })
  const reset = (given: string, password: string) => content(passwordReset(given, password))
  const answer = await send({ code, password: 'geheim wachtwoord' }, {}, { reset })
  expect(answer.status).toBe(503)
  expect(logged.mock.calls.join('')).not.toContain('geheim')
  logged.mockRestore()
})
