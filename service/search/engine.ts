/**
 * The search engine: indexes by name, searched while they change. It knows nothing of what the records are about, nor
 * of HTTP.
 */
import { withScratch } from './index/scratch.ts'
import { answerSearch, type Hit, type SearchAnswer } from './answer/answer.ts'
import { covers, projection } from './answer/attribute-tree.ts'
import { largestAnswer, noDeadline, type Deadline } from './deadline.ts'
import { buildHere, type BuildSegment } from './index/build.ts'
import { countFacet } from './answer/count.ts'
import { searchValues, type FacetHit } from './answer/facets.ts'
import { findRecords } from './match/find.ts'
import { recordLength } from './index/packed-records.ts'
import { freshState, openIndex, type IndexState, type LiveIndex } from './index/live-index.ts'
import { docOf, orderedHits } from './match/ordered-hits.ts'
import type { JsonObject } from '#platform/json-object.ts'
import type { SearchableRecord } from './paths.ts'
import { shortened } from '../message-values.ts'
import { badRequest, SearchRefusal } from './refusal.ts'
import { withDefaults, type SearchParams } from './query/search-params.ts'
import type { IndexSettings } from './index/settings.ts'
import type { IndexView, SegmentView } from './index/view.ts'

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
  readonly createdAt: string
  readonly updatedAt: string
  /** Seconds. */
  readonly buildTime: number
}

export type EngineOptions = {
  readonly clock?: () => number
  readonly build?: BuildSegment
  /** Called with each published state of an index, and with null when an index is removed. */
  readonly published?: (name: string, state: IndexState | null) => void
}

type Entry = {
  readonly index: LiveIndex
  readonly createdAt: string
  updatedAt: string
  buildTime: number
}

const facetHits = (
  view: IndexView,
  facet: string,
  { query, most }: FacetQuery,
  params: SearchParams,
  deadline: Deadline,
): readonly FacetHit[] => {
  const { compiled, settings } = view.config
  const options = withDefaults(params, settings.defaults)
  if (!covers(options.shown, facet) || !compiled.facets.some(({ path, counted }) => path === facet && counted))
    throw badRequest(
      `Cannot search in \`${shortened(facet)}\` attribute, you need to add \`searchable(${shortened(facet)})\` to attributesForFaceting.`,
    )
  const parts = findRecords(view, options, deadline).segments.map(({ view, candidates }) => ({
    view,
    docs: candidates.docs,
  }))
  return searchValues(countFacet(parts, facet), { query, most, options, deadline })
}

/** Records in the index's own order, whatever the words of the query. */
const browsePage = (
  { config, ...view }: IndexView,
  params: SearchParams,
  from: number,
  deadline: Deadline,
): BrowsePage => {
  const options = withDefaults(params, config.settings.defaults)
  const { segments, nbHits } = findRecords({ config, ...view }, options, deadline)
  const retrieve = projection(options.attributesToRetrieve, config.settings.unretrievableAttributes)
  const size = options.hitsPerPage
  const ordered = orderedHits(segments, Math.min(nbHits, from + size), { ...config.compiled, ranking: [] }, options)
  const isWhole = options.attributesToRetrieve.includes('*')
  const hits: Hit[] = []
  let bytes = 0
  for (const hit of ordered.slice(from)) {
    const { view } = hit.segment
    const record = view.record(docOf(hit))
    const retrieved = retrieve(record)
    const length = isWhole
      ? recordLength(view.segment.records, docOf(hit))
      : Buffer.byteLength(JSON.stringify(retrieved))
    bytes += length
    // The cursor leads on from here.
    if (bytes > largestAnswer && hits.length > 0) break
    deadline.take(length)
    hits.push({ ...retrieved, objectID: record.objectID })
  }
  const next = from + hits.length
  return { hits, nbHits, next: next < nbHits && hits.length > 0 ? next : null }
}

/** Whether a record is among those that such a search finds, which is run once, when a record is first looked up. */
const openWithin = (
  index: IndexView,
  within: SearchParams,
  deadline: Deadline,
): ((view: SegmentView, doc: number) => boolean) => {
  const { restrictions = [], ...filters } = within
  if (restrictions.length === 0 && Object.keys(filters).length === 0) return () => true
  let open: ReadonlyMap<SegmentView, ReadonlySet<number>> | null = null
  return (view, doc) => {
    open ??= new Map(
      findRecords(index, withDefaults(within), deadline).segments.map((part) => [
        part.view,
        new Set(part.candidates.docs),
      ]),
    )
    return open.get(view)?.has(doc) ?? false
  }
}

