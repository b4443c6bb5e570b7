import { expect, test } from 'vitest'
import type { Position } from '#platform/geo/area.ts'
import { desksAt, isSameMunicipality, pointsWithin, servingDesks, type DeskArea } from './serving.ts'

const box = (west: number, south: number, east: number, north: number): DeskArea['area'] => [
  [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
]
const office = (location_geopoint: Position | null) => ({ location_geopoint })

const wide = { id: 'wide', area: box(4, 52, 6, 53), cities_municipalities: ['Almere'], location: office([4.9, 52.4]) }
const local = { id: 'local', area: box(5, 52.2, 5.6, 52.6), cities_municipalities: [], location: office([5.5, 52.5]) }
const south = {
  id: 'south',
  area: box(5, 51, 6, 52),
  cities_municipalities: ['Utrecht'],
  location: office([5.2, 52.2]),
}
const undrawn = { id: 'undrawn', area: [], cities_municipalities: ['Bergen (L.)', 'Almere'], location: null }
const desks = [wide, local, south, undrawn]

const at = (point: Position, ...municipalities: string[]) => ({ point, areas: [], municipalities })
const within = (areas: DeskArea['area'], ...municipalities: string[]) => ({ point: null, areas, municipalities })
const idsOf = (sought: Parameters<typeof servingDesks>[1]) =>
  servingDesks(desks, sought).desks.map(({ desk, isPartly }) => (isPartly ? `${desk.id}, partly` : desk.id))

test('the outline decides for a point: the smallest area first, whatever the lists say', () => {
  expect(idsOf(at([5.21, 52.37], 'Elders'))).toEqual(['local', 'wide'])
  expect(idsOf(at([4.5, 52.5], 'Utrecht'))).toEqual(['wide'])
})

test('a desk without an outline serves the municipalities of its list, after those with one', () => {
  expect(idsOf(at([5.21, 52.37], 'Almere'))).toEqual(['local', 'wide', 'undrawn'])
  expect(idsOf(at([4.7, 52.67], 'Bergen (NH.)'))).toEqual(['wide'])
  expect(idsOf(at([9, 50], 'Bergen (L.)'))).toEqual(['undrawn'])
})

test('an area is served by all desks whose area overlaps it, in part or as a whole', () => {
  expect(idsOf(within(box(5.1, 52.3, 5.3, 52.4)))).toEqual(['local', 'wide'])
  expect(idsOf(within(box(5.2, 51.5, 5.5, 52.5)))).toEqual(['local, partly', 'south, partly', 'wide, partly'])
})

test('areas that share a border only do not overlap', () => {
  expect(idsOf(within(box(5, 52, 6, 52.2)))).toEqual(['wide'])
})

test('an island counts by its size', () => {
  const withIsland = [...box(5.1, 52.3, 5.3, 52.4), ...box(5.001, 51.5, 5.002, 51.501)]
  expect(idsOf(within(withIsland))).toEqual(['local', 'wide'])
})

test('where no desk serves a place, the nearest office is named; otherwise it is not', () => {
  const nowhere = servingDesks(desks, at([6.4, 50.5], 'Vaals'))
  expect(nowhere.desks).toEqual([])
  expect(nowhere.nearest?.desk.id).toBe('south')
  expect(servingDesks(desks, at([5.21, 52.37])).nearest).toBeNull()
  expect(servingDesks([undrawn], at([6.4, 50.5])).nearest).toBeNull()
  expect(servingDesks([], at([6.4, 50.5]))).toEqual({ desks: [], nearest: null })
})

test('a harbour just outside every outline belongs to the nearest', () => {
  expect(desksAt(desks, [3.99, 52.5]).map(({ id }) => id)).toEqual(['wide'])
  expect(desksAt(desks, [3.9, 52.5])).toEqual([])
  expect(desksAt([undrawn], [5.2, 52.3])).toEqual([])
})

test('municipalities are compared without case, accents and a suffix that only one has', () => {
  expect(isSameMunicipality('ÁLMERE', 'Almere')).toBe(true)
  expect(isSameMunicipality('Hengelo', 'Hengelo (O.)')).toBe(true)
  expect(isSameMunicipality('Bergen (NH.)', 'Bergen (L.)')).toBe(false)
  expect(isSameMunicipality('Utrecht', 'Utrechtse Heuvelrug')).toBe(false)
})

test('an area too thin for a grid still has a point', () => {
  expect(pointsWithin([]).length).toBe(0)
  expect(pointsWithin([[[[5, 52], [5, 53], [5, 52]]]]).length).toBe(1) // prettier-ignore
})

test.each([
  ['Den Bosch', "'s-Hertogenbosch"],
  ['Den Haag', "'s-Gravenhage"],
  ['Nuenen', 'Nuenen, Gerwen en Nederwetten'],
  ['Bergen', 'Bergen (L.)'],
])('a list with %s serves %s', (listed, municipality) => {
  const desk = { id: 'listing', area: [], cities_municipalities: [listed], location: null }
  expect(servingDesks([desk], at([5, 52], municipality)).desks).toHaveLength(1)
  expect(servingDesks([desk], at([5, 52], 'Vaals')).desks).toEqual([])
})
