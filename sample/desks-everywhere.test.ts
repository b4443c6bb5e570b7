/** Each municipality has its desks: by the site's rules over what the content API gives, and by distance over the search records. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { outline } from '#lib/content/geometry.ts'
import { areaReport } from '#lib/geo/desks/area-report.ts'
import { desksAt, servingDesks } from '#lib/geo/desks/serving.ts'
import { isInside, type Position } from '#platform/geo/area.ts'
import { areaOf, municipalities } from '#platform/geo/municipalities.ts'
import { buildRecords, indexSettings } from '#service/search/catalogue/records.ts'
import { createSearchEngine } from '#service/search/engine.ts'
import { everydayName } from './areas.ts'
import { sampleCatalogue } from './catalogue.fixture.ts'

const { items } = sampleCatalogue()
const areas = new Map(
  z
    .array(z.object({ id: z.string(), area_bounds: outline }))
    .parse(items['areas'])
    .map(({ id, area_bounds }) => [id, area_bounds]),
)
const desks = z
  .array(
    z.object({
      id: z.string(),
      title: z.string(),
      area: z.string(),
      regions: z.array(z.string()),
      cities_municipalities: z.array(z.string()),
    }),
  )
  .parse(items['regional_education_desks'])
  .map((desk) => ({ ...desk, area: areas.get(desk.area) ?? [], location: null }))

const listing = (name: string) =>
  desks
    .filter((desk) => desk.cities_municipalities.includes(everydayName(name)))
    .map(({ id }) => id)
    .toSorted()

/** Some point inside the municipality. */
const pointIn = (code: string): Position => {
  const [largest = []] = areaOf([code]).toSorted((one, other) => (other[0]?.length ?? 0) - (one[0]?.length ?? 0))
  const [lngs, lats] = [largest.flat().map(([lng]) => lng), largest.flat().map(([, lat]) => lat)]
  const [west, east, south, north] = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)]
  const inside = Array.from({ length: 144 }, (_, at): Position => [
    west + ((east - west) * ((at % 12) + 0.5)) / 12,
    south + ((north - south) * (Math.floor(at / 12) + 0.5)) / 12,
  ]).filter((point) => isInside(point, largest))
  return inside[Math.floor(inside.length / 2)] ?? [0, 0]
}

const points = new Map(municipalities.map(({ code }) => [code, pointIn(code)]))

// 342 municipalities against 35 outlines take seconds, and more on a busy machine.
test('each municipality has its desks by border and by point', { tags: ['full'], timeout: 60_000 }, () => {
  for (const { name, code } of municipalities) {
    const expected = listing(name)
    expect(expected.length, name).toBeGreaterThan(0)
    const serving = servingDesks(desks, { areas: areaOf([code]), point: null, municipalities: [name] }).desks
    expect(serving.filter(({ isPartly }) => isPartly), name).toEqual([]) // prettier-ignore
    expect(serving.map(({ desk }) => desk.id).toSorted(), name).toEqual(expected) // prettier-ignore
    expect(desksAt(desks, points.get(code) ?? [0, 0]).map(({ id }) => id).toSorted(), name).toEqual(expected) // prettier-ignore
  }
})

test('the nearest points of the search records are those of the desks', () => {
  const engine = createSearchEngine()
  const index = 'regional_education_desks'
  engine.replaceIndex(
    index,
    indexSettings(index),
    buildRecords(index, (table) => items[table] ?? []),
  )
  for (const { name, code } of municipalities) {
    const [lng, lat] = points.get(code) ?? [0, 0]
    const { hits } = engine.search(index, {
      query: '',
      aroundLatLng: `${lat},${lng}`,
      aroundRadius: 10_000,
      hitsPerPage: 50,
      attributesToRetrieve: [],
      attributesToHighlight: [],
    })
    const found = new Set(hits.map(({ objectID }) => objectID))
    expect(listing(name).filter((id) => !found.has(id)), name).toEqual([]) // prettier-ignore
  }
})

test('the report of areas has nothing to tell but overlaps', () => {
  const { without, partly, unlisted, outside, noOutline, shared } = areaReport(desks)
  expect({ without, partly, unlisted, outside, noOutline }).toEqual({
    without: [],
    partly: [],
    unlisted: [],
    outside: [],
    noOutline: [],
  })
  expect(shared.length).toBeGreaterThan(20)
})
