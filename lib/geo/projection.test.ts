import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometresBetween } from '#platform/geo/area.ts'
import { circleAround, projected, unprojected } from './projection.ts'

const point = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
})

test('a pixel is the point again, at every zoom level', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 0, max: 14, noNaN: true }), ({ lat, lng }, zoom) => {
      const again = unprojected(projected({ lat, lng }, zoom), zoom)
      expect(again.lat).toBeCloseTo(lat, 8)
      expect(again.lng).toBeCloseTo(lng, 8)
    }),
  )
})

test('a zoom level doubles distances; north is up', () => {
  const [near, far] = [projected({ lat: 52, lng: 5 }, 9), projected({ lat: 52, lng: 5 }, 8)]
  expect(near.x).toBeCloseTo(2 * far.x, 6)
  expect(projected({ lat: 53, lng: 5 }, 8).y).toBeLessThan(far.y)
})

test('a circle is as wide as it says', () => {
  const centre = { lat: 52.09, lng: 5.12 }
  for (const position of circleAround(centre, 25))
    expect(kilometresBetween([centre.lng, centre.lat], position)).toBeCloseTo(25, 0)
})
