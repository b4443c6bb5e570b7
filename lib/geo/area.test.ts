import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, kilometresBetween, kilometresToEdge, type Position, type Ring } from '#platform/geo/area.ts'
import { sizeOf } from './area.ts'

const closed = (corners: readonly Position[]): Ring => {
  const [first] = corners
  return first ? [...corners, first] : []
}

/** How often the ring goes round the point, by adding up the angles at which its edges are seen. */
const turnsRound = ([x, y]: Position, ring: Ring): number => {
  const angle = ring.reduce((sum, [bx, by], index) => {
    const before = ring[index - 1]
    if (!before) return sum
    const [ax, ay] = [before[0] - x, before[1] - y]
    const [cx, cy] = [bx - x, by - y]
    return sum + Math.atan2(ax * cy - ay * cx, ax * cx + ay * cy)
  }, 0)
  return Math.round(angle / (2 * Math.PI))
}

/** A star round a centre: corners by growing angle, so that no edges cross. */
const star = (centre: Position, radii: readonly number[]): Ring =>
  closed(
    radii.map((radius, index): Position => {
      const angle = (2 * Math.PI * index) / radii.length
      return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
    }),
  )

const degree = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const positions = fc.tuple(degree(3, 8), degree(50, 54))
const stars = fc
  .tuple(positions, fc.array(degree(0.05, 2), { minLength: 3, maxLength: 24 }))
  .map(([centre, radii]) => star(centre, radii))

test('a point is inside exactly where the outline goes round it', () => {
  fc.assert(
    fc.property(stars, positions, (ring, point) => {
      expect(isInside(point, [ring])).toBe(turnsRound(point, ring) !== 0)
    }),
    { numRuns: 2000 },
  )
})

test('which way round an outline is written changes nothing', () => {
  fc.assert(
    fc.property(stars, positions, (ring, point) => {
      expect(isInside(point, [ring.toReversed()])).toBe(isInside(point, [ring]))
    }),
  )
})

const square: Ring = closed([
  [4, 51],
  [6, 51],
  [6, 53],
  [4, 53],
])

test('a hole is outside', () => {
  const hole: Ring = closed([
    [4.5, 51.5],
    [5.5, 51.5],
    [5.5, 52.5],
    [4.5, 52.5],
  ])
  expect(isInside([5, 52], [square])).toBe(true)
  expect(isInside([5, 52], [square, hole])).toBe(false)
  expect(isInside([4.2, 52], [square, hole])).toBe(true)
})

test('an area without an outline holds nothing', () => {
  expect(isInside([5, 52], [])).toBe(false)
  expect(isInside([5, 52], [[]])).toBe(false)
  expect(sizeOf([])).toBe(0)
})

test('sizes order areas', () => {
  expect(sizeOf([square])).toBe(4)
})

test('Amsterdam lies 57 km from Rotterdam', () => {
  expect(kilometresBetween([4.8897, 52.374], [4.4792, 51.9225])).toBeCloseTo(57.4, 0)
  expect(kilometresBetween([4.8897, 52.374], [4.8897, 52.374])).toBe(0)
})

test('no corner of an outline is nearer than its edge, and the edge is where the outline is crossed', () => {
  fc.assert(
    fc.property(stars, positions, (ring, point) => {
      const edge = kilometresToEdge(point, [ring])
      for (const corner of ring) expect(edge).toBeLessThanOrEqual(kilometresBetween(point, corner) * 1.05 + 0.01)
    }),
  )
  expect(kilometresToEdge([5, 52.9], [square])).toBeCloseTo(11.1, 1)
  expect(kilometresToEdge([5, 53.1], [square])).toBeCloseTo(11.1, 1)
  expect(kilometresToEdge([5, 52], [])).toBe(Infinity)
})
