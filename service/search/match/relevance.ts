/**
 * Which records answer a query, and how well, in an index that ranks by `relevance`: one score of all its words by how
 * rare they are and how much a record speaks for them. Where fewer records than a page hold every word, those that hold the
 * telling ones are hits too. The file is long because all of it works on the counts of one query.
 */
import type { Deadline } from '../deadline.ts'
import { absent, bitsetSize, rankIn } from '../index/postings.ts'
import type { FacetColumn } from '../index/columns.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { QuerySlot } from '../query/query.ts'
import type { RelevantQuery, SlotGroup } from '../query/relevant-query.ts'
import { raiseAlike } from './alike.ts'
import { evidenceOf } from './evidence.ts'
import { referenceOf } from './reference-index.ts'
import { sharedTopics } from './shared-topics.ts'
import { valueEvidence } from './value-evidence.ts'
import { addToWord, addToWords, emptyColumns } from './word-columns.ts'
import { keyIn, type AllowedSlots, type MatchedInterpretation, type MatchedSlot, type Matches } from './match.ts'

/** The matches of one segment, before words are weighed over all segments. */
export type SegmentEvidence = {
  readonly index: TextIndex
  /** Null when the query has no words. */
  readonly interpretation: MatchedInterpretation | null
  readonly asides: readonly MatchedSlot[]
  /** 1 for each record that may be a hit: it passes the filters, phrases and excluded words; null: all. */
  readonly mask: Uint8Array | null
  /** The same without the filters. */
  readonly unfiltered: Uint8Array | null
  readonly allowed: AllowedSlots
  /** What its records are about; null for an index that does not say. */
  readonly topics: FacetColumn | null
}

/** `relevance`: by record, from 0; 1 is a record that could not say more about the whole query. */
export type WeighedMatches = { readonly matches: Matches; readonly relevance: Float64Array }

/** Chosen on the judged queries for tuning (`bench/relevance/`). */
const tuning = {
  /** How much more a record counts whose title has the small words of the query too. */
  asides: 0.42,
  /** How much rare words outweigh common ones; 0: not at all. */
  rarity: 0.525,
  /** How much the share of the query that a record covers decides. */
  coverage: 0.27,
  /** Where so many records hold every word, no others are hits. */
  enough: 20,
  /** From which share of the query on a record holds every word: one may be there as a part of a longer word. */
  whole: 0.8,
  /** The least share of the best score for a record that lacks a word. */
  leastOfBest: 0.08,
  /**
   * The same for any record that does not say what it is about, also one that holds every word: “verkorte pabo” is no assistant's course that
   * names a pabo and is shorter for some. More makes counts truer still, and costs order.
   */
  leastWithoutTopics: 0.4,
  /**
   * The least relevance of such a record. Below it a query is about something else, of which programmes hold one common word: “stage” of
   * “lio stage vergoeding” is in 473.
   */
  leastRelevanceWithoutTopics: 0.05,
  /** The least share of the query that such a record covers. */
  leastCovered: 0.15,
  /** How much it adds to a score when one value says the whole query. */
  value: 0.4,
  /** How much more it adds the nearer that is to all of the query, from such a share on. */
  wholeValue: { from: 0.8, adds: 0.3 },
  /** How much of the best score it adds to a hit that the best records are about what it is about. */
  topics: 0.25,
  /** Shares of the best score, of which the least counts that so many records reach: values of those are read. */
  nearBest: [0.15, 0.25, 0.5, 0.7, 0.85],
  mostRead: 150,
  /** What a stop word counts while it may still grow. */
  ofStopWord: 0.1,
  /**
   * How many times what words weigh another way to say them may weigh: a rare synonym of common words (“leraar worden”, “leraarschap”)
   * would say more than the whole query, and its hits would stand above those of every other index.
   */
  mostOfWords: 2,
  /**
   * Steps to 1 in which the relevance of records counts that do not say what they are about: many programmes have one name, and smaller
   * differences tell nothing, so that the index's own order decides.
   */
  steps: 20,
  /**
   * How much more a record counts that does not say what it is about and whose title begins with a word of the query: “leraar wiskunde”
   * before “Zij-instroom leraar wiskunde” and “Kopopleiding leraar wiskunde”, which are for fewer people.
   */
  beginsTitle: 0.03,
  /**
   * The least share of the query that the index knows. Below it no record is a hit that does not say what it is about: all of them would be, for a word
   * that says little.
   */
  leastKnownWithoutTopics: 0.1,
  /** What a word counts by itself of which a text may hold the phrase instead: “dagen” and “werken” say less than “4 dagen werken”. */
  ofPhrase: 0.9,
  /** What a word counts that the index holds in no form, only misspelt. */
  ofMisspelt: 1,
}

