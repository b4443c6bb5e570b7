/** Knowledge base: articles, questions, and what they are made of and credited to. */
import {
  boolean,
  collection,
  dateTime,
  date,
  file,
  integer,
  json,
  list,
  manyToAny,
  manyToMany,
  number,
  oneOf,
  one,
  required,
  richText,
  slug,
  text,
  uuid,
} from '../define.ts'
import { textBlocks } from './blocks.ts'
import { published, statuses } from './common.ts'
import { standing } from './provenance.ts'

export type Seo = {
  readonly title?: string
  readonly meta_description?: string
  readonly no_index?: boolean
}

export const articles = collection({
  family: 'knowledge-base',
  fields: {
    ...published,
    description: text(),
    summary: text(),
    body: richText(),
    date_created: required(dateTime()),
    date_updated: dateTime(),
    /** Chosen: editors review each article by date; pages show both days. */
    date_reviewed: date(),
    date_next_review: date(),
    /** Chosen: the moment at which a draft is published; empty once it is. */
    date_publish: dateTime(),
    seo: json<Seo>(),
    english: required(boolean()),
    image: file(),
    editor_nodes: manyToAny(textBlocks),
    authors: manyToMany('authors'),
    documents: manyToMany('documents'),
    sources: manyToMany('sources'),
    topics: manyToMany('topics'),
    sectors: manyToMany('sectors'),
    roles: manyToMany('roles'),
    tracks: manyToMany('tracks'),
    qualifications: manyToMany('qualifications'),
    audiences: manyToMany('audiences'),
    phases: manyToMany('phases'),
    faqs: manyToMany('faqs'),
    news_segment: one('news_segments'),
    /** Chosen: what people type who need this article and do not use its words; searched, never shown. */
    search_terms: list(),
  },
  search: {
    facets: [
      'audiences.title',
      'authors.name',
      'phases.title',
      'qualifications.name',
      'roles.name',
      'sectors.title',
      'topics.name',
      'tracks.name',
      'english',
    ],
    searchable: [
      'title',
      'summary',
      'search_terms',
      'description',
      'bodyString',
      'topics.name',
      'roles.name',
      'qualifications.name',
      'linked_terms',
    ],
    ranking: ['desc(date_updated)'],
  },
  embed: { many: ['id', 'title', 'path'], one: ['id', 'title', 'path'] },
})

export const faqs = collection({
  family: 'knowledge-base',
  fields: {
    id: required(uuid()),
    status: required(oneOf(statuses)),
    question: required(text()),
    answer: required(richText()),
    date_created: dateTime(),
    date_updated: dateTime(),
    /** Chosen: the moment at which a draft is published; empty once it is. */
    date_publish: dateTime(),
    /** Chosen: whether it is written in English, as with articles; without a value it is Dutch. */
    english: boolean(),
    /** Chosen: an editor's order of what is asked most; null when not among the popular. */
    popularity: integer(),
    sectors: manyToMany('sectors'),
    topics: manyToMany('topics'),
    audiences: manyToMany('audiences'),
    phases: manyToMany('phases'),
    articles: manyToMany('articles', 'articles_faqs'),
    /** Chosen: other ways in which people put this question; searched, never shown. */
    search_terms: list(),
  },
  search: {
    facets: ['audiences.title', 'phases.title', 'sectors.title', 'topics.name'],
    // Titles of the articles that show a question say what it is about in other words.
    searchable: ['question', 'search_terms', 'articles.title', 'bodyString', 'topics.name', 'linked_terms'],
    ranking: ['desc(popularity)', 'desc(date_updated)'],
  },
  embed: { many: ['id', 'question'] },
})

export const authors = collection({
  family: 'knowledge-base',
  fields: {
    id: required(uuid()),
    first_name: text(),
    name: required(text()),
    slug: required(slug()),
    image: file(),
    job_title: text(),
    biography: text(),
    ...standing,
    articles: manyToMany('articles', 'articles_authors'),
  },
  embed: { many: ['id', 'name', 'image'] },
})

export const documents = collection({
  family: 'knowledge-base',
  fields: { id: required(uuid()), title: required(text()), description: text(), asset: file() },
  embed: { many: ['id', 'title', 'asset'] },
})

/** What a source is to an article: it supports a sentence, is there to read on, or holds the data. */
export const sourceKinds = ['supports', 'further_reading', 'data_set'] as const

export const sources = collection({
  family: 'knowledge-base',
  fields: {
    id: required(uuid()),
    title: required(text()),
    description: text(),
    url: text(),
    /** Chosen: the contract names neither this nor the day. */
    kind: oneOf(sourceKinds),
    /** The day on which an editor read the page. */
    consulted: date(),
  },
  embed: { many: ['id', 'title'] },
})

/** What a figure counts in. Euros are gross where the name does not say otherwise. */
export const figureUnits = [
  'euro',
  'euro_per_hour',
  'euro_per_month',
  'euro_per_year',
  'percent',
  'hours',
  'days',
  'weeks',
  'months',
  'years',
  'count',
] as const

export const figureSubjects = ['pay', 'study_costs', 'subsidy', 'time', 'rules'] as const

/**
 * Chosen: amounts, terms and counts with the days on which they hold and their source. Rows of one `series` follow each
 * other; a text refers to a series by a link to `/cijfers#<series>`.
 */
export const figures = collection({
  family: 'knowledge-base',
  fields: {
    id: required(uuid()),
    series: required(text()),
    name: required(text()),
    name_en: text(),
    subject: required(oneOf(figureSubjects)),
    value: required(number()),
    unit: required(oneOf(figureUnits)),
    valid_from: date(),
    /** The last day on which it holds; null while no other is known. */
    valid_until: date(),
    source_title: required(text()),
    source_url: required(text()),
    /** The day on which an editor read the source. */
    consulted: required(date()),
    remark: text(),
  },
})

export const redirects = collection({
  family: 'knowledge-base',
  fields: {
    id: required(uuid()),
    /** A path, or a pattern in which `*` stands for the rest. */
    origin: required(text()),
    destination: required(text()),
    response_code: required(oneOf(['301', '302', '307', '308'])),
    sort: integer(),
  },
})

export const team_members = collection({
  family: 'knowledge-base',
  fields: {
    id: required(uuid()),
    first_name: required(text()),
    last_name: text(),
    job_title: text(),
    image: file(),
    description: richText(),
    is_adviser: boolean(),
    ...standing,
    sort: integer(),
  },
})
