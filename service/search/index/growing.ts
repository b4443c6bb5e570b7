/** Lists of numbers that grow by doubling; plain arrays would take four times the memory. */

type Numbers = Uint8Array | Uint32Array | Float64Array

export type Growing<List extends Numbers> = {
  readonly push: (value: number) => void
  readonly length: () => number
  /** What was pushed, without room to spare. */
  readonly done: () => List
}

const growing = <List extends Numbers>(make: (length: number) => List): Growing<List> => {
  let data = make(1024)
  let length = 0
  return {
    push: (value) => {
      if (length === data.length) {
        const larger = make(length * 2)
        larger.set(data)
        data = larger
      }
      data[length] = value
      length += 1
    },
    length: () => length,
    done: () => {
      const exact = make(length)
      exact.set(data.subarray(0, length))
      return exact
    },
  }
}

/** An empty list of numbers below 2³². */
export const growingNumbers = (): Growing<Uint32Array> => growing((length) => new Uint32Array(length))

/** An empty list of numbers below 256. */
export const growingBytes = (): Growing<Uint8Array> => growing((length) => new Uint8Array(length))

/** An empty list of any numbers. */
export const growingFloats = (): Growing<Float64Array> => growing((length) => new Float64Array(length))
