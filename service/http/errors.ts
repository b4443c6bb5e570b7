/** The one place where a failure becomes an answer of the content API. Source: docs/contract.md 7.1. */
import { errorStatus, type ErrorCode } from '#schema/errors.ts'
import { shortened } from '../message-values.ts'
import type { Reply } from './message.ts'
import type { Report } from '../report.ts'

export class ApiError extends Error {
  readonly code: ErrorCode
  readonly extensions: Readonly<Record<string, unknown>>
  /** Headers that the answer bears, as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    message: string,
    extensions: Readonly<Record<string, unknown>> = {},
    { headers = {}, ...options }: ErrorOptions & { readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, options)
    this.name = 'ApiError'
    this.code = code
    this.extensions = extensions
    this.headers = headers
  }
}

/**
 * A 400 INVALID_QUERY whose message and `reason` say what is wrong with the query.
 * Source: docs/contract.md 7.1.
 */
export const invalidQuery = (reason: string): ApiError =>
  new ApiError('INVALID_QUERY', `Invalid query. ${reason}.`, { reason })

/**
 * A 400 INVALID_PAYLOAD whose message and `reason` say what is wrong with the body.
 * Source: docs/contract.md 7.1.
 */
export const invalidPayload = (reason: string): ApiError =>
  new ApiError('INVALID_PAYLOAD', `Invalid payload. ${reason}.`, { reason })

/** A 403 FORBIDDEN that says the same of what is missing and of what is hidden. Source: docs/contract.md 7.1 rules 1 and 2. */
export const forbidden = (reason = "You don't have permission to access this."): ApiError =>
  new ApiError('FORBIDDEN', reason, { reason })

/** A 403 FORBIDDEN for a field of a collection, in the words of Directus: the same for one that is missing and one that is hidden. */
export const forbiddenField = (collection: string, field: string): ApiError =>
  forbidden(
    `You don't have permission to access field "${shortened(field)}" in collection "${collection}" or it does not exist.`,
  )

/** A 401 INVALID_CREDENTIALS, the same for wrong e-mail addresses, passwords and tokens. Source: docs/contract.md 7.1. */
export const invalidCredentials = (): ApiError => new ApiError('INVALID_CREDENTIALS', 'Invalid user credentials.')

/** A 429 REQUESTS_EXCEEDED with `Retry-After`. Source: docs/contract.md 7.1. */
export const requestsExceeded = (seconds: number, extensions: Readonly<Record<string, unknown>> = {}): ApiError =>
  new ApiError('REQUESTS_EXCEEDED', `Too many requests, retry after ${seconds}s.`, extensions, {
    headers: { 'retry-after': String(seconds) },
  })

/** A reply with a JSON body. */
export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
})

/**
 * The envelope for a failure. What is not an `ApiError` becomes INTERNAL_SERVER_ERROR without detail; `report`
 * receives it first, and what caused any other 5xx, so that nothing is swallowed.
 * Source: docs/contract.md 7.1.
 */
export const errorReply = (error: unknown, report: Report): Reply => {
  if (!(error instanceof ApiError)) report(error)
  else if (errorStatus[error.code] >= 500)
    report(error.cause ?? error, `a request was answered ${errorStatus[error.code]}: ${error.message}`)
  const { code, message, extensions, headers } =
    error instanceof ApiError ? error : new ApiError('INTERNAL_SERVER_ERROR', 'An unexpected error occurred.')
  return json(errorStatus[code], { errors: [{ message, extensions: { ...extensions, code } }] }, headers)
}
