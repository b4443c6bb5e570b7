/** Checks client addresses against the address ranges of an account, for IPv4 and IPv6. */
import { BlockList, isIP } from 'node:net'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Whether the text names an address (`192.0.2.1`, `2001:db8::1`) or a network (`192.0.2.0/24`, `2001:db8::/32`).
 * Chosen: CIDR notation, because the spec says no more than "allow-listed".
 */
export const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

/**
 * Whether the address lies in one of the ranges; IPv4 that comes in the form of IPv6 counts as what it is.
 * Source: docs/contract.md 7.1 INVALID_IP.
 */
export const isWithin = (ip: string, ranges: readonly string[]): boolean => {
  // What names a link besides the address (`fe80::1%eth0`) is no part of it.
  const [address = ''] = ip.split('%')
  if (isIP(address) === 0) return false
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(network, familyOf(network))
    else list.addSubnet(network, Number(bits), familyOf(network))
  }
  return list.check(address, familyOf(address))
}
