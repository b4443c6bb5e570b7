/** Recent searches, stored in this browser only. */
import { jsonOf } from '#platform/json-object.ts'

const key = 'lesroute-searches'
/** The number of searches that are stored. */
const most = 6

type SearchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored searches, most recent first. */
export const recentSearches = (storage: SearchStorage): string[] => {
  const entries = jsonOf(storage.getItem(key) ?? '')
  return Array.isArray(entries)
    ? entries.filter((entry) => typeof entry === 'string' && entry !== '').slice(0, most)
    : []
}

/** Stores a search; it replaces one that differs only in case. When the browser's storage is full, nothing is stored. */
export const rememberSearch = (storage: SearchStorage, query: string): void => {
  const words = query.trim()
  if (!words) return
  const others = recentSearches(storage).filter((other) => other.toLowerCase() !== words.toLowerCase())
  try {
    storage.setItem(key, JSON.stringify([words, ...others].slice(0, most)))
  } catch {
    storage.removeItem(key)
  }
}

/** Deletes all recent searches. */
export const forgetSearches = (storage: SearchStorage): void => storage.removeItem(key)