const bitsIn = (bits: Uint32Array): number => {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Whether a slot is a stop word by itself, which finds nothing alone. */
const isStopSlot = (slot: QuerySlot | undefined, stops: readonly boolean[]): boolean =>
  slot?.original.length === 1 && stops[slot.original[0] ?? 0] === true

/** How rare a word is that so many of all records hold. */
const rarityOf = (total: number, holding: number): number =>
  Math.log(1 + (total - holding + 0.5) / (holding + 0.5)) ** tuning.rarity

const recordsIn = (segments: readonly SegmentEvidence[]): number =>
  segments.reduce((sum, { index }) => sum + index.size, 0)

/** How rare the word of each slot is over all segments; 0 for one that the index lacks. */
const raritiesOf = ({ interpretations, stops }: RelevantQuery, segments: readonly SegmentEvidence[]): number[] => {
  const total = recordsIn(segments)
  return (interpretations[0]?.slots ?? []).map((slot, number) => {
    const matched = segments.flatMap(({ interpretation }) => interpretation?.slots[number] ?? [])
    const holding = matched.reduce((sum, { match }) => sum + bitsIn(match.docBits), 0)
    if (holding === 0) return 0
    const rarity = rarityOf(total, holding)
    const isMisspelt = matched.every(({ alternatives }) => alternatives.every(({ cost }) => cost > 0))
    const isStop = isStopSlot(slot, stops)
    return rarity * (isMisspelt ? tuning.ofMisspelt : 1) * (isStop ? tuning.ofStopWord : 1)
  })
}

const sumOf = (numbers: readonly number[], picks: readonly number[]): number =>
  picks.reduce((sum, at) => sum + (numbers[at] ?? 0), 0)

/** What each telling word weighs; one that the index knows only in a group, its share of that. */
const weightsOf = ({ groups, words }: RelevantQuery, rarities: readonly number[]): number[] => {
  const weights = words.map(() => 0)
  for (const { slots, from, to } of groups)
    for (let word = from; word < to; word += 1) weights[word] ||= sumOf(rarities, slots) / (to - from)
  return weights
}

/**
 * The share of the query that the index knows at all: of a query of which it knows one word in three, its hits answer a third
 * at most, so that the relevance of hits of several indexes can be compared.
 */
const knownShare = (query: RelevantQuery, weights: readonly number[], total: number): number => {
  const known = weights.reduce((sum, weight) => sum + weight, 0)
  const unknown = weights.filter((weight, word) => weight === 0 && query.stops[word] !== true).length
  return known === 0 ? 0 : known / (known + unknown * rarityOf(total, 0))
}

/** The records that hold some word and could be a hit without the filters, ascending. */
const recordsWithAny = (
  { index, interpretation, unfiltered }: SegmentEvidence,
  { stops }: RelevantQuery,
): Uint32Array => {
  const docBits = (interpretation?.slots ?? []).flatMap(({ match }, number) =>
    isStopSlot(interpretation?.interpretation.slots[number], stops) ? [] : [match.docBits],
  )
  const docs = new Uint32Array(index.size)
  let count = 0
  for (let at = 0; at < bitsetSize(index.size); at += 1) {
    let bits = 0
    for (let slot = 0; slot < docBits.length; slot += 1) bits |= docBits[slot]?.[at] ?? 0
    for (; bits !== 0; bits &= bits - 1) {
      const doc = (at << 5) + 31 - Math.clz32(bits & -bits)
      docs[count] = doc
      count += unfiltered ? (unfiltered[doc] ?? 0) : 1
    }
  }
  return docs.subarray(0, count)
}

/** The share of these words that stand in the title of a record. */
const shareInTitle = (slots: readonly MatchedSlot[], doc: number): number => {
  let count = 0
  for (const { match } of slots) {
    const best = match.best[doc] ?? absent
    if (best !== absent && rankIn(keyIn(best)) === 0) count += 1
  }
  return slots.length === 0 ? 0 : count / slots.length
}

/** Whether the title of a record begins with a word of the query. */
const beginsTitle = (slots: readonly MatchedSlot[], doc: number): boolean =>
  slots.some(({ match }) => {
    const best = match.best[doc] ?? absent
    return best !== absent && keyIn(best) === 0
  })

/** Whether the index knows several words of the query, this one among them, as one. */
const isInPhrase = ({ groups }: RelevantQuery, { from, to }: SlotGroup, rarities: readonly number[]): boolean =>
  groups.some(
    (other) => other.to - other.from > 1 && other.from <= from && other.to >= to && sumOf(rarities, other.slots) > 0,
  )

type Scores = { readonly docs: Uint32Array; readonly scores: Float64Array; readonly covered: Float64Array }

/** How rare the word of each slot is, what each word of the query weighs, and the segment that says what is usual in a text. */
type Weighing = {
  readonly rarities: readonly number[]
  readonly weights: readonly number[]
  readonly reference: TextIndex
  /** How many records all segments hold. */
  readonly records: number
}

/** The score of the records of a segment that hold some word, and the share of the query that each covers. */
const scoresOf = (
  query: RelevantQuery,
  segment: SegmentEvidence,
  { rarities, weights, reference, records }: Weighing,
  deadline: Deadline,
): Scores => {
  const { index, interpretation, allowed } = segment
  const docs = recordsWithAny(segment, query)
  const [scores, covered] = [new Float64Array(docs.length), new Float64Array(docs.length)]
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return { docs, scores, covered }
  const columns = emptyColumns(query.words.length, docs.length)
  for (const group of query.groups) {
    const own = group.slots.flatMap((number) => {
      const [slot, rarity = 0] = [interpretation?.slots[number], rarities[number]]
      return slot && rarity > 0 && !deadline.passed()
        ? [{ evidence: evidenceOf(index, slot, { allowed, reference }), rarity }]
        : []
    })
    if (own.length === 0) continue
    const ofWords = weights.slice(group.from, group.to).reduce((sum, weight) => sum + weight, 0)
    const unknown = group.slots.filter((number) => rarities[number] === 0).length * rarityOf(records, 0)
    const bounds = { most: tuning.mostOfWords * ofWords, unknown }
    const ofPhrase = isInPhrase(query, group, rarities) ? tuning.ofPhrase : 1
    if (group.to === group.from + 1)
      addToWord(columns, { ...group, quality: group.quality * ofPhrase }, own, docs, bounds)
    else {
      const apart = emptyColumns(1, docs.length)
      addToWord(apart, { ...group, from: 0 }, own, docs, bounds)
      addToWords(columns, group, apart)
    }
  }
  for (let word = 0; word < weights.length; word += 1) {
    const [value, present, weight] = [columns.values[word], columns.there[word], (weights[word] ?? 0) / total]
    if (!value || !present) continue
    for (let entry = 0; entry < docs.length; entry += 1) {
      scores[entry] = (scores[entry] ?? 0) + (value[entry] ?? 0) / total
      covered[entry] = (covered[entry] ?? 0) + (present[entry] ?? 0) * weight
    }
  }
  const { coverage, asides } = tuning
  for (let entry = 0; entry < docs.length; entry += 1) {
    const ofTitle = segment.asides.length > 0 ? 1 + asides * shareInTitle(segment.asides, docs[entry] ?? 0) : 1
    scores[entry] = (scores[entry] ?? 0) * (1 - coverage * (1 - Math.min(1, covered[entry] ?? 0))) * ofTitle
  }
  return { docs, scores, covered }
}

/** Adds to the best scores what single values of the records say of the query. */
const addValues = (
  query: RelevantQuery,
  { index, interpretation }: SegmentEvidence,
  { docs, scores }: Scores,
  { best, weights, reference }: Pick<Weighing, 'weights' | 'reference'> & { readonly best: number },
): void => {
  const countFrom = (least: number) => scores.reduce((count, score) => count + (score >= least ? 1 : 0), 0)
  const share = tuning.nearBest.find((near) => countFrom(near * best) <= tuning.mostRead)
  if (!interpretation || share === undefined) return
  const { wholeValue } = tuning
  const evidence = valueEvidence(index, {
    groups: query.groups,
    slots: interpretation.slots,
    weights,
    rarityOf,
    reference,
  })
  for (let entry = 0; entry < docs.length; entry += 1) {
    const score = scores[entry] ?? 0
    if (score > 0 && score >= share * best) {
      const ofValue = evidence(docs[entry] ?? 0)
      const whole = Math.max(0, (ofValue - wholeValue.from) / (1 - wholeValue.from))
      scores[entry] = score + tuning.value * ofValue + wholeValue.adds * whole
    }
  }
}

const bestOf = (scored: readonly Scores[]): number =>
  scored.reduce((best, { scores }) => scores.reduce((most, score) => Math.max(most, score), best), 0)

/** The interpretation as hits show it: a stop word by itself is marked nowhere, unless there is nothing else. */
const withoutStops = (
  { interpretation, slots }: MatchedInterpretation,
  { stops }: RelevantQuery,
): MatchedInterpretation => {
  const tells = interpretation.slots.map((slot) => !isStopSlot(slot, stops))
  if (!tells.includes(false)) return { interpretation, slots }
  const telling = <Part>(parts: readonly Part[]) => parts.filter((_, number) => tells[number])
  return { interpretation: { ...interpretation, slots: telling(interpretation.slots) }, slots: telling(slots) }
}

/**
 * The hits of each segment with their scores. Whether a record that lacks a word is one does not depend on the filters: a count of
 * a value would otherwise be of other records than its filter finds. After the deadline, words not yet looked at count nothing.
 */
export const weigh = (
  query: RelevantQuery,
  segments: readonly SegmentEvidence[],
  deadline: Deadline,
): WeighedMatches[] => {
  const rarities = raritiesOf(query, segments)
  const weights = weightsOf(query, rarities)
  const reference = referenceOf(segments.map(({ index }) => index))
  if (!reference) return []
  const records = recordsIn(segments)
  const scored = segments.map((segment) =>
    scoresOf(query, segment, { rarities, weights, reference, records }, deadline),
  )
  const before = bestOf(scored)
  for (const [number, segment] of segments.entries()) {
    const scores = scored[number]
    if (scores && !deadline.halfway()) addValues(query, segment, scores, { best: before, weights, reference })
  }
  const best = bestOf(scored)
  let whole = 0
  for (const { covered } of scored) for (const share of covered) if (share >= tuning.whole) whole += 1
  const isEnough = whole >= tuning.enough
  const share = knownShare(query, weights, records)
  const shared = sharedTopics(
    scored.map(({ docs, scores }, number) => ({ docs, scores, topics: segments[number]?.topics ?? null })),
  )
  const weighed = scored.map(({ docs, scores, covered }, number) => {
    const { index, mask, interpretation = null, topics = null } = segments[number] ?? {}
    const relevance = new Float64Array(index?.size ?? 0)
    const hits = new Uint32Array(docs.length)
    let count = 0
    const least = isEnough ? Infinity : tuning.leastOfBest * best
    for (let entry = 0; entry < docs.length; entry += 1) {
      const [doc = 0, score = 0, there = 0] = [docs[entry], scores[entry], covered[entry]]
      if (mask && mask[doc] !== 1) continue
      // Many programmes share a sentence: a word of it alone would make a count that says nothing.
      if (!topics && (share < tuning.leastKnownWithoutTopics || score < tuning.leastWithoutTopics * best)) continue
      if (score > 0 && (there >= tuning.whole || (there >= tuning.leastCovered && score >= least))) {
        const own = (score + tuning.topics * best * (shared[number]?.(doc) ?? 0)) * share
        const plain = beginsTitle(interpretation?.slots ?? [], doc) ? 1 + tuning.beginsTitle : 1
        const valued = topics ? own : (Math.round(own * tuning.steps) / tuning.steps) * plain
        if (!topics && valued < tuning.leastRelevanceWithoutTopics) continue
        relevance[doc] = valued
        hits[count] = doc
        count += 1
      }
    }
    const interpretations = interpretation ? [withoutStops(interpretation, query)] : []
    return {
      matches: {
        docs: hits.subarray(0, count),
        interpretations,
        interpretationByDoc: null,
        wordCount: query.words.length,
      },
      relevance,
    }
  })
  // Records that say what they are about are texts; of programmes with the same words, none is an accident.
  const texts = segments.flatMap(({ index, topics }, number) => {
    const { matches, relevance } = weighed[number] ?? {}
    return topics && matches && relevance ? [{ index, docs: matches.docs, relevance }] : []
  })
  if (texts.length > 0 && !deadline.halfway()) raiseAlike(texts, reference)
  return weighed
}
