/** From a request to the records that answer it: filters, then words, then places, in each segment of an index. */
import { noDeadline, type Deadline } from '../deadline.ts'
import { alternativesOf, isKnownWord } from './alternatives.ts'
import { correctionsOf } from './corrections.ts'
import { prefixRange, termNumber, type Dictionary } from '../index/dictionary.ts'
import { filterMask, filterScores } from '../query/filter-mask.ts'
import { geoMatches, type GeoSearch } from '../index/geo.ts'
import {
  matchInterpretations,
  matchSlot,
  typosOf,
  type AllowedSlots,
  type MatchedInterpretation,
  type MatchedSlot,
  type Matches,
} from './match.ts'
import { readQuery, type Query, type QuerySlot, type Interpretation } from '../query/query.ts'
import type { Candidates } from './rank.ts'
import type { SearchOptions } from '../query/search-params.ts'
import { readRelevantQuery } from '../query/relevant-query.ts'
import { recordsWith } from './reference-index.ts'
import { distanceSteps } from './distance-steps.ts'
import { weigh } from './relevance.ts'
import { readRequest, type Request } from './request.ts'
import { sequences } from './sequences.ts'
import type { IndexView, SegmentView } from '../index/view.ts'

/** The records of one segment that match the request. */
export type SegmentMatches = {
  readonly view: SegmentView
  readonly query: Query
  readonly candidates: Candidates
  readonly geo: GeoSearch | null
  /** Metres, by entry of the candidates' `docs`; empty without a place. */
  readonly distances: Float64Array
}

export type RecordMatches = {
  readonly segments: readonly SegmentMatches[]
  readonly nbHits: number
  /** The query with the words that were dropped for want of results marked; null when none were. */
  readonly queryAfterRemoval: string | null
}

/** Whether some word of the dictionary begins so. */
const isBeginning = (dictionary: Dictionary, word: string): boolean => {
  const [low, high] = prefixRange(dictionary, word)
  return low < high
}

const within = (path: string, attributes: readonly string[]): boolean =>
  attributes.some((attribute) => attribute === '*' || path === attribute || attribute.startsWith(`${path}.`))

const allowedSlots = ({ index, options }: Request, { segment }: SegmentView): AllowedSlots => {
  const { restrictSearchableAttributes: only } = options
  const {
    disablePrefixOnAttributes = [],
    disableExactOnAttributes: ofIndex = [],
    decompoundedAttributes = {},
  } = index.config.settings
  const { disableTypoToleranceOnAttributes: strict } = options
  const disableExactOnAttributes = options.disableExactOnAttributes ?? ofIndex
  const apart = Object.values(decompoundedAttributes).flat()
  const asIs = [only, disablePrefixOnAttributes, disableExactOnAttributes, strict].every((list) => list.length === 0)
  if (asIs && (apart.length === 0 || apart.includes('*'))) return null
  const paths = segment.text.slots.map(({ path }) => path)
  const open = paths.map((path) => only.length === 0 || within(path, only))
  const unless = (attributes: readonly string[]) =>
    Uint8Array.from(paths, (path, slot) => (open[slot] && !within(path, attributes) ? 1 : 0))
  return {
    whole: unless([]),
    beginning: unless(disablePrefixOnAttributes),
    misspelt: unless(strict),
    exact: unless(disableExactOnAttributes),
    compound: Uint8Array.from(paths, (path, slot) => (open[slot] && within(path, apart) ? 1 : 0)),
  }
}

const matchedSlot = (
  view: SegmentView,
  slot: QuerySlot,
  options: SearchOptions,
  allowed: AllowedSlots,
): MatchedSlot => {
  const { text, compounds } = view.segment
  const compute = (isCached: boolean) => {
    const alternatives = alternativesOf(text, compounds, slot, options)
    return { alternatives, match: matchSlot(text, alternatives, allowed, isCached) }
  }
  if (allowed) return compute(false)
  const { original: _place, optional: _optional, ...cacheKey } = slot
  return view.cachedSlot(JSON.stringify([cacheKey, options.minWordSizefor1Typo, options.minWordSizefor2Typos]), compute)
}

