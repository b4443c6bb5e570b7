/**
 * What a search sees of an index at one moment: segments without the records that were replaced or deleted since. Views
 * never change; only the caches at their side grow, within bounds.
 */
import { boundedCache, type Cache } from '#platform/lru.ts'
import { repeatCache } from './repeat-cache.ts'
import type { FacetColumn, NumberColumn } from './columns.ts'
import type { MatchedSlot } from '../match/match.ts'
import { buildDictionary, type Dictionary } from './dictionary.ts'
import { recordReader } from './packed-records.ts'
import type { SearchableRecord } from '../paths.ts'
import type { Segment } from './segment.ts'
import { compileSettings, type CompiledSettings, type IndexSettings } from './settings.ts'
import { compileByStem, compileSynonyms, type Synonym, type Thesaurus } from '../query/synonyms.ts'

/** A facet column in which a value finds its number. */
export type OpenFacet = FacetColumn & {
  readonly idOf: (value: string) => number | undefined
  /** Whether every record has exactly one value. */
  readonly single: () => boolean
}

/** A segment that can be searched. */
export type OpenSegment = {
  readonly segment: Segment
  readonly size: number
  readonly record: (doc: number) => SearchableRecord
  /** The number of a record; undefined when the segment has none of that name. */
  readonly docOf: (objectID: string) => number | undefined
  /** Null for an attribute that cannot be filtered by. */
  readonly facet: (attribute: string) => OpenFacet | null
  /** Null for an attribute without numbers. */
  readonly numbers: (attribute: string) => NumberColumn | null
  readonly cachedMask: Cache<Uint8Array>
  /** `compute` receives whether its result will be cached. */
  readonly cachedSlot: (key: string, compute: (isCached: boolean) => MatchedSlot) => MatchedSlot
}

/** A segment without its deleted records. */
export type SegmentView = OpenSegment & {
  /** 1 for each record that counts no more; null when all count. */
  readonly deleted: Uint8Array | null
  /** Numbers of all records that count, for searches that match everything. */
  readonly everything: Uint32Array
  /** Counts over everything. */
  readonly cachedCounts: Cache<Uint32Array>
}

/** Settings in the forms that searching uses. */
export type IndexConfig = {
  readonly settings: IndexSettings
  readonly compiled: CompiledSettings
  readonly thesaurus: Thesaurus
  /** The same by stems; empty for an index that does not rank by `relevance`. */
  readonly thesaurusByStem: Thesaurus
  /** The words of phrases that have synonyms, for words that are misspelt. */
  readonly synonymWords: Dictionary
}

export type IndexView = { readonly config: IndexConfig; readonly segments: readonly SegmentView[] }

/** Bytes available to the cached matches of single words, at five bytes a record. */
const slotCacheBytes = 32 * 1024 * 1024

const once = <Value>(compute: () => Value): (() => Value) => {
  let result: { readonly value: Value } | null = null
  return () => (result ??= { value: compute() }).value
}

const openFacet = (column: FacetColumn): OpenFacet => {
  const ids = once(() => new Map(column.values.map((value, id) => [value, id])))
  const single = once(() => column.starts.every((start, doc) => start === doc))
  return { ...column, idOf: (value) => ids().get(value), single }
}

/** The names of records as a facet, so that filters may name them. */
const namesAsFacet = ({ ids }: Segment, docOf: OpenSegment['docOf']): OpenFacet => ({
  values: ids,
  starts: Uint32Array.from({ length: ids.length + 1 }, (_, doc) => doc),
  entries: Uint32Array.from(ids, (_, doc) => doc),
  idOf: docOf,
  single: () => true,
})

/** The segment made ready for searching. */
export const openSegment = (segment: Segment): OpenSegment => {
  const size = segment.ids.length
  const docs = once(() => new Map(segment.ids.map((id, doc) => [id, doc])))
  const docOf = (objectID: string) => docs().get(objectID)
  const facets = new Map(Object.entries(segment.facets).map(([path, column]) => [path, openFacet(column)]))
  const names = once(() => namesAsFacet(segment, docOf))
  const numbers = new Map(Object.entries(segment.numbers))
  return {
    segment,
    size,
    record: recordReader(segment.records),
    docOf,
    facet: (attribute) => (attribute === 'objectID' ? names() : (facets.get(attribute) ?? null)),
    numbers: (attribute) => numbers.get(attribute) ?? null,
    cachedMask: boundedCache(64),
    cachedSlot: repeatCache(Math.min(256, Math.max(8, Math.floor(slotCacheBytes / (5 * size + 1))))),
  }
}

/** The segment without the records that `deleted` marks. */
export const viewOf = (open: OpenSegment, deleted: Uint8Array | null): SegmentView => {
  const all = Uint32Array.from({ length: open.size }, (_, doc) => doc)
  return {
    ...open,
    deleted,
    everything: deleted ? all.filter((doc) => !deleted[doc]) : all,
    cachedCounts: boundedCache(64),
  }
}

type Synonyms = Pick<IndexConfig, 'thesaurus' | 'thesaurusByStem' | 'synonymWords'>

/** All indexes of a catalogue have the same synonyms: compiling them for each took a third of a second at every start. */
const compiledSynonyms = boundedCache<Synonyms>(4)

const compileAll = (synonyms: readonly Synonym[], separators: string | undefined, isRelevant: boolean): Synonyms => {
  const thesaurus = compileSynonyms(synonyms, separators)
  const words = isRelevant ? [...new Set([...thesaurus.keys()].flatMap((phrase) => phrase.split(' ')))].sort() : []
  const thesaurusByStem = isRelevant ? compileByStem(synonyms, separators) : new Map()
  return { thesaurus, thesaurusByStem, synonymWords: buildDictionary(words) }
}

/** @throws SearchRefusal 400 on settings that make no sense. */
export const configOf = (settings: IndexSettings): IndexConfig => {
  const compiled = compileSettings(settings)
  const { synonyms = [], separatorsToIndex } = settings
  const isRelevant = compiled.ranking.includes('relevance')
  const key = JSON.stringify([isRelevant, separatorsToIndex, synonyms])
  return { settings, compiled, ...compiledSynonyms(key, () => compileAll(synonyms, separatorsToIndex, isRelevant)) }
}
