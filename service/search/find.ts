/** From a request to the records that answer it: filters, then words, then places. */
import { alternativesOf, isKnownWord } from './alternatives.ts'
import type { CollectionIndex } from './collection-index.ts'
import { parseFacetFilters, parseNumericFilters, parseOptionalFilters, parseTagFilters } from './filter-list.ts'
import { filterMask, filterScores, hasScores } from './filter-mask.ts'
import { allOf, leafCount, type FilterNode } from './filter-node.ts'
import { badRequest } from './refusal.ts'
import { parseFilterText } from './filter-text.ts'
import { geoMatches, geoSearchOf, geoStep, type GeoSearch } from './geo.ts'
import { matchReadings, matchSlot, type AllowedSlots, type MatchedSlot, type Matches } from './match.ts'
import { readQuery, type Query, type QuerySlot } from './query.ts'
import type { Candidates } from './rank.ts'
import type { SearchOptions } from './search-params.ts'

export type Found = {
  readonly query: Query
  readonly candidates: Candidates
  readonly geo: GeoSearch | null
  /** Metres, by entry of the candidates' `docs`; empty without a place. */
  readonly distances: Float64Array
  /** The query with the words that were dropped for want of results marked; null when none were. */
  readonly queryAfterRemoval: string | null
}

type Asked = {
  readonly mask: Uint8Array | null
  readonly scores: Float64Array | null
  readonly geo: GeoSearch | null
  readonly allowed: AllowedSlots
}

/** Each leaf is a walk over all records; a list of programmes as a filter stays well below. */
const mostLeaves = 2000

const within = (path: string, attributes: readonly string[]): boolean =>
  attributes.some((attribute) => path === attribute || attribute.startsWith(`${path}.`))

const allowedSlots = ({ text }: CollectionIndex, options: SearchOptions): AllowedSlots => {
  const { restrictSearchableAttributes: only, disableTypoToleranceOnAttributes: strict } = options
  if (only.length === 0 && strict.length === 0) return null
  const asTyped = Uint8Array.from(text.slots, ({ path }) => (only.length === 0 || within(path, only) ? 1 : 0))
  const withTypos = asTyped.map((allowed, slot) => (within(text.slots[slot]?.path ?? '', strict) ? 0 : allowed))
  return { asTyped, withTypos }
}

const scoresOf = (
  { columns }: CollectionIndex,
  filter: FilterNode | null,
  options: SearchOptions,
): Float64Array | null => {
  const optional = parseOptionalFilters(options.optionalFilters)
  const scored = filter && (options.sumOrFiltersScores || hasScores(filter)) ? filter : null
  const asked = allOf([scored, optional])
  return asked && filterScores(columns, asked, options.sumOrFiltersScores)
}

const ask = (index: CollectionIndex, options: SearchOptions): Asked => {
  const filter = allOf([
    parseFilterText(options.filters),
    parseFacetFilters(options.facetFilters),
    parseNumericFilters(options.numericFilters),
    parseTagFilters(options.tagFilters),
  ])
  if (filter && leafCount(filter) > mostLeaves) throw badRequest(`At most ${mostLeaves} filters in one search`)
  return {
    mask: filter && index.cachedMask(JSON.stringify(filter), () => filterMask(index.columns, filter)),
    scores: scoresOf(index, filter, options),
    geo: geoSearchOf(options),
    allowed: allowedSlots(index, options),
  }
}

const matchedSlot = (
  index: CollectionIndex,
  slot: QuerySlot,
  options: SearchOptions,
  allowed: AllowedSlots,
): MatchedSlot => {
  const compute = () => {
    const alternatives = alternativesOf(index.text, slot, options)
    return { alternatives, match: matchSlot(index.text, alternatives, allowed) }
  }
  if (allowed) return compute()
  const { minWordSizefor1Typo, minWordSizefor2Typos, alternativesAsExact } = options
  const key = [
    slot.text,
    slot.prefix,
    slot.forgiving,
    slot.synonyms,
    minWordSizefor1Typo,
    minWordSizefor2Typos,
    alternativesAsExact,
  ]
  return index.cachedSlot(JSON.stringify(key), compute)
}

