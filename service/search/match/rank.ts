/**
 * Orders hits criterion by criterion: each decides only between hits that tie in all earlier ones; the
 * last tie-break is the number of the record, which follows the index's own ranking.
 *
 * Each criterion removes the hits that cannot reach the page before the next criterion is computed. Proximity, which
 * reads positions, is skipped after the deadline.
 */
import type { Deadline } from '../deadline.ts'
import { scratchFloats } from '../index/scratch.ts'
import {
  costIn,
  keyIn,
  interpretationOf,
  soleWord,
  tiesWith,
  typosOf,
  wholeWord,
  wordsOf,
  type AllowedSlots,
  type Matches,
  type SlotMatch,
} from './match.ts'
import { absent } from '../index/postings.ts'
import { furthestProximity, proximities } from './proximity.ts'
import type { RankingStep } from '../index/settings.ts'
import type { SearchOptions } from '../query/search-params.ts'
import { measure, openSieve, type Measure } from './sieve.ts'
import type { TextIndex } from '../index/text-index.ts'

export type Candidates = {
  readonly index: TextIndex
  readonly matches: Matches
  /** Ascending; the matches that pass the filters. */
  readonly docs: Uint32Array
  /** Steps of distance by entry of `docs`; null when the search has no centre. */
  readonly geoSteps: Float64Array | null
  /** Metres by entry of `docs`, which decide between hits of one band that are equally relevant; null without bands of distance. */
  readonly distances: Float64Array | null
  /** Scores of the filters, by record; null when all hits score the same. */
  readonly scores: Float64Array | null
  /** Scores of the words by record, 0 to 1, more is better; null when the index does not rank by `relevance`. */
  readonly relevance: Float64Array | null
  /** For each list of sort rules that is a step of ranking: rank by record. */
  readonly sortRanks: readonly Uint32Array[]
  readonly allowed: AllowedSlots
  readonly deadline: Deadline
}

const byDoc = (values: Uint32Array | Float64Array, docs: Uint32Array): Float64Array => {
  const column = scratchFloats(docs.length)
  for (let entry = 0; entry < docs.length; entry += 1) column[entry] = values[docs[entry] ?? 0] ?? 0
  return column
}

/**
 * The best key over the words of the interpretation that the record matched. Chosen: the best word decides, as in
 * `firstMatchedWord`.
 */
export const attributeKey = (matches: Matches, doc: number): number => {
  const slots = interpretationOf(matches, doc)?.slots ?? []
  let key = absent
  for (let slot = 0; slot < slots.length; slot += 1) {
    const best = slots[slot]?.match.best[doc] ?? absent
    if (best !== absent) key = Math.min(key, keyIn(best))
  }
  return keyIn(key)
}

/** What makes a word exact: for a query of one word, see `exactOnSingleWordQuery`. */
const exactBit = ({ wordCount }: Matches, { exactOnSingleWordQuery }: SearchOptions): number => {
  if (wordCount > 1 || exactOnSingleWordQuery === 'word') return wholeWord
  return exactOnSingleWordQuery === 'none' ? 0 : soleWord
}

/** How many words of the query the record holds as whole words, spelt so. */
export const exactWords = (matches: Matches, doc: number, options: SearchOptions): number => {
  const bit = exactBit(matches, options)
  const slots = interpretationOf(matches, doc)?.slots ?? []
  let count = 0
  for (let slot = 0; slot < slots.length; slot += 1) if ((slots[slot]?.match.exact[doc] ?? 0) & bit) count += 1
  return Math.min(count, matches.wordCount)
}

/** Proximity of each of `docs` under the interpretation that it matched. */
export const proximityOf = (
  { index, matches, allowed, deadline }: Pick<Candidates, 'index' | 'matches' | 'allowed' | 'deadline'>,
  docs: Uint32Array,
  options: SearchOptions,
): Float64Array => {
  const context = { index, floor: options.minProximity, allowed, deadline }
  const { interpretations, interpretationByDoc } = matches
  const [only] = interpretations
  if (only && !interpretationByDoc) return proximities(docs, only, context)
  const column = scratchFloats(docs.length)
  interpretations.forEach((interpretation, number) => {
    const entries = [...docs.keys()].filter((entry) => interpretationByDoc?.[docs[entry] ?? 0] === number)
    const entryDocs = Uint32Array.from(entries, (entry) => docs[entry] ?? 0)
    const values = proximities(entryDocs, interpretation, context)
    entries.forEach((entry, at) => (column[entry] = values[at] ?? 0))
  })
  return column
}

