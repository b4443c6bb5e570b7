/**
 * What stands in the list of all kinds behind the merged hits: the rest of each kind's own list, the kind of the best hit first. So
 * every hit that services return has one place in the list, although only the first of each kind are merged.
 */
import {
  everythingRequests,
  mostPages,
  pageLength,
  type Everything,
  type Group,
  type SearchHit,
} from './everything-state.ts'
import type { Kind } from './kinds.ts'
import { mostPagedHits } from './list-pages.ts'

/** A run of a kind's own list. */
export type Segment = { readonly kind: Kind; readonly offset: number; readonly length: number }

/** How many hits all pages of the list show. */
export const reachableOf = (groups: readonly Group[]): number =>
  Math.min(
    mostPages * pageLength,
    groups.reduce((sum, { count }) => sum + Math.min(count, mostPagedHits), 0),
  )

/** The runs that fill a page, counted from 1, behind the merged hits; none where those fill it, or nothing is left. */
export const segmentsBehind = (groups: readonly Group[], merged: readonly SearchHit[], page: number): Segment[] => {
  const start = (page - 1) * pageLength
  let left = pageLength - Math.max(0, Math.min(pageLength, merged.length - start))
  let skip = Math.max(0, start - merged.length)
  const segments: Segment[] = []
  for (const kind of new Set(merged.map((hit) => hit.kind))) {
    const group = groups.find((one) => one.kind === kind)
    if (kind === 'pages' || !group) continue
    const rest = Math.max(0, Math.min(group.count, mostPagedHits) - group.hits.length)
    const length = Math.min(left, Math.max(0, rest - skip))
    if (length > 0) segments.push({ kind, offset: group.hits.length + skip, length })
    skip = Math.max(0, skip - rest)
    left -= length
  }
  return segments
}

/** One request for each run, to be sent as one call; `readGroups` reads the response. */
export const segmentRequests = (
  { query, near = null }: Pick<Everything, 'query' | 'near'>,
  segments: readonly Segment[],
) =>
  segments.flatMap(({ kind, offset, length }) =>
    everythingRequests({ query, kind: null, page: 1, near }, length)
      .filter(({ indexName }) => indexName === kind)
      .map(({ page: _page, hitsPerPage: _size, ...request }) => ({ ...request, offset, length })),
  )
