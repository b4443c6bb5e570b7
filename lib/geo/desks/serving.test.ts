import { expect, test } from 'vitest'
import type { Position } from '../area.ts'
import { desksAt, municipalityNamed, servingDesks, type DeskArea } from './serving.ts'

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

const wide = {
  id: 'wide',
  area: box(4, 52, 6, 53),
  cities_municipalities: ['Almere', 'Lelystad', 'Zandvoort'],
  location: office([4.9, 52.4]),
}
const local = {
  id: 'local',
  area: box(5, 52.2, 5.6, 52.6),
  cities_municipalities: ['Almere', 'Lelystad'],
  location: office([5.5, 52.5]),
}
const overlapping = {
  id: 'overlapping',
  area: box(5, 52.3, 5.3, 52.4),
  cities_municipalities: ['Hilversum'],
  location: office(null),
}
const neighbour = {
  id: 'neighbour',
  area: box(5, 51, 6, 52),
  cities_municipalities: ['Utrecht', 'Bergen (L.)'],
  location: office([5.17, 52.23]),
}
const desks = [wide, local, overlapping, neighbour]
const almere = { name: 'Almere', point: [5.21, 52.37] as const }

test('all desks in whose area a place lies serve it: who lists it first, then the smallest', () => {
  expect(servingDesks(desks, almere).inArea.map(({ desk, isListed }) => [desk.id, isListed])).toEqual([
    ['local', true],
    ['wide', true],
    ['overlapping', false],
  ])
  expect(desksAt(desks, almere.point).map(({ id }) => id)).toEqual(['overlapping', 'local', 'wide'])
})

test('a nearer desk that does not serve the place is reported', () => {
  const { nearer } = servingDesks(desks, almere)
  expect(nearer?.desk.id).toBe('neighbour')
  expect(nearer?.kilometres).toBeCloseTo(15.8, 0)
})

test('a desk that is farther away is not', () => {
  expect(servingDesks(desks, { name: 'Lelystad', point: [5.47, 52.51] }).nearer).toBeNull()
})

test('a place outside every area is a gap; the desk that lists it is reported, and so is the nearest', () => {
  const zandvoort = servingDesks(desks, { name: 'Zandvoort', point: [3.9, 52.37] })
  expect(zandvoort.inArea).toEqual([])
  expect(zandvoort.listedOnly).toMatchObject([{ desk: { id: 'wide' } }])
  expect(zandvoort.listedOnly[0]?.kilometres).toBeCloseTo(6.8, 1)
  const nowhere = servingDesks(desks, { name: 'Vaals', point: [6.01, 50.77] })
  expect(nowhere).toMatchObject({ inArea: [], listedOnly: [], nearer: { desk: { id: 'neighbour' } } })
})

test('a municipality of the same name elsewhere is another one', () => {
  const bergen = servingDesks(desks, { name: 'Bergen', point: [4.7, 52.67] })
  expect(bergen.inArea.map(({ desk }) => desk.id)).toEqual(['wide'])
  expect(bergen.listedOnly).toEqual([])
})

test('a municipality without a point is served by who lists it', () => {
  expect(servingDesks(desks, { name: 'lelystad', point: null })).toMatchObject({
    inArea: [],
    listedOnly: [
      { desk: { id: 'wide' }, kilometres: null },
      { desk: { id: 'local' }, kilometres: null },
    ],
    nearer: null,
  })
})

test('municipalities are known by name, whatever its case, marks and brackets', () => {
  expect(municipalityNamed(desks, 'ÁLMERE')).toBe('Almere')
  expect(municipalityNamed(desks, 'bergen')).toBe('Bergen (L.)')
  expect(municipalityNamed(desks, 'Brussel')).toBeNull()
})

test('a desk without an outline serves no place', () => {
  expect(desksAt([{ ...local, area: [] }], almere.point)).toEqual([])
})
