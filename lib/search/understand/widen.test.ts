import { expect, test } from 'vitest'
import { automaticWhere, type Where } from '../where.ts'
import { understandingClient } from './client.ts'
import type { Request } from '../sent-requests.ts'
import { answeredArea } from './requests.ts'
import { plainWords } from './served.ts'
import { answeredWhere } from './widen.ts'

const place = { name: 'Breda', lat: 51.59, lng: 4.78, size: 188_000, kind: 'town' } as const
const border = [
  [
    [4.7, 51.5],
    [4.9, 51.5],
    [4.9, 51.7],
    [4.7, 51.5],
  ],
] as const

/** A service whose only programmes are 20 km from every place, and `near` at it. */
const searchOf = async (where: Where, params: object = {}, includesCounts = false, near = 0) => {
  const calls: (readonly Request[])[] = []
  const client = understandingClient(
    {
      search: async (requests) => {
        const list = requests as unknown as readonly Request[]
        calls.push(list)
        const nbHits = ({ aroundRadius }: Request) => (Number(aroundRadius) >= 20_000 ? near + 4 : near)
        return { results: list.map((request) => ({ nbHits: nbHits(request), hits: [] })) }
      },
    },
    async () => ({
      searched: { understanding: plainWords('wiskunde'), where, hasLocationFlag: true, order: 'afstand' },
      includesCounts,
    }),
  )
  const { results } = await client.search([{ indexName: 'programs', params: { query: 'wiskunde', ...params } }])
  return { calls, result: results[0] as unknown }
}

test('a search without results within the distance that suits the place looks within the least that has some', async () => {
  const where = automaticWhere(place, null)
  const { result } = await searchOf(where)
  expect(result).toMatchObject({ nbHits: 4 })
  expect(answeredArea(result)).toMatchObject({ kind: 'place', place: 'Breda', radius: 25, isWidened: true })
  expect(answeredWhere(where, result)).toEqual({ kind: 'place', place, radius: 25, widenedFrom: 10 })
})

test('one or two within that distance are not enough, three are', async () => {
  const where = automaticWhere(place, null)
  for (const [near, radius] of [
    [1, 25],
    [2, 25],
    [3, 10],
  ] as const)
    expect(answeredArea((await searchOf(where, {}, false, near)).result)).toMatchObject({ radius })
})

test('within borders one is enough', async () => {
  const where = automaticWhere(place, [border])
  expect(answeredArea((await searchOf(where, {}, false, 1)).result)).toMatchObject({ isWidened: false })
})

test('a place with borders gives way to a circle round it, whose requests no longer have the borders', async () => {
  const where = automaticWhere(place, [border])
  const { calls, result } = await searchOf(where, { insidePolygon: [[51, 4, 52, 4, 52, 5]] })
  expect(answeredWhere(where, result)).toEqual({ kind: 'place', place, radius: 25, widenedFrom: null })
  expect(calls.at(-1)?.[0]).toMatchObject({ aroundRadius: 25_000 })
  expect(calls.at(-1)?.[0]).not.toHaveProperty('insidePolygon')
})

test('a distance that somebody chose stays, and so does the answer for another place', async () => {
  const chosen: Where = { kind: 'place', place, radius: 10 }
  const { calls, result } = await searchOf(chosen)
  expect(result).toMatchObject({ nbHits: 0 })
  expect(calls).toHaveLength(1)
  expect(answeredWhere(chosen, result)).toBe(chosen)
  const elsewhere = automaticWhere({ ...place, name: 'Tilburg' }, null)
  expect(answeredWhere(elsewhere, (await searchOf(automaticWhere(place, null))).result)).toBe(elsewhere)
})

test('counts that came with the list are not asked for again', async () => {
  const { calls, result } = await searchOf(automaticWhere(place, null), {}, true)
  expect(calls).toHaveLength(2)
  expect(answeredArea(result)).toMatchObject({ radius: 25, isWidened: true })
})

/** A service with so many programmes within each distance, of which a filter leaves `filtered`. */
const filteredSearch = async (where: Where, all: readonly number[], filtered: readonly number[]) => {
  const steps = [10_000, 25_000, 50_000, 100_000]
  const client = understandingClient(
    {
      search: async (requests) => ({
        results: (requests as unknown as readonly Request[]).map(({ facetFilters, aroundRadius }) => {
          const counts = JSON.stringify(facetFilters ?? []).includes('Master') ? filtered : all
          return { nbHits: counts[steps.indexOf(Number(aroundRadius))] ?? counts.at(-1) ?? 0, hits: [] }
        }),
      }),
    },
    async () => ({
      searched: { understanding: plainWords('wiskunde'), where, hasLocationFlag: true, order: 'afstand' },
      includesCounts: false,
    }),
  )
  const params = { query: 'wiskunde', facetFilters: [['level.name:Master']] }
  const { results } = await client.search([{ indexName: 'programs', params }])
  return answeredArea(results[0])
}

test('a filter finds as many as it promised: it widens no distance that the same search without it keeps', async () => {
  const where = automaticWhere(place, null)
  expect(await filteredSearch(where, [9, 20, 30, 40], [1, 5, 9, 12])).toMatchObject({ radius: 10, isWidened: false })
})

test('a filter stays within the distance to which its search was widened without it', async () => {
  const where = automaticWhere(place, null)
  expect(await filteredSearch(where, [1, 6, 30, 40], [0, 1, 9, 12])).toMatchObject({ radius: 25, isWidened: true })
  expect(await filteredSearch(where, [1, 6, 30, 40], [1, 1, 9, 12])).toMatchObject({ radius: 25, isWidened: true })
})

test('a filter of an address that leaves nothing there looks farther', async () => {
  const where = automaticWhere(place, null)
  expect(await filteredSearch(where, [9, 20, 30, 40], [0, 0, 9, 12])).toMatchObject({ radius: 50, isWidened: true })
  expect(await filteredSearch(where, [1, 6, 30, 40], [0, 0, 9, 12])).toMatchObject({ radius: 50, isWidened: true })
})
