import { expect, test } from 'vitest'
import { noDeadline } from '../deadline.ts'
import { withDefaults } from '../query/search-params.ts'
import { geoColumn, geoMatches, geoSearchOf } from './geo.ts'

/** Numbers from 0 up to 1 that are the same in each run. */
const numbers = () => {
  let state = 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

type Corner = readonly [latitude: number, longitude: number]

/** How often a ray to the east crosses the edges, the last of which ends where the first begins: odd means inside. */
const isWithin = ([latitude, longitude]: Corner, corners: readonly Corner[]): boolean =>
  corners.filter(([south, west], at) => {
    const [north, east] = corners[(at + 1) % corners.length] ?? [0, 0]
    const isBeside = south > latitude === north > latitude
    return !isBeside && longitude < west + ((east - west) * (latitude - south)) / (north - south)
  }).length %
    2 ===
  1

test('records in many polygons are those of which a point is in one of them', () => {
  const next = numbers()
  const corner = (): Corner => [51 + 2.5 * next(), 4 + 3 * next()]
  const records = Array.from({ length: 3000 }, (_, at) => ({
    objectID: String(at),
    _geoloc: Array.from({ length: at % 4 }, corner).map(([lat, lng]) => ({ lat, lng })),
  }))
  const column = geoColumn(records)
  const docs = Uint32Array.from(records, (_, doc) => doc)
  for (const count of [1, 3, 150]) {
    const polygons = Array.from({ length: count }, (_, at) => {
      const [latitude, longitude] = corner()
      const size = at % 10 ? 0.03 : 0.5
      return Array.from({ length: 3 + (at % 9) }, (): Corner => [
        latitude + size * (next() - 0.5),
        longitude + size * (next() - 0.5),
      ])
    })
    // Without height it holds nothing.
    const lists = [...polygons.map((corners) => corners.flat()), [52, 4, 52, 5, 52, 6]]
    const search = geoSearchOf(withDefaults({ insidePolygon: lists }))
    const within = records.flatMap(({ _geoloc }, doc) =>
      _geoloc.some(({ lat, lng }) => polygons.some((corners) => isWithin([lat, lng], corners))) ? [doc] : [],
    )
    expect(within.length).toBeGreaterThan(0)
    expect([...geoMatches(column, docs, search ?? expect.fail(), noDeadline).docs]).toEqual(within)
  }
})
