/** Filter rules as SQL conditions: one small function per operator, relations as `exists`. */
import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { mayRead, visible, type Builder, type Grants } from './access.ts'
import type { JsonObject } from './query.ts'

type Condition = Expression<SqlBool>
type Operand = { readonly builder: Builder; readonly column: string; readonly field: ModelField }

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const number = /^-?\d+(\.\d+)?$/
const instant = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** The value in the column's own form. */
const valueFor = (field: ModelField, value: unknown): string | number | null => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  switch (field.kind) {
    case 'boolean':
      if (value === true || text === 'true' || text === '1') return 1
      if (value === false || text === 'false' || text === '0') return 0
      throw invalidQuery(`"${field.name}" must be true or false`)
    case 'integer':
    case 'number':
      if (typeof value !== 'number' && !number.test(text)) throw invalidQuery('Invalid numeric value')
      return Number(value)
    case 'date':
    case 'dateTime':
      if (!instant.test(text) || Number.isNaN(Date.parse(text))) throw invalidQuery('Invalid date value')
      return field.kind === 'date' ? text.slice(0, 10) : new Date(text).toISOString()
    default:
      return text
  }
}

const listFor = (operator: string, field: ModelField, value: unknown) => {
  const values = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  if (!values.length) throw invalidQuery(`"${operator}" has to be an array of values`)
  return values.map((entry) => valueFor(field, entry))
}

const flag = (operator: string, value: unknown): boolean => {
  if (value === true || value === 'true' || value === '') return true
  if (value === false || value === 'false') return false
  throw invalidQuery(`"${operator}" must be true or false`)
}

const isNull = ({ builder, column }: Operand) => builder(builder.ref(column), 'is', null)
const isNotNull = ({ builder, column }: Operand) => builder(builder.ref(column), 'is not', null)
const contains = ({ builder, column }: Operand, operator: string, value: unknown) => {
  if (typeof value !== 'string' || value === '') throw invalidQuery(`"${operator}" needs a text that is not empty`)
  // instr() knows no wildcards, so `%` and `_` are the characters themselves. lower() folds ASCII only; the
  // registered function folds every letter.
  return builder(sql<number>`instr(fold(${builder.ref(column)}), fold(${value}))`, '>', 0)
}

const compare =
  (symbol: '=' | '!=' | '<' | '<=' | '>' | '>=') => (operand: Operand, _operator: string, value: unknown) => {
    const { builder, column, field } = operand
    if (value === null) return symbol === '=' ? isNull(operand) : isNotNull(operand)
    return builder(builder.ref(column), symbol, valueFor(field, value))
  }

/** Source: spec 4.1 "Operators shown", and service-facts "Routes questionnaire" for `_none`, `_some`, `_nin`. */
const operators: Readonly<Record<string, (operand: Operand, operator: string, value: unknown) => Condition>> = {
  _eq: compare('='),
  _neq: compare('!='),
  _lt: compare('<'),
  _lte: compare('<='),
  _gt: compare('>'),
  _gte: compare('>='),
  _in: ({ builder, column, field }, operator, value) =>
    builder(builder.ref(column), 'in', listFor(operator, field, value)),
  _nin: ({ builder, column, field }, operator, value) =>
    builder(builder.ref(column), 'not in', listFor(operator, field, value)),
  _null: (operand, operator, value) => (flag(operator, value) ? isNull(operand) : isNotNull(operand)),
  _nnull: (operand, operator, value) => (flag(operator, value) ? isNotNull(operand) : isNull(operand)),
  _icontains: contains,
}

type Scope = { readonly builder: Builder; readonly table: string; readonly grants: Grants; readonly depth: number }

/** Rows of `to` that hang on the current row and meet `rules`, as an `exists` condition. */
const related = (
  scope: Scope,
  link: { to: string; from: string; onto: string },
  rules: JsonObject | null,
): Condition => {
  const target = modelOf(link.to)
  const alias = `r${scope.depth + 1}`
  return scope.builder.exists((outer) => {
    let query = outer
      .selectFrom(`${link.to} as ${alias}`)
      .select(sql<number>`1`.as('found'))
      .whereRef(sql.ref(`${alias}.${link.onto}`), '=', sql.ref(`${scope.table}.${link.from}`))
    const inner = { builder: outer, table: alias, grants: scope.grants, depth: scope.depth + 1 }
    const seen = visible(inner.builder, { collection: target, table: alias, grants: scope.grants })
    if (seen) query = query.where(seen)
    const condition = rules && combine(inner, target, rules)
    return condition ? query.where(condition) : query
  })
}