/**
 * For records that match several interpretations equally well, chooses the interpretation whose words are nearest to each other: `salaris
 * middelbare school` is about `salaris in het voortgezet onderwijs` even where a school is mentioned further down.
 */
const settleInterpretations = (candidates: Candidates, docs: Uint32Array, options: SearchOptions): void => {
  const { index, matches, allowed, deadline } = candidates
  const { interpretations, interpretationByDoc } = matches
  if (!interpretationByDoc || interpretations.length < 2) return
  const context = { index, floor: options.minProximity, allowed, deadline }
  const least = proximityOf(candidates, docs, options)
  for (const [number, interpretation] of interpretations.entries()) {
    const entries = [...docs.keys()].filter(
      (entry) => !deadline.passed(entry << 4) && tiesWith(matches, interpretation, docs[entry] ?? 0),
    )
    const entryDocs = Uint32Array.from(entries, (entry) => docs[entry] ?? 0)
    const values = proximities(entryDocs, interpretation, context)
    if (deadline.passed()) return
    entries.forEach((entry, at) => {
      const value = values[at] ?? 0
      if (value >= (least[entry] ?? 0)) return
      least[entry] = value
      interpretationByDoc[docs[entry] ?? 0] = number
    })
  }
}

/** Numbers of records, one interpretation's words at a time: much quicker than record by record. */
const column = (
  { matches, docs }: { matches: Matches; docs: Uint32Array },
  start: number,
  { add, of }: { add: (values: Float64Array, slot: SlotMatch) => void; of: (doc: number) => number },
): Float64Array => {
  const [only] = matches.interpretations
  const values = scratchFloats(docs.length)
  if (only && !matches.interpretationByDoc) {
    values.fill(start)
    for (const { match } of only.slots) add(values, match)
  } else for (let entry = 0; entry < docs.length; entry += 1) values[entry] = of(docs[entry] ?? 0)
  return values
}

const typoColumn = (matches: Matches, docs: Uint32Array): Float64Array =>
  column({ matches, docs }, matches.interpretations[0]?.interpretation.cost ?? 0, {
    add: (values, { best }) => {
      for (let entry = 0; entry < values.length; entry += 1)
        values[entry] = (values[entry] ?? 0) + costIn(best[docs[entry] ?? 0] ?? 0)
    },
    of: (doc) => typosOf(matches, doc),
  })

const attributeColumn = (matches: Matches, docs: Uint32Array): Float64Array =>
  column({ matches, docs }, keyIn(absent), {
    add: (values, { best }) => {
      for (let entry = 0; entry < values.length; entry += 1) {
        const key = keyIn(best[docs[entry] ?? 0] ?? absent)
        if (key < (values[entry] ?? 0)) values[entry] = key
      }
    },
    of: (doc) => attributeKey(matches, doc),
  })

/** How many words are not exact. */
const inexactColumn = (matches: Matches, docs: Uint32Array, options: SearchOptions): Float64Array => {
  const bit = exactBit(matches, options)
  return column({ matches, docs }, matches.wordCount, {
    add: (values, { exact }) => {
      for (let entry = 0; entry < values.length; entry += 1)
        if ((exact[docs[entry] ?? 0] ?? 0) & bit) values[entry] = (values[entry] ?? 0) - 1
    },
    of: (doc) => matches.wordCount - exactWords(matches, doc, options),
  })
}

/** Whether no record can match at the price of a typing error. */
const isFaultless = ({ interpretations }: Matches): boolean =>
  interpretations.every(
    ({ interpretation, slots }) =>
      interpretation.cost === 0 && slots.every(({ alternatives }) => alternatives.every(({ cost }) => cost === 0)),
  )

/** The longest interpretation, in words: synonyms and compounds may have more than the query. */
const longestInterpretation = ({ interpretations, wordCount }: Matches): number =>
  Math.max(wordCount, ...interpretations.map(({ slots }) => slots.length))

/** `match`: errors and attribute of a query of one word, which its match holds in this order. */
type Step = RankingStep | 'match'

/** The criteria by which these hits may differ. */
const stepsFor = (candidates: Candidates, ranking: readonly RankingStep[]): Step[] => {
  const { matches, geoSteps, scores } = candidates
  const { wordCount, interpretations, interpretationByDoc } = matches
  const distinguishes = {
    typo: wordCount > 0 && !isFaultless(matches),
    geo: geoSteps !== null,
    // Where every word is required, all hits have all of them.
    words: interpretationByDoc !== null,
    filters: scores !== null,
    proximity: wordCount > 0 && longestInterpretation(matches) > 1,
    attribute: wordCount > 0,
    exact: wordCount > 0,
    relevance: candidates.relevance !== null,
  }
  const steps: Step[] = ranking.filter((step) => typeof step === 'number' || distinguishes[step])
  const isOneWord = interpretations.length === 1 && interpretations[0]?.slots.length === 1 && !interpretationByDoc
  const place = steps.indexOf('attribute')
  if (!isOneWord || place < 0) return steps
  if (steps[place - 1] === 'typo') return steps.toSpliced(place - 1, 2, 'match')
  return isFaultless(matches) ? steps.with(place, 'match') : steps
}

