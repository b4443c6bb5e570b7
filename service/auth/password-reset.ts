/** Resets a forgotten password by a mail with a single-use token. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ApiError, invalidPayload } from '../http/errors.ts'
import { shown } from '../message-values.ts'
import type { Account } from '../store/accounts.ts'
import type { Mailer } from './mailer.ts'
import type { PasskeyStore } from './passkey-store.ts'
import { requireAcceptable } from './passwords.ts'
import { resetMail } from './reset-mail.ts'
import { allowedUrl, type AuthSettings } from './settings.ts'
import type { SignInDependencies } from './sign-in.ts'

export type ResetDependencies = Pick<
  SignInDependencies,
  'accounts' | 'credentials' | 'passwords' | 'sessions' | 'tokens' | 'log'
> & {
  readonly passkeys: Pick<PasskeyStore, 'clear'>
  readonly settings: AuthSettings
  readonly send: Mailer
  /** Called when the account has another password. */
  readonly changed: (account: Account) => void
}

const day = 24 * 3600
const claims = z.object({ id: z.string(), former: z.string() })

/** Names the password that a token replaces, so that the token is spent once there is another. */
const mark = (storedHash: string | null) =>
  createHash('sha256')
    .update(storedHash ?? '')
    .digest('base64url')

const withToken = (page: string, token: string): string => {
  const link = new URL(page)
  link.searchParams.set('token', token)
  return link.href
}

export type PasswordReset = ReturnType<typeof createPasswordReset>

/** How accounts come by a new password. Source: docs/contract.md 4.2. */
export const createPasswordReset = (dependencies: ResetDependencies) => {
  const { accounts, credentials, passwords, sessions, passkeys, tokens, settings, send, changed, log } = dependencies
  return {
    /**
     * Returns the work to do after the response: sending the mail, only to an account that may sign in.
     * @throws ApiError INVALID_PAYLOAD for a page that no setting allows.
     * Source: docs/contract.md 4.2.
     */
    prepare: (email: string, page: string | undefined): (() => Promise<void>) => {
      const requestedPage = page === undefined ? null : allowedUrl(page, settings.resetUrls)?.href
      if (requestedPage === undefined)
        throw invalidPayload(`"reset_url": ${shown(page)} cannot be used to reset passwords; see RESET_URLS`)
      const pages = requestedPage === null ? settings.resetPage : { nl: requestedPage, en: requestedPage }
      return async () => {
        const account = await accounts.byEmail(email)
        log('password mail', { account: account?.id ?? null })
        if (account?.status !== 'active') return
        const { password } = await credentials.of(account.id)
        const token = await tokens.sign('password reset', { id: account.id, former: mark(password) }, day)
        if (!pages)
          return send(resetMail(account.email, { token, endpoint: `${settings.publicUrl}/auth/password/reset` }))
        return send(
          resetMail(account.email, { pages: { nl: withToken(pages.nl, token), en: withToken(pages.en, token) } }),
        )
      }
    },
    /**
     * Gives the account of a mailed token this password, ends all its sessions and removes its passkeys: an owner
     * who lost the account to somebody gets it back. Chosen: its static token stays, as in Directus, since programs use it; an administrator replaces it.
     * @throws ApiError INVALID_TOKEN for a token that is spent or not from here, TOKEN_EXPIRED after a day,
     * FAILED_VALIDATION for a password that `requireAcceptable` refuses.
     * Source: docs/contract.md 4.2, 7.1.
     */
    complete: async (token: string, password: string): Promise<void> => {
      const parsed = claims.safeParse(await tokens.verify('password reset', token).catch(asInvalidToken))
      const account = parsed.success ? await accounts.byId(parsed.data.id) : null
      const former = account ? (await credentials.of(account.id)).password : null
      if (account?.status !== 'active' || parsed.data?.former !== mark(former)) throw invalidToken()
      requireAcceptable(password, account.email)
      const newHash = await passwords.hash(password)
      // When one token is used twice at once, the second use detects that the password has changed already.
      if (!(await credentials.replacePassword(account.id, former, newHash))) throw invalidToken()
      await sessions.endAll(account.id)
      await passkeys.clear(account.id)
      changed(account)
    },
  }
}

const invalidToken = () => new ApiError('INVALID_TOKEN', 'Invalid token.')

/** A token that this service did not issue is reported as INVALID_TOKEN, like a forged one. */
const asInvalidToken = (error: unknown): never => {
  throw error instanceof ApiError && error.code === 'INVALID_CREDENTIALS' ? invalidToken() : error
}
