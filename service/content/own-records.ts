/** Records of the system of which a caller sees one, its own: the list that holds it, and the fields that it shows. */
import { sql } from 'kysely'
import type { ModelCollection, ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { shortened } from '../message-values.ts'
import type { Store } from '../store/store.ts'
import { placeOf, type Grants } from './access.ts'
import { orderBy } from './expression.ts'
import { filterCondition } from './filter.ts'
import type { JsonObject } from '#platform/json-object.ts'
import { parseQuery } from './query.ts'

export type OwnContext = Pick<Store, 'db' | 'dialect'> & { readonly grants: Grants; readonly now: Date }

/** The columns of a record of that collection. */
export const columnsIn = ({ fields }: ModelCollection): ModelField[] =>
  [...fields.values()].filter(({ kind }) => kind !== 'many')

/**
 * The columns that these names stand for, `*` for all of them; without names all.
 * @throws ApiError INVALID_QUERY for a name that is no column.
 */
export const namedColumns = (collection: ModelCollection, names: readonly string[]): ModelField[] =>
  (names.length ? names : ['*']).flatMap((name) => {
    if (name === '*') return columnsIn(collection)
    const field = collection.fields.get(name)
    if (!field || field.kind === 'many')
      throw invalidQuery(`Field "${shortened(name)}" does not exist in "${collection.name}"`)
    return [field]
  })

const listParameters = new Set(['fields', 'filter', 'limit', 'offset', 'page', 'sort', 'meta', 'access_token'])

type Own = {
  readonly collection: ModelCollection
  /** The id of the record; null when the caller has none. */
  readonly id: string | null
  readonly userId: string
  /** Reads the fields that are named; refuses names that are wrong before anything is read. */
  readonly view: (fields: readonly string[]) => () => Promise<unknown>
}

const meets = async ({ collection, id, userId }: Own, rules: JsonObject, { db, now, ...reader }: OwnContext) => {
  const condition = filterCondition(placeOf(collection, reader), rules, { now, userId })
  if (!condition) return true
  const { rows } =
    await sql`select 1 from ${sql.table(collection.name)} as t where t.id = ${id} and ${condition}`.execute(db)
  return rows.length > 0
}

/**
 * The list that holds the caller's own record, with `meta` when requested.
 * @throws ApiError INVALID_QUERY for a field that the collection does not have, a filter that is not right, or a
 * parameter without meaning for a list of one (`search`, `deep` and the like).
 */
export const listOwn = async (own: Own, search: string, context: OwnContext) => {
  const { collection, id } = own
  for (const name of new URLSearchParams(search).keys())
    if (!listParameters.has(name.replace(/\[.*/s, '')))
      throw invalidQuery(`"${shortened(name)}" is not supported for ${collection.name.replace('directus_', '')}`)
  const { fields, filter, sort, limit, offset, meta } = parseQuery(search)
  // The order of one is none, but a name that is wrong is wrong here too.
  orderBy(placeOf(collection, context), sort)
  const read = own.view(fields)
  const total = id === null ? 0 : 1
  const isMatch = total === 1 && (filter === null || (await meets(own, filter, context)))
  const data = !isMatch || limit === 0 || offset > 0 ? [] : [await read()]
  const counts = { total_count: total, filter_count: isMatch ? 1 : 0 }
  return meta.size ? { meta: Object.fromEntries([...meta].map((name) => [name, counts[name]])), data } : { data }
}
