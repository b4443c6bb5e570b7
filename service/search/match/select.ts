/** The best few of many, without sorting the rest. */
import { scratchNumbers } from '../index/scratch.ts'

/** Columns in order of weight: entries are compared by the first, then by the next, and last by their own number. */
export type Columns = readonly Float64Array[]

/** Below 0 when entry `a` comes before entry `b`, above 0 when it comes after, 0 when they are equal in every column. */
export const compareEntries = (columns: Columns, a: number, b: number): number => {
  for (let number = 0; number < columns.length; number += 1) {
    const column = columns[number]
    const one = column?.[a] ?? 0
    const other = column?.[b] ?? 0
    if (one !== other) return one < other ? -1 : 1
  }
  return 0
}

/** Whether entry `a` comes after entry `b`. */
const isBehind = (columns: Columns, a: number, b: number): boolean => (compareEntries(columns, a, b) || a - b) > 0

/** Moves the entry at `at` down the heap, the first `size` of the list, in which each parent is behind its children. */
const sink = (heap: Uint32Array, at: number, size: number, columns: Columns): void => {
  const value = heap[at] ?? 0
  let hole = at
  for (;;) {
    let child = hole * 2 + 1
    if (child >= size) break
    if (child + 1 < size && isBehind(columns, heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1
    if (!isBehind(columns, heap[child] ?? 0, value)) break
    heap[hole] = heap[child] ?? 0
    hole = child
  }
  heap[hole] = value
}

/** The first `most` of the entries 0 … count − 1 as a heap, its top the last of them. */
const heapOf = (count: number, most: number, columns: Columns): Uint32Array => {
  const heap = new Uint32Array(Math.min(count, most))
  for (let at = 0; at < heap.length; at += 1) heap[at] = at
  const first = columns[0]
  if (heap.length === 0 || !first) return heap
  for (let at = (heap.length >>> 1) - 1; at >= 0; at -= 1) sink(heap, at, heap.length, columns)
  const single = columns.length === 1
  let worst = first[heap[0] ?? 0] ?? 0
  for (let index = heap.length; index < count; index += 1) {
    const value = first[index] ?? 0
    // Most entries lose against the worst of the selected entries, so one comparison suffices. Of two that tie, the
    // later is behind.
    if (single ? value >= worst : value > worst || !isBehind(columns, heap[0] ?? 0, index)) continue
    heap[0] = index
    sink(heap, 0, heap.length, columns)
    worst = first[heap[0] ?? 0] ?? 0
  }
  return heap
}

/** Up to this number an ordered list is faster than a heap: few entries enter it, and those move a few places. */
const few = 100

/** The same entries in order, each put in its place as it comes. */
const sortedFew = (count: number, most: number, columns: Columns): Uint32Array => {
  const best = new Uint32Array(Math.min(count, most))
  const last = best.length - 1
  // What the first column says of the best, side by side.
  const values = new Float64Array(best.length)
  const first = columns[0]
  if (!first) return best
  const hasMoreColumns = columns.length > 1
  let worst = 0
  for (let entry = 0; entry < count; entry += 1) {
    const value = first[entry] ?? 0
    const isFull = entry > last
    // Of two that tie, the later is behind.
    if (
      isFull &&
      (value > worst || (value === worst && !(hasMoreColumns && compareEntries(columns, best[last] ?? 0, entry) > 0)))
    )
      continue
    let place = Math.min(entry, last)
    for (; place > 0; place -= 1) {
      const before = best[place - 1] ?? 0
      const other = values[place - 1] ?? 0
      if (other < value || (other === value && !(hasMoreColumns && compareEntries(columns, before, entry) > 0))) break
      values[place] = other
      best[place] = before
    }
    values[place] = value
    best[place] = entry
    worst = values[last] ?? 0
  }
  return best
}

/** Puts a value in its place among ascending values, the last of which drops out. */
const insert = (values: Float64Array, value: number): void => {
  let place = values.length - 1
  for (; place > 0 && (values[place - 1] ?? 0) > value; place -= 1) values[place] = values[place - 1] ?? 0
  values[place] = value
}

/** The entries that may be among the first `most`: those that come before the last of these, or tie with it. */
const fewWithTies = (column: Float64Array, most: number): Uint32Array => {
  const selected = scratchNumbers(column.length)
  const best = new Float64Array(most).fill(Infinity)
  let worst = Infinity
  let length = 0
  for (let entry = 0; entry < column.length; entry += 1) {
    const value = column[entry] ?? 0
    if (value > worst) continue
    selected[length] = entry
    length += 1
    if (value === worst) continue
    insert(best, value)
    worst = best[most - 1] ?? 0
  }
  let count = 0
  for (let at = 0; at < length; at += 1) {
    const entry = selected[at] ?? 0
    if ((column[entry] ?? 0) > worst) continue
    selected[count] = entry
    count += 1
  }
  return selected.subarray(0, count)
}

/** The first `most` (at least one) of the entries 0 … count − 1 and all that tie with the last of them, ascending. */
export const firstWithTies = (count: number, most: number, columns: Columns): Uint32Array => {
  const [first] = columns
  if (first && columns.length === 1 && most <= few) return fewWithTies(first, most)
  const last = heapOf(count, most, columns)[0] ?? 0
  const selected = scratchNumbers(count)
  let length = 0
  for (let entry = 0; entry < count; entry += 1) {
    if (compareEntries(columns, entry, last) > 0) continue
    selected[length] = entry
    length += 1
  }
  return selected.subarray(0, length)
}

/** The first `most` of the entries 0 … count − 1, in order. */
export const firstOf = (count: number, most: number, columns: Columns): Uint32Array => {
  // Without columns the entries are already in order.
  if (columns.length === 0) return Uint32Array.from({ length: Math.min(count, most) }, (_, entry) => entry)
  if (most <= few) return sortedFew(count, most, columns)
  const heap = heapOf(count, most, columns)
  for (let size = heap.length - 1; size > 0; size -= 1) {
    const last = heap[0] ?? 0
    heap[0] = heap[size] ?? 0
    heap[size] = last
    sink(heap, 0, size, columns)
  }
  return heap
}
