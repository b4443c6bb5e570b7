/** The search settings of each search page: the facets with their keys in the address, and the attributes that a hit shows. */
import type { IndexName } from '#schema/index.ts'

export type Facet = {
  readonly attribute: string
  /** Key in the address. Source: docs/contract.md 11.1: Dutch keys, repeated for several values. */
  readonly key: string
  /** Name of the filter in code and for agents. */
  readonly name?: string
}

export type SearchPage = {
  readonly index: IndexName
  readonly hitsPerPage: number
  readonly facets: readonly Facet[]
  readonly attributesToRetrieve: readonly string[]
  readonly attributesToHighlight: readonly string[]
  readonly attributesToSnippet: readonly string[]
}

/** The largest number of hits that services return by paging. Source: Algolia, `paginationLimitedTo`. */
export const mostPagedHits = 1000

/** The last page of a list of that many hits, counted from 1; 0 of none. */
export const lastPage = (hits: number, { hitsPerPage }: Pick<SearchPage, 'hitsPerPage'>): number =>
  Math.ceil(Math.min(hits, mostPagedHits) / hitsPerPage)

/** Values of a facet that are asked for at once, which then are searched in the browser. Source: docs/contract.md 8 allows 5,000, hosted search 1,000. */
export const facetLimit = 1000

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
  attributesToRetrieve: ['id', 'question', 'answer', 'bodyString', 'english', 'topics', 'sectors'],
  attributesToHighlight: ['question'],
  attributesToSnippet: [],
} as const satisfies SearchPage

export const programsPage = {
  index: 'programs',
  hitsPerPage: 20,
  facets: [
    { attribute: 'level', key: 'niveau', name: 'level' },
    { attribute: 'type', key: 'soort', name: 'type' },
    { attribute: 'program_forms.tracks.name', key: 'traject', name: 'track' },
    { attribute: 'sectors.title', key: 'sector', name: 'sector' },
    { attribute: 'qualifications.name', key: 'bevoegdheid', name: 'qualification' },
    { attribute: 'roles.name', key: 'rol', name: 'role' },
    { attribute: 'educational_institutions.title', key: 'instelling', name: 'institution' },
    { attribute: 'degree', key: 'graad', name: 'degree' },
  ],
  attributesToRetrieve: [
    'id',
    'title',
    'slug',
    'path',
    'level',
    'type',
    'degree',
    'duration_in_months',
    'derived',
    'qualifications.name',
    'educational_institutions.title',
    'educational_institutions.logo',
    'program_forms.track.name',
  ],
  attributesToHighlight: ['title'],
  attributesToSnippet: [],
} as const satisfies SearchPage

/** Facets of all media pages. */
const mediaFacets = [
  { attribute: 'topics.name', key: 'onderwerp' },
  { attribute: 'sectors.title', key: 'sector' },
  { attribute: 'roles.name', key: 'rol' },
  { attribute: 'tracks.name', key: 'traject' },
  { attribute: 'audiences.title', key: 'doelgroep' },
  { attribute: 'phases.title', key: 'fase' },
] as const

export const videosPage = {
  index: 'videos',
  hitsPerPage: 18,
  facets: mediaFacets,
  attributesToRetrieve: [
    'id',
    'title',
    'slug',
    'path',
    'description',
    'artwork',
    'duration',
    'publication_date',
    'profiles',
    'roles',
    'sectors',
  ],
  attributesToHighlight: ['title'],
  attributesToSnippet: ['description:24', 'transcript_string:24'],
} as const satisfies SearchPage

export const testimonialsPage = {
  index: 'testimonials',
  hitsPerPage: 18,
  facets: [...mediaFacets, { attribute: 'authors.name', key: 'auteur' }],
  attributesToRetrieve: [
    'id',
    'title',
    'slug',
    'path',
    'summary',
    'image',
    'publication_date',
    'profiles',
    'roles',
    'sectors',
  ],
  attributesToHighlight: ['title'],
  attributesToSnippet: ['summary:24'],
} as const satisfies SearchPage

export const episodesPage = {
  index: 'podcast_episodes',
  hitsPerPage: 20,
  facets: [{ attribute: 'show.title', key: 'podcast' }, ...mediaFacets],
  attributesToRetrieve: [
    'id',
    'title',
    'slug',
    'path',
    'description',
    'artwork',
    'duration',
    'publication_date',
    'guests',
    'show',
    'season',
    'episode_number',
  ],
  attributesToHighlight: ['title'],
  attributesToSnippet: ['description:30', 'transcript_string:24'],
} as const satisfies SearchPage

export const institutionsPage = {
  index: 'educational_institutions',
  hitsPerPage: 20,
  facets: [{ attribute: 'type', key: 'soort' }],
  attributesToRetrieve: ['id', 'title', 'slug', 'path', 'type', 'logo', 'programs.id', 'locations.city'],
  attributesToHighlight: ['title'],
  attributesToSnippet: ['bodyString:24'],
} as const satisfies SearchPage

export const desksPage = {
  index: 'regional_education_desks',
  hitsPerPage: 20,
  facets: [
    { attribute: 'sectors.title', key: 'sector' },
    { attribute: 'has_consultation_service', key: 'adviesgesprek' },
    { attribute: 'orientation_activity_types', key: 'activiteit' },
    { attribute: 'content_types', key: 'aanbod' },
  ],
  attributesToRetrieve: [
    'sample',
    'id',
    'title',
    'slug',
    'path',
    'logo',
    'regions',
    'cities_municipalities',
    'has_consultation_service',
    'orientation_activity_types',
    'sectors',
  ],
  attributesToHighlight: ['title', 'cities_municipalities'],
  attributesToSnippet: ['bodyString:24'],
} as const satisfies SearchPage

export const searchPages = {
  articles: articlesPage,
  faqs: faqsPage,
  programs: programsPage,
  videos: videosPage,
  testimonials: testimonialsPage,
  podcast_episodes: episodesPage,
  educational_institutions: institutionsPage,
  regional_education_desks: desksPage,
} as const
export type SearchPageName = keyof typeof searchPages
