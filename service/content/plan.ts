/** Turns requested field paths into a tree of what to read, checked against the description and the caller's grants. */
import { modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { mayRead, placeOf, type Place } from './access.ts'
import { callOf, termOf, type Term } from './expression.ts'
import { limits } from './limits.ts'
import { isObject, type JsonObject } from './parameters.ts'
import { parseAlias, parseOrders, parseSearch } from './query.ts'

export type RelatedQuery = {
  readonly limit: number
  readonly offset: number
  readonly sort: readonly string[]
  readonly filter: JsonObject | null
  readonly search: string | null
}

/** What the item shows under `key`. */
export type Selection =
  | { readonly kind: 'value'; readonly key: string; readonly term: Term }
  | {
      readonly kind: 'one'
      readonly key: string
      readonly field: ModelField & { kind: 'one' }
      readonly plan: Plan
      readonly query: RelatedQuery
    }
  | {
      readonly kind: 'many'
      readonly key: string
      readonly field: ModelField & { kind: 'many' }
      /** Null: the related rows' ids only. */
      readonly plan: Plan | null
      readonly query: RelatedQuery
    }
  | {
      readonly kind: 'any'
      readonly key: string
      readonly field: ModelField & { kind: 'any' }
      readonly plans: ReadonlyMap<string, Plan>
    }

export type Plan = {
  /** The collection under the alias that the terms of the selections speak of. */
  readonly place: Place
  readonly selections: readonly Selection[]
}

/** Whether the plan follows no relation, so that one statement reads it. */
export const isFlat = ({ selections }: Plan): boolean => selections.every(({ kind }) => kind === 'value')

/** Source: spec 8 "Related items per relational sub-query". */
const defaultRelated = 100

type Tree = Map<string, Tree>

const toTree = (paths: readonly string[]): Tree => {
  const root: Tree = new Map()
  for (const path of paths) {
    const segments = path.split('.')
    if (segments.length > limits.depth + 1) throw invalidQuery('Max relational depth exceeded')
    let node = root
    for (const segment of segments) {
      const next = node.get(segment) ?? new Map()
      node.set(segment, next)
      node = next
    }
  }
  return root
}

const whole = (value: unknown, minimum: number): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= minimum ? number : null
}

const own = (deep: JsonObject, name: string): unknown => (Object.hasOwn(deep, name) ? deep[name] : undefined)

const relatedQuery = (deep: JsonObject): RelatedQuery => {
  const given = (name: string, minimum: number) => {
    const raw = own(deep, name)
    if (raw === undefined) return null
    const value = whole(raw, minimum)
    if (value === null) throw invalidQuery(`"deep.${name}" must be an integer of at least ${minimum}`)
    return value
  }
  const limit = given('_limit', -1) ?? defaultRelated
  const page = given('_page', 0)
  const offset = given('_offset', 0) ?? 0
  const filter = own(deep, '_filter')
  if (filter !== undefined && !isObject(filter)) throw invalidQuery('"deep._filter" must be of type object')
  return {
    limit,
    offset: page === null || limit < 0 ? offset : Math.min(Math.max(page - 1, 0) * limit, Number.MAX_SAFE_INTEGER),
    sort: parseOrders('deep._sort', own(deep, '_sort')),
    filter: filter ?? null,
    search: parseSearch(own(deep, '_search')),
  }
}

/** `item:buttons` names the collection beside the field; a plain name leaves it open. */
const splitName = (segment: string): { name: string; only: string | null } => {
  const colon = segment.indexOf(':')
  return colon < 0 ? { name: segment, only: null } : { name: segment.slice(0, colon), only: segment.slice(colon + 1) }
}

type Reader = Pick<Place, 'grants' | 'dialect'>

type Context = Reader & {
  readonly depth: number
  readonly deep: JsonObject
  readonly alias: ReadonlyMap<string, string>
  /** How many selections may still be added; shared by the whole tree. */
  readonly budget: { left: number }
}

const below = (context: Context, deep: unknown): Context => {
  const next = isObject(deep) ? deep : {}
  return { ...context, depth: context.depth + 1, deep: next, alias: parseAlias(own(next, '_alias')) }
}

const planAny = (field: ModelField & { kind: 'any' }, only: string | null, children: Tree, context: Context) =>
  field.to
    .filter((name) => (only === null || name === only) && mayRead(modelOf(name), context.grants))
    .map((name) => {
      const next = below(context, own(context.deep, `${field.name}:${name}`))
      return [name, planTree(modelOf(name), children, next)] as const
    })

type Wanted = {
  readonly key: string
  readonly field: ModelField
  readonly only: string | null
  readonly children: Tree
}

