/**
 * Machine-readable error codes of the content API and their HTTP status. Source: docs/contract.md 7.1. Chosen for writes, of
 * which the contract says nothing: RECORD_NOT_UNIQUE and INVALID_FOREIGN_KEY as Directus has them, and CONFLICT of our own.
 */
export const errorStatus = {
  RECORD_NOT_UNIQUE: 400,
  INVALID_FOREIGN_KEY: 400,
  CONFLICT: 409,
  FAILED_VALIDATION: 400,
  INVALID_PAYLOAD: 400,
  INVALID_QUERY: 400,
  INVALID_CREDENTIALS: 401,
  TOKEN_EXPIRED: 401,
  INVALID_IP: 401,
  INVALID_OTP: 401,
  FORBIDDEN: 403,
  INVALID_TOKEN: 403,
  ROUTE_NOT_FOUND: 404,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  REQUESTS_EXCEEDED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorStatus, code)
