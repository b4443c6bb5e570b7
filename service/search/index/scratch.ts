/**
 * Lists of numbers that live as long as one search. Searches are synchronous, so one block of memory serves them all, one
 * after the other: lists of their own would be a megabyte a search at 100,000 records, and the runtime's collecting of
 * those is what the slowest searches wait for.
 */
let block = new ArrayBuffer(1024 * 1024)
let used = 0
let depth = 0

type List<Numbers> = {
  readonly BYTES_PER_ELEMENT: number
  new (length: number): Numbers
  new (buffer: ArrayBuffer, offset: number, length: number): Numbers
}

/** In the block while a search runs, else in memory of their own. */
const filled = <Numbers extends { fill: (value: number) => Numbers }>(
  kind: List<Numbers>,
  length: number,
  value = 0,
): Numbers => {
  if (depth === 0) return new kind(length).fill(value)
  const size = Math.ceil((length * kind.BYTES_PER_ELEMENT) / 8) * 8
  if (used + size > block.byteLength) {
    // Lists in the former block keep it until the search is over.
    block = new ArrayBuffer(Math.max(block.byteLength * 2, size))
    used = 0
  }
  const list = new kind(block, used, length)
  used += size
  return list.fill(value)
}

/** A list of `length` numbers below 256, all 0. */
export const scratchBytes = (length: number): Uint8Array => filled<Uint8Array>(Uint8Array, length)
/** A list of `length` numbers below 2³², all 0 or `value`. */
export const scratchNumbers = (length: number, value?: number): Uint32Array =>
  filled<Uint32Array>(Uint32Array, length, value)
/** A list of `length` 32-bit integers, all 0. */
export const scratchIntegers = (length: number): Int32Array => filled<Int32Array>(Int32Array, length)
/** A list of `length` floating-point numbers, all 0. */
export const scratchFloats = (length: number): Float64Array => filled<Float64Array>(Float64Array, length)

/** Runs a search and frees its scratch lists afterwards: neither its result nor a cache may refer to them. */
export const withScratch = <Answer>(search: () => Answer): Answer => {
  depth += 1
  try {
    return search()
  } finally {
    depth -= 1
    if (depth === 0) used = 0
  }
}
