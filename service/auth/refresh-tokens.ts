/** Refresh tokens: each holds the id of its session, a secret, and a signature of this service. */
import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { isSameSecret } from '#platform/same-secret.ts'

/** Bytes; together they make the 64 characters that refresh tokens have. */
const lengths = { id: 16, random: 16, proof: 16 }

/** What a token says. */
type ReadToken = {
  /** Of its session. */
  readonly session: string
  /** What the database stores of its secret. */
  readonly digest: string
  /** Whether this service made it, whenever that was. */
  readonly isGenuine: boolean
}

export const sessionIdLength = lengths.id

/**
 * Makes and reads refresh tokens by a key that is derived from the secret (HKDF).
 * Chosen: the id of a session stands in every access token, so that an unknown secret beside it must not pass for a spent one, which ends
 * the session.
 */
export const createRefreshTokens = (secret: string) => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'lesroute refresh tokens', 32))
  const proofOf = (bytes: Buffer) => createHmac('sha256', key).update(bytes).digest().subarray(0, lengths.proof)
  const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes.subarray(lengths.id)).digest('base64url')
  return {
    make: (session: string): { readonly token: string; readonly digest: string } => {
      const named = Buffer.concat([Buffer.from(session, 'base64url'), randomBytes(lengths.random)])
      const bytes = Buffer.concat([named, proofOf(named)])
      return { token: bytes.toString('base64url'), digest: digestOf(bytes) }
    },
    /** Null for what cannot be one. */
    read: (token: string): ReadToken | null => {
      if (!/^[\w-]{64}$/.test(token)) return null
      const bytes = Buffer.from(token, 'base64url')
      const end = lengths.id + lengths.random
      return {
        session: bytes.subarray(0, lengths.id).toString('base64url'),
        digest: digestOf(bytes),
        isGenuine: isSameSecret(
          proofOf(bytes.subarray(0, end)).toString('base64url'),
          bytes.subarray(end).toString('base64url'),
        ),
      }
    },
  }
}
