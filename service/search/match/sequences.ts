/** Words that follow right after each other: for phrases in quotation marks, and for one word read as two. */
import { termNumber } from '../index/dictionary.ts'
import type { TextIndex } from '../index/text-index.ts'

/** Where sequences start: records ascending, one entry for each place. */
export type Sequences = { readonly docs: readonly number[]; readonly positions: readonly number[] }

const nowhere: Sequences = { docs: [], positions: [] }

/** The places where the term occurs `away` words after one of the given places. */
const followed = (index: TextIndex, { docs, positions }: Sequences, term: number, away: number): Sequences => {
  const { postings, termStarts } = index
  const matches: { docs: number[]; positions: number[] } = { docs: [], positions: [] }
  let pair = termStarts[term] ?? 0
  const last = termStarts[term + 1] ?? 0
  let next = 0
  let end = 0
  let doc = -1
  for (let at = 0; at < docs.length; at += 1) {
    const targetDoc = docs[at] ?? 0
    if (targetDoc !== doc) {
      while (pair < last && (postings.docs[pair] ?? 0) < targetDoc) pair += 1
      const here = pair < last && postings.docs[pair] === targetDoc
      next = here ? (postings.starts[pair] ?? 0) : 0
      end = here ? (postings.starts[pair + 1] ?? 0) : 0
      doc = targetDoc
    }
    const position = positions[at] ?? 0
    // A word that is alone in its value follows nothing, so the lowest bit of both places is 0.
    const place = position + 2 * away
    // Both lists ascend within a record.
    while (next < end && (postings.positions[next] ?? 0) < place) next += 1
    if (next >= end || postings.positions[next] !== place) continue
    matches.docs.push(targetDoc)
    matches.positions.push(position)
  }
  return matches
}

const placesOf = ({ postings, termStarts }: TextIndex, term: number): Sequences => {
  const docs: number[] = []
  const [from, to] = [termStarts[term] ?? 0, termStarts[term + 1] ?? 0]
  for (let pair = from; pair < to; pair += 1)
    for (let at = postings.starts[pair] ?? 0; at < (postings.starts[pair + 1] ?? 0); at += 1)
      docs.push(postings.docs[pair] ?? 0)
  return { docs, positions: Array.from(postings.positions.subarray(postings.starts[from], postings.starts[to])) }
}

/** Where these words follow each other. */
export const sequences = (index: TextIndex, words: readonly string[]): Sequences => {
  const terms = words.map((word) => termNumber(index.dictionary, word))
  const [first] = terms
  if (first === undefined || terms.includes(-1)) return nowhere
  return terms
    .slice(1)
    .reduce((previous, term, before) => followed(index, previous, term, before + 1), placesOf(index, first))
}
