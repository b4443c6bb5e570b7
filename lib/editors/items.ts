/** Reads and writes items as the editor who is signed in: their rights are those of their account at the content API. */
import { createDirectus, rest, staticToken, type RestCommand } from '@directus/sdk'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { env } from '../env.ts'
import { columnsOf, editable, filings, statuses, type EditableName, type Save, type Values } from './editable.ts'

/** Why something was refused. `field` where it is about one. */
export type Problem = {
  readonly kind: 'signedOut' | 'forbidden' | 'conflict' | 'notUnique' | 'invalid' | 'unreachable'
  readonly field: string | null
  /** The words of the content API. */
  readonly message: string
}
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

const refusal = z.object({
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.looseObject({ code: z.string(), field: z.string().optional() }) }),
    )
    .min(1),
})

const kindOf = (code: string): Problem['kind'] => {
  if (['INVALID_CREDENTIALS', 'TOKEN_EXPIRED', 'INVALID_TOKEN'].includes(code)) return 'signedOut'
  if (code === 'FORBIDDEN') return 'forbidden'
  if (code === 'CONFLICT') return 'conflict'
  if (code === 'RECORD_NOT_UNIQUE') return 'notUnique'
  return ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'REQUESTS_EXCEEDED'].includes(code)
    ? 'unreachable'
    : 'invalid'
}

const problemOf = (thrown: unknown): Problem => {
  const [first] = refusal.safeParse(thrown).data?.errors ?? []
  if (first) {
    const { code, field = null } = first.extensions
    return { kind: kindOf(code), field, message: first.message }
  }
  return { kind: 'unreachable', field: null, message: thrown instanceof Error ? thrown.message : 'no answer' }
}

/** Runs a command with that token; what is refused is a value, not an exception. */
const run = async <T>(
  token: string,
  command: RestCommand<unknown, CatalogueSchema>,
  parse: (data: unknown) => T,
): Promise<Outcome<T>> => {
  const client = createDirectus<CatalogueSchema>(env.contentUrl).with(staticToken(token)).with(rest())
  try {
    return { ok: true, value: parse(await client.request(command)) }
  } catch (thrown) {
    return { ok: false, problem: problemOf(thrown) }
  }
}

const get =
  (path: string, params: Record<string, unknown>): RestCommand<unknown, CatalogueSchema> =>
  () => ({ path, method: 'GET', params })
const send =
  (method: 'POST' | 'PATCH', path: string, body: unknown): RestCommand<unknown, CatalogueSchema> =>
  () => ({ path, method, params: { fields: ['id', 'date_updated'] }, body: JSON.stringify(body) })

const me = z.object({ email: z.string().nullable(), first_name: z.string().nullish(), last_name: z.string().nullish() })

/** The name of the editor; a problem when the session is over. */
export const readEditor = (token: string): Promise<Outcome<string>> =>
  run(token, get('/users/me', { fields: ['email', 'first_name', 'last_name'] }), (data) => {
    const { email, first_name: first, last_name: last } = me.parse(data)
    return [first, last].filter(Boolean).join(' ') || (email ?? '')
  })

const listed = z.object({
  id: z.string(),
  title: z.string().nullish(),
  question: z.string().nullish(),
  status: z.enum(statuses),
  date_updated: z.string().nullish(),
  date_next_review: z.string().nullish(),
})

export type Listed = {
  readonly collection: EditableName
  readonly id: string
  readonly title: string
  readonly status: Values['status']
  /** ISO 8601; null when it was never changed. */
  readonly updated: string | null
  readonly review: string | null
}

export type ListFilter = {
  readonly collection: EditableName
  readonly query: string
  readonly status: Values['status'] | null
  readonly isOverdue: boolean
  /** Today, YYYY-MM-DD. */
  readonly today: string
}

/** Items that a list shows at most. */
export const mostListed = 200

/** The items that meet the filter, those changed last first. */
export const listEditable = (
  token: string,
  { collection, query, status, isOverdue, today }: ListFilter,
): Promise<Outcome<Listed[]>> => {
  const { title, hasReview } = editable[collection]
  const rules = [
    ...(query ? [{ [title]: { _icontains: query } }] : []),
    ...(status ? [{ status: { _eq: status } }] : []),
    ...(isOverdue && hasReview ? [{ date_next_review: { _lte: today } }] : []),
  ]
  const params = {
    fields: ['id', title, 'status', 'date_updated', ...(hasReview ? ['date_next_review'] : [])],
    sort: ['-date_updated', 'id'],
    limit: mostListed,
    ...(rules.length ? { filter: { _and: rules } } : {}),
  }
  return run(token, get(`/items/${collection}`, params), (data) =>
    z
      .array(listed)
      .parse(data)
      .map(({ id, status: state, date_updated: updated, date_next_review: review, ...row }) => ({
        collection,
        id,
        title: row.title ?? row.question ?? '',
        status: state,
        updated: updated ?? null,
        review: review ?? null,
      })),
  )
}

const link = (field: string) =>
  z
    .array(z.object({ id: z.string(), [field]: z.string().nullable() }))
    .nullish()
    .transform((rows) => rows ?? [])
const stored = z.looseObject({
  id: z.string(),
  status: z.enum(statuses),
  english: z.boolean().nullish(),
  date_updated: z.string().nullish(),
  topics: link('topics_id'),
  sectors: link('sectors_id'),
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
    topics: row.topics.map((entry) => words(entry['topics_id'])),
    sectors: row.sectors.map((entry) => words(entry['sectors_id'])),
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
    title,
    body,
    ...texts,
    ...(hasReview ? ['date_next_review'] : []),
    ...filings.flatMap((name) => [`${name}.id`, `${name}.${name}_id`]),
  ]
}

