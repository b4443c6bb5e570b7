/**
 * A query for an index that ranks by `relevance`: each telling word is a slot of its own, and each way to say some of
 * them otherwise (`basis school` as `basisschool`, `wiskundejuf` as `wiskunde` and `juf`, `verklaring omtrent het gedrag` as
 * `vog`) is one more group of slots over the same words. No slot is required: scoring decides (`match/relevance.ts`).
 */
import { partsOf } from '../language/compounds.ts'
import { isStopWord, languagesOf } from '../language/language.ts'
import { stemOf } from '../language/stem.ts'
import { inflected, qualities, type Equal, type Phrase, type Query, type QuerySlot } from './query.ts'
import type { Correction } from '../match/corrections.ts'
import type { SearchOptions } from './search-params.ts'
import { wordsOf, type Replacement, type Thesaurus } from './synonyms.ts'
import { infinitive, readTellingWords, type TellingQuery } from './telling-words.ts'

/** Slots that together stand for the telling words `from` up to `to`. */
export type SlotGroup = {
  /** Numbers of slots of the interpretation. */
  readonly slots: readonly number[]
  readonly from: number
  readonly to: number
  /** How much it counts beside the words themselves, up to 1. */
  readonly quality: number
}

export type RelevantQuery = Query & {
  /** Those of the single words first, in order. */
  readonly groups: readonly SlotGroup[]
  /** The other words, which find nothing but tell `wat is een docent` from `hoe word ik docent` in titles. */
  readonly asides: readonly QuerySlot[]
  /** By telling word: whether it is a stop word that may still grow. */
  readonly stops: readonly boolean[]
}

export type RelevantContext = {
  /** By stems. */
  readonly thesaurus: Thesaurus
  /** Whether the index holds the word, or a longer one when a beginning will do. */
  readonly isKnown: (word: string, isBeginning: boolean) => boolean
  /** Whether a word is part of some synonym. */
  readonly isInSynonyms: (word: string) => boolean
  /** The words of the index and of the synonyms that a word most likely stands for when it is misspelt, the best first. */
  readonly corrections: (word: string, errors: 1 | 2) => readonly Correction[]
}

/** Each group costs a walk over the records; a query of ordinary length has fewer. */
const mostGroups = 40
/** Words of the longest phrase that is looked up among the synonyms, stop words included. */
const longestPhrase = 6
/** How much it counts when a compound is read as its parts. */
const apart = 0.85
/** Shorter parts of a misspelt compound would be near too many words. */
const shortestPart = 5
/** Shorter beginnings of joined words are words of their own. */
const shortestJoined = 6

/** A word of so many letters that is near no known word is read as one at two errors: it would find nothing. */
const shortestRead = 6
/** Letters by which such a word may be longer or shorter than the one it stands for: `thomas` is no `toas`. */
const mostLengthChange = 1

/** How much a word counts that a misspelt one stands for, by errors. */
const corrected = [1, 0.9, 0.6] as const

type Draft = {
  readonly slots: readonly QuerySlot[]
  readonly from: number
  readonly to: number
  readonly quality: number
}

/** What reading a query needs in each of its steps. */
type Reader = {
  readonly query: TellingQuery
  readonly isKnown: RelevantContext['isKnown']
  /** What a phrase may be replaced with. */
  readonly synonyms: (words: readonly string[]) => readonly Replacement[]
  readonly forms: (word: string, quality: number) => readonly Equal[]
  /** What a word stands for that neither the index nor the synonyms know; empty for all others. */
  readonly corrections: (word: string) => readonly Correction[]
  /** The slot for a word that stands for some telling words. */
  readonly slot: (text: string, original: readonly number[], more?: Partial<QuerySlot>) => QuerySlot
}

/** The misspelt beginning of a longer word has as many letters: four of “orde” are nearly those of “onderwijs”. */
const shortestBeginning = 5

const numbersBetween = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at)

