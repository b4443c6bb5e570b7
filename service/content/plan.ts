/** Turns requested field paths into a tree of what to read, checked against the description and the caller's grants. */
import { modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { embargoOn, mayRead, type Grants } from './access.ts'
import type { JsonObject } from './query.ts'

export type RelatedQuery = {
  readonly limit: number
  readonly offset: number
  readonly sort: readonly string[]
  readonly filter: JsonObject | null
}

export type Selection =
  | { readonly kind: 'column'; readonly field: ModelField; readonly embargo: string | null }
  | { readonly kind: 'one'; readonly field: ModelField; readonly plan: Plan; readonly embargo: string | null }
  | {
      readonly kind: 'many'
      readonly field: ModelField & { kind: 'many' }
      /** Null: the related rows' ids only. */
      readonly plan: Plan | null
      readonly query: RelatedQuery
    }
  | { readonly kind: 'any'; readonly field: ModelField & { kind: 'any' }; readonly plans: ReadonlyMap<string, Plan> }

export type Plan = {
  readonly collection: ModelCollection
  /** By the name under which the item shows it, in the order asked for. */
  readonly selections: ReadonlyMap<string, Selection>
}

/** Source: spec 8 "Related items per relational sub-query". */
const defaultRelated = 100
const maxDepth = 10

type Tree = Map<string, Tree>

const toTree = (paths: readonly string[]): Tree => {
  const root: Tree = new Map()
  for (const path of paths) {
    const segments = path.split('.')
    if (segments.length > 2 * maxDepth) throw invalidQuery('Max relational depth exceeded')
    let node = root
    for (const segment of segments) {
      const next = node.get(segment) ?? new Map()
      node.set(segment, next)
      node = next
    }
  }
  return root
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const whole = (value: unknown, minimum: number): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= minimum ? number : null
}

const relatedQuery = (deep: JsonObject): RelatedQuery => {
  const given = (name: string, minimum: number) => {
    if (deep[name] === undefined) return null
    const value = whole(deep[name], minimum)
    if (value === null) throw invalidQuery(`"deep.${name}" must be an integer of at least ${minimum}`)
    return value
  }
  const limit = given('_limit', -1) ?? defaultRelated
  const page = given('_page', 0)
  const sort = deep['_sort']
  const filter = deep['_filter']
  if (filter !== undefined && !isObject(filter)) throw invalidQuery('"deep._filter" must be of type object')
  return {
    limit,
    offset: page === null || limit < 0 ? (given('_offset', 0) ?? 0) : Math.max(page - 1, 0) * limit,
    sort: (Array.isArray(sort) ? sort.map(String) : typeof sort === 'string' ? sort.split(',') : []).map((name) =>
      name.trim(),
    ),
    filter: filter ?? null,
  }
}

/** `item:buttons` names the collection beside the field; a plain name leaves it open. */
const splitName = (segment: string): { name: string; only: string | null } => {
  const colon = segment.indexOf(':')
  return colon < 0 ? { name: segment, only: null } : { name: segment.slice(0, colon), only: segment.slice(colon + 1) }
}

type Context = { readonly grants: Grants; readonly depth: number; readonly deep: JsonObject }

const select = (collection: ModelCollection, field: ModelField, children: Tree, context: Context): Selection | null => {
  const embargo = embargoOn(collection, field)
  const own = context.deep[field.name]
  const deep = isObject(own) ? own : {}
  const next = { ...context, deep, depth: context.depth + 1 }
  switch (field.kind) {
    case 'one': {
      if (!children.size) return { kind: 'column', field, embargo }
      const target = modelOf(field.to)
      return mayRead(target, context.grants)
        ? { kind: 'one', field, plan: planTree(target, children, next), embargo }
        : null
    }
    case 'many': {
      const target = modelOf(field.to)
      if (!mayRead(target, context.grants)) return null
      const plan = children.size ? planTree(target, children, next) : null
      return { kind: 'many', field, plan, query: relatedQuery(deep) }
    }
    case 'any':
      return children.size ? { kind: 'any', field, plans: new Map() } : { kind: 'column', field, embargo: null }
    default:
      if (children.size) throw invalidQuery(`Field "${field.name}" in "${collection.name}" holds no related items`)
      return { kind: 'column', field, embargo }
  }
}

const planAny = (field: ModelField & { kind: 'any' }, only: string | null, children: Tree, context: Context) =>
  field.to
    .filter((name) => only === null || name === only)
    .filter((name) => mayRead(modelOf(name), context.grants))
    .map(
      (name) => [name, planTree(modelOf(name), children, { ...context, depth: context.depth + 1, deep: {} })] as const,
    )

const planTree = (collection: ModelCollection, tree: Tree, context: Context): Plan => {
  if (context.depth > maxDepth) throw invalidQuery('Max relational depth exceeded')
  const selections = new Map<string, Selection>()
  for (const [segment, children] of tree) {
    if (segment === '*') {
      for (const field of collection.fields.values()) {
        if (selections.has(field.name) || field.kind === 'hash') continue
        const relational = field.kind === 'one' || field.kind === 'many' || field.kind === 'any'
        const selection = select(collection, field, relational ? children : new Map(), context)
        if (selection?.kind === 'any')
          selections.set(field.name, {
            ...selection,
            plans: new Map(planAny(selection.field, null, children, context)),
          })
        else if (selection) selections.set(field.name, selection)
      }
      continue
    }
    const { name, only } = splitName(segment)
    const field = collection.fields.get(name)
    if (!field) throw invalidQuery(`Field "${name}" does not exist in "${collection.name}"`)
    if (only !== null && field.kind !== 'any')
      throw invalidQuery(`Field "${name}" is not related to several collections`)
    const selection = select(collection, field, children, context)
    if (selection?.kind === 'any') {
      const former = selections.get(name)
      const plans = new Map(former?.kind === 'any' ? former.plans : [])
      for (const [target, plan] of planAny(selection.field, only, children, context)) plans.set(target, plan)
      selections.set(name, { ...selection, plans })
    } else if (selection) selections.set(name, selection)
  }
  return { collection, selections }
}

/**
 * What to read of a collection for these field paths; without paths the default set: every scalar, and every
 * relation as ids. Relations that the caller may not read are left out.
 * @throws ApiError INVALID_QUERY for a field that does not exist, a depth of over ten, or a `deep` that is not right.
 * Source: spec 4.1. Chosen: spec 7.1 lists wrong field names under INVALID_QUERY, so they are that, not FORBIDDEN.
 */
export const planFields = (
  collection: ModelCollection,
  { fields, deep, grants }: { fields: readonly string[]; deep: JsonObject; grants: Grants },
): Plan => planTree(collection, toTree(fields.length ? fields : ['*']), { grants, depth: 0, deep })
