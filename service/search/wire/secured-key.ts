/**
 * Keys that a key holder derives without asking the service: restrictions, signed with the parent key.
 *
 *     base64( hex( HMAC-SHA256(parent, restrictions) ) restrictions )         restrictions as a query string
 */
import { createHmac } from 'node:crypto'
import { createRangeMatcher, isAddressRange } from '#platform/client-ip.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import type { JsonObject } from '#platform/json-object.ts'
import { bothHold } from '../query/filter-list.ts'
import { fromQueryString, isActing, parseFilterList } from '../query/params.ts'
import { SearchRefusal } from '../refusal.ts'
import { waysAroundOf, type Grant } from './grant.ts'

type Secured = { readonly signature: string; readonly restrictions: string }

/** Hexadecimal digits of a SHA-256 signature. */
const signatureLength = 64

/** The two parts of a secured key; null for a key that is none. */
export const readSecuredKey = (key: string): Secured | null => {
  const decoded = Buffer.from(key, 'base64').toString()
  const signature = decoded.slice(0, signatureLength)
  if (!/^[0-9a-f]{64}$/.test(signature)) return null
  return { signature, restrictions: decoded.slice(signatureLength) }
}

/** Whether the parent key made this signature. */
export const isSignedBy = ({ signature, restrictions }: Secured, parent: string): boolean =>
  isSameSecret(createHmac('sha256', parent).update(restrictions).digest('hex'), signature)

/** False for a source that is no address. */
const isFrom = (ip: string, source: string): boolean => isAddressRange(source) && createRangeMatcher([source])(ip)

const listed = (value: unknown): string[] | null =>
  typeof value === 'string' && value !== ''
    ? value
        .replace(/^\[|\]$/g, '')
        .split(',')
        .map((part) => part.trim().replaceAll('"', ''))
    : null

/**
 * Checks the parameters of a key that limit when and from where it may be used.
 * @throws SearchRefusal 403 when the key has expired, or is used from elsewhere. Chosen: a time that is no number is over.
 */
export const checkUse = ({ validUntil, restrictSources }: JsonObject, { now, ip }: { now: Date; ip: string }): void => {
  if (validUntil !== undefined && !(Number(validUntil) * 1000 >= now.getTime()))
    throw new SearchRefusal(403, '`validUntil` parameter expired (less than current date)')
  const sources = listed(restrictSources)
  if (sources && !sources.some((source) => isFrom(ip, source)))
    throw new SearchRefusal(403, 'IP address not allowed with this API key')
}

/** Both values of a parameter as one that is no wider than either; undefined where there is no such value. */
const narrower = (name: string, value: unknown, parents: unknown): unknown => {
  switch (name) {
    case 'facetFilters':
    case 'numericFilters':
    case 'tagFilters':
      return bothHold(parseFilterList(name, parents), parseFilterList(name, value))
    case 'hitsPerPage':
      return Math.min(Number(parents), Number(value))
    default:
      return value === parents ? value : undefined
  }
}

/**
 * The grant of a secured key: that of its parent, within the restrictions of the key.
 * @throws SearchRefusal 403 when it has expired, is used from elsewhere, or sets a parameter that its parent sets otherwise.
 * Chosen: the hosted service does not say which of two such values counts; either could be the wider one.
 */
export const restrict = (parent: Grant, { restrictions }: Secured, use: { now: Date; ip: string }): Grant => {
  const params = fromQueryString(restrictions)
  checkUse(params, use)
  const { validUntil: _until, restrictIndices, restrictSources: _sources, filters, ...keyParams } = params
  const { filters: parentFilters, ...forced } = parent.forced ?? {}
  const joined = { ...forced }
  const waysAround = waysAroundOf(forced)
  for (const [name, value] of Object.entries(keyParams)) {
    const both = isActing(name) && Object.hasOwn(forced, name) ? narrower(name, value, forced[name]) : value
    if (both === undefined || (waysAround.has(name) && !Object.hasOwn(forced, name)))
      throw new SearchRefusal(403, `The parent of this API key sets "${name}", which it cannot set otherwise`)
    joined[name] = both
  }
  const indexes = listed(restrictIndices)
  return {
    ...parent,
    ...(indexes ? { indexes, within: parent.indexes } : {}),
    ...(typeof parentFilters === 'string' ? { parentFilters } : {}),
    forced: filters === undefined ? joined : { ...joined, filters },
  }
}
