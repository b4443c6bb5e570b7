/**
 * Creates or changes a row with everything nested in its payload, in the shapes of Directus: a related item by id or as an
 * object, related rows as the list that is to be, or as `{create, update, delete}`.
 */
import { randomUUID } from 'node:crypto'
import { modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { checkedValue, Fault } from '../../exchange/check-value.ts'
import { ApiError, forbidden, forbiddenField, invalidPayload } from '../../http/errors.ts'
import { shortened, shown } from '../../message-values.ts'
import type { Row } from '../../store/catalogue.ts'
import { isUuid } from '../../store/text.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import type { Changes } from './changes.ts'
import { requireCurrent } from './lock.ts'
import { remove } from './remove.ts'
import { decoded, insertRow, rowOf, updateRow } from './rows.ts'
import { isVisible, requireWritable, writable, type Writing } from './write-access.ts'

/** Chosen: an article, its blocks and what they link to are three levels. */
const deepest = 6
/** Rows that one request may write, nested ones included. */
const mostRows = 2000

export type Upserting = Writing & {
  readonly changes: Changes
  /** Rows that this request has written so far. */
  readonly count: { rows: number }
}

type Step = Upserting & { readonly depth: number }

const failed = (field: string, reason: string) =>
  new ApiError('FAILED_VALIDATION', `Validation failed for field "${field}". It ${reason}.`, { field })

const fieldOf = (collection: ModelCollection, name: string): ModelField => {
  const field = collection.fields.get(name)
  if (!field) throw forbiddenField(collection.name, name)
  return field
}

const identifier = (value: unknown, field: string): string => {
  if (typeof value !== 'string' || !isUuid(value)) throw failed(field, 'must be a UUID')
  return value.toLowerCase()
}

/** Whether an object names a row, and says nothing else of it. */
const isOnlyId = (value: JsonObject): boolean => Object.keys(value).join() === 'id' && value['id'] !== null

/** The id of a related item: one that the caller may see, or that the payload brings. */
const relatedId = async (step: Step, collection: string, field: string, value: unknown): Promise<string | null> => {
  if (value === null) return null
  const onlyId = isObject(value) && isOnlyId(value) ? identifier(value['id'], field) : null
  if (onlyId !== null && (await isVisible(step, modelOf(collection), onlyId))) return onlyId
  if (isObject(value)) {
    if (collection === 'directus_files') throw failed(field, 'must be the id of a file')
    return upsert({ ...step, depth: step.depth + 1 }, modelOf(collection), value)
  }
  const id = identifier(value, field)
  // The same error for a hidden item as for a missing one.
  if (!(await isVisible(step, modelOf(collection), id)))
    throw new ApiError(
      'INVALID_FOREIGN_KEY',
      `Invalid foreign key for field "${field}": there is no item ${id} in "${collection}".`,
      { field, collection, value: id },
    )
  return id
}

/** The columns of the payload in their stored form; related items that it brings are written first. */
const columnsFrom = async (
  step: Step,
  collection: ModelCollection,
  payload: JsonObject,
  before: Row | null,
): Promise<Row> => {
  const row: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(payload)) {
    const field = fieldOf(collection, name)
    // Set by the service alone: `date_updated` of a payload is compared (`requireCurrent`), and never stored.
    if (field.kind === 'many' || name === 'date_updated' || name === 'id') continue
    if (field.kind === 'one') row[name] = await relatedId(step, field.to, name, value)
    else if (field.kind === 'any') {
      const kind = payload[field.collectionField] ?? before?.[field.collectionField]
      if (typeof kind !== 'string' || !field.to.includes(kind))
        throw failed(field.collectionField, `must be one of ${field.to.join(', ')}`)
      row[name] = await relatedId(step, kind, name, value)
    } else
      try {
        row[name] = checkedValue(field, value)
      } catch (error) {
        if (error instanceof Fault) throw failed(name, error.message)
        throw error
      }
  }
  for (const field of collection.fields.values()) {
    if (field.kind !== 'any' || !(field.collectionField in row) || field.name in row) continue
    // Another kind for the item that is there.
    row[field.name] = await relatedId(
      step,
      String(row[field.collectionField]),
      field.name,
      before?.[field.name] ?? null,
    )
  }
  return row
}

/** Default values of a new row, for the fields that a payload leaves out. */
const defaultsOf = ({ fields }: ModelCollection, now: Date): Row => ({
  ...(fields.has('status') ? { status: 'draft' } : {}),
  ...(fields.has('date_created') ? { date_created: now.toISOString() } : {}),
  ...(fields.get('english')?.kind === 'boolean' ? { english: false } : {}),
})

const requireComplete = ({ fields }: ModelCollection, row: Row): void => {
  for (const field of fields.values())
    if ('required' in field && field.required && (row[field.name] ?? null) === null)
      throw failed(field.name, 'is required')
}

/** @throws ApiError RECORD_NOT_UNIQUE when another row has a value that only one may have. */
const requireUnique = async ({ db }: Step, { name, fields }: ModelCollection, id: string, row: Row): Promise<void> => {
  for (const field of fields.values()) {
    const value = row[field.name]
    if (!('unique' in field && field.unique) || field.name === 'id' || typeof value !== 'string') continue
    const other = await db
      .selectFrom(name)
      .select('id')
      .where(field.name, '=', value)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (other)
      throw new ApiError(
        'RECORD_NOT_UNIQUE',
        `Value "${shortened(value)}" for field "${field.name}" in collection "${name}" has to be unique.`,
        {
          collection: name,
          field: field.name,
          value: shortened(value),
        },
      )
  }
}

