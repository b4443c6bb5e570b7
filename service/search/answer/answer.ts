/** The answer to a search, as it goes over the wire. */
import { noDeadline, type Deadline } from '../deadline.ts'
import { covers, projection } from './attribute-tree.ts'
import { countFacet, countingOf, facetStats, type Counting } from './count.ts'
import { facetCounts, type FacetStats } from './facets.ts'
import { findRecords, type SegmentMatches, type RecordMatches } from '../match/find.ts'
import { geoStep, nearestPlace } from '../index/geo.ts'
import { highlighter, type Highlights } from './highlight.ts'
import { typosOf, wordsOf } from '../match/match.ts'
import { distinctHits, docOf, groupCount, orderedHits, type Placed } from '../match/ordered-hits.ts'
import type { JsonObject } from '#platform/json-object.ts'
import type { SearchableRecord } from '../paths.ts'
import { recordLength } from '../index/packed-records.ts'
import { placeIn, rankIn } from '../index/postings.ts'
import { attributeKey, exactWords, proximityOf } from '../match/rank.ts'
import type { SearchOptions } from '../query/search-params.ts'
import type { CompiledSettings } from '../index/settings.ts'
import type { IndexView } from '../index/view.ts'

export type Hit = JsonObject & { readonly objectID: string }

export type SearchAnswer = {
  readonly hits: readonly Hit[]
  readonly nbHits: number
  readonly page?: number
  readonly nbPages?: number
  readonly hitsPerPage?: number
  readonly offset?: number
  readonly length?: number
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facets_stats?: Readonly<Record<string, FacetStats>>
  readonly exhaustiveFacetsCount?: boolean
  readonly exhaustiveNbHits: boolean
  readonly exhaustiveTypo: boolean
  readonly exhaustive: { readonly facetsCount?: boolean; readonly nbHits: boolean; readonly typo: boolean }
  readonly query: string
  readonly queryAfterRemoval?: string
  readonly aroundLatLng?: string
  readonly renderingContent: JsonObject
  readonly userData?: unknown
}

/** The whole number that `_rankingInfo.firstMatchedWord` shows: a thousand per attribute, plus the place in it. */
const firstMatchedWord = (key: number): number => rankIn(key) * 1000 + Math.min(999, placeIn(key))

const rankingInfo = (placed: Placed, options: SearchOptions): JsonObject => {
  const { candidates, geo, distances, query, view } = placed.segment
  const { matches, scores, relevance } = candidates
  const doc = docOf(placed)
  const hasWords = query.words.length > 0
  const [proximityDistance = 0] = query.words.length > 1 ? proximityOf(candidates, Uint32Array.of(doc), options) : []
  const info = {
    nbTypos: typosOf(matches, doc),
    firstMatchedWord: hasWords ? firstMatchedWord(attributeKey(matches, doc)) : 0,
    proximityDistance,
    // A score by place would give away how many records the caller may not see.
    userScore: options.restrictions.length > 0 ? 0 : view.size - doc,
    geoDistance: 0,
    geoPrecision: 1,
    nbExactWords: hasWords ? exactWords(matches, doc, options) : 0,
    words: hasWords ? wordsOf(matches, doc) : 0,
    filters: scores?.[doc] ?? 0,
    promoted: false,
    ...(relevance ? { relevance: Math.round((relevance[doc] ?? 0) * 10_000) / 10_000 } : {}),
  }
  const place = geo?.kind === 'around' ? nearestPlace(view.segment.geo, doc, geo.centre) : null
  if (geo?.kind !== 'around' || !place) return info
  const metres = distances[placed.entry] ?? 0
  const { step, width } = geoStep(metres, geo.precision)
  const matchedGeoLocation = { lat: place.latitude, lng: place.longitude, distance: Math.floor(metres) }
  return { ...info, geoDistance: step, geoPrecision: width, matchedGeoLocation }
}

/** Bytes of a count: quotation marks, colon, number, comma. */
const countOverhead = 12

