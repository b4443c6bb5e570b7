/**
 * A query text as the ways in which it may be read. Mostly there is one, word by word; words may also be read
 * together (`zij instromer` as `zijinstromer`), apart (`lerarenopleiding` as `leraren opleiding`) or replaced by a
 * synonym of several words. A record matches when one interpretation does.
 */
import { partsOf } from '../language/compounds.ts'
import { isStopWord, languagesOf, type Language } from '../language/language.ts'
import { readQueryText, type QueryWord } from './query-words.ts'
import type { SearchOptions } from './search-params.ts'
import { longestPhrase, wordsOf, type Thesaurus } from './synonyms.ts'

/** Another word that counts as the query word. */
export type Equal = {
  readonly text: string
  readonly cost: number
  readonly exact: boolean
  /** How much it counts beside the word itself, up to 1, where hits are ordered by `relevance`. */
  readonly quality: number
}

/** Words in a row that count as the query word. */
export type Phrase = { readonly words: readonly string[]; readonly quality: number }

export type QuerySlot = {
  readonly text: string
  /** Words that only begin with `text` count too. */
  readonly prefix: boolean
  readonly optional: boolean
  /** Whether typing errors are allowed; `whole`: not in the beginning of a longer word. */
  readonly forgiving: boolean | 'whole'
  /** Whether it may be a part of a compound. */
  readonly compound: boolean
  /** The words of the query that it represents. */
  readonly original: readonly number[]
  readonly equals: readonly Equal[]
  readonly phrases: readonly Phrase[]
}

/** One interpretation; `cost` is added to the typing errors of each record that it finds. */
export type Interpretation = { readonly slots: readonly QuerySlot[]; readonly cost: number }
export type Query = {
  readonly words: readonly string[]
  readonly interpretations: readonly Interpretation[]
  readonly phrases: readonly (readonly string[])[]
  readonly excluded: readonly (readonly string[])[]
}

/** What a query is read with: synonyms, the words that need not match (by number), and the words that the index holds. */
export type QueryContext = {
  /** Characters that are words although they are neither letters nor digits. */
  readonly separators?: string
  readonly thesaurus: Thesaurus
  readonly optional: ReadonlySet<number>
  readonly isWord: (word: string) => boolean
  /** Whether the index holds the word, or a longer one when a prefix will do. */
  readonly isKnown: (slot: QuerySlot) => boolean
}

/** How much another form and a synonym count where hits are ordered by `relevance`. */
export const qualities = { inflection: 0.72, synonym: 0.9 } as const

/** Beyond this many interpretations a query says nothing new; the number also fits in a byte per record. */
const mostInterpretations = 24

type Slots = readonly QuerySlot[]

const replaced = (base: Slots, at: number, count: number, by: Slots): Slots => [
  ...base.slice(0, at),
  ...by,
  ...base.slice(at + count),
]

/** The properties shared by several slots, for the slots that replace them. */
const inherited = (parts: Slots) => ({
  optional: parts.every((part) => part.optional),
  original: parts.flatMap((part) => part.original),
})

/** A slot for a word that stands for some slots of the query. */
export const plainSlot = (text: string, parts: Slots, more: Partial<QuerySlot> = {}): QuerySlot => ({
  text,
  prefix: false,
  forgiving: false,
  compound: false,
  equals: [],
  phrases: [],
  ...inherited(parts),
  ...more,
})

/**
 * Interpretations in which two or three neighbours are one word: free when the query ties them or the language writes compounds
 * as one, else one error, which must be allowed.
 */
const joinedInterpretations = (
  words: readonly QueryWord[],
  base: Slots,
  { tolerant, compounding }: { tolerant: boolean; compounding: boolean },
  { isKnown }: QueryContext,
): Interpretation[] =>
  words.flatMap((_, at) =>
    [2, 3].flatMap((count) => {
      const parts = base.slice(at, at + count)
      const last = parts.at(-1)
      const run = words.slice(at, at + count)
      const free = compounding || run.slice(0, -1).every((word) => word.tied)
      if (parts.length < count || !last || (!free && !tolerant) || run.some(({ quoted }) => quoted)) return []
      const slot = plainSlot(parts.map((part) => part.text).join(''), parts, { prefix: last.prefix })
      return isKnown(slot) ? [{ slots: replaced(base, at, count, [slot]), cost: free ? 0 : 1 }] : []
    }),
  )

