/** Signatures of what editors may ask of the site: see a draft, renew pages. Whoever holds the site's token may sign. */
import { createHmac } from 'node:crypto'
import { isSameSecret } from '#platform/same-secret.ts'

export type Purpose = 'draft' | 'revalidate' | 'feedback' | 'card'

/**
 * The signature of a message for one purpose, base64url, 43 characters; a signature for one purpose is worth nothing for
 * another. The secret never leaves the server.
 * Chosen: HMAC-SHA256 with a key of its own for each purpose.
 */
export const sign = (secret: string, purpose: Purpose, message: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update(`lesroute ${purpose}`).digest())
    .update(message)
    .digest('base64url')

/** Whether the signature is that of the message, in constant time. */
export const isSigned = (secret: string, purpose: Purpose, message: string, signature: string): boolean =>
  isSameSecret(sign(secret, purpose, message), signature)
