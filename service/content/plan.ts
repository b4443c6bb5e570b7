/** Turns requested field paths into a tree of what to read, checked against the description and the caller's grants. */
import { boundedCache } from '#platform/lru.ts'
import { modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { shortened, shown } from '../message-values.ts'
import { mayRead, placeOf, type Place } from './access.ts'
import { callOf, hidden, termOf, type Term } from './expression.ts'
import { limits } from './limits.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
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
      /** By collection; items of others stay ids. */
      readonly kinds: ReadonlyMap<string, Kind>
    }

/** What is read of the items of one collection, in a relation to several. */
export type Kind = { readonly plan: Plan; readonly query: RelatedQuery }

export type Plan = {
  /** The collection under the alias that the terms of the selections speak of. */
  readonly place: Place
  readonly selections: readonly Selection[]
}

/** Whether the plan follows no relation, so that one statement reads it. */
export const isFlat = ({ selections }: Plan): boolean => selections.every(({ kind }) => kind === 'value')

/** Source: docs/contract.md 8 "Related items per relational sub-query". */
const defaultRelated = 100

type Tree = Map<string, Tree>

const tooDeep = () => invalidQuery(`Max relational depth exceeded: "fields" may follow ${limits.depth} relations`)

const toTree = (paths: readonly string[]): Tree => {
  const root: Tree = new Map()
  for (const path of paths) {
    const segments = path.split('.')
    if (segments.length > limits.depth + 1) throw tooDeep()
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

const ownValue = (deep: JsonObject, name: string): unknown => (Object.hasOwn(deep, name) ? deep[name] : undefined)

const relatedQuery = (deep: JsonObject): RelatedQuery => {
  const integerFor = (name: string, minimum: number) => {
    const raw = ownValue(deep, name)
    if (raw === undefined) return null
    const value = whole(raw, minimum)
    if (value === null)
      throw invalidQuery(`"deep.${name}" must be an integer of at least ${minimum}, not ${shown(raw)}`)
    return value
  }
  const limit = integerFor('_limit', -1) ?? defaultRelated
  const page = integerFor('_page', 0)
  const offset = integerFor('_offset', 0) ?? 0
  const filter = ownValue(deep, '_filter')
  if (filter !== undefined && !isObject(filter))
    throw invalidQuery(`"deep._filter" must be of type object, not ${shown(filter)}`)
  return {
    limit,
    offset: !page || limit < 0 ? offset : Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER),
    sort: parseOrders('deep._sort', ownValue(deep, '_sort')),
    filter: filter ?? null,
    search: parseSearch(ownValue(deep, '_search')),
  }
}

/** `item:buttons` names the collection beside the field; a plain name leaves it open. */
const splitName = (segment: string): { name: string; only: string | null } => {
  const colon = segment.indexOf(':')
  return colon < 0 ? { name: segment, only: null } : { name: segment.slice(0, colon), only: segment.slice(colon + 1) }
}

type Reader = Pick<Place, 'grants' | 'dialect' | 'strict'>

type Context = Reader & {
  readonly depth: number
  readonly deep: JsonObject
  readonly alias: ReadonlyMap<string, string>
  /** How many selections may still be added; shared by the whole tree. */
  readonly budget: { remaining: number }
}

const below = (context: Context, deep: unknown): Context => {
  const next = isObject(deep) ? deep : {}
  return { ...context, depth: context.depth + 1, deep: next, alias: parseAlias(ownValue(next, '_alias')) }
}

/** Merges two trees: the fields that either requests. */
const merged = (one: Tree, other: Tree): Tree => {
  if (!one.size) return other
  if (!other.size) return one
  const tree = new Map(one)
  for (const [segment, children] of other) {
    const existing = tree.get(segment)
    tree.set(segment, existing ? merged(existing, children) : children)
  }
  return tree
}

const isRelation = ({ kind }: ModelField) => kind === 'one' || kind === 'many' || kind === 'any'

/** The tree with each field and each alias of one in the place of `*`, so that it adds to the fields requested by name, in any order. */
const spelledOut = ({ fields }: ModelCollection, tree: Tree, alias: ReadonlyMap<string, string>): Tree => {
  const onward = tree.get('*')
  if (!onward) return tree
  const expanded = new Map(tree)
  expanded.delete('*')
  const every = [...fields.values()].filter(({ kind, name }) => kind !== 'hash' && !alias.has(name))
  const aliased = [...alias].flatMap(([shown, name]) => {
    const field = fields.get(name)
    return field && field.kind !== 'hash' ? [[shown, field] as const] : []
  })
  const named = [...every.map((field) => [field.name, field] as const), ...aliased]
  return merged(new Map(named.map(([shown, field]) => [shown, isRelation(field) ? onward : new Map()])), expanded)
}

/** The requested fields of items of several collections: of all collections, and by collection as in `item:buttons`. */
type Kinds = { readonly all: Tree; readonly byCollection: ReadonlyMap<string, Tree> }

const planAny = (field: ModelField & { kind: 'any' }, { all, byCollection }: Kinds, context: Context) =>
  field.to.flatMap((name) => {
    const tree = merged(all, byCollection.get(name) ?? new Map())
    if (!tree.size || !mayRead(modelOf(name), context.grants)) return []
    const next = below(context, ownValue(context.deep, `${field.name}:${name}`))
    return [[name, { plan: planTree(modelOf(name), tree, next), query: relatedQuery(next.deep) }] as const]
  })

type Wanted = {
  readonly key: string
  readonly field: ModelField
  readonly children: Tree
  readonly byCollection: ReadonlyMap<string, Tree>
}

/** The selection of a field; null for a relation that the caller may not follow. */
const select = (place: Place, { key, field, children, byCollection }: Wanted, context: Context): Selection | null => {
  if ((field.kind === 'one' || field.kind === 'many') && !mayRead(modelOf(field.to), context.grants)) return null
  const deep = ownValue(context.deep, key)
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
      return children.size || [...byCollection.values()].some(({ size }) => size)
        ? {
            kind: 'any',
            key,
            field,
            kinds: new Map(planAny(field, { all: children, byCollection }, context)),
          }
        : { kind: 'value', key, term: termOf(place, field.name) }
    default:
      if (children.size && place.strict) return null
      if (children.size)
        throw invalidQuery(`Field "${field.name}" in "${place.collection.name}" holds no related items`)
      return { kind: 'value', key, term: termOf(place, field.name) }
  }
}

