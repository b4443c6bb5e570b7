/**
 * Filter rules taken apart before they become SQL. Rules that follow the same relation speak of one and the same related
 * row, wherever they stand in the filter, so they are put together here, under the relation's name.
 */
import { model, type ModelCollection } from '#schema/model.ts'
import { invalidQuery } from '../http/errors.ts'
import { shortened, shown } from '../message-values.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'

export type Part =
  /** Operators on a field, a function of a field, or a relation itself. */
  | { readonly kind: 'direct'; readonly key: string; readonly ownRules: JsonObject }
  /** Rules on what a relation leads to. */
  | { readonly kind: 'onward'; readonly key: string; readonly rules: JsonObject }
  /** `_or`; one of the alternatives has to hold. `always`: an empty rule is among them, which every row meets. */
  | { readonly kind: 'choice'; readonly alternatives: readonly (readonly Part[])[]; readonly always: boolean }

/**
 * The rules as an object: a bare value means that the field equals it.
 * @throws ApiError INVALID_QUERY for a list, and for null, which says neither "has no value" nor anything else.
 */
export const rulesOf = (key: string, input: unknown): JsonObject => {
  const name = shortened(key)
  if (Array.isArray(input)) throw invalidQuery(`Invalid filter object: "${name}" must not be ${shown(input)}`)
  if (input === null) throw invalidQuery(`"${name}" needs an operator; {"_null":true} finds what has no value`)
  return isObject(input) ? input : { _eq: input }
}

/** The collections that a filter key leads on to; none for a plain field or a function. */
const targetOf = (collection: ModelCollection, key: string): ModelCollection | undefined => {
  const [name = '', only] = key.split(':')
  const field = collection.fields.get(name)
  if (field?.kind === 'any') return only !== undefined && field.to.includes(only) ? model.get(only) : undefined
  return field?.kind === 'one' || field?.kind === 'many' ? model.get(field.to) : undefined
}

const listOf = (key: '_and' | '_or', input: unknown): readonly JsonObject[] => {
  const invalid = (what: unknown) =>
    invalidQuery(`Invalid filter object: "${key}" must be a list of objects, not ${shown(what)}`)
  if (!Array.isArray(input)) throw invalid(input)
  return input.map((rule: unknown) => {
    if (!isObject(rule)) throw invalid(rule)
    return rule
  })
}

/** Operators speak of the relation itself, all other names of what it leads to. */
const isDirect = (name: string): boolean => name.startsWith('_') && name !== '_and' && name !== '_or'

const partsOfRule = (collection: ModelCollection, key: string, input: unknown): Part[] => {
  const rules = rulesOf(key, input)
  if (!targetOf(collection, key)) return [{ kind: 'direct', key, ownRules: rules }]
  const entries = Object.entries(rules)
  const direct = entries.filter(([name]) => isDirect(name))
  const onward = entries.filter(([name]) => !isDirect(name))
  return [
    ...(direct.length ? [{ kind: 'direct', key, ownRules: Object.fromEntries(direct) } as const] : []),
    ...(onward.length || !direct.length ? [{ kind: 'onward', key, rules: Object.fromEntries(onward) } as const] : []),
  ]
}

/** When all alternatives follow one relation only, its name; null otherwise. */
const onlyRelation = (alternatives: readonly (readonly Part[])[]): string | null => {
  const parts = alternatives.flat()
  const [first] = parts
  if (first?.kind !== 'onward' || alternatives.some(({ length }) => length === 0)) return null
  return parts.every((part) => part.kind === 'onward' && part.key === first.key) ? first.key : null
}

const choice = (collection: ModelCollection, input: readonly JsonObject[]): Part[] => {
  const alternatives = input.map((rules) => filterParts(collection, rules))
  const always = input.some((rules) => Object.keys(rules).length === 0)
  const key = always ? null : onlyRelation(alternatives)
  if (key === null) return input.length ? [{ kind: 'choice', alternatives, always }] : []
  const rules = alternatives.map((parts) => ({ _and: parts.map((part) => (part.kind === 'onward' ? part.rules : {})) }))
  return [{ kind: 'onward', key, rules: { _or: rules } }]
}

/**
 * The parts of these rules, all of which have to hold.
 * @throws ApiError INVALID_QUERY for `_and` or `_or` without a list of objects, and for null in the place of a rule.
 */
export const filterParts = (collection: ModelCollection, rules: JsonObject): Part[] =>
  Object.entries(rules).flatMap(([key, input]) => {
    if (key === '_and') return listOf(key, input).flatMap((inner) => filterParts(collection, inner))
    return key === '_or' ? choice(collection, listOf(key, input)) : partsOfRule(collection, key, input)
  })

/** The parts with those that follow the same relation put together. */
export const joined = (parts: readonly Part[]): Part[] => {
  const byKey = new Map<string, JsonObject[]>()
  for (const part of parts)
    if (part.kind === 'onward') byKey.set(part.key, [...(byKey.get(part.key) ?? []), part.rules])
  return [
    ...parts.filter(({ kind }) => kind !== 'onward'),
    ...[...byKey].map(([key, all]): Part => ({
      kind: 'onward',
      key,
      rules: all.length === 1 ? (all[0] ?? {}) : { _and: all },
    })),
  ]
}

/** The relations by which a part chooses among several related rows. */
const choosing = (collection: ModelCollection, part: Part): string[] => {
  if (part.kind === 'direct') return []
  if (part.kind === 'choice') return part.alternatives.flat().flatMap((inner) => choosing(collection, inner))
  if (collection.fields.get(part.key)?.kind === 'many') return [part.key]
  const target = targetOf(collection, part.key)
  return target && filterParts(target, part.rules).some((inner) => choosing(target, inner).length) ? [part.key] : []
}

/** A choice that speaks of the same related row as another of the parts; null when every part stands by itself. */
export const sharedChoice = (
  collection: ModelCollection,
  parts: readonly Part[],
): (Part & { kind: 'choice' }) | null => {
  if (parts.length < 2) return null
  const used = parts.map((part) => new Set(choosing(collection, part)))
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'choice' || part.always) continue
    const ownRelations = used[index] ?? new Set()
    if (used.some((otherRelations, other) => other !== index && !ownRelations.isDisjointFrom(otherRelations)))
      return part
  }
  return null
}
