/**
 * What the vendor's library for refinements expects of a service: its integration specs, each by our own code.
 * Records, settings and expected figures are facts from algolia/algoliasearch-helper-js (MIT, © Algolia), test/integration-spec.
 */
import { algoliasearch } from 'algoliasearch'
import algoliasearchHelper, {
  type AlgoliaSearchHelper,
  type PlainSearchParameters,
  type SearchResults,
} from 'algoliasearch-helper'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, type Listener } from '../../http/serve.ts'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'
import { createKeyring } from './keyring.ts'

const adminKey = 'the-admin-key'
let listener: Listener
beforeAll(async () => {
  const report = (error: unknown) => {
    throw error
  }
  const engine = createSearchEngine()
  const keyring = createKeyring({ adminKey, now: () => new Date() })
  const handler = createSearchHandler({ engine, keyring, resolveKey: async () => null, report })
  listener = await listen({ '/search': handler }, { host: 'localhost', port: 0, report })
})
afterAll(() => listener.close())

const client = () =>
  algoliasearch('SPECS', adminKey, {
    hosts: [{ url: `localhost:${listener.port}/search`, protocol: 'http', accept: 'readWrite' }],
  })

let made = 0
/** An index with these records and settings, written as the specs write it, through the client. */
const indexOf = async (records: readonly object[], settings: object): Promise<string> => {
  made += 1
  const indexName = `spec_${made}`
  const objects = records.map((record, at) => ({ objectID: String(at), ...record }))
  await client().saveObjects({ indexName, objects, waitForTasks: true })
  const { taskID } = await client().setSettings({ indexName, indexSettings: settings })
  await client().waitForTask({ indexName, taskID })
  return indexName
}

const answerOf = (helper: AlgoliaSearchHelper): Promise<SearchResults> =>
  new Promise((resolve, reject) => {
    helper.once('result', ({ results }) => resolve(results))
    helper.once('error', ({ error }) => reject(error))
    helper.search()
  })

const idsOf = ({ hits }: Pick<SearchResults, 'hits'>) =>
  hits
    .map(({ objectID }) => objectID)
    .toSorted((a, b) => a.localeCompare(b))
    .join('')

type Step = {
  readonly change?: (helper: AlgoliaSearchHelper) => unknown
  readonly ids: string
  /** Counts of the first facet; null when there are none. */
  readonly counts?: Readonly<Record<string, number>> | null
}
type Spec = {
  readonly records: readonly object[]
  readonly settings?: object
  readonly parameters?: PlainSearchParameters
  readonly steps: readonly Step[]
}

const facets = [{ facet: ['f1', 'f2'] }, { facet: ['f1', 'f3'] }, { facet: ['f2', 'f3'] }]
const ofFacet = { attributesToIndex: ['facet'], attributesForFaceting: ['facet'] }
const numbers = [{ n: [6] }, { n: [6, 10] }, { n: [5, 45] }, { n: 12 }]
const squares = [
  [0, 0, 1.1, 0, 1.1, 1.1, 0, 1.1],
  [1.5, 1.5, 2.1, 1.5, 2.1, 2.1, 1.5, 2.1],
]
const points = [
  { _geoloc: { lat: 1, lng: 1 } },
  { _geoloc: { lat: 1, lng: 2 } },
  { _geoloc: { lat: 2, lng: 1 } },
  { _geoloc: { lat: 2, lng: 2 } },
]
const set = (name: keyof PlainSearchParameters, value: unknown) => (helper: AlgoliaSearchHelper) =>
  helper.setQueryParameter(name, value as never)

