/** The text of a query as words: which belong together by quotation marks or hyphens, and which must not occur. */
import { spansOf } from '../index/text.ts'

export type QueryWord = {
  readonly text: string
  /** A hyphen or an apostrophe ties it to the next. */
  readonly tied: boolean
  /** Whether it stands in quotation marks. */
  readonly quoted: boolean
}

export type QueryText = {
  readonly words: readonly QueryWord[]
  /** Words that must follow each other. */
  readonly phrases: readonly (readonly string[])[]
  /** Words, or runs of them, that must not occur. */
  readonly excluded: readonly (readonly string[])[]
}

export type AdvancedSyntax = {
  readonly exactPhrase: boolean
  readonly excludeWords: boolean
  /** Characters that are words although they are neither letters nor digits. */
  readonly separators?: string
}

/** Later words are ignored: each costs a walk over all records. */
export const mostWords = 32

const wordsIn = (text: string, quoted: boolean, separators: string): QueryWord[] => {
  const spans = spansOf(text, separators)
  const ties = new Set<number>()
  for (const { width, position } of spans) for (let at = 0; at + 1 < width; at += 1) ties.add(position + at)
  return spans
    .filter((span) => span.width === 1)
    .map((span) => ({ text: span.term, tied: ties.has(span.position), quoted }))
}

const textsOf = (words: readonly QueryWord[]): string[] => words.map(({ text }) => text)

/** `"…"`, `-"…"` and `-word`; a hyphen inside a word is none of these. */
const special = /(?<=^|\s)(-?)"([^"]*)"|(?<=^|\s)-(?=[^\s-])(\S+)/g

/** The words of a query; quotation marks and minus signs mean something when `syntax` says so. */
export const readQueryText = (
  text: string,
  { exactPhrase, excludeWords, separators = '' }: AdvancedSyntax,
): QueryText => {
  const words: QueryWord[] = []
  const phrases: string[][] = []
  const excluded: string[][] = []
  let end = 0
  const plain = (until: number) => words.push(...wordsIn(text.slice(end, until), false, separators))
  for (const match of text.matchAll(special)) {
    const [whole, minus = '', quotation, minusWord] = match
    const isExcluded = minusWord !== undefined || minus === '-'
    if (isExcluded ? !excludeWords : !exactPhrase) continue
    plain(match.index)
    end = match.index + whole.length
    const itemWords = wordsIn(minusWord ?? quotation ?? '', !isExcluded, separators)
    if (itemWords.length === 0) continue
    if (isExcluded) excluded.push(textsOf(itemWords))
    else {
      words.push(...itemWords)
      if (itemWords.length > 1) phrases.push(textsOf(itemWords))
    }
  }
  plain(text.length)
  return { words: words.slice(0, mostWords), phrases, excluded }
}
