/** Settles like the promise, or rejects with the error of `late` after those milliseconds. */
export const within = async <Value>(
  milliseconds: number,
  promise: Promise<Value>,
  late = () => new Error('timeout'),
): Promise<Value> => {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), milliseconds)
  try {
    return await Promise.race([promise, end])
  } finally {
    clearTimeout(timer)
  }
}
