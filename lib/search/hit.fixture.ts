/** A search hit for tests: a question without anything beside its title and its evidence. */
import type { Evidence, SearchHit } from './everything-state.ts'

type Given = Partial<Omit<SearchHit, 'title' | 'evidence'>> & { readonly evidence?: Partial<Evidence> }

/** A hit with that title, and what is given beside it. */
export const searchHit = (title: string, { evidence, ...given }: Given = {}): SearchHit => ({
  kind: 'faqs',
  id: title,
  title: [{ text: title, isMarked: false }],
  snippet: [],
  isSaid: false,
  note: null,
  href: '/contact',
  updated: null,
  isPlanned: false,
  language: 'nl',
  ...given,
  evidence: {
    rank: 0,
    titleWords: [],
    nameWords: [],
    title: 'none',
    isWholeTitle: false,
    words: null,
    typos: 0,
    relevance: null,
    ...evidence,
  },
})
