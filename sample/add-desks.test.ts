import { expect, test } from 'vitest'
import { z } from 'zod'
import { isInside, type Area, type Position } from '#platform/geo/area.ts'
import { municipalities, municipalityAt } from '#platform/geo/municipalities.ts'
import { everydayName } from './areas.ts'
import { sampleCatalogue } from './catalogue.fixture.ts'
import { regions } from './regions.ts'

const { items } = sampleCatalogue()

const position = z.tuple([z.number(), z.number()])
const polygon = z.array(z.array(position))
const area = z.object({
  id: z.string(),
  area_center: z.object({ type: z.literal('Point'), coordinates: position }),
  area_bounds: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: polygon }).transform((one) => [one.coordinates]),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon) }).transform((many) => many.coordinates),
  ]),
  area_inner: z.object({ type: z.literal('MultiPoint'), coordinates: z.array(position) }),
})
const desk = z.object({
  slug: z.string(),
  area: z.string(),
  location: z.string(),
  cities_municipalities: z.array(z.string()),
})

const areas = z.array(area).parse(items['areas'])
const desks = z.array(desk).parse(items['regional_education_desks'])

const holds = (parts: readonly Area[], point: Position) => parts.some((part) => isInside(point, part))
const boundsOf = (id: string) => areas.find((one) => one.id === id)?.area_bounds ?? []

test('an area is closed rings; its centre and the points of its grid lie in it, each once', () => {
  for (const { area_center, area_bounds, area_inner } of areas) {
    const grid = area_inner.coordinates
    expect(new Set(grid.map(String)).size).toBe(grid.length)
    expect(grid.filter((point) => !holds(area_bounds, point))).toEqual([])
    expect(holds(area_bounds, area_center.coordinates)).toBe(true)
    for (const ring of area_bounds.flat()) expect(ring.at(-1)).toEqual(ring[0])
  }
})

test('an area is small enough for a search record', () => {
  for (const one of areas) expect(JSON.stringify(one).length).toBeLessThan(25_000)
})

test('each municipality is in one region, has a desk that names it, and none names it twice', () => {
  const names = regions.flatMap((region) => region.municipalities)
  expect(names.toSorted()).toEqual(municipalities.map(({ name }) => name).toSorted())
  const lists = desks.map((one) => one.cities_municipalities)
  expect(lists.filter((list) => new Set(list).size < list.length)).toEqual([])
  expect(new Set(lists.flat())).toEqual(new Set(municipalities.map(({ name }) => everydayName(name))))
})

test('names are those of every day, and tell apart the two municipalities that share one', () => {
  const names = ["'s-Gravenhage", 'Hengelo (O.)', 'Bergen (NH.)', 'Bergen (L.)', "'s-Hertogenbosch"]
  expect(names.map(everydayName)).toEqual(['Den Haag', 'Hengelo', 'Bergen (NH.)', 'Bergen (L.)', "'s-Hertogenbosch"])
})

test('a municipality lies in the areas of the desks that name it, and of no other', () => {
  const serving = new Map<string, string[]>()
  for (const point of new Set(areas.flatMap((one) => one.area_inner.coordinates))) {
    const name = municipalityAt(point)?.name ?? ''
    serving.set(
      name,
      desks.filter((one) => holds(boundsOf(one.area), point)).map(({ slug }) => slug),
    )
  }
  for (const { name } of municipalities) {
    const listing = desks.filter((one) => one.cities_municipalities.includes(everydayName(name)))
    expect(serving.get(name), name).toEqual(listing.map(({ slug }) => slug))
  }
})

test('the office of a desk lies in its area', () => {
  const location = z.object({ id: z.string(), location_geopoint: z.object({ coordinates: position }).nullable() })
  const offices = new Map(
    z
      .array(location)
      .parse(items['locations'])
      .map((one) => [one.id, one.location_geopoint]),
  )
  for (const { slug, area: id, location: office } of desks)
    expect(holds(boundsOf(id), offices.get(office)?.coordinates ?? [0, 0]), slug).toBe(true)
})
