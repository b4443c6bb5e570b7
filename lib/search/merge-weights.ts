/** What each sign counts where the hits of all kinds become one list (`merge-kinds.ts`). */
import type { ResultKind } from './kinds.ts'

export type Weights = {
  /** Shares of the evidence in a hit's score where the service gives no relevance; they add up to 1. */
  readonly title: number
  readonly words: number
  readonly rank: number
  /** Share of the service's relevance where it gives one; the others share the rest. */
  readonly relevance: number
  /** The place in its list at which the evidence of places has halved. */
  readonly halfRank: number
  /** What a word in a name beside the title counts, of what it counts in the title. */
  readonly name: number
  /** What the evidence of an own page is where the best hits are about it: so much, and more by their share. */
  readonly votedLeast: number
  readonly voted: number
  /** Added by how much the best hits are about the topics of a hit. */
  readonly agreement: number
  /** Factor for each typing error. */
  readonly typo: number
  /** Added to the best hit of a kind whose title, or other name, has the words of the query and no others. */
  readonly wholeName: Readonly<Record<ResultKind, number>>
  /** The same for a question, which mentions a name but does not search for its page. */
  readonly askedName: Readonly<Record<ResultKind, number>>
  /** The same for pages where the query asks what something is. */
  readonly meaning: number
  /** Added for a title that has all words of a question, those included that tell nothing. */
  readonly sameQuestion: number
  /** Of a query that names a place. */
  readonly place: {
    /** Kilometres at which nearness has halved. */
    readonly halfKilometres: number
    /** Factor for what is searched by distance: so much anywhere, and so much more nearby. */
    readonly anywhere: number
    readonly nearby: number
    /** What an institution nearby is worth, and how much more for the best programme that it teaches. */
    readonly institution: number
    readonly taught: number
    /** Factor for desks, and for texts, of which few name a place. */
    readonly desk: number
    readonly text: number
  }
  /** Factor by kind for questions, and for all other queries. */
  readonly question: Readonly<Record<ResultKind, number>>
  readonly plain: Readonly<Record<ResultKind, number>>
  /** How much each hit of a kind that stands higher lowers the next one of that kind. */
  readonly sameKind: number
  /** The same for the kinds that a question leans to: its answers may stand together. */
  readonly sameAskedKind: number
  /** The same for hits of the same title. */
  readonly sameTitle: number
  /** Factor on an English page for hits in Dutch; a Dutch page has no English one, since its readers may search in English. */
  readonly dutchOnEnglish: number
}

const each = (most: number, more: Partial<Record<ResultKind, number>> = {}): Record<ResultKind, number> => ({
  articles: most,
  faqs: most,
  programs: most,
  educational_institutions: most,
  regional_education_desks: most,
  podcast_episodes: most,
  testimonials: most,
  videos: most,
  pages: most,
  ...more,
})

/** Chosen on the half of `bench/relevance/needs.json` that is for tuning. */
export const weights: Weights = {
  title: 0.4,
  words: 0.25,
  rank: 0.25,
  relevance: 0.75,
  halfRank: 5,
  name: 1,
  typo: 0.6,
  votedLeast: 0.06,
  voted: 0.36,
  agreement: 0.12,
  place: { halfKilometres: 15, anywhere: 0.3, nearby: 1.2, institution: 0.25, taught: 0.6, desk: 1, text: 0.5 },
  wholeName: each(0.2, {
    educational_institutions: 0.6,
    regional_education_desks: 0.6,
    pages: 0.6,
    faqs: 0.4,
    articles: 0.4,
  }),
  askedName: each(0.05),
  meaning: 0.5,
  sameQuestion: 0.1,
  question: each(0.75, {
    faqs: 1.2,
    articles: 1.25,
    programs: 0.9,
    educational_institutions: 0.9,
    regional_education_desks: 0.9,
    pages: 0.9,
  }),
  plain: each(0.9, {
    articles: 1.05,
    faqs: 0.85,
    programs: 1.15,
    educational_institutions: 1,
    regional_education_desks: 1.4,
    podcast_episodes: 0.75,
    testimonials: 0.75,
  }),
  sameKind: 0.12,
  sameAskedKind: 0.14,
  sameTitle: 0.2,
  dutchOnEnglish: 0.5,
}