const summaryOf = (name: string, { index, createdAt, updatedAt, buildTime }: Entry): IndexSummary => {
  const { segments } = index.view()
  return {
    name,
    entries: segments.reduce((sum, { everything }) => sum + everything.length, 0),
    dataSize: segments.reduce((sum, { segment }) => sum + segment.records.bytes.length, 0),
    createdAt,
    updatedAt,
    buildTime,
  }
}

export type SearchEngine = ReturnType<typeof createSearchEngine>

/**
 * An engine without indexes. Its functions throw SearchRefusal: 404 for an index that does not exist, 400 for a request
 * that cannot be answered.
 */
export const createSearchEngine = ({ clock = Date.now, build = buildHere, published }: EngineOptions = {}) => {
  const entries = new Map<string, Entry>()
  const entryOf = (name: string): Entry => {
    const entry = entries.get(name)
    if (!entry) throw new SearchRefusal(404, `Index ${name} does not exist`)
    return entry
  }
  const viewOf = (name: string) => entryOf(name).index.view()
  const moment = () => new Date(clock()).toISOString()
  const install = (name: string, state: IndexState, buildTime: number) => {
    const publish = (next: IndexState) => {
      const entry = entries.get(name)
      // An index that was replaced or removed in the meantime publishes nothing.
      if (entry?.index !== index) return
      entry.updatedAt = moment()
      published?.(name, next)
    }
    const index = openIndex(state, build, publish)
    const createdAt = entries.get(name)?.createdAt ?? moment()
    entries.set(name, { index, createdAt, updatedAt: moment(), buildTime })
    published?.(name, state)
  }
  return {
    /** Builds the index at once and puts it in the place of the former. */
    replaceIndex: (name: string, settings: IndexSettings, records: readonly SearchableRecord[]): void => {
      const started = clock()
      const state = freshState(settings, records)
      install(name, state, Math.round((clock() - started) / 1000))
    },
    /** Puts an index that was built elsewhere in the place of the former. */
    installIndex: (name: string, state: IndexState): void => install(name, state, 0),
    removeIndex: (name: string): void => {
      if (entries.delete(name)) published?.(name, null)
    },
    has: (name: string): boolean => entries.has(name),
    /** Without `deadline` the whole answer, however long it takes. */
    search: (name: string, params: SearchParams = {}, deadline: Deadline = noDeadline): SearchAnswer => {
      const view = viewOf(name)
      return withScratch(() => answerSearch(view, withDefaults(params, view.config.settings.defaults), deadline))
    },
    searchFacet: (
      name: string,
      facet: string,
      query: FacetQuery,
      params: SearchParams = {},
      deadline: Deadline = noDeadline,
    ): readonly FacetHit[] => withScratch(() => facetHits(viewOf(name), facet, query, params, deadline)),
    /** A function that gives records of that index if they match the parameters `within`; null for others, and for all not seen by the deadline. */
    reader: (name: string, within: SearchParams = {}, deadline: Deadline = noDeadline) => {
      const view = viewOf(name)
      const isOpen = openWithin(view, within, deadline)
      return (objectID: string, attributes: readonly string[] = ['*']): JsonObject | null => {
        for (const segment of view.segments) {
          const doc = segment.docOf(objectID)
          if (doc === undefined || segment.deleted?.[doc] || !isOpen(segment, doc)) continue
          return projection(attributes, view.config.settings.unretrievableAttributes)(segment.record(doc))
        }
        return null
      }
    },
    browse: (name: string, params: SearchParams, from: number, deadline: Deadline = noDeadline): BrowsePage =>
      withScratch(() => browsePage(viewOf(name), params, from, deadline)),
    settings: (name: string): IndexSettings => entryOf(name).index.newestSettings(),
    list: (): readonly IndexSummary[] => [...entries].map(([name, entry]) => summaryOf(name, entry)),
    /** The index itself, for changing it. */
    index: (name: string): LiveIndex => entryOf(name).index,
  }
}
