/** Filters in an address that are none, for the page to explain. */
import { editsBetween } from '../spelling.ts'
import { cutText } from '../visible-text.ts'
import { facetLimit, type Facet } from './list-pages.ts'
import type { SearchState } from './state.ts'

export type UnknownChoice = {
  readonly attribute: string
  readonly value: string
  /** The values that there are. */
  readonly known: readonly string[]
}

const fold = (text: string): string => text.toLowerCase()

/** The chosen values that nothing in the catalogue has, as they are written there: our search tells cases apart (Algolia does not). `values` are those that it has. */
export const unknownChoices = (
  { refinements }: Pick<SearchState, 'refinements'>,
  values: Readonly<Record<string, readonly string[]>>,
): readonly UnknownChoice[] =>
  Object.entries(refinements).flatMap(([attribute, chosen]) => {
    const known = values[attribute] ?? []
    // A list that is cut says nothing about what is not in it.
    if (known.length >= facetLimit) return []
    return chosen.filter((value) => !known.includes(value)).map((value) => ({ attribute, value, known }))
  })

/** The parameters with the values of the catalogue in the place of those that differ from one in upper and lower case alone. */
export const speltParameters = (
  facets: readonly Facet[],
  parameters: URLSearchParams,
  unknown: readonly UnknownChoice[],
): URLSearchParams => {
  const spelt = new URLSearchParams(parameters)
  for (const { attribute, value, known } of unknown) {
    const own = known.find((one) => fold(one) === fold(value).trim())
    const key = facets.find((facet) => facet.attribute === attribute)?.key
    if (own === undefined || key === undefined) continue
    spelt.delete(key, value)
    spelt.append(key, own)
  }
  return spelt
}

/** Values that are suggested at most: of more none is the clear one. */
const mostNear = 3

/**
 * The known values that an unknown one probably means: those with a word, by the name that people read (`nameOf`), which begins
 * with it (that as a whole begins so first), else those spelled like it (a letter in four may be wrong). None where it would be more than three.
 */
export const nearValues = (
  { attribute, value, known }: UnknownChoice,
  nameOf: (attribute: string, value: string) => string,
): readonly string[] => {
  const typed = fold(value).trim()
  const names = known.map((one) => ({ one, texts: [fold(one), fold(nameOf(attribute, one))] }))
  const begins = (text: string) =>
    text.split(/[\s(/-]+/).some((_, at, words) => words.slice(at).join(' ').startsWith(typed))
  const most = Math.max(1, Math.floor(typed.length / 4))
  const begun = typed.length > 1 ? names.filter(({ texts }) => texts.some(begins)) : []
  const like = begun.length
    ? begun
    : names.filter(({ texts }) => texts.some((text) => typed.length > 2 && editsBetween(typed, text, most) <= most))
  const isFirst = ({ texts }: (typeof names)[number]) => texts.some((text) => text.startsWith(typed))
  const ordered = [...like.filter(isFirst), ...like.filter((near) => !isFirst(near))]
  return ordered.length > mostNear ? [] : ordered.map(({ one }) => one)
}

/**
 * The parameters that have the name of a filter as people read it (`nameOf`), while the address has another key for it: `vorm=duaal`
 * as it would be written.
 */
export const misnamedChoices = (
  facets: readonly Facet[],
  nameOf: (attribute: string) => string,
  parameters: Pick<URLSearchParams, 'get'>,
): readonly string[] =>
  facets.flatMap(({ attribute }) => {
    const name = fold(nameOf(attribute))
    const value = parameters.get(name)
    return value && facets.every(({ key }) => key !== name) ? [`${name}=${cutText(value, 80)}`] : []
  })
