/** Knowledge base: articles, questions, and what they are made of and credited to. */
import * as f from '../define.ts'
import { textBlocks } from './blocks.ts'
import { published, statuses } from './common.ts'
import { standing } from './provenance.ts'

const collection = f.family('knowledge-base')

export type Seo = {
  readonly title?: string
  readonly meta_description?: string
  readonly no_index?: boolean
}

export const articles = collection({
  fields: {
    ...published,
    description: f.text(),
    summary: f.text(),
    body: f.richText(),
    date_created: f.required(f.dateTime()),
    date_updated: f.dateTime(),
    /** Chosen: editors review each article by date; pages show both days. */
    date_reviewed: f.date(),
    date_next_review: f.date(),
    /** Chosen: the moment at which a draft is published; empty once it is. */
    date_publish: f.dateTime(),
    seo: f.json<Seo>(),
    english: f.required(f.boolean()),
    image: f.file(),
    editor_nodes: f.manyToAny(textBlocks),
    authors: f.manyToMany('authors'),
    documents: f.manyToMany('documents'),
    sources: f.manyToMany('sources'),
    topics: f.manyToMany('topics'),
    sectors: f.manyToMany('sectors'),
    roles: f.manyToMany('roles'),
    tracks: f.manyToMany('tracks'),
    qualifications: f.manyToMany('qualifications'),
    audiences: f.manyToMany('audiences'),
    phases: f.manyToMany('phases'),
    faqs: f.manyToMany('faqs'),
    news_segment: f.one('news_segments'),
    /** Chosen: what people type who need this article and do not use its words; searched, never shown. */
    search_terms: f.list(),
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
  fields: {
    status: f.required(f.oneOf(statuses)),
    question: f.required(f.text()),
    answer: f.required(f.richText()),
    date_created: f.dateTime(),
    date_updated: f.dateTime(),
    /** Chosen: the moment at which a draft is published; empty once it is. */
    date_publish: f.dateTime(),
    /** Chosen: whether it is written in English, as with articles; without a value it is Dutch. */
    english: f.boolean(),
    /** Chosen: an editor's order of what is asked most; null when not among the popular. */
    popularity: f.integer(),
    sectors: f.manyToMany('sectors'),
    topics: f.manyToMany('topics'),
    audiences: f.manyToMany('audiences'),
    phases: f.manyToMany('phases'),
    articles: f.manyToMany('articles', 'articles_faqs'),
    /** Chosen: other ways in which people put this question; searched, never shown. */
    search_terms: f.list(),
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
  fields: {
    first_name: f.text(),
    name: f.required(f.text()),
    slug: f.required(f.slug()),
    image: f.file(),
    job_title: f.text(),
    biography: f.text(),
    ...standing,
    articles: f.manyToMany('articles', 'articles_authors'),
  },
  embed: { many: ['id', 'name', 'image'] },
})

export const documents = collection({
  fields: { title: f.required(f.text()), description: f.text(), asset: f.file() },
  embed: { many: ['id', 'title', 'asset'] },
})

/** What a source is to an article: it supports a sentence, is there to read on, or holds the data. */
export const sourceKinds = ['supports', 'further_reading', 'data_set'] as const

export const sources = collection({
  fields: {
    title: f.required(f.text()),
    description: f.text(),
    url: f.text(),
    /** Chosen: the contract names neither this nor the day. */
    kind: f.oneOf(sourceKinds),
    /** The day on which an editor read the page. */
    consulted: f.date(),
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
  fields: {
    series: f.required(f.text()),
    name: f.required(f.text()),
    name_en: f.text(),
    subject: f.required(f.oneOf(figureSubjects)),
    value: f.required(f.number()),
    unit: f.required(f.oneOf(figureUnits)),
    valid_from: f.date(),
    /** The last day on which it holds; null while no other is known. */
    valid_until: f.date(),
    source_title: f.required(f.text()),
    source_url: f.required(f.text()),
    /** The day on which an editor read the source. */
    consulted: f.required(f.date()),
    remark: f.text(),
    remark_en: f.text(),
  },
})

export const redirects = collection({
  fields: {
    /** A path, or a pattern in which `*` stands for the rest. */
    origin: f.required(f.text()),
    destination: f.required(f.text()),
    response_code: f.required(f.oneOf(['301', '302', '307', '308'])),
    sort: f.integer(),
  },
})

export const team_members = collection({
  fields: {
    first_name: f.required(f.text()),
    last_name: f.text(),
    job_title: f.text(),
    image: f.file(),
    description: f.richText(),
    is_adviser: f.boolean(),
    ...standing,
    sort: f.integer(),
  },
})
