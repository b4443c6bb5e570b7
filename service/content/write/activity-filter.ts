/** The `filter` of the activity log: fields with plain operators, without groups. */
import { sql } from 'kysely'
import { z } from 'zod'
import { invalidQuery } from '../../http/errors.ts'
import { shortened, shown } from '../../shown.ts'
import type { Sql } from '../access.ts'
import { storable } from '../value.ts'

/** Of each field that may be filtered by, its column. */
const columns: Readonly<Record<string, string>> = {
  id: 'id',
  activity: 'id',
  action: 'action',
  user: 'account',
  collection: 'collection',
  item: 'item',
  timestamp: 'timestamp',
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

const valueFor = (name: string, column: string, value: string | number): string | number => {
  if (column !== 'id') return storable(`filter.${name}`, String(value))
  const read = /^-?\d+$/.test(String(value)) ? entryId.safeParse(value) : null
  if (!read?.success) throw invalidQuery(`"filter" has ${shown(value)} for ${name}, which is no number of an entry`)
  return read.data
}

/**
 * The conditions of a filter on rows of the log.
 * @throws ApiError INVALID_QUERY for another field or operator, and for a value that its column does not hold.
 */
export const conditionsOf = (filter: unknown): Sql[] => {
  const parsed = rule.safeParse(filter ?? {})
  if (!parsed.success) throw invalidQuery('"filter" here takes fields with _eq, _in, _gt, _gte, _lt or _lte')
  return Object.entries(parsed.data).flatMap(([name, tests]) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column) throw invalidQuery(`"filter" here takes ${Object.keys(columns).join(', ')}, not ${shortened(name)}`)
    return Object.entries(tests).map(([operator, value]) => {
      const known = operators[operator as Operator]
      const read = (known === 'in' ? list : scalar).safeParse(value)
      if (!read.success) throw invalidQuery(`"filter" has a value for ${name} that is none`)
      const values = [read.data].flat().map((one) => valueFor(name, column, one))
      return sql`${sql.ref(column)} ${sql.raw(known)} (${sql.join(values)})`
    })
  })
}