/** The request under one name: its nested fields, and those of each collection named with it. */
type Request = { readonly segment: string; children: Tree; readonly byCollection: Map<string, Tree> }

/** The selection of one name: a field, an alias, or a function; null for a relation that the caller may not follow. */
const selectName = (place: Place, shown: string, request: Request, context: Context): Selection | null => {
  const { segment, children, byCollection } = request
  const name = context.alias.get(shown) ?? shown
  if (callOf(name)) {
    if (children.size || byCollection.size) throw invalidQuery(`"${shortened(segment)}" holds no related items`)
    const term = termOf(place, name)
    return { kind: 'value', key: name === shown ? term.name : shown, term }
  }
  const field = place.collection.fields.get(name)
  if (!field || field.kind === 'hash') {
    // As Directus: a path through a relation that is not there is dropped, a plain name is refused.
    if (place.strict && children.size) return null
    throw hidden(place, name)
  }
  if (byCollection.size && field.kind !== 'any')
    throw invalidQuery(`Field "${shortened(name)}" is not related to several collections`)
  return select(place, { key: shown, field, children, byCollection }, context)
}

const planTree = (collection: ModelCollection, tree: Tree, context: Context): Plan => {
  if (context.depth > limits.depth) throw tooDeep()
  const place = placeOf(collection, context)
  const requests = new Map<string, Request>()
  for (const [segment, children] of spelledOut(collection, tree, context.alias)) {
    const { name, only } = splitName(segment)
    const request = requests.get(name) ?? { segment, children: new Map(), byCollection: new Map() }
    if (only === null) request.children = children
    else request.byCollection.set(only, children)
    requests.set(name, request)
  }
  const selections = new Map<string, Selection>()
  for (const [name, request] of requests) {
    const selection = selectName(place, name, request, context)
    if (!selection) continue
    context.budget.remaining -= 1
    if (context.budget.remaining < 0) throw invalidQuery(`"fields" asks for more than ${limits.selections} fields`)
    selections.set(selection.key, selection)
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
 * Source: docs/contract.md 4.1. Chosen: docs/contract.md 7.1 lists wrong field names under INVALID_QUERY, so they are that, not FORBIDDEN.
 */
export const planFields = (collection: ModelCollection, { fields, deep, alias }: Wish, reader: Reader): Plan => {
  const budget = { remaining: limits.selections }
  const { grants, dialect, strict } = reader
  return planTree(collection, toTree(fields.length ? fields : ['*']), {
    grants,
    dialect,
    strict,
    depth: 0,
    deep,
    alias,
    budget,
  })
}

/** Number of cached plans: a site requests some twenty shapes, and other callers a few more. */
const maxPlans = 200
const plans = boundedCache<Plan>(maxPlans)

/**
 * As `planFields`, but a plan for the same wish and grants is reused from a cache, and with it its compiled statements.
 * A `deep` with variables is planned anew, because what they stand for changes.
 */
export const planFor = (collection: ModelCollection, wish: Wish, reader: Reader): Plan => {
  const { grants, dialect, strict } = reader
  const deep = JSON.stringify(wish.deep)
  const key = JSON.stringify([
    dialect.name,
    strict,
    collection.name,
    [...grants].sort(),
    wish.fields,
    [...wish.alias],
    deep,
  ])
  const plan = () => planFields(collection, wish, reader)
  return deep.includes('$') || key.length > 20_000 ? plan() : plans(key, plan)
}
