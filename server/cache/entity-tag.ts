/** Whether a client has what is sent already. */
import type { IncomingHttpHeaders } from 'node:http'

/** Whether `If-None-Match` names that entity tag, weak or strong. Source: RFC 9110, 13.1.2. */
export const isKnown = (headers: IncomingHttpHeaders, etag: unknown): boolean =>
  typeof etag === 'string' &&
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
