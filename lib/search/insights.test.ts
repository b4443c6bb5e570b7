import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { browserSearch } from './browser-search.ts'
import { clickOf, insightsOf } from './insights.ts'

const connection = { appId: 'TEST', url: null, namesVisits: false, insights: false }

test('no statistics unless a setting asks for them', () => {
  expect(insightsOf(connection)).toBe(false)
})

test('the client for statistics says the version of the package, by which InstantSearch decides how to call it', async () => {
  const { version } = JSON.parse(await readFile('node_modules/search-insights/package.json', 'utf8')) as {
    version: string
  }
  expect(insightsOf({ ...connection, insights: true })).toHaveProperty('insightsClient.version', version)
})

test('events go to the search service where it has an address of its own', () => {
  const own = { ...connection, insights: true, url: 'http://localhost:8055/search/' }
  expect(insightsOf(own)).toHaveProperty('insightsInitParams.host', 'http://localhost:8055/search')
  expect(insightsOf({ ...own, url: null })).not.toHaveProperty('insightsInitParams')
})

test('a click tells the search, the hit and its place', () => {
  const hit = { objectID: 'a', __position: 3, __queryID: 'f'.repeat(32) }
  expect(clickOf('faqs', hit)).toEqual({
    eventName: 'Hit Clicked',
    index: 'faqs',
    queryID: 'f'.repeat(32),
    objectIDs: ['a'],
    positions: [3],
  })
  expect(clickOf('faqs', { objectID: 'a', __position: 3 })).toBeNull()
})

test('the search client of browsers has no token while the server makes a page', () =>
  expect(browserSearch({ ...connection, insights: true }).apiKey).toBeNull())
