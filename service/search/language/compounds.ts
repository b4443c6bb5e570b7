/**
 * Compounds by the words that an index holds: `lerarenopleiding` is one because `leraren` and `opleiding` are words too.
 * Worked out once per dictionary, so that a search for a part only looks up which compounds hold it.
 */
import { languagesOf, type Language } from './language.ts'

export type Compounds = {
  /** Sorted. */
  readonly parts: readonly string[]
  /** The compounds that hold part `n` are `compounds[starts[n]]` up to `compounds[starts[n + 1]]`. */
  readonly starts: Uint32Array
  /** Numbers of terms. */
  readonly compounds: Uint32Array
}

/**
 * Shorter parts mostly match unrelated words; of three letters only the first part may be: `vakdocent`,
 * `lesbevoegdheid`.
 */
const shortestHead = 4
const shortestFirst = 3

/**
 * The two parts of a compound; null when it is none. Of several ways the one with the longest second part wins, the
 * word that a Dutch compound is about: `lerarenopleiding` is an `opleiding`. `isShortHead` allows second parts of three
 * letters: `wiskundejuf`.
 */
export const partsOf = (
  word: string,
  isWord: (part: string) => boolean,
  { links, stopWords }: Language,
  isShortHead: (part: string) => boolean = () => false,
): readonly [string, string] | null => {
  if (!links || /\d/.test(word)) return null
  const isPart = (part: string) => !stopWords.has(part) && isWord(part)
  for (let at = shortestFirst; at <= word.length - shortestFirst; at += 1) {
    const head = word.slice(at)
    if (!isPart(head) || (head.length < shortestHead && !isShortHead(head))) continue
    for (const link of links) {
      const first = word.slice(0, at - link.length)
      if (first.length >= shortestFirst && word.slice(first.length, at) === link && isPart(first)) return [first, head]
    }
  }
  return null
}

/** Shorter words begin or end too many others by accident. */
const shortestSure = 6
/** Endings that make another form of a word, not a compound. */
const suffixes =
  /^(heid|heden|lijk|lijke|lijks|loos|loze|schap|schappen|baar|bare|achtig|achtige|ster|sters|en|ende|enden)$/

/**
 * A long known word at the start or the end of another, where the rest is no word of the index: `sollicitatie` in
 * `sollicitatiebrief`. Null when there is none.
 */
const surePart = (word: string, isWord: (part: string) => boolean, { links, stopWords }: Language): string | null => {
  if (!links || /\d/.test(word)) return null
  for (let length = word.length - shortestHead; length >= shortestSure; length -= 1) {
    const [first, rest] = [word.slice(0, length), word.slice(length)]
    if (isWord(first) && !stopWords.has(first) && !suffixes.test(rest)) return first
    const [before, head] = [word.slice(0, word.length - length), word.slice(word.length - length)]
    if (isWord(head) && !stopWords.has(before) && !stopWords.has(head)) return head
  }
  return null
}

/**
 * The compounds among the sorted terms of a dictionary, in the languages of these codes. `isKnown` adds words that the
 * dictionary lacks: those of the rest of an index.
 */
export const compoundsOf = (
  terms: readonly string[],
  codes: readonly string[],
  isKnown: (word: string) => boolean = () => false,
): Compounds => {
  const languages = languagesOf(codes).filter(({ links }) => links !== null)
  if (languages.length === 0) return { parts: [], starts: new Uint32Array(1), compounds: new Uint32Array(0) }
  const termSet = new Set(terms)
  const isWord = (word: string) => termSet.has(word) || isKnown(word)
  const byPart = new Map<string, number[]>()
  terms.forEach((term, compound) => {
    for (const part of new Set(
      languages.flatMap((language) => partsOf(term, isWord, language) ?? surePart(term, isWord, language) ?? []),
    )) {
      const compounds = byPart.get(part)
      if (compounds) compounds.push(compound)
      else byPart.set(part, [compound])
    }
  })
  const parts = [...byPart.keys()].sort()
  const lists = parts.map((part) => byPart.get(part) ?? [])
  const starts = new Uint32Array(parts.length + 1)
  lists.forEach((list, at) => (starts[at + 1] = (starts[at] ?? 0) + list.length))
  return { parts, starts, compounds: Uint32Array.from(lists.flat()) }
}

/** The number of a part among the sorted parts, by halving; -1 when it is none. */
const partNumber = (parts: readonly string[], word: string): number => {
  let [from, to] = [0, parts.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((parts[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return parts[from] === word ? from : -1
}

/** The compounds of which a word is a part, as numbers of terms. */
export const compoundsWith = ({ parts, starts, compounds }: Compounds, word: string): Uint32Array => {
  const at = partNumber(parts, word)
  return at < 0 ? compounds.subarray(0, 0) : compounds.subarray(starts[at], starts[at + 1])
}
