/** What field names and paths mean in SQL: plain fields, functions of fields, and paths through relations. */
import { sql } from 'kysely'
import { modelOf, type ModelField } from '#schema/model.ts'
import { forbiddenField, invalidQuery } from '../http/errors.ts'
import { shortened } from '../message-values.ts'
import type { Dialect } from '../store/dialect.ts'
import { allOf, mayRead, related, valueOf, visible, visibleItself, type Place, type Sql } from './access.ts'
import { limits } from './limits.ts'

/** A value of a row, and the field whose kind it has. */
export type Term = {
  /** The name under which a result shows the value. */
  readonly name: string
  readonly value: Sql
  readonly field: ModelField
  /** A number that the wire shows as text, as drivers of PostgreSQL do with large ones. */
  readonly isText?: boolean | undefined
}

type Part = (time: Sql, dialect: Dialect) => Sql
const written =
  (start: number, length: number): Part =>
  (time) =>
    sql`substr(${time}, ${sql.lit(start)}, ${sql.lit(length)})`

/** Parts of an instant by function. Weeks are those of ISO 8601; weekday 0 is Sunday. */
const dayParts: ReadonlyMap<string, Part> = new Map([
  ['year', written(1, 4)],
  ['month', written(6, 2)],
  ['day', written(9, 2)],
  ['week', (time, { week }) => week(time)],
  ['weekday', (time, { weekday }) => weekday(time)],
])
const timeParts: ReadonlyMap<string, Part> = new Map([
  ['hour', written(12, 2)],
  ['minute', written(15, 2)],
  ['second', written(18, 2)],
])

/** Numbers are compared with any others, so that no integer type will do. */
const asNumber = (value: Sql): Sql => sql`cast(${value} as double precision)`

/**
 * The refusal of a field that is missing or hidden, in the same words for both. Strict: that of Directus, whose message ends
 * with the place of the name in the query, which is left out here.
 */
export const hidden = ({ collection, strict }: Place, name: string) =>
  strict
    ? forbiddenField(collection.name, name)
    : invalidQuery(`Field "${shortened(name)}" does not exist in "${collection.name}"`)

/**
 * The field of that name, when the caller may know of it.
 * @throws ApiError INVALID_QUERY (strict: FORBIDDEN) for a field that is missing or hidden, in the same words.
 */
export const fieldOf = (place: Place, name: string): ModelField => {
  const field = place.collection.fields.get(name)
  if (!field || field.kind === 'hash') throw hidden(place, name)
  if ((field.kind === 'one' || field.kind === 'many') && !mayRead(modelOf(field.to), place.grants))
    throw hidden(place, name)
  return field
}

/** Function and argument of `year(date_created)`; null for a plain name. */
export const callOf = (segment: string): { fn: string; argument: string } | null => {
  const open = segment.indexOf('(')
  const [fn, argument] = [segment.slice(0, open), segment.slice(open + 1, -1)]
  // One pattern for all of it would try each way to divide a row of spaces.
  const isCall = open > 0 && segment.endsWith(')') && /^\w+$/.test(fn) && !/[()]/.test(argument)
  return isCall ? { fn, argument: argument.trim() } : null
}

/** `from … where …` of the rows that hang on a row by a relation to many, those with hidden items left out. */
const rowsOf = (place: Place, field: ModelField & { kind: 'many' }) => {
  const target = related(place, field.to)
  const link = sql`${sql.ref(`${target.table}.${field.by}`)} = ${sql.ref(`${place.table}.id`)}`
  const where = allOf([link, place.dialect.check, visible(target, field.by)])
  return { target, from: sql`from ${sql.table(field.to)} as ${sql.ref(target.table)} where ${where}` }
}

/** `from … where …` of the one row that a relation of this row leads to, when the caller may see it. */
const rowOf = (place: Place, to: string, id: Sql) => {
  const target = related(place, to)
  const link = sql`${sql.ref(`${target.table}.id`)} = ${id}`
  const where = allOf([link, visibleItself(target)])
  return { target, from: sql`from ${sql.table(to)} as ${sql.ref(target.table)} where ${where}` }
}

const functionTerm = (place: Place, fn: string, argument: string): Term => {
  const wrong = invalidQuery(`Invalid function specified "${shortened(fn)}"`)
  const part = dayParts.get(fn) ?? timeParts.get(fn)
  if (fn !== 'count' && !part) throw wrong
  const field = fieldOf(place, argument)
  const name = `${argument}_${fn}`
  const number: ModelField = { name, kind: 'integer', required: false, unique: false }
  const term = (value: Sql): Term => ({ name, field: number, value: asNumber(value), isText: place.strict })
  if (part) {
    if (!(field.kind === 'dateTime' || (field.kind === 'date' && dayParts.has(fn)))) throw wrong
    return term(part(valueOf(place, field), place.dialect))
  }
  if (field.kind === 'many') return term(sql`(select count(*) ${rowsOf(place, field).from})`)
  if (field.kind === 'json' || field.kind === 'list') return term(place.dialect.entries(valueOf(place, field)))
  throw wrong
}

