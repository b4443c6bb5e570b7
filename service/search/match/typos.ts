/**
 * Words within a few typing errors of a word. An error is a missing, an added or a wrong letter, or two neighbours
 * swapped (optimal string alignment); one in the first letter counts double.
 */
import { letterBit, type Dictionary } from '../index/dictionary.ts'

/** A range of terms that all have the same cost relative to the query word. */
export type TypoRange = { readonly low: number; readonly high: number; readonly cost: number }

/**
 * The errors that turn `word` into `term`; an error in the first letter counts as two. Source: the documented typo
 * table.
 */
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
/** More errors than are ever allowed. */
const beyond = 3
/**
 * How far a branch is from the word, in one number: five bits each for the columns within no error, one, two, and for
 * those where the letter is the latter of two that may be swapped, after no error and after one at most; two for the
 * best distance of any beginning so far; one for a wrong first letter.
 */
const [oneAt, twoAt, swapAt, lateSwapAt, nearestAt, misledAt] = [5, 10, 15, 20, 25, 27]
/**
 * The initial state before the first letter: skipping n letters of the word costs n errors; `startLate`: the same after
 * one error.
 */
const start = 0b00100 | (0b01100 << oneAt) | (0b11100 << twoAt) | (beyond << nearestAt)
const startLate = (0b00100 << oneAt) | (0b01100 << twoAt) | (beyond << nearestAt)

/**
 * The number of each letter within the query word, from 1 on; 0 for all other letters, and between walks. A
 * term is 80 letters long at most.
 */
const numberOf = new Uint8Array(65536)

/**
 * The terms at one or two errors from `word` (`allowed`), or with such a beginning when `prefix`; never the word
 * itself. With one error allowed the first letter must be right; with two, an error there makes three.
 *
 * A walk down the trie, level by level, with the rows of the edit-distance matrix as bits: in a row at depth `at`, bit `b`
 * says that the first `at - reach + b` letters of the word are within that row's number of errors of the letters on the path. A
 * branch is left once no bit is set; most are left by their letter, without a row. Where only one error is allowed, the
 * walk starts with one error counted.
 */
export const termsWithTypos = (dictionary: Dictionary, word: string, allowed: 1 | 2, prefix: boolean): TypoRange[] => {
  const { char, children, low, high, below, terms } = dictionary
  const ranges: TypoRange[] = []
  const length = word.length
  const initialErrors = 2 - allowed
  // Nothing is within reach further down.
  const depths = length + reach + 2
  // With room on both sides for columns that are no letters of the word.
  const letters = new Uint16Array(length + 12)
  /** Where a letter, by its number, stands in the word: from one column before those of the row above to one after. */
  const places = new Uint8Array((length + 1) * depths)
  for (let index = 0; index < length; index += 1) {
    const letter = word.charCodeAt(index)
    letters[index + 3] = letter
    const row = (numberOf[letter] ||= index + 1) * depths
    for (let above = Math.max(0, index - 3); above <= index + 3; above += 1)
      places[row + above] = (places[row + above] ?? 0) | (1 << (index + 3 - above))
  }
  /** Which of three letters from a place on are meant, a bit of the index each: the letters by their low five bits. */
  const lettersFrom = new Int32Array((depths + 3) * 8)
  for (let at = 0; at < lettersFrom.length; at += 1) {
    const place = at >> 3
    for (let bit = 0; bit < 3; bit += 1)
      if ((at >> bit) & 1) lettersFrom[at] = (lettersFrom[at] ?? 0) | letterBit(letters[place + bit] ?? 0)
  }
  /** The letters of the word that no row at a depth has reached, so that they must occur further down. */
  const unreached = new Int32Array(depths + 1)
  for (let at = length - reach - 1; at >= 0; at -= 1)
    unreached[at] = (unreached[at + 1] ?? 0) | letterBit(letters[at + reach + 3] ?? 0)
  const emit = (from: number, to: number, cost: number) => {
    const before = ranges.at(-1)
    if (before && before.high === from && before.cost === cost)
      ranges[ranges.length - 1] = { low: before.low, high: to, cost }
    else ranges.push({ low: from, high: to, cost })
  }
  let nodes = [0]
  let states = [initialErrors ? startLate : start]
  for (let above = 0; nodes.length > 0; above += 1) {
    const at = above + 1
    const inside = band >> Math.max(0, at + reach - length)
    const end = length + reach - at
    const nextNodes: number[] = []
    const nextStates: number[] = []
    for (let index = 0; index < nodes.length; index += 1) {
      const node = nodes[index] ?? 0
      const state = states[index] ?? 0
      const row0 = state & band
      const row1 = (state >> oneAt) & band
      const row2 = (state >> twoAt) & band
      const swap = (state >> swapAt) & band
      const lateSwap = (state >> lateSwapAt) & band
      const nearest = (state >> nearestAt) & 3
      // Without an error to spare, few letters keep the branch within reach.
      const saving = (row2 << 1) | lateSwap
      const possibleLetters = row1
        ? anyLetter
        : (lettersFrom[(above << 3) | (saving & 7)] ?? 0) | (lettersFrom[((above + 3) << 3) | (saving >> 3)] ?? 0)
      const last = children[node + 1] ?? 0
      for (let child = children[node] ?? 0; child < last; child += 1) {
        const letter = char[child] ?? 0
        if ((possibleLetters & letterBit(letter)) === 0) continue
        const misled = above === 0 ? Number(letter !== letters[3]) : state >> misledAt
        if (misled & initialErrors) continue
        const same = places[(numberOf[letter] ?? 0) * depths + above] ?? 0
        const right = same >> 1
        // The letter is right, or it is wrong, or too much, or one of the word is missing before it, or the two are swapped.
        const free = row0 & right & inside
        const single = ((row1 & right) | row0 | (row0 >> 1) | (free << 1) | (swap & same)) & inside
        const double = ((row2 & right) | row1 | (row1 >> 1) | (single << 1) | (lateSwap & same)) & inside
        let best = nearest
        // Matches occur only near the end of the word.
        if (end < 5 || nearest < beyond) {
          const reached = end < 5 ? 1 << end : 0
          const whole = free & reached ? 0 : single & reached ? 1 : double & reached ? 2 : beyond
          const closest = free ? 0 : single ? 1 : double ? 2 : beyond
          best = prefix ? Math.min(whole, nearest) : whole
          const from = low[child] ?? 0
          if (prefix && best < beyond && best <= closest) {
            if (best > initialErrors) emit(from, high[child] ?? 0, best - initialErrors + misled)
            continue
          }
          if (best > initialErrors && best < beyond && terms[from]?.length === at)
            emit(from, from + 1, best - initialErrors + misled)
        }
        if (double === 0) continue
        // Each letter that the branch lacks is an error; a prefix that already matched must still be emitted.
        let missing = (unreached[at] ?? 0) & ~(below[child] ?? 0)
        if (missing !== 0 && best === beyond) {
          if (single) missing &= missing - 1
          if (free) missing &= missing - 1
          if (missing !== 0) continue
        }
        const rows = free | (single << oneAt) | (double << twoAt)
        const swaps = ((row0 & (same >> 2)) << swapAt) | ((row1 & (same >> 2)) << lateSwapAt)
        nextNodes.push(child)
        nextStates.push(rows | swaps | (best << nearestAt) | (misled << misledAt))
      }
    }
    nodes = nextNodes
    states = nextStates
  }
  for (let index = 0; index < length; index += 1) numberOf[letters[index + 3] ?? 0] = 0
  return ranges
}
