/** References to saved items: an item's kind and id as one short word, for storage and for addresses. */
import { mostSaved } from './saved.ts'

const codes = {
  programs: 'p',
  routes: 'r',
  articles: 'a',
  testimonials: 't',
  podcast_episodes: 'e',
  videos: 'v',
  educational_institutions: 'i',
  regional_education_desks: 'd',
} as const

export type SavedKind = keyof typeof codes

/** In the order in which a list shows them. */
export const savedKinds = Object.keys(codes) as readonly SavedKind[]

/** Groups items by kind, in that order; empty kinds are left out. */
export const byKind = <Item extends { readonly kind: SavedKind }>(items: readonly Item[]) =>
  savedKinds
    .map((kind) => ({ kind, peers: items.filter((item) => item.kind === kind) }))
    .filter(({ peers }) => peers.length)

/** Whether things of that kind can be laid side by side. Source: docs/contract.md 11.4, programmes or routes. */
export const isComparable = (kind: SavedKind): kind is 'programs' | 'routes' => kind === 'programs' || kind === 'routes'

const pattern = /^([a-z])([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/

/** The reference of an item: a letter and the digits of its id. */
export const referenceOf = (kind: SavedKind, id: string): string => codes[kind] + id.replaceAll('-', '')

export type Reference = { readonly ref: string; readonly kind: SavedKind; readonly id: string }

/** Parses a reference; null for any other text. */
export const readReference = (ref: string): Reference | null => {
  const [, code, ...parts] = pattern.exec(ref) ?? []
  const kind = savedKinds.find((name) => codes[name] === code)
  return kind ? { ref, kind, id: parts.join('-') } : null
}

/** The items in an address, without duplicates, a hundred at most. */
export const readReferences = (text: string): Reference[] =>
  [...new Set(text.slice(0, 8000).split('.'))].flatMap((ref) => readReference(ref) ?? []).slice(0, mostSaved)

/** Formats items for an address. */
export const writeReferences = (refs: readonly string[]): string => refs.join('.')
