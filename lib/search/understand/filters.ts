/** What was understood, as filters of a search. */
import type { SearchState } from '../state.ts'
import type { Span, Understanding, Understood } from './understand.ts'

export type UnderstoodFacet = Extract<Understood, { attribute: string }>
export type UnderstoodPlace = Extract<Understood, { kind: 'place' }>

const isFacet = (one: Understood): one is UnderstoodFacet => 'attribute' in one && !one.instead

/** Whether it is a value that is not wanted. */
export const isExcluded = (one: Understood): boolean => 'attribute' in one && one.instead !== undefined

/** Groups of `facetFilters` that leave out what is not wanted. */
export const exclusionFilters = ({ understood }: Pick<Understanding, 'understood'>): string[][] => {
  const excluded = understood.flatMap((one) => ('attribute' in one && one.instead ? [one] : []))
  // A programme whose only forms are both excluded must not match by either of them.
  const unwanted = new Set(excluded.map(({ attribute, value }) => `${attribute}:${value}`))
  return excluded
    .map(({ instead = [] }) => instead.filter((filter) => !unwanted.has(filter)))
    .filter(({ length }) => length > 0)
}

/** The wished filters and the place among what was understood; null for what was not. */
export const understoodFilters = ({ understood }: Understanding) => {
  const refinements: Record<string, string[]> = {}
  for (const { attribute, value } of understood.filter(isFacet)) {
    const values = (refinements[attribute] ??= [])
    if (!values.includes(value)) values.push(value)
  }
  return {
    refinements: refinements as Readonly<Record<string, readonly string[]>>,
    place: understood.find((one): one is UnderstoodPlace => one.kind === 'place') ?? null,
  }
}

/**
 * The state that is searched for when a state's query is understood so. Chosen: values of one facet are alternatives,
 * whether chosen or understood, as two ticked boxes are.
 */
export const searchedState = (state: SearchState, understanding: Understanding): SearchState => {
  const refinements: Record<string, readonly string[]> = { ...state.refinements }
  for (const [attribute, values] of Object.entries(understoodFilters(understanding).refinements))
    refinements[attribute] = [...new Set([...(refinements[attribute] ?? []), ...values])]
  return { ...state, query: understanding.rest, refinements }
}

/** The query without the words of one span, for a search that leaves it out. */
export const withoutSpan = (query: string, { start, end }: Pick<Understood, 'start' | 'end'>): string =>
  `${query.slice(0, start).trimEnd()} ${query.slice(end).trimStart()}`.trim()

const isOfWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Where those words stand in a text, not within longer ones; nowhere for none. */
const startsOf = (text: string, words: string): readonly number[] => {
  const starts: number[] = []
  for (let at = words ? text.indexOf(words) : -1; at >= 0; at = text.indexOf(words, at + 1))
    if (!isOfWord(text[at - 1]) && !isOfWord(text[at + words.length])) starts.push(at)
  return starts
}

/**
 * The query without the words of those spans, as far as they still stand in it: it may have been typed on since they were
 * understood. Only whole words are taken out, of several alike those nearest to where they stood.
 */
export const withoutSpans = (query: string, spans: readonly Span[]): string =>
  spans
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { text, start }) => {
      const [nearest] = startsOf(left, text).toSorted((one, other) => Math.abs(one - start) - Math.abs(other - start))
      return nearest === undefined ? left : withoutSpan(left, { start: nearest, end: nearest + text.length })
    }, query)
    // What joined two of them joins nothing any more.
    .replace(/(?:^|\s)(?:of|en|or|and)(?:\s+(?:of|en|or|and))*$/iu, '')

export type NamedInstitution = {
  readonly title: string
  /** Whether the query says nothing else, but for where it is. */
  readonly isAll: boolean
}

/** The institution that a query names; null where it names none or several. */
export const namedInstitution = ({ rest, understood }: Understanding): NamedInstitution | null => {
  const [one, other] = understood.filter((one) => one.kind === 'institution' && !isExcluded(one))
  return one && !other
    ? {
        title: one.value,
        isAll: rest === '' && understood.every(({ kind }) => kind === 'institution' || kind === 'place'),
      }
    : null
}
