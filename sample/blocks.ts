/** Makes the items that stand inside documents: buttons, callouts, pictures, lists, players and mentions. */
import { z } from 'zod'
import type { CollectionName } from '#schema/index.ts'
import { buttonColors, buttonVariants, calloutColors, calloutVariants } from '#schema/families/blocks.ts'
import { drawingSeed, sceneKinds, type FileList } from './files.ts'
import { markdownToDocument, type Relate, type RelationRequest } from './markdown.ts'
import type { CatalogueBuilder } from './rows.ts'

/** `today` is the day from which meetings count. */
export type Workshop = { catalogue: CatalogueBuilder; files: FileList; seed: number; today: Date }
type Owner = { collection: 'articles' | 'testimonials' | 'callouts'; key: string }

const isInternal = (to: string) => to.startsWith('/')
const action = z.strictObject({ label: z.string(), to: z.string(), variant: z.enum(buttonVariants).default('link') })
const scene = z.enum(sceneKinds)
const size = { full_width: z.boolean().default(true), max_width: z.number().int().optional() }

const fields = {
  buttons: z.strictObject({
    label: z.string(),
    to: z.string(),
    color: z.enum(buttonColors).default('primary'),
    variant: z.enum(buttonVariants).default('solid'),
    size: z.enum(['xs', 'sm', 'md', 'lg', 'xl']).default('md'),
    icon: z.string().optional(),
    icon_position: z.enum(['leading', 'trailing']).optional(),
  }),
  callouts: z.strictObject({
    title: z.string(),
    description: z.string(),
    color: z.enum(calloutColors).default('neutral'),
    variant: z.enum(calloutVariants).default('soft'),
    icon: z.string().optional(),
    dismissable: z.boolean().default(false),
    actions: z.array(action).default([]),
  }),
  images: z.strictObject({ scene, seed: z.number().int().default(1), alt_text: z.string(), ...size }),
  content_lists: z.strictObject({
    title: z.string().optional(),
    items: z.array(
      z.strictObject({
        title: z.string(),
        description: z.string(),
        icon: z.string().optional(),
        scene: scene.optional(),
        link: z.string(),
      }),
    ),
  }),
  related_content_lists: z.strictObject({
    title: z.string().optional(),
    items: z.array(z.record(z.string(), z.string())),
  }),
  mediaplayers: z.strictObject({
    type: z.enum(['video', 'audio']),
    title: z.string(),
    artist: z.string().optional(),
    film: z.string().optional(),
    sound: z.string().optional(),
    artwork: scene.default('classroom'),
    chapters: z.array(z.strictObject({ label: z.string(), time: z.number() })).default([]),
    ...size,
  }),
  mentions: z.strictObject({ article: z.string(), title: z.string().nullable() }),
}

/**
 * Returns the function that a document calls for each relation in it: it adds the item and the junction row to
 * `editor_nodes` of the owner, and gives the junction row's id. Throws an Error naming owner and block when the fields
 * are not those of the block. Source: docs/contract.md 10.5.
 */
export const relateTo = (owner: Owner, workshop: Workshop): Relate => {
  let count = 0
  return (request) => {
    count += 1
    const key = `${owner.collection}/${owner.key}/${count}`
    make(request, key, workshop)
    const target = { collection: request.collection, key }
    return workshop.catalogue.join(owner.collection, owner.key, 'editor_nodes', target, count)
  }
}

const parse = <S extends z.ZodType>(
  shape: S,
  { collection, fields: given }: RelationRequest,
  key: string,
): z.infer<S> => {
  const result = shape.safeParse(given)
  if (!result.success) throw new Error(`${key}, ${collection}: ${z.prettifyError(result.error)}`)
  return result.data
}

const make = (request: RelationRequest, key: string, workshop: Workshop): void => {
  switch (request.collection) {
    case 'buttons':
      return makeButton(parse(fields.buttons, request, key), key, workshop)
    case 'callouts':
      return makeCallout(parse(fields.callouts, request, key), key, workshop)
    case 'images':
      return makeImage(parse(fields.images, request, key), key, workshop)
    case 'content_lists':
      return makeContentList(parse(fields.content_lists, request, key), key, workshop)
    case 'related_content_lists':
      return makeRelatedList(parse(fields.related_content_lists, request, key), key, workshop)
    case 'mediaplayers':
      return makePlayer(parse(fields.mediaplayers, request, key), key, workshop)
    case 'mentions':
      return makeMention(parse(fields.mentions, request, key), key, workshop)
    default:
      throw new Error(`${key}: unknown block ${request.collection}`)
  }
}

