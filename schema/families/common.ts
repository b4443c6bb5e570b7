/** Fields that several collections have in one order. */
import * as f from '../define.ts'

/** Chosen: the workflow of editors; the spec shows `published` only. */
export const statuses = ['draft', 'review', 'published', 'archived'] as const

/** Of an item with a page of its own, which editors bring from draft to published. */
export const published = {
  status: f.required(f.oneOf(statuses)),
  title: f.required(f.text()),
  slug: f.required(f.slug()),
  path: f.required(f.text()),
} as const

/** Of a term, which a page tells about. */
export const term = {
  name: f.required(f.text()),
  slug: f.required(f.slug()),
  path: f.required(f.text()),
  description: f.text(),
} as const

/** What a recording or a story is about, and for whom. */
export const subjects = {
  audiences: f.manyToMany('audiences'),
  phases: f.manyToMany('phases'),
  roles: f.manyToMany('roles'),
  sectors: f.manyToMany('sectors'),
  topics: f.manyToMany('topics'),
  tracks: f.manyToMany('tracks'),
} as const

/** The relation to an item's texts in other languages. */
export const translationsOf = <const Name extends string>(name: Name) => f.many(`${name}_translations`, `${name}_id`)
