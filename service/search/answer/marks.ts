/** Where in a value the words of a query are: the ground for highlighting and snippets. */
import { scratchBytes } from '../index/scratch.ts'
import type { Alternative } from '../match/alternatives.ts'
import type { Value } from '../index/forward.ts'
import { costIn, type MatchedInterpretation, type Matches } from '../match/match.ts'
import { absent } from '../index/postings.ts'
import { unfoldedLength, wordSize } from '../index/text.ts'

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

type Answer = { readonly slot: number; readonly cost: number; readonly typed: number | null }
type Run = { readonly slot: number; readonly cost: number; readonly terms: readonly number[] }

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

/** How the words of a text answer the words of one interpretation. */
type Answers = {
  /** 1 for each term that may answer. */
  readonly wanted: Uint8Array
  readonly of: (term: number) => readonly Answer[]
  /** Words in a row that answer together. */
  readonly runs: readonly Run[]
}

const answersOf = ({ slots }: MatchedInterpretation, terms: number): Answers => {
  const wanted = scratchBytes(terms)
  for (const { low, high, sequence } of slots.flatMap(({ alternatives }) => alternatives)) {
    wanted.fill(1, low, high)
    for (const term of sequence ?? []) wanted[term] = 1
  }
  const prepared = slots.map(({ alternatives }) => {
    const single = alternatives.filter(({ sequence }) => !sequence)
    const isTypo = ({ cost, high, low }: Alternative) => cost > 0 && high > low
    return {
      plain: single.filter((alternative) => !isTypo(alternative)),
      misspelt: single.filter(isTypo).sort((a, b) => a.low - b.low),
    }
  })
  const work = (term: number): Answer[] =>
    prepared.flatMap(({ plain, misspelt }, slot) => {
      const match = plain.find((alternative) => inRange(alternative, term)) ?? findSorted(misspelt, term)
      return match ? [{ slot, cost: match.cost, typed: match.typed }] : []
    })
  const answersByTerm = new Map<number, readonly Answer[]>()
  return {
    wanted,
    of: (term) => {
      const before = answersByTerm.get(term)
      if (before) return before
      const termAnswers = work(term)
      answersByTerm.set(term, termAnswers)
      return termAnswers
    },
    runs: slots.flatMap(({ alternatives }, slot) =>
      alternatives.flatMap(({ sequence, cost }) => (sequence ? [{ slot, cost, terms: sequence }] : [])),
    ),
  }
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

/** Whether these terms stand in a row from the word at `at` on; words of two parts stand between single ones. */
const follow = (words: Value['words'], at: number, terms: readonly number[]): boolean => {
  const place = (words[at + 3] ?? 0) >>> 8
  let next = at
  return terms.every((term, nth) => {
    while (next < words.length && (words[next] !== term || words[next + 3] !== ((place + nth) << 8) + 1)) {
      if ((words[next + 3] ?? 0) >>> 8 > place + nth) return false
      next += wordSize
    }
    return next < words.length
  })
}

/** The interface through which highlighting reads the marks of a hit. */
export type Marker = {
  /** 1 for each term that may answer the query. */
  readonly wanted: Uint8Array
  /** The marks of a value of the hit, in order and without overlap. */
  readonly find: (text: string, value: Value) => Mark[]
}

const nothing: Marker = { wanted: new Uint8Array(0), find: () => [] }

/** A function that gives what to mark in a record. */
export const markers = (matches: Matches, terms: number): ((doc: number) => Marker) => {
  const byInterpretation = matches.interpretations.map((interpretation) => answersOf(interpretation, terms))
  return (doc) => {
    const number = matches.interpretationByDoc?.[doc] ?? 0
    const interpretation = matches.interpretations[number]
    const answers = byInterpretation[number]
    if (!interpretation || !answers) return nothing
    // Only what made the record match is marked: no misspellings in a record that holds the query word itself.
    const counts = ({ slot, cost }: { slot: number; cost: number }) => {
      const best = interpretation.slots[slot]?.match.best[doc] ?? absent
      return best === absent || cost <= costIn(best)
    }
    const original = (slot: number) => interpretation.interpretation.slots[slot]?.original ?? []
    const find = (text: string, { words, boundsOf }: Value) => {
      const marks: Mark[] = []
      for (let at = 0; at < words.length; at += wordSize) {
        const [term = 0, start = 0, end = 0, where = 0] = [words[at], words[at + 1], words[at + 2], words[at + 3]]
        const [from, width] = [where >>> 8, where % 256]
        const hits = answers.of(term).filter(counts)
        if (hits.length > 0) {
          const whole = hits.some(({ typed }) => typed === null)
          const typed = Math.max(...hits.map((answer) => answer.typed ?? 0))
          const until = whole ? end : start + unfoldedLength(text.slice(start, end), typed)
          const numbers = hits.flatMap(({ slot }) => original(slot))
          marks.push({ start, end: until, from, to: from + width, whole: until === end, words: numbers })
        }
        for (const run of answers.runs) {
          const { terms } = run
          if (terms[0] !== term || !follow(words, at, terms) || !counts(run)) continue
          const [, last] = boundsOf(from + terms.length - 1)
          marks.push({ start, end: last, from, to: from + terms.length, whole: true, words: original(run.slot) })
        }
      }
      return withoutOverlap(marks)
    }
    return { wanted: answers.wanted, find }
  }
}
