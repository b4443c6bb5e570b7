/** Titles in alphabetical order, letter by letter, as an index at the back of a book. */

export type Entry<T> = { readonly title: string; readonly item: T }
export type Letter<T> = { readonly letter: string; readonly entries: readonly Entry<T>[] }

/** Heading of titles that do not begin with a letter. */
const noLetter = '#'

const letterOf = (title: string): string => {
  const first = title
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .charAt(0)
    .toUpperCase()
  return /\p{L}/u.test(first) ? first : noLetter
}

/** The entries by first letter, marks and punctuation aside, each letter's in the order of that language. */
export const byLetter = <T>(entries: readonly Entry<T>[], locale: string): Letter<T>[] => {
  const collator = new Intl.Collator(locale, { numeric: true, ignorePunctuation: true })
  const letters = Map.groupBy(
    entries.toSorted((a, b) => collator.compare(a.title, b.title)),
    ({ title }) => letterOf(title),
  )
  return [...letters]
    .map(([letter, entries]) => ({ letter, entries }))
    .toSorted((a, b) => collator.compare(a.letter, b.letter))
}
