/** A bounded memory: what was not asked for longest goes when there is no room. */

/** Values by key, which have at most `bytes` together by `weigh`; where callers choose the keys, it weighs these too. */
export const createLru = <Value>(bytes: number, weigh: (value: Value, key: string) => number) => {
  const values = new Map<string, Value>()
  let size = 0
  const remove = (key: string): void => {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    size -= weigh(value, key)
  }
  return {
    get: (key: string): Value | undefined => {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    /** Returns the keys that went to make room. */
    set: (key: string, value: Value): string[] => {
      remove(key)
      values.set(key, value)
      size += weigh(value, key)
      const dropped: string[] = []
      for (const oldest of values.keys()) {
        if (size <= bytes) break
        remove(oldest)
        dropped.push(oldest)
      }
      return dropped
    },
    remove,
  }
}

/** Returns the cached value, or computes one, which is cached when `worth` returns true after the computation. */
export type Cache<Value> = (key: string, compute: () => Value, worth?: () => boolean) => Value

/** A cache of at most `most` values: what was used longest ago goes first. */
export const boundedCache = <Value>(most: number): Cache<Value> => {
  const entries = createLru<Value>(most, () => 1)
  return (key, compute, worth = () => true) => {
    const cached = entries.get(key)
    if (cached !== undefined) return cached
    const value = compute()
    if (worth()) entries.set(key, value)
    return value
  }
}
