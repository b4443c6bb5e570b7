import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometresBetween } from './area.ts'
import { circleAround, groupPoints } from './groups.ts'

const point = fc.record({
  lat: fc.double({ min: 50, max: 54, noNaN: true }),
  lng: fc.double({ min: 3, max: 8, noNaN: true }),
})

test('every point is in one group, none of them empty', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 4, max: 14 }), (points, zoom) => {
      const groups = groupPoints(points, zoom, 40)
      expect(groups.flatMap(({ members }) => members).toSorted(byPlace)).toEqual(points.toSorted(byPlace))
      expect(groups.every(({ members }) => members.length > 0)).toBe(true)
    }),
  )
})

const byPlace = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) => a.lat - b.lat || a.lng - b.lng

test('towns are one point from afar and several from nearby', () => {
  const [utrecht, zeist, groningen] = [
    { lat: 52.09, lng: 5.12 },
    { lat: 52.09, lng: 5.24 },
    { lat: 53.22, lng: 6.57 },
  ] as const
  expect(groupPoints([utrecht, zeist, groningen], 6, 40)).toHaveLength(2)
  expect(groupPoints([utrecht, zeist, groningen], 11, 40)).toHaveLength(3)
})

test('a circle is as wide as it says', () => {
  const centre = { lat: 52.09, lng: 5.12 }
  for (const position of circleAround(centre, 25))
    expect(kilometresBetween([centre.lng, centre.lat], position)).toBeCloseTo(25, 0)
})
