import { boundedCache } from '#platform/lru.ts'

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
