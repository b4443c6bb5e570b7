/** Lists of saved and viewed items, newest first, and the operations on them. */
import * as z from 'zod/mini'
import { readReference, type Reference } from './item.ts'
import { forget, keep } from './storage.ts'
import { mostSaved, parseKept } from './saved.ts'

const entry = z.object({
  /** The title when it was stored: the only information about an item that was removed since. */
  title: z.string().check(z.maxLength(300)),
  /** ISO 8601. */
  at: z.iso.datetime(),
  note: z.optional(z.string().check(z.maxLength(2000))),
})

export type SavedItem = Reference & z.output<typeof entry>

/** Chosen: a note is a few paragraphs. */
export const longestNote = 2000

/** Parses the items in a text, newest first; invalid entries are skipped. */
export const parseList = (text: string): SavedItem[] =>
  Object.entries(parseKept(text))
    .flatMap(([ref, stored]) => {
      const [reference, parsed] = [readReference(ref), entry.safeParse(stored)]
      return reference && parsed.success ? [{ ...reference, ...parsed.data }] : []
    })
    .toReversed()
    .slice(0, mostSaved)

/** The list in its storage format: by item, oldest first. */
export const writeList = (items: readonly SavedItem[]): string =>
  JSON.stringify(Object.fromEntries(items.toReversed().map(({ ref, title, at, note }) => [ref, { title, at, note }])))

/** Stores a list; an empty one is deleted. False when storage is full or unavailable. */
export const keepList = (key: string, items: readonly SavedItem[]): boolean => {
  if (items.length) return keep(key, writeList(items))
  forget(key)
  return true
}

/** The list with an item one place up (-1) or down (1) among those of its kind; the same list at either end. */
export const moveItem = (items: readonly SavedItem[], ref: string, step: -1 | 1): readonly SavedItem[] => {
  const item = items.find((other) => other.ref === ref)
  const peers = items.filter(({ kind }) => kind === item?.kind)
  const other = peers[peers.findIndex((peer) => peer.ref === ref) + step]
  if (!item || !other) return items
  return items.map((one) => (one === item ? other : one === other ? item : one))
}

/** The list with that note on an item; an empty note is removed. */
export const noteItem = (items: readonly SavedItem[], ref: string, note: string): readonly SavedItem[] =>
  items.map(({ note: former, ...item }) => ({
    ...item,
    ...(item.ref !== ref ? { note: former } : note.trim() ? { note: note.slice(0, longestNote) } : {}),
  }))

/** Merges both lists, a hundred items at most: items of the first are unchanged, new ones are appended. */
export const mergeLists = (items: readonly SavedItem[], more: readonly SavedItem[]): readonly SavedItem[] =>
  [...items, ...more.filter(({ ref }) => !items.some((item) => item.ref === ref))].slice(0, mostSaved)
