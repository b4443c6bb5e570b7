/** Validators of answers. */
import { hash } from 'node:crypto'

/**
 * The weak entity tag of a body: the same text has the same tag, in every encoding.
 * Chosen: 132 bits of SHA-256, so that collisions cannot be constructed.
 */
export const etagOf = (body: string): string => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
