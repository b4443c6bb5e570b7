/** What the site's process does with data that visitors sent: moves files into the database, sends mail, deletes what is past. */
import type { Settings } from '#lib/settings.ts'
import { moveFilesAtStart } from '#lib/storage/move-files.ts'
import { openStorage } from '#lib/storage/open-storage.ts'
import { warn } from '#platform/log.ts'
import { startOutbox } from '#platform/outbox/send.ts'
import { makePrivateFolder } from '#platform/private-folder.ts'
import { startCleanUp } from './clean-up.ts'

/** Makes the data folder for its owner alone. @throws Error that names the folder when that cannot be done. */
export const keepDataFolderPrivate = (folder: string): void => {
  const repaired = makePrivateFolder(folder)
  if (repaired) warn('data folder: other users could read it; its permissions were repaired', { files: repaired })
}

/** Starts that work; the function it returns stops sending mail, after the round under way. */
export const startVisitorData = async (settings: Settings): Promise<() => Promise<void>> => {
  const storage = openStorage(settings)
  await moveFilesAtStart(settings, storage)
  startCleanUp(settings, storage)
  return startOutbox({ outbox: storage.outbox, smtpUrl: settings.smtpUrl, from: settings.mailFrom })
}
