/** What the bodies of all requests under way hold together in memory. */
import { networkOf } from '#platform/network.ts'

/**
 * Bytes: what each body may hold beside the rest, what those of one network may hold together, and all of them.
 * Chosen: searches and forms fit beside the rest, so that who fills the room keeps nobody from reading; five uploads of one
 * network have room, three networks fill it, and a machine with 1 GiB holds it.
 */
export const usualBodyRoom = { beside: 64 * 1024, network: 64 * 1024 * 1024, all: 192 * 1024 * 1024 }

/** Bytes that Node holds for a piece of a body beside its content: a body sent byte by byte holds much more than its length. */
const pieceCost = 200

/** One room for all bodies of a listener; `enter` is called for each body, by the address that sends it. */
export const createBodyRoom = (bounds = usualBodyRoom) => {
  let all = 0
  const byNetwork = new Map<string, number>()
  return {
    enter: (ip: string) => {
      const network = networkOf(ip)
      let received = 0
      let counted = 0
      const count = (bytes: number): void => {
        all += bytes
        counted += bytes
        const sum = (byNetwork.get(network) ?? 0) + bytes
        if (sum > 0) byNetwork.set(network, sum)
        else byNetwork.delete(network)
      }
      return {
        /** Counts a piece of the body; false when there is no room for it. */
        admits: (length: number): boolean => {
          received += length + pieceCost
          const more = Math.max(0, received - bounds.beside) - counted
          if (more === 0) return true
          if (all + more > bounds.all || (byNetwork.get(network) ?? 0) + more > bounds.network) return false
          count(more)
          return true
        },
        /** To be called when nothing of the body is held any more. */
        leave: () => count(-counted),
      }
    },
  }
}
