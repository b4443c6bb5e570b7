/** What was searched before, in this browser alone. */

const key = 'lesroute-searches'
/** Searches that are remembered. */
const most = 6

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

/** The searches that are remembered, the last first. */
export const recentSearches = (storage: Kept): string[] => {
  const kept = parsed(storage.getItem(key))
  return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string' && entry !== '').slice(0, most) : []
}

/** Remembers a search; one that differs in capitals only takes the place of the former. Too full a browser forgets. */
export const rememberSearch = (storage: Kept, query: string): void => {
  const words = query.trim()
  if (!words) return
  const others = recentSearches(storage).filter((other) => other.toLowerCase() !== words.toLowerCase())
  try {
    storage.setItem(key, JSON.stringify([words, ...others].slice(0, most)))
  } catch {
    storage.removeItem(key)
  }
}

/** Forgets all of them. */
export const forgetSearches = (storage: Kept): void => storage.removeItem(key)
