/** Sessions: one for each sign-in, with the refresh token by which it goes on. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../store/database.ts'
import { authTables } from './tables.ts'

const day = 24 * 3600

/**
 * Seconds: an access token; a session that nobody uses, by refresh token and by cookie; any session; and a session in which its
 * account may be changed without the password.
 * Source: OWASP ASVS 4.0.3, 3.3.2 and 2.1.6. Directus has seven days for a refresh token, and no end.
 */
export const lifetimes = {
  accessToken: 15 * 60,
  refreshToken: day,
  sessionCookie: day,
  session: 30 * day,
  fresh: 5 * 60,
}

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
  const end = async (id: string): Promise<string | null> => {
    const row = await db.deleteFrom('lesroute_sessions').where('id', '=', id).returning('account').executeTakeFirst()
    return row?.account ?? null
  }
  const begin = async (account: string, secret: Buffer | null, seconds: number): Promise<string> => {
    // Each sign-in deletes expired sessions, so no separate cleanup is needed.
    await db.deleteFrom('lesroute_sessions').where('expires', '<=', at(0)).execute()
    const id = randomBytes(lengths.id).toString('base64url')
    await db
      .insertInto('lesroute_sessions')
      .values({ id, account, secret: secret && digest(secret), expires: at(seconds), begun: at(0) })
      .execute()
    return id
  }
  const live = db
    .selectFrom('lesroute_sessions')
    .select('account')
    .where('id', '=', '')
    .where('expires', '>', '')
    .where('begun', '>', '')
    .compile()
  const oldestBegin = () => at(-lifetimes.session)

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
        .where('begun', '>', oldestBegin())
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
        .where('begun', '>', oldestBegin())
        .returning('account')
        .executeTakeFirst()
      return row ? { id, account: row.account } : null
    },
    /** The id of the account whose session this is; null when it is over. */
    accountOf: async (id: string): Promise<string | null> => {
      const { rows } = await db.executeQuery<{ account: string }>({ ...live, parameters: [id, at(0), oldestBegin()] })
      return rows[0]?.account ?? null
    },
    /** Whether its holder signed in a moment ago (`lifetimes.fresh`). */
    isFresh: async (id: string): Promise<boolean> => {
      const begun = db.selectFrom('lesroute_sessions').select('id').where('begun', '>', at(-lifetimes.fresh))
      return (await begun.where('id', '=', id).executeTakeFirst()) !== undefined
    },
    /** Ends the session of a refresh token, spent or not; the id of its account, null when it was over. */
    endByRefreshToken: async (token: string): Promise<string | null> => {
      const tokenParts = parse(token)
      return tokenParts && end(tokenParts.id)
    },
    /** Ends a session; the id of its account, null when it was over. */
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
