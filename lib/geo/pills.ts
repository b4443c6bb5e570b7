/** The layout of labels on a map: pills of one height that never overlap, and lose nothing of what they stand for. */
import type { Pixel } from './projection.ts'

/** What gets a pill of its own where there is room. */
export type Labelled = Pixel & {
  readonly id: string
  /** Which goes first: the larger one keeps its place. */
  readonly count: number
}

/** A pill by its middle, and what it holds: the largest first, after which it is named. */
export type PlacedPill<T> = Pixel & { readonly width: number; readonly holds: readonly [T, ...T[]] }

type Sizes<T> = {
  /** Pixels, with the distance that it keeps from others. */
  readonly height: number
  /** Pixels that the label of all these takes, with the distance that it keeps from others. */
  readonly widthOf: (holds: readonly [T, ...T[]]) => number
  /** Whether a pill of that width has room there; one that has it nowhere stays on its place. Without it, anywhere. */
  readonly isRoom?: (at: Pixel, width: number) => boolean
}

type Draft<T> = { x: number; y: number; width: number; holds: [T, ...T[]] }

/** Pixels of a cell of the index: about as large as a pill. */
const cell = { width: 160, height: 48 }

/** More rows than a map of the world has at its nearest. */
const rows = 2 ** 20

type Extent = Pixel & { readonly width: number }

const overlap = (one: Extent, other: Extent, height: number): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1e-6 && Math.abs(one.y - other.y) < height - 1e-6

/** The pills near a box without looking at all of them. */
const createIndex = <T>(height: number) => {
  const cells = new Map<number, Draft<T>[]>()
  /** Goes through the cells that a box lies in, until `visit` is true for one; whether it was. */
  const visitCells = ({ x, y, width }: Extent, visit: (key: number) => boolean) => {
    const right = Math.floor((x + width / 2) / cell.width)
    const bottom = Math.floor((y + height / 2) / cell.height)
    for (let column = Math.floor((x - width / 2) / cell.width); column <= right; column += 1)
      for (let row = Math.floor((y - height / 2) / cell.height); row <= bottom; row += 1)
        if (visit(column * rows + row)) return true
    return false
  }
  return {
    remove: (pill: Draft<T>) =>
      visitCells(pill, (key) => {
        cells.set(key, cells.get(key)?.filter((other) => other !== pill) ?? [])
        return false
      }),
    add: (pill: Draft<T>) =>
      visitCells(pill, (key) => {
        const pills = cells.get(key)
        if (pills) pills.push(pill)
        else cells.set(key, [pill])
        return false
      }),
    isFree: (box: Extent): boolean =>
      !visitCells(box, (key) => cells.get(key)?.some((pill) => overlap(pill, box, height)) ?? false),
    overlapping: (box: Extent): Draft<T>[] => {
      const pills: Draft<T>[] = []
      visitCells(box, (key) => {
        for (const pill of cells.get(key) ?? [])
          if (overlap(pill, box, height) && !pills.includes(pill)) pills.push(pill)
        return false
      })
      return pills
    },
  }
}

/** Pixels by which a pill still covers its place when it is moved as far as it may be. */
export const hold = 10

/** Where a pill may lie: on its place, or moved to a side or corner so far that it still covers it. */
const positionsOf = ({ x, y }: Pixel, width: number, height: number): readonly Pixel[] => {
  const [aside, up] = [Math.max(0, width / 2 - hold), height / 2 - 2]
  return [
    { x, y },
    { x, y: y - up },
    { x, y: y + up },
    { x: x + aside, y },
    { x: x - aside, y },
    { x: x + aside, y: y - up },
    { x: x - aside, y: y - up },
    { x: x + aside, y: y + up },
    { x: x - aside, y: y + up },
  ]
}

const squaredDistance = (one: Pixel, other: Pixel) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2

/** The pills, of which those are joined that overlap since what they hold made them wider than was foreseen. */
const joinOverlapping = <T extends Labelled>(pills: readonly Draft<T>[], height: number) => {
  const index = createIndex<T>(height)
  const joined: Draft<T>[] = []
  for (const pill of pills) {
    const [larger] = index.overlapping(pill)
    if (larger) larger.holds.push(...pill.holds)
    else {
      index.add(pill)
      joined.push(pill)
    }
  }
  return joined
}

/** A place with fewer than this part of what the pill in its way counts joins that one at once. */
const worthMoving = 1 / 20
/** So does one that lies nearer to the place of that pill, in pixels: a suburb would push its town aside. */
const apart = 20

/**
 * Places the pills: the largest first, each on its place or moved beside it; where one pill alone is in the way, that one is moved
 * beside its own place too. What would still overlap in every position joins the nearest of those in its way. No two pills overlap,
 * and each input is held by exactly one of them. The same input gives the same layout, in the order of size.
 */
export const layoutPills = <T extends Labelled>(
  places: readonly T[],
  { height, widthOf, isRoom = () => true }: Sizes<T>,
): readonly PlacedPill<T>[] => {
  const index = createIndex<T>(height)
  let pills: Draft<T>[] = []
  const isOpen = (at: Pixel, width: number) => isRoom(at, width) && index.isFree({ ...at, width })
  const positionsFor = (place: T) => positionsOf(place, widthOf([place]), height)
  const freeFor = (place: T, width: number): Pixel | undefined =>
    positionsFor(place).find((at) => isOpen(at, width)) ??
    (index.isFree({ x: place.x, y: place.y, width }) ? place : undefined)
  /** Moves the pill in the way of a place to where both have room; leaves it where there is no such position. */
  const makeRoom = (place: T, width: number, [other, ...others]: readonly Draft<T>[]): Pixel | undefined => {
    if (!other || others.length || place.count < other.holds[0].count * worthMoving) return undefined
    if (squaredDistance(place, other.holds[0]) < apart ** 2) return undefined
    index.remove(other)
    const open = positionsFor(place).filter((at) => isOpen(at, width))
    for (const there of open.length ? positionsFor(other.holds[0]) : []) {
      if (!isOpen(there, other.width)) continue
      const next = { ...there, width: other.width }
      const at = open.find((one) => !overlap(next, { ...one, width }, height))
      if (!at) continue
      index.add(Object.assign(other, there))
      return at
    }
    index.add(other)
    return undefined
  }
  const bySize = places.toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  for (const place of bySize) {
    // With room for the words of a pill that holds others: one that grew later would join its neighbours, and these theirs, far away.
    const width = widthOf([place, place])
    const inWay = index.overlapping({ x: place.x, y: place.y, width })
    const free = freeFor(place, width) ?? makeRoom(place, width, inWay)
    if (free) {
      const pill: Draft<T> = { x: free.x, y: free.y, width, holds: [place] }
      pills.push(pill)
      index.add(pill)
    } else {
      const [nearest] = inWay.toSorted((a, b) => squaredDistance(a, place) - squaredDistance(b, place))
      nearest?.holds.push(place)
    }
  }
  for (;;) {
    for (const pill of pills) pill.width = widthOf(pill.holds)
    const joined = joinOverlapping(pills, height)
    if (joined.length === pills.length) return pills
    pills = joined
  }
}
