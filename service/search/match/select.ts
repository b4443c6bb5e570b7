/** The best few of many, without sorting the rest. */

/** Columns in order of weight: entries are compared by the first, then by the next, and last by their own number. */
export type Columns = readonly Float64Array[]

/** Whether entry `a` comes after entry `b`. */
const isBehind = (columns: Columns, a: number, b: number): boolean => {
  for (let number = 0; number < columns.length; number += 1) {
    const column = columns[number]
    const difference = (column?.[a] ?? 0) - (column?.[b] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return a > b
}

/** Moves the entry at `at` down the heap in which each parent is behind its children. */
const sink = (heap: Uint32Array, at: number, columns: Columns): void => {
  const value = heap[at] ?? 0
  let hole = at
  for (;;) {
    let child = hole * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && isBehind(columns, heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1
    if (!isBehind(columns, heap[child] ?? 0, value)) break
    heap[hole] = heap[child] ?? 0
    hole = child
  }
  heap[hole] = value
}

/** The first `most` of the entries 0 … count − 1, in order. */
export const firstOf = (count: number, most: number, columns: Columns): Uint32Array => {
  const heap = Uint32Array.from({ length: Math.min(count, most) }, (_, index) => index)
  const [first] = columns
  // With nothing to compare, entries stand in order already.
  if (heap.length === 0 || !first) return heap
  for (let at = (heap.length >>> 1) - 1; at >= 0; at -= 1) sink(heap, at, columns)
  let worst = first[heap[0] ?? 0] ?? 0
  for (let index = heap.length; index < count; index += 1) {
    // Most entries are no match for the last of the best: one comparison tells.
    if ((first[index] ?? 0) > worst || !isBehind(columns, heap[0] ?? 0, index)) continue
    heap[0] = index
    sink(heap, 0, columns)
    worst = first[heap[0] ?? 0] ?? 0
  }
  return heap.sort((a, b) => (a === b ? 0 : isBehind(columns, a, b) ? 1 : -1))
}
