/** The network of an address, for counting: whoever has one address of it has all. */
import { isIPv6 } from 'node:net'

/** 64 bits of an IPv6 address, all of an IPv4 address. Chosen: every household gets a whole IPv6 network of that size. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address.replace('::ffff:', '')
  const [left = '', right] = (address.split('%')[0] ?? '').split('::')
  const [head, tail] = [left, right ?? ''].map((half) => half.split(':').filter(Boolean))
  const gap = right === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  return [...(head ?? []), ...Array.from({ length: gap }, () => '0'), ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