/** Characters; a longer filter is not cached. Chosen: those of pages have some hundred, and one as long as a body may be would take its memory. */
const longestCached = 2000

/**
 * A mask with 1 for each record that passes the filters, holds the phrases and lacks the excluded words; null when all
 * pass. Records not evaluated before the deadline do not pass.
 */
const maskOf = ({ filter, deadline }: Request, view: SegmentView, { phrases, excluded }: Query): Uint8Array | null => {
  const key = JSON.stringify(filter)
  const passes =
    filter &&
    view.cachedMask(
      key,
      () => filterMask(view, filter, deadline),
      () => !deadline.cut() && key.length <= longestCached,
    )
  if (!view.deleted && phrases.length === 0 && excluded.length === 0) return passes
  const mask = passes?.slice() ?? new Uint8Array(view.size).fill(1)
  const { deleted } = view
  if (deleted) for (let doc = 0; doc < mask.length; doc += 1) if (deleted[doc]) mask[doc] = 0
  for (const words of excluded) {
    if (deadline.passed()) return mask.fill(0)
    for (const doc of sequences(view.segment.text, words, { mask, deadline }).docs) mask[doc] = 0
    // Which of the others are to be left out is not known.
    if (deadline.passed()) return mask.fill(0)
  }
  for (const words of phrases) {
    if (deadline.passed()) return mask.fill(0)
    const holding = new Uint8Array(view.size)
    for (const doc of sequences(view.segment.text, words, { mask, deadline }).docs) holding[doc] = 1
    for (let doc = 0; doc < mask.length; doc += 1) mask[doc] = (mask[doc] ?? 0) & (holding[doc] ?? 0)
  }
  return mask
}

/**
 * The interpretations with the matches of their words. An interpretation cut short by the deadline counts when the words not yet
 * matched are optional. Each word is matched completely or not at all, since its match may be cached for other
 * searches.
 */
const matchedInterpretations = (
  interpretations: readonly Interpretation[],
  match: (slot: QuerySlot) => MatchedSlot,
  deadline: Deadline,
): MatchedInterpretation[] => {
  const matched: MatchedInterpretation[] = []
  for (const interpretation of interpretations) {
    const slots: MatchedSlot[] = []
    for (const slot of interpretation.slots) {
      if (deadline.halfway()) break
      slots.push(match(slot))
    }
    const [reached, rest] = [interpretation.slots.slice(0, slots.length), interpretation.slots.slice(slots.length)]
    if (rest.every(({ optional }) => optional))
      matched.push({ interpretation: { ...interpretation, slots: reached }, slots })
    if (rest.length > 0) break
  }
  return matched
}

const matchesOf = (view: SegmentView, query: Query, request: Request, allowed: AllowedSlots): Matches => {
  const mask = maskOf(request, view, query)
  const wordCount = query.words.length
  if (wordCount === 0) {
    const all = !mask || (view.deleted && !request.filter && query.excluded.length === 0)
    const docs = all ? view.everything : view.everything.filter((doc) => mask[doc] === 1)
    return { docs, interpretations: [], interpretationByDoc: null, wordCount }
  }
  const { options, deadline } = request
  const interpretations = matchedInterpretations(
    query.interpretations,
    (slot) => matchedSlot(view, slot, options, allowed),
    deadline,
  )
  return matchInterpretations({ size: view.size, wordCount, deadline }, interpretations, mask)
}

