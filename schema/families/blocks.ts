/** Blocks: items that live inside a rich-text document, resolved from `editor_nodes`. Source: docs/contract.md 10.5. */
import {
  boolean,
  collection,
  file,
  integer,
  json,
  many,
  manyToAny,
  one,
  oneOf,
  required,
  richText,
  text,
  uuid,
} from '../define.ts'

/** What a text may hold beside its words. */
export const textBlocks = [
  'buttons',
  'callouts',
  'images',
  'content_lists',
  'related_content_lists',
  'mediaplayers',
  'mentions',
] as const

export const buttonColors = ['primary', 'secondary', 'tertiary'] as const
export const buttonVariants = ['solid', 'soft', 'subtle', 'outline', 'ghost', 'link'] as const
export const calloutColors = [
  'primary',
  'secondary',
  'tertiary',
  'info',
  'success',
  'warning',
  'error',
  'neutral',
] as const
export const calloutVariants = ['solid', 'soft', 'outline', 'subtle'] as const

export type CalloutAction = {
  readonly label: string
  readonly to: string
  readonly internal: boolean
  readonly variant?: (typeof buttonVariants)[number]
}
export type Chapter = { readonly label: string; /** Seconds from the start. */ readonly time: number }
export type AudioSource = { readonly service: 'directus'; readonly source: string }
export type VideoSource = { readonly service: 'directus'; readonly id: string }

export const buttons = collection({
  family: 'blocks',
  fields: {
    id: required(uuid()),
    label: required(text()),
    to: required(text()),
    internal: required(boolean()),
    color: required(oneOf(buttonColors)),
    variant: required(oneOf(buttonVariants)),
    size: required(oneOf(['xs', 'sm', 'md', 'lg', 'xl'])),
    icon: text(),
    icon_position: oneOf(['leading', 'trailing']),
  },
})

export const callouts = collection({
  family: 'blocks',
  fields: {
    id: required(uuid()),
    title: text(),
    description: richText(),
    editor_nodes: manyToAny(['mentions']),
    color: required(oneOf(calloutColors)),
    variant: required(oneOf(calloutVariants)),
    icon: text(),
    dismissable: boolean(),
    actions: json<readonly CalloutAction[]>(),
  },
})

export const images = collection({
  family: 'blocks',
  fields: {
    id: required(uuid()),
    image: required(file()),
    alt_text: text(),
    full_width: boolean(),
    /** Pixels, when not full width. */
    max_width: integer(),
  },
})

export const content_lists = collection({
  family: 'blocks',
  fields: { id: required(uuid()), title: text(), items: many('content_list_items', 'content_list', 'sort') },
})

export const content_list_items = collection({
  family: 'blocks',
  fields: {
    id: required(uuid()),
    content_list: one('content_lists'),
    sort: integer(),
    title: required(text()),
    description: text(),
    mediatype: required(oneOf(['none', 'icon', 'image'])),
    icon: text(),
    image: file(),
    link: text(),
    internal: boolean(),
  },
})

export const related_content_lists = collection({
  family: 'blocks',
  fields: {
    id: required(uuid()),
    title: text(),
    items: manyToAny([
      'articles',
      'testimonials',
      'videos',
      'podcast_episodes',
      'podcast_shows',
      'sectors',
      'programs',
      'educational_institutions',
      'regional_education_desks',
    ]),
  },
})

export const mediaplayers = collection({
  family: 'blocks',
  fields: {
    id: required(uuid()),
    type: required(oneOf(['video', 'audio'])),
    title: text(),
    artist: text(),
    audio: json<AudioSource>(),
    video: json<VideoSource>(),
    artwork: file(),
    chapters: json<readonly Chapter[]>(),
    full_width: boolean(),
    /** Pixels, when not full width. */
    max_width: integer(),
  },
})

/** Inline; the title stands in for the mentioned item's own when it is set. */
export const mentions = collection({
  family: 'blocks',
  fields: { id: required(uuid()), title: text(), item: manyToAny(['articles']) },
})
