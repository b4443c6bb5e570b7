/**
 * A query text as the ways in which it may be read. Mostly there is one, word by word; words may also be read
 * together (`zij instromer` as `zijinstromer`) or replaced by a synonym of several words. A record matches when one
 * reading does.
 */
import type { SearchOptions } from './search-params.ts'
import { spansOf } from './text.ts'

export type QuerySlot = {
  readonly text: string
  /** Words that only begin with `text` count too. */
  readonly prefix: boolean
  readonly optional: boolean
  /** Whether typing errors are forgiven. */
  readonly forgiving: boolean
  /** Which words of the query it stands for. */
  readonly original: readonly number[]
  /** Other words that count as this one. */
  readonly synonyms: readonly string[]
}

/** One reading; `cost` is added to the typing errors of each record that it finds. */
export type Reading = { readonly slots: readonly QuerySlot[]; readonly cost: number }
export type Query = { readonly words: readonly string[]; readonly readings: readonly Reading[] }

/** Groups of phrases with one meaning, each phrase as its words. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[]

/** Beyond this many readings a query says nothing new; the number also fits in a byte per record. */
const mostReadings = 24
/** Later words are ignored: each costs a walk over all records. */
const mostWords = 32

const wordsOf = (text: string): string[] =>
  spansOf(text)
    .filter((span) => span.width === 1)
    .map((span) => span.term)

/** The groups of phrases as words. */
export const compileSynonyms = (groups: readonly (readonly string[])[]): SynonymGroups =>
  groups.map((group) => group.map(wordsOf).filter((words) => words.length > 0)).filter((group) => group.length > 1)

type Typed = { readonly text: string; readonly joinedToNext: boolean }

/** The words as typed, and which of them a hyphen or an apostrophe ties to the next. */
const typedWords = (text: string): Typed[] => {
  const spans = spansOf(text)
  const ties = new Set<number>()
  for (const { width, position } of spans) for (let at = 0; at + 1 < width; at += 1) ties.add(position + at)
  return spans
    .filter((span) => span.width === 1)
    .slice(0, mostWords)
    .map((span) => ({ text: span.term, joinedToNext: ties.has(span.position) }))
}

const sameWords = (words: readonly Typed[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, index) => words[at + index]?.text === word)

type Slots = readonly QuerySlot[]

const replaced = (base: Slots, at: number, count: number, by: Slots): Slots => [
  ...base.slice(0, at),
  ...by,
  ...base.slice(at + count),
]

/** Readings in which two or three neighbours are one word: free when the query ties them, else one error. */
const joinedReadings = (
  words: readonly Typed[],
  base: Slots,
  tolerant: boolean,
  isKnown: (slot: QuerySlot) => boolean,
): Reading[] =>
  words.flatMap((_, at) =>
    [2, 3].flatMap((count) => {
      const parts = base.slice(at, at + count)
      const last = parts.at(-1)
      const tied = words.slice(at, at + count - 1).every((word) => word.joinedToNext)
      if (parts.length < count || !last || (!tied && !tolerant)) return []
      const slot: QuerySlot = {
        text: parts.map((part) => part.text).join(''),
        prefix: last.prefix,
        optional: parts.every((part) => part.optional),
        forgiving: false,
        original: parts.flatMap((part) => part.original),
        synonyms: [],
      }
      return isKnown(slot) ? [{ slots: replaced(base, at, count, [slot]), cost: tied ? 0 : 1 }] : []
    }),
  )

/** Readings in which a phrase is replaced by a synonym, where either of the two has several words. */
const synonymReadings = (words: readonly Typed[], base: Slots, groups: SynonymGroups): Reading[] =>
  words.flatMap((_, at) =>
    groups.flatMap((group) =>
      group
        .filter((phrase) => sameWords(words, at, phrase))
        .flatMap((phrase) =>
          group
            .filter((other) => other !== phrase && (other.length > 1 || phrase.length > 1))
            .map((other) => {
              const original = base.slice(at, at + phrase.length).flatMap((slot) => slot.original)
              const optional = base.slice(at, at + phrase.length).every((slot) => slot.optional)
              const slots = other.map((text) => ({
                text,
                prefix: false,
                optional,
                forgiving: false,
                original,
                synonyms: [],
              }))
              return { slots: replaced(base, at, phrase.length, slots), cost: 0 }
            }),
        ),
    ),
  )

/**
 * The readings of the query, the plain one first. `optional` says which words (by number) need not match; `isKnown`
 * whether the index holds a word at all.
 */
export const readQuery = (
  text: string,
  options: SearchOptions,
  {
    groups,
    optional,
    isKnown,
  }: { groups: SynonymGroups; optional: ReadonlySet<number>; isKnown: (slot: QuerySlot) => boolean },
): Query => {
  const words = typedWords(text)
  const tolerant = options.typoTolerance !== 'false'
  const exempt = new Set(options.disableTypoToleranceOnWords.flatMap(wordsOf))
  const optionalWords = new Set(options.optionalWords.flatMap(wordsOf))
  const synonyms = options.synonyms ? groups : []
  const base = words.map((word, index): QuerySlot => {
    const isLast = index === words.length - 1
    const single = synonyms
      .filter((group) => group.some((phrase) => phrase.length === 1 && phrase[0] === word.text))
      .flatMap((group) => group.flatMap((phrase) => (phrase.length === 1 && phrase[0] !== word.text ? phrase : [])))
    return {
      text: word.text,
      prefix: options.queryType === 'prefixAll' || (options.queryType === 'prefixLast' && isLast),
      optional: optional.has(index) || optionalWords.has(word.text),
      forgiving: tolerant && !exempt.has(word.text) && (options.allowTyposOnNumericTokens || !/^\d+$/.test(word.text)),
      original: [index],
      synonyms: single,
    }
  })
  const more = [...joinedReadings(words, base, tolerant, isKnown), ...synonymReadings(words, base, synonyms)]
  const readings = [{ slots: base, cost: 0 }, ...more].slice(0, mostReadings)
  return { words: words.map((word) => word.text), readings }
}