/** What matched in a segment, as candidates with their distances. */
const candidatesOf = (
  view: SegmentView,
  request: Request,
  {
    query,
    matches,
    allowed,
    relevance,
    best = 0,
  }: {
    query: Query
    matches: Matches
    allowed: AllowedSlots
    relevance: Float64Array | null
    /** The best relevance of all segments. */
    best?: number
  },
): SegmentMatches => {
  const { options, geo, deadline } = request
  const near = geo && geoMatches(view.segment.geo, matches.docs, geo, deadline)
  const candidates = {
    index: view.segment.text,
    matches,
    docs: near?.docs ?? matches.docs,
    geoSteps: near && geo?.kind === 'around' ? distanceSteps(near, geo.precision, { relevance, best }) : null,
    distances: near && relevance && geo?.kind === 'around' && typeof geo.precision !== 'number' ? near.distances : null,
    scores: request.scored && filterScores(view, request.scored, options.sumOrFiltersScores, deadline),
    relevance,
    sortRanks: view.segment.sortRanks,
    allowed,
    deadline,
  }
  return { view, query, candidates, geo, distances: near?.distances ?? new Float64Array(0) }
}

const findIn = (view: SegmentView, request: Request, optional: ReadonlySet<number>): SegmentMatches => {
  const { options } = request
  const { text } = view.segment
  const query = readQuery(options.query, options, {
    separators: text.reading.separators,
    thesaurus: request.index.config.thesaurus,
    optional,
    // A word of any segment counts as a word: otherwise the answer would depend on which segment holds a record.
    isWord: (word) => request.index.segments.some(({ segment }) => termNumber(segment.text.dictionary, word) >= 0),
    isKnown: (slot) => isKnownWord(text, slot),
  })
  const allowed = allowedSlots(request, view)
  const matches = matchesOf(view, query, request, allowed)
  return candidatesOf(view, request, { query, matches, allowed, relevance: null })
}

/** The same for an index that ranks by `relevance`: no word is required, and each weighs by how rare it is in all segments. */
const findRelevant = (index: IndexView, request: Request): readonly SegmentMatches[] => {
  const { options, deadline } = request
  const topicsPath = index.config.settings.topicsAttribute
  const dictionaries = index.segments.map(({ segment }) => segment.text.dictionary)
  const records = (word: string) =>
    index.segments.reduce((sum, { segment: { text } }) => sum + recordsWith(text, termNumber(text.dictionary, word)), 0)
  const query = readRelevantQuery(options.query, options, {
    thesaurus: index.config.thesaurusByStem,
    isInSynonyms: (word) => termNumber(index.config.synonymWords, word) >= 0,
    // Each is a walk over the words of the index: a query of misspelt words alone would take its time many times over.
    corrections: (word, errors) =>
      deadline.halfway() ? [] : correctionsOf([...dictionaries, index.config.synonymWords], word, errors, records),
    isKnown: (word, prefix) =>
      index.segments.some(({ segment: { text } }) =>
        prefix ? isBeginning(text.dictionary, word) : termNumber(text.dictionary, word) >= 0,
      ),
  })
  const parts = index.segments.map((view) => {
    const allowed = allowedSlots(request, view)
    const match = (slot: QuerySlot) => matchedSlot(view, slot, options, allowed)
    const [interpretation = null] = matchedInterpretations(query.interpretations, match, deadline)
    const asides = query.asides.flatMap((slot) => (deadline.halfway() ? [] : [match(slot)]))
    const mask = maskOf(request, view, query)
    const unfiltered = request.filter ? maskOf({ ...request, filter: null }, view, query) : mask
    const topics = topicsPath === undefined ? null : view.facet(topicsPath)
    return { view, index: view.segment.text, interpretation, asides, mask, unfiltered, allowed, topics }
  })
  const weighed = weigh(query, parts, deadline)
  // Compared only with distances: a pass over all hits that other searches need not make.
  const best = request.geo
    ? weighed.reduce(
        (most, { matches, relevance }) => matches.docs.reduce((one, doc) => Math.max(one, relevance[doc] ?? 0), most),
        0,
      )
    : 0
  return weighed.flatMap(({ matches, relevance }, number) => {
    const part = parts[number]
    if (!part) return []
    return [candidatesOf(part.view, request, { query, matches, allowed: part.allowed, relevance, best })]
  })
}

