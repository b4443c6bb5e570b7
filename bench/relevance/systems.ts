/** The search systems that the bench compares: our engine, and BM25 off the shelf over the same records. */
import MiniSearch from 'minisearch'
import { collections, isCollectionName, type CollectionName } from '#schema/index.ts'
import { generateCatalogue } from '#sample/generate.ts'
import { createSearchEngine, type SearchEngine } from '#service/search/engine.ts'
import { buildRecords, indexSettings } from '#service/search/catalogue/records.ts'
import { valuesAt, textsBelow, type SearchableRecord } from '#service/search/paths.ts'

/** The ids of the hits of an index, the best first. */
export type System = (index: string, query: string, most: number) => readonly string[]

const { items } = generateCatalogue({ seed: 1 })

/** The indexes of the sample catalogue. */
export const indexNames: readonly CollectionName[] = Object.entries(collections).flatMap(([name, description]) =>
  'search' in description && isCollectionName(name) ? [name] : [],
)

/** The records of an index of the sample catalogue. */
export const recordsOf = (name: CollectionName): SearchableRecord[] => buildRecords(name, (table) => items[table] ?? [])

/** The sample catalogue, searchable. */
export const sampleEngine = (): SearchEngine => {
  const engine = createSearchEngine()
  for (const name of indexNames) engine.replaceIndex(name, indexSettings(name), recordsOf(name))
  return engine
}

/** Our engine as a system. */
export const ours =
  (engine: SearchEngine): System =>
  (index, query, most) =>
    engine
      .search(index, { query, hitsPerPage: most, attributesToHighlight: [], attributesToRetrieve: [] })
      .hits.map(({ objectID }) => objectID)

/** Some fifty function words of each language, as a search library's example would list them. */
const stopWords = new Set(
  `de het een en of in op aan van voor met te om is zijn was ben bent ik je jij u wij we zij ze hij het er wat wie waar wanneer hoe welke
  dat die dit deze als dan maar ook nog niet geen naar bij uit door over tot word wordt worden kan kun mag moet heb heeft hebben
  the a an and or of to in on for with is are am be was i you we they it what who where when how which that this can do does my`.split(
    /\s+/,
  ),
)

/** The light stemmer of the baseline: endings of plurals and adjectives. */
const stem = (word: string): string => word.replace(/(?:en|e|s)$/, (ending, at) => (at > 2 ? '' : ending))

const isTitle = (field: string) => field === 'title' || field === 'question'

/**
 * MiniSearch, BM25+, with stop words and a light stemmer; a title counts double. It reads the attributes of the contract, or
 * those and the search terms that editors added.
 */
export const bm25 = ({ hasTerms }: { readonly hasTerms: boolean }): System => {
  const indexes = new Map<string, MiniSearch>()
  const indexOf = (name: string): MiniSearch => {
    const before = indexes.get(name)
    if (before) return before
    const searched = isCollectionName(name) ? (indexSettings(name).searchableAttributes ?? []) : []
    const fields = searched.filter((field) => hasTerms || !field.endsWith('_terms'))
    const index = new MiniSearch<SearchableRecord>({
      idField: 'objectID',
      fields: [...fields],
      extractField: (record, field) =>
        field === 'objectID'
          ? record.objectID
          : valuesAt(record, field)
              .flatMap((value) => textsBelow(value))
              .join(' '),
      processTerm: (term) => {
        const word = term.toLowerCase()
        return stopWords.has(word) ? null : stem(word)
      },
      searchOptions: { boost: Object.fromEntries(fields.filter(isTitle).map((field) => [field, 2])) },
    })
    if (isCollectionName(name)) index.addAll(recordsOf(name))
    indexes.set(name, index)
    return index
  }
  return (name, query, most) =>
    indexOf(name)
      .search(query)
      .slice(0, most)
      .map(({ id }) => String(id))
}