const facetsOf = (
  { config }: IndexView,
  { all, shown }: { all: readonly Counting[]; shown: readonly Counting[] },
  options: SearchOptions,
  deadline: Deadline,
) => {
  const requestedFacets = config.compiled.facets.filter(
    ({ path, counted }) =>
      counted && covers(options.shown, path) && (options.facets.includes('*') || options.facets.includes(path)),
  )
  const facets: Record<string, Record<string, number>> = {}
  const stats: Record<string, FacetStats> = {}
  for (const { path, afterDistinct } of requestedFacets) {
    if (deadline.passed()) break
    const parts = afterDistinct || options.facetingAfterDistinct ? shown : all
    const counts = facetCounts(countFacet(parts, path), options)
    const values = Object.keys(counts)
    deadline.take(values.reduce((sum, value) => sum + Buffer.byteLength(value) + countOverhead, 0))
    if (values.length > 0) facets[path] = counts
    const numbers = facetStats(parts, path)
    if (numbers) stats[path] = numbers
  }
  return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}) }
}

/** The first hit of the page and the number of hits, within the pagination limit. */
const window = (options: SearchOptions, limit: number): { from: number; size: number } => {
  const byOffset = options.offset !== null || options.length !== null
  const from = byOffset ? (options.offset ?? 0) : options.page * options.hitsPerPage
  const size = byOffset ? (options.length ?? options.hitsPerPage) : options.hitsPerPage
  return { from, size: Math.max(0, Math.min(size, limit - from)) }
}

/** Bytes of what `getRankingInfo` adds to a hit. */
const rankingInfoSize = 400

type Highlighter = (record: SearchableRecord, doc: number) => Highlights

/** The highlights without attributes that no answer shows: they hold their texts. */
const hidden = (
  { _highlightResult, _snippetResult }: Highlights,
  hide: (value: JsonObject) => JsonObject,
): Highlights => ({
  ...(_highlightResult ? { _highlightResult: hide(_highlightResult) } : {}),
  ...(_snippetResult ? { _snippetResult: hide(_snippetResult) } : {}),
})

/** Shows hits with their highlights, each segment's words prepared when its first hit turns up. */
const hitWriter = ({ config }: IndexView, options: SearchOptions, { take }: Deadline): ((hit: Placed) => Hit) => {
  const isWhole = options.attributesToRetrieve.includes('*')
  const { unretrievableAttributes: never = [] } = config.settings
  const retrieve = projection(options.attributesToRetrieve, never)
  const hide = projection(options.shown, never)
  const searchable = config.compiled.slots?.map((slot) => slot.path) ?? ['*']
  const highlighters = new Map<SegmentMatches, Highlighter>()
  const highlight = (segment: SegmentMatches): Highlighter => {
    const cached = highlighters.get(segment)
    if (cached) return cached
    const { candidates, query } = segment
    const searched = { index: candidates.index, matches: candidates.matches, words: query.words }
    const show = highlighter(searched, searchable, options, take)
    const newHighlighter: Highlighter = (record, doc) => hidden(show(record, doc), hide)
    highlighters.set(segment, newHighlighter)
    return newHighlighter
  }
  return (hit) => {
    const doc = docOf(hit)
    const { view } = hit.segment
    const record = view.record(doc)
    const retrieved = retrieve(record)
    take(isWhole ? recordLength(view.segment.records, doc) : Buffer.byteLength(JSON.stringify(retrieved)))
    if (options.getRankingInfo) take(rankingInfoSize)
    return {
      ...retrieved,
      objectID: record.objectID,
      ...highlight(hit.segment)(record, doc),
      ...(hit.sequence === undefined ? {} : { _distinctSeqID: hit.sequence }),
      ...(options.getRankingInfo ? { _rankingInfo: rankingInfo(hit, options) } : {}),
    }
  }
}

/** The ranking of `similarQuery`. */
const wordsFirst = (compiled: CompiledSettings): CompiledSettings => ({
  ...compiled,
  ranking: ['words', ...compiled.ranking.filter((step) => step !== 'words')],
})

/** Whether some values are counted over the hits that `distinct` shows. */
const countsGroups = ({ config }: IndexView, { facetingAfterDistinct }: SearchOptions): boolean =>
  facetingAfterDistinct || config.compiled.facets.some(({ afterDistinct }) => afterDistinct)

