/** Long texts in pieces that fit what reads them. */

/** Characters of a piece: some 6,000 tokens. */
export const pieceLength = 24_000

/** The text in pieces that end with a paragraph, where one ends in time. */
export const piecesOf = (text: string, length = pieceLength): string[] => {
  const pieces: string[] = []
  let rest = text
  while (rest.length > length) {
    const end = rest.lastIndexOf('\n\n', length)
    const cut = end > length / 2 ? end + 2 : length
    pieces.push(rest.slice(0, cut))
    rest = rest.slice(cut)
  }
  return [...pieces, rest]
}
