/** Filter rules as SQL conditions; relations as membership of the rows that meet the inner rules. */
import { sql } from 'kysely'
import {
  allOf,
  mayRead,
  related,
  valueOf,
  valueToFollow,
  visible,
  visibleItself,
  type Place,
  type Sql,
} from './access.ts'
import { modelOf, type ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { shortened, shown } from '../message-values.ts'
import { callOf, fieldOf, termOf, type Term } from './expression.ts'
import { filterParts, joined, rulesOf, sharedChoice, type Part } from './filter-parts.ts'
import { limits } from './limits.ts'
import { applyOperator, flag } from './operators.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import type { Variables } from './value.ts'

type Scope = {
  readonly place: Place
  readonly variables: Variables
  readonly depth: number
  /** Whether a relation was followed to come here; `_some` and `_none` stand on the collection itself only. */
  readonly below: boolean
  /** Whether the row stands for one that is not there, so that none of its fields has a value. */
  readonly absent: boolean
  /** How many conditions may still be made; shared by the whole filter. */
  readonly budget: { remaining: number }
}

const both = (conditions: readonly Sql[], word: 'and' | 'or'): Sql =>
  conditions.length === 1 && conditions[0] ? conditions[0] : sql`(${sql.join(conditions, sql.raw(` ${word} `))})`

const spend = ({ budget }: Scope): void => {
  budget.remaining -= 1
  if (budget.remaining < 0) throw invalidQuery(`"filter" has more than ${limits.conditions} conditions`)
}

const onTerm = (scope: Scope, term: Term, rules: unknown): Sql[] =>
  Object.entries(rulesOf(term.name, rules)).flatMap(([name, input]) => {
    if (name !== '_and' && name !== '_or') {
      spend(scope)
      return [applyOperator({ ...term, variables: scope.variables, dialect: scope.place.dialect }, name, input)]
    }
    if (!Array.isArray(input))
      throw invalidQuery(`Invalid filter object: "${name}" must be a list, not ${shown(input)}`)
    const alternatives = input.map((entry: unknown) => onTerm(scope, term, entry))
    const parts = alternatives.flatMap((inside) => (inside.length ? [both(inside, 'and')] : []))
    // An empty rule holds for every row.
    if (name === '_or' && parts.length < alternatives.length) return []
    return parts.length ? [both(parts, name === '_and' ? 'and' : 'or')] : []
  })

type Members = { readonly value: Sql; readonly to: string; readonly key: string; readonly rules: JsonObject | null }

const next = (scope: Scope, place: Place): Scope => {
  const depth = scope.depth + 1
  if (depth > limits.depth) throw invalidQuery(`"filter" follows too many relations, at most ${limits.depth}`)
  return { ...scope, place, depth }
}

/**
 * Whether the value is the `key` of a visible row of another table that meets the condition. The inner statement never
 * speaks of the outer row, so that it runs once: a chain of relations costs their sum, where `exists` would cost the product.
 */
const inSubquery = (target: Place, value: Sql, key: string, innerCondition: Sql | null): Sql => {
  const column = sql.ref(`${target.table}.${key}`)
  const condition = allOf([
    // A null in the list would make every `not in` unknown.
    sql`${column} is not null`,
    target.dialect.check,
    key === 'id' ? visibleItself(target) : visible(target, key),
    innerCondition,
  ])
  return sql`${value} in (select ${column} from ${sql.table(target.collection.name)} as ${sql.ref(target.table)} where ${condition})`
}

const membersAmong = (scope: Scope, { value, to, key, rules }: Members): Sql => {
  const target = related(scope.place, to)
  const inner = { ...next(scope, target), below: false }
  return inSubquery(target, value, key, rules && combine(inner, rules))
}

/** Operators that can hold for a field without a value. */
const operatorsMatchingNull: ReadonlySet<string> = new Set(['_null', '_nnull', '_empty', '_nempty'])

/** Whether the rules could hold for a row none of whose fields has a value; false only where that is certain. */
const mayMatchMissingRow = (rules: unknown): boolean => {
  if (Array.isArray(rules)) return rules.some(mayMatchMissingRow)
  if (!isObject(rules)) return rules === null || (typeof rules === 'string' && rules.startsWith('$'))
  return Object.entries(rules).some(
    ([name, input]) => operatorsMatchingNull.has(name) || callOf(name) !== null || mayMatchMissingRow(input),
  )
}

/** Whether the condition holds for a row that is not there: one with every column of the table, and a value in none. */
const matchesMissingRow = ({ table, collection }: Place, condition: Sql): Sql =>
  // No id is empty.
  sql`exists (select 1 from (select 1 as one) as "nothing"
    left join ${sql.table(collection.name)} as ${sql.ref(table)} on ${sql.ref(`${table}.id`)} = '' where ${condition})`

type Step = { readonly to: string; readonly key: string; readonly value: Sql; readonly missing: () => Sql }

/** Rules on what a relation leads to. Where it leads to nothing, they are held against a row without any value. */
const follow = (scope: Scope, { to, key, value, missing }: Step, rules: JsonObject): Sql[] => {
  const inner = { ...next(scope, related(scope.place, to)), below: true }
  const condition = combine(inner, rules)
  if (!condition) return []
  if (scope.absent) return [matchesMissingRow(inner.place, condition)]
  const met = inSubquery(inner.place, value, key, condition)
  const nothing = mayMatchMissingRow(rules) ? combine({ ...inner, absent: true }, rules) : null
  return [nothing ? sql`(${met} or (${missing()} and ${matchesMissingRow(inner.place, nothing)}))` : met]
}

const ownId = ({ place }: Scope): Sql => sql.ref(`${place.table}.id`)

const quantifiers: ReadonlySet<string> = new Set(['_some', '_none', '_null', '_nnull'])

/** Whether the row has related rows at all, or such as meet the rules. */
const some = (scope: Scope, { to, by }: ModelField & { kind: 'many' }, rules: JsonObject | null): Sql =>
  membersAmong(scope, { value: ownId(scope), to, key: by, rules })

/** The condition on a to-many relation as a whole. */
const onMany = (scope: Scope, field: ModelField & { kind: 'many' }, rules: JsonObject): Sql[] =>
  Object.entries(rules).map(([name, value]): Sql => {
    spend(scope)
    if (!quantifiers.has(name))
      throw invalidQuery(`"alias" field type does not contain the "${shortened(name)}" filter operator`)
    if (name === '_null' || name === '_nnull') {
      const expected = flag(name, value) === (name === '_null')
      if (scope.absent) return expected ? sql`1 = 1` : sql`1 = 0`
      const any = some(scope, field, null)
      return expected ? sql`not (${any})` : any
    }
    if (scope.below) throw invalidQuery(`"${name}" can only be used with top level relational alias field`)
    if (!isObject(value)) throw invalidQuery(`Invalid filter object: "${name}" must be an object, not ${shown(value)}`)
    return name === '_some' ? some(scope, field, value) : sql`not (${some(scope, field, value)})`
  })

/** `item:articles` inside a many-to-any junction: rows of that collection. */
const stepToKind = ({ place }: Scope, field: ModelField & { kind: 'any' }, only: string): Step => {
  if (!field.to.includes(only) || !mayRead(modelOf(only), place.grants))
    throw invalidQuery(`Field "${field.name}:${shortened(only)}" does not exist in "${place.collection.name}"`)
  const kind = sql.ref(`${place.table}.${field.collectionField}`)
  const value = sql`case when ${kind} = ${sql.lit(only)} then ${sql.ref(`${place.table}.${field.name}`)} end`
  const missing = () => sql`(${kind} is null or ${kind} <> ${sql.lit(only)} or ${valueOf(place, field)} is null)`
  return { to: only, key: 'id', value, missing }
}

const fieldAt = (scope: Scope, key: string): { field: ModelField; only: string | null } => {
  if (key === '_some' || key === '_none')
    throw invalidQuery(`"${key}" can only be used with top level relational alias field`)
  const [name = '', only = null] = key.split(':')
  const field = fieldOf(scope.place, name)
  if (only !== null && field.kind !== 'any') throw invalidQuery(`Field "${name}" is not related to several collections`)
  return { field, only }
}

const onward = (scope: Scope, key: string, rules: JsonObject): Sql[] => {
  const { place } = scope
  const { field, only } = fieldAt(scope, key)
  if (field.kind === 'many') {
    const missing = () => sql`not (${some(scope, field, null)})`
    return follow(scope, { to: field.to, key: field.by, value: ownId(scope), missing }, rules)
  }
  if (field.kind === 'one') {
    const value = valueToFollow(place, field, () => true)
    return follow(
      scope,
      { to: field.to, key: 'id', value, missing: () => sql`${valueOf(place, field)} is null` },
      rules,
    )
  }
  return field.kind === 'any' && only !== null ? follow(scope, stepToKind(scope, field, only), rules) : []
}

const direct = (scope: Scope, key: string, rules: JsonObject): Sql[] => {
  if (callOf(key)) return onTerm(scope, termOf(scope.place, key), rules)
  const { field, only } = fieldAt(scope, key)
  if (field.kind === 'many') return onMany(scope, field, rules)
  if (only !== null) throw invalidQuery(`"${shortened(key)}" needs rules on a field of "${shortened(only)}"`)
  return onTerm(scope, termOf(scope.place, field.name), rules)
}

const conjunction = (scope: Scope, input: readonly Part[]): Sql | null => {
  const parts = joined(input)
  const shared = sharedChoice(scope.place.collection, parts)
  if (shared) {
    // One related row has to meet the alternative and what stands beside it, so that each alternative takes that along.
    const rest = parts.filter((part) => part !== shared)
    const alternatives = shared.alternatives.filter((alternative) => conjunction(scope, alternative) !== null)
    const alternativesMet = alternatives.map(
      (alternative) => conjunction(scope, [...rest, ...alternative]) ?? sql`1 = 1`,
    )
    return alternativesMet.length ? both(alternativesMet, 'or') : conjunction(scope, rest)
  }
  const conditions = parts.flatMap((part): Sql[] => {
    if (part.kind === 'direct') return direct(scope, part.key, part.ownRules)
    if (part.kind === 'onward') return onward(scope, part.key, part.rules)
    const partConditions = part.alternatives.flatMap((alternative) => conjunction(scope, alternative) ?? [])
    return partConditions.length && !part.always ? [both(partConditions, 'or')] : []
  })
  return conditions.length ? both(conditions, 'and') : null
}

const combine = (scope: Scope, rules: JsonObject): Sql | null =>
  conjunction(scope, filterParts(scope.place.collection, rules))

/**
 * The SQL condition for filter rules on a row; null when they set no condition.
 * @throws ApiError INVALID_QUERY for an unknown or hidden field, an unknown operator, a value that does not fit the
 * field, or more than ten relations one inside the other.
 * Source: docs/contract.md 4.1 `filter`.
 */
export const filterCondition = (place: Place, rules: JsonObject, variables: Variables): Sql | null =>
  combine({ place, variables, depth: 0, below: false, absent: false, budget: { remaining: limits.conditions } }, rules)
