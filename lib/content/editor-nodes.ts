/** What the page needs of the items inside a document, by their kind. */
const file = ['id', 'title', 'type', 'filesize', 'width', 'height'] as const
const card = ['id', 'title', 'path'] as const

const mentionFields = [
  'id',
  'title',
  { item: ['id', 'collection', { item: { articles: ['id', 'title', 'path', 'summary'] } }] },
] as const

/** Field selection of `editor_nodes`: each kind of block with the relations it shows. Source: service-facts "Relational nodes". */
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
                articles: [...card, 'summary', { image: file }],
                testimonials: [...card, 'summary', { image: file }],
                videos: [...card, 'description', { artwork: file }],
                podcast_episodes: [...card, 'description', { artwork: file }],
                podcast_shows: [...card, { artwork: file }],
                sectors: [...card, 'description'],
                programs: [...card, 'level'],
                educational_institutions: [...card, 'type', { logo: file }],
                regional_education_desks: [...card, { logo: file }],
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
