/**
 * Signs in through an identity provider: redirects the browser to it, and handles its return with the state in a
 * cookie.
 */
import { errorStatus } from '#schema/errors.ts'
import { ApiError, invalidCredentials, invalidPayload, json } from '../http/errors.ts'
import { shown } from '../message-values.ts'
import type { Reply } from '../http/message.ts'
import { cookieNames, readCookie, type Cookies } from './cookies.ts'
import { pendingSignIn, type Providers } from './providers.ts'
import { allowedUrl, type AuthSettings } from './settings.ts'
import type { Grant, SignIn } from './sign-in.ts'
import type { Tokens } from './tokens.ts'

type Dependencies = {
  readonly signIn: SignIn
  readonly providers: Providers
  readonly tokens: Tokens
  readonly cookies: Cookies
  readonly settings: AuthSettings
}

type Visit = { readonly search: string; readonly cookie: string | undefined; readonly ip: string }

/** Headers of what holds a secret, or depends on the caller: it is cached nowhere. */
export const noStore = { 'cache-control': 'no-store' }

/** A sign-in that goes on by a session cookie, as its answer. Source: what the real software answers. */
export const grantedByCookie = ({ accessToken, expires }: Grant, cookies: Cookies): Reply => ({
  ...json(200, { data: { expires: expires * 1000 } }, noStore),
  cookies: [cookies.set(cookieNames.session, accessToken, expires)],
})

/** Whether the error refuses this visitor (4xx), and is not a failure of the service (5xx). */
const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && errorStatus[error.code] < 500

/** Seconds between start and finish, and where the browser gives the cookie back. */
const pendingLifetime = 600
const pendingPath = '/auth'

const redirectTo = (address: string, cookies: readonly string[]): Reply => ({
  status: 302,
  headers: { ...noStore, location: address },
  body: null,
  cookies,
})

export type ProviderSignIn = ReturnType<typeof createProviderSignIn>

/** Signing in through these providers. Source: docs/contract.md 4.2 `GET /auth/oauth/{provider}`. */
export const createProviderSignIn = ({ signIn, providers, tokens, cookies, settings }: Dependencies) => {
  const forget = cookies.clear(cookieNames.signIn, pendingPath)
  return {
    /**
     * Sends the browser to the provider. The page to go to afterwards is the parameter `redirect`, when it is allowed,
     * or the first that is.
     * @throws ApiError INVALID_PAYLOAD for another page, SERVICE_UNAVAILABLE when the provider cannot be reached.
     */
    start: async (name: string, { search }: Visit): Promise<Reply> => {
      const redirectParameter = new URLSearchParams(search).get('redirect')
      const redirect =
        redirectParameter === null ? settings.signInUrls[0] : allowedUrl(redirectParameter, settings.signInUrls)?.href
      if (redirectParameter !== null && redirect === undefined)
        throw invalidPayload(
          `"redirect": ${shown(redirectParameter)} cannot be used after signing in; see SIGN_IN_URLS`,
        )
      const { location, pending } = await providers.start(name, redirect ?? null)
      const signedState = await tokens.sign('sign-in', pending, pendingLifetime)
      return redirectTo(location.href, [cookies.set(cookieNames.signIn, signedState, pendingLifetime, pendingPath)])
    },
    /**
     * Signs in whom the provider sent back, and sends the browser to its page; answers as signing in by password does
     * where there is none. A refused caller goes to that page too, with the error's code as the parameter `reason`.
     * @throws ApiError INVALID_CREDENTIALS, INVALID_TOKEN and TOKEN_EXPIRED for a browser that did not begin here or
     * not lately, SERVICE_UNAVAILABLE when the provider cannot be reached.
     */
    finish: async (name: string, { search, cookie, ip }: Visit): Promise<Reply> => {
      const stateCookie = readCookie(cookie, cookieNames.signIn)
      if (stateCookie === null) throw invalidCredentials()
      const pending = pendingSignIn.parse(await tokens.verify('sign-in', stateCookie))
      if (pending.provider !== name) throw invalidCredentials()
      try {
        const grant = await signIn.byVerifiedEmail(await providers.finish(pending, search), ip)
        const reply = grantedByCookie(grant, cookies)
        const set = [forget, ...(reply.cookies ?? [])]
        return pending.redirect === null ? { ...reply, cookies: set } : redirectTo(pending.redirect, set)
      } catch (error) {
        if (!isRefusal(error) || pending.redirect === null) throw error
        // The page that the visitor came from can say what went wrong; an answer in JSON would be the end of the way.
        const address = new URL(pending.redirect)
        address.searchParams.set('reason', error.code)
        return redirectTo(address.href, [forget])
      }
    },
  }
}