const readerOf = (query: TellingQuery, options: SearchOptions, context: RelevantContext): Reader => {
  const thesaurus: Thesaurus = options.synonyms ? context.thesaurus : new Map()
  const plurals = languagesOf(options.ignorePlurals)
  const exempt = new Set(options.disableTypoToleranceOnWords.flatMap((word) => wordsOf(word)))
  const tolerant = options.typoTolerance !== 'false'
  const compound = options.decompoundQuery && options.queryLanguages.length > 0
  // By stem, so that `buitenlandse diploma's` finds the line of `buitenlands diploma`.
  const synonyms = (words: readonly string[]) => thesaurus.get(words.map(stemOf).join(' ')) ?? []
  const languages = languagesOf(options.removeStopWords)
  // `dans` is no plural of `dan`.
  const forms = (word: string, quality: number) =>
    inflected(word, plurals, true).flatMap((form) =>
      isStopWord(form.text, languages) ? [] : [{ ...form, quality: form.quality * quality }],
    )
  const isForgiving = (text: string): QuerySlot['forgiving'] => {
    if (!(tolerant && !exempt.has(text) && (options.allowTyposOnNumericTokens || !/^\d+$/.test(text)))) return false
    return text.length < shortestBeginning ? 'whole' : true
  }
  const slot: Reader['slot'] = (text, original, more) => {
    const replacements = synonyms([text])
    const quality = qualities.synonym
    const single = replacements.flatMap(({ by, cost }) => (by.length === 1 ? by.map((word) => ({ word, cost })) : []))
    return {
      text,
      prefix: false,
      optional: true,
      forgiving: isForgiving(text),
      compound,
      original,
      equals: [
        ...single.flatMap(({ word, cost }): Equal[] => [
          { text: word, cost, exact: true, quality },
          ...forms(word, quality),
        ]),
        ...forms(text, 1),
      ],
      phrases: replacements.flatMap(({ by }): Phrase[] => (by.length > 1 ? [{ words: by, quality }] : [])),
      ...more,
    }
  }
  const memory = new Map<string, readonly Correction[]>()
  const correct = (word: string): readonly Correction[] => {
    const isRight = context.isKnown(word, query.words.at(-1)?.text === word) || context.isInSynonyms(word)
    if (isRight || word.length < options.minWordSizefor1Typo || !slot(word, []).forgiving) return []
    const near = context.corrections(word, word.length < options.minWordSizefor2Typos ? 1 : 2)
    if (near.length > 0 || word.length < shortestRead) return near
    return context.corrections(word, 2).filter((other) => Math.abs(other.word.length - word.length) <= mostLengthChange)
  }
  const corrections = (word: string) => {
    const before = memory.get(word) ?? correct(word)
    memory.set(word, before)
    return before
  }
  return { query, isKnown: context.isKnown, synonyms, forms, corrections, slot }
}

/** A word of so few letters that means something of its own, such as `vo`, is not the beginning of another. */
const shortWord = 2

const asTyped = ({ query, slot, synonyms }: Reader, options: SearchOptions): Draft[] =>
  query.words.map(({ text, quoted, isLast }, at) => {
    const isWhole = text.length <= shortWord && synonyms([text]).length > 0
    const prefix = !isWhole && (options.queryType === 'prefixAll' || (options.queryType === 'prefixLast' && isLast))
    const more = quoted ? { forgiving: false, compound: false, equals: [], phrases: [] } : { prefix }
    return { slots: [slot(text, [at], more)], from: at, to: at + 1, quality: 1 }
  })

