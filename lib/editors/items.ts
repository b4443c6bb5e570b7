/** Reads and writes items as the editor who is signed in: their rights are those of their account at the content API. */
import { createItems, deleteItems, readItems } from '@directus/sdk'
import { z } from 'zod'
import { blockChanges } from './blocks.ts'
import { get, run, send, type Outcome } from './content-call.ts'
import { articlePath, redirectsFor } from './former-address.ts'
import { columnsOf, editable, momentOf, statuses, type EditableName, type Save, type Values } from './editable.ts'
import { refusalOf } from './refusal.ts'
import { differencesOf } from './merge.ts'
import { linkNames } from './linkable.ts'
import { linkChanges, linkDeep, linkFields, linksIn, storedLinks } from './links.ts'

const listed = z.object({
  id: z.string(),
  title: z.string().nullish(),
  question: z.string().nullish(),
  status: z.enum(statuses),
  date_created: z.string().nullish(),
  date_updated: z.string().nullish(),
  date_next_review: z.string().nullish(),
  date_publish: z.string().nullish(),
})

export type Listed = {
  readonly collection: EditableName
  readonly id: string
  readonly title: string
  readonly status: Values['status']
  /** ISO 8601; null when it was never changed. */
  readonly updated: string | null
  readonly review: string | null
  /** ISO 8601: when it will be published; null for no such moment. */
  readonly publishAt: string | null
}

export type ListFilter = {
  readonly collection: EditableName
  readonly query: string
  readonly status: Values['status'] | null
  readonly isOverdue: boolean
  /** Today, YYYY-MM-DD. */
  readonly today: string
}

/** Reads these fields; without the moment of publication where the content API has no such field, or shows it to others alone. */
const readFields = async <T>(
  token: string,
  path: string,
  params: { readonly fields: readonly string[] } & Record<string, unknown>,
  parse: (data: unknown) => T,
): Promise<Outcome<T>> => {
  const read = await run(token, get(path, params), parse)
  if (read.ok || read.problem.kind !== 'forbidden') return read
  const fields = params.fields.filter((name) => name !== 'date_publish')
  return run(token, get(path, { ...params, fields }), parse)
}

/** Items that a list shows at most. */
export const mostListed = 200

/** The items that meet the filter, those made or changed last first. */
export const listEditable = async (
  token: string,
  { collection, query, status, isOverdue, today }: ListFilter,
): Promise<Outcome<Listed[]>> => {
  const { title, hasReview } = editable[collection]
  const rules = [
    ...(query ? [{ [title]: { _icontains: query } }] : []),
    ...(status ? [{ status: { _eq: status } }] : []),
    ...(isOverdue && hasReview ? [{ date_next_review: { _lte: today } }] : []),
  ]
  const dates = ['date_created', 'date_updated', 'date_publish', ...(hasReview ? ['date_next_review'] : [])]
  const fields = ['id', title, 'status', ...dates]
  const read = (operator: '_null' | '_nnull', day: string) => {
    const filter = { _and: [...rules, { date_updated: { [operator]: true } }] }
    const params = { fields, sort: [`-${day}`, 'id'], limit: mostListed, filter }
    return readFields(token, `/items/${collection}`, params, (data) => z.array(listed).parse(data))
  }
  // A new item has no day of change, and would come behind all that have one.
  const [changed, unchanged] = await Promise.all([read('_nnull', 'date_updated'), read('_null', 'date_created')])
  if (!changed.ok) return changed
  if (!unchanged.ok) return unchanged
  const last = (row: z.output<typeof listed>) => row.date_updated ?? row.date_created ?? ''
  const rows = [...changed.value, ...unchanged.value].toSorted((one, other) => last(other).localeCompare(last(one)))
  return {
    ok: true,
    value: rows.slice(0, mostListed).map((row) => ({
      collection,
      id: row.id,
      title: row.title ?? row.question ?? '',
      status: row.status,
      updated: row.date_updated ?? null,
      review: row.date_next_review ?? null,
      publishAt: row.date_publish ?? null,
    })),
  }
}

const stored = z.looseObject({
  id: z.string(),
  status: z.enum(statuses),
  english: z.boolean().nullish(),
  date_updated: z.string().nullish(),
})
type Stored = z.output<typeof stored>

const words = (value: unknown): string => (typeof value === 'string' ? value : '')

const valuesOf = (collection: EditableName, row: Stored): Values => {
  const { title, body } = editable[collection]
  const document = row[body]
  return {
    title: words(row[title]),
    slug: words(row['slug']),
    summary: words(row['summary']),
    description: words(row['description']),
    status: row.status,
    english: row.english === true,
    review: words(row['date_next_review']),
    publishAt: words(row['date_publish']),
    links: linksIn(linkNames[collection], storedLinks(linkNames[collection], row)),
    blocks: {},
    body: typeof document === 'object' && document !== null && 'type' in document ? (document as Values['body']) : null,
  }
}

const fieldsOf = (collection: EditableName): string[] => {
  const { title, body, texts, hasReview } = editable[collection]
  return [
    'id',
    'status',
    'english',
    'date_updated',
    'date_publish',
    title,
    body,
    ...texts,
    ...(collection === 'articles' ? ['path', 'editor_nodes.id'] : []),
    ...(hasReview ? ['date_next_review'] : []),
    ...linkFields(linkNames[collection]),
  ]
}

const absent: Outcome<never> = {
  ok: false,
  problem: { kind: 'forbidden', field: null, message: 'There is no such item.' },
}

