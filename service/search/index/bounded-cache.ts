/** A cache of at most `most` values: what was used longest ago goes first. */
export const boundedCache = <Value>(most: number): ((key: string, compute: () => Value) => Value) => {
  const kept = new Map<string, Value>()
  return (key, compute) => {
    const known = kept.get(key)
    if (known !== undefined) {
      // A Map keeps the order of insertion: putting the value back makes it the youngest.
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const value = compute()
    kept.set(key, value)
    const oldest = kept.size > most ? kept.keys().next() : null
    if (oldest && !oldest.done) kept.delete(oldest.value)
    return value
  }
}
