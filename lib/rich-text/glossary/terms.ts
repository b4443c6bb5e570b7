/** Words of Dutch education that a newcomer meets, explained in our own words, in both languages. */
import type { Locale } from '#lib/i18n/routing.ts'
import written from './terms.json' with { type: 'json' }

export type Wording = {
  readonly term: string
  /** Other spellings under which a text may use it; whole words, in any case. */
  readonly forms?: readonly string[]
  /** One or two sentences that stand on their own. */
  readonly short: string
  /** What else helps to know. */
  readonly more: string
}

export type Term = { readonly slug: string } & Readonly<Record<Locale, Wording>>

/** Chosen: written by the editors of this site, about what its articles use and do not explain each time. */
export const terms: readonly Term[] = written

/** The term of that slug; null when there is none. Chosen: see `terms`. */
export const findTerm = (slug: string): Term | null => terms.find((term) => term.slug === slug) ?? null

/** All terms in the alphabetical order of that language. Chosen: see `terms`. */
export const termsInOrder = (locale: Locale): Term[] =>
  terms.toSorted((a, b) => a[locale].term.localeCompare(b[locale].term, locale))
