import { expect, test } from 'vitest'
import { findPlace } from '../geo/places.ts'
import {
  mapAndCountRequests,
  alternativeLocations,
  hasNothingWider,
  countRequests,
  locationRequests,
  matchRequests,
  readCounts,
  locationParameters,
} from './finder.ts'
import { facetFilters } from './refinements.ts'
import { isCut, joinLocations, nearestSpots, readMatches, readSpots } from './spots.ts'
import type { Where } from './where.ts'

const place = { name: 'Utrecht', lat: 52.091, lng: 5.122, size: 290_529, kind: 'town' } as const
const country: Where = { kind: 'country' }
const near: Where = { kind: 'place', place, radius: 10 }
const area: Where = { kind: 'area', box: { south: 52, west: 5, north: 52.2, east: 5.3 }, place }
const online: Where = { kind: 'online' }

const location = (id: string, programs: string[], lng = 5.1) => ({
  objectID: id,
  title: `Locatie ${id}`,
  city: 'Utrecht',
  location_geopoint: { type: 'Point', coordinates: [lng, 52.1] },
  programs: programs.map((program) => ({ id: program })),
})
const spotsOf = (locations: unknown[], where: Where = country) => readSpots({ results: [{ hits: locations }] }, where)

test('a location is on the map when a matching programme is taught there', () => {
  const spots = spotsOf([location('a', ['p1', 'p2']), location('b', ['p2']), location('c', ['p3'])])
  expect(joinLocations({ spots, matching: ['p1', 'p3'] }).map(({ id, programs }) => [id, programs])).toEqual([
    ['a', ['p1']],
    ['c', ['p3']],
  ])
  expect(joinLocations({ spots, matching: null })).toHaveLength(3)
  expect(spots[0]).toMatchObject({ lat: 52.1, lng: 5.1, distance: null })
})

test('a location without a point is not on the map', () => {
  expect(spotsOf([{ ...location('a', ['p1']), location_geopoint: null }])).toEqual([])
})

test('an answer of another shape is refused, not guessed at', () => {
  expect(() => readSpots({ results: [{ hits: [{}] }] }, country)).toThrow()
  expect(() => readMatches({ results: [{}] })).toThrow()
  expect(() => readCounts({ results: [{ nbHits: '3' }] })).toThrow()
  expect(readMatches({ results: [] })).toBeNull()
})

test('the nearest of several locations counts, whatever their order, in an area too', () => {
  const locations = [location('far', ['p1'], 5.4), location('near', ['p1'], 5.13)]
  for (const where of [near, area]) {
    const nearest = nearestSpots(spotsOf(locations, where)).get('p1')
    expect(nearest).toMatchObject({ spot: { id: 'near' }, count: 2 })
    expect(nearest?.spot.distance).toBeLessThan(1500)
  }
})

test('a distance and an area never hold together', () => {
  expect(locationParameters(near, false)).toMatchObject({ aroundLatLng: '52.091,5.122', aroundRadius: 10_000 })
  expect(locationParameters(near, false)).not.toHaveProperty('insideBoundingBox')
  expect(locationParameters(area, false)).toMatchObject({ insideBoundingBox: [[52.2, 5.3, 52, 5]] })
  expect(locationParameters(area, false)).not.toHaveProperty('aroundRadius')
  expect(locationParameters(country, true)).toEqual({})
})

test('an area with an outline is searched within that, not in the rectangle round it', () => {
  const triangle = [
    [
      [5, 52],
      [5.3, 52],
      [5.3, 52.2],
      [5, 52],
    ],
  ] as const
  const outlined: Where = {
    kind: 'area',
    box: { south: 52, west: 5, north: 52.2, east: 5.3 },
    place: null,
    outline: [triangle],
  }
  for (const parameters of [locationParameters(outlined, true), locationRequests(outlined)[0]]) {
    expect(parameters).toMatchObject({ insidePolygon: [[52, 5, 52, 5.3, 52.2, 5.3]] })
    expect(parameters).not.toHaveProperty('insideBoundingBox')
  }
})

test('what has no place is left out where distance counts, and found by itself', () => {
  expect(locationParameters(near, true).filters).toBe('has_location:true')
  expect(locationParameters(online, true).filters).toBe('has_location:false')
  // Records of another maker do not say it: a distance goes by their points alone.
  expect(locationParameters(near, false).filters).toBe('')
  expect(locationParameters(online, false).filters).toBe('objectID:"none"')
  expect(locationRequests(online)).toEqual([])
})

