/** What an item can be linked with, and which field names an item of each kind. Read by the form too. */
import { z } from 'zod'

/** By kind, the field with its title. */
export const titleFields = {
  articles: 'title',
  faqs: 'question',
  topics: 'name',
  sectors: 'title',
  roles: 'name',
  tracks: 'name',
  qualifications: 'name',
  audiences: 'title',
  phases: 'title',
  authors: 'name',
  sources: 'title',
  documents: 'title',
} as const

export type LinkName = keyof typeof titleFields

/** By kind of item, the relations that its form has. */
export const linkNames = {
  articles: [
    'topics',
    'sectors',
    'roles',
    'tracks',
    'qualifications',
    'audiences',
    'phases',
    'faqs',
    'authors',
    'sources',
    'documents',
  ],
  faqs: ['topics', 'sectors', 'audiences', 'phases', 'articles'],
} as const satisfies Record<string, readonly LinkName[]>

/** Items in one relation at most, and characters of their titles. */
export const mostLinks = 200
export const longestLinkTitle = 1000

const linkable = z.object({ id: z.uuid(), title: z.string().max(longestLinkTitle) }).readonly()
export type Linkable = z.output<typeof linkable>

/** By relation, the linked items in their order. */
export const linksShape = z
  .partialRecord(
    z.enum(Object.keys(titleFields) as [LinkName, ...LinkName[]]),
    z.array(linkable).max(mostLinks).readonly(),
  )
  .readonly()
export type Links = z.output<typeof linksShape>
