/** Texts that this browser keeps for its visitor, under a key each. */

const listeners = new Set<() => void>()

/** Tells of every change, here and in other tabs, and when a page comes back that was put away while others changed something. */
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

/** The text of that key; empty when there is none, or the browser keeps nothing. */
export const readKept = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text. False when the browser is full or keeps nothing. */
export const keep = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text)
  } catch {
    return false
  }
  for (const tell of listeners) tell()
  return true
}

/** Forgets a text; what cannot be forgotten was never kept. */
export const forget = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
  for (const tell of listeners) tell()
}
