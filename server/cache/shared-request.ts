/** Which requests a shared cache may answer. */
import { draftModeCookie } from '#lib/editors/draft-link.ts'
import type { SiteRequest } from '../message.ts'

/** Whether a cached reply may answer the request: a GET of a whole page, without an account and outside draft mode. */
export const isForEverybody = ({ method, headers }: Pick<SiteRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  !headers.authorization &&
  !headers.range &&
  // The framework requests the payload of a client navigation with this header.
  !headers['rsc'] &&
  !headers.cookie?.includes(draftModeCookie)
