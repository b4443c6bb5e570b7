import { createLru } from '#platform/lru.ts'

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

/** Number of keys remembered after their first request. */
const mostOnce = 4096

/**
 * A bounded cache for values that are worth their memory only when requested again: a value is cached from the second
 * request of its key on; `compute` receives whether its value will be cached.
 */
export const repeatCache = <Value>(most: number): ((key: string, compute: (isCached: boolean) => Value) => Value) => {
  const cache = boundedCache<Value>(most)
  let once = new Set<string>()
  return (key, compute) => {
    if (once.has(key)) return cache(key, () => compute(true))
    // All at once: dropping the oldest of many costs a look at every place that one was dropped from before.
    if (once.size === mostOnce) once = new Set()
    once.add(key)
    return compute(false)
  }
}
