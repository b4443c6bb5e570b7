/** A content API that has the fields of the contract and no others, made of one that has more. */
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { contractFields } from '#schema/contract-fields.ts'
import { model, type ModelCollection } from '#schema/model.ts'
import { refusal } from '../http/refusal.ts'
import type { Handler, Request } from '../http/message.ts'

type Query = JsonObject

/** The query of a request, from its address or from the body of a SEARCH. */
const queryOf = ({ method, search, body }: Request): Query => {
  if (method === 'SEARCH') {
    const parsed: unknown = JSON.parse(Buffer.from(body ?? '').toString())
    return isObject(parsed) && isObject(parsed['query']) ? parsed['query'] : {}
  }
  const parameters = new URLSearchParams(search)
  const list = (name: string) => parameters.get(name)?.split(',') ?? []
  const json = (name: string): unknown => JSON.parse(parameters.get(name) ?? '{}')
  return { fields: list('fields'), sort: list('sort'), filter: json('filter'), deep: json('deep') }
}

/** Names of related items, which search records show of every collection. */
const always = new Set(['id', 'title', 'name', 'slug', 'path', 'item', 'collection'])

const lacks = ({ name, description }: ModelCollection, field: string): boolean => {
  const fields = contractFields[name]
  if (fields) return !fields.includes(field)
  // Junctions and blocks of documents are whole; of the other collections the contract shows no fields.
  return description !== null && description.family !== 'blocks' && !always.has(field)
}

const targetOf = (collection: ModelCollection, field: string, kind: string | undefined): ModelCollection | null => {
  const described = collection.fields.get(field)
  if (described?.kind === 'any') return model.get(kind ?? '') ?? null
  return described && 'to' in described && typeof described.to === 'string' ? (model.get(described.to) ?? null) : null
}

/** The first field of a dotted path that the service lacks, as `collection.field`. */
const missingIn = (root: ModelCollection, path: readonly string[]): string | null => {
  let collection: ModelCollection | null = root
  for (const part of path) {
    const [field = '', kind] = part.split(':')
    if (!collection) return null
    if (lacks(collection, field)) return `${collection.name}.${field}`
    collection = targetOf(collection, field, kind)
  }
  return null
}

/** The dotted paths of a filter's fields. */
const pathsOf = (filter: unknown, before: readonly string[] = []): string[][] => {
  if (Array.isArray(filter)) return filter.flatMap((part) => pathsOf(part, before))
  if (!isObject(filter)) return before.length ? [[...before]] : []
  return Object.entries(filter).flatMap(([name, rule]) =>
    name === '_and' || name === '_or'
      ? pathsOf(rule, before)
      : name.startsWith('_')
        ? [[...before]]
        : pathsOf(rule, [...before, name]),
  )
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []

/** The part of a request that is not in the contract; null when all of it is. */
const missing = (request: Request): string | null => {
  const name = /^\/items\/(\w+)$/.exec(request.path)?.[1]
  const collection = name ? model.get(name) : undefined
  if (!name || !collection) return null
  if (!(name in contractFields)) return name
  const query = queryOf(request)
  const paths = [
    ...strings(query['fields']).map((path) => path.split('.')),
    ...strings(query['sort']).map((path) => path.replace(/^-/, '').split('.')),
    ...pathsOf(query['filter']),
    ...Object.keys(isObject(query['deep']) ? query['deep'] : {}).map((field) => [field]),
  ]
  return paths.map((path) => missingIn(collection, path)).find((one) => one !== null) ?? null
}

/** A content API that refuses what the contract does not show as Directus refuses it. */
export const contractOnly =
  (handler: Handler): Handler =>
  (request) => {
    const lacking = missing(request)
    return lacking === null
      ? handler(request)
      : refusal('content', 403, `You don't have permission to access "${lacking}" or it does not exist.`)
  }