const specs: Readonly<Record<string, Spec>> = {
  'refinements of which all must hold': {
    records: facets,
    settings: ofFacet,
    parameters: { facets: ['facet'] },
    steps: [
      { change: (helper) => helper.addFacetRefinement('facet', 'f1'), ids: '01', counts: { f1: 2, f2: 1, f3: 1 } },
      { change: (helper) => helper.addFacetRefinement('facet', 'f2'), ids: '0', counts: { f1: 1, f2: 1 } },
      { change: (helper) => helper.toggleFacetRefinement('facet', 'f3'), ids: '', counts: null },
      { change: (helper) => helper.removeFacetRefinement('facet', 'f2'), ids: '1', counts: { f1: 1, f3: 1 } },
    ],
  },
  'counts of all records beside distinct ones': {
    records: [
      { type: 'shoes', name: 'Adidas Stan Smith', colors: ['blue', 'red'] },
      { type: 'shoes', name: 'Converse Chuck Taylor', colors: ['blue', 'green'] },
      { type: 'shoes', name: 'Nike Air Jordan', colors: ['gold', 'red'] },
    ],
    settings: {
      attributesToIndex: ['type', 'colors', 'name'],
      attributeForDistinct: 'type',
      attributesForFaceting: ['type', 'colors'],
    },
    parameters: { facets: ['colors'] },
    steps: [{ change: set('distinct', true), ids: '0', counts: { blue: 2, red: 2, gold: 1, green: 1 } }],
  },
  'numbers as filters': {
    records: numbers,
    steps: [
      { ids: '0123' },
      { change: set('numericFilters', 'n=6,n=10'), ids: '1' },
      { change: set('numericFilters', '(n=6,n>40)'), ids: '012' },
      { change: set('numericFilters', 'n:11 to 46'), ids: '23' },
      { change: set('numericFilters', 'n=5,(n=10,n=45)'), ids: '2' },
    ],
  },
  'numbers as refinements': {
    records: numbers,
    steps: [
      { ids: '0123' },
      {
        change: (helper) => helper.addNumericRefinement('n', '=', 6).addNumericRefinement('n', '=', 10),
        ids: '1',
      },
      { change: (helper) => helper.clearRefinements('n').addNumericRefinement('n', '=', [6, 45]), ids: '012' },
      {
        change: (helper) =>
          helper
            .addNumericRefinement('n', '=', 5)
            .removeNumericRefinement('n', '=', [6, 45])
            .addNumericRefinement('n', '=', [10, 45]),
        ids: '2',
      },
    ],
  },
  tags: {
    records: [{ _tags: ['t1', 't2'] }, { _tags: ['t1', 't3'] }, { _tags: ['t2', 't3'] }, { _tags: ['t3', 't4'] }],
    steps: [
      { ids: '0123' },
      { change: (helper) => helper.addTag('t1'), ids: '01' },
      { change: (helper) => helper.addTag('t2'), ids: '0' },
      { change: (helper) => helper.removeTag('t2').toggleTag('t3').toggleTag('t1'), ids: '123' },
      { change: (helper) => helper.clearTags().setQueryParameter('tagFilters', 't3,(t1,t2)'), ids: '12' },
    ],
  },
  'a polygon as text': { records: points, steps: [{ change: set('insidePolygon', String(squares[0])), ids: '0' }] },
  'a polygon as a list': { records: points, steps: [{ change: set('insidePolygon', squares.slice(0, 1)), ids: '0' }] },
  'two polygons': { records: points, steps: [{ change: set('insidePolygon', squares), ids: '03' }] },
}

describe('a sequence of searches', () => {
  test.each(Object.entries(specs))('%s', async (_name, { records, settings = {}, parameters = {}, steps }) => {
    const helper = algoliasearchHelper(client(), await indexOf(records, settings), parameters)
    for (const { change, ids, counts } of steps) {
      change?.(helper)
      const results = await answerOf(helper)
      expect(idsOf(results)).toBe(ids)
      if (counts !== undefined) expect(results.facets[0]?.data ?? null).toEqual(counts)
    }
  })
})

test('tags around what matches, as the parameters say', async () => {
  const helper = algoliasearchHelper(client(), await indexOf(facets, ofFacet), { attributesToHighlight: ['facet'] })
  const marked = async () =>
    (await answerOf(helper)).hits.map(({ _highlightResult: marks }) => marks as unknown as { facet: object[] })
  helper.setQuery('f1')
  for (const { facet } of await marked()) expect(facet[0]).toMatchObject({ value: '<em>f1</em>' })
  helper.setQueryParameter('highlightPreTag', '<strong>').setQueryParameter('highlightPostTag', '</strong>')
  for (const { facet } of await marked()) expect(facet[0]).toMatchObject({ value: '<strong>f1</strong>' })
})

test.each([
  [{ clickAnalytics: true }, expect.stringMatching(/^[0-9a-f]{32}$/)],
  [{}, undefined],
])('the name of a search with %j', async (parameters, name) => {
  const helper = algoliasearchHelper(client(), await indexOf([{ name: 'TestName' }], {}), parameters)
  expect((await answerOf(helper)).queryID).toEqual(name)
})

