/** Indexes that rank by `relevance` in bands of distance. */
import { expect, test } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import type { IndexSettings } from '../index/settings.ts'

const settings: IndexSettings = {
  searchableAttributes: ['title', 'body'],
  ranking: ['geo', 'relevance', 'custom'],
  topicsAttribute: 'kind',
  attributesForFaceting: ['kind'],
  decompoundedAttributes: { nl: ['*'] },
  defaults: { queryLanguages: ['nl', 'en'], ignorePlurals: ['nl', 'en'], removeStopWords: ['nl', 'en'] },
}

const filler = Array.from({ length: 12 }, (_, at) => `Het rooster van week ${at}`)

test('of equally relevant hits in one band of distance the nearest comes first', () => {
  const engine = createSearchEngine()
  // The last two are 700 metres apart.
  const latitudes = [52.3, 52.1, 52.4, 52.207, 52.2]
  engine.replaceIndex('texts', settings, [
    ...filler.map((title, number) => ({ objectID: `filler ${number}`, title })),
    ...latitudes.map((lat) => ({ objectID: `at ${lat}`, title: 'Economie', _geoloc: { lat, lng: 5 } })),
  ])
  const order = (aroundPrecision: number | { from: number; value: number }[]) =>
    engine
      .search('texts', {
        query: 'economie',
        aroundLatLng: '52,5',
        aroundRadius: 'all',
        aroundPrecision,
        hitsPerPage: 3,
      })
      .hits.map(({ objectID }) => objectID)
  expect(order([{ from: 0, value: 100_000 }])).toEqual(['at 52.1', 'at 52.2', 'at 52.207'])
  // One number is Algolia's own meaning of it: within it the index's own order decides.
  expect(order(100_000)).toEqual(['at 52.3', 'at 52.1', 'at 52.4'])
})

test('bands of distance come before relevance, and hits in passing behind all that say what was asked for', () => {
  const at = (lat: number) => ({ _geoloc: { lat, lng: 5 } })
  const engine = createSearchEngine()
  engine.replaceIndex('texts', settings, [
    ...filler.map((title, number) => ({ objectID: `filler ${number}`, title })),
    { objectID: 'near, in passing', title: 'Leraar in een ander vak', body: 'Ook economie komt voor', ...at(52.01) },
    { objectID: 'near', title: 'Economie', body: 'Economie', ...at(52.02) },
    { objectID: 'near, less', title: 'Economie voor leraren', ...at(52.01) },
    { objectID: 'far', title: 'Economie', body: 'Economie', ...at(53) },
    { objectID: 'far, in passing', title: 'Leraar in een ander vak', body: 'Ook economie komt voor', ...at(53.1) },
  ])
  const { hits } = engine.search('texts', {
    query: 'economie',
    aroundLatLng: '52,5',
    aroundRadius: 'all',
    aroundPrecision: [
      { from: 0, value: 50_000 },
      { from: 50_000, value: 1_000_000 },
    ],
    getRankingInfo: true,
  })
  expect(hits.map(({ objectID }) => objectID)).toEqual([
    'near',
    'near, less',
    'far',
    'near, in passing',
    'far, in passing',
  ])
  // A score beyond 1, which no reading of the criterion may take for a lower band.
  expect(
    Math.max(...hits.map(({ _rankingInfo }) => Number(Reflect.get(Object(_rankingInfo), 'relevance')))),
  ).toBeGreaterThan(1)
})