const listOf = (value: unknown, field: string): readonly unknown[] => {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw invalidPayload(`"${field}" must be a list`)
  return value
}

type Many = Extract<ModelField, { kind: 'many' }>

/** Makes the rows that refer to this one match the payload. */
const writeMany = async (step: Step, field: Many, parent: string, value: unknown): Promise<void> => {
  const { db, grants, changes } = step
  const child = writable(field.to, grants)
  const below = { ...step, depth: step.depth + 1 }
  const present = (await db.selectFrom(child.name).selectAll().where(field.by, '=', parent).execute()).map((row) =>
    decoded(child, row),
  )
  const linked = new Set(present.map((row) => String(row['id'])))
  const attach = async (payload: unknown) => {
    // A row that is there already, by its id.
    const fields = isObject(payload) ? payload : { id: identifier(payload, field.name) }
    if (isOnlyId(fields) && linked.has(identifier(fields['id'], field.name))) return undefined
    return upsert(below, child, { ...fields, [field.by]: parent }, isObject(payload) ? 'either' : 'present')
  }
  const detach = async (row: Row) => {
    const link = child.fields.get(field.by)
    const isNeeded = child.description === null || (link !== undefined && 'required' in link && link.required)
    if (isNeeded) return remove(step, child, row, changes)
    await upsert(below, child, { id: row['id'], [field.by]: null })
    return undefined
  }
  if (Array.isArray(value) || value === null) {
    const list = value ?? []
    const named = list.map((entry: unknown) => (isObject(entry) ? entry['id'] : entry) ?? null)
    const wanted = new Set(named.map((id) => (id === null ? null : identifier(id, field.name))))
    for (const row of present) if (!wanted.has(String(row['id']))) await detach(row)
    for (const [index, entry] of list.entries()) {
      const isNew = isObject(entry) && entry['id'] === undefined
      await attach(
        isNew && child.fields.has('sort') && entry['sort'] === undefined ? { ...entry, sort: index + 1 } : entry,
      )
    }
    return
  }
  if (!isObject(value))
    throw invalidPayload(`"${field.name}" must be a list, or an object with create, update and delete`)
  const { create, update, delete: deleted, ...others } = value
  if (Object.keys(others).length)
    throw invalidPayload(
      `"${field.name}" has ${shown(Object.keys(others)[0])}, which is none of create, update and delete`,
    )
  for (const entry of [...listOf(create, field.name), ...listOf(update, field.name)]) await attach(entry)
  for (const entry of listOf(deleted, field.name)) {
    const deletedId = identifier(entry, field.name)
    const row = present.find(({ id }) => id === deletedId)
    if (!row) throw forbidden()
    await detach(row)
  }
}

/**
 * Writes the payload and answers the id of its row: a new one, or that of the id in the payload where there is one.
 * @throws ApiError FORBIDDEN for a collection, field or row that the caller may not write; FAILED_VALIDATION for a value that
 * does not fit its field; RECORD_NOT_UNIQUE; INVALID_FOREIGN_KEY; CONFLICT when the row has changed since the payload's
 * `date_updated`; INVALID_PAYLOAD for other shapes, and beyond the bounds.
 */
export const upsert = async (
  step: Step,
  collection: ModelCollection,
  payload: JsonObject,
  expects: 'new' | 'present' | 'either' = 'either',
): Promise<string> => {
  const { db, changes, now, count, depth, grants } = step
  writable(collection.name, grants)
  count.rows += 1
  if (depth > deepest) throw invalidPayload(`Items are nested more than ${deepest} levels deep`)
  if (count.rows > mostRows) throw invalidPayload(`A request writes at most ${mostRows} items`)
  const wanted = payload['id'] ?? null
  const id = wanted === null ? randomUUID() : identifier(wanted, 'id')
  const before = wanted === null ? null : await rowOf(db, collection, id)
  if (!before && expects === 'present') throw forbidden()
  if (before && expects === 'new')
    throw new ApiError('RECORD_NOT_UNIQUE', `There is an item ${id} in "${collection.name}" already.`, {
      collection: collection.name,
      field: 'id',
    })
  if (before) {
    await requireWritable(step, collection, before)
    requireCurrent(collection, before, payload['date_updated'])
  }
  const columns = await columnsFrom(step, collection, payload, before)
  // Links too are part of an item; its id, and the edition that was read, are not.
  const isChanged = before !== null && Object.keys(payload).some((name) => name !== 'id' && name !== 'date_updated')
  const stamp = isChanged && collection.fields.has('date_updated') ? { date_updated: now.toISOString() } : {}
  const row = { ...(before ?? { id, ...defaultsOf(collection, now) }), ...columns, ...stamp }
  requireComplete(collection, row)
  await requireUnique(step, collection, id, row)
  const changed = { ...columns, ...stamp }
  if (!before) await insertRow(db, collection, row)
  else if (Object.keys(changed).length) await updateRow(db, collection, id, changed)
  await requireWritable(step, collection, row)
  const whole = await rowOf(db, collection, id)
  if (!whole) throw new Error(`${collection.name} ${id} was written and is not there`)
  if (before) changes.updated(collection, before, whole)
  else changes.created(collection, whole)
  for (const [name, value] of Object.entries(payload)) {
    const field = fieldOf(collection, name)
    if (field.kind === 'many' && value !== undefined) await writeMany(step, field, id, value)
  }
  return id
}
