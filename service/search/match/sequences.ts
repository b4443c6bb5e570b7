/** Words that follow right after each other: for phrases in quotation marks, and for one word read as two. */
import { noDeadline, type Deadline } from '../deadline.ts'
import { termNumber } from '../index/dictionary.ts'
import { placeOf } from '../index/postings.ts'
import type { TextIndex } from '../index/text-index.ts'

/** Where sequences start: records ascending, one entry for each place. */
export type Sequences = { readonly docs: readonly number[]; readonly positions: readonly number[] }

/** The first place from `from` up to `to` with that value or a larger one, in numbers that ascend. */
const firstFrom = (values: Uint32Array, from: number, to: number, value: number): number => {
  let [low, high, step] = [from, from, 1]
  // What is looked for is mostly near.
  for (; high < to && (values[high] ?? 0) < value; step *= 2) [low, high] = [high + 1, high + step]
  high = Math.min(high, to)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Where these words follow each other; once the deadline passes, those places that were seen by then. */
export const sequences = (index: TextIndex, words: readonly string[], deadline: Deadline = noDeadline): Sequences => {
  const { postings, termStarts } = index
  const { docs, starts, positions } = postings
  const [resultDocs, resultPositions]: [number[], number[]] = [[], []]
  const sizeOf = ({ term }: { term: number }) => (termStarts[term + 1] ?? 0) - (termStarts[term] ?? 0)
  // The rarest first: a record that lacks it costs nothing.
  const terms = words
    .map((word, away) => ({ term: termNumber(index.dictionary, word), away }))
    .sort((a, b) => sizeOf(a) - sizeOf(b))
  const [rarest, ...others] = terms
  const result = { docs: resultDocs, positions: resultPositions }
  if (!rarest || terms.some(({ term }) => term < 0)) return result
  const pairs = others.map(({ term }) => termStarts[term] ?? 0)
  const last = termStarts[rarest.term + 1] ?? 0
  for (let pair = termStarts[rarest.term] ?? 0, step = 1; pair < last; pair += 1, step += 1) {
    if (deadline.passed(step << 4)) break
    const doc = docs[pair] ?? 0
    const isHeld = others.every(({ term }, at) => {
      const end = termStarts[term + 1] ?? 0
      const next = firstFrom(docs, pairs[at] ?? 0, end, doc)
      pairs[at] = next
      return next < end && docs[next] === doc
    })
    if (!isHeld) continue
    for (let at = starts[pair] ?? 0; at < (starts[pair + 1] ?? 0); at += 1) {
      const position = positions[at] ?? 0
      // So far from its beginning no sequence could start.
      if (placeOf(position) < rarest.away) continue
      // A word that is alone in its value follows nothing, so the lowest bit of all places is 0.
      const start = position - 2 * rarest.away
      const isWhole = others.every(({ away }, other) => {
        const own = pairs[other] ?? 0
        const end = starts[own + 1] ?? 0
        const next = firstFrom(positions, starts[own] ?? 0, end, start + 2 * away)
        return next < end && positions[next] === start + 2 * away
      })
      if (!isWhole) continue
      resultDocs.push(doc)
      resultPositions.push(start)
    }
  }
  return result
}