const relation = (scope: Scope, field: ModelField, rules: unknown): Condition => {
  if (!isObject(rules)) throw invalidQuery('Invalid filter object')
  if (field.kind === 'one') {
    const keys = Object.keys(rules)
    if (keys.length && keys.every((key) => operators[key])) return scalar(scope, field, rules)
    return related(scope, { to: field.to, from: field.name, onto: 'id' }, rules)
  }
  if (field.kind !== 'many') return scalar(scope, field, rules)
  const link = { to: field.to, from: 'id', onto: field.by }
  const quantified = new Set(['_some', '_none', '_null', '_nnull'])
  const parts = Object.entries(rules)
    .filter(([key]) => quantified.has(key))
    .map(([key, value]): Condition => {
      if (key === '_null' || key === '_nnull') {
        const wantsNone = flag(key, value) === (key === '_null')
        const any = related(scope, link, null)
        return wantsNone ? scope.builder.not(any) : any
      }
      if (!isObject(value)) throw invalidQuery('Invalid filter object')
      const some = related(scope, link, value)
      return key === '_some' ? some : scope.builder.not(some)
    })
  // Rules side by side speak of one and the same related row.
  const plain = Object.entries(rules).filter(([key]) => !quantified.has(key))
  if (plain.length) parts.push(related(scope, link, Object.fromEntries(plain)))
  return scope.builder.and(parts)
}

const scalar = ({ builder, table }: Scope, field: ModelField, rules: unknown): Condition => {
  const operand = { builder, column: `${table}.${field.name}`, field }
  if (!isObject(rules)) return compare('=')(operand, '_eq', rules)
  return builder.and(
    Object.entries(rules).map(([name, value]) => {
      const operator = operators[name]
      if (!operator) throw invalidQuery(`"${field.kind}" field type does not contain the "${name}" filter operator`)
      return operator(operand, name, value)
    }),
  )
}

/** `item:articles` inside a many-to-any junction: rows of that collection which meet the rules. */
const anyItem = (scope: Scope, field: ModelField & { kind: 'any' }, only: string, rules: unknown): Condition => {
  if (!field.to.includes(only) || !isObject(rules)) throw invalidQuery('Invalid filter object')
  return scope.builder.and([
    scope.builder(scope.builder.ref(`${scope.table}.${field.collectionField}`), '=', only),
    related(scope, { to: only, from: field.name, onto: 'id' }, rules),
  ])
}

const combine = (scope: Scope, collection: ModelCollection, rules: JsonObject): Condition | null => {
  if (scope.depth > 10) throw invalidQuery('"filter" is nested too deeply')
  const parts = Object.entries(rules).flatMap(([key, value]): Condition[] => {
    if (key === '_and' || key === '_or') {
      if (!Array.isArray(value)) throw invalidQuery('Invalid filter object')
      const inner = value.map((rule) => {
        if (!isObject(rule)) throw invalidQuery('Invalid filter object')
        return combine(scope, collection, rule)
      })
      const met = inner.filter((condition) => condition !== null)
      if (!met.length) return []
      return [key === '_and' ? scope.builder.and(met) : scope.builder.or(met)]
    }
    const [name = '', only] = key.split(':')
    const field = collection.fields.get(name)
    if (!field || field.kind === 'hash') throw invalidQuery(`Field "${name}" does not exist in "${collection.name}"`)
    if ((field.kind === 'one' || field.kind === 'many') && !mayRead(modelOf(field.to), scope.grants))
      throw invalidQuery(`Field "${name}" does not exist in "${collection.name}"`)
    if (field.kind === 'any' && only) return [anyItem(scope, field, only, value)]
    return [
      field.kind === 'one' || field.kind === 'many'
        ? relation(scope, field, isObject(value) ? value : { _eq: value })
        : scalar(scope, field, value),
    ]
  })
  return parts.length ? scope.builder.and(parts) : null
}

/**
 * The SQL condition for filter rules on `table` (an alias of the collection's table); null when they ask nothing.
 * @throws ApiError INVALID_QUERY for an unknown field or operator, or a value that does not fit the field.
 * Source: spec 4.1 `filter`.
 */
export const filterCondition = (
  builder: Builder,
  {
    collection,
    table,
    grants,
    rules,
  }: { collection: ModelCollection; table: string; grants: Grants; rules: JsonObject },
): Expression<SqlBool> | null => combine({ builder, table, grants, depth: 0 }, collection, rules)
