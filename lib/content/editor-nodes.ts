/** The items embedded in a document, and the fields that a page reads of each kind. */
import { anyEntry, orEmpty } from './field-parsers.ts'
import { selecting } from './fields.ts'

const file = ['id', 'title', 'type', 'filesize', 'width', 'height'] as const
const card = ['id', 'title', 'path'] as const

/** The contract names no picture and no description of these; cards show them where the service has them. */
const image = [{ image: file }] as const
const artwork = ['description', { artwork: file }] as const

const mentionFields = [
  'id',
  'title',
  { item: ['id', 'collection', { item: { articles: [...card, 'summary', 'english', ...image] } }] },
] as const

/** Field selection of `editor_nodes`: each kind of block with the relations that it shows. */
export const editorNodeFields = [
  'id',
  'collection',
  {
    item: {
      buttons: ['id', 'label', 'to', 'internal', 'color', 'variant', 'size', 'icon', 'icon_position'],
      callouts: [
        'id',
        'title',
        'description',
        'color',
        'variant',
        'icon',
        'dismissable',
        'actions',
        { editor_nodes: ['id', 'collection', { item: { mentions: mentionFields } }] },
      ],
      images: ['id', 'alt_text', 'full_width', 'max_width', { image: file }],
      content_lists: [
        'id',
        'title',
        { items: ['id', 'title', 'description', 'mediatype', 'icon', 'link', 'internal', { image: file }] },
      ],
      related_content_lists: [
        'id',
        'title',
        {
          items: [
            'id',
            'collection',
            {
              item: {
                articles: [...card, 'summary', 'english', ...image],
                testimonials: [...card, 'summary', ...image],
                videos: [...card, ...artwork],
                podcast_episodes: [...card, ...artwork],
                podcast_shows: [...card, { artwork: file }],
                sectors: ['id', 'title', 'slug', 'description'],
                programs: [...card, 'level'],
                educational_institutions: [...card, 'type', { logo: file }],
                regional_education_desks: [...card, 'slug', { logo: file }],
              },
            },
          ],
        },
      ],
      mediaplayers: [
        'id',
        'type',
        'title',
        'artist',
        'audio',
        'video',
        'chapters',
        'full_width',
        'max_width',
        { artwork: file },
      ],
      mentions: mentionFields,
    },
  },
] as const

/** The embedded items of a document. */
export const editorNodes = selecting(orEmpty(anyEntry), editorNodeFields)
