import { expect, test } from 'vitest'
import { readSpots } from '../spots.ts'
import type { Order } from '../order.ts'
import type { Where } from '../where.ts'
import { understandingClient } from './client.ts'
import type { Request } from '../sent-requests.ts'
import { plainWords } from './served.ts'

const place = { name: 'Utrecht', lat: 52.09, lng: 5.12, size: 290_529, kind: 'town' } as const
/** Zwolle is farther than Apeldoorn, and sooner reached. */
const train: Where = {
  kind: 'region',
  place,
  areas: [
    [
      [
        [5, 52],
        [7, 52],
        [7, 53],
        [5, 52],
      ],
    ],
  ],
  travel: { by: 'trein', minutes: 60 },
  stops: [
    [5.12, 52.09, 0],
    [6.09, 52.51, 45],
    [5.97, 52.21, 58],
  ],
}
const mapped: Where = { kind: 'area', box: { south: 51, west: 4, north: 53, east: 7 }, place }
const at = (id: string, lng: number, lat: number, programs: readonly string[]) => ({
  objectID: id,
  city: id,
  location_geopoint: { coordinates: [lng, lat] },
  programs: programs.map((program) => ({ id: program })),
})
const places = [
  at('Apeldoorn', 5.97, 52.21, ['apeldoorn', 'both']),
  at('Zwolle', 6.09, 52.51, ['zwolle', 'both']),
  at('Zeist', 5.23, 52.09, ['zeist']),
]
/** Best match first. */
const matching = ['apeldoorn', 'zwolle', 'both', 'zeist', 'nowhere']

/** A service that ranks by words alone. */
const service = async (requests: unknown) => ({
  results: (requests as readonly Request[]).map((request) => {
    const { indexName, filters = '', page = 0, hitsPerPage = 20 } = request
    if (indexName === 'locations') return { hits: page ? [] : places, nbHits: places.length }
    const wanted = [...String(filters).matchAll(/objectID:"(\w+)"/g)].map(([, id]) => id)
    const hits = matching
      .filter((id) => !wanted.length || wanted.includes(id))
      .map((id) => ({ objectID: id, title: `Leraar ${id}` }))
    const from = Number(page) * Number(hitsPerPage)
    return { hits: hits.slice(from, from + Number(hitsPerPage)), nbHits: matching.length }
  }),
})

const listOf = async (
  where: Where,
  query: string,
  order: Order,
  params: object = {},
  search: typeof service = service,
) => {
  const client = understandingClient({ search }, async () => ({
    searched: { understanding: plainWords(query), where, hasLocationFlag: true, order },
    includesCounts: false,
  }))
  const { results } = await client.search([{ indexName: 'programs', params: { query, ...params } }])
  const [{ hits, nbHits } = { hits: [], nbHits: 0 }] = results as unknown as {
    hits: { objectID: string }[]
    nbHits: number
  }[]
  return [...hits.map(({ objectID }) => objectID), nbHits]
}

test('by train what takes the least time comes first, whatever the distance', async () => {
  const order = ['zeist', 'zwolle', 'both', 'apeldoorn', 'nowhere', 5]
  expect(await listOf(train, '', 'passend')).toEqual(order)
  expect(await listOf(train, 'pabo', 'afstand')).toEqual(order)
  expect(await listOf(train, '', 'passend', { page: 1, hitsPerPage: 2 })).toEqual(['both', 'apeldoorn', 5])
})

test('with words what fits best comes first within a quarter of an hour', async () => {
  expect(await listOf(train, 'pabo', 'passend')).toEqual(['zeist', 'apeldoorn', 'zwolle', 'both', 'nowhere', 5])
})

test('in an area of the map the place keeps the order', async () => {
  expect(await listOf(mapped, '', 'passend')).toEqual(['zeist', 'apeldoorn', 'both', 'zwolle', 'nowhere', 5])
  expect(await listOf({ ...mapped, place: null }, '', 'passend')).toEqual([...matching, 5])
})

test('by name all that matches is in the order of its titles, wherever it is searched', async () => {
  const order = ['apeldoorn', 'both', 'nowhere', 'zeist', 'zwolle', 5]
  for (const where of [train, mapped, { kind: 'place', place, radius: 50 }, { kind: 'country' }] as const)
    expect(await listOf(where, 'leraar', 'naam')).toEqual(order)
  expect(await listOf({ kind: 'country' }, '', 'naam', { page: 1, hitsPerPage: 2 })).toEqual(['nowhere', 'zeist', 5])
})

test('of more than services name the order stays that of search', async () => {
  const many = async (requests: unknown) => {
    const { results } = await service(requests)
    return { results: results.map((result) => ({ ...result, nbHits: 1001 })) }
  }
  expect(await listOf({ kind: 'country' }, '', 'naam', {}, many)).toEqual([...matching, 1001])
})

test('a location says its minutes by train, and inside borders no distance from their middle', () => {
  const spots = (where: Where) => readSpots({ results: [{ hits: places }] }, where)
  expect(spots(train).map(({ minutes }) => minutes)).toEqual([58, 45, expect.any(Number)])
  const { travel: _, stops: _stops, ...bare } = train
  expect(spots(bare as Where).every(({ distance, minutes }) => distance === null && minutes === null)).toBe(true)
})
