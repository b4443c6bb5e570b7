/** How often one network may do a thing, and all together. Kept in memory, so each process counts for itself. */
import { networkOf, sharesOfWider, widerNetworkOf } from '#platform/network.ts'

type Limit = {
  /** Times that one key may pass in a window. */
  readonly each: number
  /** Times that all keys may pass in a window together. */
  readonly all: number
  /** Milliseconds. */
  readonly window: number
}

/**
 * A gate that answers 0 for who may pass, and else the whole seconds until the window ends. A key that is an IPv6 network
 * counts for the wider one too. Keys of a former window are forgotten with it.
 * Chosen: fixed windows, the simplest count that bounds both time and memory.
 */
export const createLimit = ({ each, all, window }: Limit) => {
  let [start, total] = [0, 0]
  let counts = new Map<string, number>()
  return (key: string, now: number): number => {
    if (now - start >= window) [start, total, counts] = [now, 0, new Map()]
    const wider = widerNetworkOf(key)
    const bounds = [[key, each] as const, ...(wider === null ? [] : [[wider, sharesOfWider * each] as const])]
    const isFull = bounds.some(([network, most]) => (counts.get(network) ?? 0) >= most)
    if (isFull || total >= all) return Math.ceil((start + window - now) / 1000)
    total += 1
    for (const [network] of bounds) counts.set(network, (counts.get(network) ?? 0) + 1)
    return 0
  }
}

const tenMinutes = 600_000

/**
 * The gates of a form in ten minutes: for what is right, and for what goes back or is refused because it is not.
 * Chosen: apart, so that mistakes take nobody's turn behind the same address: a class of thirty makes five each.
 */
export const createFormLimits = (right: Omit<Limit, 'window'>) => ({
  right: createLimit({ ...right, window: tenMinutes }),
  wrong: createLimit({ each: 150, all: 6000, window: tenMinutes }),
})

/**
 * The network from which a request came, for counting: 24 bits of an IPv4 address, 64 of an IPv6 address. Empty, one
 * key for all, where no address is known. Chosen: the blocks that providers hand out, so that changing address within
 * one changes nothing.
 */
export const clientIpOf = (headers: Headers): string =>
  networkOf(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '').replace(
    /^(\d+\.\d+\.\d+)\.\d+$/,
    '$1.0/24',
  )
