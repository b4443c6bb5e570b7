/** Figures of one query in one index on one day, and how they add up. */
import { z } from 'zod'

const count = z.int().min(0)

/** Where clicks are, by position from 1. Source: the search service's published ranges; -1: without end. */
export const positionRanges: readonly (readonly [number, number])[] = [
  ...Array.from({ length: 10 }, (_, at): readonly [number, number] => [at + 1, at + 1]),
  [11, 20],
  [21, -1],
]

const tally = z.object({
  /** Empty where only events of the query arrived at this process. */
  query: z.string(),
  searches: count,
  /** Of which found nothing, and of these which had filters. */
  empty: count,
  emptyFiltered: count,
  /** Of which events may tell, and of these which had a click or a conversion. */
  tracked: count,
  clickedSearches: count,
  convertedSearches: count,
  clicks: count,
  conversions: count,
  views: count,
  /** Sum of the positions of all clicks, and their number in each range. */
  positionSum: count,
  positions: z.array(count),
  /** Hits of the last search. */
  hits: count,
})
export type Tally = z.infer<typeof tally>

/** A day: by index, by hash of the query. */
export const dayTallies = z.record(z.string(), z.record(z.string(), tally))
export type DayTallies = z.infer<typeof dayTallies>

/** Figures of nothing. */
export const noTally = (query = ''): Tally => ({
  query,
  searches: 0,
  empty: 0,
  emptyFiltered: 0,
  tracked: 0,
  clickedSearches: 0,
  convertedSearches: 0,
  clicks: 0,
  conversions: 0,
  views: 0,
  positionSum: 0,
  positions: positionRanges.map(() => 0),
  hits: 0,
})

/** Both together; the latter says the number of hits. */
export const added = (a: Tally, b: Tally): Tally => ({
  query: a.query || b.query,
  searches: a.searches + b.searches,
  empty: a.empty + b.empty,
  emptyFiltered: a.emptyFiltered + b.emptyFiltered,
  tracked: a.tracked + b.tracked,
  clickedSearches: a.clickedSearches + b.clickedSearches,
  convertedSearches: a.convertedSearches + b.convertedSearches,
  clicks: a.clicks + b.clicks,
  conversions: a.conversions + b.conversions,
  views: a.views + b.views,
  positionSum: a.positionSum + b.positionSum,
  positions: positionRanges.map((_, at) => (a.positions[at] ?? 0) + (b.positions[at] ?? 0)),
  hits: b.searches > 0 ? b.hits : a.hits,
})

/** Clicks behind it count as at it: sums of wrong positions could not be stored. Chosen: no visitor comes as far. */
export const farthest = 100_000

/** The number of the range that holds a position. */
export const rangeOf = (position: number): number =>
  positionRanges.findIndex(([, last]) => last === -1 || position <= last)
