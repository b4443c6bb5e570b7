/** A failure of the content API as the site sees it. */
import { isErrorCode, type ErrorCode } from '#schema/errors.ts'

export class ContentError extends Error {
  /** The contract's code, or `UNREACHABLE` when no answer came at all. */
  readonly code: ErrorCode | 'UNREACHABLE'
  /** HTTP status; 0 when no answer came. */
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
 * The thrown value as a `ContentError`, whatever the client library threw; addresses and tokens stay out of the message.
 * Source: spec 7.1 for the envelope.
 */
export const toContentError = (thrown: unknown): ContentError => {
  if (thrown instanceof ContentError) return thrown
  const errors = field(thrown, 'errors')
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const code = field(field(first, 'extensions'), 'code')
  const status = field(field(thrown, 'response'), 'status')
  const message = field(first, 'message')
  if (isErrorCode(code))
    return new ContentError(code, typeof status === 'number' ? status : 0, typeof message === 'string' ? message : code)
  if (typeof status === 'number')
    return new ContentError('INTERNAL_SERVER_ERROR', status, `content API answered ${status}`)
  return new ContentError('UNREACHABLE', 0, 'content API did not answer')
}
