/** What each search page asks of its index: facets by the key that the address bears, and what a hit shows. */
import type { IndexName } from '#schema/index.ts'

export type Facet = {
  readonly attribute: string
  /** Key in the address. Source: features "Paths": Dutch keys, repeated for several values. */
  readonly key: string
}

export type SearchPage = {
  readonly index: IndexName
  readonly hitsPerPage: number
  readonly facets: readonly Facet[]
  readonly attributesToRetrieve: readonly string[]
  readonly attributesToHighlight: readonly string[]
  readonly attributesToSnippet: readonly string[]
}

/** Values of a facet that are asked for at once; no facet of the catalogue has more. Source: spec 8 allows 5,000. */
export const facetLimit = 200

export const articlesPage = {
  index: 'articles',
  hitsPerPage: 20,
  facets: [
    { attribute: 'topics.name', key: 'onderwerp' },
    { attribute: 'sectors.title', key: 'sector' },
    { attribute: 'qualifications.name', key: 'bevoegdheid' },
    { attribute: 'roles.name', key: 'rol' },
    { attribute: 'tracks.name', key: 'traject' },
    { attribute: 'audiences.title', key: 'doelgroep' },
    { attribute: 'phases.title', key: 'fase' },
    { attribute: 'authors.name', key: 'auteur' },
    { attribute: 'english', key: 'engels' },
  ],
  attributesToRetrieve: ['id', 'title', 'slug', 'path', 'summary', 'english', 'image', 'topics'],
  attributesToHighlight: ['title'],
  attributesToSnippet: ['summary:40', 'bodyString:30'],
} as const satisfies SearchPage

export const faqsPage = {
  index: 'faqs',
  hitsPerPage: 20,
  facets: [
    { attribute: 'topics.name', key: 'onderwerp' },
    { attribute: 'sectors.title', key: 'sector' },
    { attribute: 'audiences.title', key: 'doelgroep' },
    { attribute: 'phases.title', key: 'fase' },
  ],
  attributesToRetrieve: ['id', 'question', 'answer', 'bodyString', 'topics', 'sectors'],
  attributesToHighlight: ['question'],
  attributesToSnippet: [],
} as const satisfies SearchPage

export const programsPage = {
  index: 'programs',
  hitsPerPage: 20,
  facets: [
    { attribute: 'level', key: 'niveau' },
    { attribute: 'type', key: 'soort' },
    { attribute: 'program_forms.tracks.name', key: 'traject' },
    { attribute: 'sectors.title', key: 'sector' },
    { attribute: 'qualifications.name', key: 'bevoegdheid' },
    { attribute: 'roles.name', key: 'rol' },
    { attribute: 'educational_institutions.title', key: 'instelling' },
    { attribute: 'degree', key: 'graad' },
  ],
  attributesToRetrieve: [
    'id',
    'title',
    'slug',
    'path',
    'level',
    'type',
    'degree',
    'qualifications',
    'educational_institutions',
    'program_forms',
  ],
  attributesToHighlight: ['title'],
  attributesToSnippet: [],
} as const satisfies SearchPage

export const searchPages = { articles: articlesPage, faqs: faqsPage, programs: programsPage } as const
export type SearchPageName = keyof typeof searchPages