/** At least the first `most` groups of one hit each, in order: as many hits are put in order as they take, since all of them may be many. */
const firstGroups = (
  segments: RecordMatches['segments'],
  { most, nbHits }: { readonly most: number; readonly nbHits: number },
  compiled: CompiledSettings,
  options: SearchOptions,
): Placed[][] => {
  for (let hits = 100 + 4 * most; ; hits *= 8) {
    const groups = distinctHits(orderedHits(segments, Math.min(hits, nbHits), compiled, options), 1)
    if (groups.length >= most || hits >= nbHits) return groups
  }
}

/** How many hits can be shown, the hits of the page, and the records to count. With `distinct` a page is of groups. */
const pageOf = (
  index: IndexView,
  { segments, nbHits }: RecordMatches,
  options: SearchOptions,
  { from, size }: { readonly from: number; readonly size: number },
) => {
  const { settings } = index.config
  const compiled = options.similarQuery === '' ? index.config.compiled : wordsFirst(index.config.compiled)
  const all = segments.map(({ view, candidates }) => ({ view, docs: candidates.docs }))
  if (options.distinct === 0 || settings.attributeForDistinct === undefined) {
    const last = size === 0 ? 0 : Math.min(from + size, nbHits)
    return { hits: orderedHits(segments, last, compiled, options).slice(from), nbHits, all, shown: all }
  }
  if (options.distinct === 1 && !(options.facets.length > 0 && countsGroups(index, options))) {
    const groups = firstGroups(segments, { most: from + size, nbHits }, compiled, options)
    return { hits: groups.slice(from, from + size).flat(), nbHits: groupCount(segments), all, shown: all }
  }
  const ordered = orderedHits(segments, nbHits, compiled, options)
  const groups = distinctHits(ordered, options.distinct)
  return { hits: groups.slice(from, from + size).flat(), nbHits: groups.length, all, shown: countingOf(groups.flat()) }
}

/** Number of hits built between two checks of the clock. */
const hitsPerClockCheck = 4

/** The hits in order, as many as there is time for. */
const writeHits = (placed: readonly Placed[], write: (hit: Placed) => Hit, deadline: Deadline): Hit[] => {
  const hits: Hit[] = []
  for (const hit of placed) {
    if (hits.length > 0 && hits.length % hitsPerClockCheck === 0 && deadline.late()) break
    hits.push(write(hit))
  }
  return hits
}

const defaultPaginationLimit = 1000

/**
 * The answer to a search: hits in order, and counts over all that match.
 * Source: docs/contract.md 4.3 "Response". Chosen: all counts are exact whatever the number of hits, unless `deadline` passes: then the
 * answer is what was found so far, ordered by what was known of it, and says in `exhaustive` that it is not whole.
 */
export const answerSearch = (
  index: IndexView,
  options: SearchOptions,
  deadline: Deadline = noDeadline,
): SearchAnswer => {
  const { settings } = index.config
  const limit = settings.paginationLimitedTo ?? defaultPaginationLimit
  const matches = findRecords(index, options, deadline)
  const { from, size } = window(options, limit)
  const { hits, nbHits, all, shown } = pageOf(index, matches, options, { from, size })
  const counted = options.facets.length > 0 ? facetsOf(index, { all, shown }, options, deadline) : null
  const byOffset = options.offset !== null || options.length !== null
  const pages = options.hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, limit) / options.hitsPerPage)
  const page = writeHits(hits, hitWriter(index, options, deadline), deadline)
  const whole = !deadline.cut()
  return {
    hits: page,
    nbHits,
    ...(byOffset
      ? { offset: from, length: options.length ?? options.hitsPerPage }
      : { page: options.page, nbPages: pages, hitsPerPage: options.hitsPerPage }),
    ...(counted ? { ...counted, exhaustiveFacetsCount: whole } : {}),
    exhaustiveNbHits: whole,
    exhaustiveTypo: whole,
    exhaustive: { ...(counted ? { facetsCount: whole } : {}), nbHits: whole, typo: whole },
    query: options.query,
    ...(matches.queryAfterRemoval === null ? {} : { queryAfterRemoval: matches.queryAfterRemoval }),
    ...(matches.segments[0]?.geo?.kind === 'around' ? { aroundLatLng: options.aroundLatLng } : {}),
    renderingContent: settings.renderingContent ?? {},
    ...(settings.userData === undefined ? {} : { userData: settings.userData }),
  }
}