/** The candidates that pass the test. */
const only = (segment: SegmentMatches, passes: (doc: number) => boolean): SegmentMatches => {
  const { candidates, distances } = segment
  const entries = Uint32Array.from(candidates.docs, (_, entry) => entry).filter((entry) =>
    passes(candidates.docs[entry] ?? 0),
  )
  const { geoSteps } = candidates
  const pick = (column: Float64Array) => Float64Array.from(entries, (entry) => column[entry] ?? 0)
  const picked = distances.length > 0 ? pick(distances) : distances
  return {
    ...segment,
    candidates: {
      ...candidates,
      docs: entries.map((entry) => candidates.docs[entry] ?? 0),
      geoSteps: geoSteps && pick(geoSteps),
      distances: candidates.distances && picked,
    },
    distances: picked,
  }
}

/** `min` keeps the records with the fewest typing errors, `strict` those with the two lowest numbers of them. */
const closest = (
  segments: readonly SegmentMatches[],
  tolerance: SearchOptions['typoTolerance'],
): readonly SegmentMatches[] => {
  if (tolerance !== 'min' && tolerance !== 'strict') return segments
  const counts = segments.flatMap(({ candidates: { docs, matches } }) =>
    Array.from(docs, (doc) => typosOf(matches, doc)),
  )
  const distinctCounts = [...new Set(counts)].sort((a, b) => a - b)
  const most = distinctCounts[tolerance === 'min' ? 0 : 1] ?? distinctCounts[0] ?? 0
  return segments.map((part) => only(part, (doc) => typosOf(part.candidates.matches, doc) <= most))
}

/** The words to make optional at each successive attempt. */
function* removals(count: number, how: SearchOptions['removeWordsIfNoResults']): Generator<ReadonlySet<number>> {
  const all = Array.from({ length: count }, (_, word) => word)
  if (how === 'allOptional' && count > 0) yield new Set(all)
  for (let dropped = 1; dropped < count && dropped <= 5; dropped += 1) {
    if (how === 'lastWords') yield new Set(all.slice(count - dropped))
    if (how === 'firstWords') yield new Set(all.slice(0, dropped))
  }
}

const removalShown = (words: readonly string[], dropped: ReadonlySet<number>): string =>
  words.map((word, number) => (dropped.has(number) ? `<em>${word}</em>` : word)).join(' ')

const hitsIn = (segments: readonly SegmentMatches[]): number =>
  segments.reduce((sum, { candidates }) => sum + candidates.docs.length, 0)

/**
 * The records that match the request, not yet ordered; when `deadline` passes, those matched so far.
 * @throws SearchRefusal 400 on filters or coordinates that cannot be read.
 */
export const findRecords = (
  index: IndexView,
  options: SearchOptions,
  deadline: Deadline = noDeadline,
): RecordMatches => {
  const request = readRequest(index, options, deadline)
  const isRelevant = index.config.compiled.ranking.includes('relevance') && /\S/.test(options.query)
  if (isRelevant) {
    const segments = findRelevant(index, request)
    const hasWords = segments.some(({ query }) => query.words.length > 0)
    if (hasWords) return { segments, nbHits: hitsIn(segments), queryAfterRemoval: null }
  }
  const attempt = (optional: ReadonlySet<number>): readonly SegmentMatches[] =>
    closest(
      index.segments.map((view) => findIn(view, request, optional)),
      options.typoTolerance,
    )
  const first = attempt(new Set())
  const nbHits = hitsIn(first)
  const words = first[0]?.query.words ?? []
  if (nbHits > 0) return { segments: first, nbHits, queryAfterRemoval: null }
  for (const dropped of removals(words.length, options.removeWordsIfNoResults)) {
    if (deadline.passed()) break
    const next = attempt(dropped)
    if (hitsIn(next) > 0)
      return { segments: next, nbHits: hitsIn(next), queryAfterRemoval: removalShown(words, dropped) }
  }
  return { segments: first, nbHits, queryAfterRemoval: null }
}