const makeButton = (button: z.infer<typeof fields.buttons>, key: string, { catalogue }: Workshop): void => {
  const { icon, icon_position, ...rest } = button
  catalogue.add('buttons', key, {
    ...rest,
    internal: isInternal(button.to),
    icon: icon ?? null,
    icon_position: icon_position ?? null,
  })
}

const makeCallout = (callout: z.infer<typeof fields.callouts>, key: string, workshop: Workshop): void => {
  const { description, actions, icon, ...rest } = callout
  workshop.catalogue.add('callouts', key, {
    ...rest,
    icon: icon ?? null,
    actions: actions.map((one) => ({ ...one, internal: isInternal(one.to) })),
    description: markdownToDocument(description, {
      relate: relateTo({ collection: 'callouts', key }, workshop),
      junction: 'callouts_editor_nodes',
      where: key,
    }),
  })
}

const makeImage = (image: z.infer<typeof fields.images>, key: string, { catalogue, files, seed }: Workshop): void => {
  const name = `${image.scene}-${image.seed}`
  const request = { kind: 'scene', scene: image.scene, seed: drawingSeed(seed, name) } as const
  catalogue.add('images', key, {
    image: files.ask(name, image.alt_text, request),
    alt_text: image.alt_text,
    full_width: image.full_width,
    max_width: image.max_width ?? null,
  })
}

const makeContentList = (list: z.infer<typeof fields.content_lists>, key: string, workshop: Workshop): void => {
  const { catalogue, files, seed } = workshop
  const id = catalogue.add('content_lists', key, { title: list.title ?? null })
  for (const [index, item] of list.items.entries()) {
    const name = `list-${item.scene ?? 'none'}-${index + 1}`
    const drawing = drawingSeed(seed, name)
    const image = item.scene ? files.ask(name, item.title, { kind: 'scene', scene: item.scene, seed: drawing }) : null
    catalogue.add('content_list_items', `${key}/${index + 1}`, {
      content_list: id,
      sort: index + 1,
      title: item.title,
      description: item.description,
      mediatype: image ? 'image' : item.icon ? 'icon' : 'none',
      icon: item.icon ?? null,
      image,
      link: item.link,
      internal: isInternal(item.link),
    })
  }
}

const makeRelatedList = (list: z.infer<typeof fields.related_content_lists>, key: string, workshop: Workshop): void => {
  workshop.catalogue.add('related_content_lists', key, { title: list.title ?? null })
  const targets = list.items.flatMap((item) =>
    Object.entries(item).map(([collection, target]) => ({ collection, key: target })),
  )
  workshop.catalogue.link('related_content_lists', key, 'items', targets)
}

const makePlayer = (player: z.infer<typeof fields.mediaplayers>, key: string, workshop: Workshop): void => {
  const { catalogue, files, seed } = workshop
  const film = player.film ? catalogue.refer('directus_files', player.film, key) : null
  const sound = player.sound ? catalogue.refer('directus_files', player.sound, key) : null
  const name = `player-${player.artwork}`
  const request = { kind: 'scene', scene: player.artwork, seed: drawingSeed(seed, name) } as const
  catalogue.add('mediaplayers', key, {
    type: player.type,
    title: player.title,
    artist: player.artist ?? null,
    audio: sound ? { service: 'directus', source: sound } : null,
    video: film ? { service: 'directus', id: film } : null,
    artwork: files.ask(name, player.title, request),
    chapters: player.chapters,
    full_width: player.full_width,
    max_width: player.max_width ?? null,
  })
}

const makeMention = (mention: z.infer<typeof fields.mentions>, key: string, { catalogue }: Workshop): void => {
  catalogue.add('mentions', key, { title: mention.title })
  catalogue.link('mentions', key, 'item', [{ collection: 'articles' satisfies CollectionName, key: mention.article }])
}
