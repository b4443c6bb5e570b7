import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openAuthFixture } from './account.fixture.ts'
import { resetPages, type AuthSettings } from './settings.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lesroute-mail-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = 'https://admin.example.org/reset'

const open = (settings: Partial<AuthSettings> = {}) =>
  openAuthFixture({
    mail: { smtpUrl: null, from: 'Lesroute <noreply@example.org>', folder: path.join(folder, 'mail') },
    ...resetPages([page, 'https://other.example.org/set'], undefined),
    ...settings,
  })

/** The text of a mail as its reader sees it. */
const readable = (message: string) =>
  Buffer.from(
    message
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

const mailIn = () => {
  const [name, ...remaining] = readdirSync(path.join(folder, 'mail'))
  expect(remaining).toEqual([])
  return path.join(folder, 'mail', name ?? '')
}
const tokenIn = (mail: string) => /[\w-]+\.[\w-]+\.[\w-]+/.exec(mail.split('token=')[1] ?? '')?.[0] ?? ''

/** Asks for a mail and answers the token in it. */
const tokenFor = async ({ post, auth, ada }: Awaited<ReturnType<typeof open>>) => {
  expect((await post('/auth/password/request', { email: ada.email })).status).toBe(204)
  await auth.close()
  return tokenIn(readable(readFileSync(mailIn(), 'utf8')))
}

describe('asking for a new password', () => {
  // ASVS 2.5.1
  test('writes a mail that its owner alone may read, in two languages and two forms', async () => {
    const fixture = await open()
    const token = await tokenFor(fixture)
    expect(statSync(mailIn()).mode & 0o777).toBe(0o600)
    const mail = readable(readFileSync(mailIn(), 'utf8'))
    for (const part of [
      'From: Lesroute <noreply@example.org>',
      `To: ${fixture.ada.email}`,
      'Subject: Nieuw wachtwoord / New password',
      'Je hebt gevraagd om een nieuw wachtwoord',
      'You asked for a new password',
      'text/plain',
      `<a href="${page}?token=${token}">`,
    ])
      expect(mail).toContain(part)
    expect(fixture.reported).toEqual([])
  })

  test('answers alike for every address, and sends mail to existing accounts only', async () => {
    const { post, auth, store, account, ada } = await open()
    await store.accounts.revoke(account.id)
    for (const email of ['nobody@example.org', ada.email]) {
      const { status, body } = await post('/auth/password/request', { email })
      expect([status, body]).toEqual([204, null])
    }
    await auth.close()
    expect(readdirSync(folder)).toEqual([])
  })

  // ASVS 5.1.5
  test('leads to a page that the settings allow, with what else the caller wrote in it', async () => {
    const { post, auth, ada } = await open()
    await post('/auth/password/request', { email: ada.email, reset_url: 'https://other.example.org/set?lang=nl' })
    await auth.close()
    expect(readable(readFileSync(mailIn(), 'utf8'))).toContain('https://other.example.org/set?lang=nl&token=')
  })

  test.each([
    'https://elsewhere.example.org/reset',
    'https://admin.example.org/reset/more',
    'https://admin.example.org.elsewhere.org/reset',
    'https://admin.example.org@elsewhere.org/reset',
    'https://somebody@admin.example.org/reset',
    'http://admin.example.org/reset',
    'javascript:alert(1)',
    '//admin.example.org/reset',
    '',
  ])('does not lead to %s', async (reset_url) => {
    const { post, ada } = await open()
    for (const email of [ada.email, 'nobody@example.org'])
      expect(await post('/auth/password/request', { email, reset_url })).toMatchObject({
        status: 400,
        code: 'INVALID_PAYLOAD',
      })
  })

  test('leads to the page of the site in each language when no other is set', async () => {
    const { resetUrls, resetPage } = readConfig({ RESET_URLS: '', SITE_URL: 'https://site.example.org/' }).auth
    const { post, auth, ada } = await open({ resetUrls, resetPage })
    await post('/auth/password/request', { email: ada.email })
    await auth.close()
    const mail = readable(readFileSync(mailIn(), 'utf8'))
    const [dutch = '', english = ''] = mail.split('You asked for')
    expect(dutch).toContain('https://site.example.org/wachtwoord?token=')
    expect(english).toContain('https://site.example.org/en/password?token=')
    const requestBody = { email: ada.email, reset_url: 'https://site.example.org/en/password' }
    expect((await post('/auth/password/request', requestBody)).status).toBe(204)
  })

  test('says where to enter the token when there is no page for it', async () => {
    const { post, auth, ada } = await open({ ...resetPages([], undefined), publicUrl: 'https://api.example.org' })
    await post('/auth/password/request', { email: ada.email })
    await auth.close()
    const mail = readable(readFileSync(mailIn(), 'utf8'))
    expect(mail).toContain('https://api.example.org/auth/password/reset')
    expect(mail).toMatch(/<code>[\w-]+\.[\w-]+\.[\w-]+<\/code>/)
  })

  test('is bounded per address of the mail, whether an account has it or not', async () => {
    const { post, ada } = await open({ attemptsAMinute: 10 })
    for (const email of [ada.email, 'nobody@example.org']) {
      for (const _ of [1, 2, 3]) expect((await post('/auth/password/request', { email })).status).toBe(204)
      const refusal = await post('/auth/password/request', { email })
      expect(refusal.code).toBe('REQUESTS_EXCEEDED')
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(50)
    }
  })

  test('is bounded for the networks of one IPv6 /48 together', async () => {
    const { post } = await open({ attemptsAMinute: 10 })
    const statuses = []
    for (let number = 0; number < 91; number += 1) {
      const from = { ip: `2001:db8:4:${number}::1` }
      statuses.push((await post('/auth/password/request', { email: `p${number}@example.org` }, from)).status)
    }
    expect(statuses).toEqual([...Array<number>(90).fill(204), 429])
  })

  test.each([[{}], [{ email: 'ada' }], [{ email: 'ada@example.org', reset_url: 1 }]])(
    '%j is INVALID_PAYLOAD',
    async (body) => {
      const { post } = await open()
      expect((await post('/auth/password/request', body)).code).toBe('INVALID_PAYLOAD')
    },
  )
})

describe('setting a new password', () => {
  const password = 'something quite new'

  // ASVS 2.7.3 3.3.3
  test('works once, and ends every session', async () => {
    const fixture = await open()
    const { access_token } = await fixture.signIn()
    const token = await tokenFor(fixture)
    const done = await fixture.post('/auth/password/reset', { token, password })
    expect([done.status, done.body]).toEqual([204, null])
    expect((await fixture.call('/users/me', { token: access_token })).code).toBe('INVALID_CREDENTIALS')
    expect((await fixture.post('/auth/login', fixture.ada)).code).toBe('INVALID_CREDENTIALS')
    expect((await fixture.post('/auth/login', { ...fixture.ada, password })).status).toBe(200)
    expect(await fixture.post('/auth/password/reset', { token, password })).toMatchObject({
      status: 403,
      code: 'INVALID_TOKEN',
    })
  })

  // ASVS 11.1.6
  test('works once also for many concurrent requests', async () => {
    const fixture = await open()
    const token = await tokenFor(fixture)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fixture.post('/auth/password/reset', { token, password })),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      204,
      ...Array.from({ length: 7 }, () => 403),
    ])
  })

  test('gives an account its first password', async () => {
    const fixture = await open()
    const { email } = await fixture.addAccount()
    await fixture.post('/auth/password/request', { email })
    await fixture.auth.close()
    const token = tokenIn(readable(readFileSync(mailIn(), 'utf8')))
    expect((await fixture.post('/auth/password/reset', { token, password })).status).toBe(204)
    expect((await fixture.post('/auth/login', { email, password })).status).toBe(200)
    expect((await fixture.post('/auth/password/reset', { token, password })).code).toBe('INVALID_TOKEN')
  })

  // ASVS 2.3.1
  test('is too late after a day', async () => {
    const fixture = await open()
    const token = await tokenFor(fixture)
    fixture.pass(24 * 3600)
    expect(await fixture.post('/auth/password/reset', { token, password })).toMatchObject({
      status: 401,
      code: 'TOKEN_EXPIRED',
    })
  })

  test('leaves the token unspent when the password may not be one', async () => {
    const fixture = await open()
    const token = await tokenFor(fixture)
    expect((await fixture.post('/auth/password/reset', { token, password: 'kort' })).code).toBe('FAILED_VALIDATION')
    expect((await fixture.post('/auth/password/reset', { token, password })).status).toBe(204)
  })

  // ASVS 2.7.3
  test('does not work by any other token, nor for an account that has ended', async () => {
    const fixture = await open()
    const token = await tokenFor(fixture)
    const { access_token } = await fixture.signIn()
    const reset = async (one: string) => (await fixture.post('/auth/password/reset', { token: one, password })).code
    for (const one of ['', 'a.b.c', access_token, fixture.token, `${token}x`])
      expect(await reset(one)).toBe('INVALID_TOKEN')
    await fixture.store.accounts.revoke(fixture.account.id)
    expect(await reset(token)).toBe('INVALID_TOKEN')
  })
})

describe('a mail server', () => {
  test('takes the mail', async () => {
    const deliveries: { to: string[]; message: string }[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          deliveries.push({
            to: envelope.rcptTo.map(({ address }) => address),
            message: Buffer.concat(chunks).toString(),
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    try {
      const { post, auth, reported, ada } = await open({
        mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'noreply@example.org', folder },
      })
      await post('/auth/password/request', { email: ada.email })
      await auth.close()
      expect(reported).toEqual([])
      expect(deliveries.map(({ to }) => to)).toEqual([[ada.email]])
      const token = tokenIn(readable(deliveries[0]?.message ?? ''))
      expect((await post('/auth/password/reset', { token, password: 'something quite new' })).status).toBe(204)
    } finally {
      await new Promise<void>((resolve) => {
        server.close(resolve)
      })
    }
  })

  test('that cannot be reached is reported to the log, and not to the caller', async () => {
    const { post, auth, reported, events, ada } = await open({
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'noreply@example.org', folder },
    })
    expect((await post('/auth/password/request', { email: ada.email })).status).toBe(204)
    await auth.close()
    expect(reported).toEqual([expect.objectContaining({ code: 'ESOCKET' })])
    expect(events).toEqual([expect.stringContaining('SMTP_URL')])
  })
})
