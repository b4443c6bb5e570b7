/** Answers with the value that is kept, or with a new one, which is kept when `worth` says so once it is there. */
export type Cache<Value> = (key: string, compute: () => Value, worth?: () => boolean) => Value

/** A cache of at most `most` values: what was used longest ago goes first. */
export const boundedCache = <Value>(most: number): Cache<Value> => {
  const kept = new Map<string, Value>()
  return (key, compute, worth = () => true) => {
    const known = kept.get(key)
    if (known !== undefined) {
      // A Map keeps the order of insertion: putting the value back makes it the youngest.
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const value = compute()
    if (!worth()) return value
    kept.set(key, value)
    const oldest = kept.size > most ? kept.keys().next() : null
    if (oldest && !oldest.done) kept.delete(oldest.value)
    return value
  }
}

/** Keys that are remembered after they were asked for once. */
const mostOnce = 4096

/**
 * The same for values that are worth their memory only when somebody asks again: `compute` is told whether its value is
 * kept, which it is from the second time on.
 */
export const repeatCache = <Value>(most: number): ((key: string, compute: (kept: boolean) => Value) => Value) => {
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
