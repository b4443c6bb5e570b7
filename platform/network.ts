/** The network of an address, for counting per caller: a caller with one address of it has them all. */
import { isIPv6 } from 'node:net'

/** The IPv4 address in an IPv6 address that stands for one, written either way; any other address as it is. Source: RFC 4291 2.5.5.2. */
const unmapped = (address: string): string => {
  const [, mapped] = /^(?:0{0,4}:){2,5}ffff:(.+)$/i.exec(address) ?? []
  if (mapped === undefined || mapped.includes('.')) return mapped ?? address
  const [, high, low] = /^([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(mapped) ?? []
  if (!high || !low) return address
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** 64 bits of an IPv6 address, all of an IPv4 address. Chosen: every household gets a whole IPv6 network of that size. */
export const networkOf = (input: string): string => {
  const address = unmapped(input)
  if (!isIPv6(address) || address.includes('.')) return address
  const [left = '', right] = (address.split('%')[0] ?? '').split('::')
  const [head, tail] = [left, right ?? ''].map((half) => half.split(':').filter(Boolean))
  const gap = right === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  return [...(head ?? []), ...Array.from({ length: gap }, () => '0'), ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The 48 bits around a network of 64; null for any other. Chosen: providers assign up to that much to one customer. */
export const widerNetworkOf = (network: string): string | null => {
  const [, wider] = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}$/.exec(network) ?? []
  return wider === undefined ? null : `${wider}:/48`
}

/**
 * How many times what one network of 64 bits may do the 48 bits around it may do. Chosen: other customers of
 * a provider are not shut out, and a client with all 65,536 networks gains little.
 */
export const sharesOfWider = 3

/** The address from which a request came; empty where none is known. */
export const clientAddressOf = (headers: Headers): string =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''

/** The header that names that address to a service that trusts this site as a proxy; none where the address is not known. */
export const forwardedFor = (headers: Headers): Readonly<Record<string, string>> => {
  const address = clientAddressOf(headers)
  return address ? { 'x-forwarded-for': address } : {}
}

/**
 * The network from which a request came, for counting: 24 bits of an IPv4 address, 64 of an IPv6 address. Empty, one
 * key for all, where no address is known. Chosen: the blocks that providers hand out, so that changing address within
 * one changes nothing.
 */
export const clientNetworkOf = (headers: Headers): string =>
  networkOf(clientAddressOf(headers)).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
