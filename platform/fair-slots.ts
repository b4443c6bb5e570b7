/** Limits concurrent work, shared fairly between keys such as client networks. */

/**
 * `most` places: while some are left, every key gets one; when all are taken, keys that hold less than an equal share still
 * get one, up to twice as many in all. Chosen: a caller that takes all places then shuts out nobody but itself.
 */
export const createPlaces = (most: number) => {
  const inUse = new Map<string, number>()
  let taken = 0
  return {
    isFull: (key: string): boolean => {
      const own = inUse.get(key) ?? 0
      return taken >= most * 2 || (taken >= most && own >= most / (own > 0 ? inUse.size : inUse.size + 1))
    },
    enter: (key: string): void => {
      taken += 1
      inUse.set(key, (inUse.get(key) ?? 0) + 1)
    },
    leave: (key: string): void => {
      taken -= 1
      const remaining = (inUse.get(key) ?? 0) - 1
      if (remaining > 0) inUse.set(key, remaining)
      else inUse.delete(key)
    },
  }
}

type Queued<Value> = {
  readonly size: () => number
  readonly add: (key: string, value: Value) => () => void
  readonly shift: (isFavoured?: (key: string) => boolean) => Value | undefined
  readonly first: (key: string) => Value | undefined
  readonly aheadOf: (key: string) => number
}

/** A queue that serves the keys in turn (round robin), however many entries one key has in it. */
export const createFairQueue = <Value>(): Queued<Value> => {
  const queues = new Map<string, Set<{ readonly value: Value }>>()
  let size = 0
  const remove = (key: string, entry: { readonly value: Value }): void => {
    const own = queues.get(key)
    if (!own?.delete(entry)) return
    size -= 1
    if (own.size === 0) queues.delete(key)
  }
  return {
    size: () => size,
    /** Gives back a function that takes the value out. */
    add: (key, value) => {
      const entry = { value }
      const own = queues.get(key) ?? new Set()
      own.add(entry)
      queues.set(key, own)
      size += 1
      return () => remove(key, entry)
    },
    /** Removes and returns the next entry in turn; one of a favoured key, where there is one. */
    shift: (isFavoured) => {
      const [first] = queues.keys()
      const key = (isFavoured && [...queues.keys()].find(isFavoured)) ?? first
      const own = key === undefined ? undefined : queues.get(key)
      if (key === undefined || !own) return undefined
      const [entry] = own
      // Those of this key come last now.
      queues.delete(key)
      queues.set(key, own)
      if (entry) remove(key, entry)
      return entry?.value
    },
    first: (key) => {
      const [entry] = queues.get(key) ?? []
      return entry?.value
    },
    /** How many are served before one that is added under that key now. */
    aheadOf: (key) => {
      const own = queues.get(key)?.size ?? 0
      return [...queues.values()].reduce((sum, queue) => sum + Math.min(queue.size, own + 1), 0)
    },
  }
}
