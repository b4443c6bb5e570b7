/** One-time passwords by the clock (RFC 6238), as authenticator apps make them. */
import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code holds. */
const period = 30

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Lesroute', label, secret: Secret.fromBase32(secret), digits: 6, period })

/**
 * A new secret (20 random bytes, base32), and the `otpauth://` address by which an app takes it up.
 * Source: RFC 4226, 4 for its length.
 */
export const newOneTimeSecret = (email: string): { readonly secret: string; readonly address: string } => {
  const secret = new Secret({ size: 20 }).base32
  return { secret, address: totp(secret, email).toString() }
}

/**
 * The step of time whose code this is, for the caller to spend; null when it is the code of none near.
 * Chosen: one step before and after, for clocks that differ (RFC 6238, 5.2).
 */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  // Keyboards of East Asian scripts may type full-width digits; the library throws for what is longer in bytes than a code.
  const digits = code.normalize('NFKC')
  if (!/^\d{6}$/.test(digits)) return null
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: digits, timestamp, window: 1 })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}
