/**
 * Where the site stores what visitors send: files in folders for one machine, or the PostgreSQL at DATABASE_URL, which
 * instances on several machines share without a shared disk.
 */
import { fileOutbox } from '#platform/outbox/file-outbox.ts'
import type { Outbox } from '#platform/outbox/message.ts'
import { postgresOutbox } from '#platform/outbox/postgres-outbox.ts'
import { openPostgres } from '#platform/postgres.ts'
import { fileRecords } from '#platform/records/file-records.ts'
import { postgresRecords } from '#platform/records/postgres-records.ts'
import type { Records } from '#platform/records/records.ts'
import { fileReactions } from '../forms/feedback/file-reactions.ts'
import { postgresReactions } from '../forms/feedback/postgres-reactions.ts'
import type { Reactions } from '../forms/feedback/reaction.ts'
import type { Settings } from '../settings.ts'

export type Storage = {
  /** Booked calls, times on hold, and the networks that they came from. */
  readonly bookings: Records
  /** Forms that were accepted, each of which counts once. */
  readonly usedForms: Records
  readonly outbox: Outbox
  readonly reactions: Reactions
  /** Ends connections, if there are any. */
  readonly close: () => Promise<void>
}

/** Where each kind of file is. */
export type Folders = Pick<Settings, 'bookingsFolder' | 'usedFormsFolder' | 'outboxFolder' | 'feedbackFolder'>

/** The storage in those folders, each of which is made with the first file in it. */
export const openFiles = ({ bookingsFolder, usedFormsFolder, outboxFolder, feedbackFolder }: Folders): Storage => ({
  bookings: fileRecords(bookingsFolder),
  usedForms: fileRecords(usedFormsFolder),
  outbox: fileOutbox(outboxFolder),
  reactions: fileReactions(feedbackFolder),
  close: async () => {},
})

/** The storage that the settings name. Nothing is opened before the first call; an error of the database comes from that call. */
export const openStorage = (settings: Folders & Pick<Settings, 'databaseUrl'>): Storage => {
  if (settings.databaseUrl === null) return openFiles(settings)
  const { query, close } = openPostgres(settings.databaseUrl)
  return {
    bookings: postgresRecords(query, 'bookings'),
    usedForms: postgresRecords(query, 'forms'),
    outbox: postgresOutbox(query),
    reactions: postgresReactions(query),
    close,
  }
}
