/** Sessions: one for each sign-in, with the refresh token by which it goes on. */
import { randomBytes } from 'node:crypto'
import type { Database } from '../store/database.ts'
import { createRefreshTokens, sessionIdLength } from './refresh-tokens.ts'
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

/** Ends all sessions of an account, except one where that is named. */
export const endSessions = async (database: Database, account: string, except: string | null = null): Promise<void> => {
  await authTables(database)
    .deleteFrom('lesroute_sessions')
    .where('account', '=', account)
    .where('id', '!=', except ?? '')
    .execute()
}

export type Sessions = ReturnType<typeof openSessions>

/**
 * The sessions of a database; every call reads it anew, so that a session that any process ends is over at once.
 * Chosen: a refresh token names its session, so that one row knows a spent token from one that never was.
 */
export const openSessions = (database: Database, now: () => Date, secret: string) => {
  const refreshTokens = createRefreshTokens(secret)
  const db = authTables(database)
  const at = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString()
  /** `digest`: only while that is its present secret, as of tokens that an earlier version made. */
  const end = async (id: string, digest?: string): Promise<string | null> => {
    const session = db.deleteFrom('lesroute_sessions').where('id', '=', id)
    const ended = digest === undefined ? session : session.where('secret', '=', digest)
    const row = await ended.returning('account').executeTakeFirst()
    return row?.account ?? null
  }
  const begin = async (account: string, id: string, digest: string | null, seconds: number): Promise<void> => {
    // Each sign-in deletes expired sessions, so no separate cleanup is needed.
    await db.deleteFrom('lesroute_sessions').where('expires', '<=', at(0)).execute()
    await db
      .insertInto('lesroute_sessions')
      .values({ id, account, secret: digest, expires: at(seconds), begun: at(0) })
      .execute()
  }
  const newId = () => randomBytes(sessionIdLength).toString('base64url')
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
      const id = newId()
      const { token, digest } = refreshTokens.make(id)
      await begin(account, id, digest, lifetimes.refreshToken)
      return { id, account, refreshToken: token }
    },
    /** Begins a session that a cookie names. */
    begin: async (account: string): Promise<Session> => {
      const id = newId()
      await begin(account, id, null, lifetimes.sessionCookie)
      return { id, account }
    },
    /**
     * Spends a refresh token for the next one. Null when it is invalid; a token of ours that was used before ends its session,
     * because one of its two holders must have stolen it.
     */
    refresh: async (token: string): Promise<RefreshableSession | null> => {
      const presented = refreshTokens.read(token)
      if (!presented) return null
      const { session: id, digest, isGenuine } = presented
      const next = refreshTokens.make(id)
      // One statement reads and writes, so that of two concurrent requests only one succeeds.
      const row = await db
        .updateTable('lesroute_sessions')
        .set({ secret: next.digest, expires: at(lifetimes.refreshToken) })
        .where('id', '=', id)
        .where('secret', '=', digest)
        .where('expires', '>', at(0))
        .where('begun', '>', oldestBegin())
        .returning('account')
        .executeTakeFirst()
      if (row) return { id, account: row.account, refreshToken: next.token }
      if (isGenuine) await end(id)
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
      const presented = refreshTokens.read(token)
      if (!presented) return null
      return presented.isGenuine ? end(presented.session) : end(presented.session, presented.digest)
    },
    /** Ends a session; the id of its account, null when it was over. */
    end: (id: string) => end(id),
    /** As `endSessions`. */
    endAll: (account: string, except: string | null = null) => endSessions(database, account, except),
  }
}
