/** Facet counts and statistics over the hits of all segments. */
import { countValues, statsOf, type Counted, type FacetStats } from './facets.ts'
import { docOf, type Placed } from '../match/ordered-hits.ts'
import type { SegmentView } from '../index/view.ts'

/** Records of one segment that are counted, ascending. */
export type Counting = { readonly view: SegmentView; readonly docs: Uint32Array }

/** The values of a facet with the number of records that hold them, those that occur. */
export const countFacet = (parts: readonly Counting[], attribute: string): Counted[] => {
  const lists = parts.map(({ view, docs }): Counted[] => {
    const column = view.facet(attribute)
    if (!column) return []
    const count = () => countValues(column, docs, column.single())
    const counts = docs === view.everything ? view.cachedCounts(attribute, count) : count()
    const counted: Counted[] = []
    for (let id = 0; id < counts.length; id += 1) {
      const [value, times] = [column.values[id], counts[id] ?? 0]
      if (value !== undefined && times > 0) counted.push([value, times])
    }
    return counted
  })
  const [only] = lists
  if (only && lists.length === 1) return only
  const totals = new Map<string, number>()
  for (const [value, count] of lists.flat()) totals.set(value, (totals.get(value) ?? 0) + count)
  return [...totals]
}

/** Bounds, mean and total of the numbers of an attribute; null when the records hold none. */
export const facetStats = (parts: readonly Counting[], attribute: string): FacetStats | null =>
  statsOf(
    parts.flatMap(({ view, docs }) => {
      const column = view.numbers(attribute)
      return column ? [{ column, docs }] : []
    }),
  )

/** The records of these hits, by segment. */
export const countingOf = (hits: readonly Placed[]): Counting[] =>
  [...Map.groupBy(hits, (hit) => hit.segment.view)].map(([view, viewHits]) => ({
    view,
    docs: Uint32Array.from(viewHits, docOf).sort(),
  }))
