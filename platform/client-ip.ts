/** The address of the client: the one at the other end of the connection, or the one that a trusted proxy names. */
import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Words of proxies about a request; from anybody else they are made up. */
const proxyHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

/** An address without the port that some proxies name with it: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (text: string): string =>
  text
    .trim()
    .replace(/^\[([^\]]+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

/** An IPv4 address that is written as an IPv6 address (`::ffff:192.0.2.1`), as IPv4. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether that is an address, or a network in the notation with a slash. */
export const isAddressRange = (range: string): boolean => {
  const [address = '', bits, ...rest] = range.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(plain(address), family(plain(address)))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

type ClientRequest = {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * A function that returns whether an address is in one of the ranges (as `isAddressRange` allows them); an IPv4 address that is
 * written as an IPv6 address counts as IPv4.
 */
export const createRangeMatcher = (ranges: readonly string[]) => {
  const list = listOf(ranges)
  return (address: string): boolean => isIP(plain(address)) !== 0 && list.check(plain(address), family(plain(address)))
}

/**
 * A function that returns the address of the client, and leaves it as the only one in `X-Forwarded-For`. Headers of
 * proxies that are not trusted are removed from the request, so that no later step relies on them.
 * Chosen: from the nearest hop outwards, the first that is not trusted, as proxies add themselves at the end.
 */
export const createClientIp = (trustedProxies: readonly string[]) => {
  const isTrusted = createRangeMatcher(trustedProxies)
  return ({ headers, socket }: ClientRequest): string => {
    const nearest = plain(socket.remoteAddress ?? '')
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((text) => plain(withoutPort(text)))
      .filter((address) => isIP(address) !== 0)
    if (!isTrusted(nearest)) for (const name of proxyHeaders) delete headers[name]
    const client = isTrusted(nearest)
      ? (forwarded.findLast((address) => !isTrusted(address)) ?? forwarded[0] ?? nearest)
      : nearest
    headers['x-forwarded-for'] = client
    return client
  }
}
