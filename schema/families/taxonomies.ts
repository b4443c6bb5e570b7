/** Filters: the taxonomies by which content is categorised. Field lists beyond docs/contract.md 2.2 are chosen for the hub pages. */
import * as f from '../define.ts'
import { term, translationsOf } from './common.ts'

const collection = f.family('filters')

export const audiences = collection({
  fields: {
    title: f.required(f.text()),
    slug: f.slug(),
    description: f.text(),
    sort: f.integer(),
  },
  embed: { many: ['id', 'title'] },
})

export const phases = collection({
  fields: {
    title: f.required(f.text()),
    slug: f.slug(),
    description: f.text(),
    sort: f.integer(),
  },
  embed: { many: ['id', 'title'] },
})

export const topics = collection({
  fields: {
    ...term,
    icon: f.text(),
    articles: f.manyToMany('articles', 'articles_topics'),
    faqs: f.manyToMany('faqs', 'faqs_topics'),
    testimonials: f.manyToMany('testimonials', 'testimonials_topics'),
    podcast_episodes: f.manyToMany('podcast_episodes', 'podcast_episodes_topics'),
    videos: f.manyToMany('videos', 'videos_topics'),
    themas: f.manyToMany('themas', 'themas_topics'),
    translations: translationsOf('topics'),
  },
  embed: { many: ['id', 'name', 'path'], one: ['id', 'name', 'path'] },
})

export const themas = collection({
  fields: {
    title: f.required(f.text()),
    slug: f.required(f.slug()),
    path: f.required(f.text()),
    description: f.text(),
    body: f.richText(),
    icon: f.text(),
    sort: f.integer(),
    topics: f.manyToMany('topics'),
  },
})

export const sectors = collection({
  fields: {
    title: f.required(f.text()),
    slug: f.required(f.slug()),
    path: f.required(f.text()),
    alt_names: f.list(),
    description: f.text(),
    introduction: f.text(),
    roles_content: f.text(),
    routes_content: f.text(),
    salary_content: f.text(),
    costs_content: f.text(),
    sort: f.integer(),
    articles: f.manyToMany('articles'),
    faqs: f.manyToMany('faqs'),
    roles: f.manyToMany('roles', 'roles_sectors'),
    qualifications: f.manyToMany('qualifications', 'qualifications_sectors'),
    translations: translationsOf('sectors'),
  },
  search: {
    facets: [],
    searchable: [
      'title',
      'alt_names',
      'description',
      'introduction',
      'roles_content',
      'routes_content',
      'salary_content',
      'costs_content',
    ],
    ranking: ['asc(sort)'],
  },
  embed: { many: ['id', 'title', 'slug'] },
})

/** A part of a working day: times as HH:MM in Dutch time, and what happens then. */
export type DayPart = { readonly from: string; readonly until: string; readonly title: string }

/** A scale of pay: its name, and the series of figures with its lowest and its highest amount. */
export type PayScale = { readonly scale: string; readonly start: string; readonly maximum: string }

export const roles = collection({
  fields: {
    ...term,
    sort: f.integer(),
    /** An example of a working day. Chosen: the contract names no such field. */
    day: f.json<readonly DayPart[]>(),
    /** Scales that the role is paid by. Chosen: the contract names no such field. */
    pay: f.json<readonly PayScale[]>(),
    sectors: f.manyToMany('sectors'),
    translations: translationsOf('roles'),
  },
  embed: { many: ['id', 'name', 'path'] },
})

export const tracks = collection({
  fields: {
    ...term,
    sort: f.integer(),
    translations: translationsOf('tracks'),
  },
  embed: { many: ['id', 'name', 'path'], one: ['name'] },
})

export const qualifications = collection({
  fields: {
    ...term,
    sort: f.integer(),
    sectors: f.manyToMany('sectors'),
    programs: f.manyToMany('programs', 'programs_qualifications'),
    translations: translationsOf('qualifications'),
  },
  embed: { many: ['id', 'name', 'path'] },
})

export const school_subjects = collection({
  fields: {
    name: f.required(f.text()),
    slug: f.required(f.slug()),
    category: f.required(
      f.oneOf(['talen', 'exact', 'mens en maatschappij', 'kunst en bewegen', 'beroepsgericht vmbo']),
    ),
    general: f.boolean(),
    programs: f.manyToMany('programs', 'programs_school_subjects'),
  },
  /** Chosen: the spec embeds school subjects nowhere by name; records keep what a filter would show. */
  embed: { many: ['id', 'name'] },
})

/** Named by the spec only as a related item of search records. Chosen: the newsletter section in which an article ran. */
export const news_segments = collection({
  fields: { title: f.required(f.text()), articles: f.many('articles', 'news_segment') },
  embed: { one: ['id', 'title'] },
})
