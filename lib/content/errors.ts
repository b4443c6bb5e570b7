/** The error class for failures of the content API. */
import { reasonOf } from '#platform/error-message.ts'
import { isErrorCode, type ErrorCode } from '#schema/errors.ts'

export class ContentError extends Error {
  /** The contract's code, or `UNREACHABLE` when there was no response. */
  readonly code: ErrorCode | 'UNREACHABLE'
  /** HTTP status; 0 when there was no response. */
  readonly status: number

  constructor(code: ErrorCode | 'UNREACHABLE', status: number, message: string) {
    super(message)
    this.name = 'ContentError'
    this.code = code
    this.status = status
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/**
 * The thrown value as a `ContentError`, whatever the client library threw. `call` names the request, such as
 * `GET /items/articles`; the message adds the service's own error text. Queries and tokens stay out of the message.
 * Source: docs/conformance.md, "Errors".
 */
export const toContentError = (thrown: unknown, call = 'content API'): ContentError => {
  if (thrown instanceof ContentError) return thrown
  const errors = field(thrown, 'errors')
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const code = field(field(first, 'extensions'), 'code')
  const answered = field(field(thrown, 'response'), 'status')
  const status = typeof answered === 'number' ? answered : 0
  const message = field(first, 'message')
  const detail = typeof message === 'string' ? `: ${message}` : ''
  if (isErrorCode(code)) return new ContentError(code, status, `${call} was refused with ${code}${detail}`)
  if (status) return new ContentError('INTERNAL_SERVER_ERROR', status, `${call} was answered with status ${status}`)
  return new ContentError('UNREACHABLE', 0, `${call} was not answered (${reasonOf(thrown)})`)
}
