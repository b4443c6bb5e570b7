/** Texts in the browser's local storage, each under a key. */

const listeners = new Set<() => void>()

/** Subscribes to changes, in this tab and others, and when a page returns from the back/forward cache. */
export const onStorageChange = (listener: () => void): (() => void) => {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  listeners.add(listener)
  addEventListener('storage', listener)
  addEventListener('pageshow', shown)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    removeEventListener('pageshow', shown)
  }
}

/** What an action on storage returns; null when storage is full or unavailable: that is no problem of the visitor's. */
export const attempt = <T>(action: () => T): T | null => {
  try {
    return action()
  } catch {
    return null
  }
}

/** The browser's local storage; an empty one where the browser denies it. */
export const localTexts = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> =>
  attempt(() => localStorage) ?? { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** The text of that key; empty when there is none, or storage is unavailable. */
export const readStored = (key: string): string => attempt(() => localStorage.getItem(key)) ?? ''

/** The keys that begin with these characters; none when storage is unavailable. */
export const storedKeys = (start: string): string[] =>
  attempt(() =>
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
      key.startsWith(start),
    ),
  ) ?? []

/** Stores a text. False when storage is full or unavailable. */
export const keep = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text)
  } catch {
    return false
  }
  for (const notify of listeners) notify()
  return true
}

/** Deletes a text; when deletion fails, storage is unavailable and nothing was stored. */
export const forget = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
  for (const notify of listeners) notify()
}
