/**
 * One searchable collection: its records in ranking order and everything that searching reads, built once and never
 * changed. Only the caches at its side grow, within bounds.
 */
import { boundedCache } from './bounded-cache.ts'
import { facetColumn, numberColumn, type FacetColumn, type NumberColumn } from './columns.ts'
import type { Columns } from './filter-mask.ts'
import { geoColumn, type GeoColumn } from './geo.ts'
import type { MatchedSlot } from './match.ts'
import { textReader } from './marks.ts'
import { tagAttribute } from './filter-node.ts'
import { valuesAt, type SearchableRecord } from './paths.ts'
import { compileSynonyms, type SynonymGroups } from './query.ts'
import { compileSettings, type CompiledSettings, type IndexSettings, type SortRule } from './settings.ts'
import type { Words } from './text.ts'
import { buildTextIndex, type TextIndex } from './text-index.ts'

export type CollectionIndex = {
  readonly settings: IndexSettings
  readonly compiled: CompiledSettings
  readonly synonyms: SynonymGroups
  /** In the order of the index's own ranking; their numbers are the records of every column. */
  readonly records: readonly SearchableRecord[]
  readonly docs: ReadonlyMap<string, number>
  readonly text: TextIndex
  readonly geo: GeoColumn
  /** Counted facets by attribute. */
  readonly facets: ReadonlyMap<string, FacetColumn>
  readonly columns: Columns
  readonly sortRanks: Uint32Array | null
  /** Numbers of all records, for searches that match everything. */
  readonly everything: Uint32Array
  readonly read: (text: string) => Words
  readonly cachedMask: (key: string, compute: () => Uint8Array) => Uint8Array
  readonly cachedSlot: (key: string, compute: () => MatchedSlot) => MatchedSlot
  readonly cachedCounts: (key: string, compute: () => Uint32Array) => Uint32Array
}

/** Bytes that the matches of single words may keep, at six bytes a record. */
const slotCacheBytes = 32 * 1024 * 1024

const typeOrder = (value: unknown): number => ['number', 'boolean', 'string'].indexOf(typeof value)

/** Numbers before booleans before texts; what is missing comes last whichever way the rule sorts. */
const compareValues = (a: unknown, b: unknown, descending: boolean): number => {
  const [missingA, missingB] = [typeOrder(a) < 0, typeOrder(b) < 0]
  if (missingA || missingB) return Number(missingA) - Number(missingB)
  if (typeof a !== typeof b) return typeOrder(a) - typeOrder(b)
  const order = typeof a === 'string' && typeof b === 'string' ? (a < b ? -1 : a > b ? 1 : 0) : Number(a) - Number(b)
  return descending ? -order : order
}

type Keyed = { readonly record: SearchableRecord; readonly values: readonly unknown[] }

const byRules =
  (rules: readonly SortRule[]) =>
  (a: Keyed, b: Keyed): number => {
    for (const [at, { descending }] of rules.entries()) {
      const order = compareValues(a.values[at], b.values[at], descending)
      if (order !== 0) return order
    }
    return 0
  }

const sortRanksOf = (keyed: readonly Keyed[], rules: readonly SortRule[]): Uint32Array | null => {
  if (rules.length === 0) return null
  const compare = byRules(rules)
  const ranks = new Uint32Array(keyed.length)
  keyed.forEach((entry, doc) => {
    const before = keyed[doc - 1]
    ranks[doc] = before ? (ranks[doc - 1] ?? 0) + (compare(before, entry) === 0 ? 0 : 1) : 0
  })
  return ranks
}

/** Columns made when a filter first asks for them: any number may be compared, and few are. */
const columnsOf = (records: readonly SearchableRecord[], facets: ReadonlyMap<string, FacetColumn>): Columns => {
  const numbers = boundedCache<NumberColumn>(64)
  const implicit = boundedCache<FacetColumn>(2)
  return {
    size: records.length,
    facet: (attribute) => {
      const declared = facets.get(attribute)
      if (declared) return declared
      const isImplicit = attribute === tagAttribute || attribute === 'objectID'
      return isImplicit ? implicit(attribute, () => facetColumn(records, attribute)) : null
    },
    numbers: (attribute) => numbers(attribute, () => numberColumn(records, attribute)),
  }
}

/**
 * The index of these records; of records with the same `objectID` the last counts.
 * @throws SearchRefusal 400 on settings that make no sense.
 * Chosen: records that no ranking rule tells apart keep the order in which they came.
 */
export const buildCollectionIndex = (settings: IndexSettings, given: readonly SearchableRecord[]): CollectionIndex => {
  const compiled = compileSettings(settings)
  const rules = [...compiled.sortFirst, ...compiled.customRanking]
  const unique = [...new Map(given.map((record) => [record.objectID, record])).values()]
  const keyed = unique
    .map((record): Keyed => ({ record, values: rules.map(({ path }) => valuesAt(record, path)[0]) }))
    .sort(byRules(rules))
  const records = keyed.map(({ record }) => record)
  const text = buildTextIndex(records, compiled.slots)
  const facets = new Map(compiled.facets.map(({ path }) => [path, facetColumn(records, path)]))
  return {
    settings,
    compiled,
    synonyms: compileSynonyms(settings.synonyms ?? []),
    records,
    docs: new Map(records.map((record, doc) => [record.objectID, doc])),
    text,
    geo: geoColumn(records),
    facets,
    columns: columnsOf(records, facets),
    sortRanks: sortRanksOf(keyed, compiled.sortFirst),
    everything: Uint32Array.from(records, (_, doc) => doc),
    read: textReader(text),
    cachedMask: boundedCache(64),
    cachedSlot: boundedCache(Math.min(256, Math.max(8, Math.floor(slotCacheBytes / (6 * records.length + 1))))),
    cachedCounts: boundedCache(64),
  }
}
