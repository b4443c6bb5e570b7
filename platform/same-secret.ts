/** The one comparison of a value from outside with a secret, for site and service. */
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Whether both are the same text. The time it takes does not depend on where they differ, so that nobody finds a secret character by character.
 * Chosen: digests are compared, since `timingSafeEqual` throws on values of different length, and characters are not bytes.
 */
export const isSameSecret = (secret: string, candidate: string): boolean =>
  timingSafeEqual(digest(secret), digest(candidate))
