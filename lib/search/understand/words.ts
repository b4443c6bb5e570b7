/** The words of a typed text with where they stand in it. */
import { foldWords } from '../fold.ts'

export type Word = {
  /** Without case, accents and “'s”, as lists of words are compared. */
  readonly text: string
  /** As it was typed. */
  readonly typed: string
  /** Where it begins and ends in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** Whether it stands in quotation marks or behind a minus: such a word means only itself. */
  readonly isPlain: boolean
}

/** Characters of a text that are looked at; the rest counts as plain words. Source: docs/contract.md 8, a query has 512 bytes. */
export const longest = 512

/** The spans between two quotation marks. One that does not close begins no span. */
const quoted = (text: string): readonly (readonly [number, number])[] => {
  const marks = [...text.matchAll(/["“”„]/gu)].map(({ index }) => index)
  return Array.from({ length: Math.floor(marks.length / 2) }, (_, pair) => [
    marks[2 * pair] ?? 0,
    marks[2 * pair + 1] ?? 0,
  ])
}

/** A number with decimals and its unit is one word, and so are an amount with its sign, and a name with an English “'s”. */
const aWord =
  /€\s?\d[\d.,]{0,12}(?:-(?!\d))?|\d{1,6},(?:-(?!\d)|00(?!\d))|\d{1,3}[.,]\d{1,2}(?!\d)[\p{L}\p{M}]*|[\p{L}\p{N}\p{M}]+(?:['’][sS](?![\p{L}\p{N}\p{M}]))?/gu

/** The words among the first 512 characters of a text. A word that goes on behind those is left out. */
export const wordsOf = (text: string): readonly Word[] => {
  const head = text.slice(0, longest)
  const spans = quoted(head)
  let span = 0
  return [...head.matchAll(aWord)].flatMap(({ 0: typed, index: start }) => {
    const end = start + typed.length
    if (end === longest && text.length > longest) return []
    while ((spans[span]?.[1] ?? Infinity) < start) span += 1
    const isQuoted = (spans[span]?.[0] ?? Infinity) < start
    const isExcluded = head[start - 1] === '-' && (start === 1 || /\s/.test(head[start - 2] ?? ''))
    return [{ text: foldWords(typed.replace(/['’]s$/i, '')), typed, start, end, isPlain: isQuoted || isExcluded }]
  })
}

/** The words of a list with spaces between them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** The words of each phrase of a list with commas between them, the longest phrase first. */
export const phrasesOf = (list: string): readonly (readonly string[])[] =>
  list
    .split(',')
    .map((phrase) => phrase.split(' '))
    .toSorted((one, other) => other.length - one.length)

/** How many words from that one on are one of those phrases; 0 for none. */
export const phraseAt = (phrases: readonly (readonly string[])[], words: readonly Word[], at: number): number =>
  phrases.find((phrase) => phrase.every((text, index) => words[at + index]?.text === text))?.length ?? 0
