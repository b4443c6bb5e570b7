/** Links by which an editor sees one item as visitors will, before it is published. */
import { isServed } from '../paths.ts'
import { isSigned, sign } from './signature.ts'

type Draft = {
  /** Path of the page. */
  readonly path: string
  /** Seconds since 1970; the link is worth nothing after it. */
  readonly until: number
}

const message = ({ path, until }: Draft) => `${path}\n${until}`

/** The address, on this site, of a link that opens the draft of that page until then. */
export const draftLink = (secret: string, draft: Draft): string =>
  `/api/draft?${new URLSearchParams({
    path: draft.path,
    until: String(draft.until),
    signature: sign(secret, 'draft', message(draft)),
  }).toString()}`

/** The draft that a link opens; null when it is not signed by us, too old, or leads to no page of this site. */
export const readDraftLink = (secret: string, parameters: URLSearchParams, now: number): Draft | null => {
  const path = parameters.get('path') ?? ''
  const until = Number(parameters.get('until'))
  const draft = { path, until }
  if (!Number.isSafeInteger(until) || until * 1000 < now) return null
  if (!/^\/(?![/\\])[^?#]*$/.test(path) || !isServed(path)) return null
  return isSigned(secret, 'draft', message(draft), parameters.get('signature') ?? '') ? draft : null
}

/** The cookie that says which page is open as a draft: the link's own words, checked anew for every page. */
export const draftCookie = 'lesroute_draft'

/** Whether the cookie opens the draft of that page now. */
export const opensDraft = (secret: string, cookie: string | undefined, path: string, now: number): boolean =>
  readDraftLink(secret, new URLSearchParams(cookie ?? ''), now)?.path === path
