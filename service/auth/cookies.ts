/** The cookies of signing in. */
import { isForeignSender } from '#platform/foreign.ts'
import type { Request } from '../http/message.ts'

/** Source: what the real software answers. */
export const cookieNames = {
  refresh: 'directus_refresh_token',
  session: 'directus_session_token',
  signIn: 'lesroute_sign_in',
} as const

export type Cookies = {
  /** A `Set-Cookie` line that stores the value for `seconds`; the browser returns it below `path`. */
  readonly set: (name: string, value: string, seconds: number, path?: string) => string
  /** A `Set-Cookie` line that takes the cookie away. */
  readonly clear: (name: string, path?: string) => string
}

/**
 * Cookies that no script reads and no foreign page uses; over https alone where `secure`.
 * Chosen: `SameSite=Lax` suffices against requests that a foreign page makes in a visitor's name: a browser then sends
 * the cookie along from elsewhere only when the visitor follows a link, which is a GET, and no GET here changes anything
 * of an account. Against pages of the same site but another origin, which may send a form or nothing: `isForeign`.
 */
export const createCookies = ({ secure }: { secure: boolean }): Cookies => {
  const set = (name: string, value: string, seconds: number, path = '/') =>
    `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return { set, clear: (name, path) => set(name, '', 0, path) }
}

/** The value of a cookie in a `Cookie` header; null when it is not there or empty. Source: RFC 6265, 4.2. */
export const readCookie = (header: string | undefined, name: string): string | null => {
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim() || null
}

/** Whether a browser sends the request for a page of another origin than the content API's, which is reached by `publicUrl` too. */
export const isForeign = ({ headers }: Pick<Request, 'headers'>, publicUrl: string): boolean =>
  isForeignSender({ site: headers['sec-fetch-site'], origin: headers['origin'] }, [
    headers['host'],
    new URL(publicUrl).host,
  ])
