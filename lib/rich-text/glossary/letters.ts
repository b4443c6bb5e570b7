/** The glossary by first letter, for a list that one can leaf through. */
import type { Locale } from '#lib/i18n/routing.ts'
import { termsInOrder, type Term } from './terms.ts'

/** Each letter that has terms in that language, with its terms, both in order. Chosen: see `terms`. */
export const termsByLetter = (locale: Locale): readonly (readonly [string, readonly Term[]])[] => [
  ...Map.groupBy(termsInOrder(locale), (term) => term[locale].term.charAt(0).toUpperCase()),
]

/** The terms before and after one in that language's order; the first and the last are neighbours. Chosen: see `terms`. */
export const neighboursOf = (slug: string, locale: Locale): Term[] => {
  const all = termsInOrder(locale)
  const at = all.findIndex((term) => term.slug === slug)
  return at < 0 ? [] : [-2, -1, 1, 2].flatMap((step) => all.at((at + step) % all.length) ?? [])
}
