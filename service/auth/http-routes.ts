/** The `/auth` endpoints for signing in, in the shapes that the public clients expect. */
import { z } from 'zod'
import { endpointFor } from '../http/endpoints.ts'
import { invalidPayload, json } from '../http/errors.ts'
import type { Reply } from '../http/message.ts'
import type { Account } from '../store/accounts.ts'
import { allow, networkAllowances, type Attempts } from './attempts.ts'
import { cookieNames, readCookie, type Cookies } from './cookies.ts'
import { createPasskeyRoutes } from './passkey-routes.ts'
import type { Passkeys } from './passkeys.ts'
import type { PasswordReset } from './password-reset.ts'
import { grantedByCookie, noStore, type ProviderSignIn } from './provider-sign-in.ts'
import type { Providers } from './providers.ts'
import { mode, parsed, type Mode } from './read-body.ts'
import { lifetimes } from './sessions.ts'
import type { Caller, Grant, SignIn } from './sign-in.ts'

export type AuthRequest = {
  /** HEAD counts as GET. */
  readonly method: string
  /** The path's segments, decoded. */
  readonly segments: readonly string[]
  readonly search: string
  /** The `Cookie` header. */
  readonly cookie: string | undefined
  /** Reads the body only where an endpoint takes one. */
  readonly body: () => unknown
  /** Whose token the request bears; null without one. Asked for only where an endpoint needs it. */
  readonly caller: () => Promise<Caller | null>
  readonly ip: string
}

export type RouteDependencies = {
  readonly signIn: SignIn
  readonly reset: PasswordReset
  readonly providers: Providers
  readonly byProvider: ProviderSignIn
  /** Null: passkeys are not offered. */
  readonly passkeys: Passkeys | null
  /** Called when the account has one passkey more or less. */
  readonly passkeysChanged: (account: Account, change: 'passkey added' | 'passkey removed') => void
  readonly cookies: Cookies
  readonly attempts: Attempts
  /** 0: without a limit. */
  readonly attemptsAMinute: number
  /** Does the work once the answer is out. */
  readonly later: (work: () => Promise<void>) => void
}

/** No e-mail address holds control characters, and PostgreSQL stores no NUL. */
const email = z
  .string()
  .max(255)
  .regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u, 'must be an e-mail address')
const password = z.string().max(1024)

const bodies = {
  login: z.object({ email, password, otp: z.string().max(64).optional(), mode: mode.default('json') }),
  session: z.object({ refresh_token: z.string().optional(), mode: mode.default('json') }),
  request: z.object({ email, reset_url: z.string().optional() }),
  reset: z.object({ token: z.string(), password }),
}

const noContent = (cookies: readonly string[] = []): Reply => ({ status: 204, headers: noStore, body: null, cookies })

export type AuthRoutes = (request: AuthRequest) => Promise<Reply> | null
/** By method and path. */
export type Endpoints = Readonly<Record<string, AuthRoutes>>

/**
 * The answer of an endpoint below `/auth`; null when the route is none of them.
 * @throws ApiError as the endpoint does: INVALID_PAYLOAD for a body that is not right, and what `SignIn`,
 * `PasswordReset` and `Providers` say.
 * Source: docs/contract.md 4.2, 5.1. Chosen: shapes, cookies and the route `/auth/login/{provider}` as the real software has them.
 */
export const createAuthRoutes = (dependencies: RouteDependencies): AuthRoutes => {
  const { signIn, reset, providers, byProvider, cookies, attempts, attemptsAMinute, later } = dependencies
  const { passkeys, passkeysChanged: changed } = dependencies

  const grantReply = (grant: Grant, how: Mode): Reply => {
    const { accessToken, refreshToken } = grant
    const expires = grant.expires * 1000
    if (how === 'session' || refreshToken === null) return grantedByCookie(grant, cookies)
    if (how === 'json')
      return json(200, { data: { expires, refresh_token: refreshToken, access_token: accessToken } }, noStore)
    return {
      ...json(200, { data: { expires, access_token: accessToken } }, noStore),
      cookies: [cookies.set(cookieNames.refresh, refreshToken, lifetimes.refreshToken)],
    }
  }

  /**
   * The token by which a session is renewed or ended, and its source. Cookies count only where a JSON body requests
   * them, which a browser sends for no page of another origin.
   */
  const presented = ({ body, cookie }: AuthRequest): { how: Mode; token: string } => {
    const { mode: how, refresh_token: bodyToken } = parsed(bodies.session, body())
    const cookieName = how === 'cookie' ? cookieNames.refresh : cookieNames.session
    const token = how === 'json' ? bodyToken : readCookie(cookie, cookieName)
    if (!token) throw invalidPayload('The refresh token is required in either the body or a cookie')
    return { how, token }
  }

  // Enough for a user whose mail arrives late, too few to flood a mailbox.
  const mailAllowances = (address: string, ip: string) =>
    attemptsAMinute === 0
      ? []
      : [
          ...networkAllowances('mails', ip, 30, 'minute'),
          allow(3, 'minute', 'mail', address.toLowerCase()),
          allow(10, 'day', 'mail', address.toLowerCase()),
        ]

  // Clients of Directus pass over the field that it does not have.
  const offered = { data: providers.list, disableDefault: false, ...(passkeys ? { passkeys: true } : {}) }

  const ofProvider =
    (answer: ProviderSignIn['start' | 'finish']): AuthRoutes =>
    (request) => {
      const name = request.segments[2] ?? ''
      return providers.has(name) ? answer(name, request) : null
    }

  const endpoints: Endpoints = {
    'GET auth': async () => json(200, offered),
    'GET auth/oauth': async () => json(200, offered),
    'POST auth/login': async ({ body, ip }) => {
      const { mode: how, otp, ...rest } = parsed(bodies.login, body())
      return grantReply(await signIn.byPassword({ ...rest, otp, refreshable: how !== 'session' }, ip), how)
    },
    'POST auth/refresh': async (request) => {
      const { how, token } = presented(request)
      const goOn = how === 'session' ? signIn.extend : signIn.refresh
      return grantReply(await goOn(token, request.ip), how)
    },
    'POST auth/logout': async (request) => {
      const { how, token } = presented(request)
      await (how === 'session' ? signIn.endByAccessToken(token) : signIn.endByRefreshToken(token))
      return noContent(
        how === 'json' ? [] : [cookies.clear(how === 'session' ? cookieNames.session : cookieNames.refresh)],
      )
    },
    'POST auth/password/request': async ({ body, ip }) => {
      const { email: address, reset_url: page } = parsed(bodies.request, body())
      const work = reset.prepare(address, page)
      await attempts.take(mailAllowances(address, ip))
      later(work)
      return noContent()
    },
    'POST auth/password/reset': async ({ body }) => {
      const { token, password: newPassword } = parsed(bodies.reset, body())
      await reset.complete(token, newPassword)
      return noContent()
    },
    'GET auth/oauth/*': ofProvider(byProvider.start),
    'GET auth/login/*': ofProvider(byProvider.start),
    'GET auth/oauth/*/callback': ofProvider(byProvider.finish),
    'GET auth/login/*/callback': ofProvider(byProvider.finish),
    ...(passkeys ? createPasskeyRoutes({ passkeys, signIn, attempts, attemptsAMinute, grantReply, changed }) : {}),
  }

  return (request) => endpointFor(endpoints, request)?.(request) ?? null
}
