/**
 * Statistics as the public Analytics API shows them (algolia/api-clients-automation, specs/analytics), for the searches
 * that this service answered. In addition `index` may be left out: then each line names its index.
 */
import { z } from 'zod'
import { fromQueryString } from '../query/params.ts'
import type { Call } from './operations.ts'
import { statisticsOf } from './events.ts'
import type { JsonObject } from '#platform/json-object.ts'
import { added, noTally, positionRanges, type Tally } from '../statistics/tally.ts'
import type { DayFigures } from '../statistics/files.ts'
import { dayOf, keptDays } from '../statistics/statistics.ts'
import { badRequest } from '../refusal.ts'
import { checkedBody } from './wire-settings.ts'

const aDay = 86_400_000

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text
const day = z.string().refine(isDay, 'expected a date as YYYY-MM-DD').optional()
const number = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual)

const parameters = z.object({
  index: z.string().min(1).optional(),
  startDate: day,
  endDate: day,
  limit: number(0, 1000, 10),
  offset: number(0, 100_000, 0),
  orderBy: z.enum(['searchCount', 'clickThroughRate', 'conversionRate', 'averageClickPosition']).default('searchCount'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  clickAnalytics: z.enum(['true', 'false']).default('false'),
})
type Parameters = z.infer<typeof parameters>

type Line = { readonly index: string; readonly tally: Tally }

const read = (call: Call, search: string, now: number) => {
  const statistics = statisticsOf(call)
  const { tags, ...raw } = fromQueryString(search)
  if (typeof tags === 'string' && tags !== '') throw badRequest('tags: statistics are not kept by tag')
  const unknown = Object.keys(raw).find((name) => !Object.hasOwn(parameters.shape, name))
  if (unknown !== undefined) throw badRequest(`Unknown parameter: ${unknown.slice(0, 100)}`)
  const wanted = checkedBody(parameters, raw)
  const end = wanted.endDate ?? dayOf(now)
  const first = wanted.startDate ?? dayOf(Date.parse(end) - 7 * aDay)
  if (first > end) throw badRequest('startDate: expected a date that is not after endDate')
  // Nothing is kept of earlier days or known of later ones, and each day of the answer takes room.
  const from = [first, dayOf(now - keptDays * aDay)].sort()[1] ?? first
  const last = [end, dayOf(now + aDay)].sort()[0] ?? end
  return { wanted, from, last, days: linesByDay(statistics.read(from, last), wanted.index) }
}

async function* linesByDay(days: AsyncIterable<DayFigures>, requested: string | undefined) {
  for await (const { day: date, tallies } of days) {
    const lines = Object.entries(tallies).flatMap(([index, queries]): (Line & { hash: string })[] =>
      requested === undefined || requested === index
        ? Object.entries(queries).map(([hash, tally]) => ({ index, hash, tally }))
        : [],
    )
    yield { date, lines }
  }
}

const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000

const averagePosition = ({ positionSum, clicks }: Tally): number | null => ratio(positionSum, clicks)

const measures: Readonly<Record<Parameters['orderBy'], (tally: Tally) => number>> = {
  searchCount: ({ searches }) => searches,
  clickThroughRate: ({ clickedSearches, tracked }) => ratio(clickedSearches, tracked) ?? 0,
  conversionRate: ({ convertedSearches, tracked }) => ratio(convertedSearches, tracked) ?? 0,
  averageClickPosition: (tally) => averagePosition(tally) ?? 0,
}

/** Different queries of one answer, the newest; they are put in order at once. */
const mostLines = 50_000

/** Each query with its figures over all days, those without words of their own left out. */
const linesOf = async ({ days }: ReturnType<typeof read>): Promise<Line[]> => {
  const byQuery = new Map<string, Line>()
  for await (const { lines } of days)
    for (const { index, hash, tally } of lines) {
      const newer = byQuery.get(hash)
      if (newer || byQuery.size < mostLines)
        byQuery.set(hash, { index, tally: newer ? added(tally, newer.tally) : tally })
    }
  return [...byQuery.values()].filter(({ tally }) => tally.query !== '')
}

const page = (
  lines: readonly Line[],
  by: (tally: Tally) => number,
  { direction, offset, limit }: Parameters,
): Line[] => {
  const sign = direction === 'asc' ? 1 : -1
  return lines
    .toSorted((a, b) => sign * (by(a.tally) - by(b.tally)) || (a.tally.query < b.tally.query ? -1 : 1))
    .slice(offset, offset + limit)
}

const clickFigures = (tally: Tally): JsonObject => ({
  clickThroughRate: ratio(tally.clickedSearches, tally.tracked),
  averageClickPosition: averagePosition(tally),
  clickPositions: positionRanges.map((position, at) => ({ position, clickCount: tally.positions[at] ?? 0 })),
  conversionRate: ratio(tally.convertedSearches, tally.tracked),
  trackedSearchCount: tally.tracked,
  clickCount: tally.clicks,
  conversionCount: tally.conversions,
})

/** The queries that were searched for most. */
export const topSearches = async (call: Call, search: string, now: number): Promise<JsonObject> => {
  const report = read(call, search, now)
  const { wanted } = report
  const searches = page(await linesOf(report), measures[wanted.orderBy], wanted).map(({ index, tally }) => ({
    search: tally.query,
    count: tally.searches,
    nbHits: tally.hits,
    ...(wanted.clickAnalytics === 'true' ? clickFigures(tally) : {}),
    ...(wanted.index === undefined ? { index } : {}),
  }))
  return { searches }
}

/** The queries that found nothing. */
export const searchesWithoutResults = async (call: Call, search: string, now: number): Promise<JsonObject> => {
  const report = read(call, search, now)
  const lines = (await linesOf(report)).filter(({ tally }) => tally.empty > 0)
  const searches = page(lines, ({ empty }) => empty, report.wanted).map(({ index, tally }) => ({
    search: tally.query,
    count: tally.empty,
    withFilterCount: tally.emptyFiltered,
    ...(report.wanted.index === undefined ? { index } : {}),
  }))
  return { searches }
}

/** Figures of the whole time and of each day in it. */
const byDay =
  (figures: (tally: Tally) => JsonObject) =>
  async (call: Call, search: string, now: number): Promise<JsonObject> => {
    const { days, from, last } = read(call, search, now)
    const sums = new Map<string, Tally>()
    for await (const { date, lines } of days)
      sums.set(
        date,
        lines.reduce((sum, { tally }) => added(sum, tally), sums.get(date) ?? noTally()),
      )
    const dates: JsonObject[] = []
    for (let date = from; date <= last; date = dayOf(Date.parse(date) + aDay))
      dates.push({ date, ...figures(sums.get(date) ?? noTally()) })
    return { ...figures([...sums.values()].reduce(added, noTally())), dates }
  }

/** How many searches there were. */
export const searchCount = byDay(({ searches }) => ({ count: searches }))

/** How many searches found nothing. */
export const noResultRate = byDay(({ searches, empty }) => ({
  rate: ratio(empty, searches),
  count: searches,
  noResultCount: empty,
}))

/** How many searches were followed by a click. */
export const clickThroughRate = byDay(({ clickedSearches, clicks, tracked }) => ({
  rate: ratio(clickedSearches, tracked),
  clickCount: clicks,
  trackedSearchCount: tracked,
}))
