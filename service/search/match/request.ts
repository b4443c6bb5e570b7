/** A search request read once for all segments of an index: its filters, its place, its time. */
import type { Deadline } from '../deadline.ts'
import { geoSearchOf, type GeoSearch } from '../index/geo.ts'
import type { IndexView } from '../index/view.ts'
import { parseFacetFilters, parseNumericFilters, parseOptionalFilters, parseTagFilters } from '../query/filter-list.ts'
import { hasScores } from '../query/filter-mask.ts'
import { allOf, leafCount, type FilterNode } from '../query/filter-node.ts'
import { parseFilterText } from '../query/filter-text.ts'
import type { SearchOptions } from '../query/search-params.ts'
import { badRequest } from '../refusal.ts'

/** The request in the forms that all segments share. */
export type Request = {
  readonly index: IndexView
  readonly options: SearchOptions
  readonly filter: FilterNode | null
  /** What scores records without leaving any out. */
  readonly scored: FilterNode | null
  readonly geo: GeoSearch | null
  readonly deadline: Deadline
}

/** Each leaf is a walk over all records; a list of programmes as a filter stays well below. */
const mostLeaves = 2000
/** Chosen: far beyond what a search page personalises by. */
const mostOptional = 500

const filterOf = (options: SearchOptions): FilterNode | null => {
  const filter = allOf([
    ...options.restrictions.map(parseFilterText),
    parseFilterText(options.filters),
    parseFacetFilters(options.facetFilters),
    parseNumericFilters(options.numericFilters),
    parseTagFilters(options.tagFilters),
  ])
  const count = filter ? leafCount(filter) : 0
  if (count > mostLeaves)
    throw badRequest(
      `At most ${mostLeaves} filters in one search, filters, facetFilters, numericFilters and tagFilters together, not ${count}`,
    )
  return filter
}

/** Filters that only order hits; each is looked up whatever else a search finds. */
const optionalOf = ({ optionalFilters }: SearchOptions): FilterNode | null => {
  const filter = parseOptionalFilters(optionalFilters)
  if (filter && leafCount(filter) > mostOptional)
    throw badRequest(`At most ${mostOptional} optionalFilters in one search`)
  return filter
}

/**
 * For requests that are answered before they are done: whether their filters and places can leave out a record. @throws SearchRefusal
 * 400 on filters or coordinates that cannot be read.
 */
export const checkFilters = (options: SearchOptions): boolean => {
  optionalOf(options)
  const [filter, geo] = [filterOf(options), geoSearchOf(options)]
  return filter !== null || geo !== null
}

/** The request as segments are searched by it. @throws SearchRefusal 400 on filters or coordinates that cannot be read. */
export const readRequest = (index: IndexView, options: SearchOptions, deadline: Deadline): Request => {
  const filter = filterOf(options)
  const scoring = filter && (options.sumOrFiltersScores || hasScores(filter)) ? filter : null
  return {
    index,
    options,
    filter,
    scored: allOf([scoring, optionalOf(options)]),
    geo: geoSearchOf(options),
    deadline,
  }
}
