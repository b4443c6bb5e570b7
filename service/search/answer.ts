/** The answer to a search, as it goes over the wire. */
import type { CollectionIndex } from './collection-index.ts'
import { projection } from './attribute-tree.ts'
import { countValues, facetCounts, facetStats, type FacetStats } from './facets.ts'
import { findRecords, type Found } from './find.ts'
import { geoStep, nearestPlace } from './geo.ts'
import { highlighter } from './highlight.ts'
import type { JsonObject } from './paths.ts'
import { attributeKey, exactWords, proximityOf, rank } from './rank.ts'
import type { SearchOptions } from './search-params.ts'

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
  readonly exhaustiveFacetsCount?: true
  readonly exhaustiveNbHits: true
  readonly exhaustiveTypo: true
  readonly exhaustive: { readonly facetsCount?: true; readonly nbHits: true; readonly typo: true }
  readonly query: string
  readonly queryAfterRemoval?: string
  readonly aroundLatLng?: string
  readonly renderingContent: JsonObject
  readonly userData?: unknown
}

/** The whole number that `_rankingInfo.firstMatchedWord` shows: a thousand per attribute, plus the place in it. */
const firstMatchedWord = (key: number): number => (key >>> 24) * 1000 + Math.min(999, key & 0xffffff)

const rankingInfo = (
  index: CollectionIndex,
  { candidates, geo, distances }: Found,
  at: number,
  options: SearchOptions,
): JsonObject => {
  const { matches, docs, scores, wordCount } = candidates
  const doc = docs[at] ?? 0
  const info = {
    nbTypos: matches.typos[doc] ?? 0,
    firstMatchedWord: wordCount > 0 ? firstMatchedWord(attributeKey(matches, doc)) : 0,
    proximityDistance: wordCount > 1 ? (proximityOf(candidates, Uint32Array.of(doc), options)[0] ?? 0) : 0,
    userScore: index.records.length - doc,
    geoDistance: 0,
    geoPrecision: 1,
    nbExactWords: wordCount > 0 ? exactWords(matches, doc, wordCount, options) : 0,
    words: matches.words[doc] ?? 0,
    filters: scores?.[doc] ?? 0,
    promoted: false,
  }
  const place = geo?.kind === 'around' ? nearestPlace(index.geo, doc, geo.centre) : null
  if (geo?.kind !== 'around' || !place) return info
  const metres = distances[at] ?? 0
  const { step, width } = geoStep(metres, geo.precision)
  const matchedGeoLocation = { lat: place.latitude, lng: place.longitude, distance: Math.floor(metres) }
  return { ...info, geoDistance: step, geoPrecision: width, matchedGeoLocation }
}

const facetsOf = (index: CollectionIndex, docs: Uint32Array, options: SearchOptions) => {
  const counted = index.compiled.facets.filter((facet) => facet.counted).map((facet) => facet.path)
  const wanted = options.facets.includes('*') ? counted : counted.filter((path) => options.facets.includes(path))
  const facets: Record<string, Record<string, number>> = {}
  const stats: Record<string, FacetStats> = {}
  for (const path of wanted) {
    const column = index.facets.get(path)
    if (!column) continue
    const count = () => countValues(column, docs)
    const counts = facetCounts(column, docs === index.everything ? index.cachedCounts(path, count) : count(), options)
    if (Object.keys(counts).length > 0) facets[path] = counts
    const numbers = facetStats(index.columns.numbers(path), docs)
    if (numbers) stats[path] = numbers
  }
  return { facets, ...(Object.keys(stats).length > 0 ? { facets_stats: stats } : {}) }
}

/** First hit and how many, within what may be paged through. */
const window = (options: SearchOptions, limit: number): { from: number; size: number } => {
  const byOffset = options.offset !== null || options.length !== null
  const from = byOffset ? (options.offset ?? 0) : options.page * options.hitsPerPage
  const size = byOffset ? (options.length ?? options.hitsPerPage) : options.hitsPerPage
  return { from, size: Math.max(0, Math.min(size, limit - from)) }
}

const hitsOf = (
  index: CollectionIndex,
  found: Found,
  options: SearchOptions,
  { from, size }: { from: number; size: number },
): Hit[] => {
  const { candidates, query } = found
  if (size === 0 || from >= candidates.docs.length) return []
  const order = rank(candidates, index.compiled.ranking, from + size, options).subarray(from)
  const retrieve = projection(options.attributesToRetrieve, index.settings.unretrievableAttributes)
  const searchable = index.compiled.slots?.map((slot) => slot.path) ?? ['*']
  const highlight = highlighter(
    { matches: candidates.matches, words: query.words, read: index.read, terms: index.text.dictionary.terms.length },
    searchable,
    options,
  )
  return Array.from(order, (at) => {
    const doc = candidates.docs[at] ?? 0
    const record = index.records[doc]
    if (!record) throw new Error(`record ${doc} is not in the index`)
    const info = options.getRankingInfo ? { _rankingInfo: rankingInfo(index, found, at, options) } : {}
    return { ...retrieve(record), objectID: record.objectID, ...highlight(record, doc), ...info }
  })
}

const defaultPaginationLimit = 1000

/**
 * The answer to a search: hits in order, and counts over all that match.
 * Source: spec 4.3 "Response". Chosen: all counts are exact whatever the number of hits.
 */
export const answerSearch = (index: CollectionIndex, options: SearchOptions): SearchAnswer => {
  const limit = index.settings.paginationLimitedTo ?? defaultPaginationLimit
  const found = findRecords(index, options)
  const { docs } = found.candidates
  const { from, size } = window(options, limit)
  const hits = hitsOf(index, found, options, { from, size })
  const counted = options.facets.length > 0 ? facetsOf(index, docs, options) : null
  const byOffset = options.offset !== null || options.length !== null
  const pages = options.hitsPerPage === 0 ? 0 : Math.ceil(Math.min(docs.length, limit) / options.hitsPerPage)
  return {
    hits,
    nbHits: docs.length,
    ...(byOffset
      ? { offset: from, length: options.length ?? options.hitsPerPage }
      : { page: options.page, nbPages: pages, hitsPerPage: options.hitsPerPage }),
    ...(counted ? { ...counted, exhaustiveFacetsCount: true } : {}),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { ...(counted ? { facetsCount: true } : {}), nbHits: true, typo: true },
    query: options.query,
    ...(found.queryAfterRemoval === null ? {} : { queryAfterRemoval: found.queryAfterRemoval }),
    ...(found.geo?.kind === 'around' ? { aroundLatLng: options.aroundLatLng } : {}),
    renderingContent: {},
    ...(index.settings.userData === undefined ? {} : { userData: index.settings.userData }),
  }
}
