/** The session of an editor of this site: a session of the content API, whose token a cookie of this site holds. */
import { cookies } from 'next/headers'
import { messageOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'
import { env } from '../env.ts'
import { createFormLimits } from '../forms/limit.ts'
import { firstError } from './content-call.ts'
import { hereCookie } from './here-cookie.ts'

/** No script reads it; it goes to this site alone. */
export const editorCookie = 'lesroute-editor'

/** What Directus and the embedded service call the cookie of a session. */
const theirs = /^directus_session_token=([^;]+)/
const lifetime = /;\s*max-age=(\d+)/i
const expiry = /;\s*expires=([^;]+)/i
const timeout = 10_000
/** Seconds, where the content API does not say. */
const usualLifetime = 24 * 3600

export type Credentials = { readonly email: string; readonly password: string; readonly otp: string }
/** Why nobody could be signed in. */
export type SignInProblem = 'wrong' | 'code' | 'often' | 'unreachable'

/**
 * The seconds that a network waits before it may try to sign in, 0 when it may. Forty steps in ten minutes. Chosen: an editorial office
 * behind one address stays below; a content API that counts this site as one client (500 an hour) still hears others.
 */
export const limitSignIns = createFormLimits('editors', { each: 40, all: 6000 }).valid

const unreachable = (reason: string): 'unreachable' => {
  warn('editors: the content API answered no sign-in; the page says so, and asks to try again', { reason })
  return 'unreachable'
}

const problemOf = (status: number, body: unknown): SignInProblem => {
  const code = firstError(body)?.extensions.code
  if (code === 'INVALID_OTP') return 'code'
  if (status === 429) return 'often'
  return status < 500 ? 'wrong' : unreachable(`status ${status}, code ${code ?? 'none'}`)
}

/** Stores the session that an answer of the content API begins in the browser that asked; false when it begins none. */
export const storeSession = async (response: Response): Promise<boolean> => {
  const line = response.headers.getSetCookie().find((cookie) => theirs.test(cookie)) ?? ''
  const token = theirs.exec(line)?.[1]
  if (!response.ok || !token) return false
  const until = Date.parse(expiry.exec(line)?.[1] ?? '')
  const maxAge = Number(lifetime.exec(line)?.[1]) || Math.round((until - Date.now()) / 1000) || usualLifetime
  const isSecure = env.siteUrl.startsWith('https:')
  const jar = await cookies()
  const options = { sameSite: 'lax', secure: isSecure, path: '/', maxAge } as const
  jar.set(editorCookie, token, { ...options, httpOnly: true })
  jar.set(hereCookie, '1', options)
  return true
}

/**
 * Signs in at the content API, and stores the session in the browser that asked; null when that went well. `from` names the visitor:
 * see `forwardedFor`.
 * Source: https://directus.io/docs/api/authentication, mode `session`.
 */
export const signInEditor = async (
  { email, password, otp }: Credentials,
  from: Readonly<Record<string, string>>,
): Promise<SignInProblem | null> => {
  try {
    const response = await fetch(`${env.contentUrl}/auth/login`, {
      method: 'POST',
      headers: { ...from, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, mode: 'session', ...(otp ? { otp } : {}) }),
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    })
    if (await storeSession(response)) return null
    const body: unknown = await response.json().catch(() => null)
    return problemOf(response.ok ? 500 : response.status, body)
  } catch (error) {
    return unreachable(messageOf(error))
  }
}

/** The token of the editor who sends this request; null when nobody is signed in. */
export const editorToken = async (): Promise<string | null> => (await cookies()).get(editorCookie)?.value || null

/** Ends the session here and at the content API. */
export const signOutEditor = async (): Promise<void> => {
  const jar = await cookies()
  const token = jar.get(editorCookie)?.value
  jar.delete(editorCookie)
  jar.delete(hereCookie)
  if (!token) return
  // The cookie is gone either way; a session that could not be ended there ends by itself.
  await fetch(`${env.contentUrl}/auth/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `directus_session_token=${token}` },
    body: JSON.stringify({ mode: 'session' }),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null)
}
