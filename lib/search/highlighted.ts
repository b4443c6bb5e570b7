/** Highlighted texts of search responses: texts in which the matching words are marked. */
import { wordsIn } from './fold.ts'

/** The highlight tags of InstantSearch's widgets; all requests of this site use the same. */
export const marks = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' }

export type Piece = { readonly text: string; readonly isMarked: boolean }

/** The text in pieces, marked and not, in order; empty pieces are left out. */
export const piecesOf = (value: string): Piece[] =>
  value
    .split(marks.highlightPreTag)
    .flatMap((part, index): Piece[] => {
      if (index === 0) return [{ text: part, isMarked: false }]
      const [match = '', rest = ''] = part.split(marks.highlightPostTag)
      return [
        { text: match, isMarked: true },
        { text: rest, isMarked: false },
      ]
    })
    .filter(({ text }) => text !== '')

/** The text without its marks. */
export const plainOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

/** The marked words in full: when only the beginning of a word is marked, the rest of the word is included. */
export const markedWords = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ text, isMarked }, index) => {
    if (!isMarked) return []
    const next = pieces[index + 1]
    const rest = next && !next.isMarked ? (/^[\p{L}\p{N}]+/u.exec(next.text)?.[0] ?? '') : ''
    return wordsIn(`${text}${rest}`)
  })
