/** What editors insert into a text, by words of its title: cards, pictures, figures, and pages of this site. */
import { z } from 'zod'
import type { RichText } from '#schema/index.ts'
import { modelOf } from '#schema/model.ts'
import { withCurrentFigures } from '../content/current-figures.ts'
import { findEverything } from '../content/read-everything.ts'
import { getPathname } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'
import { plainOf } from '../search/highlighted.ts'
import { cardKinds, type Card, type NewBlock } from './blocks.ts'
import { get, run, type Outcome } from './content-call.ts'
import { containing, type FoundItem } from './find-items.ts'

export const insertableKinds = ['cards', 'files', 'figures', 'pages', 'recordings'] as const
export type InsertableKind = (typeof insertableKinds)[number]

type MediaType = (NewBlock & { collection: 'mediaplayers' })['type']

/** `kind` of a card; `value` of a figure: what stands in the text; `type` of a recording. */
export type Insertable = FoundItem & {
  readonly kind?: Card['kind']
  readonly value?: string
  readonly type?: MediaType
}

const most = 20
/** Items of one kind among cards. */
const mostOfKind = 6

const row = z.looseObject({ id: z.string() })
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const findCards = async (token: string, query: string): Promise<Outcome<Insertable[]>> => {
  const outcomes = await Promise.all(
    cardKinds.map((kind) => {
      const rules = [
        ...containing('title', query),
        // Visitors see no others.
        ...(modelOf(kind).fields.has('status') ? [{ status: { _eq: 'published' } }] : []),
      ]
      const filter = rules.length ? { filter: { _and: rules } } : {}
      const params = { fields: ['id', 'title'], sort: ['title'], limit: mostOfKind, ...filter }
      return run(token, get(`/items/${kind}`, params), (data) =>
        z
          .array(row)
          .parse(data)
          .map((item): Insertable => ({ id: item.id, title: text(item['title']), note: null, kind })),
      )
    }),
  )
  const refused = outcomes.find((one) => !one.ok)
  const cards = outcomes.flatMap((one) => (one.ok ? one.value : []))
  // A kind that this account may not read is no reason to offer none of the others.
  return refused && !cards.length ? refused : { ok: true, value: cards }
}

/** Files of which the type begins with one of these. */
const findFiles = (
  token: string,
  query: string,
  types: readonly string[],
  facts: (file: z.output<typeof row>) => Pick<Insertable, 'note' | 'type'>,
): Promise<Outcome<Insertable[]>> => {
  // Files that nobody gave a title have the name with which they came.
  const named = query
    ? [{ _or: ['title', 'filename_download'].map((field) => ({ _and: containing(field, query) })) }]
    : []
  const filter = { _and: [{ _or: types.map((type) => ({ type: { _starts_with: type } })) }, ...named] }
  const params = {
    fields: ['id', 'title', 'filename_download', 'type', 'width', 'height'],
    filter,
    sort: ['title'],
    limit: most,
  }
  return run(token, get('/files', params), (data) =>
    z
      .array(row)
      .parse(data)
      .map((file) => ({
        id: file.id,
        title: text(file['title']) || text(file['filename_download']),
        ...facts(file),
      })),
  )
}

const findPictures = (token: string, query: string) =>
  findFiles(token, query, ['image/'], ({ width, height }) => ({
    note: typeof width === 'number' ? `${width} × ${String(height)}` : null,
  }))

const findRecordings = (token: string, query: string) =>
  findFiles(token, query, ['video/', 'audio/'], ({ type }) => ({
    note: null,
    type: text(type).startsWith('video/') ? 'video' : 'audio',
  }))

const findFigures = async (token: string, query: string, locale: Locale): Promise<Outcome<Insertable[]>> => {
  const rules = containing('name', query)
  const filter = rules.length ? { filter: { _and: rules } } : {}
  const params = { fields: ['id', 'series', 'name'], sort: ['name', 'series'], limit: 4 * most, ...filter }
  const rows = await run(token, get('/items/figures', params), (data) => z.array(row).parse(data))
  if (!rows.ok) return rows
  const names = new Map(rows.value.map((figure) => [text(figure['series']), text(figure['name'])]))
  const series = [...names].slice(0, most)
  const links = series.map(([id, name]) => ({
    type: 'text',
    text: name,
    marks: [{ type: 'link', attrs: { href: `/cijfers#${id}` } }],
  }))
  // The words are those that the page will show.
  const { content = [] } = await withCurrentFigures({ type: 'doc', content: links } satisfies RichText, locale)
  return {
    ok: true,
    value: series.map(([id, title], index) => ({
      id,
      title,
      note: content[index]?.text ?? null,
      value: content[index]?.text ?? title,
    })),
  }
}

const findPages = async (query: string, locale: Locale): Promise<Outcome<Insertable[]>> => {
  if (!query) return { ok: true, value: [] }
  const outcome = await findEverything(new URLSearchParams({ q: query }), locale)
  if ('failure' in outcome)
    return { ok: false, problem: { kind: 'unreachable', field: null, message: outcome.failure } }
  const pages = outcome.value.results.map(({ href, title, language }) => {
    const path = getPathname({ href, locale: language === 'en' ? 'en' : locale })
    return { id: path, title: plainOf(title), note: path }
  })
  return { ok: true, value: [...new Map(pages.map((page) => [page.id, page])).values()] }
}

/** What can be inserted of that kind; pages in the language of the text. */
export const findInsertable = (
  token: string,
  kind: InsertableKind,
  query: string,
  locale: Locale,
): Promise<Outcome<Insertable[]>> => {
  switch (kind) {
    case 'cards':
      return findCards(token, query)
    case 'files':
      return findPictures(token, query)
    case 'recordings':
      return findRecordings(token, query)
    case 'figures':
      return findFigures(token, query, locale)
    case 'pages':
      return findPages(query, locale)
    default:
      return kind satisfies never
  }
}
