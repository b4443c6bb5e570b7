import { Readable } from 'node:stream'
import { URI } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAuthFixture, testSecret } from '../auth/account.fixture.ts'
import type { Mail } from '../auth/mailer.ts'
import { createSecretBox } from '../auth/secret-box.ts'
import { accountCommand } from './account.ts'
import type { Ask } from './ask.ts'

type Fixture = Awaited<ReturnType<typeof openAuthFixture>>
let fixture: Fixture
let ada: Fixture['ada']
let printed: string[] = []

beforeEach(async () => {
  fixture = await openAuthFixture()
  ;({ ada } = fixture)
  printed = []
  sent.length = 0
  ask = null
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

const sent: Mail[] = []
let ask: Ask | null = null
const run = (...args: string[]) =>
  accountCommand(args, fixture.store, {
    ask,
    openBox: async () => createSecretBox(testSecret),
    send: async (mail) => void sent.push(mail),
  })

const typing = (input: string) =>
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(input)]) as typeof process.stdin)

const me = async (token: string, ip = '192.0.2.1') => {
  const { status, code } = await fixture.call('/users/me', { token, ip })
  return code ?? status
}

test('an account is created, its token printed once, and ends', async () => {
  await run('add', 'Grace@Example.org', '--policy', 'navigator')
  const [token = ''] = printed
  expect(await me(token)).toBe(200)
  await run('list')
  expect(printed.join('\n')).toContain('grace@example.org\tactive\tread-and-update-self')
  await run('revoke', 'grace@example.org')
  expect(await me(token)).toBe('INVALID_CREDENTIALS')
})

// ASVS 1.6.3
test('a lost token is replaced: the new one is printed once, the former one ends', async () => {
  await run('token', ada.email)
  const [token = ''] = printed
  expect(printed).toHaveLength(1)
  expect([await me(token), await me(fixture.token)]).toEqual([200, 'INVALID_CREDENTIALS'])
})

test('a suspended account is reactivated, with its policies, under a new token', async () => {
  await run('policy', ada.email, '--add', 'hovi')
  const { access_token } = await fixture.signIn()
  await run('revoke', ada.email)
  await expect(run('token', ada.email)).rejects.toThrow('is suspended; "account restore"')
  expect(printed).toEqual([])
  await run('restore', ada.email)
  const [token = ''] = printed
  expect(await me(token)).toBe(200)
  expect([await me(fixture.token), await me(access_token)]).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS'])
  expect((await fixture.store.accounts.byEmail(ada.email))?.policies.has('hovi')).toBe(true)
  await expect(run('restore', ada.email)).rejects.toThrow('is active; "account token"')
})

test('policies are given and taken', async () => {
  await run('policy', ada.email, '--add', 'search-token', '--add', 'hovi')
  await run('policy', ada.email, '--remove', 'hovi')
  expect([...((await fixture.store.accounts.byEmail(ada.email))?.policies ?? [])].slice(-1)).toEqual(['search-token'])
})

test('a password comes from standard input, and ends all sessions', async () => {
  const { access_token } = await fixture.signIn()
  typing('a  new one with spaces \n')
  await run('password', ada.email)
  expect(printed).toEqual([])
  expect(await me(access_token)).toBe('INVALID_CREDENTIALS')
  expect(await me(fixture.token)).toBe(200)
  expect(sent).toMatchObject([{ to: ada.email, text: expect.stringContaining('Het wachtwoord van je account') }])
  const login = await fixture.post('/auth/login', { ...ada, password: 'a  new one with spaces ' })
  expect(login.status).toBe(200)
})

test('at a terminal a password is asked for, and not shown', async () => {
  const questions: unknown[] = []
  ask = async (...question) => {
    questions.push(question)
    return ' one with spaces around '
  }
  await run('password', ada.email)
  expect(questions).toEqual([[`New password of ${ada.email}`, 'secret']])
  expect((await fixture.post('/auth/login', { ...ada, password: ' one with spaces around ' })).status).toBe(200)
})

