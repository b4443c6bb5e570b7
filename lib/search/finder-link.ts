/** The search of programmes that a query of the search over everything asks for. */
import type { Group, SearchHit } from './everything-state.ts'
import { locationKeys } from './change-location.ts'
import { programsPage } from './list-pages.ts'
import { namesKind } from './named-kinds.ts'
import { contentWords } from './query-text.ts'
import { typedDistance } from './typed-distance.ts'
import { isExcluded, understoodFilters } from './understand/filters.ts'
import type { ServedUnderstanding } from './understand/served.ts'

type FinderQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** Best results among which a programme or institution says that programmes are looked for. */
const best = 5

/** Whether the results of a query are about programmes: a place is named, or some stand among the best; not where it names another kind. */
export const isAboutPrograms = (understanding: ServedUnderstanding, results: readonly SearchHit[]): boolean =>
  !namesKind(understanding.rest) &&
  (understanding.place !== null ||
    results.slice(0, best).some(({ kind }) => kind === 'programs' || kind === 'educational_institutions'))

/**
 * The parameters of the finder's address: what was understood as filters and place, and of the other words those that name a
 * programme among `groups`; words of no name ask for a text. Null where nothing of the query is a filter or place.
 */
export const finderQuery = (understanding: ServedUnderstanding, groups: readonly Group[]): FinderQuery | null => {
  const { refinements, place: span } = understoodFilters(understanding)
  const { place } = understanding
  const filters = programsPage.facets.flatMap(({ key, attribute }) => {
    const values = refinements[attribute]
    return values ? [[key, values] as const] : []
  })
  const unwanted = new Set(understanding.understood.filter(isExcluded).map(({ text }) => text))
  if (!filters.length && !place && !unwanted.size) return null
  const programs = groups.filter(({ kind }) => kind === 'programs').flatMap(({ hits }) => hits)
  const names = new Set(programs.flatMap(({ evidence }) => [...evidence.titleWords, ...evidence.nameWords]))
  const words = contentWords(understanding.rest).filter((word) => names.has(word))
  return {
    // What is not wanted is no filter of an address: the finder understands its words.
    q: [...words, ...unwanted].join(' ') || undefined,
    ...Object.fromEntries(filters),
    [locationKeys.place]: place?.name,
    [locationKeys.radius]: (place && span && typedDistance(span)) ?? undefined,
  }
}
