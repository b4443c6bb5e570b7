/** Passkeys and open challenges in the database. */
import type { Database } from '../store/database.ts'
import { authTables, type PasskeyRow } from './tables.ts'

/** Seconds in which a challenge has to be answered. */
const challengeLifetime = 5 * 60

export type PasskeyStore = ReturnType<typeof openPasskeyStore>

/** The passkeys of a database's accounts; every call reads it anew. */
export const openPasskeyStore = (database: Database, now: () => Date) => {
  const db = authTables(database)
  const at = (seconds: number) => new Date(now().getTime() + seconds * 1000).toISOString()
  return {
    /** Stores a challenge that counts once, for that purpose. Each deletes those that have expired. */
    addChallenge: async (challenge: string, purpose: string): Promise<void> => {
      await db.deleteFrom('lesroute_challenges').where('expires', '<=', at(0)).execute()
      await db
        .insertInto('lesroute_challenges')
        .values({ challenge, purpose, expires: at(challengeLifetime) })
        .execute()
    },
    /** Spends a challenge; false when there is none for that purpose, or it was spent before. */
    spendChallenge: async (challenge: string, purpose: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('lesroute_challenges')
        .where('challenge', '=', challenge)
        .where('purpose', '=', purpose)
        .where('expires', '>', at(0))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    /** The passkey of that id. */
    byId: (id: string): Promise<PasskeyRow | undefined> =>
      db.selectFrom('lesroute_passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Those of an account, the oldest first. */
    of: (account: string): Promise<PasskeyRow[]> =>
      db.selectFrom('lesroute_passkeys').selectAll().where('account', '=', account).orderBy('created').execute(),
    /** Stores a new one; false when there is one of that id, of whatever account. */
    add: async (row: Omit<PasskeyRow, 'created' | 'used'>): Promise<boolean> => {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('lesroute_passkeys')
        .values({ ...row, created: at(0), used: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows > 0n
    },
    /**
     * Stores the counter of a use; false when another use has come as far meanwhile, or the passkey has gone. Passkeys that are
     * copied between devices do not count, and stay at 0.
     */
    use: async (id: string, counter: number): Promise<boolean> => {
      const update = db
        .updateTable('lesroute_passkeys')
        .set({ counter, used: at(0) })
        .where('id', '=', id)
      const { numUpdatedRows } = await update.where('counter', counter === 0 ? '=' : '<', counter).executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Removes one of the account; false when it has none of that id. */
    remove: async (account: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('lesroute_passkeys')
        .where('id', '=', id)
        .where('account', '=', account)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    /** Removes all of the account. */
    clear: async (account: string): Promise<void> => {
      await db.deleteFrom('lesroute_passkeys').where('account', '=', account).execute()
    },
  }
}