/** A phrase as one slot that holds all that it may be replaced with. */
const replaced = ({ slot, forms }: Reader, from: number, to: number, by: readonly Replacement[]): Draft => {
  const [text = '', ...others] = by.flatMap(({ by: words }) => (words.length === 1 ? words : []))
  const phrases = by.flatMap(({ by: words }) => (words.length > 1 ? [{ words, quality: 1 }] : []))
  const equals = [
    ...forms(text, 1),
    ...others.flatMap((word): Equal[] => [{ text: word, cost: 0, exact: true, quality: 1 }, ...forms(word, 1)]),
  ]
  const slots = [slot(text, numbersBetween(from, to), { forgiving: false, equals, phrases })]
  return { slots, from, to, quality: qualities.synonym }
}

/** Words with a verb in one piece whose parts have `te` between them: `zonder les te geven` as `zonder lesgeven`; null without one. */
const withWholeVerb = (texts: readonly string[]): readonly string[] | null => {
  const at = texts.indexOf(infinitive, 1)
  const [before, after] = [texts[at - 1], texts[at + 1]]
  return at < 1 || before === undefined || after === undefined ? null : texts.toSpliced(at - 1, 3, before + after)
}

/**
 * Phrases that have synonyms: words in a row, two of them in either order, as learners of Dutch write them, and telling words without the
 * stop words between them.
 */
const withSynonyms = (reader: Reader): Draft[] => {
  const { all, words } = reader.query
  const drafts = new Map<string, Draft>()
  const look = (run: readonly { readonly text: string; readonly quoted: boolean }[], from: number, to: number) => {
    if (from >= to || run.length < 2 || run.some(({ quoted }) => quoted)) return
    const texts = run.map(({ text }) => reader.corrections(text)[0]?.word ?? text)
    const whole = withWholeVerb(texts)
    const back = texts.length === 2 ? reader.synonyms(texts.toReversed()) : []
    const by = [...reader.synonyms(texts), ...back, ...(whole && whole.length > 1 ? reader.synonyms(whole) : [])]
    if (by.length > 0) drafts.set(`${from} ${to}`, replaced(reader, from, to, by))
  }
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 2; to <= Math.min(words.length, from + longestPhrase); to += 1)
      look(words.slice(from, to), from, to)
  for (let start = 0; start < all.length; start += 1)
    for (let end = start + 2; end <= Math.min(all.length, start + longestPhrase); end += 1) {
      const covered = words.flatMap(({ place }, at) => (place >= start && place < end ? [at] : []))
      look(all.slice(start, end), covered[0] ?? 0, (covered.at(-1) ?? -1) + 1)
    }
  return [...drafts.values()]
}

/** Neighbours that the index writes as one, and the parts of a verb with `te` between them. */
const joined = ({ query: { all, words }, isKnown, synonyms, slot }: Reader): Draft[] =>
  words.flatMap((_, from) =>
    [2, 3].flatMap((count) => {
      const run = words.slice(from, from + count)
      const [first, last] = [run[0], run.at(-1)]
      const between = first && last ? all.slice(first.place + 1, last.place) : []
      const isVerb = count === 2 && between.length === 1 && between[0]?.text === infinitive
      const isRow = first && last && (isVerb || last.place - first.place === count - 1)
      if (!isRow || run.length < count || run.some(({ quoted }) => quoted)) return []
      const text = run.map((word) => word.text).join('')
      const prefix = last.isLast && text.length >= shortestJoined
      if (!isKnown(text, prefix) && synonyms([text]).length === 0) return []
      const slots = [slot(text, numbersBetween(from, from + count), { prefix, forgiving: false })]
      return [{ slots, from, to: from + count, quality: 1 }]
    }),
  )

