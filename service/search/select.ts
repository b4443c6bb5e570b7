/** The best few of many, without sorting the rest. */

export type Compare = (a: number, b: number) => number

/** Moves the entry at `at` down the heap in which each parent is worse than its children. */
const sink = (heap: Uint32Array, at: number, compare: Compare): void => {
  const value = heap[at] ?? 0
  let hole = at
  for (;;) {
    let child = hole * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child += 1
    if (compare(heap[child] ?? 0, value) <= 0) break
    heap[hole] = heap[child] ?? 0
    hole = child
  }
  heap[hole] = value
}

/** The `most` least of the numbers 0 … count − 1 in ascending order of `compare`, which must not tie. */
export const leastOf = (count: number, most: number, compare: Compare): Uint32Array => {
  const heap = Uint32Array.from({ length: Math.min(count, most) }, (_, index) => index)
  if (heap.length === 0) return heap
  for (let at = (heap.length >>> 1) - 1; at >= 0; at -= 1) sink(heap, at, compare)
  for (let index = heap.length; index < count; index += 1) {
    if (compare(index, heap[0] ?? 0) >= 0) continue
    heap[0] = index
    sink(heap, 0, compare)
  }
  return heap.sort(compare)
}