test('lists of an index without records', async () => {
  const hierarchical = { name: 'products', attributes: ['categories.lvl0', 'categories.lvl1'] }
  const helper = algoliasearchHelper(client(), await indexOf([], {}), {
    facets: ['f'],
    disjunctiveFacets: ['df'],
    hierarchicalFacets: [hierarchical],
  })
  const results = await answerOf(helper)
  expect([results.getFacetValues('f', {}), results.getFacetValues('df', {})]).toEqual([[], []])
  expect(results.getFacetValues('products', {})).toMatchObject({ name: 'products', count: null, data: null })
})

test('one search beside the state of the helper', async () => {
  const helper = algoliasearchHelper(client(), await indexOf(facets, ofFacet), {})
  const before = helper.state
  for (const [value, ids] of [
    ['f1', '01'],
    ['f2', '02'],
  ] as const) {
    const { content, state } = await helper.searchOnce({ facets: ['facet'], facetsRefinements: { facet: [value] } })
    expect(idsOf(content)).toBe(ids)
    expect(state.facetsRefinements).toEqual({ facet: [value] })
  }
  expect(helper.state).toBe(before)
  expect(idsOf(await answerOf(helper))).toBe('012')
})

test('a second search of the same index in one call', async () => {
  const helper = algoliasearchHelper(client(), await indexOf([{ content: 'tata' }, { content: 'toto' }], {}), {
    facets: ['f'],
    disjunctiveFacets: ['df'],
  })
  const derived = helper.derive((state) => state.setQuery('toto'))
  const second = new Promise<SearchResults>((resolve) => derived.on('result', ({ results }) => resolve(results)))
  expect([idsOf(await answerOf(helper)), idsOf(await second)]).toEqual(['01', '1'])
})

describe('a search among the values of a list', () => {
  const records = [
    { f: 'ba', f2: ['b'] },
    { f: 'ba', f2: ['c', 'x'] },
    { f: 'ba', f2: ['d'] },
    { f: 'bb', f2: ['b'] },
    { f: 'bb', f2: ['c', 'y'] },
  ]
  const settings = { attributesForFaceting: ['searchable(f)', 'searchable(f2)'] }
  const hit = (value: string, count: number, isRefined = false, highlighted = value) => ({
    value,
    highlighted,
    count,
    isRefined,
  })
  const [ba, bb] = [
    (count: number) => hit('ba', count, false, '<em>b</em>a'),
    (count: number) => hit('bb', count, false, '<em>b</em>b'),
  ]
  const valuesIn = async (helper: AlgoliaSearchHelper, facet: string, query: string, most?: number) =>
    (await helper.searchForFacetValues(facet, query, most ?? 10)).facetHits.map(
      ({ value, highlighted, count, isRefined }) => ({ value, highlighted, count, isRefined }),
    )

  test('of which all must hold', async () => {
    const helper = algoliasearchHelper(client(), await indexOf(records, settings), { facets: ['f', 'f2'] })
    expect(await valuesIn(helper, 'f', 'a')).toEqual([])
    expect(await valuesIn(helper, 'f', 'b')).toEqual([ba(3), bb(2)])
    expect(await valuesIn(helper, 'f', 'b', 1)).toEqual([ba(3)])
    helper.addFacetRefinement('f2', 'c')
    expect(await valuesIn(helper, 'f', 'b')).toEqual([ba(1), bb(1)])
    expect(await valuesIn(helper, 'f2', '')).toEqual([hit('c', 2, true), hit('x', 1), hit('y', 1)])
  })

  test('of which one must hold', async () => {
    const helper = algoliasearchHelper(client(), await indexOf(records, settings), { disjunctiveFacets: ['f', 'f2'] })
    expect(await valuesIn(helper, 'f', 'a')).toEqual([])
    expect(await valuesIn(helper, 'f', 'b')).toEqual([ba(3), bb(2)])
    helper.addDisjunctiveFacetRefinement('f2', 'd')
    expect(await valuesIn(helper, 'f', 'b')).toEqual([ba(1)])
    helper.clearRefinements().addDisjunctiveFacetRefinement('f2', 'c')
    expect(await valuesIn(helper, 'f2', '')).toEqual([
      hit('b', 2),
      hit('c', 2, true),
      hit('d', 1),
      hit('x', 1),
      hit('y', 1),
    ])
  })
})