/** Criteria that depend on which of several interpretations a record matched, and that cost more to compute. */
const isLate = (step: Step): boolean => step === 'proximity' || step === 'attribute' || step === 'exact'

/** Scores nearer to each other than this are alike, so that the index's own order decides. */
const scoreSteps = 10_000

/** Metres that tell two hits apart, and more such steps than any two places are apart. */
const [nearStep, mostNearSteps] = [100, 201_000]

/**
 * The relevance of the record at that entry as steps from 1, below 0 for one that is more relevant, and within a band of distance its
 * distance for those of equal relevance: less is better.
 */
export const irrelevance = (
  { relevance, distances }: Pick<Candidates, 'relevance' | 'distances'>,
  doc: number,
  entry: number,
): number => {
  const steps = scoreSteps - Math.round((relevance?.[doc] ?? 0) * scoreSteps)
  return distances ? steps * mostNearSteps + Math.round((distances[entry] ?? 0) / nearStep) : steps
}

/** What a criterion says of `docs`, the candidates with these entries (null: all). */
const measured = (
  candidates: Candidates,
  { docs, entries }: { docs: Uint32Array; entries: Uint32Array | null },
  step: Step,
  options: SearchOptions,
): Measure => {
  const { matches, geoSteps, scores } = candidates
  const each = (of: (doc: number, hit: number) => number): Float64Array => {
    const values = scratchFloats(docs.length)
    for (let hit = 0; hit < docs.length; hit += 1) values[hit] = of(docs[hit] ?? 0, hit)
    return values
  }
  if (typeof step === 'number') return measure(byDoc(candidates.sortRanks[step] ?? new Uint32Array(0), docs))
  switch (step) {
    case 'match': {
      const best = matches.interpretations[0]?.slots[0]?.match.best
      return { most: absent, values: byDoc(best ?? new Uint32Array(0), docs) }
    }
    case 'typo':
      return measure(typoColumn(matches, docs))
    case 'geo':
      return measure(each((_doc, hit) => geoSteps?.[entries?.[hit] ?? hit] ?? 0))
    case 'words':
      return { most: matches.wordCount, values: each((doc) => matches.wordCount - wordsOf(matches, doc)) }
    case 'filters': {
      const { most, values } = measure(each((doc) => scores?.[doc] ?? 0))
      return { most, values: each((_doc, hit) => most - (values[hit] ?? 0)) }
    }
    case 'relevance': {
      // Beside the best of these: a hit may be more relevant than 1, and a measure has no numbers below 0.
      const values = each((doc, hit) => irrelevance(candidates, doc, entries?.[hit] ?? hit))
      const least = values.reduce((one, other) => Math.min(one, other), Infinity)
      for (let hit = 0; hit < values.length; hit += 1) values[hit] = (values[hit] ?? 0) - least
      return measure(values)
    }
    case 'proximity':
      return { most: furthestProximity(longestInterpretation(matches)), values: proximityOf(candidates, docs, options) }
    case 'attribute':
      return measure(attributeColumn(matches, docs))
    // exact
    default:
      return { most: matches.wordCount, values: inexactColumn(matches, docs, options) }
  }
}

/**
 * The first `most` hits in order, as entries of `candidates.docs`.
 * Source: typo, geo, words, filters, proximity, attribute, exact, custom: the service's documented tie-breaking.
 */
export const rank = (
  candidates: Candidates,
  ranking: readonly RankingStep[],
  most: number,
  options: SearchOptions,
): Uint32Array => {
  const { docs, deadline } = candidates
  if (most === 0) return new Uint32Array(0)
  const sieve = openSieve(docs, most)
  const steps = stepsFor(candidates, ranking)
  const firstLate = steps.find(isLate)
  for (const step of steps) {
    if (step === firstLate) settleInterpretations(candidates, sieve.docs(), options)
    if (isLate(step) && deadline.passed()) continue
    const keys = measured(candidates, { docs: sieve.docs(), entries: sieve.entries() }, step, options)
    // Of distances that were not worked out in time, none says anything.
    if (step === 'proximity' && deadline.passed()) continue
    sieve.sift(keys)
  }
  return sieve.first()
}
