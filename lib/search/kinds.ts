/** The kinds of items in the search over everything, and the search settings of each kind. */
import type { IndexName } from '#schema/index.ts'

/** The kinds that have an index, in the order of lists of kinds. Source: docs/contract.md 10.7. Chosen: institutions besides. */
export const kinds = [
  'articles',
  'faqs',
  'programs',
  'educational_institutions',
  'regional_education_desks',
  'podcast_episodes',
  'testimonials',
  'videos',
] as const satisfies readonly IndexName[]
export type Kind = (typeof kinds)[number]

/** All kinds of results: what search services hold, and the site's own pages, which it searches itself. */
export const resultKinds = [...kinds, 'pages'] as const
export type ResultKind = (typeof resultKinds)[number]

/** What the site's own pages are about. */
export const pageTypes = [
  'page',
  'term',
  'sector',
  'role',
  'qualification',
  'track',
  'topic',
  'theme',
  'route',
  'event',
  'figure',
] as const
export type PageType = (typeof pageTypes)[number]

type KindSearch = {
  /** Value of `soort` in the address. Source: docs/contract.md 11.1: Dutch keys. */
  readonly key: string
  /** The page that lists and filters this kind. */
  readonly list:
    | '/kennisbank/artikelen'
    | '/kennisbank/veelgestelde-vragen'
    | '/navigator/opleidingen'
    | '/navigator/instellingen'
    | '/navigator/regioloketten'
    | '/media/podcasts'
    | '/media/ervaringsverhalen'
    | '/media/videos'
  /** The attribute with the title of an item. */
  readonly title: 'title' | 'question'
  /** Attributes whose words name an item as its title does: who teaches a programme, where a desk is. */
  readonly names: readonly string[]
  readonly retrieve: readonly string[]
  /** Attributes for the snippet: the first with a match, else the first that is not empty. */
  readonly snippets: readonly string[]
}

/** Words of a snippet: about two lines. */
const words = 28
const snippet = (...attributes: readonly string[]) => attributes.map((attribute) => `${attribute}:${words}`)
/** What a record is about, beside its topics. */
const classes = ['roles.name', 'qualifications.name', 'tracks.name', 'sectors.title'] as const
const dated = ['path', 'slug', 'publication_date'] as const

export const kindSearch: Readonly<Record<Kind, KindSearch>> = {
  articles: {
    key: 'artikelen',
    list: '/kennisbank/artikelen',
    title: 'title',
    names: [],
    retrieve: ['title', 'slug', 'path', 'english', 'date_updated', 'topics.name', ...classes],
    snippets: snippet('summary', 'bodyString', 'description'),
  },
  faqs: {
    key: 'vragen',
    list: '/kennisbank/veelgestelde-vragen',
    title: 'question',
    names: [],
    retrieve: ['question', 'english', 'date_updated', 'topics.name', 'sectors.title'],
    snippets: snippet('bodyString'),
  },
  programs: {
    key: 'opleidingen',
    list: '/navigator/opleidingen',
    title: 'title',
    names: ['educational_institutions.title'],
    retrieve: [
      'title',
      'slug',
      'path',
      'date_updated',
      'educational_institutions.title',
      'derived',
      'program_forms.track.name',
      ...classes,
    ],
    snippets: snippet('program_forms.bodyString'),
  },
  educational_institutions: {
    key: 'instellingen',
    list: '/navigator/instellingen',
    title: 'title',
    names: ['locations.city'],
    retrieve: ['title', 'slug', 'path', 'type', 'locations.city'],
    snippets: snippet('bodyString'),
  },
  regional_education_desks: {
    key: 'regioloketten',
    list: '/navigator/regioloketten',
    title: 'title',
    names: ['regions', 'cities_municipalities'],
    retrieve: ['title', 'slug', 'path', 'regions', 'sample'],
    snippets: snippet('bodyString'),
  },
  podcast_episodes: {
    key: 'podcasts',
    list: '/media/podcasts',
    title: 'title',
    names: ['show.title'],
    retrieve: ['title', 'show.title', 'sample', 'topics.name', ...classes, ...dated],
    snippets: snippet('description', 'bodyString', 'transcript_string'),
  },
  testimonials: {
    key: 'ervaringsverhalen',
    list: '/media/ervaringsverhalen',
    title: 'title',
    names: [],
    retrieve: ['title', 'sample', 'topics.name', ...classes, ...dated],
    snippets: snippet('summary', 'description', 'bodyString'),
  },
  videos: {
    key: 'videos',
    list: '/media/videos',
    title: 'title',
    names: [],
    retrieve: ['title', 'sample', 'topics.name', ...classes, ...dated],
    snippets: snippet('description', 'bodyString', 'transcript_string'),
  },
}

/** Value of `soort` for the site's own pages. */
const pagesKey = 'paginas'

/** The value of `soort` in the address for a kind. */
export const keyOf = (kind: ResultKind): string => (kind === 'pages' ? pagesKey : kindSearch[kind].key)

/** The kind that `soort` of an address names; null for all of them. */
export const kindOf = (key: string | null): ResultKind | null => resultKinds.find((kind) => keyOf(kind) === key) ?? null
