/** Which records match a query, by which of its interpretations and at how many typing errors. Columns run over all records. */
import { scratchBytes, scratchNumbers } from '../index/scratch.ts'
import type { Deadline } from '../deadline.ts'
import type { Alternative } from './alternatives.ts'
import { absent, bitsetSize, keyOf, setBit, slotOf } from '../index/postings.ts'
import type { Interpretation } from '../query/query.ts'
import type { TextIndex } from '../index/text-index.ts'

/** Bit: the record holds the query word itself. */
export const wholeWord = 1
/** Bit: the word is all there is in some value. */
export const soleWord = 2

/** How well each record matches one word of the query. */
export type SlotMatch = {
  /** Typing errors (2 bits) | best key at that many; `absent` when the record lacks the word. */
  readonly best: Uint32Array
  /** Bits `wholeWord`, `soleWord`. */
  readonly exact: Uint8Array
  /** One bit for each record that holds the word. */
  readonly docBits: Uint32Array
}

/** The typing errors in an entry of `SlotMatch.best` that is not `absent`. */
export const costIn = (best: number): number => best >>> 30
/** The key in an entry of `SlotMatch.best`. */
export const keyIn = (best: number): number => best & 0x3fffffff

export type MatchedSlot = { readonly alternatives: readonly Alternative[]; readonly match: SlotMatch }
export type MatchedInterpretation = { readonly interpretation: Interpretation; readonly slots: readonly MatchedSlot[] }

/** The attributes in which a word may match, by kind of match: 1 per slot that counts. Null: all attributes. */
export type AllowedSlots = {
  readonly whole: Uint8Array
  readonly beginning: Uint8Array
  readonly misspelt: Uint8Array
  readonly compound: Uint8Array
  /** Where a whole word counts as exact. */
  readonly exact: Uint8Array
} | null

/** The attributes in which this alternative counts; null: all. */
export const allowedFor = (allowed: AllowedSlots, { cost, typed, compound }: Alternative): Uint8Array | null => {
  if (!allowed) return null
  if (compound) return allowed.compound
  if (cost > 0) return allowed.misspelt
  return typed === null ? allowed.whole : allowed.beginning
}

export type Matches = {
  /** Ascending. */
  readonly docs: Uint32Array
  readonly interpretations: readonly MatchedInterpretation[]
  /** Number of the interpretation that a record matched, by record; null when there is only one. */
  readonly interpretationByDoc: Uint8Array | null
  /** Words in the query. */
  readonly wordCount: number
}

/** The interpretation that a record matched; undefined when the query has no words. */
export const interpretationOf = (
  { interpretations, interpretationByDoc }: Matches,
  doc: number,
): MatchedInterpretation | undefined => interpretations[interpretationByDoc?.[doc] ?? 0]

const typosBy = ({ interpretation, slots }: MatchedInterpretation, doc: number): number => {
  let typos = interpretation.cost
  for (const { match } of slots) {
    const best = match.best[doc] ?? absent
    if (best !== absent) typos += costIn(best)
  }
  return typos
}

/** The typing errors at which a record matches. */
export const typosOf = (matches: Matches, doc: number): number => {
  const matchedInterpretation = interpretationOf(matches, doc)
  return matchedInterpretation ? typosBy(matchedInterpretation, doc) : 0
}

/** Whether the record matches another interpretation equally well: as many words, as few errors. */
export const tiesWith = (matches: Matches, other: MatchedInterpretation, doc: number): boolean => {
  const current = interpretationOf(matches, doc)
  const missing = ({ slots }: MatchedInterpretation) => slots.filter(({ match }) => match.best[doc] === absent).length
  if (!current || current === other || missing(other) !== missing(current)) return false
  return (
    other.slots.every(({ match }, slot) => match.best[doc] !== absent || other.interpretation.slots[slot]?.optional) &&
    typosBy(other, doc) === typosBy(current, doc)
  )
}

/** How many words of the query a record holds, themselves or in another form. */
export const wordsOf = (matches: Matches, doc: number): number => {
  const matched = interpretationOf(matches, doc)
  const slots = matched?.slots ?? []
  let missing = 0
  for (const { match } of slots) if (match.best[doc] === absent) missing += 1
  if (slots.length <= matches.wordCount) return Math.max(0, matches.wordCount - missing)
  // Several slots stand for one word.
  const matchedWords = slots.flatMap(({ match }, slot) =>
    match.best[doc] === absent ? [] : (matched?.interpretation.slots[slot]?.original ?? []),
  )
  return new Set(matchedWords).size
}

/** The best key and the exactness of a pair within the attributes in which it counts. */
const restricted = (index: TextIndex, alternative: Alternative, pair: number, allowed: NonNullable<AllowedSlots>) => {
  const { positions, starts } = alternative.postings
  const counts = allowedFor(allowed, alternative)
  let key = absent
  let exact = 0
  for (let at = starts[pair] ?? 0; at < (starts[pair + 1] ?? 0); at += 1) {
    const position = positions[at] ?? 0
    const slot = slotOf(position)
    if (!counts?.[slot]) continue
    key = Math.min(key, keyOf(position, index.slots))
    if (allowed.exact[slot]) exact |= wholeWord | (position & 1 ? soleWord : 0)
  }
  return { key, exact: alternative.exact ? exact : 0 }
}

/**
 * How well each record matches any alternative of a word; `isCached`: the result outlives the search, so it is not
 * taken from scratch memory.
 */
