/** Signing in, going on, and signing out; and whose a token is. */
import { ApiError, invalidCredentials } from '../http/errors.ts'
import { active, type Account, type Accounts } from '../store/accounts.ts'
import { createRangeMatcher } from '#platform/client-ip.ts'
import { allow, signInAllowances, type Attempts } from './attempts.ts'
import type { Credentials } from './credentials.ts'
import { stepOf } from './one-time-password.ts'
import type { Passwords } from './passwords.ts'
import type { RecoveryCodes } from './recovery-codes.ts'
import type { SecretBox } from './secret-box.ts'
import type { SecurityLog } from './security-log.ts'
import { lifetimes, type RefreshableSession, type Session, type Sessions } from './sessions.ts'
import { accessClaims, type Tokens } from './tokens.ts'

export type SignInDependencies = {
  readonly accounts: Accounts
  readonly credentials: Credentials
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly tokens: Tokens
  /** Opens the one-time secrets of accounts. */
  readonly box: SecretBox
  readonly recoveryCodes: RecoveryCodes
  readonly attempts: Attempts
  readonly log: SecurityLog
  /** 0: without a limit. */
  readonly attemptsAMinute: number
  readonly now: () => Date
}

/** The account of a request, and its session; null for a static token. */
export type Caller = { readonly account: Account; readonly session: string | null }

/** The tokens issued at a sign-in. */
export type Grant = {
  readonly accessToken: string
  /** Null where a cookie with the access token names the session. */
  readonly refreshToken: string | null
  /** Seconds for which the access token counts. */
  readonly expires: number
}

export type PasswordSignIn = {
  readonly email: string
  readonly password: string
  readonly otp: string | undefined
  /** Whether the sign-in goes on by refresh tokens, or by one cookie. */
  readonly refreshable: boolean
}

export type PasskeySignIn = {
  /** The passkey's id, as the caller names it. */
  readonly id: string
  /** The id of its account; null where nobody has it. */
  readonly owner: string | null
  readonly verify: () => Promise<void>
  readonly refreshable: boolean
}

const invalidOtp = () => new ApiError('INVALID_OTP', 'Invalid user OTP.')

/** @throws ApiError INVALID_IP when the account's tokens do not count from there. */
const requireAddress = ({ allowedFrom }: Account, ip: string): void => {
  if (allowedFrom && !createRangeMatcher(allowedFrom)(ip)) throw new ApiError('INVALID_IP', 'Invalid IP address.')
}

export type SignIn = ReturnType<typeof createSignIn>

/**
 * How callers sign in and are known again. Every function throws ApiError INVALID_CREDENTIALS for whoever it does not
 * know, and INVALID_IP for a caller at an address that the account does not allow.
 * Source: docs/contract.md 4.2, 5.1, 7.1.
 */
