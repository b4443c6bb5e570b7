/** `aggregate` and `groupBy`: figures over the rows that a query finds, for all of them or for each group. */
import { sql } from 'kysely'
import type { ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { shortened } from '../message-values.ts'
import type { Place, Sql } from './access.ts'
import { orderableTerm, sortName, termOf, withoutValue, type Term } from './expression.ts'
import type { Query } from './query.ts'
import { pageOf } from './statements.ts'
import { shownValue } from './value.ts'

type Kinds = ReadonlySet<ModelField['kind']>
const numbers: Kinds = new Set(['integer', 'number'])
const ordered: Kinds = new Set(['integer', 'number', 'date', 'dateTime'])
const counted: Kinds = new Set([
  ...ordered,
  ...(['uuid', 'text', 'slug', 'boolean', 'oneOf', 'one', 'any', 'richText', 'json', 'list'] as const),
  ...(['point', 'polygon', 'multiPoint'] as const),
])

type Operation = { readonly kinds: Kinds; readonly apply: (value: Sql) => Sql; readonly keepsKind: boolean }
const operation = (kinds: Kinds, apply: Operation['apply'], keepsKind = false): Operation => ({
  kinds,
  apply,
  keepsKind,
})

const operations: ReadonlyMap<string, Operation> = new Map([
  ['count', operation(counted, (value) => sql`count(${value})`)],
  ['countDistinct', operation(counted, (value) => sql`count(distinct ${value})`)],
  // Summed as fractions, integers cannot overflow.
  ['sum', operation(numbers, (value) => sql`sum(${value} * 1.0)`)],
  ['sumDistinct', operation(numbers, (value) => sql`sum(distinct ${value} * 1.0)`)],
  ['avg', operation(numbers, (value) => sql`avg(${value})`)],
  ['avgDistinct', operation(numbers, (value) => sql`avg(distinct ${value})`)],
  ['min', operation(ordered, (value) => sql`min(${value})`, true)],
  ['max', operation(ordered, (value) => sql`max(${value})`, true)],
])

type Figure = {
  readonly operation: string
  readonly field: string | null
  readonly value: Sql
  readonly kind: Term | null
  /** Strict: PostgreSQL's counts, and sums and means of integers, are numbers of a size that its drivers give as text. */
  readonly isText: boolean
}

const figuresFor = (place: Place, query: Query): Figure[] =>
  query.aggregate.flatMap(({ operation: name, fields }) =>
    fields.map((path): Figure => {
      if (name === 'countAll' || (name === 'count' && path === '*'))
        return { operation: name, field: null, value: sql`count(*)`, kind: null, isText: place.strict === true }
      const cached = operations.get(name)
      if (!cached) throw invalidQuery(`Invalid aggregate function "${shortened(name)}"`)
      const term = termOf(place, path)
      if (!cached.kinds.has(term.field.kind)) throw invalidQuery(`"${name}" cannot be taken of "${path}"`)
      return {
        operation: name,
        field: path,
        value: cached.apply(term.value),
        kind: cached.keepsKind ? term : null,
        isText:
          place.strict === true && !cached.keepsKind && (term.field.kind !== 'number' || name.startsWith('count')),
      }
    }),
  )

/** Chosen: figures to 15 digits: beyond them the sum of fractions hangs on the order of the rows. */
const rounded = (figure: unknown): unknown => (typeof figure === 'number' ? Number(figure.toPrecision(15)) : figure)

/** Groups can be sorted by what they are grouped by, and by a figure: `count`, or `sum.duration`. */
const orderFor = (place: Place, query: Query, groups: readonly Term[], figures: readonly Figure[]): Sql[] => {
  const sorted = query.sort.map((name) => {
    const { path, direction } = sortName(name)
    const group = query.groupBy.indexOf(path)
    const figure = figures.findIndex(
      (candidate) => path === candidate.operation || path === `${candidate.operation}.${candidate.field ?? '*'}`,
    )
    if (group < 0 && figure < 0) throw invalidQuery(`Groups cannot be sorted by "${shortened(path)}"`)
    const column = group < 0 ? `f${figure}` : `g${group}`
    return sql`${sql.ref(column)} ${sql.raw(direction)} ${withoutValue(place, direction)}`
  })
  return [...sorted, ...groups.map((_group, index) => sql`${sql.ref(`g${index}`)} nulls last`)]
}

/**
 * The statement for the aggregates that a query requests, over the rows that meet `condition`, and the reader of its rows.
 * A figure of all rows is `{count: 5}`, one of a field `{sum: {duration: 5}}`; groups stand beside them by name.
 * @throws ApiError INVALID_QUERY for a function that does not exist, or does not fit its field, and for a group or an
 * order that cannot be.
 * Chosen: functions and shape as the public client of this wire knows them, because the spec does not show them.
 */
export const aggregateStatement = (place: Place, query: Query, condition: Sql | null) => {
  const groups = query.groupBy.map((path) => orderableTerm(place, path, 'grouped by'))
  const figures = figuresFor(place, query)
  const columns = [
    ...groups.map(({ value }, index) => sql`${value} as ${sql.ref(`g${index}`)}`),
    ...figures.map(({ value }, index) => sql`${value} as ${sql.ref(`f${index}`)}`),
  ]
  const by = groups.map((_group, index) => sql.ref(`g${index}`))
  const order = orderFor(place, query, groups, figures)
  const statement = sql<Record<string, unknown>>`select ${sql.join(columns)}
    from ${sql.table(place.collection.name)} as ${sql.ref(place.table)}
    ${condition ? sql`where ${condition}` : sql``}
    ${by.length ? sql`group by ${sql.join(by)}` : sql``}
    ${order.length ? sql`order by ${sql.join(order)}` : sql``}
    ${pageOf(query)}`
  const read = (row: Readonly<Record<string, unknown>>) => {
    const item: Record<string, unknown> = {}
    for (const [index, { name, ...group }] of groups.entries()) item[name] = shownValue(group, row[`g${index}`])
    const fields = new Map<string, Record<string, unknown>>()
    for (const [index, figure] of figures.entries()) {
      const exact = figure.kind ? shownValue(figure.kind, row[`f${index}`]) : rounded(row[`f${index}`])
      const value = figure.isText && typeof exact === 'number' ? String(exact) : exact
      if (figure.field === null) item[figure.operation] = value
      else fields.set(figure.operation, { ...fields.get(figure.operation), [figure.field]: value })
    }
    return { ...item, ...Object.fromEntries(fields) }
  }
  return { statement, read }
}
