/** How often one network may do a thing, and all together. Kept in memory, so each process counts for itself. */
import { networkOf, sharesOfWider, widerNetworkOf } from '#platform/network.ts'

type Limit = {
  /** Requests per key in a window. */
  readonly each: number
  /** Requests of all keys together in a window. */
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
 * The rate limits of a form in ten minutes: one for valid forms, one for forms that are returned or refused.
 * Chosen: separate, so that mistakes do not block others behind the same IP address: thirty pupils may make five each.
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
export const clientNetworkOf = (headers: Headers): string =>
  networkOf(headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '').replace(
    /^(\d+\.\d+\.\d+)\.\d+$/,
    '$1.0/24',
  )