test('both queries look in the same place; locations do not depend on what is searched', () => {
  const state = { query: 'pabo', page: 2, refinements: { level: ['bachelor', '-x'] } }
  const [programs, more] = matchRequests({ query: state.query, facetFilters: facetFilters(state) }, near, false)
  expect(programs).toMatchObject({ facetFilters: [['level:bachelor', 'level:\\-x']], aroundRadius: 10_000, page: 0 })
  expect(more).toMatchObject({ page: 1 })
  expect(locationRequests(near)).toMatchObject([
    { query: '', filters: 'has_programs:true', aroundRadius: 10_000, hitsPerPage: 500, page: 0 },
    { hitsPerPage: 500, page: 1 },
  ])
  expect(matchRequests({ query: '', facetFilters: [] }, near, false)).toEqual([])
})

test('beside a distance, larger ones are counted, and what has no place', () => {
  expect(alternativeLocations(near)).toEqual([online, ...[25, 50, 100, null].map((radius) => ({ ...near, radius }))])
  expect(alternativeLocations({ kind: 'place', place, radius: null })).toEqual([online])
  expect(alternativeLocations(online)).toEqual([])
  expect(countRequests({ query: 'pabo', facetFilters: [] }, [near], false)).toMatchObject([{ hitsPerPage: 0 }])
})

test('beside a ride, longer ones are counted before distances beyond them', () => {
  const ride = (minutes: number, radius: number) =>
    ({ kind: 'place', place, radius, travel: { by: 'fiets', minutes } }) as const
  const beyond = [10, 25, 50, 100, null].map((radius) => ({ kind: 'place', place, radius }))
  expect(alternativeLocations(ride(30, 6.2))).toEqual([online, ride(45, 9.2), ...beyond])
})

test('the place of the tests is the place of the table', () => expect(findPlace('Utrecht')).toEqual(place))

test('more than the pages of an answer hold is told apart from all there is', () => {
  const page = (hits: number, nbHits: number) => ({ hits: Array.from({ length: hits }, () => ({})), nbHits })
  expect(isCut({ results: [page(500, 1770), page(500, 1770)] })).toBe(true)
  expect(isCut({ results: [page(500, 600), page(100, 600)] })).toBe(false)
  expect(isCut({ results: [] })).toBe(false)
})

test('with a place and the order “best match”, hits are ranked by relevance within bands of distance', () => {
  expect(locationParameters(near, false, 'passend')).toMatchObject({
    aroundPrecision: [
      { from: 0, value: 5000 },
      { from: 5000, value: 10_000 },
      { from: 15_000, value: 10_000 },
      { from: 25_000, value: 10_000 },
      { from: 35_000, value: 15_000 },
      { from: 50_000 },
    ],
  })
  expect(locationParameters(near, false, 'afstand')).not.toHaveProperty('aroundPrecision')
  expect(locationParameters(area, false, 'passend')).not.toHaveProperty('aroundPrecision')
})

test('what stands beside the list is read from its part of an answer', () => {
  const { requests, read } = mapAndCountRequests({ query: 'pabo', facetFilters: [] }, near, false)
  expect(requests).toHaveLength(2 + alternativeLocations(near).length)
  const counts = requests.slice(2).map((_, index) => ({ hits: [], nbHits: index }))
  expect(read([{ hits: [{ objectID: 'a' }], nbHits: 1 }, { hits: [], nbHits: 1 }, ...counts])).toEqual({
    matching: ['a'],
    counts: [0, 1, 2, 3, 4],
    isCut: false,
  })
})

test('nothing is farther away where no larger distance, up to the whole country, has a programme', () => {
  const steps = alternativeLocations(near).length - 1
  expect(
    hasNothingWider(
      near,
      Array.from({ length: steps }, () => 0),
    ),
  ).toBe(true)
  expect(hasNothingWider(near, [...Array.from({ length: steps - 1 }, () => 0), 1])).toBe(false)
  // Not counted yet, and no larger distance there is.
  expect(hasNothingWider(near, [])).toBe(false)
  expect(hasNothingWider(country, [])).toBe(false)
})
