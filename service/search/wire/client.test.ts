/** The public client, as browsers and servers load it, against the handler over a real socket. */
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listener } from '../../http/serve.ts'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'

const names = ['articles', 'faqs', 'programs', 'regional_education_desks', 'podcast_episodes', 'testimonials', 'videos']
const engine = createSearchEngine()
for (const [at, name] of names.entries()) {
  const records = Array.from({ length: at + 3 }, (_, item) => ({
    objectID: `${name}-${item}`,
    title: item % 2 ? `Stage lopen ${item}` : `Salaris ${item}`,
    topics: [{ name: item % 2 ? 'Stage' : 'Salaris' }],
    english: item === 0,
  }))
  engine.replaceIndex(
    name,
    { searchableAttributes: ['title'], attributesForFaceting: ['topics.name', 'english'] },
    records,
  )
}
const handler = createSearchHandler({
  engine,
  resolveKey: async (_application, key) => (key === 'token' ? { indexes: names } : null),
})

let listener: Listener
beforeAll(async () => {
  const report = (error: unknown) => {
    throw error
  }
  listener = await listen({ '/search': handler }, { host: 'localhost', port: 0, report })
})
afterAll(() => listener.close())

const client = (key: string) =>
  liteClient('APP', key, {
    hosts: [{ url: `localhost:${listener.port}/search`, protocol: 'http', accept: 'readWrite' }],
  })

test('seven indices in one call', async () => {
  const requests = names.map((indexName) => ({
    indexName,
    query: 'salaris',
    hitsPerPage: 3,
    attributesToSnippet: ['title:5'],
  }))
  const { results } = await client('token').search<{ title: string }>(requests)
  expect(results.map((result) => ('index' in result ? result.index : null))).toEqual(names)
  expect(results.map((result) => ('nbHits' in result ? result.nbHits : null))).toEqual([2, 2, 3, 3, 4, 4, 5])
  const [first] = results
  expect(first && 'hits' in first ? first.hits[0]?._highlightResult : null).toMatchObject({
    title: { value: '<em>Salaris</em> 0' },
  })
})

test('a refined disjunctive facet: the list, and the counts without its own filter as plain text', async () => {
  const { results } = await client('token').search({
    requests: [
      { indexName: 'faqs', query: '', facets: ['topics.name', 'english'], facetFilters: [['topics.name:Stage']] },
      // Widgets send a plain text here, though the client's own types ask for a list.
      JSON.parse('{"indexName":"faqs","query":"","facets":"topics.name","hitsPerPage":0}'),
    ],
  })
  expect(results).toMatchObject([
    { nbHits: 2, facets: { 'topics.name': { Stage: 2 }, english: { false: 2 } } },
    { hits: [], facets: { 'topics.name': { Salaris: 2, Stage: 2 } } },
  ])
})

test('search among facet values', async () => {
  const { results } = await client('token').search([
    { indexName: 'videos', type: 'facet', facet: 'topics.name', facetQuery: 'sta', maxFacetHits: 5 },
  ])
  expect(results).toMatchObject([{ facetHits: [{ value: 'Stage', highlighted: '<em>Sta</em>ge', count: 4 }] }])
})

test('a token that is no longer valid is an ApiError of status 403, and a fresh one works on the same client', async () => {
  const search = client('revoked')
  const request = { requests: [{ indexName: 'articles', query: '' }] }
  await expect(search.search(request)).rejects.toMatchObject({
    name: 'ApiError',
    status: 403,
    message: 'Invalid Application-ID or API key',
  })
  search.setClientApiKey({ apiKey: 'token' })
  await expect(search.search(request)).resolves.toMatchObject({ results: [{ nbHits: 3 }] })
})
