/** The library on which the widgets of InstantSearch stand, unmodified: refinements in, counts of every list out. */
import { liteClient } from 'algoliasearch/lite'
import algoliasearchHelper, { type PlainSearchParameters, type SearchResults } from 'algoliasearch-helper'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listener } from '../../http/serve.ts'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'

const engine = createSearchEngine()
const records = Array.from({ length: 24 }, (_, at) => ({
  objectID: String(at),
  title: ['Pabo', 'Lerarenopleiding', 'Zij-instroom'][at % 3],
  sector: ['po', 'vo', 'mbo'].slice(0, 1 + (at % 3)),
  level: ['bachelor', 'master'][at % 2],
  duration: 12 * (1 + (at % 4)),
  english: at % 6 === 0,
  place: { lvl0: 'Nederland', lvl1: at % 2 ? 'Nederland > Utrecht' : 'Nederland > Drenthe' },
  _geoloc: { lat: 52 + at / 100, lng: 5 },
}))
engine.replaceIndex(
  'programs',
  {
    searchableAttributes: ['title'],
    attributesForFaceting: ['searchable(sector)', 'level', 'duration', 'english', 'place.lvl0', 'place.lvl1'],
  },
  records,
)

let listener: Listener
beforeAll(async () => {
  const report = (error: unknown) => {
    throw error
  }
  const handler = createSearchHandler({ engine, resolveKey: async () => ({ indexes: ['programs'] }), report })
  listener = await listen({ '/search': handler }, { host: 'localhost', port: 0, report })
})
afterAll(() => listener.close())

const client = () =>
  liteClient('APP', 'token', {
    hosts: [{ url: `localhost:${listener.port}/search`, protocol: 'http', accept: 'readWrite' }],
  })

const search = async (parameters: PlainSearchParameters): Promise<SearchResults> => {
  const helper = algoliasearchHelper(client(), 'programs', parameters)
  return new Promise((resolve, reject) => {
    helper.on('result', ({ results }) => resolve(results))
    helper.on('error', ({ error }) => reject(error))
    helper.search()
  })
}

/** The list of a facet as a widget shows it. */
const list = (results: SearchResults, facet: string) => {
  const values = results.getFacetValues(facet, { sortBy: ['name:asc'] })
  return Array.isArray(values)
    ? Object.fromEntries(
        values.map((value) => [value.name, 'isRefined' in value && value.isRefined ? [value.count] : value.count]),
      )
    : values
}

test('a list of which several may be chosen keeps the counts of what was not chosen', async () => {
  const results = await search({
    disjunctiveFacets: ['level', 'sector'],
    disjunctiveFacetsRefinements: { level: ['master'], sector: ['vo', 'mbo'] },
  })
  const matching = records.filter(({ level, sector }) => level === 'master' && sector.some((one) => one !== 'po'))
  expect(results.nbHits).toBe(matching.length)
  const levels = (level: string) => records.filter((one) => one.level === level && one.sector.length > 1).length
  expect(list(results, 'level')).toEqual({ bachelor: levels('bachelor'), master: [levels('master')] })
  const masters = (sector: string) =>
    records.filter((one) => one.level === 'master' && one.sector.includes(sector)).length
  expect(list(results, 'sector')).toEqual({ po: masters('po'), vo: [masters('vo')], mbo: [masters('mbo')] })
})

test('a list of which all must hold, what is left out, a number, a switch', async () => {
  const results = await search({
    facets: ['sector', 'level'],
    facetsRefinements: { sector: ['vo'] },
    facetsExcludes: { level: ['master'] },
    disjunctiveFacets: ['duration', 'english'],
    numericRefinements: { duration: { '>=': [24], '<': [48] } },
    disjunctiveFacetsRefinements: { english: ['false'] },
  })
  const expected = records.filter(
    ({ sector, level, duration, english }) =>
      sector.includes('vo') && level !== 'master' && duration >= 24 && duration < 48 && !english,
  )
  expect(expected.length).toBeGreaterThan(0)
  expect(results.hits.map(({ objectID }) => objectID)).toEqual(expected.map(({ objectID }) => objectID))
  expect(results.getFacetStats('duration')).toMatchObject({ min: 12, max: 36 })
})

test('a tree opens where it was chosen', async () => {
  const results = await search({
    hierarchicalFacets: [{ name: 'place', attributes: ['place.lvl0', 'place.lvl1'], separator: ' > ' }],
    hierarchicalFacetsRefinements: { place: ['Nederland > Utrecht'] },
  })
  expect(results.nbHits).toBe(12)
  expect(results.getFacetValues('place', { sortBy: ['name:asc'] })).toMatchObject({
    data: [
      {
        name: 'Nederland',
        count: 24,
        isRefined: true,
        data: [
          { name: 'Drenthe', count: 12, isRefined: false },
          { name: 'Utrecht', count: 12, isRefined: true },
        ],
      },
    ],
  })
})

test('a place, a page, and a search among the values of a list', async () => {
  const near = await search({
    aroundLatLng: '52.23,5',
    aroundRadius: 2000,
    getRankingInfo: true,
    hitsPerPage: 1,
    page: 1,
  })
  expect(near).toMatchObject({
    nbHits: 2,
    nbPages: 2,
    page: 1,
    hits: [{ objectID: '22', _rankingInfo: { geoDistance: 1111 } }],
  })
  const helper = algoliasearchHelper(client(), 'programs', { disjunctiveFacets: ['sector'] })
  const { facetHits } = await helper.searchForFacetValues('sector', 'm', 5)
  expect(facetHits).toMatchObject([{ value: 'mbo', count: 8, isRefined: false }])
})
