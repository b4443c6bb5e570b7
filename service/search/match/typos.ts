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

const anyLetter = -1

/**
 * The terms at one or two errors from `word` (`allowed`), or with such a beginning when `prefix`; never the word
 * itself. With one error allowed the first letter must be right; with two, an error there makes three.
 *
 * A walk over the trie keeps one row of the edit-distance matrix per depth, only the cells near its diagonal, and
 * leaves a branch once its whole row is out of reach; most branches are left by their first letter, without a row.
 */
export const termsWithTypos = (dictionary: Dictionary, word: string, allowed: 1 | 2, prefix: boolean): TypoRange[] => {
  const { char, depth, end, low, high, terms } = dictionary
  const found: TypoRange[] = []
  const length = word.length
  const beyond = allowed + 1
  const width = length + 2
  const letters = new Uint16Array(width)
  for (let index = 0; index < length; index += 1) letters[index] = word.charCodeAt(index)
  // Words are bounded, so is the depth of the trie; `nearest` is the best distance of any prefix on the way down.
  const deepest = length + allowed + 2
  const rows = new Uint8Array((deepest + 2) * width).fill(beyond)
  const nearest = new Uint8Array(256).fill(beyond)
  const path = new Uint16Array(256)
  // Of a row that has no error to spare: the letters, by their low five bits, that keep a branch within reach.
  const saving = new Int32Array(256).fill(anyLetter)
  for (let column = 0; column <= Math.min(length, allowed); column += 1) rows[column] = column
  const emit = (from: number, to: number, distance: number) => {
    if (distance === 0 || distance > allowed) return
    const cost = distance + (path[1] === letters[0] ? 0 : 1)
    if (cost > (allowed === 1 ? 1 : 3)) return
    const last = found.at(-1)
    if (last && last.high === from && last.cost === cost) found[found.length - 1] = { low: last.low, high: to, cost }
    else found.push({ low: from, high: to, cost })
  }
  let node = 0
  while (node < char.length) {
    const at = depth[node] ?? 0
    const letter = char[node] ?? 0
    path[at] = letter
    const isLost = ((saving[at - 1] ?? 0) & (1 << (letter & 31))) === 0
    if (isLost || (at === 1 && allowed === 1 && letter !== letters[0])) {
      node = end[node] ?? 0
      continue
    }
    let closest = beyond
    let whole = beyond
    if (at <= length + allowed) {
      const row = at * width
      const above = row - width
      const first = Math.max(1, at - allowed)
      const last = Math.min(length, at + allowed)
      rows[row + first - 1] = first === 1 ? Math.min(at, beyond) : beyond
      closest = rows[row + first - 1] ?? beyond
      for (let column = first; column <= last; column += 1) {
        const wanted = letters[column - 1]
        let cell = (rows[above + column - 1] ?? beyond) + (letter === wanted ? 0 : 1)
        cell = Math.min(cell, (rows[above + column] ?? beyond) + 1, (rows[row + column - 1] ?? beyond) + 1)
        if (at > 1 && column > 1 && letter === letters[column - 2] && path[at - 1] === wanted)
          cell = Math.min(cell, (rows[above - width + column - 2] ?? beyond) + 1)
        rows[row + column] = Math.min(cell, beyond)
        closest = Math.min(closest, cell)
      }
      rows[row + last + 1] = beyond
      if (last === length && first <= length) whole = rows[row + length] ?? beyond
    }
    const best = prefix ? Math.min(whole, at > 1 ? (nearest[at - 1] ?? beyond) : beyond) : whole
    nearest[at] = best
    if (prefix && best <= allowed && best <= closest) {
      emit(low[node] ?? 0, high[node] ?? 0, best)
      node = end[node] ?? 0
      continue
    }
    saving[at] = anyLetter
    if (closest === allowed && !(prefix && best <= allowed)) {
      let letterBits = 0
      const row = at * width
      for (let column = Math.max(0, at - allowed - 1); column <= Math.min(length, at + allowed); column += 1) {
        const isSwap = (rows[row - width + column] ?? beyond) < allowed && letter === letters[column + 1]
        if (isSwap || rows[row + column] === allowed) letterBits |= 1 << ((letters[column] ?? 0) & 31)
      }
      saving[at] = letterBits
    }
    const id = low[node] ?? 0
    if (best <= allowed && terms[id]?.length === at) emit(id, id + 1, best)
    node = closest <= allowed || (prefix && best <= allowed) ? node + 1 : (end[node] ?? 0)
  }
  return found
}
