/** What an account may see: collections by its policies, rows by vendor and status, fields by embargo. */
import type { ExpressionBuilder, Expression, SqlBool } from 'kysely'
import { modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { policies, type PolicyName } from '#schema/policies.ts'
import type { Account } from '../store/accounts.ts'
import type { Tables } from '../store/database.ts'

export type Builder = ExpressionBuilder<Tables, string>

/** The policies of a caller; a caller without a token holds none. */
export type Grants = ReadonlySet<PolicyName>

export const grantsOf = (account: Account | null): Grants => account?.policies ?? new Set()

/**
 * Whether the caller may read the collection at all; a junction needs both its sides.
 * Source: spec 5.1 "The token decides which collections and items are readable"; 2.1 for junctions.
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

/**
 * The condition under which a row of `table` (an alias of the collection's table) is visible; null when every row is.
 * Source: spec 3 "Published content is readable under the core policy"; service-facts "Policies" for vendors.
 */
export const visible = (
  builder: Builder,
  { collection, table, grants }: { collection: ModelCollection; table: string; grants: Grants },
): Expression<SqlBool> | null => {
  const conditions: Expression<SqlBool>[] = []
  if (collection.fields.has('status')) conditions.push(builder(builder.ref(`${table}.status`), '=', 'published'))
  const vendors = vendorsFor(collection, grants)
  if (vendors) conditions.push(builder(builder.ref(`${table}.vendor`), 'in', vendors))
  return conditions.length ? builder.and(conditions) : null
}

/** The column that a withheld field of this row hangs on, when the field is one that an embargo covers. */
export const embargoOn = (collection: ModelCollection, field: ModelField): string | null => {
  const embargo = collection.description?.embargo
  return embargo?.fields.includes(field.name) ? embargo.until : null
}

/**
 * Whether content fields of a media item are withheld: always without the policy, and until the date with it.
 * Source: service-facts "read published media".
 */
export const isWithheld = (publicationDate: unknown, grants: Grants, now: Date): boolean =>
  !grants.has('read-published-media') ||
  (typeof publicationDate === 'string' && Date.parse(publicationDate) > now.getTime())
