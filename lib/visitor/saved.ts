/**
 * The visitor's saved and viewed items, in this browser only: by item, oldest first. Every page loads this file, so it
 * only knows which items there are; `list.ts` reads their details.
 */
import { keep, readStored } from './storage.ts'

/** The number is the version of the storage format: another format gets another key. */
export const savedKey = 'lesroute:saved:1'
export const viewedKey = 'lesroute:viewed:1'

/** Chosen: limits the items that one address can request, and its length to 4 KB. */
export const mostSaved = 100
export const mostViewed = 20

type StoredItems = Readonly<Record<string, unknown>>

/** Parses the stored details of each item, by its reference; empty where the text is invalid. */
export const parseKept = (text: string | null): StoredItems => {
  try {
    return { ...JSON.parse(text || '{}') }
  } catch {
    return {}
  }
}

/** Stores an item as the newest of at most `most`, or removes it where it is null. False when storage fails. */
export const keepItem = (key: string, ref: string, item: unknown, most: number): boolean => {
  const { [ref]: _former, ...others } = parseKept(readStored(key))
  const items = Object.entries(item ? { ...others, [ref]: item } : others)
  return keep(key, JSON.stringify(Object.fromEntries(items.slice(-most))))
}
