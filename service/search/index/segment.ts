/**
 * A segment: records in ranking order and everything that searching reads, built once and never changed. It is plain
 * data, typed arrays and lists, so that it can be built on another thread and written to disk as it is.
 */
import { facetColumn, numberColumns, type FacetColumn, type NumberColumn } from './columns.ts'
import { tagAttribute } from '../query/filter-node.ts'
import { geoColumn, type GeoColumn } from './geo.ts'
import { compoundsOf, type Compounds } from '../language/compounds.ts'
import { sortRanksOf, sortRecords } from './order.ts'
import { packRecords, type PackedRecords } from './packed-records.ts'
import type { SearchableRecord } from '../paths.ts'
import { compileSettings, type IndexSettings } from './settings.ts'
import { buildTextIndex, type TextIndex } from './text-index.ts'

export type Segment = {
  /** `objectID` by number of the record. */
  readonly ids: readonly string[]
  readonly records: PackedRecords
  readonly text: TextIndex
  readonly compounds: Compounds
  readonly geo: GeoColumn
  /** Facets by attribute. */
  readonly facets: Readonly<Record<string, FacetColumn>>
  readonly numbers: Readonly<Record<string, NumberColumn>>
  /** For each list of sort rules with a criterion behind it: rank by record. */
  readonly sortRanks: readonly Uint32Array[]
  /** What `distinct` groups by; null when the settings name no attribute for it. */
  readonly groups: FacetColumn | null
}

/** Whether numbers of the attribute can be compared in filters; those of facets always, for their statistics. */
const isNumeric = (
  { numericAttributesForFiltering, attributesForFaceting = [] }: IndexSettings,
  path: string,
): boolean =>
  numericAttributesForFiltering === undefined ||
  [...numericAttributesForFiltering, ...attributesForFaceting].some(
    (name) => name.replace(/^\w+\((.*)\)$/, '$1') === path,
  )

/** The languages whose compounds the settings ask to take apart. */
const compoundLanguages = ({ decompoundedAttributes = {} }: IndexSettings): string[] =>
  Object.entries(decompoundedAttributes).flatMap(([code, attributes]) => (attributes.length > 0 ? [code] : []))

/**
 * The segment of these records; of records with the same `objectID` the last counts. `isKnown` returns whether the rest
 * of the index holds a word, for splitting compounds.
 * @throws SearchRefusal 400 on settings that make no sense.
 * Chosen: records that tie in all ranking rules keep the order in which they arrived.
 */
export const buildSegment = (
  settings: IndexSettings,
  allRecords: readonly SearchableRecord[],
  isKnown?: (word: string) => boolean,
): Segment => {
  const { slots, facets, order, sortLists } = compileSettings(settings)
  const { attributeForDistinct } = settings
  const unique = [...new Map(allRecords.map((record) => [record.objectID, record])).values()]
  const records = sortRecords(unique, order)
  const { separatorsToIndex = '', camelCaseAttributes = [] } = settings
  const text = buildTextIndex(records, slots, { separators: separatorsToIndex, camelCase: camelCaseAttributes })
  const filterable = new Set([...facets.map(({ path }) => path), tagAttribute])
  return {
    ids: records.map(({ objectID }) => objectID),
    records: packRecords(records),
    text,
    compounds: compoundsOf(text.dictionary.terms, compoundLanguages(settings), isKnown),
    geo: geoColumn(records),
    facets: Object.fromEntries([...filterable].map((path) => [path, facetColumn(records, path)])),
    numbers: numberColumns(records, (path) => isNumeric(settings, path)),
    sortRanks: sortLists.map((rules) => sortRanksOf(records, rules)),
    groups: attributeForDistinct === undefined ? null : facetColumn(records, attributeForDistinct),
  }
}