/** Columns that Directus itself makes as `bigint`, which drivers of PostgreSQL give as text. */
const bigIntegers: ReadonlySet<string> = new Set(['directus_files.filesize'])

/**
 * A plain field of a row, or a function of one: `year`, `month`, `week`, `day`, `weekday`, `hour`, `minute` and `second`
 * in UTC, and `count` of a relation or a list.
 * @throws ApiError INVALID_QUERY for a field that is missing or hidden, a function that does not exist or does not fit.
 * Chosen: functions as the public client of this wire names them, because the spec does not show them.
 */
export const termOf = (place: Place, segment: string): Term => {
  const called = callOf(segment)
  if (called) return functionTerm(place, called.fn, called.argument)
  const field = fieldOf(place, segment)
  const isText = place.strict && bigIntegers.has(`${place.collection.name}.${field.name}`)
  return { name: field.name, field, value: valueOf(place, field), isText }
}

const unordered: ReadonlySet<string> = new Set(['many', 'richText', 'json', 'list', 'point', 'polygon', 'multiPoint'])

/**
 * A field or function that rows can be put in order or in groups by.
 * @throws ApiError INVALID_QUERY as `termOf`, and for a document, a list, a shape or a relation to many.
 */
export const orderableTerm = (place: Place, segment: string, verb: string): Term => {
  const term = termOf(place, segment)
  if (unordered.has(term.field.kind))
    throw invalidQuery(`"${place.collection.name}" cannot be ${verb} "${shortened(segment)}"`)
  return term
}

/**
 * A sort path as a value of each row. Through a relation to many, the least of the related values counts when going up
 * and the greatest when going down, so that no row comes twice.
 * @throws ApiError INVALID_QUERY as `orderableTerm`, and for a path that follows too many relations.
 * Chosen: the spec does not show it, and which of several values decides must not hang on the database.
 */
export const sortValue = (place: Place, path: string, direction: 'asc' | 'desc'): Sql => {
  const segments = path.split('.')
  if (segments.length > limits.depth + 1)
    throw invalidQuery(`Max relational depth exceeded: "sort" may follow ${limits.depth} relations`)
  let lists = 0
  const follow = (here: Place, position: number): Sql => {
    const segment = segments[position] ?? ''
    if (position === segments.length - 1) return orderableTerm(here, segment, 'sorted by').value
    const [name = '', only] = segment.split(':')
    const field = fieldOf(here, name)
    if (field.kind === 'one') {
      const { target, from } = rowOf(here, field.to, valueOf(here, field))
      return sql`(select ${follow(target, position + 1)} ${from})`
    }
    if (field.kind === 'many') {
      lists += 1
      if (lists > limits.sortLists)
        throw invalidQuery(
          `"${shortened(path)}" follows too many relations to be sorted by, at most ${limits.sortLists} to several items`,
        )
      const { target, from } = rowsOf(here, field)
      return sql`(select ${sql.raw(direction === 'asc' ? 'min' : 'max')}(${follow(target, position + 1)}) ${from})`
    }
    if (field.kind === 'any' && only !== undefined && field.to.includes(only)) {
      const { target, from } = rowOf(here, only, valueOf(here, field))
      const kind = sql`${sql.ref(`${here.table}.${field.collectionField}`)} = ${sql.lit(only)}`
      return sql`(select ${follow(target, position + 1)} ${from} and ${kind})`
    }
    throw invalidQuery(`"${here.collection.name}" cannot be sorted by "${shortened(path)}"`)
  }
  return follow(place, 0)
}

/** The direction and the path of a sort name such as `-date_created`. */
export const sortName = (name: string): { path: string; direction: 'asc' | 'desc' } =>
  name.startsWith('-') ? { path: name.slice(1), direction: 'desc' } : { path: name, direction: 'asc' }

/** Where rows without a value come: last, or strict as in PostgreSQL, where they count as the greatest. */
export const withoutValue = ({ strict }: Place, direction: 'asc' | 'desc'): Sql =>
  strict && direction === 'desc' ? sql`nulls first` : sql`nulls last`

/**
 * The `order by` list for sort names; rows without a value come last (strict: first, going down), and the id decides between
 * equals.
 * Chosen: one order in both databases, which differ in where they put rows without a value.
 */
export const orderBy = (place: Place, sort: readonly string[]): Sql =>
  sql.join([
    ...sort.map((name) => {
      const { path, direction } = sortName(name)
      return sql`${sortValue(place, path, direction)} ${sql.raw(direction)} ${withoutValue(place, direction)}`
    }),
    sql.ref(`${place.table}.id`),
  ])
