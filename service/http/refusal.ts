/** Refusals in the form of each surface, for what is refused before the surface itself has the request. */
import { errorStatus, type ErrorCode } from '#schema/errors.ts'
import { ApiError, errorReply, json } from './errors.ts'
import type { Reply, Surface } from './message.ts'
import type { Report } from '../report.ts'

/** A body with more bytes than its surface takes. The content API answers with its own code, the other surfaces with 413. */
export class BodyTooLarge extends ApiError {
  /** @param received bytes that the request announces; null for a body that does not announce its length. */
  constructor(limit: number, received: number | null) {
    const reason = `The body must be at most ${limit} bytes${received === null ? '' : `, and has ${received}`}`
    super('INVALID_PAYLOAD', `Invalid payload. ${reason}.`, { reason })
  }
}

const statusOf = (error: unknown): number => {
  if (error instanceof BodyTooLarge) return 413
  return error instanceof ApiError ? errorStatus[error.code] : 500
}

/** The plain message of an error; nothing of what failed inside. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return 'Internal server error'
  const { reason } = error.extensions
  return typeof reason === 'string' ? reason : error.message
}

/** Headers by which pages of any origin may read a reply, and those of its headers that say when to come again and what to quote. */
export const readableAnywhere = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Disposition, ETag, Retry-After, X-Catalogue-Edition, X-Request-Id',
}

/** Headers of every reply of media delivery: pages of any origin may use it, and browsers do not guess another content type. */
export const mediaHeaders = {
  ...readableAnywhere,
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'Accept-Ranges, Content-Length, Content-Range, ETag, X-Cld-Error',
  'cross-origin-resource-policy': 'cross-origin',
}

const retryAfter = (status: number): Readonly<Record<string, string>> =>
  status === 429 || status === 503 ? { 'retry-after': '1' } : {}

/** A refusal of media delivery: `x-cld-error`, and no body. Source: the public convention. Chosen: no cache keeps it. */
export const mediaRefusal = (status: number, message: string): Reply => ({
  status,
  headers: {
    ...mediaHeaders,
    'x-cld-error': message.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 300),
    'cache-control': 'no-store',
    'content-length': '0',
    ...retryAfter(status),
  },
  body: null,
})

const other = (surface: 'search' | 'media', status: number, message: string): Reply =>
  surface === 'search' ? json(status, { message, status }, readableAnywhere) : mediaRefusal(status, message)

/**
 * The reply of `surface` to a failure: the envelope of the content API, `{message, status}` of search, the `x-cld-error`
 * header of media. `report` receives what failed inside, as `errorReply` has it.
 */
export const refusalReply = (surface: Surface, error: unknown, report: Report, status = statusOf(error)): Reply => {
  const reply = errorReply(error, report)
  if (surface === 'content') return { ...reply, headers: { ...readableAnywhere, ...reply.headers } }
  const { headers, body } = other(surface, status, messageOf(error))
  return { status, headers: { ...headers, ...(error instanceof ApiError ? error.headers : {}) }, body }
}

/** The contract's code for a status; that of an unexpected failure for one that it does not name. */
const codeOf = (status: number): ErrorCode => {
  const codes = Object.keys(errorStatus) as ErrorCode[]
  return codes.find((code) => errorStatus[code] === status) ?? 'INTERNAL_SERVER_ERROR'
}

/** A refusal with that status in the form of the surface; 429 and 503 ask to wait a second. */
export const refusal = (surface: Surface, status: number, message: string, code = codeOf(status)): Reply => {
  const reply =
    surface === 'content'
      ? refusalReply(surface, new ApiError(code, message), () => undefined)
      : other(surface, status, message)
  return { ...reply, status, headers: { ...reply.headers, ...retryAfter(status) } }
}
