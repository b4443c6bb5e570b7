/** Signs and verifies tokens, which name their subject, expiry and purpose. */
import { hkdfSync } from 'node:crypto'
import { decodeJwt, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { z } from 'zod'
import { ApiError, invalidCredentials } from '../http/errors.ts'

/** What an access token must say: whose it is, and in which session. */
export const accessClaims = z.object({ id: z.string(), session: z.string() })

/** The issuer claim. Source: the value of the real software (`iss`). */
const issuer = 'directus'

/** Each purpose has a separate key, so that a token for one is invalid for the rest. */
export type Purpose = 'access' | 'password reset' | 'sign-in'

export type Tokens = {
  /** A token with these claims, valid for `seconds`. */
  readonly sign: (purpose: Purpose, claims: JWTPayload, seconds: number) => Promise<string>
  /**
   * The claims of a token that this service signed for that purpose.
   * @throws ApiError INVALID_CREDENTIALS for what is no token of this service, INVALID_TOKEN when it was not signed
   * here for this purpose, TOKEN_EXPIRED when its time is over. Source: docs/contract.md 7.1.
   */
  readonly verify: (purpose: Purpose, token: string) => Promise<JWTPayload>
}

const invalidToken = () => new ApiError('INVALID_TOKEN', 'Invalid token.')

const claimedIssuer = (token: string): unknown => {
  try {
    return decodeJwt(token).iss
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/**
 * Tokens (JWT, HS256) under keys that are derived from one secret (HKDF).
 * Chosen: only this service verifies them, so a shared secret suffices.
 */
export const createTokens = (secret: string, now: () => Date): Tokens => {
  const keyFor = (purpose: Purpose) => new Uint8Array(hkdfSync('sha256', secret, '', `lesroute ${purpose}`, 32))
  const keys = {
    access: keyFor('access'),
    'password reset': keyFor('password reset'),
    'sign-in': keyFor('sign-in'),
  } as const satisfies Record<Purpose, Uint8Array>
  return {
    sign: (purpose, claims, seconds) => {
      const time = Math.floor(now().getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(time)
        .setExpirationTime(time + seconds)
        .setIssuer(issuer)
        .sign(keys[purpose])
    },
    verify: async (purpose, token) => {
      if (claimedIssuer(token) !== issuer) throw invalidCredentials()
      try {
        const options = { issuer, algorithms: ['HS256'], currentDate: now(), requiredClaims: ['exp'] }
        return (await jwtVerify(token, keys[purpose], options)).payload
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new ApiError('TOKEN_EXPIRED', 'Token expired.')
        if (error instanceof errors.JOSEError) throw invalidToken()
        throw error
      }
    },
  }
}
