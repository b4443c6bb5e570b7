/** Fields that several collections have in one order. */
import { manyToMany, oneOf, required, slug, text, uuid } from '../define.ts'

/** Chosen: the workflow of editors; the spec shows `published` only. */
export const statuses = ['draft', 'review', 'published', 'archived'] as const

/** Of an item with a page of its own, which editors bring from draft to published. */
export const published = {
  id: required(uuid()),
  status: required(oneOf(statuses)),
  title: required(text()),
  slug: required(slug()),
  path: required(text()),
} as const

/** Of a term, which a page tells about. */
export const term = {
  id: required(uuid()),
  name: required(text()),
  slug: required(slug()),
  path: required(text()),
  description: text(),
} as const

/** What a recording or a story is about, and for whom. */
export const subjects = {
  audiences: manyToMany('audiences'),
  phases: manyToMany('phases'),
  roles: manyToMany('roles'),
  sectors: manyToMany('sectors'),
  topics: manyToMany('topics'),
  tracks: manyToMany('tracks'),
} as const
