/** The kinds of items that editors write on this site, and an item as the form of the editor has it. */
import { z } from 'zod'
import type { RichText } from '#schema/index.ts'
import { blocksShape } from './blocks.ts'
import { articlePath } from './former-address.ts'
import { linksShape } from './linkable.ts'

export const statuses = ['draft', 'review', 'published', 'archived'] as const
export type Status = (typeof statuses)[number]

/** Where a kind has its title and its text, and which further texts an editor fills in. */
export const editable = {
  articles: { title: 'title', body: 'body', texts: ['slug', 'summary', 'description'], hasReview: true },
  faqs: { title: 'question', body: 'answer', texts: [], hasReview: false },
} as const
export type EditableName = keyof typeof editable
export const isEditable = (name: string): name is EditableName => Object.hasOwn(editable, name)

/** Whether a value is a document of rich text. */
export const isDocument = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'

/** Characters of a field at most. */
export const longestText = 20_000
const text = z.string().max(longestText)

/** The values of the form. `body` null: the text is not sent, and stays as it is. */
export const valuesShape = z.object({
  title: text,
  slug: text,
  summary: text,
  description: text,
  status: z.enum(statuses),
  english: z.boolean(),
  /** A day, YYYY-MM-DD, or empty. */
  review: text,
  /** The moment at which it is published, ISO 8601; empty for none. */
  publishAt: text.default(''),
  links: linksShape,
  /** Items inserted into the text since it was opened. */
  blocks: blocksShape,
  body: z.custom<RichText>(isDocument).nullable(),
})
export type Values = z.output<typeof valuesShape>

export const emptyValues: Values = {
  title: '',
  slug: '',
  summary: '',
  description: '',
  status: 'draft',
  english: false,
  review: '',
  publishAt: '',
  links: {},
  blocks: {},
  body: null,
}

/** What a save sends. `read` is the `date_updated` with which the item was read: a lock; null for none. */
export const saveShape = z.object({
  collection: z.enum(Object.keys(editable) as [EditableName, ...EditableName[]]),
  /** Of a new item too: a save whose answer was lost is sent again, and must not make a second item. */
  id: z.uuid(),
  isNew: z.boolean().default(false),
  values: valuesShape,
  read: z.string().nullable(),
  /** Whether `read` is compared: no longer after an editor decided to save over another's version. */
  isLocked: z.boolean(),
})
export type Save = z.output<typeof saveShape>

/** Bytes of a save at most. Source: `service/content/handler.ts`, which takes as much. */
export const largestSave = 2 * 1024 * 1024

/** A name for an address, made of a title: small letters, digits and hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 80)
    .replace(/-$/, '')

/** The columns of an item as the form has them; `hasNewAddress`: with the path that follows from the slug. */
export const columnsOf = (name: EditableName, values: Values, hasNewAddress: boolean): Record<string, unknown> => {
  const { title, body, texts, hasReview } = editable[name]
  return {
    [title]: values.title.trim(),
    ...(values.body ? { [body]: values.body } : {}),
    ...Object.fromEntries(texts.map((field) => [field, values[field].trim() || null])),
    ...(name === 'articles' && hasNewAddress ? { path: articlePath(values.slug.trim()) } : {}),
    ...(hasReview ? { date_next_review: values.review || null } : {}),
    status: values.status,
    english: values.english,
  }
}

/** The moment of publication where it is set or was: what is published, or put away, waits for nothing. */
export const momentOf = ({ publishAt, status }: Values, former: string | null): Record<string, unknown> => {
  const moment = status === 'draft' || status === 'review' ? publishAt || null : null
  return moment === null && former === null ? {} : { date_publish: moment }
}
