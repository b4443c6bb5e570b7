/**
 * Builds the search indices of the catalogue: settings from the description, and one record for each item, with
 * relations flattened to the fields that the description allows to embed.
 */
import { collections, type CollectionName } from '#schema/index.ts'
import { modelOf, type ModelField } from '#schema/model.ts'
import type { Collection } from '#schema/define.ts'
import { fieldSynonyms } from '../language/field-synonyms.ts'
import type { SearchableRecord } from '../paths.ts'
import { geolocOf } from './record-places.ts'
import { openRows, type Row, type RowReader, type Rows } from './record-rows.ts'
import { documentText, transcriptText } from './record-text.ts'
import type { SearchParams } from '../query/search-params.ts'
import type { IndexSettings } from '../index/settings.ts'

export type RecordOptions = {
  /** Vendors whose rows are indexed, where rows have a vendor; those of the service itself by default. */
  readonly vendors?: readonly string[]
  /** Records of media planned after this instant leave out their content. */
  readonly now?: Date
}

/** Source: docs/contract.md 10.3: the rows of the service itself. Others need a policy of their own. */
const ownVendors = ['onderwijsloket'] as const

/** Source: docs/contract.md 2.3 "Fields never present in any search record"; rich-text descriptions besides. */
const neverPresent: ReadonlySet<string> = new Set(['seo', 'body'])

const descriptionOf = (name: CollectionName): Collection => collections[name]

const languages = ['nl', 'en'] as const

/**
 * How the catalogue is searched when a request says nothing else. Chosen: plurals count as the word, stop words are left
 * out, a compound matches by its parts, and hits are ordered by how well they answer the whole query (`relevance`).
 */
const defaults: SearchParams = {
  queryLanguages: languages,
  ignorePlurals: languages,
  removeStopWords: languages,
  exactOnSingleWordQuery: 'word',
}

/** Fields that searches narrow or order by, though nobody counts them: the source of a row, and its language. */
const filterable = ['vendor', 'english']

/** The facet that says what records are about. */
const topics = 'topics.name'

/**
 * The settings of a collection's index: what is searched, counted and sorted by.
 * @throws Error when the collection has no index: a fault of ours, never of a caller.
 * Source: docs/contract.md 2.3 "Facetable and searchable attributes". Chosen: rows of a vendor can be filtered by it, though it is not counted.
 */
export const indexSettings = (name: CollectionName): IndexSettings => {
  const { search, fields } = descriptionOf(name)
  if (!search) throw new Error(`${name} has no search index`)
  return {
    searchableAttributes: search.searchable,
    attributesForFaceting: [
      ...search.facets,
      ...filterable
        .filter((field) => field in fields && !search.facets.includes(field))
        .map((field) => `filterOnly(${field})`),
    ],
    ranking: ['geo', 'filters', 'relevance', 'custom'],
    customRanking: search.ranking ?? [],
    ...(search.facets.includes(topics) ? { topicsAttribute: topics } : {}),
    decompoundedAttributes: { nl: ['*'] },
    synonyms: fieldSynonyms,
    defaults,
  }
}

const isDocumentDescription = (field: ModelField): boolean => field.name === 'description' && field.kind === 'richText'

/** The items at the other end of a relation to many; null for relations that a record does not show. */
const itemsAt = (rows: Rows, field: ModelField, row: Row): { to: string; by: 'many' | 'one'; items: Row[] } | null => {
  if (field.kind !== 'many' || field.onward === 'item') return null
  const entries = rows.referring(field.to, field.by, row['id'], field.sort)
  if (field.onward === null) return { to: field.to, by: 'one', items: [...entries] }
  const onward = modelOf(field.to).fields.get(field.onward)
  if (onward?.kind !== 'one') return null
  const { onward: key } = field
  return {
    to: onward.to,
    by: 'many',
    items: entries.map((entry) => rows.one(onward.to, entry[key])).filter((item) => item !== null),
  }
}

/** Paths by their first step: `show.title` and `show.artwork` together under `show`. */
const byHead = (paths: readonly string[]): Map<string, string[]> => {
  const heads = new Map<string, string[]>()
  for (const path of paths) {
    const [head = '', ...tail] = path.split('.')
    const tails = heads.get(head) ?? []
    if (tail.length > 0) tails.push(tail.join('.'))
    heads.set(head, tails)
  }
  return heads
}

/** The part of an item that other records embed: the values at the given paths, a document as its text. */
const embedded = (rows: Rows, name: string, row: Row, paths: readonly string[]): Record<string, unknown> => {
  const part: Record<string, unknown> = {}
  for (const [head, tails] of byHead(paths)) {
    const field = modelOf(name).fields.get(head)
    if (!field) throw new Error(`no field ${head} in ${name}`)
    const many = itemsAt(rows, field, row)
    if (many) part[head] = many.items.map((item) => embedded(rows, many.to, item, tails))
    else if (field.kind === 'one' && tails.length > 0) {
      const item = rows.one(field.to, row[head])
      part[head] = item && embedded(rows, field.to, item, tails)
      // Source: docs/contract.md 2.3 names the facet `program_forms.tracks.name` but embeds `track.name`: records answer to both.
      if (name === 'program_forms' && head === 'track')
        part['tracks'] = item ? [embedded(rows, field.to, item, tails)] : []
    } else if (field.kind === 'richText') part['bodyString'] = documentText(rows, name, row, head)
    else part[head] = row[head] ?? null
  }
  return part
}

const embedOf = (name: string, by: 'many' | 'one'): readonly string[] | null =>
  modelOf(name).description?.embed?.[by] ?? null

