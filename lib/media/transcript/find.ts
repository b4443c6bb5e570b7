/** Finding words in what is said, as a reader types them: without regard to capitals and marks on letters. */

export type Match = {
  /** Offsets in the text as it was given. */
  readonly start: number
  readonly end: number
}

/** The text in plain lower-case letters, and for each of these where it stood. */
const fold = (text: string): { readonly folded: string; readonly at: readonly number[] } => {
  let folded = ''
  const at: number[] = []
  let offset = 0
  for (const character of text) {
    const plain = character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
    folded += plain
    for (const _ of plain.split('')) at.push(offset)
    offset += character.length
  }
  at.push(offset)
  return { folded, at }
}

/** Where the query stands in the text, from first to last, not overlapping; nowhere for a query without letters. */
export const findMatches = (text: string, query: string): Match[] => {
  const wanted = fold(query.trim()).folded
  if (!wanted) return []
  const { folded, at } = fold(text)
  const matches: Match[] = []
  for (let start = folded.indexOf(wanted); start >= 0; start = folded.indexOf(wanted, start + wanted.length))
    matches.push({ start: at[start] ?? 0, end: at[start + wanted.length] ?? text.length })
  return matches
}
