/**
 * Keys that a key holder derives without asking the service: restrictions, signed with the parent key.
 *
 *     base64( hex( HMAC-SHA256(parent, restrictions) ) restrictions )         restrictions as a query string
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { opens, type Grant } from './grant.ts'
import { fromQueryString } from '../query/params.ts'
import { SearchRefusal } from '../refusal.ts'

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
export const isSignedBy = ({ signature, restrictions }: Secured, parent: string): boolean => {
  const expected = createHmac('sha256', parent).update(restrictions).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

const isFrom = (ip: string, source: string): boolean => {
  const [address = '', bits] = source.trim().split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  const list = new BlockList()
  try {
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  } catch {
    // A source that is no address lets nobody in.
    return false
  }
  return list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}

const listed = (value: unknown): string[] | null =>
  typeof value === 'string' && value !== ''
    ? value
        .replace(/^\[|\]$/g, '')
        .split(',')
        .map((part) => part.trim().replaceAll('"', ''))
    : null

/**
 * What the secured key may do: what its parent may, within its restrictions.
 * @throws SearchRefusal 403 when it has expired or is used from elsewhere.
 */
export const restrict = (parent: Grant, { restrictions }: Secured, { now, ip }: { now: Date; ip: string }): Grant => {
  const given = fromQueryString(restrictions)
  const { validUntil, restrictIndices, restrictSources, ...parameters } = given
  if (typeof validUntil === 'string' && Number(validUntil) * 1000 < now.getTime())
    throw new SearchRefusal(403, '`validUntil` parameter expired (less than current date)')
  const sources = listed(restrictSources)
  if (sources && !sources.some((source) => isFrom(ip, source)))
    throw new SearchRefusal(403, 'IP address not allowed with this API key')
  const asked = listed(restrictIndices)
  // A pattern of the parent may be wider or narrower than one here: both have to hold.
  const indexes = asked ? asked.filter((name) => name.includes('*') || opens(parent, name)) : parent.indexes
  return { ...parent, indexes, forced: { ...parent.forced, ...parameters } }
}
