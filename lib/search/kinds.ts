/** The kinds of items in the search over everything, and the search settings of each kind. */
import type { IndexName } from '#schema/index.ts'

/** In the order in which they are shown. Source: docs/contract.md 10.7. */
export const kinds = [
  'articles',
  'faqs',
  'programs',
  'regional_education_desks',
  'podcast_episodes',
  'testimonials',
  'videos',
] as const satisfies readonly IndexName[]
export type Kind = (typeof kinds)[number]

type KindSearch = {
  /** Value of `soort` in the address. Source: docs/contract.md 11.1: Dutch keys. */
  readonly key: string
  /** The page that lists and filters this kind. */
  readonly list:
    | '/kennisbank/artikelen'
    | '/kennisbank/veelgestelde-vragen'
    | '/navigator/opleidingen'
    | '/navigator/regioloketten'
    | '/media/podcasts'
    | '/media/ervaringsverhalen'
    | '/media/videos'
  /** The attribute with the title of an item. */
  readonly title: 'title' | 'question'
  readonly retrieve: readonly string[]
  /** Attributes for the snippet: the first with a match, else the first that is not empty. */
  readonly snippets: readonly string[]
}

/** Words of a snippet: about two lines. */
const words = 28
const snippet = (...attributes: readonly string[]) => attributes.map((attribute) => `${attribute}:${words}`)
const dated = ['path', 'slug', 'publication_date'] as const

export const kindSearch: Readonly<Record<Kind, KindSearch>> = {
  articles: {
    key: 'artikelen',
    list: '/kennisbank/artikelen',
    title: 'title',
    retrieve: ['title', 'slug', 'path', 'english', 'date_updated', 'topics.name'],
    snippets: snippet('summary', 'bodyString', 'description'),
  },
  faqs: {
    key: 'vragen',
    list: '/kennisbank/veelgestelde-vragen',
    title: 'question',
    retrieve: ['question', 'date_updated', 'topics.name'],
    snippets: snippet('bodyString'),
  },
  programs: {
    key: 'opleidingen',
    list: '/navigator/opleidingen',
    title: 'title',
    retrieve: ['title', 'slug', 'path', 'date_updated', 'educational_institutions.title'],
    snippets: snippet('program_forms.bodyString'),
  },
  regional_education_desks: {
    key: 'regioloketten',
    list: '/navigator/regioloketten',
    title: 'title',
    retrieve: ['title', 'slug', 'path', 'regions'],
    snippets: snippet('bodyString'),
  },
  podcast_episodes: {
    key: 'podcasts',
    list: '/media/podcasts',
    title: 'title',
    retrieve: ['title', 'show.title', ...dated],
    snippets: snippet('description', 'bodyString', 'transcript_string'),
  },
  testimonials: {
    key: 'ervaringsverhalen',
    list: '/media/ervaringsverhalen',
    title: 'title',
    retrieve: ['title', 'roles.name', ...dated],
    snippets: snippet('summary', 'description', 'bodyString'),
  },
  videos: {
    key: 'videos',
    list: '/media/videos',
    title: 'title',
    retrieve: ['title', 'roles.name', ...dated],
    snippets: snippet('description', 'bodyString', 'transcript_string'),
  },
}

/** The kind that `soort` of an address names; null for all of them. */
export const kindOf = (key: string | null): Kind | null => kinds.find((kind) => kindSearch[kind].key === key) ?? null
