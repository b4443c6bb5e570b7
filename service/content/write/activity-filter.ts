/** The `filter` of the activity log: fields with plain operators, without groups. */
import { sql } from 'kysely'
import { z } from 'zod'
import { invalidQuery } from '../../http/errors.ts'
import { shortened, shown } from '../../message-values.ts'
import type { Sql } from '../access.ts'
import { valueFor, type Variables } from '../value.ts'

/** Of each field that may be filtered by, its column and what that holds. */
const columns: Readonly<
  Record<string, { readonly column: string; readonly kind: 'integer' | 'text' | 'uuid' | 'dateTime' }>
> = {
  id: { column: 'id', kind: 'integer' },
  activity: { column: 'id', kind: 'integer' },
  action: { column: 'action', kind: 'text' },
  user: { column: 'account', kind: 'uuid' },
  collection: { column: 'collection', kind: 'text' },
  item: { column: 'item', kind: 'text' },
  timestamp: { column: 'timestamp', kind: 'dateTime' },
}
const operators = { _eq: '=', _in: 'in', _gt: '>', _gte: '>=', _lt: '<', _lte: '<=' } as const
type Operator = keyof typeof operators

const rule = z.record(z.string(), z.partialRecord(z.enum(Object.keys(operators) as Operator[]), z.unknown()))
const scalar = z.union([z.string(), z.number()])
const list = z.union([z.array(scalar).min(1), scalar.transform((value) => String(value).split(','))])
/** What the column of ids holds in both databases. */
const entryId = z.coerce
  .number()
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1)

const idOf = (name: string, value: unknown): number => {
  const read = /^-?\d+$/.test(String(value)) ? entryId.safeParse(value) : null
  if (!read?.success) throw invalidQuery(`"filter" has ${shown(value)} for ${name}, which is no number of an entry`)
  return read.data
}

/**
 * The conditions of a filter on rows of the log.
 * @throws ApiError INVALID_QUERY for another field or operator, and for a value that its column does not hold.
 */
export const conditionsOf = (filter: unknown, variables: Variables): Sql[] => {
  const parsed = rule.safeParse(filter ?? {})
  if (!parsed.success) throw invalidQuery('"filter" here takes fields with _eq, _in, _gt, _gte, _lt or _lte')
  return Object.entries(parsed.data).flatMap(([name, tests]) => {
    const field = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!field) throw invalidQuery(`"filter" here takes ${Object.keys(columns).join(', ')}, not ${shortened(name)}`)
    const { column, kind } = field
    return Object.entries(tests).map(([operator, value]) => {
      const known = operators[operator as Operator]
      const read = (known === 'in' ? list : scalar).safeParse(value)
      if (!read.success) throw invalidQuery(`"filter" has a value for ${name} that is none`)
      const values = [read.data]
        .flat()
        .map((one) => (kind === 'integer' ? idOf(name, one) : valueFor({ name, kind }, one, variables)))
      return sql`${sql.ref(column)} ${sql.raw(known)} (${sql.join(values)})`
    })
  })
}
