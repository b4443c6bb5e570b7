/** Signing in as one value: whose request it is, and the endpoints below `/auth`. */
import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { errorStatus } from '#schema/errors.ts'
import { ApiError, forbidden, invalidPayload } from '../http/errors.ts'
import type { Head } from '../http/message.ts'
import type { Redis } from '#platform/redis.ts'
import type { Account } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import { createAttempts } from './attempts.ts'
import { cookieNames, createCookies, isForeign, readCookie } from './cookies.ts'
import { credentialMail, type ChangedCredential } from './credential-mail.ts'
import { openCredentials } from './credentials.ts'
import { createMailer } from './mailer.ts'
import { openPasskeyStore } from './passkey-store.ts'
import { createPasskeys } from './passkeys.ts'
import { createPasswordReset } from './password-reset.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { createProviderSignIn } from './provider-sign-in.ts'
import { createProviders } from './providers.ts'
import { openRecoveryCodes } from './recovery-codes.ts'
import { createAuthRoutes } from './http-routes.ts'
import { createSecretBox } from './secret-box.ts'
import type { SecurityLog } from './security-log.ts'
import { openSessions } from './sessions.ts'
import type { AuthSettings } from './settings.ts'
import { createSignIn, type Caller } from './sign-in.ts'
import { createTokens } from './tokens.ts'
import type { Report } from '../report.ts'

export type AuthDependencies = {
  readonly store: Pick<Store, 'db' | 'accounts'>
  readonly settings: AuthSettings
  readonly now: () => Date
  readonly report: Report
  /** Absent: security events are logged nowhere. */
  readonly log?: SecurityLog
  /** How passwords are worked out; absent: as `createPasswords` has it. */
  readonly passwords?: Passwords
  /** Where processes count attempts together; absent: each counts for itself. */
  readonly redis?: Redis | null
}

export type Auth = Awaited<ReturnType<typeof openAuth>>

/** Signing in over the accounts of a store. Source: docs/contract.md 4.2, 5.1. */
export const openAuth = async ({
  store,
  settings,
  now,
  report,
  log = () => undefined,
  passwords = createPasswords(),
  redis = null,
}: AuthDependencies) => {
  const { db, accounts } = store
  const credentials = openCredentials(db)
  const secret = settings.secret ?? randomBytes(32).toString('base64url')
  const sessions = openSessions(db, now, secret)
  const box = createSecretBox(secret)
  await credentials.sealOtpSecrets(box)
  const cookies = createCookies({ secure: settings.publicUrl.startsWith('https:') })
  const send = createMailer(settings.mail)
  const parts = {
    accounts,
    credentials,
    passwords,
    sessions,
    tokens: createTokens(secret, now),
    box,
    recoveryCodes: openRecoveryCodes(db),
    attempts: createAttempts(redis),
    attemptsAMinute: settings.attemptsAMinute,
    providers: createProviders(settings.providers, settings.publicUrl),
    cookies,
    settings,
    send,
    log,
    now,
  }
  const signIn = createSignIn(parts)
  const passkeyStore = openPasskeyStore(db, now)
  const passkeys = settings.passkeySite && createPasskeys(passkeyStore, settings.passkeySite)

  const underWay = new Set<Promise<void>>()
  const later = (work: () => Promise<void>) => {
    // Runs after the response, which would otherwise take longer for an existing address.
    const task = setImmediate()
      .then(work)
      .catch((error: unknown) =>
        report(
          error,
          'sign-in: a mail about a password, passkey or code was not sent and is not tried again; check SMTP_URL, or without it the folder mail of DATA_FOLDER; the person has to ask again',
        ),
      )
      .finally(() => underWay.delete(task))
    underWay.add(task)
  }
  /** Logs that something with which the account signs in has changed, and tells its owner by mail. */
  const reportChange = ({ id, email }: Account, changed: Exclude<ChangedCredential, 'one-time password'>): void => {
    log(changed, { account: id })
    const mail = credentialMail(email, changed, now())
    later(() => send(mail))
  }
  const changed = (account: Account) => reportChange(account, 'password changed')

  return {
    /**
     * The caller of a request; null without a token.
     * @throws ApiError INVALID_PAYLOAD for two tokens at once, FORBIDDEN for a change by cookie that a page of another origin sends, and
     * as `SignIn.callerOf`.
     * Source: docs/contract.md 5.1. Chosen: a cookie counts only where neither header nor parameter holds a token.
     */
    authenticate: async (request: Head): Promise<Caller | null> => {
      const { method, headers, search, ip } = request
      const header = /^bearer (\S+)$/i.exec(headers['authorization'] ?? '')?.[1]
      const parameter = new URLSearchParams(search).get('access_token')
      if (header !== undefined && parameter !== null)
        throw invalidPayload('The request uses more than one method for including an access token')
      const presentedToken = header ?? parameter
      if (presentedToken !== null) return signIn.callerOf(presentedToken, ip)
      const cookie = readCookie(headers['cookie'], cookieNames.session)
      if (cookie === null) return null
      if (method !== 'GET' && method !== 'HEAD' && isForeign(request, settings.publicUrl))
        throw forbidden('A page of another origin sent this request: a session by cookie changes nothing for it.')
      return signIn.callerOf(cookie, ip).catch((error: unknown) => {
        // An outage says nothing about the cookie.
        if (!(error instanceof ApiError) || errorStatus[error.code] >= 500) throw error
        // Without this exception an invalid cookie would block every request of its browser, the sign-in page included.
        const { code, message, extensions } = error
        throw new ApiError(code, message, extensions, { headers: { 'set-cookie': cookies.clear(cookieNames.session) } })
      })
    },
    routes: createAuthRoutes({
      ...parts,
      signIn,
      reset: createPasswordReset({ ...parts, passkeys: passkeyStore, changed }),
      byProvider: createProviderSignIn({ ...parts, signIn }),
      passkeys,
      passkeysChanged: reportChange,
      later,
    }),
    /** The hash of a password, in the form that the database stores. */
    hashPassword: passwords.hash,
    confirm: signIn.confirm,
    /** Stores a hashed password, ends all sessions of the account except the given one, and tells its owner by mail. */
    changePassword: async (account: Account, hash: string, session: string | null): Promise<void> => {
      await credentials.setPassword(account.id, hash)
      await sessions.endAll(account.id, session)
      changed(account)
    },
    reportChange,
    log,
    /** Waits for mail that is on its way. */
    close: async (): Promise<void> => {
      await Promise.all(underWay)
    },
  }
}
