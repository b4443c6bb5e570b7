/** Where in a text the words of a query are: the ground for highlighting and snippets. */
import type { Alternative } from './alternatives.ts'
import type { MatchedReading, Matches } from './match.ts'
import type { TextIndex } from './text-index.ts'
import { readWords, unfoldedLength, wordSize, type Words } from './text.ts'

export type Mark = {
  readonly start: number
  readonly end: number
  /** Place of its first word in the text, and the place behind its last. */
  readonly from: number
  readonly to: number
  readonly whole: boolean
  /** Numbers of the query words that it answers. */
  readonly words: readonly number[]
}

/** Numbers kept in memory for texts that the index itself has not kept. */
const mostKept = 4_000_000
/** The number of a word that the dictionary lacks. */
const unknown = 0xffffffff

/** Reads texts once: reading costs more than everything else that highlighting does. */
export const textReader = ({ texts, dictionary }: TextIndex): ((text: string) => Words) => {
  let kept = new Map<string, Words>()
  let size = 0
  return (text) => {
    const known = texts.get(text) ?? kept.get(text)
    if (known) return known
    const words = readWords(text, (term) => dictionary.ids.get(term) ?? unknown)
    size += words.length
    if (size > mostKept) {
      kept = new Map()
      size = words.length
    }
    kept.set(text, words)
    return words
  }
}

type Answer = { readonly slot: number; readonly cost: number; readonly typed: number | null }
type Pair = { readonly slot: number; readonly cost: number; readonly first: number; readonly second: number }

const inRange = ({ low, high }: Alternative, term: number) => term >= low && term < high

/** Misspellings come in order of the dictionary and do not overlap, so halving finds the one that covers a term. */
const findSorted = (ranges: readonly Alternative[], term: number): Alternative | null => {
  let [from, to] = [0, ranges.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    const range = ranges[middle]
    if (range && range.high <= term) from = middle + 1
    else to = middle
  }
  const range = ranges[from]
  return range && inRange(range, term) ? range : null
}

const none: readonly Answer[] = []

const answersOf = ({ slots }: MatchedReading, terms: number) => {
  const prepared = slots.map(({ alternatives }) => ({
    plain: alternatives.filter((alternative) => alternative.cost === 0 && !alternative.pair),
    misspelt: alternatives.filter((alternative) => alternative.cost > 0 && !alternative.pair),
  }))
  const work = (term: number): Answer[] =>
    prepared.flatMap(({ plain, misspelt }, slot) => {
      const found = plain.find((alternative) => inRange(alternative, term)) ?? findSorted(misspelt, term)
      return found ? [{ slot, cost: found.cost, typed: found.typed }] : []
    })
  const pairs: Pair[] = slots.flatMap(({ alternatives }, slot) =>
    alternatives.flatMap(({ pair, cost }) => (pair ? [{ slot, cost, first: pair[0], second: pair[1] }] : [])),
  )
  // Most words of a text answer nothing, again and again: a byte each remembers that.
  const silent = new Uint8Array(terms)
  const known = new Map<number, readonly Answer[]>()
  const answers = (term: number): readonly Answer[] => {
    if (silent[term]) return none
    const before = known.get(term)
    if (before) return before
    const found = work(term)
    if (found.length === 0) silent[term] = 1
    else known.set(term, found)
    return found
  }
  return { answers, pairs }
}

const withoutOverlap = (marks: Mark[]): Mark[] => {
  let end = 0
  return marks
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter((mark) => {
      if (mark.start < end) return false
      end = mark.end
      return true
    })
}

/** A function that finds the marks of a record's text, in order and without overlap. */
export const markFinder = (matches: Matches, terms: number): ((text: string, words: Words, doc: number) => Mark[]) => {
  const byReading = matches.readings.map((reading) => answersOf(reading, terms))
  return (text, words, doc) => {
    const number = matches.chosen[doc] ?? 0
    const reading = matches.readings[number]
    const prepared = byReading[number]
    if (!reading || !prepared) return []
    // Only what made the record match is marked: no misspellings in a record that has the word as asked.
    const counts = ({ slot, cost }: { slot: number; cost: number }) =>
      cost <= (reading.slots[slot]?.match.cost[doc] ?? 0)
    const original = (slot: number) => reading.reading.slots[slot]?.original ?? []
    const marks: Mark[] = []
    for (let at = 0; at < words.length; at += wordSize) {
      const id = words[at] ?? unknown
      if (id === unknown) continue
      const answers = prepared.answers(id)
      if (answers.length === 0 && prepared.pairs.length === 0) continue
      const [start, end, place] = [words[at + 1] ?? 0, words[at + 2] ?? 0, words[at + 3] ?? 0]
      const from = place >>> 8
      const found = answers.filter(counts)
      if (found.length > 0) {
        const whole = found.some(({ typed }) => typed === null)
        const typed = Math.max(...found.map((answer) => answer.typed ?? 0))
        const until = whole ? end : start + unfoldedLength(text.slice(start, end), typed)
        const numbers = found.flatMap(({ slot }) => original(slot))
        marks.push({ start, end: until, from, to: from + (place % 256), whole: until === end, words: numbers })
      }
      const next = at + wordSize
      for (const pair of prepared.pairs) {
        if (pair.first !== id || words[next] !== pair.second || !counts(pair)) continue
        marks.push({ start, end: words[next + 2] ?? end, from, to: from + 2, whole: true, words: original(pair.slot) })
      }
    }
    return withoutOverlap(marks)
  }
}
