/** What the engine knows of a language: how words bend, which carry no meaning, how they grow together. */
import { dutch } from './dutch.ts'
import { english } from './english.ts'

export type Language = {
  readonly stopWords: ReadonlySet<string>
  /** Phrases of which every word is a stop word there. */
  readonly stopPhrases: readonly (readonly string[])[]
  /** Words that may be the same word in another number or form; most of them exist nowhere, so look each up. */
  readonly inflections: (word: string) => readonly string[]
  /** Words that are names although they look like compounds: `Zeeland`. A search does not take them apart. */
  readonly names: RegExp | null
  /** Letters that may stand between the parts of a compound; null when the language writes parts apart. */
  readonly links: readonly string[] | null
}

const languages: Readonly<Record<string, Language>> = { nl: dutch, en: english }

/** The supported languages among these two-letter codes. */
export const languagesOf = (codes: readonly string[]): Language[] =>
  [...new Set(codes.map((code) => code.toLowerCase()))].flatMap((code) =>
    Object.hasOwn(languages, code) ? (languages[code] ?? []) : [],
  )

/** Whether the word says nothing by itself in one of these languages. */
export const isStopWord = (word: string, of: readonly Language[]): boolean =>
  of.some(({ stopWords }) => stopWords.has(word))

/** The codes of the supported languages. */
export const knownLanguages: readonly string[] = Object.keys(languages)
