/** Parsers for the items that a document embeds: `unknown` from the wire in, a block that its component can trust out. */
import { z } from 'zod'
import type { RichText } from '#schema/index.ts'
import { walk } from '#schema/rich-text.ts'
import { anyEntry, fileRef, flag, optionalText, orNull, richText, valid } from '../content/field-parsers.ts'

const pixels = orNull(z.number())
/** A value outside the known set becomes the first of it: a new variant must not empty a page. */
const oneOf = <const V extends readonly [string, ...string[]]>(values: V) => z.enum(values).catch(values[0])

const variant = oneOf(['solid', 'soft', 'subtle', 'outline', 'ghost', 'link'])

const button = z.object({
  collection: z.literal('buttons'),
  id: z.string(),
  label: z.string(),
  to: z.string(),
  internal: flag,
  color: oneOf(['primary', 'secondary', 'tertiary']),
  variant,
  size: oneOf(['md', 'xs', 'sm', 'lg', 'xl']),
  icon: optionalText,
  icon_position: z.enum(['leading', 'trailing']).nullish().catch(null),
})

const callout = z.object({
  collection: z.literal('callouts'),
  id: z.string(),
  title: optionalText,
  description: richText,
  color: oneOf(['neutral', 'primary', 'secondary', 'tertiary', 'info', 'success', 'warning', 'error']),
  variant: oneOf(['soft', 'solid', 'outline', 'subtle']),
  icon: optionalText,
  dismissable: flag,
  actions: valid(z.object({ label: z.string(), to: z.string(), internal: flag, variant: variant.optional() })),
})

const image = z.object({
  collection: z.literal('images'),
  id: z.string(),
  image: fileRef,
  alt_text: optionalText,
  full_width: flag,
  max_width: pixels,
})

const contentList = z.object({
  collection: z.literal('content_lists'),
  id: z.string(),
  title: optionalText,
  items: valid(
    z.object({
      id: z.string(),
      title: z.string(),
      description: optionalText,
      mediatype: oneOf(['none', 'icon', 'image']),
      icon: optionalText,
      image: fileRef,
      link: optionalText,
      internal: flag,
    }),
  ),
})

const relatedItem = z
  .object({
    id: z.string(),
    title: z.string(),
    path: optionalText,
    slug: optionalText,
    summary: optionalText,
    description: optionalText,
    english: flag,
    image: fileRef.optional(),
    artwork: fileRef.optional(),
    logo: fileRef.optional(),
  })
  .transform(({ image, artwork, logo, ...rest }) => ({ ...rest, picture: image ?? artwork ?? logo ?? null }))

const relatedContentList = z.object({
  collection: z.literal('related_content_lists'),
  id: z.string(),
  title: optionalText,
  items: valid(anyEntry).transform((entries) =>
    entries.flatMap(({ collection, item }) => {
      const parsed = relatedItem.safeParse(item)
      if (!parsed.success) return []
      return [{ ...parsed.data, collection }]
    }),
  ),
})

const mediaplayer = z.object({
  collection: z.literal('mediaplayers'),
  id: z.string(),
  type: z.enum(['video', 'audio']),
  title: optionalText,
  artist: optionalText,
  audio: z.object({ source: z.string() }).nullish().catch(null),
  video: z.object({ id: z.string() }).nullish().catch(null),
  artwork: fileRef,
  /** For `chaptersOf`, which leaves out those of a wrong shape. */
  chapters: z.unknown().optional(),
  full_width: flag,
  max_width: pixels,
})

const mention = z
  .object({
    collection: z.literal('mentions'),
    id: z.string(),
    title: optionalText,
    item: valid(anyEntry),
  })
  .transform(({ id, collection, title, item }) => {
    const [first] = item
    const parsed = relatedItem.safeParse(first?.item)
    return {
      id,
      collection,
      title,
      target: first && parsed.success ? { ...parsed.data, collection: first.collection } : null,
    }
  })

const block = z.union([button, callout, image, contentList, relatedContentList, mediaplayer, mention])

export type Block = z.output<typeof block>
export type BlockOf<C extends Block['collection']> = Extract<Block, { collection: C }>

/**
 * The block that a relational node carries at `attrs.data`; null for one of an unknown kind or of a shape that no
 * component can show. `report` receives the reason. Source: docs/contract.md 10.5.
 */
export const parseBlock = (data: unknown, report: (problem: string) => void): Block | null => {
  const parsed = block.safeParse(data)
  if (parsed.success) {
    // Of related items those that the reader may not see are no fault.
    for (const name of parsed.data.collection === 'related_content_lists' ? [] : ['items', 'actions']) {
      const [entries, shown]: unknown[] = [Reflect.get(Object(data), name), Reflect.get(parsed.data, name)]
      if (Array.isArray(entries) && Array.isArray(shown) && shown.length < entries.length)
        report(
          `${entries.length - shown.length} of the ${name} of ${parsed.data.collection} "${parsed.data.id}" cannot be shown`,
        )
    }
    return parsed.data
  }
  const kind: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'collection') : null
  report(`cannot show a block of "${String(kind)}"`)
  return null
}

/** The mentions in a resolved document's own text, in reading order, each once; what cannot be shown is left out. */
export const mentionsIn = (document: RichText): BlockOf<'mentions'>[] => {
  const mentions = [...walk(document)].flatMap(({ type, attrs }) => {
    const parsed = type === 'relation-inline-block' ? mention.safeParse(attrs?.['data']) : null
    return parsed?.success ? [parsed.data] : []
  })
  return [...new Map(mentions.map((one) => [one.id, one])).values()]
}
