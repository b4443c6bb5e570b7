/** Texts in the browser's local storage, each under a key. */

const listeners = new Set<() => void>()

/** Subscribes to changes, in this tab and others, and when a page returns from the back/forward cache. */
export const onKept = (listener: () => void): (() => void) => {
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

/** The text of that key; empty when there is none, or storage is unavailable. */
export const readKept = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

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
