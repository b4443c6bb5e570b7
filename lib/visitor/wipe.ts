/** Deletes everything personal that pages stored in this browser, but for pages that are read offline. */
import { ownKeys } from './storage-keys.ts'
import { attempt, forget } from './storage.ts'

/** How somebody set the site, and what an editor has not saved: that says nothing of what a visitor did. */
const settings: ReadonlySet<string> = new Set(['map', 'shortcuts', 'speed', 'captions', 'dismissed', 'editing'])

const isOf = (name: string, key: string): boolean => (key.endsWith(':') ? name.startsWith(key) : name === key)

/** Deletes every entry of `storageKeys` in local and session storage that tells what the visitor read, sought or planned. */
export const wipeStored = (): void => {
  const personal = ownKeys.filter(({ purpose }) => !settings.has(purpose))
  const namesIn = (where: 'localStorage' | 'sessionStorage') =>
    attempt(() => Object.keys(globalThis[where]))?.filter((name) =>
      personal.some((one) => one.where === where && isOf(name, one.key)),
    ) ?? []
  for (const name of namesIn('localStorage')) forget(name)
  for (const name of namesIn('sessionStorage')) attempt(() => sessionStorage.removeItem(name))
  // The event of a storage that was cleared, which this tab does not get by itself: what plays stores its place no more.
  dispatchEvent(new StorageEvent('storage', { key: null }))
}
