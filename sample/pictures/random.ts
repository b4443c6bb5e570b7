/** Repeatable chance: the same seed gives the same picture on every machine. */
export type Random = {
  /** A number from 0 up to, but without, 1. */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly whole: (low: number, high: number) => number
  /** One of the items, which must not be empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly chance: (share: number) => boolean
  readonly shuffled: <Item>(items: readonly Item[]) => Item[]
}

/**
 * A source of chance for a seed; texts and numbers both do.
 * Chosen: 32-bit FNV-1a for the seed and mulberry32 for the stream: small, quick and good enough for drawing.
 */
export const createRandom = (seed: string | number): Random => {
  let state = fingerprint(String(seed))
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: (items) => {
      const [item] = items.slice(whole(0, items.length - 1))
      if (item === undefined) throw new RangeError('Nothing to pick from')
      return item
    },
    chance: (share) => next() < share,
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}

const fingerprint = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
