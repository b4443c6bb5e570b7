/** Signed addresses: `s--<signature>--` vouches for the transformations and the public id after it. */
import { createHash } from 'node:crypto'
import { isSameSecret } from '#platform/same-secret.ts'

/** By how many characters a signature has. */
const digests: Readonly<Record<number, string>> = { 8: 'sha1', 32: 'sha256' }

/**
 * Whether a signature is the secret's for a text.
 * @param signature the part between the dashes: 8 characters of SHA-1, or 32 of SHA-256, in URL-safe base64
 * @param text the address after the signature as it is written, without the version
 * Source: Cloudinary, "Delivery URL signatures".
 */
export const isSigned = (text: string, signature: string, secret: string): boolean => {
  const digest = digests[signature.length]
  if (digest === undefined) return false
  const right = createHash(digest).update(text).update(secret).digest('base64url').slice(0, signature.length)
  return isSameSecret(right, signature)
}
