/** What each signal counts where the hits of all kinds become one list (`merge-kinds.ts`). */
import type { PageType, ResultKind } from './kinds.ts'

/** What a query is: one with a place, a question, or another. */
export type QueryType = 'other' | 'question' | 'place'

/** What speaks for a hit, from 0 to 1. */
export type Signal =
  /** How near the top of the list of its kind it stands. */
  | 'first'
  /** The service's relevance beside the best of all kinds, and beside the best of its own. */
  | 'relevance'
  | 'ofKind'
  /** The share of the query's words that a hit holds, and the share that its title has; of own pages the latter counts once more. */
  | 'words'
  | 'named'
  | 'namedPage'
  /** Of a kind that the query asks for by name, its relevance beside the best of that kind. */
  | 'namedKind'
  /** Of an event, where the query asks for one by the name of its sort: the share of the words that name it. */
  | 'namedEvent'
  /** Whether the best hits are about an own page, and how many of them are. */
  | 'voted'
  | 'vote'
  /** How much the best hits are about the topics of a hit; for media, about its roles. */
  | 'topics'
  | 'roles'
  /** How much the best hits say what a hit says. */
  | 'likeness'
  | 'typos'
  /** The share of all words of a question in its title, those included that tell nothing. */
  | 'sameQuestion'
  /** An own page, where the query asks what something is. */
  | 'meaning'
  /** Whether a hit is the institution of the query, or a programme of it. */
  | 'ofInstitution'
  /** How near a hit is to the place of the query, how much its name says what is looked for besides, and how good what an institution teaches there. */
  | 'nearProgram'
  | 'nearNamed'
  | 'nearInstitution'
  | 'taught'

type KindWeights = Readonly<Record<QueryType, Readonly<Record<ResultKind, number>>>>

export type Weights = {
  readonly signals: Readonly<Record<Signal, number>>
  /** The weight of each kind; it also corrects that the relevance of kinds is on slightly different scales. */
  readonly kinds: KindWeights
  /** The weight of each kind where the service gives no relevance. */
  readonly kindsByWords: KindWeights
  /** The additional weight of a type of own pages. */
  readonly pageTypes: Readonly<Partial<Record<PageType, number>>>
  /** Added to the best hit of a kind whose title, or other name, has the words of the query and no others. */
  readonly names: KindWeights
  /** Kinds whose roles are those of the people in them. */
  readonly media: ReadonlySet<ResultKind>
  /** Kilometres at which nearness has halved. */
  readonly halfKilometres: number
  /** The least relevance of a desk that serves the place of the query, beside the best of all kinds: it helps whatever is asked about there. */
  readonly leastOfDesk: number
  /** More relevance than this tells nothing more. */
  readonly mostRelevance: number
  /**
   * What each hit of a kind, and of a title, that stands higher takes from the next one. Near a place much, since programmes there are often equal.
   */
  readonly sameKind: Readonly<Record<QueryType, number>>
  readonly sameTitle: number
  /**
   * Of a Dutch hit on an English page, where it is a text to read and where it names something; a Dutch page has no such weight, since
   * its readers may search in English.
   */
  readonly dutchOnEnglish: Readonly<Record<'text' | 'name', number>>
  /** Kinds that name something, which is of use in any language. */
  readonly nameKinds: ReadonlySet<ResultKind>
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

/** Chosen on the half of `bench/relevance/needs.json` that is for tuning, by what they gain on fifths that they were not fitted to. */
export const weights: Weights = {
  signals: {
    first: 1.05,
    relevance: 3,
    ofKind: -0.55,
    words: 0.9,
    named: 0.35,
    namedPage: 1.35,
    namedKind: 3.5,
    namedEvent: 4,
    voted: 0.65,
    vote: 0.45,
    topics: 0.95,
    roles: 0.6,
    likeness: 1.5,
    typos: -2,
    sameQuestion: 0.6,
    meaning: 0.5,
    ofInstitution: 2.5,
    nearProgram: 2.4,
    nearNamed: 2,
    nearInstitution: 1.05,
    taught: 1.35,
  },
  kinds: {
    other: each(-0.15, {
      articles: -0.2,
      faqs: -0.6,
      programs: 0.5,
      educational_institutions: -0.35,
      regional_education_desks: 0.3,
      pages: 0.5,
    }),
    question: each(-0.15, {
      faqs: -0.5,
      programs: 0.4,
      educational_institutions: -0.1,
      pages: 0.5,
      regional_education_desks: -0.6,
    }),
    place: each(-0.55, {
      faqs: -0.95,
      programs: -0.15,
      educational_institutions: 0.75,
      regional_education_desks: 2.2,
      pages: -0.75,
    }),
  },
  kindsByWords: {
    other: each(-0.3, {
      articles: 0.05,
      faqs: -0.15,
      programs: 0,
      educational_institutions: 0,
      regional_education_desks: 0.35,
      pages: 0,
    }),
    question: each(-0.3, {
      articles: 0.2,
      faqs: 0.2,
      programs: -0.1,
      educational_institutions: -0.1,
      regional_education_desks: -0.1,
      pages: 0,
    }),
    place: each(-0.55, { programs: 0, educational_institutions: 0.75, regional_education_desks: 2.2, pages: -0.75 }),
  },
  pageTypes: { page: 0.8, route: -0.6, sector: -0.9, term: -0.5, figure: -0.2 },
  names: {
    other: each(1.15, { pages: 2.3, educational_institutions: 2.3 }),
    question: each(1.15),
    place: each(1.15, { educational_institutions: 2.3 }),
  },
  media: new Set<ResultKind>(['podcast_episodes', 'testimonials', 'videos']),
  halfKilometres: 15,
  leastOfDesk: 0.5,
  mostRelevance: 2,
  sameKind: { other: 0.06, question: 0.06, place: 0.3 },
  sameTitle: 0.3,
  dutchOnEnglish: { text: -2.6, name: -1.2 },
  nameKinds: new Set<ResultKind>(['programs', 'educational_institutions', 'regional_education_desks']),
}