/** A field as the record shows it; undefined when it does not. */
const shown = (rows: Rows, field: ModelField, row: Row): unknown => {
  if (field.kind === 'many') {
    const many = itemsAt(rows, field, row)
    const paths = many && embedOf(many.to, many.by)
    return many && paths ? many.items.map((item) => embedded(rows, many.to, item, paths)) : undefined
  }
  if (field.kind !== 'one' || field.to === 'directus_files') return row[field.name] ?? null
  // Chosen: of a relation that the specification embeds nowhere by itself, its id is shown.
  const paths = embedOf(field.to, 'one') ?? ['id']
  const item = rows.one(field.to, row[field.name])
  return item && embedded(rows, field.to, item, paths)
}

/** What locations carry besides: their programmes, and what can be found there. Source: docs/contract.md 2.3 "Special search fields". */
const ofLocation = (rows: Rows, row: Row): Record<string, unknown> => {
  const { fields } = modelOf('locations')
  const at = (name: string) => {
    const field = fields.get(name)
    return (field && itemsAt(rows, field, row)?.items) ?? []
  }
  const paths = ['id', 'educational_institutions.logo', 'educational_institutions.title']
  return {
    programs: at('programs').map((program) => embedded(rows, 'programs', program, paths)),
    has_programs: at('programs').length > 0,
    has_educational_institutions: at('educational_institutions').length > 0,
    has_regional_education_desks: at('regional_education_desks').length > 0,
  }
}

/**
 * The extra field of programmes: whether a location on the map teaches them. Chosen: see `docs/conformance.md`. One that does not say
 * that it is derived is not: by a missing value it would stand behind those that are.
 */
const ofProgram = (rows: Rows, row: Row): Record<string, unknown> => {
  const field = modelOf('programs').fields.get('locations')
  const locations = (field && itemsAt(rows, field, row)?.items) ?? []
  return {
    has_location: locations.some(({ location_geopoint: point }) => point !== null && point !== undefined),
    derived: row['derived'] === true,
  }
}

/** Words of the longest search term that also counts for what is linked: whole sentences cost time and found nothing more. */
const longestLinked = 5

/**
 * The extra field of articles and questions: what people type who need what they are linked to. An article answers the questions that
 * it shows, and a question is about what its articles are. Chosen: see `docs/conformance.md`.
 */
const linkedTerms = (rows: Rows, name: 'articles' | 'faqs', row: Row): Record<string, unknown> => {
  const field = modelOf(name).fields.get(name === 'articles' ? 'faqs' : 'articles')
  const items = (field && itemsAt(rows, field, row)?.items) ?? []
  const terms = items.flatMap(({ search_terms: list }) => (Array.isArray(list) ? list.map(String) : []))
  return { linked_terms: [...new Set(terms)].filter((term) => term.split(' ').length <= longestLinked) }
}

/** The plain texts of documents and transcripts, except withheld ones. */
const textsOf = (rows: Rows, name: CollectionName, row: Row, now: Date): Record<string, unknown> => {
  const { search, embargo } = descriptionOf(name)
  const until = embargo ? Date.parse(String(row[embargo.until])) : 0
  const isWithheld = (field: string) => until > now.getTime() && embargo?.fields.includes(field)
  const { fields } = modelOf(name)
  const documents = [...fields.values()].filter((field) => field.kind === 'richText')
  const open = documents.filter(({ name: field }) => !search?.exclude?.includes(field) && !isWithheld(field))
  const body = open.map(({ name: field }) => documentText(rows, name, row, field)).filter((text) => text !== '')
  const transcript = fields.has('transcript_raw') && !isWithheld('transcript_raw') ? transcriptText(row) : null
  return {
    ...(documents.length > 0 ? { bodyString: body.join(' ') } : {}),
    ...(transcript === null ? {} : { transcript_string: transcript }),
  }
}

const recordOf = (rows: Rows, name: CollectionName, row: Row, now: Date): SearchableRecord => {
  const { search, embargo } = descriptionOf(name)
  const withheld = embargo && Date.parse(String(row[embargo.until])) > now.getTime() ? embargo.fields : []
  const excluded = new Set([...(search?.exclude ?? []), ...withheld])
  const id = String(row['id'])
  const record: Record<string, unknown> = { id }
  for (const field of modelOf(name).fields.values()) {
    if (neverPresent.has(field.name) || isDocumentDescription(field) || excluded.has(field.name)) continue
    const value = shown(rows, field, row)
    if (value !== undefined) record[field.name] = value
  }
  return {
    ...record,
    ...textsOf(rows, name, row, now),
    ...(name === 'locations' ? ofLocation(rows, row) : {}),
    ...(name === 'programs' ? ofProgram(rows, row) : {}),
    ...(name === 'articles' || name === 'faqs' ? linkedTerms(rows, name, row) : {}),
    ...geolocOf(rows, name, row),
    objectID: id,
  }
}

/**
 * The records of a collection's index, one for each published item.
 * Source: docs/contract.md 2.3 "Search records". Chosen: a record of a vendor embeds rows of the same vendor only, since a token may
 * open one vendor and not another; and of media whose day has not come the index holds no more than a list would show.
 */
export const buildRecords = (
  name: CollectionName,
  read: RowReader,
  { vendors = ownVendors, now = new Date() }: RecordOptions = {},
): SearchableRecord[] => {
  const present = new Set(modelOf(name).fields.has('vendor') ? read(name).map((row) => row['vendor']) : ownVendors)
  return vendors.flatMap((vendor) => {
    if (!present.has(vendor)) return []
    const rows = openRows(read, [vendor])
    return rows.all(name).map((row) => recordOf(rows, name, row, now))
  })
}
