/** For tests of signing in: the content API, an account with a password, a clock to turn, and a caller. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { openFixture } from '../content/catalogue.fixture.ts'
import { createContentHandler } from '../content/handler.ts'
import { openAuth } from './auth.ts'
import { openCredentials } from './credentials.ts'
import { createPasswords } from './passwords.ts'
import type { SecurityEvent, SecurityLog } from './security-log.ts'
import type { AuthSettings } from './settings.ts'
import type { Report } from '../report.ts'

/** The tests of one process share a store, which ends with it, and have accounts of their own in it. */
const shared = openFixture()
const dataFolder = mkdtempSync(path.join(tmpdir(), 'lesroute-accounts-'))
process.once('exit', () => rmSync(dataFolder, { recursive: true }))

const password = 'correct horse battery'
/** Worked out once for all accounts. */
const hashed = createPasswords().hash(password)

type Options = {
  readonly method?: string
  readonly body?: unknown
  readonly token?: string
  readonly cookie?: string
  /** Beside those of the other options. */
  readonly headers?: Readonly<Record<string, string>>
  readonly ip?: string
}

const failure = z.object({ errors: z.tuple([z.object({ extensions: z.looseObject({ code: z.string() }) })]) })

/** What tokens are signed with in these tests. */
export const testSecret = 'a secret of the tests, thirty-two characters'

/** `settings` stand over those that hold by default without a limit. */
export const openAuthFixture = async (settings: Partial<AuthSettings> = {}, passwords = createPasswords()) => {
  let time = Date.parse('2026-06-01T12:00:00Z')
  const now = () => new Date(time)
  const reported: unknown[] = []
  const events: (string | undefined)[] = []
  const report: Report = (error, event) => {
    reported.push(error)
    events.push(event)
  }
  const { store, tokens } = await shared
  const defaults = readConfig({ SIGN_IN_LIMIT: '0', AUTH_SECRET: testSecret, DATA_FOLDER: dataFolder }).auth
  const logged: { readonly event: SecurityEvent; readonly account: string | null; readonly reason?: string }[] = []
  const log: SecurityLog = (event, { account: id, reason }) =>
    void logged.push({ event, account: id, ...(reason === undefined ? {} : { reason }) })
  const auth = await openAuth({ store, settings: { ...defaults, ...settings }, now, report, log, passwords })
  const handle = createContentHandler({ store, auth, now, report })

  /** Makes an account without a password. */
  const addAccount = async () => {
    const email = `${randomUUID()}@example.org`
    const token = await store.accounts.add(email, [])
    const account = await store.accounts.byEmail(email)
    if (!account) throw new Error('the account has not been made')
    return { email, token, account }
  }
  const { email, token, account } = await addAccount()
  /** What the account signs in with. */
  const ada = { email, password }
  await openCredentials(store.db).setPassword(account.id, await hashed)

  const call = async (
    address: string,
    { method = 'GET', body, token: bearer, cookie, headers = {}, ip = '192.0.2.1' }: Options = {},
  ) => {
    const [path = '/', search = ''] = address.split(/\?(.*)/s)
    const reply = await handle({
      method,
      path,
      search,
      headers: {
        'content-type': 'application/json',
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
      ip,
    })
    const parsed: unknown = typeof reply.body === 'string' && reply.body ? JSON.parse(reply.body) : null
    return {
      status: reply.status,
      body: parsed,
      code: failure.safeParse(parsed).data?.errors[0].extensions.code ?? null,
      headers: reply.headers,
      cookies: reply.cookies ?? [],
    }
  }
  const post = (address: string, body: unknown, options: Options = {}) =>
    call(address, { method: 'POST', body, ...options })

  return {
    store,
    auth,
    tokens,
    ada,
    addAccount,
    handle,
    call,
    post,
    /** The reported internal errors. */
    reported,
    /** The log line of each. */
    events,
    /** The security log. */
    logged,
    /** Mails that were sent, in order. */
    mails: async (): Promise<string[]> => {
      await auth.close()
      const folder = path.join(dataFolder, 'mail')
      const names = await readdir(folder).catch((): string[] => [])
      const texts = await Promise.all(names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')))
      return texts.filter((text) => text.includes(`To: ${email}`))
    },
    account,
    /** The account's static token. */
    token,
    now,
    /** Turns the clock by seconds. */
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    /** Signs in by e-mail address and password; answers both tokens. */
    signIn: async () => {
      const { body } = await post('/auth/login', ada)
      return z.object({ data: z.object({ access_token: z.string(), refresh_token: z.string() }) }).parse(body).data
    },
    /** Signs in by a cookie; answers it as a browser would give it back. */
    signInByCookie: async (mode: 'cookie' | 'session') => {
      const { cookies } = await post('/auth/login', { ...ada, mode })
      return cookies[0]?.split(';')[0] ?? ''
    },
  }
}
