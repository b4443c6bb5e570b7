/**
 * The peer of search: MiniSearch over the same attributes, with the same tolerance for typing errors and half-typed
 * words, and plain loops for what it does not do (counting facets, distances). Not asked of the peer: highlighting,
 * exact ranking rules (typos, distance, words, attribute), filters by expression.
 */
import MiniSearch from 'minisearch'
import type { SearchableRecord } from '#service/search/paths.ts'
import { isObject } from '#platform/json-object.ts'
import { valuesAt } from '#service/search/paths.ts'

export type Around = { readonly latitude: number; readonly longitude: number; /** Metres. */ readonly radius: number }

export type PeerQuestion = {
  /** Empty: every record. */
  readonly query: string
  readonly facets?: readonly string[]
  readonly around?: Around
  /** Records that have this value of a facet. */
  readonly only?: { readonly facet: string; readonly value: string }
}

export type Peer = (question: PeerQuestion) => { readonly hits: readonly SearchableRecord[]; readonly nbHits: number }

type Known = {
  readonly record: SearchableRecord
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** Latitude and longitude, WGS 84 degrees. */
  readonly places: readonly (readonly [number, number])[]
}

const fold = (term: string): string => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Latitudes and longitudes of a record. */
export const placesOf = (record: SearchableRecord): [number, number][] => {
  const value = record['_geoloc']
  return (Array.isArray(value) ? value : [value])
    .filter(isObject)
    .map((place) => [Number(place['lat']), Number(place['lng'])])
}

/** Metres along a sphere of the earth's size. */
export const metres = (latitude: number, longitude: number, around: Around): number => {
  const radians = Math.PI / 180
  const up = Math.sin(((latitude - around.latitude) * radians) / 2) ** 2
  const across = Math.sin(((longitude - around.longitude) * radians) / 2) ** 2
  const along = Math.cos(latitude * radians) * Math.cos(around.latitude * radians)
  return 2 * 6_371_000 * Math.asin(Math.sqrt(up + along * across))
}

const nearest = ({ places }: Known, around: Around): number =>
  Math.min(...places.map(([latitude, longitude]) => metres(latitude, longitude, around)))

/** Value → count of each facet. */
export const countFacets = (matches: readonly Pick<Known, 'facets'>[], facets: readonly string[]) =>
  Object.fromEntries(
    facets.map((facet) => {
      const counts = new Map<string, number>()
      for (const { facets: own } of matches)
        for (const value of own[facet] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1)
      return [facet, Object.fromEntries(counts)]
    }),
  )

/** A MiniSearch of the records, filled. */
export const buildMiniSearch = (records: readonly SearchableRecord[], fields: readonly string[]): MiniSearch => {
  const mini = new MiniSearch<SearchableRecord>({
    fields: [...fields],
    idField: 'objectID',
    extractField: (record, field) => (field === 'objectID' ? record.objectID : valuesAt(record, field).join(' ')),
    processTerm: fold,
    searchOptions: {
      combineWith: 'AND',
      prefix: (_term, position, terms) => position === terms.length - 1,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : false),
    },
  })
  mini.addAll(records)
  return mini
}

/** Answers questions over the records: the first 20 hits, how many there are, and counts of the facets asked for. */
export const createPeer = (
  records: readonly SearchableRecord[],
  fields: readonly string[],
  facetNames: readonly string[],
): Peer => {
  const mini = buildMiniSearch(records, fields)
  const known = new Map<unknown, Known>(
    records.map((record) => {
      const facets = Object.fromEntries(
        facetNames.map((name) => [name, [...new Set(valuesAt(record, name).map(String))]]),
      )
      return [record.objectID, { record, facets, places: placesOf(record) }]
    }),
  )
  return ({ query, facets = [], around, only }) => {
    const results = mini.search(query === '' ? MiniSearch.wildcard : query)
    let matches = results.map(({ id }: { id: unknown }) => known.get(id)).filter((entry) => entry !== undefined)
    if (only) matches = matches.filter((entry) => entry.facets[only.facet]?.includes(only.value))
    if (around)
      matches = matches
        .map((entry) => ({ entry, distance: nearest(entry, around) }))
        .filter(({ distance }) => distance <= around.radius)
        .sort((a, b) => a.distance - b.distance)
        .map(({ entry }) => entry)
    const counts = facets.length > 0 ? { facets: countFacets(matches, facets) } : {}
    return { hits: matches.slice(0, 20).map(({ record }) => record), nbHits: matches.length, ...counts }
  }
}
