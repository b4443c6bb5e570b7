/**
 * The search engine: collections by name, each an immutable index in memory that is replaced whole. It knows nothing
 * of what the records are about, nor of HTTP.
 */
import { answerSearch, type Hit, type SearchAnswer } from './answer.ts'
import { projection } from './attribute-tree.ts'
import { buildCollectionIndex, type CollectionIndex } from './collection-index.ts'
import { countValues, searchValues, type FacetHit } from './facets.ts'
import { findRecords } from './find.ts'
import type { JsonObject, SearchableRecord } from './paths.ts'
import { badRequest, SearchRefusal } from './refusal.ts'
import { withDefaults, type SearchParams } from './search-params.ts'
import type { IndexSettings } from './settings.ts'

export type FacetQuery = { readonly query: string; /** At most 100. */ readonly most: number }

export type BrowsePage = {
  readonly hits: readonly Hit[]
  readonly nbHits: number
  /** The offset of the next page; null on the last. */
  readonly next: number | null
}

export type IndexSummary = {
  readonly name: string
  readonly entries: number
  /** Bytes of the records as JSON. */
  readonly dataSize: number
  /** ISO 8601. */
  readonly updatedAt: string
  /** Seconds. */
  readonly buildTime: number
}

export type SearchEngine = {
  readonly replaceIndex: (name: string, settings: IndexSettings, records: readonly SearchableRecord[]) => void
  readonly removeIndex: (name: string) => void
  readonly has: (name: string) => boolean
  readonly search: (name: string, params?: SearchParams) => SearchAnswer
  readonly searchFacet: (name: string, facet: string, query: FacetQuery, params?: SearchParams) => readonly FacetHit[]
  readonly getObject: (name: string, objectID: string, attributes?: readonly string[]) => JsonObject | null
  readonly browse: (name: string, params: SearchParams, from: number) => BrowsePage
  readonly settings: (name: string) => IndexSettings
  readonly list: () => readonly IndexSummary[]
}

type Entry = { readonly index: CollectionIndex; readonly summary: IndexSummary }

const facetHits = (
  index: CollectionIndex,
  facet: string,
  { query, most }: FacetQuery,
  params: SearchParams,
): readonly FacetHit[] => {
  const column = index.facets.get(facet)
  const counted = index.compiled.facets.some(({ path, counted }) => path === facet && counted)
  if (!column || !counted)
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  const options = withDefaults(params, index.settings.defaults)
  const { docs } = findRecords(index, options).candidates
  const count = () => countValues(column, docs)
  const counts = docs === index.everything ? index.cachedCounts(facet, count) : count()
  return searchValues(column, counts, { query, most, options })
}

/** Records in the index's own order, whatever the words of the query. */
const browsePage = (index: CollectionIndex, params: SearchParams, from: number): BrowsePage => {
  const options = withDefaults(params, index.settings.defaults)
  const { docs } = findRecords(index, options).candidates
  const retrieve = projection(options.attributesToRetrieve, index.settings.unretrievableAttributes)
  const shown = docs.subarray(from, from + options.hitsPerPage)
  const hits = Array.from(shown, (doc) => index.records[doc])
    .filter((record) => record !== undefined)
    .map((record) => ({ ...retrieve(record), objectID: record.objectID }))
  const next = from + hits.length
  return { hits, nbHits: docs.length, next: next < docs.length && hits.length > 0 ? next : null }
}

/**
 * An engine without indices. Its functions throw SearchRefusal: 404 for an index that does not exist, 400 for a request
 * that cannot be answered.
 */
export const createSearchEngine = (clock: () => number = Date.now): SearchEngine => {
  const entries = new Map<string, Entry>()
  const indexOf = (name: string): CollectionIndex => {
    const entry = entries.get(name)
    if (!entry) throw new SearchRefusal(404, `Index ${name} does not exist`)
    return entry.index
  }
  return {
    replaceIndex: (name, settings, records) => {
      const started = clock()
      const index = buildCollectionIndex(settings, records)
      const ended = clock()
      const dataSize = index.records.reduce((bytes, record) => bytes + JSON.stringify(record).length, 0)
      const updatedAt = new Date(ended).toISOString()
      const buildTime = Math.round((ended - started) / 1000)
      entries.set(name, { index, summary: { name, entries: index.records.length, dataSize, updatedAt, buildTime } })
    },
    removeIndex: (name) => void entries.delete(name),
    has: (name) => entries.has(name),
    search: (name, params = {}) => {
      const index = indexOf(name)
      return answerSearch(index, withDefaults(params, index.settings.defaults))
    },
    searchFacet: (name, facet, query, params = {}) => facetHits(indexOf(name), facet, query, params),
    getObject: (name, objectID, attributes = ['*']) => {
      const index = indexOf(name)
      const record = index.records[index.docs.get(objectID) ?? -1]
      return record ? projection(attributes, index.settings.unretrievableAttributes)(record) : null
    },
    browse: (name, params, from) => browsePage(indexOf(name), params, from),
    settings: (name) => indexOf(name).settings,
    list: () => [...entries.values()].map(({ summary }) => summary),
  }
}