export const createSignIn = (dependencies: SignInDependencies) => {
  const { accounts, credentials, passwords, sessions, tokens, recoveryCodes } = dependencies
  const { box, attempts, attemptsAMinute, log, now } = dependencies

  const grantOf = async ({ id, row }: Account, session: Session | RefreshableSession): Promise<Grant> => {
    const refreshToken = 'refreshToken' in session ? session.refreshToken : null
    const expires = refreshToken === null ? lifetimes.sessionCookie : lifetimes.accessToken
    const claims = { id, role: row['role'] ?? null, app_access: false, admin_access: false, session: session.id }
    return { accessToken: await tokens.sign('access', claims, expires), refreshToken, expires }
  }

  const signedOut = (account: string | null): void => {
    if (account !== null) log('sign-out', { account })
  }

  const begin = async (account: Account, refreshable: boolean, ip: string): Promise<Grant> => {
    log('sign-in', { account: account.id, ip })
    await accounts.touch(account, now())
    return grantOf(account, await (refreshable ? sessions.beginRefreshable(account.id) : sessions.begin(account.id)))
  }

  /** The account of a token, if it is active and may be used from that address. */
  const admitted = (account: Account | null, ip: string): Account => {
    if (!account) throw invalidCredentials()
    requireAddress(account, ip)
    return account
  }

  const requireOtp = async (account: string, sealed: string, otp: string | undefined): Promise<void> => {
    // Null after the service's own secret was replaced: the account needs a new one-time secret then.
    const secret = box.open(sealed)
    const step = otp === undefined || secret === null ? null : stepOf(secret, otp, now())
    if (step !== null && (await credentials.spendOtpStep(account, step))) return
    if (otp === undefined || !(await recoveryCodes.spend(account, otp))) throw invalidOtp()
  }

  /** Logs a refusal, and throws it on. */
  const refused =
    (event: 'sign-in refused' | 'session refused' | 'password refused', account: Account | null, ip?: string) =>
    (error: unknown): never => {
      const reason = error instanceof ApiError ? error.code : 'failure'
      log(event, { account: account?.id ?? null, ...(ip === undefined ? {} : { ip }), reason })
      throw error
    }

  /** @param session null: the token counts no more. */
  const goOn = async (session: Session | RefreshableSession | null, ip: string): Promise<Grant> => {
    const check = async () => {
      if (!session) throw invalidCredentials()
      return grantOf(admitted(active(await accounts.byId(session.account)), ip), session)
    }
    return check().catch(refused('session refused', null, ip))
  }

  const sessionNamedBy = async (token: string) => accessClaims.parse(await tokens.verify('access', token))

  const byAccessToken = async (token: string): Promise<{ account: Account | null; session: string }> => {
    const { session } = await sessionNamedBy(token)
    const holder = await sessions.accountOf(session)
    return { account: holder === null ? null : active(await accounts.byId(holder)), session }
  }

  return {
    /**
     * Signs in by e-mail address and password, with a one-time password where the account requires one. Takes the same
     * work for an unknown address, an account without password, one that has ended, and a wrong password.
     * @throws ApiError INVALID_OTP without the right one-time password, REQUESTS_EXCEEDED after too many attempts or
     * when too many sign in at once.
     * Chosen: an attempt that succeeds does not count against account and address. Guessing at an account blocks its
     * owner from signing in for that time; sessions and static tokens remain valid.
     */
    byPassword: async ({ email, password, otp, refreshable }: PasswordSignIn, ip: string): Promise<Grant> => {
      const allowances = attemptsAMinute === 0 ? [] : signInAllowances(email, ip, attemptsAMinute)
      const candidate = await accounts.byEmail(email)
      const check = async (): Promise<Account> => {
        await attempts.take(allowances)
        const stored = await credentials.of(candidate?.id ?? '')
        const isRight = await passwords.verify(password, stored.password)
        if (!isRight || candidate?.status !== 'active') throw invalidCredentials()
        requireAddress(candidate, ip)
        if (stored.otp_secret !== null) await requireOtp(candidate.id, stored.otp_secret, otp)
        await attempts.refund(allowances)
        if (stored.password !== null && passwords.isOutdated(stored.password))
          await credentials.replacePassword(candidate.id, stored.password, await passwords.hash(password))
        return candidate
      }
      const account = await check().catch(refused('sign-in refused', candidate, ip))
      return begin(account, refreshable, ip)
    },
    /**
     * Makes sure that the owner of the account is there, and not somebody with a token or an open session: by a sign-in of the
     * last five minutes, or by the present password.
     * @throws ApiError FAILED_VALIDATION for the field `current_password` without either, INVALID_CREDENTIALS for a wrong one,
     * REQUESTS_EXCEEDED after too many.
     * Source: OWASP ASVS 4.0.3, 2.1.6.
     */
    confirm: async ({ account, session }: Caller, password: string | undefined): Promise<void> => {
      if (session !== null && (await sessions.isFresh(session))) return
      if (password === undefined)
        throw new ApiError(
          'FAILED_VALIDATION',
          'Validation failed for field "current_password". Send the present password with it, or sign in again and repeat this within five minutes. A first password is set by mail: POST /auth/password/request.',
          { field: 'current_password' },
        )
      const check = async (): Promise<void> => {
        const allowances = attemptsAMinute === 0 ? [] : [allow(attemptsAMinute, 'hour', 'confirmation', account.id)]
        await attempts.take(allowances)
        const { password: stored } = await credentials.of(account.id)
        if (!(await passwords.verify(password, stored))) throw invalidCredentials()
        await attempts.refund(allowances)
      }
      await check().catch(refused('password refused', account))
    },
    /**
     * Signs in the owner of a passkey, which stands for password and one-time password: `verify` throws unless it was used.
     * An attempt that succeeds does not count against passkey and address.
     */
    byPasskey: async ({ id, owner, verify, refreshable }: PasskeySignIn, ip: string): Promise<Grant> => {
      const allowances = attemptsAMinute === 0 ? [] : signInAllowances(`passkey ${id}`, ip, attemptsAMinute)
      const candidate = owner === null ? null : await accounts.byId(owner)
      const check = async (): Promise<Account> => {
        await attempts.take(allowances)
        await verify()
        const account = admitted(active(candidate), ip)
        await attempts.refund(allowances)
        return account
      }
      return begin(await check().catch(refused('sign-in refused', candidate, ip)), refreshable, ip)
    },
    /**
     * Signs in, by a cookie, an account whose e-mail address a provider has verified.
     * @throws ApiError INVALID_OTP for an account that requires one-time passwords.
     * Chosen: a second factor set here also applies to sign-ins through a provider.
     */
    byVerifiedEmail: async (email: string, ip: string): Promise<Grant> => {
      const candidate = await accounts.byEmail(email)
      const check = async () => {
        const account = admitted(active(candidate), ip)
        if ((await credentials.of(account.id)).otp_secret !== null) throw invalidOtp()
        return account
      }
      return begin(await check().catch(refused('sign-in refused', candidate, ip)), false, ip)
    },
    /** Goes on by a refresh token, which is spent. */
    refresh: async (refreshToken: string, ip: string): Promise<Grant> => goOn(await sessions.refresh(refreshToken), ip),
    /** Goes on by the access token in a session cookie, while that counts. */
    extend: async (sessionToken: string, ip: string): Promise<Grant> =>
      goOn(await sessions.extend((await sessionNamedBy(sessionToken)).session), ip),
    /** Ends the session of a refresh token, or nothing when it is over already. */
    endByRefreshToken: async (token: string): Promise<void> => signedOut(await sessions.endByRefreshToken(token)),
    /** Ends the session of the access token in a session cookie, or nothing when it is over already. */
    endByAccessToken: async (token: string): Promise<void> => {
      const ending = await sessionNamedBy(token).catch((error: unknown) => {
        if (error instanceof ApiError) return null
        throw error
      })
      if (ending) signedOut(await sessions.end(ending.session))
    },
    /**
     * Whose token this is, static or temporary.
     * @throws ApiError TOKEN_EXPIRED and INVALID_TOKEN for temporary tokens that are over or forged.
     * Chosen: a temporary token whose session has ended answers INVALID_CREDENTIALS, as the real software does.
     */
    callerOf: async (token: string, ip: string): Promise<Caller> => {
      // A static token is base64url or hexadecimal and never holds a dot, a temporary one always does.
      const tokenOwner = token.includes('.')
        ? await byAccessToken(token)
        : { account: await accounts.byToken(token), session: null }
      const account = admitted(tokenOwner.account, ip)
      await accounts.touch(account, now())
      return { account, session: tokenOwner.session }
    },
  }
}
