/** What a key may do, on which indexes, within which records. */
import type { JsonObject } from '#platform/json-object.ts'
import { parseParams } from '../query/params.ts'
import type { SearchParams } from '../query/search-params.ts'
import { SearchRefusal } from '../refusal.ts'

/** Names as in the protocol, except `admin`, which also manages keys. */
export const acls = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'deleteIndex',
  'settings',
  'editSettings',
  'listIndexes',
  'logs',
  'analytics',
  'admin',
] as const
export type Acl = (typeof acls)[number]

export type Grant = {
  /** Names of indexes, `*` standing for any run of letters in them; `*` alone grants all. */
  readonly indexes: readonly string[] | '*'
  /** For a derived key: the names of its parent, which have to match too. */
  readonly within?: readonly string[] | '*'
  /** Left out: everything that reads. */
  readonly acl?: readonly Acl[]
  /** Filters by index that every search of the key is subject to. */
  readonly filters?: Readonly<Record<string, string>>
  /** Parameters that win over those of the request. */
  readonly forced?: JsonObject
  /** For a derived key: the `filters` of its parent, which hold beside its own. */
  readonly parentFilters?: string
  readonly maxHitsPerQuery?: number
}

/**
 * What a search token may do. Chosen: everything that reads, since it opens no more than the content API shows anyway.
 */
export const readingAcl: readonly Acl[] = ['search', 'browse', 'settings', 'listIndexes']

/** Whether `name` is what the pattern says. Each part is looked for behind the former, so that nothing is tried twice. */
const matchesOne = (pattern: string, name: string): boolean => {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return pattern === name
  if (!name.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const index = name.indexOf(part, at)
    if (index < 0) return false
    at = index + part.length
  }
  return name.length - last.length >= at && name.endsWith(last)
}

/** Whether a name is among the patterns. */
export const matchesPattern = (patterns: readonly string[], name: string): boolean =>
  patterns.some((pattern) => matchesOne(pattern, name))

const isAmong = (names: readonly string[] | '*', name: string): boolean => names === '*' || matchesPattern(names, name)

/** Whether the key grants any access to the index. */
export const opens = ({ indexes, within = '*' }: Grant, name: string): boolean =>
  isAmong(indexes, name) && isAmong(within, name)

/** @throws SearchRefusal 403 when the key may do none of these. */
export const demand = ({ acl = readingAcl }: Grant, ...required: readonly Acl[]): void => {
  if (!required.some((one) => acl.includes(one))) throw new SearchRefusal(403, 'Method not allowed with this API key')
}

/** Whether the key manages other keys, and may know which indexes do not exist. */
export const isAdmin = ({ acl = [] }: Grant): boolean => acl.includes('admin')

const optionalWords = ['similarQuery', 'optionalWords', 'removeWordsIfNoResults', 'naturalLanguages']
const boxes = ['insideBoundingBox', 'insidePolygon']
/** By a parameter that leaves records out: those that would make it of no effect. A box wins over a polygon, and both over a circle. */
const waysAround: ReadonlyMap<string, readonly string[]> = new Map([
  ['query', optionalWords],
  ['aroundLatLng', boxes],
  ['aroundRadius', boxes],
  ['insidePolygon', ['insideBoundingBox']],
])

/** The parameters by which a request would go around those that a key forces. */
export const waysAroundOf = (forced: JsonObject): ReadonlySet<string> =>
  new Set(Object.keys(forced).flatMap((name) => waysAround.get(name) ?? []))

/** The filters that a search of this index is subject to. */
export const restrictionsOn = ({ filters, forced, parentFilters }: Grant, name: string): string[] => {
  const filter = filters && Object.hasOwn(filters, name) ? filters[name] : undefined
  return [filter, parentFilters, forced?.['filters']].filter((text) => typeof text === 'string')
}

/** The parameters that a key forces on a request, without its filters, which are restrictions. */
export const forcedOf = ({ forced = {} }: Grant): JsonObject => {
  const { filters: _filters, ...rest } = forced
  return rest
}

/** Parameters that leave out records. */
const narrowing: ReadonlySet<string> = new Set([
  'query',
  'similarQuery',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'aroundLatLng',
  'aroundRadius',
  'insideBoundingBox',
  'insidePolygon',
])

/** A search for the records that the key shows; null for a key that shows all. */
export const withinOf = (grant: Grant, name: string): SearchParams | null => {
  const restrictions = restrictionsOn(grant, name)
  const forced = Object.entries(forcedOf(grant)).filter(([parameter]) => narrowing.has(parameter))
  return restrictions.length || forced.length ? { ...parseParams(Object.fromEntries(forced)), restrictions } : null
}