/** `min` keeps the records with the fewest typing errors, `strict` those with the two lowest numbers of them. */
const closest = (docs: Uint32Array, { typos }: Matches, tolerance: SearchOptions['typoTolerance']): Uint32Array => {
  if (tolerance !== 'min' && tolerance !== 'strict') return docs
  const seen = [...new Set(Array.from(docs, (doc) => typos[doc] ?? 0))].sort((a, b) => a - b)
  const most = seen[tolerance === 'min' ? 0 : 1] ?? seen[0] ?? 0
  return docs.filter((doc) => (typos[doc] ?? 0) <= most)
}

const noMatches = (docs: Uint32Array, size: number): Matches => ({
  docs,
  typos: new Uint16Array(size),
  words: new Uint8Array(size),
  chosen: new Uint8Array(size),
  readings: [],
})

const masked = ({ everything }: CollectionIndex, mask: Uint8Array | null): Uint32Array =>
  mask ? everything.filter((doc) => mask[doc] === 1) : everything

const matchesOf = (index: CollectionIndex, query: Query, options: SearchOptions, { mask, allowed }: Asked): Matches => {
  const { size } = index.text
  if (query.words.length === 0) return noMatches(masked(index, mask), size)
  const readings = query.readings.map((reading) => ({
    reading,
    slots: reading.slots.map((slot) => matchedSlot(index, slot, options, allowed)),
  }))
  return matchReadings({ size, wordCount: query.words.length }, readings, mask)
}

const attempt = (
  index: CollectionIndex,
  options: SearchOptions,
  asked: Asked,
  optional: ReadonlySet<number>,
): Omit<Found, 'queryAfterRemoval'> => {
  const query = readQuery(options.query, options, {
    groups: index.synonyms,
    optional,
    isKnown: (slot) => isKnownWord(index.text, slot),
  })
  const matches = matchesOf(index, query, options, asked)
  const { geo } = asked
  const near = geo ? geoMatches(index.geo, matches.docs, geo) : null
  const docs = closest(near?.docs ?? matches.docs, matches, options.typoTolerance)
  // `closest` drops records, so distances are looked up again by record.
  const distances =
    near && docs !== near.docs && geo
      ? geoMatches(index.geo, docs, geo).distances
      : (near?.distances ?? new Float64Array(0))
  const geoSteps = geo?.kind === 'around' ? distances.map((metres) => geoStep(metres, geo.precision).step) : null
  const { scores, allowed } = asked
  const candidates = {
    index: index.text,
    matches,
    wordCount: query.words.length,
    docs,
    geoSteps,
    scores,
    sortRanks: index.sortRanks,
    allowed,
  }
  return { query, candidates, geo, distances }
}

/** Which words to make optional, attempt after attempt. */
function* removals(count: number, how: SearchOptions['removeWordsIfNoResults']): Generator<ReadonlySet<number>> {
  const all = Array.from({ length: count }, (_, word) => word)
  if (how === 'allOptional' && count > 0) yield new Set(all)
  for (let dropped = 1; dropped < count && dropped <= 5; dropped += 1) {
    if (how === 'lastWords') yield new Set(all.slice(count - dropped))
    if (how === 'firstWords') yield new Set(all.slice(0, dropped))
  }
}

const removalShown = ({ words }: Query, dropped: ReadonlySet<number>): string =>
  words.map((word, number) => (dropped.has(number) ? `<em>${word}</em>` : word)).join(' ')

/**
 * The records that answer the request, not yet in order.
 * @throws SearchRefusal 400 on filters or coordinates that cannot be read.
 */
export const findRecords = (index: CollectionIndex, options: SearchOptions): Found => {
  const asked = ask(index, options)
  const first = attempt(index, options, asked, new Set())
  if (first.candidates.docs.length > 0) return { ...first, queryAfterRemoval: null }
  for (const dropped of removals(first.query.words.length, options.removeWordsIfNoResults)) {
    const next = attempt(index, options, asked, dropped)
    if (next.candidates.docs.length > 0) return { ...next, queryAfterRemoval: removalShown(next.query, dropped) }
  }
  return { ...first, queryAfterRemoval: null }
}
