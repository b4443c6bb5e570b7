/** Where in a text the words of a query are: the ground for highlighting and snippets. */
import type { Alternative } from './alternatives.ts'
import type { MatchedReading, Matches } from './match.ts'
import type { TextIndex } from './text-index.ts'
import { spansOf, unfoldedLength, type Span } from './text.ts'

/** The words of a text with their numbers in the dictionary, −1 for words that it lacks. */
export type ReadText = {
  readonly spans: readonly Span[]
  readonly ids: Int32Array
  /** Words, joined forms not counted. */ readonly length: number
}

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

/** Words kept in memory; at some 60 bytes each. */
const mostWordsKept = 1_000_000

/** Reads texts once: reading costs more than everything else that highlighting does. */
export const textReader = (index: TextIndex): ((text: string) => ReadText) => {
  let kept = new Map<string, ReadText>()
  let words = 0
  return (text) => {
    const known = kept.get(text)
    if (known) return known
    const spans = spansOf(text)
    const ids = Int32Array.from(spans, (span) => index.dictionary.ids.get(span.term) ?? -1)
    const read = { spans, ids, length: (spans.findLast((span) => span.width === 1)?.position ?? -1) + 1 }
    words += spans.length + 8
    if (words > mostWordsKept) {
      kept = new Map()
      words = spans.length
    }
    kept.set(text, read)
    return read
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

const answersOf = ({ slots }: MatchedReading) => {
  const prepared = slots.map(({ alternatives }) => ({
    plain: alternatives.filter((alternative) => alternative.cost === 0 && !alternative.pair),
    misspelt: alternatives.filter((alternative) => alternative.cost > 0 && !alternative.pair),
  }))
  const known = new Map<number, readonly Answer[]>()
  const work = (term: number): Answer[] =>
    prepared.flatMap(({ plain, misspelt }, slot) => {
      const found = plain.find((alternative) => inRange(alternative, term)) ?? findSorted(misspelt, term)
      return found ? [{ slot, cost: found.cost, typed: found.typed }] : []
    })
  const pairs: Pair[] = slots.flatMap(({ alternatives }, slot) =>
    alternatives.flatMap(({ pair, cost }) => (pair ? [{ slot, cost, first: pair[0], second: pair[1] }] : [])),
  )
  const answers = (term: number): readonly Answer[] => {
    let found = known.get(term)
    if (!found) {
      found = work(term)
      known.set(term, found)
    }
    return found
  }
  return { answers, pairs }
}

/** A function that finds the marks of a record's text, in order and without overlap. */
export const markFinder = (matches: Matches): ((text: string, read: ReadText, doc: number) => Mark[]) => {
  const byReading = matches.readings.map(answersOf)
  return (text, { spans, ids }, doc) => {
    const number = matches.chosen[doc] ?? 0
    const reading = matches.readings[number]
    const prepared = byReading[number]
    if (!reading || !prepared) return []
    // Only what made the record match is marked: no misspellings in a record that has the word as asked.
    const counts = ({ slot, cost }: { slot: number; cost: number }) =>
      cost <= (reading.slots[slot]?.match.cost[doc] ?? 0)
    const original = (slot: number) => reading.reading.slots[slot]?.original ?? []
    const marks: Mark[] = []
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? -1
      const span = spans[at]
      if (id < 0 || !span) continue
      const to = span.position + span.width
      const found = prepared.answers(id).filter(counts)
      if (found.length > 0) {
        const whole = found.some(({ typed }) => typed === null)
        const typed = Math.max(...found.map((answer) => answer.typed ?? 0))
        const length = whole ? span.end - span.start : unfoldedLength(text.slice(span.start, span.end), typed)
        const end = span.start + length
        marks.push({
          start: span.start,
          end,
          from: span.position,
          to,
          whole: end === span.end,
          words: found.flatMap(({ slot }) => original(slot)),
        })
      }
      const next = spans[at + 1]
      for (const pair of prepared.pairs) {
        if (pair.first !== id || ids[at + 1] !== pair.second || !next || !counts(pair)) continue
        marks.push({
          start: span.start,
          end: next.end,
          from: span.position,
          to: next.position + 1,
          whole: true,
          words: original(pair.slot),
        })
      }
    }
    let end = 0
    return marks
      .sort((a, b) => a.start - b.start || b.end - a.end)
      .filter((mark) => {
        if (mark.start < end) return false
        end = mark.end
        return true
      })
  }
}
