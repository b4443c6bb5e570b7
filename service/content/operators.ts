/** The operators of filters: which kinds of field have which, and each as a small SQL condition. */
import { sql } from 'kysely'
import type { ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { shortened, shown } from '../message-values.ts'
import { parseGeometry } from '../store/geometry.ts'
import type { Dialect, Sql } from '../store/dialect.ts'
import { valueFor, valuesFor, type Variables } from './value.ts'

/** What is compared: a value as SQL, and the field whose kind it has. */
export type Operand = {
  readonly value: Sql
  readonly field: ModelField
  readonly variables: Variables
  readonly dialect: Dialect
}
type Operator = (operand: Operand, input: unknown, name: string) => Sql

/** Parses a boolean. @throws ApiError INVALID_QUERY for another value. */
export const flag = (operator: string, value: unknown): boolean => {
  if (value === true || value === 'true' || value === '') return true
  if (value === false || value === 'false') return false
  throw invalidQuery(`"${operator}" must be true or false, not ${shown(value)}`)
}

const compare =
  (symbol: '=' | '<>' | '<' | '<=' | '>' | '>='): Operator =>
  ({ value, field, variables }, input, name) => {
    const right = valueFor(field, input, variables)
    if (right !== null) return sql`${value} ${sql.raw(symbol)} ${right}`
    if (symbol === '=') return sql`${value} is null`
    if (symbol === '<>') return sql`${value} is not null`
    throw invalidQuery(`"${name}" needs a value`)
  }

const inList =
  (test: 'isIn' | 'isNotIn'): Operator =>
  ({ value, field, variables, dialect }, input, name) =>
    dialect[test](value, sql`${dialect.list(valuesFor(name, field, input, variables))}`)

const between =
  (word: 'between' | 'not between'): Operator =>
  ({ value, field, variables }, input, name) => {
    const ends = valuesFor(name, field, input, variables)
    if (ends.length !== 2) throw invalidQuery(`"${name}" has to be an array of two values, not ${ends.length}`)
    return sql`${value} ${sql.raw(word)} ${ends[0]} and ${ends[1]}`
  }

const isNull =
  (isExpected: boolean): Operator =>
  ({ value }, input, name) =>
    flag(name, input) === isExpected ? sql`${value} is null` : sql`${value} is not null`

const isEmpty =
  (isExpected: boolean): Operator =>
  ({ value, field }, input, name) => {
    const nothing = field.kind === 'list' ? sql`'[]'` : sql`''`
    return flag(name, input) === isExpected
      ? sql`(${value} is null or ${value} = ${nothing})`
      : sql`(${value} is not null and ${value} <> ${nothing})`
  }

type Match = 'contains' | 'startsWith' | 'endsWith'

/** Whether the text matches; a list matches when one of its entries does. Negations leave out rows without a value. */
const textual =
  (match: Match, { folded, negated }: { folded: boolean; negated: boolean }): Operator =>
  ({ value, field, variables, dialect }, input, name) => {
    const part = valueFor({ ...textField, name: field.name }, input, variables)
    if (typeof part !== 'string' || part === '') throw invalidQuery(`"${name}" needs a text that is not empty`)
    const matches = dialect[match]
    const containment = (text: Sql) =>
      folded ? matches(sql`fold(${text})`, sql`fold(${part})`) : matches(text, sql`${part}`)
    const one =
      field.kind === 'list'
        ? sql`(${value} is not null and ${dialect.someEntry(value, containment)})`
        : containment(value)
    if (!negated) return one
    return field.kind === 'list' ? sql`(${value} is not null and not ${one})` : sql`not (${one})`
  }
const textField: ModelField = { name: '', kind: 'text', required: false, unique: false }

const spatial =
  (test: 'intersects' | 'bounds_intersect', negated: boolean): Operator =>
  ({ value }, input, name) => {
    const shape = JSON.stringify(parseGeometry(input, name))
    return sql`${sql.raw(test)}(${value}, ${shape}) = ${negated ? sql`0` : sql`1`}`
  }

const equality: Readonly<Record<string, Operator>> = { _eq: compare('='), _neq: compare('<>') }
const nullity: Readonly<Record<string, Operator>> = { _null: isNull(true), _nnull: isNull(false) }
const emptiness: Readonly<Record<string, Operator>> = { _empty: isEmpty(true), _nempty: isEmpty(false) }
const membership: Readonly<Record<string, Operator>> = { _in: inList('isIn'), _nin: inList('isNotIn') }
const ranges: Readonly<Record<string, Operator>> = {
  _lt: compare('<'),
  _lte: compare('<='),
  _gt: compare('>'),
  _gte: compare('>='),
  _between: between('between'),
  _nbetween: between('not between'),
}
const texts = (names: Readonly<Record<string, Match>>): Record<string, Operator> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, match]) => [
      [`_${name}`, textual(match, { folded: false, negated: false })],
      [`_n${name}`, textual(match, { folded: false, negated: true })],
      [`_i${name}`, textual(match, { folded: true, negated: false })],
      [`_ni${name}`, textual(match, { folded: true, negated: true })],
    ]),
  )
const spatials: Readonly<Record<string, Operator>> = {
  _intersects: spatial('intersects', false),
  _nintersects: spatial('intersects', true),
  _intersects_bbox: spatial('bounds_intersect', false),
  _nintersects_bbox: spatial('bounds_intersect', true),
}

const join = (...groups: readonly Readonly<Record<string, Operator>>[]): ReadonlyMap<string, Operator> =>
  new Map(groups.flatMap((group) => Object.entries(group)))

const matches = { contains: 'contains', starts_with: 'startsWith', ends_with: 'endsWith' } as const
const forText = join(equality, nullity, membership, emptiness, texts(matches))
const forKeys = join(equality, nullity, membership, emptiness)
const forOrder = join(equality, nullity, membership, ranges)
const forShapes = join(nullity, spatials)

/** Type name in messages, and operators, by kind. Source: docs/contract.md 4.1; the sets of the public software behind this wire. */
const byKind: Readonly<Record<ModelField['kind'], readonly [string, ReadonlyMap<string, Operator>]>> = {
  text: ['string', forText],
  slug: ['string', forText],
  oneOf: ['string', forText],
  uuid: ['uuid', forKeys],
  one: ['uuid', forKeys],
  any: ['uuid', forKeys],
  boolean: ['boolean', join(equality, nullity)],
  integer: ['integer', forOrder],
  number: ['float', forOrder],
  date: ['date', forOrder],
  dateTime: ['timestamp', forOrder],
  list: ['json', join(nullity, emptiness, texts({ contains: 'contains' }))],
  richText: ['json', join(nullity)],
  json: ['json', join(nullity)],
  point: ['geometry', forShapes],
  polygon: ['geometry', forShapes],
  multiPoint: ['geometry', forShapes],
  hash: ['hash', new Map()],
  many: ['alias', new Map()],
}

/** The names of the operators of a kind of field. */
export const operatorNames = (kind: ModelField['kind']): readonly string[] => [...byKind[kind][1].keys()]

/**
 * The condition that an operator puts on a value.
 * @throws ApiError INVALID_QUERY for an operator that the field's kind does not have, or a value that does not fit.
 * Source: docs/contract.md 4.1 `filter`.
 */
export const applyOperator = (operand: Operand, name: string, input: unknown): Sql => {
  const [type, operators] = byKind[operand.field.kind]
  const operator = operators.get(name)
  if (!operator) throw invalidQuery(`"${type}" field type does not contain the "${shortened(name)}" filter operator`)
  return operator(operand, input, name)
}