/** Compounds that the texts write as two words, or say otherwise: their parts, and what is said for these in a row. */
const takenApart = (reader: Reader, options: SearchOptions): Draft[] => {
  const { query, isKnown, synonyms, slot } = reader
  const hasSynonyms = (word: string) => synonyms([word]).length > 0
  // “termijn”, where texts hold “termijnen” alone.
  const isPart = (word: string) =>
    isKnown(word, false) ||
    hasSynonyms(word) ||
    (word.length >= shortestPart &&
      slot(word, [], { forgiving: false }).equals.some(({ text }) => isKnown(text, false)))
  return query.words.flatMap(({ text, quoted }, at) =>
    languagesOf(options.queryLanguages).flatMap((language): Draft[] => {
      const parts = quoted || language.names?.test(text) ? null : partsOf(text, isPart, language, hasSynonyms)
      if (!parts) return []
      const slots = parts.map((part) => slot(part, [at], { forgiving: false }))
      const by = synonyms(parts)
      return [
        { slots, from: at, to: at + 1, quality: apart },
        ...(by.length > 0 ? [replaced(reader, at, at + 1, by)] : []),
      ]
    }),
  )
}

/** Words that neither the index nor the synonyms know, as what they most likely stand for. */
const spelledRight = ({ query: { words }, corrections, slot }: Reader): Draft[] =>
  words.flatMap(({ text, quoted }, at) =>
    (quoted ? [] : corrections(text)).map(({ word, cost }) => ({
      slots: [slot(word, [at], { forgiving: false })],
      from: at,
      to: at + 1,
      quality: corrected[cost] ?? 0,
    })),
  )

/** A compound of which one part is a known word and the other a misspelt one: `techniekdocnet`. */
const misspeltParts = ({ query: { words }, isKnown, corrections, slot }: Reader, options: SearchOptions): Draft[] =>
  words.flatMap(({ text, quoted }, at) => {
    if (quoted || !options.decompoundQuery || isKnown(text, true) || corrections(text).length > 0) return []
    for (let length = text.length - shortestPart; length >= shortestPart; length -= 1) {
      const parts = [text.slice(0, length), text.slice(length)]
      const known = parts.map((part) => isKnown(part, false))
      if (known[0] === known[1]) continue
      // Two mistakes make too much of a part: “ermijn” is no “erbij”.
      const spelled = parts.map((part, number) =>
        known[number] ? part : corrections(part).find(({ cost }) => cost === 1)?.word,
      )
      const [first, last] = spelled
      if (first === undefined || last === undefined) continue
      const slots = [first, last].map((part) => slot(part, [at], { forgiving: false }))
      return [{ slots, from: at, to: at + 1, quality: apart * (corrected[1] ?? 0) }]
    }
    return []
  })

/** More small words than this say nothing more. */
const mostAsides = 8

const asidesOf = ({ query: { all, words }, slot }: Reader): QuerySlot[] => {
  const telling = new Set(words.map(({ text }) => text))
  const others = new Set(all.map(({ text }) => text).filter((text) => !telling.has(text)))
  return [...others]
    .slice(0, mostAsides)
    .map((text) => slot(text, [], { forgiving: false, compound: false, equals: [], phrases: [] }))
}

/** The query text as slots and groups. */
export const readRelevantQuery = (text: string, options: SearchOptions, context: RelevantContext): RelevantQuery => {
  const query = readTellingWords(text, options, (word) => context.isKnown(word, false))
  const reader = readerOf(query, options, context)
  const drafts = [
    ...asTyped(reader, options),
    ...spelledRight(reader),
    ...withSynonyms(reader),
    ...(options.decompoundQuery ? [...joined(reader), ...takenApart(reader, options)] : []),
    ...misspeltParts(reader, options),
  ].slice(0, mostGroups)
  let slots = 0
  const groups = drafts.map(({ slots: own, from, to, quality }): SlotGroup => {
    slots += own.length
    return { slots: numbersBetween(slots - own.length, slots), from, to, quality }
  })
  return {
    words: query.words.map((word) => word.text),
    interpretations: query.words.length > 0 ? [{ slots: drafts.flatMap((draft) => draft.slots), cost: 0 }] : [],
    phrases: query.phrases,
    excluded: query.excluded,
    groups,
    asides: asidesOf(reader),
    stops: query.words.map(({ isStop }) => isStop),
  }
}
