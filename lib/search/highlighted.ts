/** Texts of search answers in which the words that were found are marked. */

/** The marks with which InstantSearch's widgets find those words; everything of ours asks for the same. */
export const marks = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' }

export type Piece = { readonly text: string; readonly isMarked: boolean }

/** The text in pieces, marked and not, in order; empty pieces are left out. */
export const piecesOf = (value: string): Piece[] =>
  value
    .split(marks.highlightPreTag)
    .flatMap((part, index): Piece[] => {
      if (index === 0) return [{ text: part, isMarked: false }]
      const [found = '', rest = ''] = part.split(marks.highlightPostTag)
      return [
        { text: found, isMarked: true },
        { text: rest, isMarked: false },
      ]
    })
    .filter(({ text }) => text !== '')

/** The text without its marks. */
export const plainOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

/** The words that were marked, whole: of a word whose beginning was found, the rest counts too. */
export const markedWords = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ text, isMarked }, index) => {
    if (!isMarked) return []
    const next = pieces[index + 1]
    const rest = next && !next.isMarked ? (/^[\p{L}\p{N}]+/u.exec(next.text)?.[0] ?? '') : ''
    return `${text}${rest}`.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  })
