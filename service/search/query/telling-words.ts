/** The words of a query that say what it is about, for an index that ranks by `relevance`. */
import { isStopWord, languagesOf } from '../language/language.ts'
import { readQueryText, type QueryText, type QueryWord } from './query-words.ts'
import type { SearchOptions } from './search-params.ts'

/** What stands between the parts of a Dutch verb: `mee te lopen` is `meelopen`. */
export const infinitive = 'te'

export type TellingWord = QueryWord & {
  /** Its place among all words of the query. */
  readonly place: number
  /** Whether it is the last word, which may still grow. */
  readonly isLast: boolean
  /** A stop word, which stays while it may grow (`in` may become `instroom`) or may be part of a word. Alone it finds nothing. */
  readonly isStop: boolean
}

export type TellingQuery = Pick<QueryText, 'phrases' | 'excluded'> & {
  /** Every word, stop words too. */
  readonly all: readonly QueryWord[]
  readonly words: readonly TellingWord[]
}

/** Where the words of a phrase stand in the query. */
const placesOf = (phrase: readonly string[], all: readonly QueryWord[]): number[] =>
  all.flatMap((_, start) =>
    phrase.every((text, offset) => all[start + offset]?.text === text) ? phrase.map((_, offset) => start + offset) : [],
  )

/**
 * The query without its stop words, unless that leaves nothing. A stop word that is a word of the index together with the
 * next one stays for that: `zij instromer`, `mee lopen`, `mee te lopen`. `isKnown` tells whether the index holds a word.
 */
export const readTellingWords = (
  text: string,
  options: SearchOptions,
  isKnown: (word: string) => boolean,
): TellingQuery => {
  const features = options.advancedSyntax ? options.advancedSyntaxFeatures : []
  const {
    words: all,
    phrases,
    excluded,
  } = readQueryText(text, {
    exactPhrase: features.includes('exactPhrase'),
    excludeWords: features.includes('excludeWords'),
  })
  const languages = languagesOf(options.removeStopWords)
  const mayGrow = options.queryType !== 'prefixNone' && !/\s$/.test(text)
  const inPhrase = new Set(
    languages.flatMap(({ stopPhrases }) => stopPhrases.flatMap((phrase) => placesOf(phrase, all))),
  )
  const marked = all.map((word, place): TellingWord => {
    const isStop = !word.quoted && (inPhrase.has(place) || isStopWord(word.text, languages))
    return { ...word, place, isStop, isLast: place === all.length - 1 }
  })
  const isPart = ({ text, place }: TellingWord) => {
    const next = all[place + 1]
    const verb = next?.text === infinitive ? all[place + 2] : undefined
    return (
      (next !== undefined && (all[place]?.tied === true || isKnown(text + next.text))) ||
      (verb !== undefined && isKnown(text + verb.text))
    )
  }
  const telling = marked.filter(
    (word) => !word.isStop || (mayGrow && word.isLast && !inPhrase.has(word.place)) || isPart(word),
  )
  const words = telling.some(({ isStop }) => !isStop) ? telling : marked.map((word) => ({ ...word, isStop: false }))
  return { all, words, phrases, excluded }
}
