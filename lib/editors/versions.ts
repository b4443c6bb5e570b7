/** Former states of items, from the activity log of the content API, and bringing one back. */
import { z } from 'zod'
import { get, run, send, type Outcome } from './content-call.ts'
import { editable, type EditableName } from './editable.ts'
import { savedRow, type Saved } from './items.ts'

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

type Logged = { readonly collection: EditableName; readonly id?: string }

/**
 * A problem for who is no editor of that item, or of that collection: to those alone the content API shows who changed what and when. Chosen: this
 * right and not a save on trial, which would be one of the versions.
 */
export const readLog = async (token: string, { collection, id }: Logged): Promise<Outcome<null>> => {
  const item =
    id === undefined ? null : await run(token, get(`/items/${collection}/${id}`, { fields: ['id'] }), () => null)
  if (item && !item.ok) return item
  const filter = { collection: { _eq: collection }, ...(id === undefined ? {} : { item: { _eq: id } }) }
  return run(token, get('/revisions', { filter, limit: 1 }), () => null)
}

/** Versions that are listed at most, and how many where the content API refuses more of an item with long texts: see `docs/conformance.md`. */
const mostVersions = [50, 10, 2] as const

const readRevisions = async (token: string, params: Readonly<Record<string, unknown>>) => {
  const read = (limit: number) =>
    run(token, get('/revisions', { ...params, limit }), (data) => z.array(revision).parse(data))
  const [most, ...fewer] = mostVersions
  let revisions = await read(most)
  for (const limit of fewer) if (!revisions.ok && revisions.problem.kind === 'invalid') revisions = await read(limit)
  return revisions
}

/** The former states of an item, the newest first. Source: https://directus.io/docs/api/revisions. */
export const listVersions = async (
  token: string,
  collection: EditableName,
  id: string,
): Promise<Outcome<Version[]>> => {
  const filter = { collection: { _eq: collection }, item: { _eq: id } }
  const params = { filter, sort: ['-id'] }
  const revisions = await readRevisions(token, params)
  if (!revisions.ok) return revisions
  const log = await run(token, get('/activity', { ...params, limit: mostVersions[0] }), (data) =>
    z.array(activity).parse(data),
  )
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

/**
 * Brings the texts and facts of an item back to that version; its links, its address and its status stay as they are, so that nothing is
 * published or taken offline by it. `newest`: the version that
 * the editor saw last; when there is a newer one, nothing changes and the problem is a conflict.
 */
export const restoreVersion = async (
  token: string,
  collection: EditableName,
  { id, version, newest }: { readonly id: string; readonly version: string; readonly newest: string },
): Promise<Outcome<Saved>> => {
  const versions = await listVersions(token, collection, id)
  if (!versions.ok) return versions
  if (versions.value[0]?.id !== newest)
    return { ok: false, problem: { kind: 'conflict', field: null, message: 'There is a newer version.' } }
  const wanted = versions.value.find((one) => one.id === version)
  if (!wanted) return { ok: false, problem: { kind: 'forbidden', field: null, message: 'There is no such version.' } }
  const { title, body, texts, hasReview } = editable[collection]
  const names = [
    title,
    body,
    ...texts.filter((name) => name !== 'slug'),
    'english',
    ...(hasReview ? ['date_next_review'] : []),
  ]
  const payload = Object.fromEntries(names.flatMap((name) => (name in wanted.data ? [[name, wanted.data[name]]] : [])))
  return run(token, send('PATCH', `/items/${collection}/${id}`, payload), savedRow)
}