/** Interpretations in which a phrase is replaced by a synonym, where either of the two has several words. */
const synonymInterpretations = (words: readonly QueryWord[], base: Slots, thesaurus: Thesaurus): Interpretation[] => {
  const longest = longestPhrase(thesaurus)
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(longest, words.length - at) }, (_, more) => more + 1).flatMap((count) => {
      const run = words.slice(at, at + count)
      if (run.some(({ quoted }) => quoted)) return []
      const replacements = thesaurus.get(run.map(({ text }) => text).join(' ')) ?? []
      return replacements
        .filter(({ by }) => by.length > 1 || count > 1)
        .map(({ by, cost }) => {
          const parts = base.slice(at, at + count)
          return {
            slots: replaced(
              base,
              at,
              count,
              by.map((text) => plainSlot(text, parts)),
            ),
            cost,
          }
        })
    }),
  )
}

/**
 * Interpretations in which a compound is its parts: free for words that the index knows, else a guess that counts as an error.
 */
const decompoundedInterpretations = (
  words: readonly QueryWord[],
  base: Slots,
  languages: readonly Language[],
  context: QueryContext,
): Interpretation[] =>
  base.flatMap((slot, at) =>
    languages.flatMap((language) => {
      const parts = words[at]?.quoted ? null : partsOf(slot.text, context.isWord, language)
      if (!parts) return []
      const slots = parts.map((text) => plainSlot(text, [slot], { equals: inflected(text, languages, true) }))
      return [{ slots: replaced(base, at, 1, slots), cost: context.isWord(slot.text) ? 0 : 1 }]
    }),
  )

/** The other forms of a word. */
export const inflected = (text: string, languages: readonly Language[], exact: boolean): Equal[] =>
  languages.flatMap(({ inflections }) =>
    inflections(text).map((form) => ({ text: form, cost: 0, exact, quality: qualities.inflection })),
  )

/**
 * The significant words: without stop words, unless that leaves none. The last word stays while it may still
 * be growing, since `in` may become `instroom`.
 */
export const withoutStopWords = (
  words: readonly QueryWord[],
  options: SearchOptions,
  growing: boolean,
): QueryWord[] => {
  const languages = languagesOf(options.removeStopWords)
  const remaining = words.filter(
    ({ text, quoted }, at) => quoted || (growing && at === words.length - 1) || !isStopWord(text, languages),
  )
  return remaining.length > 0 ? remaining : [...words]
}

/** The interpretations of the query, the plain one first. */
export const readQuery = (text: string, options: SearchOptions, context: QueryContext): Query => {
  const features = options.advancedSyntax ? options.advancedSyntaxFeatures : []
  const read = readQueryText(text, {
    exactPhrase: features.includes('exactPhrase'),
    excludeWords: features.includes('excludeWords'),
    ...(context.separators === undefined ? {} : { separators: context.separators }),
  })
  const growing = options.queryType !== 'prefixNone' && !/\s$/.test(text)
  const words = withoutStopWords(read.words, options, growing)
  const tolerant = options.typoTolerance !== 'false'
  const exempt = new Set(options.disableTypoToleranceOnWords.flatMap((text) => wordsOf(text)))
  const optionalWords = new Set(options.optionalWords.flatMap((text) => wordsOf(text, context.separators)))
  const thesaurus: Thesaurus = options.synonyms ? context.thesaurus : new Map()
  const plurals = languagesOf(options.ignorePlurals)
  const compounding = options.decompoundQuery ? languagesOf(options.queryLanguages) : []
  const asExact = (kind: string) => options.alternativesAsExact.includes(kind)
  const base = words.map(({ text: word, quoted }, index): QuerySlot => {
    const isLast = index === words.length - 1
    const synonyms = (thesaurus.get(word) ?? []).flatMap(({ by: [first, ...more], cost }): Equal[] =>
      first === undefined || more.length > 0
        ? []
        : [{ text: first, cost, exact: asExact('singleWordSynonym'), quality: qualities.synonym }],
    )
    return {
      text: word,
      prefix: !quoted && (options.queryType === 'prefixAll' || (options.queryType === 'prefixLast' && isLast)),
      optional: context.optional.has(index) || optionalWords.has(word),
      forgiving: !quoted && tolerant && !exempt.has(word) && (options.allowTyposOnNumericTokens || !/^\d+$/.test(word)),
      compound: !quoted && compounding.length > 0,
      original: [index],
      equals: quoted ? [] : [...synonyms, ...inflected(word, plurals, asExact('ignorePlurals'))],
      phrases: [],
    }
  })
  const more = [
    ...joinedInterpretations(words, base, { tolerant, compounding: compounding.length > 0 }, context),
    ...synonymInterpretations(words, base, thesaurus),
    ...decompoundedInterpretations(words, base, compounding, context),
  ]
  return {
    words: words.map((word) => word.text),
    interpretations: [{ slots: base, cost: 0 }, ...more].slice(0, mostInterpretations),
    phrases: read.phrases,
    excluded: read.excluded,
  }
}
