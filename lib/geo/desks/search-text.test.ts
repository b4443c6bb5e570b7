import { expect, test } from 'vitest'
import type { Area } from '#platform/geo/area.ts'
import { areaOf, municipalities, provinces } from '#platform/geo/municipalities.ts'
import { findPlace } from '../places.ts'
import { soughtPlace } from './search-text.ts'
import { servingDesks } from './serving.ts'

const area: Area = [
  [
    [6, 52],
    [7, 52],
    [7, 53],
    [6, 52],
  ],
]
const desks = [
  { id: 'oost', regions: ['Twente', 'Achterhoek'], area: [], cities_municipalities: [], location: null },
  { id: 'twente', regions: ['Twente'], area: [area], cities_municipalities: [], location: null },
]
const sought = (typed: string) => soughtPlace(typed, desks, findPlace)
const unknown = () => null

test('a place is known by its name, whatever its case, with the municipality where that has another name', async () => {
  expect(await sought(' assen ')).toMatchObject({ label: 'Assen', municipalities: ['Assen'], municipality: null })
  expect((await sought('assen'))?.point?.[1]).toBeCloseTo(53, 0)
  const dorp = await soughtPlace('Uithuizen', desks, () => ({ name: 'Uithuizen', lat: 53.4, lng: 6.67, size: 0 }))
  expect(dorp).toMatchObject({ municipality: 'Het Hogeland', municipalities: ['Het Hogeland'] })
})

test.each([
  ['Tienhoven aan de Lek', 'Vijfheerenlanden', 'Vijfheerenlanden'],
  ['Hardinxveld-Giessendam', 'Hardinxveld-Giessendam', null],
  ['Den Bosch', "'s-Hertogenbosch", null],
])('%s lies in %s, wherever its point does', async (typed, holder, municipality) =>
  expect(await sought(typed)).toMatchObject({ municipalities: [holder], municipality }),
)

test('where a point lies across the border, the desk of the municipality serves it', async () => {
  const holding = (name: string) => ({
    id: name,
    area: areaOf(municipalities.flatMap((one) => (one.name === name ? [one.code] : []))),
    cities_municipalities: [],
    location: null,
  })
  const blokker = await sought('Blokker')
  const { desks: serving } = servingDesks(['Hoorn', 'Drechterland'].map(holding), blokker ?? expect.fail())
  expect(serving.map(({ desk }) => desk.id)).toEqual(['Hoorn'])
})

test('a name of several places says which was meant, and the others', async () => {
  expect((await sought('Hengelo'))?.reading?.others?.length).toBeGreaterThan(0)
  expect((await sought('Bergen'))?.reading?.others?.length).toBeGreaterThan(0)
  expect((await sought('Assen'))?.reading?.others ?? []).toEqual([])
  expect((await sought('Gelderland'))?.reading?.others ?? []).toEqual([])
})

test('a postcode is looked up as the town near it; its letters are dropped', async () => {
  expect(await sought('1315 AB')).toMatchObject({ label: '1315 (Almere)', name: 'Almere' })
})

test.each([
  ['Texel', 1],
  ['westerkwartier', 1],
  ['Gelderland', 51],
  ['friesland', 18],
  ['Twente', 14],
])('%s of the table of places is an area of %i municipalities', async (typed, count) => {
  expect(await sought(typed)).toMatchObject({ point: null, municipalities: { length: count } })
})

test('a region that desks name covers the area of the desk that is for it alone', async () => {
  expect(await soughtPlace('twente', desks, unknown)).toMatchObject({ label: 'Twente', areas: [area] })
  expect(await soughtPlace('achterhoek', desks, unknown)).toBeNull()
})

test('each municipality and province is known by its name', async () => {
  for (const { name } of [...municipalities, ...provinces])
    expect((await sought(name))?.reading, name).toMatchObject({ completion: undefined })
})

test('anything else is nothing', async () => {
  for (const typed of ['Atlantis', '', '  ', '()', 'Brussel']) expect(await sought(typed)).toBeNull()
})