const absent: Outcome<never> = {
  ok: false,
  problem: { kind: 'forbidden', field: null, message: 'There is no such item.' },
}

const readStored = async (token: string, collection: EditableName, id: string): Promise<Outcome<Stored>> => {
  // It becomes a part of a path.
  if (!z.uuid().safeParse(id).success) return absent
  return run(token, get(`/items/${collection}/${id}`, { fields: fieldsOf(collection) }), (data) => stored.parse(data))
}

export type Opened = { readonly values: Values; readonly read: string | null }

/** An item as its form has it, and the day of its last change, with which it is saved. */
export const openEditable = async (token: string, collection: EditableName, id: string): Promise<Outcome<Opened>> => {
  const item = await readStored(token, collection, id)
  if (!item.ok) return item
  return { ok: true, value: { values: valuesOf(collection, item.value), read: item.value.date_updated ?? null } }
}

/** What links have to change so that the item is filed under these terms and no others. */
const linksOf = (item: Stored | null, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    filings.flatMap((name) => {
      const present = item?.[name] ?? []
      const key = `${name}_id`
      const wanted = new Set(values[name])
      const gone = present.filter((entry) => !wanted.has(words(entry[key]))).map(({ id }) => id)
      const there = new Set(present.map((entry) => entry[key]))
      const created = [...wanted].filter((id) => !there.has(id)).map((id) => ({ [key]: id }))
      return gone.length || created.length ? [[name, { create: created, update: [], delete: gone }]] : []
    }),
  )

const written = z.object({ id: z.string(), date_updated: z.string().nullish() })
export type Saved = { readonly id: string; readonly read: string | null }

/** Saves an item; the problem `conflict` when somebody else saved it since it was read. */
export const saveEditable = async (
  token: string,
  { collection, id, values, read, isLocked }: Save,
): Promise<Outcome<Saved>> => {
  const answer = (data: unknown): Saved => {
    const row = written.parse(data)
    return { id: row.id, read: row.date_updated ?? null }
  }
  if (id === null) {
    const body = { ...columnsOf(collection, values, true), ...linksOf(null, values) }
    return run(token, send('POST', `/items/${collection}`, body), answer)
  }
  const item = await readStored(token, collection, id)
  if (!item.ok) return item
  // Directus does not compare the day of a payload, so that it is compared here too.
  if (isLocked && (item.value.date_updated ?? null) !== read)
    return { ok: false, problem: { kind: 'conflict', field: null, message: String(item.value.date_updated) } }
  const lock = isLocked ? { date_updated: read } : {}
  const body = { ...columnsOf(collection, values, false), ...linksOf(item.value, values), ...lock }
  return run(token, send('PATCH', `/items/${collection}/${id}`, body), answer)
}

const revision = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  activity: z.unknown(),
  data: z.record(z.string(), z.unknown()).nullable(),
  delta: z.record(z.string(), z.unknown()).nullish(),
})
const activity = z.object({ id: z.union([z.number(), z.string()]).transform(String), timestamp: z.string() })

export type Version = {
  readonly id: string
  /** ISO 8601; null where the activity log does not say. */
  readonly at: string | null
  /** Fields that changed with it. */
  readonly changed: readonly string[]
  /** The item as it was then. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Versions that are listed at most. */
const mostVersions = 50

/** The former states of an item, the newest first. Source: https://directus.io/docs/api/revisions. */
export const listVersions = async (
  token: string,
  collection: EditableName,
  id: string,
): Promise<Outcome<Version[]>> => {
  const filter = { collection: { _eq: collection }, item: { _eq: id } }
  const params = { filter, sort: ['-id'], limit: mostVersions }
  const revisions = await run(token, get('/revisions', params), (data) => z.array(revision).parse(data))
  if (!revisions.ok) return revisions
  const log = await run(token, get('/activity', params), (data) => z.array(activity).parse(data))
  const times = new Map(log.ok ? log.value.map((entry) => [entry.id, entry.timestamp]) : [])
  return {
    ok: true,
    value: revisions.value.map(({ id: number, activity: entry, data, delta }) => ({
      id: number,
      at: times.get(String(entry)) ?? null,
      changed: Object.keys(delta ?? {}),
      data: data ?? {},
    })),
  }
}

/** Brings the texts and facts of an item back to that version; links stay as they are. */
export const restoreVersion = async (
  token: string,
  collection: EditableName,
  { id, version }: { readonly id: string; readonly version: string },
): Promise<Outcome<Saved>> => {
  const versions = await listVersions(token, collection, id)
  if (!versions.ok) return versions
  const wanted = versions.value.find((one) => one.id === version)
  if (!wanted) return { ok: false, problem: { kind: 'forbidden', field: null, message: 'There is no such version.' } }
  const { title, body, texts, hasReview } = editable[collection]
  const names = [title, body, ...texts, 'status', 'english', ...(hasReview ? ['date_next_review'] : [])]
  const payload = Object.fromEntries(names.flatMap((name) => (name in wanted.data ? [[name, wanted.data[name]]] : [])))
  return run(token, send('PATCH', `/items/${collection}/${id}`, payload), (data) => {
    const row = written.parse(data)
    return { id: row.id, read: row.date_updated ?? null }
  })
}
