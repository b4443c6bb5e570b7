/**
 * Everything an article's page reads, as one tree, from which both sides of the comparison are made: the `fields` of a
 * request to the content API, and statements prepared by hand.
 */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { modelOf } from '#schema/model.ts'
import { decode } from '#service/store/columns.ts'

export type Shape = {
  readonly table: string
  readonly columns: readonly string[]
  /** Relations to one item: this row's column holds its id. */
  readonly one?: Readonly<Record<string, Shape>>
  /** Relations to many: rows of another table whose column `by` holds this row's id, in order of `sort`. */
  readonly many?: Readonly<Record<string, { readonly by: string; readonly shape: Shape }>>
  /** The row's `item` is one of several kinds, by the name in its `collection`. */
  readonly any?: Readonly<Record<string, Shape>>
}

const file = (...more: string[]): Shape => ({
  table: 'directus_files',
  columns: ['id', 'title', 'type', 'filesize', 'width', 'height', ...more],
})
const card = ['id', 'title', 'path'] as const
const linked = (owner: string, to: string, shape: Omit<Shape, 'table'>) => ({
  by: `${owner}_id`,
  shape: { table: `${owner}_${to}`, columns: [], one: { [`${to}_id`]: { table: to, ...shape } } },
})
const blocks = (owner: string, name: string, any: Readonly<Record<string, Shape>>) => ({
  by: `${owner}_id`,
  shape: { table: `${owner}_${name}`, columns: ['id', 'collection'], any },
})
const kind = (table: string, more: readonly string[], pictures: readonly string[] = []): Shape => ({
  table,
  columns: [...card, ...more],
  one: Object.fromEntries(pictures.map((name) => [name, file()])),
})

const mention: Shape = {
  table: 'mentions',
  columns: ['id', 'title'],
  many: { item: blocks('mentions', 'item', { articles: kind('articles', ['summary']) }) },
}

const related = {
  articles: kind('articles', ['summary'], ['image']),
  testimonials: kind('testimonials', ['summary'], ['image']),
  videos: kind('videos', ['description'], ['artwork']),
  podcast_episodes: kind('podcast_episodes', ['description'], ['artwork']),
  podcast_shows: kind('podcast_shows', [], ['artwork']),
  sectors: kind('sectors', ['description']),
  programs: kind('programs', ['level']),
  educational_institutions: kind('educational_institutions', ['type'], ['logo']),
  regional_education_desks: kind('regional_education_desks', [], ['logo']),
}

const nodes: Readonly<Record<string, Shape>> = {
  buttons: {
    table: 'buttons',
    columns: ['id', 'label', 'to', 'internal', 'color', 'variant', 'size', 'icon', 'icon_position'],
  },
  callouts: {
    table: 'callouts',
    columns: ['id', 'title', 'description', 'color', 'variant', 'icon', 'dismissable', 'actions'],
    many: { editor_nodes: blocks('callouts', 'editor_nodes', { mentions: mention }) },
  },
  images: { table: 'images', columns: ['id', 'alt_text', 'full_width', 'max_width'], one: { image: file() } },
  content_lists: {
    table: 'content_lists',
    columns: ['id', 'title'],
    many: {
      items: {
        by: 'content_list',
        shape: {
          table: 'content_list_items',
          columns: ['id', 'title', 'description', 'mediatype', 'icon', 'link', 'internal'],
          one: { image: file() },
        },
      },
    },
  },
  related_content_lists: {
    table: 'related_content_lists',
    columns: ['id', 'title'],
    many: { items: blocks('related_content_lists', 'items', related) },
  },
  mediaplayers: {
    table: 'mediaplayers',
    columns: ['id', 'type', 'title', 'artist', 'audio', 'video', 'chapters', 'full_width', 'max_width'],
    one: { artwork: file() },
  },
  mentions: mention,
}

/** An article with everything that its page shows. */
export const articleShape: Shape = {
  table: 'articles',
  columns: ['id', 'title', 'slug', 'path', 'description', 'summary', 'body', 'date_created', 'date_updated', 'english'],
  one: { image: file('filename_download') },
  many: {
    editor_nodes: blocks('articles', 'editor_nodes', nodes),
    authors: linked('articles', 'authors', {
      columns: ['id', 'name', 'first_name', 'job_title'],
      one: { image: file('filename_download') },
    }),
    sources: linked('articles', 'sources', { columns: ['id', 'title', 'description', 'url', 'kind', 'consulted'] }),
    documents: linked('articles', 'documents', {
      columns: ['id', 'title', 'description'],
      one: { asset: file('filename_download') },
    }),
    topics: linked('articles', 'topics', { columns: ['id', 'name', 'path'] }),
    sectors: linked('articles', 'sectors', { columns: ['id', 'title'] }),
    faqs: linked('articles', 'faqs', { columns: ['id', 'question', 'answer'] }),
  },
}

/** The field paths of a shape as a request names them. */
export const fieldsOf = ({ columns, one = {}, many = {}, any = {} }: Shape): string[] => [
  ...columns,
  ...Object.entries(one).flatMap(([name, shape]) => fieldsOf(shape).map((path) => `${name}.${path}`)),
  ...Object.entries(many).flatMap(([name, { shape }]) => fieldsOf(shape).map((path) => `${name}.${path}`)),
  ...Object.entries(any).flatMap(([name, shape]) => fieldsOf(shape).map((path) => `item:${name}.${path}`)),
]

type Key = SQLOutputValue | undefined
type Item = Readonly<Record<string, unknown>>
type Reader = (key: Key) => Item[]

/** Items of the shape whose `by` holds a key, read with a statement for each table: what the content API cannot beat. */
export const prepareReader = (sqlite: DatabaseSync, shape: Shape, by = 'id'): Reader => {
  const { table, columns, one = {}, many = {}, any = {} } = shape
  const { fields } = modelOf(table)
  const needed = new Set(['id', ...columns, ...Object.keys(one), ...(shape.any ? ['collection', 'item'] : [])])
  const order = fields.has('sort') ? 'sort, id' : 'id'
  const statement = sqlite.prepare(
    `select ${[...needed].map((name) => `"${name}"`).join(', ')} from "${table}" where "${by}" = ? order by ${order}`,
  )
  const own = columns.map((name) => [name, fields.get(name)] as const)
  const ones = Object.entries(one).map(([name, target]) => [name, prepareReader(sqlite, target)] as const)
  const manys = Object.entries(many).map(
    ([name, target]) => [name, prepareReader(sqlite, target.shape, target.by)] as const,
  )
  const kinds = new Map<Key, Reader>(
    Object.entries(any).map(([name, target]) => [name, prepareReader(sqlite, target)] as const),
  )
  const read = (row: Record<string, SQLOutputValue>): Item => {
    const item: Record<string, unknown> = {}
    for (const [name, field] of own) item[name] = field ? decode(field, row[name]) : null
    for (const [name, reader] of ones) item[name] = row[name] === null ? null : (reader(row[name])[0] ?? null)
    for (const [name, reader] of manys) item[name] = reader(row['id'])
    if (shape.any) item['item'] = kinds.get(row['collection'])?.(row['item'])[0] ?? null
    return item
  }
  return (key) => (key === undefined ? [] : statement.all(key).map(read))
}
