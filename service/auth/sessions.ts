/** Sessions: one for each sign-in, with the refresh token by which it goes on. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../store/database.ts'
import { authTables } from './tables.ts'

/** Seconds. Source: what the real software has by default. */
export const lifetimes = { accessToken: 15 * 60, refreshToken: 7 * 24 * 3600, sessionCookie: 24 * 3600 }

export type Session = { readonly id: string; readonly account: string }
export type RefreshableSession = Session & { readonly refreshToken: string }

/** Bytes; together they make the 64 characters that refresh tokens have. */
const lengths = { id: 16, secret: 32 }

const digest = (secret: Buffer) => createHash('sha256').update(secret).digest('base64url')
const newSecret = () => randomBytes(lengths.secret)
const tokenOf = (id: string, secret: Buffer) =>
  Buffer.concat([Buffer.from(id, 'base64url'), secret]).toString('base64url')

/** Session and secret that a refresh token names; null for what cannot be one. */
const parse = (token: string): { id: string; secret: string } | null => {
  if (!/^[\w-]{64}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  return { id: bytes.subarray(0, lengths.id).toString('base64url'), secret: digest(bytes.subarray(lengths.id)) }
}

export type Sessions = ReturnType<typeof openSessions>

/**
 * The sessions of a database; every call reads it anew, so that a session that any process ends is over at once.
 * Chosen: a refresh token names its session, so that one row knows a spent token from one that never was.
 */
export const openSessions = (database: Database, now: () => Date) => {
  const db = authTables(database)
  const at = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString()
  const end = async (id: string): Promise<void> => {
    await db.deleteFrom('lesroute_sessions').where('id', '=', id).execute()
  }
  const begin = async (account: string, secret: Buffer | null, seconds: number): Promise<string> => {
    // Each sign-in deletes expired sessions, so no separate cleanup is needed.
    await db.deleteFrom('lesroute_sessions').where('expires', '<=', at(0)).execute()
    const id = randomBytes(lengths.id).toString('base64url')
    await db
      .insertInto('lesroute_sessions')
      .values({ id, account, secret: secret && digest(secret), expires: at(seconds) })
      .execute()
    return id
  }
  const live = db
    .selectFrom('lesroute_sessions')
    .select('account')
    .where('id', '=', '')
    .where('expires', '>', '')
    .compile()

  return {
    /** Begins a session that goes on by refresh tokens. */
    beginRefreshable: async (account: string): Promise<RefreshableSession> => {
      const secret = newSecret()
      const id = await begin(account, secret, lifetimes.refreshToken)
      return { id, account, refreshToken: tokenOf(id, secret) }
    },
    /** Begins a session that a cookie names. */
    begin: async (account: string): Promise<Session> => ({
      id: await begin(account, null, lifetimes.sessionCookie),
      account,
    }),
    /**
     * Spends a refresh token for the next one. Null when it is invalid; a token that was used before ends its session,
     * because one of its two holders must have stolen it.
     */
    refresh: async (token: string): Promise<RefreshableSession | null> => {
      const tokenParts = parse(token)
      if (!tokenParts) return null
      const secret = newSecret()
      // One statement reads and writes, so that of two concurrent requests only one succeeds.
      const row = await db
        .updateTable('lesroute_sessions')
        .set({ secret: digest(secret), expires: at(lifetimes.refreshToken) })
        .where('id', '=', tokenParts.id)
        .where('secret', '=', tokenParts.secret)
        .where('expires', '>', at(0))
        .returning('account')
        .executeTakeFirst()
      if (row) return { id: tokenParts.id, account: row.account, refreshToken: tokenOf(tokenParts.id, secret) }
      await end(tokenParts.id)
      return null
    },
    /**
     * Makes a session that a cookie names last anew; null when it is over, or goes on by refresh tokens.
     * Chosen: the cookie's session keeps its name, because all windows of a browser share the cookie, and two that
     * renewed it at once would look like a thief.
     */
    extend: async (id: string): Promise<Session | null> => {
      const row = await db
        .updateTable('lesroute_sessions')
        .set({ expires: at(lifetimes.sessionCookie) })
        .where('id', '=', id)
        .where('secret', 'is', null)
        .where('expires', '>', at(0))
        .returning('account')
        .executeTakeFirst()
      return row ? { id, account: row.account } : null
    },
    /** The id of the account whose session this is; null when it is over. */
    accountOf: async (id: string): Promise<string | null> => {
      const { rows } = await db.executeQuery<{ account: string }>({ ...live, parameters: [id, at(0)] })
      return rows[0]?.account ?? null
    },
    /** Ends the session of a refresh token, spent or not. */
    endByRefreshToken: async (token: string): Promise<void> => {
      const tokenParts = parse(token)
      if (tokenParts) await end(tokenParts.id)
    },
    end,
    /** Ends all sessions of an account, except one where that is named. */
    endAll: async (account: string, except: string | null = null): Promise<void> => {
      await db
        .deleteFrom('lesroute_sessions')
        .where('account', '=', account)
        .where('id', '!=', except ?? '')
        .execute()
    },
  }
}
