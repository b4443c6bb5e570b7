/** What search engines are asked when they are compared: the same questions over the same made-up records. */
import type { SearchableRecord } from '#service/search/paths.ts'
import type { Around } from './search-peer.ts'

export type Question = {
  readonly query: string
  readonly facets?: boolean
  readonly around?: Around
  /** Whether the last word is half typed. */
  readonly prefix?: boolean
  /** Whether a word is misspelt. */
  readonly typo?: boolean
  /** Whether hits are shown with what was found marked, and a part of their text. */
  readonly page?: boolean
  /** How many searches of five hits each a call asks for; left out: one of twenty. */
  readonly searches?: number
}

const around: Around = { latitude: 52.0907, longitude: 5.1214, radius: 25_000 }
const variants = 40

/** Words of titles, one that stands in many of them as much likelier; the same for every engine. */
const wordsOf = (records: readonly SearchableRecord[]): string[] => {
  const words = records
    .flatMap(({ title }) => String(title).split(' '))
    .filter((word) => word.length >= 5)
    .sort()
  return Array.from({ length: variants }, (_, at) => words[Math.floor((at * words.length) / variants)] ?? '')
}

const mistyped = (word: string): string => `${word.slice(0, 2)}x${word.slice(3)}`

/** Forty questions a row, by the row's name. */
export const questionsOn = (records: readonly SearchableRecord[]): Readonly<Record<string, readonly Question[]>> => {
  const words = wordsOf(records)
  const each = (make: (word: string, at: number) => Question) => words.map(make)
  return {
    'one word, 6 facets': each((query) => ({ query, facets: true })),
    'two words': each((word, at) => ({ query: `${word} ${words[(at * 7 + 3) % words.length]}` })),
    'prefix of 1 letter': each((word) => ({ query: word.slice(0, 1), prefix: true })),
    'prefix of 2 letters': each((word) => ({ query: word.slice(0, 2), prefix: true })),
    'prefix of 3 letters': each((word) => ({ query: word.slice(0, 3), prefix: true })),
    'prefix of 4 letters': each((word) => ({ query: word.slice(0, 4), prefix: true })),
    'one typo': each((word) => ({ query: mistyped(word), typo: true })),
    'one word within 25 km': each((query) => ({ query, around })),
    'no words, 6 facets': each(() => ({ query: '', facets: true })),
    'page: 20 hits, marked, snippets, 6 facets': each((query) => ({ query, facets: true, page: true })),
    'seven searches in a call, 5 hits each, marked, snippets': each((query) => ({ query, page: true, searches: 7 })),
  }
}