test('a password that may not be one changes nothing', async () => {
  typing('kort\n')
  await expect(run('password', ada.email)).rejects.toThrow('at least 12 characters')
  expect((await fixture.post('/auth/login', ada)).status).toBe(200)
})

// ASVS 2.8.6
test('one-time passwords are required with the secret in the printed address, until they are turned off', async () => {
  await run('otp', ada.email)
  const app = URI.parse(printed[0] ?? '')
  expect(app).toMatchObject({ issuer: 'Lesroute', label: ada.email, digits: 6, period: 30 })
  const otp = app.generate({ timestamp: fixture.now().getTime() })
  expect((await fixture.post('/auth/login', ada)).code).toBe('INVALID_OTP')
  expect((await fixture.post('/auth/login', { ...ada, otp })).status).toBe(200)
  expect(printed).toHaveLength(9)
  expect((await fixture.post('/auth/login', { ...ada, otp: printed[1] })).status).toBe(200)
  expect((await fixture.post('/auth/login', { ...ada, otp: printed[1] })).code).toBe('INVALID_OTP')
  await run('otp', ada.email, '--off')
  expect((await fixture.post('/auth/login', ada)).status).toBe(200)
})

test('tokens count from the addresses that are allowed, and from everywhere again', async () => {
  await run('ip', ada.email, '--allow', '198.51.100.0/24', '--allow', '2001:db8::1')
  expect(await me(fixture.token)).toBe('INVALID_IP')
  for (const ip of ['198.51.100.9', '2001:db8::1']) expect(await me(fixture.token, ip)).toBe(200)
  await expect(run('ip', ada.email)).rejects.toThrow('--allow all')
  await expect(run('ip', ada.email, '--add', '192.0.2.1')).rejects.toThrow('does not take --add')
  expect(await me(fixture.token)).toBe('INVALID_IP')
  await run('ip', ada.email, '--allow', 'all')
  expect(await me(fixture.token)).toBe(200)
})

test.each([
  [['ip', 'ada', '--allow', '192.0.2.1', '198.51.100.1'], '198.51.100.1'],
  [['add', 'new@example.org', '--policy', 'read-drafts', 'write-content'], 'write-content'],
  [['revoke', 'ada', 'b@example.org'], 'b@example.org'],
  [['list', 'ada'], 'does not take'],
  [['policy', 'ada', '--policy', 'hovi'], '--policy'],
  [['policy', 'ada'], '--add'],
  [['revoke', 'ada', '--off'], '--off'],
])('%j is refused, since %s is not used or missing', async (args, word) => {
  await expect(run(...args.map((word) => (word === 'ada' ? ada.email : word)))).rejects.toThrow(word)
  expect(await me(fixture.token)).toBe(200)
  expect(await fixture.store.accounts.byEmail('new@example.org')).toBeNull()
})

test.each([
  ['ip', '--allow', '198.51.100.0/33'],
  ['ip', '--allow', 'example.org'],
  ['ip', '--allow', 'all', '--allow', '192.0.2.1'],
  ['ip', '--allow', '198.51.100.0/24/8'],
  ['ip', '--allow', '2001:db8::/129'],
  ['policy', '--add', 'everything'],
  ['add'],
  ['paint'],
  ['constructor'],
])('%s %s %s is refused', async (name, ...options) => {
  await expect(run(name, ada.email, ...options)).rejects.toThrow(/There is no|is no address|There is an account|Usage/)
  expect(await me(fixture.token)).toBe(200)
})

test.each([
  ['password', 'nobody@example.org'],
  ['token', 'nobody@example.org'],
  ['restore', 'nobody@example.org'],
  ['otp'],
  ['add', 'ada'],
  [],
])('%s %s is refused in a line', (...args) => expect(run(...args)).rejects.toThrow(/There is no account|^Usage/))
