/** What the site's process removes now and then: personal files whose time has come, and kept pages of missing addresses. */
import { removePastBookings } from '#lib/advice/bookings.ts'
import { removePastNetworks } from '#lib/advice/call-networks.ts'
import { removePastHolds } from '#lib/advice/holds.ts'
import { removeUsedForms } from '#lib/forms/used.ts'
import type { Settings } from '#lib/settings.ts'
import type { Storage } from '#lib/storage/open-storage.ts'
import { warn } from '#platform/log.ts'
import { pruneNotFoundPages } from './not-found/prune-not-found.ts'

/** Bookings and holds are personal: they go when their time has come, and forms when they no longer count. */
const removePast = async ({ bookings, usedForms }: Storage): Promise<void> => {
  const now = Date.now()
  const removed = await Promise.allSettled([
    removePastBookings(bookings, now),
    removePastHolds(bookings, now),
    removePastNetworks(bookings, now),
    removeUsedForms(usedForms, now),
  ])
  for (const result of removed)
    if (result.status === 'rejected')
      warn(
        'clean-up: past bookings or used forms could not be removed; check the permissions of DATA_FOLDER, or DATABASE_URL',
        {
          reason: String(result.reason),
        },
      )
}

/** Made-up addresses could fill the disk with pages that do not exist. */
const prune = ({ buildFolder }: Settings): Promise<unknown> =>
  pruneNotFoundPages(buildFolder).catch((error: unknown) =>
    warn('page cache: entries of missing pages could not be removed; check the permissions of BUILD_FOLDER', {
      reason: String(error),
    }),
  )

/** Removes personal files once an hour, and pages of missing addresses every five minutes, until the process ends. */
export const startCleanUp = (settings: Settings, storage: Storage): void => {
  void removePast(storage)
  setInterval(() => void removePast(storage), 3_600_000).unref()
  setInterval(() => void prune(settings), 300_000).unref()
}
