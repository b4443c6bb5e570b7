/**
 * Words within a few typing errors of a word. An error is a missing, an added or a wrong letter, or two neighbours
 * swapped (optimal string alignment); one in the first letter counts double.
 */
import type { Dictionary } from '../index/dictionary.ts'

/** A run of terms, all at the same cost from the word asked for. */
export type TypoRange = { readonly low: number; readonly high: number; readonly cost: number }

/** The errors that turn `word` into `term`; an error in the first letter counts as two. Source: the documented typo table. */
export const typoCost = (word: string, term: string): number => {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: term.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= term.length; j += 1) {
      const same = word[i - 1] === term[j - 1]
      const swapped = i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1]
      const candidates = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1)]
      next.push(Math.min(...candidates, swapped ? (before[j - 2] ?? 0) + 1 : Infinity))
    }
    ;[before, row] = [row, next]
  }
  return (row[term.length] ?? 0) + (word[0] === term[0] ? 0 : 1)
}

/** How far from the diagonal of the matrix two errors lead, and a bit for each column that near. */
const reach = 2
const band = 0b11111
const anyLetter = -1

/**
 * The terms at one or two errors from `word` (`allowed`), or with such a beginning when `prefix`; never the word
 * itself. With one error allowed the first letter must be right; with two, an error there makes three.
 *
 * A walk over the trie with the rows of the edit-distance matrix as bits: in a row at depth `at`, bit `b` says that the
 * first `at - reach + b` letters of the word are within so many errors of the letters on the way down. A branch is left
 * once no bit is set; most are left by their letter, without a row.
 */
export const termsWithTypos = (dictionary: Dictionary, word: string, allowed: 1 | 2, prefix: boolean): TypoRange[] => {
  const { char, children, low, high, terms } = dictionary
  const found: TypoRange[] = []
  const length = word.length
  const beyond = allowed + 1
  // With room on both sides for columns that are no letters of the word.
  const letters = new Uint16Array(length + 12)
  for (let index = 0; index < length; index += 1) letters[index + 3] = word.charCodeAt(index)
  const first = letters[3]
  // Nothing is within reach further down.
  const depths = length + reach + 2
  /** Rows with no error, with at most one, with at most two. */
  const [none, one, two] = [new Uint8Array(depths), new Uint8Array(depths), new Uint8Array(depths)]
  /** Columns where the letter is the latter of two in the word, which may be swapped: after no error, after at most one. */
  const [swap, lateSwap] = [new Uint8Array(depths), new Uint8Array(depths)]
  /** Of a row that has no error to spare: the letters, by their low five bits, that keep a branch within reach. */
  const saving = new Int32Array(depths).fill(anyLetter)
  /** The best distance of any beginning on the way down. */
  const nearest = new Uint8Array(depths).fill(beyond)
  /** The children still to be looked at. */
  const [next, last] = [new Uint32Array(depths), new Uint32Array(depths)]
  none[0] = 0b00100
  one[0] = 0b01100
  two[0] = 0b11100
  last[1] = children[1] ?? 0
  next[1] = 1
  let initial = 0
  const emit = (from: number, to: number, distance: number) => {
    if (distance === 0 || distance > allowed) return
    const cost = distance + (initial === first ? 0 : 1)
    if (cost > (allowed === 1 ? 1 : 3)) return
    const before = found.at(-1)
    if (before && before.high === from && before.cost === cost)
      found[found.length - 1] = { low: before.low, high: to, cost }
    else found.push({ low: from, high: to, cost })
  }
  for (let at = 1; at > 0;) {
    const above = at - 1
    const stop = last[at] ?? 0
    const wanted = saving[above] ?? anyLetter
    let node = next[at] ?? 0
    while (node < stop && (wanted & (1 << ((char[node] ?? 0) & 31))) === 0) node += 1
    if (node === stop) {
      at -= 1
      continue
    }
    next[at] = node + 1
    const letter = char[node] ?? 0
    if (at === 1) {
      initial = letter
      if (allowed === 1 && letter !== first) continue
    }
    // Where the letter stands in the word: from one column before those of the row above to one after.
    let same = 0
    for (let bit = 0; bit < 7; bit += 1) same |= Number(letters[above + bit] === letter) << bit
    const right = same >> 1
    const inside = band >> Math.max(0, at + reach - length)
    const row0 = none[above] ?? 0
    const row1 = one[above] ?? 0
    const row2 = two[above] ?? 0
    const free = row0 & right & inside
    // The letter is right, or it is wrong, or too much, or one of the word is missing before it, or the two are swapped.
    const single = ((row1 & right) | row0 | (row0 >> 1) | (free << 1) | ((swap[above] ?? 0) & same)) & inside
    const double = ((row2 & right) | row1 | (row1 >> 1) | (single << 1) | ((lateSwap[above] ?? 0) & same)) & inside
    const closest = free ? 0 : single ? 1 : double ? 2 : beyond
    const end = length + reach - at
    const whole = end > 4 ? beyond : (free >> end) & 1 ? 0 : (single >> end) & 1 ? 1 : (double >> end) & 1 ? 2 : beyond
    const best = prefix ? Math.min(whole, nearest[above] ?? beyond) : whole
    const from = low[node] ?? 0
    if (prefix && best <= allowed && best <= closest) {
      emit(from, high[node] ?? 0, best)
      continue
    }
    if (best <= allowed && terms[from]?.length === at) emit(from, from + 1, best)
    if (closest > allowed) continue
    none[at] = free
    one[at] = single
    two[at] = double
    swap[at] = row0 & (same >> 2)
    lateSwap[at] = row1 & (same >> 2)
    nearest[at] = best
    saving[at] = anyLetter
    if (closest === allowed) {
      const open = allowed === 1 ? single : double
      const swapping = (allowed === 1 ? swap[at] : lateSwap[at]) ?? 0
      let bits = 0
      for (let bit = 0; bit < 5; bit += 1) {
        bits |= ((open >> bit) & 1) << ((letters[at + bit + 1] ?? 0) & 31)
        bits |= ((swapping >> bit) & 1) << ((letters[at + bit] ?? 0) & 31)
      }
      saving[at] = bits
    }
    at += 1
    next[at] = children[node] ?? 0
    last[at] = children[node + 1] ?? 0
  }
  return found
}
