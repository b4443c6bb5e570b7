/** What was understood, as filters of a search. */
import type { SearchState } from '../state.ts'
import type { Span, Understanding, Understood, Unused } from './understand.ts'

export type UnderstoodFacet = Extract<Understood, { attribute: string }>
export type UnderstoodPlace = Extract<Understood, { kind: 'place' }>

const isFacet = (one: Understood): one is UnderstoodFacet => 'attribute' in one

/** The filters and the place among what was understood; null for what was not. */
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

/** The query without the words that nothing is searched for by, as a sentence about the results names it. */
export const usedWords = (query: string, unused: readonly Unused[] = []): string =>
  unused.toReversed().reduce(withoutSpan, query)

/**
 * The query without the words of those spans, where they still stand in it: it may have been typed on since they were
 * understood. An empty text when nothing is left.
 */
export const withoutSpans = (query: string, spans: readonly Span[]): string =>
  spans.toReversed().reduce((left, { text, start, end }) => {
    const from = left.slice(start, end) === text ? start : left.indexOf(text)
    return from < 0 ? left : withoutSpan(left, { start: from, end: from + text.length })
  }, query)

export type NamedInstitution = {
  readonly title: string
  /** Whether the query says nothing else. */
  readonly isAll: boolean
}

/** The institution that a query names; null where it names none or several. */
export const namedInstitution = ({ rest, understood }: Understanding): NamedInstitution | null => {
  const [one, other] = understood.filter(({ kind }) => kind === 'institution')
  return one && !other ? { title: one.value, isAll: rest === '' && understood.length === 1 } : null
}
