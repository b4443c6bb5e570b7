/** What an account may see: collections by its policies, rows by vendor and status, fields by embargo. */
import { sql } from 'kysely'
import { model, modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { policies, type PolicyName } from '#schema/policies.ts'
import type { Account } from '../store/accounts.ts'
import type { Dialect, Sql } from '../store/dialect.ts'

export type { Sql } from '../store/dialect.ts'

/** The policies of a caller; a caller without a token holds none. */
export type Grants = ReadonlySet<PolicyName>

/** The policies that an account holds; none for a caller without a token. */
export const grantsOf = (account: Account | null): Grants => account?.policies ?? new Set()

/** Slot in cached statements for the instant of the request, which is filled in when they run. */
export const nowSlot = Symbol('now')

/**
 * Whether the caller may read the collection at all; a junction needs both its sides.
 * Source: docs/contract.md 5.1 "The token decides which collections and items are readable"; 2.1 for junctions.
 */
export const mayRead = (collection: ModelCollection, grants: Grants): boolean =>
  collection.description
    ? collection.description.policies.some((policy) => grants.has(policy as PolicyName))
    : collection.joins.every((name) => mayRead(modelOf(name), grants))

/** Vendors whose rows the caller may read in the collection; null when rows have no vendor. */
const vendorsFor = ({ description, fields }: ModelCollection, grants: Grants): string[] | null => {
  if (!description || !fields.has('vendor')) return null
  return description.policies.flatMap((name) => {
    if (!grants.has(name as PolicyName)) return []
    const policy = policies[name as PolicyName]
    return 'vendor' in policy ? [policy.vendor] : []
  })
}

/** Conditions side by side; null when there are none. */
export const allOf = (conditions: readonly (Sql | null)[]): Sql | null => {
  const present = conditions.filter((condition) => condition !== null)
  return present.length ? sql`(${sql.join(present, sql` and `)})` : null
}

/** A row of a collection under an alias, as one caller sees it, in the words of one database. */
export type Place = {
  readonly collection: ModelCollection
  readonly table: string
  readonly grants: Grants
  readonly dialect: Dialect
  /** Answers as Directus on PostgreSQL does where this service chose otherwise (`DIRECTUS_STRICT`). */
  readonly strict?: boolean | undefined
}

/** The rows that an item of the collection stands for in a statement of its own. */
export const placeOf = (
  collection: ModelCollection,
  { grants, dialect, strict }: Pick<Place, 'grants' | 'dialect' | 'strict'>,
): Place => ({
  collection,
  table: 't',
  grants,
  dialect,
  strict,
})

/**
 * The condition under which a row is visible by the values that it holds itself; null when every row is.
 * Source: docs/contract.md 3 "Published content is readable under the core policy"; 10.3 for vendors.
 * Chosen: `read-drafts` opens items of every status.
 */
export const visibleBy = (
  collection: ModelCollection,
  grants: Grants,
  columnOf: (field: string) => Sql,
): Sql | null => {
  const vendors = vendorsFor(collection, grants)
  return allOf([
    collection.fields.has('status') && !grants.has('read-drafts') ? sql`${columnOf('status')} = 'published'` : null,
    vendors && sql`${columnOf('vendor')} in (${vendors.length ? sql.join(vendors) : sql`null`})`,
  ])
}

/** As `visibleBy`, of a row in a statement. */
export const visibleItself = ({ collection, table, grants }: Place): Sql | null =>
  visibleBy(collection, grants, (field) => sql.ref(`${table}.${field}`))

/** Rows of a related collection, under an alias that no enclosing statement uses. */
export const related = (place: Place, to: string): Place => ({
  ...place,
  collection: modelOf(to),
  table: `${place.table}x`,
})

/** Nothing, of the type that the value would have. */
const withheld = (value: Sql): Sql => sql`case when false then ${value} end`

const identified = (place: Place, to: string, id: Sql): { target: Place; condition: Sql | null; from: Sql } => {
  const target = related(place, to)
  const from = sql`${sql.table(to)} as ${sql.ref(target.table)} where ${sql.ref(`${target.table}.id`)} = ${id}`
  return { target, condition: visibleItself(target), from }
}

/** The id in a relation to one item, null where the caller may not see that item. */
const visibleId = (place: Place, to: string, id: Sql): Sql => {
  if (!mayRead(modelOf(to), place.grants)) return withheld(id)
  const { target, condition, from } = identified(place, to, id)
  return condition ? sql`(select ${sql.ref(`${target.table}.id`)} from ${from} and ${condition})` : id
}

/** The column that a withheld field of a row hangs on, when the field is one that an embargo covers. */
const embargoOn = ({ description }: ModelCollection, field: ModelField): string | null =>
  description?.embargo?.fields.includes(field.name) ? description.embargo.until : null

/**
 * A field of a row as SQL, with null wherever the caller may not see the value: content under embargo, and the ids of
 * items that are hidden. Everything that reads, filters, sorts or counts takes its values from here.
 * Source: docs/contract.md 10.3; 5.1.
 */
export const valueOf = (place: Place, field: ModelField): Sql => valueFor(place, field, () => false)

/**
 * As `valueOf`, for a relation whose items are read next by statements that leave hidden ones out: ids of collections
 * that are `read` go unchecked, because checking them here too would cost a look-up for each row.
 * Source: docs/contract.md 5.1.
 */
export const valueToFollow = (place: Place, field: ModelField, read: (collection: string) => boolean): Sql =>
  valueFor(place, field, read)

const valueFor = (place: Place, field: ModelField, read: (collection: string) => boolean): Sql => {
  const { collection, table, grants } = place
  const column = sql.ref(`${table}.${field.name}`)
  const idIn = (name: string) => (read(name) ? column : visibleId(place, name, column))
  if (field.kind === 'any') {
    const kinds = field.to.map((name) => sql`when ${sql.lit(name)} then ${idIn(name)}`)
    return sql`case ${sql.ref(`${table}.${field.collectionField}`)} ${sql.join(kinds, sql` `)} end`
  }
  const open = field.kind === 'one' ? idIn(field.to) : column
  const until = embargoOn(collection, field)
  if (until === null) return open
  if (!grants.has('read-published-media')) return withheld(open)
  // Instants are stored in one form, whose text order is chronological.
  return sql`case when ${sql.ref(`${table}.${until}`)} <= ${sql.val(nowSlot)} then ${open} end`
}

/** Of each collection of texts in other languages, the field that leads to the item whose texts they are. */
const translated: ReadonlyMap<string, string> = new Map(
  [...model.values()].flatMap(({ fields }) => {
    const field = fields.get('translations')
    return field?.kind === 'many' ? [[field.to, field.by] as const] : []
  }),
)

/** Whether the rows are texts in another language of items that may be drafts. */
export const isOfItemWithStatus = ({ name, fields }: ModelCollection): boolean => {
  const field = fields.get(translated.get(name) ?? '')
  return field?.kind === 'one' && modelOf(field.to).fields.has('status')
}

/**
 * The condition under which a row is visible, a junction's row only when the items on both its sides are, and texts in another
 * language only when the item is whose texts they are; null when every row is. `except` is the field by which the row was
 * reached: the item there is known to be visible.
 * Chosen: filters and counts leave out relations to hidden items, so that nothing can be learnt of them.
 */
export const visible = (place: Place, except?: string): Sql | null => {
  const { collection } = place
  const bound = collection.description ? translated.get(collection.name) : null
  const sides = [...collection.fields.values()].filter(
    (field) =>
      (field.kind === 'one' || field.kind === 'any') &&
      field.name !== except &&
      (bound === null || field.name === bound),
  )
  return allOf([
    visibleItself(place),
    ...sides.map((field) => {
      const plain = field.kind === 'one' && !identified(place, field.to, sql`null`).condition
      return plain && mayRead(modelOf(field.to), place.grants) ? null : sql`${valueOf(place, field)} is not null`
    }),
  ])
}
