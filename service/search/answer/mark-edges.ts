/** Where a mark begins and ends in the text: never within an emoji, and around each typed part of a hyphenated word. */
import { fold } from '../index/text.ts'
import type { Mark } from './marks.ts'

const joiner = /^['’‘ʼ`´\-‐‑]$/
const partBefore = /[\p{L}\p{N}\p{M}]+$/u
const partBehind = /^[\p{L}\p{N}\p{M}]+/u
/** The end of the mark before, and the start of the mark behind. */
type Room = readonly [number, number]

/** Longer parts are no words that somebody typed; a bound on what is read beside each mark. */
const longestPart = 80

/** The part of a hyphenated word that stands before `at`; empty where none does. */
const before = (text: string, at: number): string =>
  joiner.test(text.charAt(at - 1))
    ? (partBefore.exec(text.slice(Math.max(0, at - 1 - longestPart), at - 1))?.[0] ?? '')
    : ''
const behind = (text: string, at: number): string =>
  joiner.test(text.charAt(at)) ? (partBehind.exec(text.slice(at + 1, at + 1 + longestPart))?.[0] ?? '') : ''

/** The mark with the typed parts of its hyphenated word that are no word of the query any more, such as stop words. */
const withTypedParts = (text: string, mark: Mark, [least, most]: Room, typed: ReadonlySet<string>): Mark => {
  let { start, end, from, to } = mark
  for (let part = before(text, start); part && typed.has(fold(part)); part = before(text, start)) {
    if (start - part.length - 1 < least) break
    start -= part.length + 1
    from -= 1
  }
  // Behind the typed beginning of a longer word stands the rest of that word.
  for (let part = mark.whole ? behind(text, end) : ''; part && typed.has(fold(part)); part = behind(text, end)) {
    if (end + part.length + 1 > most) break
    end += part.length + 1
    to += 1
  }
  return { ...mark, start, end, from, to }
}

/** Units that may be in the middle of a character: halves of a pair, joiners, variation selectors, combining marks. */
const mayBePart = (units: string): boolean => /[\ud800-\udfff]|\u200d/.test(units) || /\p{M}/u.test(units)
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })
/** UTF-16 units read beside an edge: emoji of families and flags of regions are shorter. */
const beside = 64

/** The nearest place at or before `at` (`behind`: at or after) at which no character as readers see it is cut. */
export const characterEdge = (text: string, at: number, side: 'before' | 'behind'): number => {
  if (at <= 0 || at >= text.length || !mayBePart(text.slice(at - 1, at + 1))) return at
  const from = Math.max(0, at - beside)
  const cut = graphemes.segment(text.slice(from, at + beside)).containing(at - from)
  if (!cut || from + cut.index === at) return at
  return from + cut.index + (side === 'before' ? 0 : cut.segment.length)
}

const noWordBefore = /^[^\p{L}\p{N}]+/u
const noWordBehind = /[^\p{L}\p{N}\p{M}]+$/u

/** The mark without the emoji at its ends, which are no part of the word although nothing separates them. */
const wordOnly = (text: string, mark: Mark): Mark => {
  const shown = text.slice(mark.start, mark.end)
  const [lead, tail] = [noWordBefore.exec(shown)?.[0].length ?? 0, noWordBehind.exec(shown)?.[0].length ?? 0]
  return lead + tail < shown.length ? { ...mark, start: mark.start + lead, end: mark.end - tail } : mark
}

/**
 * The marks of a text, in order and without overlap, with whole characters, and with the typed parts of hyphenated words;
 * `typed` holds the words of the query as typed, those included that were left out of the search.
 */
export const wholeMarks = (text: string, marks: readonly Mark[], typed: ReadonlySet<string>): Mark[] => {
  let least = 0
  return marks.map((mark, at) => {
    const most = marks[at + 1]?.start ?? text.length
    const whole = withTypedParts(text, wordOnly(text, mark), [least, most], typed)
    const start = Math.max(least, characterEdge(text, whole.start, 'before'))
    const end = Math.min(most, characterEdge(text, whole.end, 'behind'))
    least = end
    return { ...whole, start, end }
  })
}
