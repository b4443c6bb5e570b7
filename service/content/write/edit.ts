/** The transaction of an edit of the catalogue. */
import { editedEdition, setEdition } from '../../store/catalogue.ts'
import { asWriter, type Database } from '../../store/database.ts'
import type { Context } from '../statements.ts'
import { record } from './activity-log.ts'
import { openChanges, type Change, type Changes } from './changes.ts'

/**
 * Does `work` in one transaction; what it changes gets entries in the activity log, by `userId` (null: nobody), and the catalogue a new
 * edition, which search and pages follow. One writer at a time: what `work` checks (unique values, states, references) still holds
 * when it writes.
 * @throws every error of `work` and of the database; nothing is changed then.
 */
export const edit = async <T>(
  { db, dialect, now, userId }: Pick<Context, 'db' | 'dialect' | 'now' | 'userId'>,
  work: (transaction: Database, changes: Changes) => Promise<T>,
): Promise<{ readonly result: T; readonly changes: readonly Change[] }> => {
  const changes = openChanges()
  const result = await asWriter(db, dialect, async (transaction) => {
    const done = await work(transaction, changes)
    if (changes.all.length) {
      await record(transaction, changes.all, { account: userId, now })
      await setEdition(transaction, editedEdition())
    }
    return done
  })
  return { result, changes: changes.all }
}
