/** Blocks: items that live inside a rich-text document, resolved from `editor_nodes`. Source: docs/contract.md 10.5. */
import * as f from '../define.ts'

const collection = f.family('blocks')

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
  fields: {
    label: f.required(f.text()),
    to: f.required(f.text()),
    internal: f.required(f.boolean()),
    color: f.required(f.oneOf(buttonColors)),
    variant: f.required(f.oneOf(buttonVariants)),
    size: f.required(f.oneOf(['xs', 'sm', 'md', 'lg', 'xl'])),
    icon: f.text(),
    icon_position: f.oneOf(['leading', 'trailing']),
  },
})

export const callouts = collection({
  fields: {
    title: f.text(),
    description: f.richText(),
    editor_nodes: f.manyToAny(['mentions']),
    color: f.required(f.oneOf(calloutColors)),
    variant: f.required(f.oneOf(calloutVariants)),
    icon: f.text(),
    dismissable: f.boolean(),
    actions: f.json<readonly CalloutAction[]>(),
  },
})

export const images = collection({
  fields: {
    image: f.required(f.file()),
    alt_text: f.text(),
    full_width: f.boolean(),
    /** Pixels, when not full width. */
    max_width: f.integer(),
  },
})

export const content_lists = collection({
  fields: { title: f.text(), items: f.many('content_list_items', 'content_list', 'sort') },
})

export const content_list_items = collection({
  fields: {
    content_list: f.one('content_lists'),
    sort: f.integer(),
    title: f.required(f.text()),
    description: f.text(),
    mediatype: f.required(f.oneOf(['none', 'icon', 'image'])),
    icon: f.text(),
    image: f.file(),
    link: f.text(),
    internal: f.boolean(),
  },
})

export const related_content_lists = collection({
  fields: {
    title: f.text(),
    items: f.manyToAny([
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
  fields: {
    type: f.required(f.oneOf(['video', 'audio'])),
    title: f.text(),
    artist: f.text(),
    audio: f.json<AudioSource>(),
    video: f.json<VideoSource>(),
    artwork: f.file(),
    chapters: f.json<readonly Chapter[]>(),
    full_width: f.boolean(),
    /** Pixels, when not full width. */
    max_width: f.integer(),
  },
})

/** Inline; the title stands in for the mentioned item's own when it is set. */
export const mentions = collection({
  fields: { title: f.text(), item: f.manyToAny(['articles']) },
})
