/** What each word of a query counts in some records, added up of the ways in which it may be said. */
import type { SlotGroup } from '../query/relevant-query.ts'

/** The evidence at which half of a word counts as there. Chosen on the judged queries for tuning (`bench/relevance/`). */
const halfThere = 0.02

/** By entry of some records: the value of each telling word, and how far it is there, 0 to 1. */
export type WordColumns = { readonly values: readonly Float64Array[]; readonly there: readonly Float64Array[] }

/**
 * Adds a group that stands for one word: of several ways to say it, the best counts. `most`: what its slots may weigh; `unknown`: what
 * those weigh that the index lacks, as a part of a compound may be.
 */
export const addToWord = (
  { values, there }: WordColumns,
  { from, quality }: SlotGroup,
  columns: readonly { readonly evidence: Float32Array; readonly rarity: number }[],
  docs: Uint32Array,
  { most, unknown }: { readonly most: number; readonly unknown: number },
): void => {
  const [value, present] = [values[from], there[from]]
  if (!value || !present) return
  const [sums, shares] = [new Float64Array(docs.length), new Float64Array(docs.length)]
  const total = columns.reduce((sum, { rarity }) => sum + rarity, unknown)
  const scale = Math.min(1, most / total)
  for (const { evidence, rarity } of columns) {
    const [worth, share] = [rarity * quality * scale, (rarity * quality) / total]
    // Of several parts of a compound each adds to the sum; a single slot is the sum.
    for (let entry = 0; entry < docs.length; entry += 1) {
      const amount = evidence[docs[entry] ?? 0] ?? 0
      if (amount === 0) continue
      sums[entry] = (sums[entry] ?? 0) + worth * amount
      shares[entry] = (shares[entry] ?? 0) + (share * amount) / (amount + halfThere)
    }
  }
  for (let entry = 0; entry < docs.length; entry += 1) {
    const sum = sums[entry] ?? 0
    if (sum <= (value[entry] ?? 0)) continue
    value[entry] = sum
    present[entry] = Math.max(present[entry] ?? 0, shares[entry] ?? 0)
  }
}

/** Adds a group that stands for several words: it counts where it says more than they do one by one. */
export const addToWords = ({ values, there }: WordColumns, group: SlotGroup, columns: WordColumns): void => {
  const { from, to } = group
  const [value, present] = [columns.values[0], columns.there[0]]
  const words = Array.from({ length: to - from }, (_, at) => from + at)
  if (!value || !present) return
  for (let entry = 0; entry < value.length; entry += 1) {
    let before = 0
    for (const word of words) before += values[word]?.[entry] ?? 0
    const now = value[entry] ?? 0
    if (now <= before) continue
    for (const word of words) {
      const [wordValues, wordThere] = [values[word], there[word]]
      if (!wordValues || !wordThere) continue
      wordValues[entry] = now / words.length
      wordThere[entry] = Math.max(wordThere[entry] ?? 0, present[entry] ?? 0)
    }
  }
}

/** Columns of zeros for so many words and entries. */
export const emptyColumns = (words: number, size: number): WordColumns => ({
  values: Array.from({ length: words }, () => new Float64Array(size)),
  there: Array.from({ length: words }, () => new Float64Array(size)),
})
