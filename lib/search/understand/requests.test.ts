import { expect, test } from 'vitest'
import { programsPage } from '../list-pages.ts'
import { relaxationRequests, relaxationsOf } from '../relaxations.ts'
import type { Where } from '../where.ts'
import { understandingClient } from './client.ts'
import type { Request } from '../sent-requests.ts'
import { answeredArea, isAnswerFor, understoodRequests } from './requests.ts'
import { plainWords, type ServedUnderstanding } from './served.ts'

const span = { text: '', key: '', start: 0, end: 0 }
const attribute = 'program_forms.tracks.name'
const place = { name: 'Utrecht', lat: 52.1, lng: 5.1, size: 290_529 }
const near: Where = { kind: 'place', place, radius: 10 }
const country: Where = { kind: 'country' }
const deeltijd: ServedUnderstanding = {
  rest: 'pabo',
  understood: [{ ...span, kind: 'form', attribute, value: 'Deeltijd' }],
  place: null,
}
const both: ServedUnderstanding = {
  ...deeltijd,
  understood: [...deeltijd.understood, { ...span, kind: 'place', value: 'utrecht', radius: null, travel: null }],
  place,
}
const searched = (understanding: ServedUnderstanding, where: Where = country) =>
  ({ understanding, where, hasLocationFlag: true, order: 'passend' }) as const
const main = {
  indexName: 'programs',
  params: { query: 'deeltijd pabo', facets: ['level', attribute], hitsPerPage: 20 },
}

test('a filter that was understood is among those of the list, and its attribute is counted without it', () => {
  const { requests, read } = understoodRequests([main], searched(deeltijd), false)
  expect(requests).toMatchObject([
    { indexName: 'programs', query: 'pabo', facetFilters: [[`${attribute}:Deeltijd`]], hitsPerPage: 20 },
    { query: 'pabo', facetFilters: [], facets: attribute, hitsPerPage: 0 },
  ])
  const facets = { level: { mbo: 1 }, [attribute]: { Deeltijd: 2 } }
  const { list } = read([{ query: 'pabo', facets }, { facets: { [attribute]: { Deeltijd: 2, Voltijd: 3 } } }])
  expect(list).toMatchObject([
    { query: 'deeltijd pabo', facets: { level: { mbo: 1 }, [attribute]: { Deeltijd: 2, Voltijd: 3 } } },
  ])
  expect(answeredArea(list[0])).toEqual({
    kind: 'country',
    place: null,
    radius: null,
    isWidened: false,
    travel: null,
    box: null,
    lead: null,
  })
  expect(answeredArea({ nbHits: 3 })).toBeNull()
})

test('what is not wanted is left out of the list, its counts and its alternatives', () => {
  const instead = [`${attribute}:Deeltijd`, `${attribute}:Duaal`]
  const notVoltijd: ServedUnderstanding = {
    ...deeltijd,
    understood: [{ ...span, kind: 'form', attribute, value: 'Voltijd', instead }],
  }
  const { requests } = understoodRequests([main], searched(notVoltijd), true)
  expect(requests.length).toBeGreaterThan(1)
  for (const request of requests) expect(request).toMatchObject({ facetFilters: [instead] })
  const state = { query: 'pabo niet voltijd', page: 1, refinements: { level: ['mbo'] } }
  const sent = relaxationRequests(programsPage, relaxationsOf(state, notVoltijd))
  expect(sent).toMatchObject([
    { query: 'pabo', facetFilters: [['level:mbo']] },
    { query: '', facetFilters: [['level:mbo'], instead] },
    { query: 'pabo', facetFilters: [instead] },
  ])
})

test('an answer is for the place that was searched, and no other', () => {
  const box = { south: 52, west: 5, north: 53, east: 6 }
  const wheres = [
    { kind: 'country' },
    { kind: 'online' },
    { kind: 'area', box, place: null },
    { kind: 'area', box: { ...box, east: 7 }, place: null },
  ] as const
  for (const where of wheres) {
    const { read } = understoodRequests([main], { ...searched(deeltijd), where }, false)
    const { list } = read([{ query: 'pabo', facets: {} }])
    for (const other of wheres) expect(isAnswerFor(list[0], other)).toBe(other === where)
  }
  expect(isAnswerFor({ nbHits: 3 }, { kind: 'online' })).toBe(true)
})

test('what is chosen of the same attribute is an alternative to what was understood', () => {
  const chosen = [[`${attribute}:Voltijd`], ['level:mbo']]
  const { requests } = understoodRequests(
    [
      { ...main, params: { ...main.params, facetFilters: chosen } },
      { indexName: 'programs', params: { query: 'deeltijd pabo', facets: attribute, facetFilters: [['level:mbo']] } },
      { indexName: 'programs', params: { query: 'deeltijd pabo', facets: 'level', facetFilters: [chosen[0]] } },
    ],
    searched(deeltijd),
    false,
  )
  const alternatives = [`${attribute}:Voltijd`, `${attribute}:Deeltijd`]
  expect(requests.map((request) => request['facetFilters'])).toEqual([
    [['level:mbo'], alternatives],
    [['level:mbo']],
    [alternatives],
  ])
})

test('a place that was understood is searched round in bands; without words the nearest comes first', () => {
  const [list] = understoodRequests([main], searched(both, near), false).requests
  expect(list).toMatchObject({
    aroundLatLng: '52.1,5.1',
    aroundRadius: 10_000,
    aroundPrecision: [{ from: 0 }, {}, {}, {}, {}, {}],
  })
  const [bare] = understoodRequests([main], searched({ ...both, rest: '' }, near), false).requests
  expect(bare).toMatchObject({ aroundRadius: 10_000, query: '' })
  expect(bare).not.toHaveProperty('aroundPrecision')
})

test('what stands beside the list goes with it in one call', async () => {
  const calls: (readonly Request[])[] = []
  let resultCounts: unknown = null
  const client = understandingClient(
    {
      search: async (requests) => {
        const all = requests as unknown as readonly Request[]
        calls.push(all)
        return { results: all.map(() => ({ hits: [{ objectID: 'a' }], nbHits: 1 })) }
      },
    },
    async () => ({
      searched: searched(plainWords('pabo')),
      includesCounts: true,
      onCounts: (counts) => void (resultCounts = counts),
    }),
  )
  const { results } = await client.search([{ indexName: 'programs', params: { query: 'pabo' } }])
  expect(results).toHaveLength(1)
  expect(calls).toHaveLength(1)
  expect(calls[0]).toHaveLength(4)
  expect(resultCounts).toEqual({ matching: ['a', 'a'], counts: [1], isCut: false })
})
