/**
 * What a visitor saved and viewed, in this browser alone: by item, the oldest first. Every page carries this file, so
 * that it only knows which items there are; `list.ts` reads what is kept of each.
 */
import { keep, readKept } from './storage.ts'

/** The number is the version of what is kept: another shape gets another key. */
export const savedKey = 'lesroute:saved:1'
export const viewedKey = 'lesroute:viewed:1'

/** Chosen: bounds what one address can ask for, and keeps it within 4 KB. */
export const mostSaved = 100
export const mostViewed = 20

type Kept = Readonly<Record<string, unknown>>

/** What is kept of each item, by its reference; nothing where the text is not ours. */
export const parseKept = (text: string | null): Kept => {
  try {
    return { ...JSON.parse(text || '{}') }
  } catch {
    return {}
  }
}

/** Keeps an item as the newest of at most `most`, or takes it out where it is null. False when it cannot be kept. */
export const keepItem = (key: string, ref: string, item: unknown, most: number): boolean => {
  const { [ref]: _former, ...others } = parseKept(readKept(key))
  const items = Object.entries(item ? { ...others, [ref]: item } : others)
  return keep(key, JSON.stringify(Object.fromEntries(items.slice(-most))))
}
