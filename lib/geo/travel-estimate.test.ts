import { expect, test } from 'vitest'
import { isInside, type Position } from '#platform/geo/area.ts'
import { findPlace } from './places.ts'
import { searchPolygons } from './search-polygons.ts'
import { estimatedTravel } from './travel-estimate.ts'

const within = async (from: string, minutes: number, to: string) => {
  const [start, end] = [findPlace(from), findPlace(to)]
  if (!start || !end) throw new Error('no such place')
  const reach = await estimatedTravel.reach(start, { by: 'trein', minutes })
  const point: Position = [end.lng, end.lat]
  return reach?.kind === 'areas' && reach.areas.some((area) => isInside(point, area))
}

test.each([
  ['Utrecht', 45, 'Amersfoort', true],
  ['Utrecht', 60, 'Amsterdam', true],
  ['Utrecht', 30, 'Groningen', false],
  ['Utrecht', 60, 'Maastricht', false],
])('from %s in %i minutes to %s: %s', async (from, minutes, to, isReached) =>
  expect(await within(from, minutes, to)).toBe(isReached),
)

test('far from a station no train is reached', async () => {
  expect(await estimatedTravel.reach({ lat: 53.08, lng: 4.8 }, { by: 'trein', minutes: 60 })).toBeNull()
})

test('an hour from the middle of the country is few enough points for search', async () => {
  const reach = await estimatedTravel.reach({ lat: 52.09, lng: 5.11 }, { by: 'trein', minutes: 60 })
  const polygons = searchPolygons(reach?.kind === 'areas' ? reach.areas : [])
  expect(polygons.length).toBeGreaterThan(5)
  expect(polygons.flat().length).toBeLessThan(6000)
})

test('a hole of an area stays outside what is searched', () => {
  const square = (from: number, to: number): Position[] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ]
  const [polygon = []] = searchPolygons([[square(0, 9), square(3, 6)]])
  const ring = polygon.flatMap((lat, at): Position[] => (at % 2 ? [] : [[polygon[at + 1] ?? 0, lat]]))
  const closed = [...ring, ring[0] ?? ([0, 0] as const)]
  expect(isInside([1, 1.5], [closed])).toBe(true)
  expect(isInside([4, 5], [closed])).toBe(false)
})