export const matchSlot = (
  index: TextIndex,
  alternatives: readonly Alternative[],
  allowed: AllowedSlots,
  isCached: boolean,
): SlotMatch => {
  const table = allowed ? undefined : alternatives.find((alternative) => alternative.table)
  const best = isCached ? new Uint32Array(index.size).fill(absent) : scratchNumbers(index.size, absent)
  const exact = isCached ? new Uint8Array(index.size) : scratchBytes(index.size)
  const docBits = isCached ? new Uint32Array(bitsetSize(index.size)) : scratchNumbers(bitsetSize(index.size))
  if (table?.table) {
    best.set(table.table.keys)
    docBits.set(table.table.docBits)
  }
  for (const alternative of alternatives) {
    if (alternative === table) continue
    const { postings, from, to, exact: isExact } = alternative
    const { docs, keys, sole } = postings
    const cost = alternative.cost << 30
    if (allowed) {
      for (let pair = from; pair < to; pair += 1) {
        const pairMatch = restricted(index, alternative, pair, allowed)
        if (pairMatch.key === absent) continue
        const doc = docs[pair] ?? 0
        best[doc] = Math.min(best[doc] ?? absent, (cost | pairMatch.key) >>> 0)
        setBit(docBits, doc)
        exact[doc] = (exact[doc] ?? 0) | pairMatch.exact
      }
      continue
    }
    // Records of a word ascend, so that those which share a number of the bits come together, and are written at once.
    // This and a separate loop for exactness halve the time: every word of every search runs through here.
    let place = 0
    let bits = 0
    for (let pair = from; pair < to; pair += 1) {
      const doc = docs[pair] ?? 0
      const value = (cost | (keys[pair] ?? absent)) >>> 0
      if (value < (best[doc] ?? absent)) best[doc] = value
      if (doc >>> 5 !== place) {
        docBits[place] = (docBits[place] ?? 0) | bits
        place = doc >>> 5
        bits = 0
      }
      bits |= 1 << (doc & 31)
    }
    docBits[place] = (docBits[place] ?? 0) | bits
    if (!isExact) continue
    for (let pair = from; pair < to; pair += 1) {
      const doc = docs[pair] ?? 0
      exact[doc] = (exact[doc] ?? 0) | wholeWord | (sole[pair] ? soleWord : 0)
    }
  }
  return { best, exact, docBits }
}

/** The records that hold every word, each required, and pass the mask. */
const matchAll = (slots: readonly MatchedSlot[], size: number, mask: Uint8Array | null): Uint32Array => {
  const docs = scratchNumbers(size)
  const [first, ...rest] = slots.map(({ match }) => match.docBits)
  let count = 0
  for (let at = 0; at < bitsetSize(size); at += 1) {
    let bits = (first?.[at] ?? 0) | 0
    for (let slot = 0; slot < rest.length; slot += 1) bits &= rest[slot]?.[at] ?? 0
    for (; bits !== 0; bits &= bits - 1) {
      docs[count] = (at << 5) + 31 - Math.clz32(bits & -bits)
      count += 1
    }
  }
  if (!mask) return docs.subarray(0, count)
  let passed = 0
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0
    docs[passed] = doc
    passed += mask[doc] ?? 0
  }
  return docs.subarray(0, passed)
}

/**
 * The records that match all required words of some interpretation, and pass `mask` (1 per record; null: all pass). A query
 * of optional words only needs one of them. A record is judged by the interpretation that misses fewest words, then errors;
 * records after the deadline are not evaluated.
 */
export const matchInterpretations = (
  { size, wordCount, deadline }: { size: number; wordCount: number; deadline: Deadline },
  interpretations: readonly MatchedInterpretation[],
  mask: Uint8Array | null,
): Matches => {
  const [only] = interpretations
  if (only && interpretations.length === 1 && !only.interpretation.slots.some(({ optional }) => optional))
    return { docs: matchAll(only.slots, size, mask), interpretations, interpretationByDoc: null, wordCount }
  const prepared = interpretations.map(({ interpretation, slots }) => ({
    base: interpretation.cost,
    bests: slots.map(({ match }) => match.best),
    optional: interpretation.slots.map((slot) => slot.optional),
    allOptional: interpretation.slots.every((slot) => slot.optional),
  }))
  const docs = scratchNumbers(size)
  const interpretationByDoc = scratchBytes(size)
  let count = 0
  for (let doc = 0; doc < size; doc += 1) {
    if (deadline.passed(doc)) break
    if (mask && !mask[doc]) continue
    let winner = -1
    let fewest = Infinity
    let least = Infinity
    for (let number = 0; number < prepared.length; number += 1) {
      const interpretation = prepared[number]
      if (!interpretation) continue
      let total = interpretation.base
      let matched = 0
      let missing = 0
      for (let slot = 0; slot < interpretation.bests.length; slot += 1) {
        const best = interpretation.bests[slot]?.[doc] ?? absent
        if (best !== absent) {
          total += costIn(best)
          matched += 1
        } else if (interpretation.optional[slot]) missing += 1
        else {
          missing = Infinity
          break
        }
      }
      if (missing === Infinity || (interpretation.allOptional && matched === 0)) continue
      if (missing < least || (missing === least && total < fewest)) {
        winner = number
        fewest = total
        least = missing
      }
    }
    if (winner < 0) continue
    docs[count] = doc
    interpretationByDoc[doc] = winner
    count += 1
  }
  return { docs: docs.subarray(0, count), interpretations, interpretationByDoc, wordCount }
}
