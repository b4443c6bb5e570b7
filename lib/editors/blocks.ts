/** Items that editors insert into a text: what the form holds of them until they are saved, and how they are written. */
import { z } from 'zod'
import type { RichText } from '#schema/index.ts'
import { walk } from '#schema/rich-text.ts'

/** The kinds of items that a list of cards shows. Source: docs/contract.md 10.5 `related_content_lists`. */
export const cardKinds = [
  'articles',
  'programs',
  'videos',
  'podcast_episodes',
  'podcast_shows',
  'testimonials',
  'educational_institutions',
  'regional_education_desks',
  'sectors',
] as const

/** Characters of the texts of an item at most: the form's fields take no more. */
export const longest = { short: 500, name: 1000, callout: 5000 } as const
/** Cards or rows of one list at most. */
export const mostItems = 24

const short = z.string().max(longest.short)
const name = z.string().max(longest.name)
const card = z.object({ id: z.uuid(), title: name, kind: z.enum(cardKinds) }).readonly()
export type Card = z.output<typeof card>

const listItem = z.object({ id: z.uuid(), title: short.min(1), description: name, link: short }).readonly()
export type ListItem = z.output<typeof listItem>

const shape = z.discriminatedUnion('collection', [
  z.object({
    collection: z.literal('content_lists'),
    title: short,
    items: z.array(listItem).min(1).max(mostItems).readonly(),
  }),
  z.object({
    collection: z.literal('related_content_lists'),
    title: short,
    items: z.array(card).min(1).max(mostItems).readonly(),
  }),
  z.object({ collection: z.literal('mentions'), title: short, article: z.uuid() }),
  // A picture without words for those who do not see it is refused.
  z.object({ collection: z.literal('images'), image: z.uuid(), alt: short.min(1), isWide: z.boolean() }),
  z.object({
    collection: z.literal('mediaplayers'),
    type: z.enum(['video', 'audio']),
    title: short.min(1),
    file: z.uuid(),
  }),
  z.object({ collection: z.literal('buttons'), label: short.min(1), to: short.min(1) }),
  z.object({ collection: z.literal('callouts'), title: short, text: z.string().min(1).max(longest.callout) }),
])
export type NewBlock = z.output<typeof shape>
export const newBlockShape = shape

/** By the id of its node: what was inserted since the item was opened. */
export const blocksShape = z.record(z.uuid(), shape)
export type NewBlocks = z.output<typeof blocksShape>

/** The collection of rows that connect an article with what is inserted in its text. */
export const junction = 'articles_editor_nodes'

/** A text of a field as a document: a paragraph for each line. */
const documentOf = (text: string): RichText => ({
  type: 'doc',
  content: text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line.trim() }] })),
})

const itemOf = (block: NewBlock): Readonly<Record<string, unknown>> => {
  switch (block.collection) {
    case 'content_lists':
      return {
        title: block.title || null,
        items: block.items.map(({ id, title, description, link }, index) => ({
          id,
          title,
          description: description || null,
          mediatype: 'none',
          link: link || null,
          internal: link.startsWith('/'),
          sort: index + 1,
        })),
      }
    case 'mediaplayers': {
      const { type, title, file } = block
      return {
        type,
        title,
        audio: type === 'audio' ? { service: 'directus', source: file } : null,
        video: type === 'video' ? { service: 'directus', id: file } : null,
        full_width: true,
      }
    }
    case 'related_content_lists':
      return {
        title: block.title || null,
        items: block.items.map(({ id, kind }, index) => ({ collection: kind, item: id, sort: index + 1 })),
      }
    case 'mentions':
      return { title: block.title || null, item: [{ collection: 'articles', item: block.article, sort: 1 }] }
    case 'images':
      return { image: block.image, alt_text: block.alt, full_width: block.isWide }
    case 'buttons': {
      const { label, to } = block
      return { label, to, internal: to.startsWith('/'), color: 'primary', variant: 'solid', size: 'md' }
    }
    case 'callouts':
      return {
        title: block.title || null,
        description: documentOf(block.text),
        color: 'info',
        variant: 'soft',
        dismissable: false,
      }
    default:
      return block satisfies never
  }
}

/** The row of an inserted item, with the item itself. */
export const blockRow = (id: string, block: NewBlock) => ({
  id,
  collection: block.collection,
  item: itemOf(block),
})

/** The ids of the inserted items that a text shows. */
export const nodeIds = (document: RichText): ReadonlySet<string> =>
  new Set(
    [...walk(document)].flatMap((node) =>
      [node, ...(node.marks ?? [])].flatMap(({ type, attrs }) => {
        const id = attrs?.['id']
        return type.startsWith('relation-') && typeof id === 'string' ? [id] : []
      }),
    ),
  )

/** Of the inserted items, those that a text shows. */
export const shownBlocks = (body: RichText | null, blocks: NewBlocks): NewBlocks => {
  const shown = body ? nodeIds(body) : new Set<string>()
  return Object.fromEntries(Object.entries(blocks).filter(([id]) => shown.has(id)))
}

/**
 * What the rows of a text's items have to change: those that it shows and that are not stored yet are created. Rows that it shows no
 * longer stay, so that a former version can be restored with them.
 */
export const blockChanges = (
  body: RichText | null,
  blocks: NewBlocks,
  stored: ReadonlySet<string>,
): Readonly<Record<string, unknown>> => {
  const create = Object.entries(shownBlocks(body, blocks))
    .filter(([id]) => !stored.has(id))
    .map(([id, block]) => blockRow(id, block))
  return create.length ? { editor_nodes: { create, update: [], delete: [] } } : {}
}
