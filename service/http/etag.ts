/** Validators of answers: a weak tag from the body, and whether the caller holds that version already. */
import { hash } from 'node:crypto'

/**
 * The weak entity tag of a body: the same text has the same tag, in every encoding.
 * Chosen: 132 bits of SHA-256, so that collisions cannot be constructed.
 */
export const etagOf = (body: string): string => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/**
 * Whether an `If-None-Match` header names the tag, by weak comparison; `*` names every one.
 * Chosen: RFC 9110 section 13.1.2, because the spec says nothing of conditional requests.
 */
export const isHeld = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return [...header.matchAll(/"[^"]*"/g)].some(([tag]) => tag === opaque)
}
