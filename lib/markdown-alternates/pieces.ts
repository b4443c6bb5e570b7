/** Splits long texts into pieces that fit the context of a language model. */

/** Characters of a piece: about 6,000 tokens. */
export const pieceLength = 24_000

/** Splits the text at the end of paragraphs where possible. */
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
