/** Rules for HTTP headers that site and service share. */
import { randomUUID } from 'node:crypto'

const opaque = (tag: string): string => tag.replace(/^W\//, '')

/**
 * Whether an `If-None-Match` header names the entity tag, by weak comparison; `*` names every one.
 * Source: RFC 9110, 13.1.2.
 */
export const matchesEntityTag = (header: string | null | undefined, tag: unknown): boolean => {
  if (typeof header !== 'string' || typeof tag !== 'string') return false
  const names: readonly string[] = header.match(/"[^"]*"/g) ?? []
  return header.trim() === '*' || names.includes(opaque(tag))
}

/** The value of `Vary` with that name in it. Names are compared without case. Source: RFC 9110, 12.5.5. */
export const varyWith = (vary: number | string | readonly string[] | undefined, name: string): string => {
  const names = (vary === undefined ? [] : [vary].flat().join(',').split(',')).map((one) => one.trim())
  return names.some((one) => one.toLowerCase() === name.toLowerCase()) ? names.join(', ') : [...names, name].join(', ')
}

/**
 * The request's own id when it is plain, and a new UUID otherwise.
 * Chosen: 1 to 128 letters, digits, dots, underscores and dashes, so that ids can stand in headers and logs as they are.
 */
export const requestId = (header: string | readonly string[] | undefined): string =>
  typeof header === 'string' && /^[\w.-]{1,128}$/.test(header) ? header : randomUUID()

/** The milliseconds that a `Retry-After` asks for; null when there is none. Source: RFC 9110, section 10.2.3. */
export const retryAfter = (headers: Headers): number | null => {
  const value = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}
