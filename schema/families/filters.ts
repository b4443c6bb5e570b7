/** Filters: the taxonomies by which content is categorised. Field lists beyond docs/contract.md 2.2 are chosen for the hub pages. */
import {
  boolean,
  collection,
  integer,
  json,
  list,
  many,
  manyToMany,
  oneOf,
  required,
  richText,
  slug,
  text,
  uuid,
} from '../define.ts'
import { term } from './common.ts'

export const audiences = collection({
  family: 'filters',
  fields: { id: required(uuid()), title: required(text()), slug: slug(), description: text(), sort: integer() },
  embed: { many: ['id', 'title'] },
})

export const phases = collection({
  family: 'filters',
  fields: { id: required(uuid()), title: required(text()), slug: slug(), description: text(), sort: integer() },
  embed: { many: ['id', 'title'] },
})

export const topics = collection({
  family: 'filters',
  fields: {
    ...term,
    icon: text(),
    articles: manyToMany('articles', 'articles_topics'),
    faqs: manyToMany('faqs', 'faqs_topics'),
    testimonials: manyToMany('testimonials', 'testimonials_topics'),
    podcast_episodes: manyToMany('podcast_episodes', 'podcast_episodes_topics'),
    videos: manyToMany('videos', 'videos_topics'),
    themas: manyToMany('themas', 'themas_topics'),
    /** Texts in other languages. */
    translations: many('topics_translations', 'topics_id'),
  },
  embed: { many: ['id', 'name', 'path'], one: ['id', 'name', 'path'] },
})

export const themas = collection({
  family: 'filters',
  fields: {
    id: required(uuid()),
    title: required(text()),
    slug: required(slug()),
    path: required(text()),
    description: text(),
    body: richText(),
    icon: text(),
    sort: integer(),
    topics: manyToMany('topics'),
  },
})

export const sectors = collection({
  family: 'filters',
  fields: {
    id: required(uuid()),
    title: required(text()),
    slug: required(slug()),
    path: required(text()),
    alt_names: list(),
    description: text(),
    introduction: text(),
    roles_content: text(),
    routes_content: text(),
    salary_content: text(),
    costs_content: text(),
    sort: integer(),
    articles: manyToMany('articles'),
    faqs: manyToMany('faqs'),
    roles: manyToMany('roles', 'roles_sectors'),
    qualifications: manyToMany('qualifications', 'qualifications_sectors'),
    /** Texts in other languages. */
    translations: many('sectors_translations', 'sectors_id'),
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
  family: 'filters',
  fields: {
    ...term,
    sort: integer(),
    /** An example of a working day. Chosen: the contract names no such field. */
    day: json<readonly DayPart[]>(),
    /** Scales that the role is paid by. Chosen: the contract names no such field. */
    pay: json<readonly PayScale[]>(),
    sectors: manyToMany('sectors'),
    /** Texts in other languages. */
    translations: many('roles_translations', 'roles_id'),
  },
  embed: { many: ['id', 'name', 'path'] },
})

export const tracks = collection({
  family: 'filters',
  fields: {
    ...term,
    sort: integer(),
    /** Texts in other languages. */
    translations: many('tracks_translations', 'tracks_id'),
  },
  embed: { many: ['id', 'name', 'path'], one: ['name'] },
})

export const qualifications = collection({
  family: 'filters',
  fields: {
    ...term,
    sort: integer(),
    sectors: manyToMany('sectors'),
    programs: manyToMany('programs', 'programs_qualifications'),
    /** Texts in other languages. */
    translations: many('qualifications_translations', 'qualifications_id'),
  },
  embed: { many: ['id', 'name', 'path'] },
})

export const school_subjects = collection({
  family: 'filters',
  fields: {
    id: required(uuid()),
    name: required(text()),
    slug: required(slug()),
    category: required(oneOf(['talen', 'exact', 'mens en maatschappij', 'kunst en bewegen', 'beroepsgericht vmbo'])),
    general: boolean(),
    programs: manyToMany('programs', 'programs_school_subjects'),
  },
  /** Chosen: the spec embeds school subjects nowhere by name; records keep what a filter would show. */
  embed: { many: ['id', 'name'] },
})

/** Named by the spec only as a related item of search records. Chosen: the newsletter section in which an article ran. */
export const news_segments = collection({
  family: 'filters',
  fields: { id: required(uuid()), title: required(text()), articles: many('articles', 'news_segment') },
  embed: { one: ['id', 'title'] },
})
