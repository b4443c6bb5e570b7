/** Links by which an editor sees one item as visitors will, before it is published. */
import { isSitePath } from '#platform/request-path.ts'
import { isServed } from '../paths.ts'
import { isSigned, sign } from './signature.ts'

export type Draft = {
  /** Path of the page. */
  readonly path: string
  /** Seconds since 1970; the link is worth nothing after it. */
  readonly until: number
  /** A content version that the page shows in place of the item; null: the item itself, whatever its status. */
  readonly version?: Version | null
}

type Version = { readonly key: string; readonly name: string }

const message = ({ path, until, version }: Draft): string =>
  [path, until, ...(version ? [version.key, version.name] : [])].join('\n')

/** The words of a draft, signed: the query of a link, and the value of the cookie. */
export const draftWords = (secret: string, draft: Draft): string =>
  new URLSearchParams({
    path: draft.path,
    until: String(draft.until),
    ...(draft.version ? { key: draft.version.key, version: draft.version.name } : {}),
    signature: sign(secret, 'draft', message(draft)),
  }).toString()

/** The address, on this site, of a link that opens the draft of that page until then. */
export const draftLink = (secret: string, draft: Draft): string => `/api/draft?${draftWords(secret, draft)}`

/** The draft that a link opens; null when it is not signed by us, too old, or leads to no page of this site. */
export const readDraftLink = (secret: string, parameters: URLSearchParams, now: number): Draft | null => {
  const path = parameters.get('path') ?? ''
  const until = Number(parameters.get('until'))
  const [key, name] = [parameters.get('key'), parameters.get('version')]
  const draft = { path, until, version: key && name ? { key, name } : null }
  if (!Number.isSafeInteger(until) || until * 1000 < now) return null
  if (!isSitePath(path) || /[?#]/.test(path) || !isServed(path)) return null
  return isSigned(secret, 'draft', message(draft), parameters.get('signature') ?? '') ? draft : null
}

/** The framework's cookie of draft mode, by which every page is made for its request, past all caches. */
export const draftModeCookie = '__prerender_bypass'

/** The cookie that says which page is open as a draft: the link's own words, checked anew for every page. */
export const draftCookie = 'lesroute_draft'

/** The draft of that page that the cookie opens now; null when it opens none. */
export const openedDraft = (secret: string, cookie: string | undefined, path: string, now: number): Draft | null => {
  const draft = readDraftLink(secret, new URLSearchParams(cookie ?? ''), now)
  return draft?.path === path ? draft : null
}
