/** The one way in which the service compares what somebody sent with a secret. */
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Whether both are the same text, in a time that says nothing of where they differ.
 * Chosen: digests are compared, since `timingSafeEqual` throws on values of different length, and characters are not bytes.
 */
export const isSameSecret = (own: string, given: string): boolean => timingSafeEqual(digest(own), digest(given))
