/** Words that follow right after each other: for phrases in quotation marks, and for one word read as two. */
import { noDeadline, type Deadline } from '../deadline.ts'
import { termNumber } from '../index/dictionary.ts'
import { placeOf, type Postings } from '../index/postings.ts'
import type { TextIndex } from '../index/text-index.ts'

/** Where sequences start: records ascending, one entry for each place. */
export type Sequences = { readonly docs: readonly number[]; readonly positions: readonly number[] }

/** The first place from `from` up to `to` with that value or a larger one, in numbers that ascend. */
const firstFrom = (values: Uint32Array, from: number, to: number, value: number): number => {
  if (from >= to || (values[from] ?? 0) >= value) return from
  let [low, high] = [from + 1, from + 1]
  // What is looked for is mostly near.
  for (let step = 1; high < to && (values[high] ?? 0) < value; step *= 2) {
    low = high + 1
    high += step
  }
  high = Math.min(high, to)
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((values[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Words of a sequence but its rarest: how many words behind its beginning each is, and its pair in the record under way. */
type Others = { readonly ends: Uint32Array; readonly away: Uint32Array; readonly pairs: Uint32Array }

/** Whether the record holds all of the others. */
const holdsAll = (docs: Uint32Array, { ends, pairs }: Others, doc: number): boolean => {
  for (let at = 0; at < pairs.length; at += 1) {
    const end = ends[at] ?? 0
    const pair = firstFrom(docs, pairs[at] ?? 0, end, doc)
    pairs[at] = pair
    if (pair >= end || docs[pair] !== doc) return false
  }
  return true
}

/** Whether all of the others stand where a sequence that starts there has them. */
const startsAt = ({ starts, positions }: Postings, { away, pairs }: Others, start: number): boolean => {
  for (let at = 0; at < pairs.length; at += 1) {
    const pair = pairs[at] ?? 0
    const end = starts[pair + 1] ?? 0
    const place = start + 2 * (away[at] ?? 0)
    const next = firstFrom(positions, starts[pair] ?? 0, end, place)
    if (next >= end || positions[next] !== place) return false
  }
  return true
}

/**
 * Where these words follow each other; with a mask the first place in each record that it holds. Once the deadline passes, those places that
 * were seen by then.
 */
export const sequences = (
  index: TextIndex,
  words: readonly string[],
  { mask = null, deadline = noDeadline }: { readonly mask?: Uint8Array | null; readonly deadline?: Deadline } = {},
): Sequences => {
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
  const columns: Others = {
    ends: Uint32Array.from(others, ({ term }) => termStarts[term + 1] ?? 0),
    away: Uint32Array.from(others, ({ away }) => away),
    pairs: Uint32Array.from(others, ({ term }) => termStarts[term] ?? 0),
  }
  const last = termStarts[rarest.term + 1] ?? 0
  for (let pair = termStarts[rarest.term] ?? 0, step = 1; pair < last; pair += 1, step += 1) {
    if (deadline.passed(step << 4)) break
    const doc = docs[pair] ?? 0
    if (mask?.[doc] === 0 || !holdsAll(docs, columns, doc)) continue
    for (let at = starts[pair] ?? 0; at < (starts[pair + 1] ?? 0); at += 1) {
      const position = positions[at] ?? 0
      // A word that is alone in its value follows nothing, so the lowest bit of all places is 0.
      const start = position - 2 * rarest.away
      // So far from its beginning no sequence could start.
      if (placeOf(position) < rarest.away || !startsAt(postings, columns, start)) continue
      resultDocs.push(doc)
      resultPositions.push(start)
      if (mask) break
    }
  }
  return result
}
