import { expect, test } from 'vitest'
import { boxesMeet, boxOf, isInBox, twiceSurfaceOf, type Area } from './area.ts'

const area: Area = [
  [
    [5, 52],
    [6, 52],
    [5.5, 53],
    [5, 52],
  ],
]
const box = { south: 52, west: 5, north: 53, east: 6 }

test('a box holds all areas', () => {
  expect(boxOf([area])).toEqual(box)
  expect(boxOf([])).toBeNull()
})

test('a point on the edge of a box is in it, one beside it within the margin', () => {
  expect([isInBox([6, 53], box), isInBox([6.1, 53], box), isInBox([6.1, 53], box, 0.2)]).toEqual([true, false, true])
})

test('boxes that share an edge meet', () => {
  expect(boxesMeet(box, { ...box, west: 6, east: 7 })).toBe(true)
  expect(boxesMeet(box, { ...box, west: 6.1, east: 7 })).toBe(false)
})

test('a ring that runs clockwise has a negative surface', () => {
  const [ring = []] = area
  expect([twiceSurfaceOf(ring), twiceSurfaceOf(ring.toReversed())]).toEqual([1, -1])
})
