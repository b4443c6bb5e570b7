/** Other names of pages, by their Dutch title, which catalogue and code do not have: colloquial ones, and English ones. Read on the server alone. */
import { terms } from '../rich-text/glossary/terms.ts'
import written from './other-names.json' with { type: 'json' }
import { foldedWords } from './fold.ts'

const key = (title: string): string => foldedWords(title).join(' ')

/** Chosen: written by hand, what people type for whom the page is a good answer. Pages that share a title share its names. */
const rows: Readonly<Record<string, readonly string[]>> = written

const byTitle = new Map(Object.entries(rows).map(([title, names]) => [key(title), names]))
for (const { nl, en } of terms) {
  const names = [nl.term, ...(nl.forms ?? []), en.term, ...(en.forms ?? [])]
  for (const name of [nl.term, ...(nl.forms ?? [])])
    byTitle.set(key(name), [...new Set([...(byTitle.get(key(name)) ?? []), ...names])])
}

/** Other names of what has that Dutch title, in both languages; none for titles that are in no list. */
export const otherNames = (title: string): readonly string[] => byTitle.get(key(title)) ?? []
