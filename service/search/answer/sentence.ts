/** Where the sentence around a place begins, so that a snippet can begin there. */
import { readWords, wordSize } from '../index/text.ts'

/** An end of a sentence, then what begins the next one. Abbreviations such as “ca. 30” and “o.a. de” are no ends. */
const sentenceEnd = /[.!?…][)\]"'”’»]*\s+(?=[("'“‘«]*[\p{Lu}])|;\s+/gu
/** UTF-16 units that are read before the place: more than the words of any snippet take that a page asks for. */
const farthest = 1500

/**
 * How many words the sentence around `at` has before it, and where it begins; null when it begins more than `most`
 * words before. `at` is where a word begins.
 */
export const sentenceBefore = (
  text: string,
  at: number,
  most: number,
): { readonly start: number; readonly words: number } | null => {
  const from = Math.max(0, at - farthest)
  // The first letter of the word at the place decides whether a sentence ended before it.
  const read = text.slice(from, at + 2)
  const ends = [...read.matchAll(sentenceEnd)].map((end) => from + end.index + end[0].length).filter((end) => end <= at)
  const start = ends.at(-1) ?? (from === 0 ? 0 : null)
  if (start === null) return null
  const before = readWords(text.slice(start, at), () => 0)
  let words = 0
  for (let place = 3; place < before.length; place += wordSize) if ((before[place] ?? 0) % 256 === 1) words += 1
  return words <= most ? { start, words } : null
}
