/** An empty storage for a test, of the kind that the run is for: files, or PostgreSQL where a server is installed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { databaseOfTest } from '#platform/postgres.fixture.ts'
import { openStorage, type Storage } from './open-storage.ts'

/** The folders of a new storage in files, all below one that does not outlive the test. */
export const newFolders = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lesroute-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return {
    bookingsFolder: path.join(folder, 'bookings'),
    usedFormsFolder: path.join(folder, 'forms'),
    outboxFolder: path.join(folder, 'outbox'),
    feedbackFolder: path.join(folder, 'feedback'),
  }
}

export const newStorage = async (): Promise<Storage> => {
  const storage = openStorage({ ...(await newFolders()), databaseUrl: await databaseOfTest() })
  onTestFinished(() => storage.close())
  return storage
}

/** A storage that cannot be written: a database that does not answer. */
export const brokenStorage = async (): Promise<Storage> => {
  const storage = openStorage({ ...(await newFolders()), databaseUrl: 'postgres://localhost:9/none' })
  onTestFinished(() => storage.close())
  return storage
}
