/** The statistics of search for editors, read from the search service over HTTP. Source: the public Analytics API. */
import { z } from 'zod'
import { kinds, type Kind } from '../search/kinds.ts'

/** Days that a report covers; the first unless another is asked for. */
export const periods = [28, 7, 90] as const

export type ReportQuery = {
  readonly days: number
  /** Null: all lists. */
  readonly list: string | null
}

/** Whether the name is that of a list that visitors search by words. */
export const isList = (name: string): name is Kind => kinds.some((kind) => kind === name)

const isPeriod = (days: number): days is (typeof periods)[number] => periods.some((period) => period === days)

/** What an address asks for; what it cannot mean counts as left out. */
export const parseReportQuery = (parameters: URLSearchParams): ReportQuery => {
  const days = Number(parameters.get('periode'))
  const list = parameters.get('lijst') ?? ''
  return { days: isPeriod(days) ? days : periods[0], list: isList(list) ? list : null }
}

const count = z.number().min(0)
const rate = z.number().nullable()

const searchesAnswer = z.object({
  searches: z.array(
    z.object({
      search: z.string(),
      index: z.string().optional(),
      count,
      nbHits: count,
      clickThroughRate: rate,
      averageClickPosition: rate,
      trackedSearchCount: count,
      clickCount: count,
      conversionCount: count,
    }),
  ),
})
const emptyAnswer = z.object({
  searches: z.array(z.object({ search: z.string(), index: z.string().optional(), count, withFilterCount: count })),
})
const rateAnswer = z.object({
  rate,
  count,
  noResultCount: count,
  dates: z.array(z.object({ date: z.iso.date(), count, noResultCount: count })),
})
const clicksAnswer = z.object({ rate, clickCount: count, trackedSearchCount: count })

type Line<Answer extends { readonly searches: readonly unknown[] }> = Answer['searches'][number]

/** A query with its figures, and the lists in which it was searched for, most first; none where one list was asked for. */
export type FrequentSearch = Omit<Line<z.infer<typeof searchesAnswer>>, 'index'> & { readonly lists: readonly string[] }
export type EmptySearch = Omit<Line<z.infer<typeof emptyAnswer>>, 'index'> & { readonly lists: readonly string[] }
export type SearchReport = {
  readonly frequent: readonly FrequentSearch[]
  /** Often searched for with a list as answer, and seldom clicked; the worst first. */
  readonly rarelyClicked: readonly FrequentSearch[]
  readonly empty: readonly EmptySearch[]
  readonly figures: z.infer<typeof rateAnswer>
  readonly clicks: z.infer<typeof clicksAnswer>
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The lines of each query, and its lists. */
const byQuery = <One extends { readonly search: string; readonly index?: string | undefined; readonly count: number }>(
  lines: readonly One[],
) =>
  [...Map.groupBy(lines, ({ search }) => search)].map(([search, own]) => ({
    search,
    own,
    lists: own.toSorted((a, b) => b.count - a.count).flatMap(({ index }) => index ?? []),
    count: sum(own.map((line) => line.count)),
  }))

const frequentOf = (lines: Line<z.infer<typeof searchesAnswer>>[]): FrequentSearch[] =>
  byQuery(lines)
    .map(({ own, ...query }): FrequentSearch => {
      const trackedSearchCount = sum(own.map((line) => line.trackedSearchCount))
      const clickCount = sum(own.map((line) => line.clickCount))
      const clicked = sum(own.map((line) => (line.clickThroughRate ?? 0) * line.trackedSearchCount))
      const places = sum(own.map((line) => (line.averageClickPosition ?? 0) * line.clickCount))
      return {
        ...query,
        nbHits: sum(own.map((line) => line.nbHits)),
        trackedSearchCount,
        clickThroughRate: trackedSearchCount === 0 ? null : clicked / trackedSearchCount,
        averageClickPosition: clickCount === 0 ? null : places / clickCount,
        clickCount,
        conversionCount: sum(own.map((line) => line.conversionCount)),
      }
    })
    .toSorted((a, b) => b.count - a.count)

const emptyOf = (lines: Line<z.infer<typeof emptyAnswer>>[]): EmptySearch[] =>
  byQuery(lines)
    .map(({ own, ...query }) => ({ ...query, withFilterCount: sum(own.map((line) => line.withFilterCount)) }))
    .toSorted((a, b) => b.count - a.count)

/** Where the figures are. */
export type Source = { readonly url: string; readonly appId: string; readonly key: string }

/** Milliseconds. */
const timeout = 3000
const mostLines = 50
/** Source: the public limit. */
const mostAsked = '1000'
/** A query counts as often searched for from this number on, and as seldom clicked up to this share. */
const often = 5
const seldom = 0.2
const aDay = 86_400_000

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * The report of some days up to today.
 * @throws Error when the service does not answer in time, refuses the key, or answers in another form.
 */
export const readSearchReport = async (
  { url, appId, key }: Source,
  { days, list }: ReportQuery,
  now = Date.now(),
): Promise<SearchReport> => {
  const read = async <Answer>(path: string, schema: z.ZodType<Answer>, more: Record<string, string>) => {
    const parameters = new URLSearchParams({
      ...(list === null ? {} : { index: list }),
      startDate: dayOf(now - (days - 1) * aDay),
      endDate: dayOf(now),
      ...more,
    })
    const response = await fetch(`${url}/2/${path}?${parameters}`, {
      headers: { 'x-algolia-application-id': appId, 'x-algolia-api-key': key },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok)
      throw new Error(
        `The search statistics at ${url} answer ${response.status}; check SEARCH_URL and SEARCH_STATISTICS_KEY`,
      )
    return schema.parse(await response.json())
  }
  const [answer, empty, figures, clicks] = await Promise.all([
    read('searches', searchesAnswer, { limit: mostAsked, clickAnalytics: 'true' }),
    read('searches/noResults', emptyAnswer, { limit: mostAsked }),
    read('searches/noResultRate', rateAnswer, {}),
    read('clicks/clickThroughRate', clicksAnswer, {}),
  ])
  const searches = frequentOf(answer.searches)
  const rarelyClicked = searches
    .filter(
      ({ trackedSearchCount, clickThroughRate, nbHits }) =>
        nbHits > 0 && trackedSearchCount >= often && (clickThroughRate ?? 0) <= seldom,
    )
    .toSorted((a, b) => (a.clickThroughRate ?? 0) - (b.clickThroughRate ?? 0) || b.count - a.count)
  return {
    frequent: searches.filter((line) => line.count > 0).slice(0, mostLines),
    rarelyClicked: rarelyClicked.slice(0, 10),
    empty: emptyOf(empty.searches).slice(0, mostLines),
    figures,
    clicks,
  }
}
