/** Brings what a site stored in files into the database that it uses from now on. */
import { messageOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'
import { isDue, type Outbox } from '#platform/outbox/message.ts'
import type { Records } from '#platform/records/records.ts'
import type { Settings } from '../settings.ts'
import { openFiles, type Folders, type Storage } from './open-storage.ts'

/** Several processes may do this at once: a record is created once, and removed from the files after that. */
const moveRecords = async (from: Records, to: Records): Promise<number> => {
  const names = await from.names()
  for (const name of names) {
    const text = await from.read(name)
    if (text !== null) await to.create(name, text)
    await from.remove(name)
  }
  return names.length
}

/** A message is claimed before it is stored, so that another process that still sends from files does not send it too. */
const moveMessages = async (from: Outbox, to: Outbox, now: number): Promise<number> => {
  const entries = (await from.list()).filter(({ standing }) => standing.state === 'waiting' || isDue(standing, now))
  for (const entry of entries) {
    const claimed = { ...entry, standing: { ...entry.standing, state: 'sending', at: now + 600_000 } } as const
    if (!(await from.move(entry, claimed.standing))) continue
    await to.put(entry.id, await from.read(claimed), now)
    await from.remove(entry.id)
  }
  return entries.length
}

/**
 * Moves bookings, accepted forms and mail that waits from those folders to that storage; how many records
 * and messages were moved, in all. Reactions and mail that was sent stay in their files. It can be done again.
 * @throws the error of the file system or the database.
 */
export const moveFiles = async (folders: Folders, to: Storage): Promise<number> => {
  const from = openFiles(folders)
  return (
    (await moveRecords(from.bookings, to.bookings)) +
    (await moveRecords(from.usedForms, to.usedForms)) +
    (await moveMessages(from.outbox, to.outbox, Date.now()))
  )
}

/** The same at the start of a process with DATABASE_URL; a failure is logged, and the next start tries again. */
export const moveFilesAtStart = async (settings: Settings, to: Storage): Promise<void> => {
  if (settings.databaseUrl === null) return
  try {
    const moved = await moveFiles(settings, to)
    if (moved)
      warn('storage: bookings, forms and mail were moved from files into the database at DATABASE_URL', { moved })
  } catch (error) {
    warn('storage: files could not be moved into the database; check DATABASE_URL and the permissions of DATA_FOLDER', {
      reason: messageOf(error),
    })
  }
}