const readStored = async (token: string, collection: EditableName, id: string): Promise<Outcome<Stored>> => {
  // It becomes a part of a path.
  if (!z.uuid().safeParse(id).success) return absent
  const params = {
    fields: fieldsOf(collection),
    deep: linkDeep([...linkNames[collection], ...(collection === 'articles' ? ['editor_nodes'] : [])]),
  }
  return readFields(token, `/items/${collection}/${id}`, params, (data) => stored.parse(data))
}

export type Opened = { readonly values: Values; readonly read: string | null }

/** An item as its form has it, and the day of its last change, with which it is saved. */
export const openEditable = async (token: string, collection: EditableName, id: string): Promise<Outcome<Opened>> => {
  const item = await readStored(token, collection, id)
  if (!item.ok) return item
  return { ok: true, value: { values: valuesOf(collection, item.value), read: item.value.date_updated ?? null } }
}

export type Saved = {
  readonly id: string
  readonly read: string | null
  /** Whether the former address of a public page leads to the new one; null where it has no other address. */
  readonly isRedirected: boolean | null
}

/** What a write answers, for an item whose address stays. */
export const savedRow = (data: unknown): Saved => {
  const { id, date_updated: read = null } = z.object({ id: z.string(), date_updated: z.string().nullish() }).parse(data)
  return { id, read, isRedirected: null }
}

/**
 * Writes the redirects from a former slug; false where the content API refuses, so that editors hear of it. Rows that are replaced
 * go last: when that fails, no address that worked is lost.
 */
const redirect = async (token: string, former: string, slug: string): Promise<boolean> => {
  const { rows, replaced } = redirectsFor(former, slug)
  const ids = z.array(z.object({ id: z.string() }))
  const present = await run(
    token,
    readItems('redirects', { fields: ['id'], filter: { origin: { _in: [...replaced] } }, limit: -1 }),
    (data) => ids.parse(data).map(({ id }) => id),
  )
  if (!present.ok) return false
  const created = await run(token, createItems('redirects', [...rows], { fields: ['id'] }), () => true)
  if (!created.ok || !present.value.length) return created.ok
  return (await run(token, deleteItems('redirects', present.value), () => true)).ok
}

/** What the rows of the items in its text have to change; a question has none. */
const blocksOf = (collection: EditableName, { body, blocks }: Values, item: Stored | null) => {
  const rows = z
    .array(z.object({ id: z.string() }))
    .catch([])
    .parse(item?.['editor_nodes'])
  return collection === 'articles' ? blockChanges(body, blocks, new Set(rows.map(({ id }) => id))) : {}
}

const create = (token: string, { collection, id, values }: Save): Promise<Outcome<Saved>> => {
  const links = linkChanges(linkNames[collection], {}, values.links)
  const columns = { ...columnsOf(collection, values, true), ...momentOf(values, null) }
  const body = { id, ...columns, ...links, ...blocksOf(collection, values, null) }
  return run(token, send('POST', `/items/${collection}`, body), savedRow)
}

/** Whether an item is stored as the form has it: an earlier save of it arrived, and its answer did not. */
const isStoredAs = (collection: EditableName, item: Stored, values: Values): boolean => {
  const texts = ['title', 'slug', 'summary', 'description'] as const
  const trimmed = { ...values, ...Object.fromEntries(texts.map((name) => [name, values[name].trim()])) }
  return differencesOf(null, valuesOf(collection, item), trimmed).length === 0
}

const update = async (token: string, save: Save, item: Stored): Promise<Outcome<Saved>> => {
  const { collection, id, values } = save
  const [former, slug] = [words(item['slug']), values.slug.trim()]
  const refusal = refusalOf(collection, values, former)
  if (refusal) return { ok: false, problem: refusal }
  // A path of another form is the catalogue's own, and stays.
  const isMoved = collection === 'articles' && slug !== former && item['path'] === articlePath(former)
  const names = linkNames[collection]
  const body = {
    ...columnsOf(collection, values, isMoved),
    ...momentOf(values, words(item['date_publish']) || null),
    ...linkChanges(names, storedLinks(names, item), values.links),
    ...blocksOf(collection, values, item),
    ...(save.isLocked ? { date_updated: save.read } : {}),
  }
  const saved = await run(token, send('PATCH', `/items/${collection}/${id}`, body), savedRow)
  if (!saved.ok || !isMoved || item.status !== 'published') return saved
  return { ok: true, value: { ...saved.value, isRedirected: await redirect(token, former, slug) } }
}

/**
 * Saves an item; the problem `conflict` when somebody else saved it since it was read, and those of `refusalOf`. A new item that is there
 * already is that of an earlier save without an answer, and is changed unless somebody else changed it.
 */
export const saveEditable = async (token: string, save: Save): Promise<Outcome<Saved>> => {
  const { collection, id, values, read, isNew } = save
  const refusal = isNew ? refusalOf(collection, values, null) : null
  if (refusal) return { ok: false, problem: refusal }
  const created = isNew ? await create(token, save) : null
  if (created && (created.ok || created.problem.kind !== 'notUnique')) return created
  const item = await readStored(token, collection, id)
  // Without an item of that id it is the address that another one has.
  if (!item.ok) return created ?? item
  // Directus does not compare the day of a payload, so that it is compared here too.
  const current = item.value.date_updated ?? null
  const isOwn = current !== read && isStoredAs(collection, item.value, values)
  if (save.isLocked && current !== read && !isOwn)
    return { ok: false, problem: { kind: 'conflict', field: null, message: String(current) } }
  return update(token, isOwn ? { ...save, read: current } : save, item.value)
}
