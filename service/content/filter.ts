/** Filter rules as SQL conditions; relations as membership of the rows that meet the inner rules. */
import { sql } from 'kysely'
import { allOf, mayRead, related, valueToFollow, visible, visibleItself, type Place, type Sql } from './access.ts'
import { modelOf, type ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { callOf, fieldOf, termOf, type Term } from './expression.ts'
import { limits } from './limits.ts'
import { applyOperator, isOperator } from './operators.ts'
import { isObject, type JsonObject } from './parameters.ts'
import type { Variables } from './value.ts'

type Scope = { readonly place: Place; readonly variables: Variables; readonly depth: number }

const both = (conditions: readonly Sql[], word: 'and' | 'or'): Sql =>
  conditions.length === 1 && conditions[0] ? conditions[0] : sql`(${sql.join(conditions, sql.raw(` ${word} `))})`

/** The rules as an object: a bare value means that the field equals it. */
const rulesOf = (given: unknown): JsonObject => {
  if (Array.isArray(given)) throw invalidQuery('Invalid filter object')
  return isObject(given) ? given : { _eq: given }
}

const onTerm = (scope: Scope, term: Omit<Term, 'name'>, rules: unknown): Sql[] =>
  Object.entries(rulesOf(rules)).flatMap(([name, given]) => {
    if (name !== '_and' && name !== '_or')
      return [applyOperator({ ...term, variables: scope.variables, dialect: scope.place.dialect }, name, given)]
    if (!Array.isArray(given)) throw invalidQuery('Invalid filter object')
    const parts = given.flatMap((entry: unknown) => {
      const inside = onTerm(scope, term, entry)
      return inside.length ? [both(inside, 'and')] : []
    })
    return parts.length ? [both(parts, name === '_and' ? 'and' : 'or')] : []
  })

type Members = { readonly value: Sql; readonly to: string; readonly key: string; readonly rules: JsonObject | null }

/**
 * Whether the value is the `key` of a visible row of another table that meets the rules. The inner statement never speaks
 * of the outer row, so that it runs once: a chain of relations costs their sum, where `exists` would cost the product.
 */
const among = (scope: Scope, { value, to, key, rules }: Members): Sql => {
  const depth = scope.depth + 1
  if (depth > limits.depth) throw invalidQuery('"filter" follows too many relations')
  const target = related(scope.place, to)
  const column = sql.ref(`${target.table}.${key}`)
  const condition = allOf([
    // A null in the list would make every `not in` unknown.
    sql`${column} is not null`,
    target.dialect.check,
    key === 'id' ? visibleItself(target) : visible(target, key),
    rules && combine({ ...scope, place: target, depth }, rules),
  ])
  return sql`${value} in (select ${column} from ${sql.table(to)} as ${sql.ref(target.table)} where ${condition})`
}

/** Rules on a relation to one: operators speak of its id, other names of the item. */
const onOne = (scope: Scope, field: ModelField & { kind: 'one' }, given: unknown): Sql[] => {
  const entries = Object.entries(rulesOf(given))
  const own = entries.filter(([name]) => isOperator(name))
  const onward = entries.filter(([name]) => !isOperator(name))
  const parts = own.length ? onTerm(scope, termOf(scope.place, field.name), Object.fromEntries(own)) : []
  if (onward.length || !entries.length) {
    const value = valueToFollow(scope.place, field, () => true)
    parts.push(among(scope, { value, to: field.to, key: 'id', rules: Object.fromEntries(onward) }))
  }
  return parts
}

const quantifiers: ReadonlySet<string> = new Set(['_some', '_none', '_null', '_nnull'])

const isYes = (name: string, value: unknown): boolean => {
  if (value === true || value === 'true' || value === '') return true
  if (value === false || value === 'false') return false
  throw invalidQuery(`"${name}" must be true or false`)
}

/** Rules on a relation to many: some related row meets them, unless `_none` says otherwise. */
const onMany = (scope: Scope, field: ModelField & { kind: 'many' }, given: unknown): Sql[] => {
  const rules: JsonObject = given === null ? { _null: true } : rulesOf(given)
  const some = (rules: JsonObject | null) =>
    among(scope, { value: sql.ref(`${scope.place.table}.id`), to: field.to, key: field.by, rules })
  const parts = Object.entries(rules).flatMap(([name, value]): Sql[] => {
    if (!quantifiers.has(name)) return []
    if (name === '_null' || name === '_nnull') {
      const any = some(null)
      return [isYes(name, value) === (name === '_null') ? sql`not (${any})` : any]
    }
    if (!isObject(value)) throw invalidQuery('Invalid filter object')
    return [name === '_some' ? some(value) : sql`not (${some(value)})`]
  })
  // Rules side by side speak of one and the same related row.
  const plain = Object.entries(rules).filter(([name]) => !quantifiers.has(name))
  const operator = plain.find(([name]) => isOperator(name))?.[0]
  if (operator) throw invalidQuery(`"alias" field type does not contain the "${operator}" filter operator`)
  return plain.length || !parts.length ? [...parts, some(Object.fromEntries(plain))] : parts
}

/** `item:articles` inside a many-to-any junction: rows of that collection which meet the rules. */
const onAny = (scope: Scope, field: ModelField & { kind: 'any' }, only: string, rules: unknown): Sql => {
  const { place } = scope
  if (!field.to.includes(only) || !mayRead(modelOf(only), place.grants))
    throw invalidQuery(`Field "${field.name}:${only}" does not exist in "${place.collection.name}"`)
  if (!isObject(rules)) throw invalidQuery('Invalid filter object')
  const kind = sql`${sql.ref(`${place.table}.${field.collectionField}`)} = ${sql.lit(only)}`
  const value = sql.ref(`${place.table}.${field.name}`)
  return sql`(${kind} and ${among(scope, { value, to: only, key: 'id', rules })})`
}

const onField = (scope: Scope, key: string, given: unknown): Sql[] => {
  if (key === '_some' || key === '_none')
    throw invalidQuery(`"${key}" can only be used with top level relational alias field`)
  if (callOf(key)) return onTerm(scope, termOf(scope.place, key), given)
  const [name = '', only] = key.split(':')
  const field = fieldOf(scope.place, name)
  if (only !== undefined && field.kind !== 'any')
    throw invalidQuery(`Field "${name}" is not related to several collections`)
  switch (field.kind) {
    case 'one':
      return onOne(scope, field, given)
    case 'many':
      return onMany(scope, field, given)
    case 'any':
      return only === undefined ? onTerm(scope, termOf(scope.place, name), given) : [onAny(scope, field, only, given)]
    default:
      return onTerm(scope, termOf(scope.place, name), given)
  }
}

const combine = (scope: Scope, rules: JsonObject): Sql | null => {
  const parts = Object.entries(rules).flatMap(([key, value]): Sql[] => {
    if (key !== '_and' && key !== '_or') return onField(scope, key, value)
    if (!Array.isArray(value)) throw invalidQuery('Invalid filter object')
    const met = value.flatMap((rule: unknown) => {
      if (!isObject(rule)) throw invalidQuery('Invalid filter object')
      return combine(scope, rule) ?? []
    })
    return met.length ? [both(met, key === '_and' ? 'and' : 'or')] : []
  })
  return parts.length ? both(parts, 'and') : null
}

/**
 * The SQL condition for filter rules on a row; null when they ask nothing.
 * @throws ApiError INVALID_QUERY for an unknown or hidden field, an unknown operator, a value that does not fit the
 * field, or more than ten relations one inside the other.
 * Source: spec 4.1 `filter`.
 */
export const filterCondition = (place: Place, rules: JsonObject, variables: Variables): Sql | null =>
  combine({ place, variables, depth: 0 }, rules)
