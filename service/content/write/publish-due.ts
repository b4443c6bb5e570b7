/** Publishes items at the moment that their editors set: `date_publish` of what is not published yet. */
import { model } from '#schema/model.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/store.ts'
import type { Change } from './changes.ts'
import { edit } from './edit.ts'
import { decoded, updateRow } from './rows.ts'
import type { Report } from '../../report.ts'

const collections = [...model.values()].filter(({ fields }) => fields.has('date_publish'))

/** Rows whose moment has come. Stored instants are in the order of their texts. */
const dueRows = (db: Database, name: string, now: Date) =>
  db
    .selectFrom(name)
    .selectAll()
    .where('status', 'in', ['draft', 'review'])
    .where('date_publish', '<=', now.toISOString())
    .execute()

/**
 * Publishes what is due, as a write of nobody: with entries in the activity log and a new edition, which search and pages
 * follow. The moment is cleared, so that an item that is taken back later stays so. Processes may do this at the same time.
 */
export const publishDue = async ({ db, dialect }: Store, now: Date): Promise<readonly Change[]> => {
  const due = await Promise.all(collections.map(({ name }) => dueRows(db, name, now)))
  if (!due.some((rows) => rows.length)) return []
  const { changes } = await edit({ db, dialect, now, userId: null }, async (transaction, made) => {
    for (const collection of collections)
      // Read again behind the lock: another process may have been first, or an editor changed the moment.
      for (const row of await dueRows(transaction, collection.name, now)) {
        const before = decoded(collection, row)
        const changed = { status: 'published', date_publish: null, date_updated: now.toISOString() }
        await updateRow(transaction, collection, String(before['id']), changed)
        made.updated(collection, before, { ...before, ...changed })
      }
  })
  return changes
}

/** Milliseconds between two looks: what is set for nine o'clock is there before a quarter of a minute has passed. */
const pause = 10_000

export type Publishing = { readonly stop: () => Promise<void> }

/** Looks for what is due until it is stopped; a look that fails is reported, and the next one follows. */
export const openPublishing = (
  store: Store,
  {
    now,
    changed,
    report,
  }: {
    readonly now: () => Date
    readonly changed: ((changes: readonly Change[]) => void) | undefined
    readonly report: Report
  },
): Publishing => {
  let look: Promise<void> | null = null
  const publish = async () => {
    try {
      const changes = await publishDue(store, now())
      if (changes.length) changed?.(changes)
    } catch (error) {
      report(
        error,
        'publishing at a moment: what is due could not be published; it is tried again in ten seconds, check the database',
      )
    } finally {
      look = null
    }
  }
  const timer = setInterval(() => (look ??= publish()), pause)
  return {
    stop: async () => {
      clearInterval(timer)
      await look
    },
  }
}