/** The selection of a field; null for a relation that the caller may not follow. */
const select = (place: Place, { key, field, only, children }: Wanted, context: Context): Selection | null => {
  if ((field.kind === 'one' || field.kind === 'many') && !mayRead(modelOf(field.to), context.grants)) return null
  const deep = own(context.deep, key)
  switch (field.kind) {
    case 'one': {
      if (!children.size) return { kind: 'value', key, term: termOf(place, field.name) }
      const next = below(context, deep)
      return {
        kind: 'one',
        key,
        field,
        plan: planTree(modelOf(field.to), children, next),
        query: relatedQuery(next.deep),
      }
    }
    case 'many': {
      const next = below(context, deep)
      const plan = children.size ? planTree(modelOf(field.to), children, next) : null
      return { kind: 'many', key, field, plan, query: relatedQuery(next.deep) }
    }
    case 'any':
      return children.size
        ? { kind: 'any', key, field, plans: new Map(planAny(field, only, children, context)) }
        : { kind: 'value', key, term: termOf(place, field.name) }
    default:
      if (children.size)
        throw invalidQuery(`Field "${field.name}" in "${place.collection.name}" holds no related items`)
      return { kind: 'value', key, term: termOf(place, field.name) }
  }
}

const isRelation = ({ kind }: ModelField) => kind === 'one' || kind === 'many' || kind === 'any'

/** The selections of one segment: a name, an alias, a function, or `*` for every field. */
const selectSegment = (place: Place, segment: string, children: Tree, context: Context): (Selection | null)[] => {
  if (segment === '*')
    return [...place.collection.fields.values()]
      .filter(({ kind }) => kind !== 'hash')
      .map((field) => {
        const onward: Tree = isRelation(field) ? children : new Map()
        return select(place, { key: field.name, field, only: null, children: onward }, context)
      })
  const { name: shown, only } = splitName(segment)
  const name = context.alias.get(shown) ?? shown
  if (callOf(name)) {
    if (children.size) throw invalidQuery(`"${segment}" holds no related items`)
    const term = termOf(place, name)
    return [{ kind: 'value', key: name === shown ? term.name : shown, term }]
  }
  const field = place.collection.fields.get(name)
  if (!field || field.kind === 'hash')
    throw invalidQuery(`Field "${name}" does not exist in "${place.collection.name}"`)
  if (only !== null && field.kind !== 'any') throw invalidQuery(`Field "${name}" is not related to several collections`)
  return [select(place, { key: shown, field, only, children }, context)]
}

const planTree = (collection: ModelCollection, tree: Tree, context: Context): Plan => {
  if (context.depth > limits.depth) throw invalidQuery('Max relational depth exceeded')
  const place = placeOf(collection, context)
  const selections = new Map<string, Selection>()
  for (const [segment, children] of tree)
    for (const selection of selectSegment(place, segment, children, context)) {
      if (!selection) continue
      context.budget.left -= 1
      if (context.budget.left < 0) throw invalidQuery(`"fields" asks for more than ${limits.selections} fields`)
      const former = selections.get(selection.key)
      // A wildcard never overrides what was asked for by name, and kinds of `item` add up.
      if (former && segment === '*') continue
      selections.set(
        selection.key,
        former?.kind === 'any' && selection.kind === 'any'
          ? { ...selection, plans: new Map([...former.plans, ...selection.plans]) }
          : selection,
      )
    }
  return { place, selections: [...selections.values()] }
}

export type Wish = {
  readonly fields: readonly string[]
  readonly deep: JsonObject
  readonly alias: ReadonlyMap<string, string>
}

/**
 * What to read of a collection for these field paths; without paths the default set: every scalar, every relation as
 * ids, and what `alias` names. Relations that the caller may not read are left out.
 * @throws ApiError INVALID_QUERY for a field that does not exist, a depth of over ten, too many fields, or a `deep`
 * that is not right.
 * Source: spec 4.1. Chosen: spec 7.1 lists wrong field names under INVALID_QUERY, so they are that, not FORBIDDEN.
 */
export const planFields = (collection: ModelCollection, { fields, deep, alias }: Wish, reader: Reader): Plan => {
  const budget = { left: limits.selections }
  const { grants, dialect } = reader
  return planTree(collection, toTree(fields.length ? fields : ['*']), {
    grants,
    dialect,
    depth: 0,
    deep,
    alias,
    budget,
  })
}

/** Plans kept: a site asks some twenty shapes, and callers of their own a few more. */
const maxPlans = 200
const plans = new Map<string, Plan>()

/**
 * As `planFields`, but a plan that was made before for the same wish and grants is taken again, and with it the
 * statements made for it. A `deep` with variables is planned anew, because what they stand for changes.
 */
export const planFor = (collection: ModelCollection, wish: Wish, reader: Reader): Plan => {
  const { grants, dialect } = reader
  const deep = JSON.stringify(wish.deep)
  const key = JSON.stringify([dialect.name, collection.name, [...grants].sort(), wish.fields, [...wish.alias], deep])
  const known = plans.get(key)
  const plan = known ?? planFields(collection, wish, reader)
  if (deep.includes('$') || key.length > 20_000) return plan
  plans.delete(key)
  plans.set(key, plan)
  const [oldest] = plans.size > maxPlans ? plans.keys() : []
  if (oldest !== undefined) plans.delete(oldest)
  return plan
}
