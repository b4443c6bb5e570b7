/**
 * Statistics of search without identity: by day, index and query how often it was searched for, found nothing, and was
 * clicked. Nothing is kept of who searched, when in the day, or what was found.
 */
import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { openFiles, type DayFigures } from './files.ts'
import { blankQueryId, hashIn, hashOf, newQueryId } from './query-id.ts'
import { farthest, noTally, rangeOf, type DayTallies, type Tally } from './tally.ts'
import { createTyping } from './typing.ts'
import type { Report } from '../../report.ts'

/** A search that was answered. */
export type SearchDone = {
  readonly index: string
  readonly query: string
  readonly hits: number
  readonly filtered: boolean
  /** Whether events of it may follow. */
  readonly tracked: boolean
  /** Whether it counts: not for pages after the first, nor where the caller asks for none. */
  readonly counts: boolean
  readonly caller: string
}

/** What happened with hits of a search. */
export type SearchEvent = {
  readonly kind: 'click' | 'conversion' | 'view'
  readonly index: string
  readonly queryId: string
  /** Of each click, from 1. */
  readonly positions: readonly number[]
}

export type Statistics = {
  /** Counts a search and returns its name; null for one that is not tracked. */
  readonly search: (search: SearchDone) => string | null
  /** Counts an event; one of a search that this service did not answer counts nowhere. */
  readonly event: (event: SearchEvent) => void
  /** The days from `first` to `last` (YYYY-MM-DD), of all processes; other work goes on between one and the next. */
  readonly read: (first: string, last: string) => AsyncIterable<DayFigures>
  /** Writes what was counted and is in memory only. */
  readonly flush: () => void
  readonly close: () => void
}

export type StatisticsOptions = {
  /** What names of searches are signed with. */
  readonly key: string
  /** Null: in memory only. */
  readonly folder: string | null
  readonly now: () => Date
  readonly report: Report
}

/**
 * Queries of one index on one day, and of all indexes, as a day is read at once; further ones are not counted. A search over everything
 * counts in eight.
 */
const mostQueries = 2000
const mostOfDay = 8 * mostQueries
/** Names of searches whose first click or conversion is remembered. */
const mostNames = 10_000
/** Days that are kept. */
export const keptDays = 90
/** Milliseconds between two writes. */
const writeEvery = 10_000
const longestQuery = 100
const aDay = 86_400_000

/** The day of a moment, in UTC. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Shown for queries that look like an address or a number of a person: their words are not kept. */
export const withheld = '…'
const personal = /@|\d(?:[\s.-]?\d){7,}/

const normal = (query: string): string => {
  const text = query.toWellFormed().trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, longestQuery)
  return personal.test(text) ? withheld : text
}

/** Remembers names up to a number, the oldest going first; tells whether one is new. */
const firstTimes = () => {
  const names = new Set<string>()
  return (name: string): boolean => {
    if (names.has(name)) return false
    names.add(name)
    const [oldest] = names
    if (names.size > mostNames && oldest !== undefined) names.delete(oldest)
    return true
  }
}

/** Statistics that are kept in a folder. */
export const openStatistics = ({ key, folder, now, report }: StatisticsOptions): Statistics => {
  const files = folder === null ? null : openFiles(folder, randomBytes(4).toString('hex'), report)
  const days = new Map<string, DayTallies>()
  /** How many queries each of these days has. */
  const sizes = new Map<string, number>()
  const changed = new Set<string>()
  const isFirst = firstTimes()

  const tallyOf = (day: string, index: string, hash: string): Tally | null => {
    // Without a prototype: an index may be called as what every object has.
    const tallies = days.get(day) ?? (Object.create(null) as DayTallies)
    days.set(day, tallies)
    const queries = (tallies[index] ??= {})
    const known = queries[hash]
    if (known) return known
    const size = sizes.get(day) ?? 0
    if (size >= mostOfDay || Object.keys(queries).length >= mostQueries) return null
    sizes.set(day, size + 1)
    return (queries[hash] = noTally())
  }
  const count = (at: number, index: string, hash: string, change: (tally: Tally) => void) => {
    const day = dayOf(at)
    // The one name that is no plain key of an object.
    const tally = index === '__proto__' ? null : tallyOf(day, index, hash)
    if (!tally) return
    change(tally)
    changed.add(day)
  }

  const typing = createTyping(({ index, query, hits, filtered, tracked }, at) =>
    count(at, index, hashOf(key, index, query), (tally) => {
      tally.query = query
      tally.searches += 1
      tally.hits = hits
      if (tracked) tally.tracked += 1
      if (hits > 0) return
      tally.empty += 1
      if (filtered) tally.emptyFiltered += 1
    }),
  )

  const write = () => {
    // A search of just before midnight may settle after it, so yesterday stays too.
    const yesterday = dayOf(now().getTime() - aDay)
    for (const day of changed) files?.write(day, days.get(day) ?? {})
    changed.clear()
    files?.forget(dayOf(now().getTime() - keptDays * aDay))
    // Without files, what is in memory is all there is.
    if (files) for (const day of days.keys()) if (day < yesterday) days.delete(day)
    if (days.size > keptDays) days.delete([...days.keys()].sort()[0] ?? '')
    for (const day of sizes.keys()) if (!days.has(day)) sizes.delete(day)
  }
  const timer = setInterval(() => {
    typing.settle(now().getTime())
    if (changed.size > 0) write()
  }, writeEvery)
  timer.unref()
  const flush = () => {
    typing.settle(Infinity)
    write()
  }

  return {
    search: ({ index, query, hits, filtered, tracked, counts, caller }) => {
      const text = normal(query)
      if (counts && text !== '') typing.add(caller, { index, query: text, hits, filtered, tracked }, now().getTime())
      return tracked ? newQueryId(key, hashOf(key, index, text)) : null
    },
    event: ({ kind, index, queryId, positions }) => {
      const hash = hashIn(key, queryId)
      if (hash === null) return
      count(now().getTime(), index, hash, (tally) => {
        if (kind === 'view') tally.views += 1
        if (kind === 'conversion') {
          tally.conversions += 1
          if (isFirst(`conversion ${queryId}`)) tally.convertedSearches += 1
        }
        if (kind !== 'click') return
        if (isFirst(`click ${queryId}`)) tally.clickedSearches += 1
        for (const position of positions) {
          tally.clicks += 1
          tally.positionSum += Math.min(position, farthest)
          const range = rangeOf(position)
          tally.positions[range] = (tally.positions[range] ?? 0) + 1
        }
      })
    },
    read: async function* (first, last) {
      typing.settle(Infinity)
      const inMemory = new Map([...days].filter(([day]) => day >= first && day <= last))
      for (const day of [...inMemory.keys()].sort().toReversed()) {
        yield { day, tallies: inMemory.get(day) ?? {} }
        await setImmediate()
      }
      if (files) yield* files.read(first, last, (day) => inMemory.has(day))
    },
    flush,
    close: () => {
      clearInterval(timer)
      flush()
    },
  }
}

/** Statistics that count nothing: searches get names that refer to nothing. */
export const noStatistics: Pick<Statistics, 'search'> = {
  search: ({ tracked }) => (tracked ? blankQueryId() : null),
}
