/** The tables of signing in. None of them holds a secret with which one could sign in. */
import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'

/** What an account signs in with beside its static token. */
export type CredentialRow = {
  readonly account: string
  /** Argon2id in PHC string format. */
  readonly password: string | null
  /** Base32, sealed by a `SecretBox`: its key lies outside the database. */
  readonly otp_secret: string | null
  /** The thirty seconds (counted from 1970) whose code was used last: a code counts once. */
  readonly otp_step: number | null
  /** JSON: addresses and networks from which tokens of the account count. */
  readonly ip_allow: string | null
}

/** One sign-in, until it ends: the family of all refresh tokens that follow from it. */
export type SessionRow = {
  readonly id: string
  readonly account: string
  /** SHA-256 of the secret part of the only refresh token that counts; null where a cookie names the session. */
  readonly secret: string | null
  /** When the session ends unless it goes on: an instant in the wire's form, which sorts as text. */
  readonly expires: string
  /** The sign-in, in the same form. */
  readonly begun: string
}

/** A code that counts once in the place of a one-time password. */
export type RecoveryCodeRow = {
  readonly account: string
  /** SHA-256. */
  readonly hash: string
}

/** A key pair of which an account's device has the private half. */
export type PasskeyRow = {
  /** The id that its authenticator chose, base64url. */
  readonly id: string
  readonly account: string
  /** COSE, base64url. */
  readonly public_key: string
  /** How often it was used, as its authenticator counts; 0 where that does not count. */
  readonly counter: number
  /** JSON: how browsers reach its authenticator. */
  readonly transports: string
  /** What its owner calls it. */
  readonly name: string
  /** Instants in the wire's form. */
  readonly created: string
  readonly used: string | null
}

/** What a passkey has to sign next, once. */
export type ChallengeRow = {
  /** Random, base64url. */
  readonly challenge: string
  readonly purpose: string
  readonly expires: string
}

type AuthTables = {
  lesroute_credentials: CredentialRow
  lesroute_sessions: SessionRow
  lesroute_recovery_codes: RecoveryCodeRow
  lesroute_passkeys: PasskeyRow
  lesroute_challenges: ChallengeRow
}

/** The database, with the columns of these tables known. Chosen: other tables follow from `schema/`, these do not. */
export const authTables = (db: Database): Kysely<AuthTables> => db
