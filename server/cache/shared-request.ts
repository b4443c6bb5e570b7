/** Which requests get what everybody gets. */
import { draftModeCookie } from '#lib/editors/draft-link.ts'
import type { SiteRequest } from '../message.ts'

/** Whether a stored reply may answer the request: it reads a whole page, for no account, and without drafts. */
export const isForEverybody = ({ method, headers }: Pick<SiteRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  !headers.authorization &&
  !headers.range &&
  // The framework asks for a part of a page by this header.
  !headers['rsc'] &&
  !headers.cookie?.includes(draftModeCookie)
