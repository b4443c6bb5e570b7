import { expect, test } from 'vitest'
import { joinLocations, mapRequests, nearestSpots, readMap } from './finder.ts'
import { readWhereabouts } from './whereabouts.ts'

const location = (id: string, programs: string[], geoDistance?: number) => ({
  objectID: id,
  title: `Locatie ${id}`,
  city: 'Utrecht',
  location_geopoint: { type: 'Point', coordinates: [5.1, 52.1] },
  programs: programs.map((program) => ({ id: program })),
  ...(geoDistance === undefined ? {} : { _rankingInfo: { geoDistance } }),
})
const answer = (locations: unknown[], ...pages: string[][]) =>
  readMap({ results: [{ hits: locations }, ...pages.map((ids) => ({ hits: ids.map((objectID) => ({ objectID })) }))] })

test('a location is on the map when a matching programme is taught there', () => {
  const locations = [location('a', ['p1', 'p2']), location('b', ['p2']), location('c', ['p3'])]
  const spots = joinLocations(answer(locations, ['p1'], ['p3']))
  expect(spots.map(({ id, programs }) => [id, programs])).toEqual([
    ['a', ['p1']],
    ['c', ['p3']],
  ])
  expect(spots[0]).toMatchObject({ lat: 52.1, lng: 5.1, distance: null })
})

test('when nothing narrows the programmes, every location is on the map', () => {
  const all = answer([location('a', ['p1']), location('b', ['p2'])])
  expect(all.matching).toBeNull()
  expect(joinLocations(all)).toHaveLength(2)
})

test('a location without a point is not on the map', () => {
  expect(answer([{ ...location('a', ['p1']), location_geopoint: null }], ['p1']).spots).toEqual([])
})

test('an answer of another shape is refused, not guessed at', () => {
  expect(() => readMap({ results: [] })).toThrow()
  expect(() => readMap({ results: [{ hits: [{}] }] })).toThrow()
})

test('the nearest of several locations counts, whatever their order', () => {
  const { spots } = answer([location('far', ['p1'], 9000), location('near', ['p1'], 400)])
  expect(nearestSpots(spots).get('p1')).toMatchObject({ spot: { id: 'near' }, count: 2 })
})

test('an address says where to look', () => {
  const read = (query: string) => readWhereabouts(new URLSearchParams(query))
  expect(read('plaats=Utrecht')).toMatchObject({ radius: 25, around: { place: { name: 'Utrecht' }, radius: 25 } })
  expect(read('plaats=utrecht&straal=50').around?.radius).toBe(50)
  expect(read('plaats=Utrecht&straal=nl').around?.radius).toBeNull()
  expect(read('plaats=Nergenshuizen')).toMatchObject({ typed: 'Nergenshuizen', around: null })
  expect(read('')).toMatchObject({ typed: '', around: null })
})

test('both queries look round the same place; locations do not depend on what is searched', () => {
  const { around } = readWhereabouts(new URLSearchParams('plaats=Utrecht&straal=10'))
  const state = { query: 'pabo', page: 2, refinements: { level: ['bachelor', '-x'] } }
  const [locations, programs, more] = mapRequests(state, around)
  expect(programs).toMatchObject({ facetFilters: [['level:bachelor', 'level:\\-x']], aroundRadius: 10_000, page: 0 })
  expect(more).toMatchObject({ page: 1 })
  expect(locations).toMatchObject({ query: '', filters: 'has_programs:true', aroundRadius: 10_000, hitsPerPage: 500 })
  const none = mapRequests({ query: '', page: 1, refinements: {} }, null)
  expect(none).toHaveLength(1)
  expect(none[0]).not.toHaveProperty('aroundLatLng')
})
