/** List, table and map of the finder hold the same programmes, whatever is searched: asked of the running service itself. */
import * as fc from 'fast-check'
import { findPlace } from '#lib/geo/places.ts'
import { createSearchClient } from '#lib/search/client.ts'
import { facetFilters } from '#lib/search/refinements.ts'
import { locationRequests, matchRequests, locationParameters } from '#lib/search/finder.ts'
import { joinLocations, readMatches, readSpots } from '#lib/search/spots.ts'
import { helperParameters, firstResults } from '#lib/search/first-results.ts'
import { programsPage } from '#lib/search/list-pages.ts'
import { knowsLocations } from '#lib/search/has-location.ts'
import { readState } from '#lib/search/state.ts'
import { readLocationFilter } from '#lib/search/location-filter.ts'
import { expect, full, test } from './fixtures.ts'

const serviceUrl = process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055'

/** A part of an address: a key and values for it. */
const choice = (key: string, values: readonly string[], most = 1) =>
  fc
    .subarray([...values], { maxLength: most })
    .map((chosen) => chosen.map((value) => `${key}=${encodeURIComponent(value)}`).join('&'))

const addresses = fc
  .tuple(
    choice('q', ['wiskunde', 'pabo', 'leraar', 'docnt', 'zij instroom']),
    choice('niveau', ['bachelor', 'master', 'post-graduate', 'mbo'], 2),
    choice('soort', ['lerarenopleiding', 'zij-instroom', 'pdg', 'kopopleiding'], 2),
    choice('traject', ['Deeltijdopleiding', 'Voltijdopleiding'], 2),
    fc.constantFrom(
      '',
      'plaats=Utrecht',
      'plaats=Leeuwarden&straal=50',
      'plaats=3512&straal=5',
      'plaats=Urk&straal=nl',
      'kader=52,4.8,52.5,5.4',
      'kader=50.7,3.3,51.6,7.2&plaats=Utrecht',
      'online=ja',
    ),
  )
  .map((parts) => parts.filter(Boolean).join('&'))

/** Services page no further than this; a list that is longer says so, and the map shows more than it. */
const reach = 1000

test('whatever is searched, the pages of the list hold what the markers of the map hold', async ({ request }) => {
  const { token } = (await (await request.get('/api/search-token')).json()) as { readonly token: string }
  const readToken = () => Promise.resolve(token)
  const client = createSearchClient(
    { appId: 'lesroute', url: `${serviceUrl}/search`, namesVisits: false, insights: false },
    { current: readToken, fresh: readToken },
  )
  const hasLocationFlag = await knowsLocations(client)
  expect(hasLocationFlag).toBe(true)

  const unplacedIds = await client.search(
    [0, 1].map((page) => ({ indexName: 'programs', query: '', filters: 'has_location:false', hitsPerPage: 500, page })),
  )
  const placeless = readMatches(unplacedIds) ?? []
  expect(placeless.length).toBeGreaterThan(0)

  const listed = async (address: string): Promise<readonly string[] | null> => {
    const state = readState(programsPage, new URLSearchParams(address))
    const { where } = await readLocationFilter(new URLSearchParams(address), findPlace)
    const ids: string[] = []
    for (let page = 1; ; page += 1) {
      const parameters = helperParameters(programsPage, { ...state, page }, locationParameters(where, hasLocationFlag))
      // One page after the other, as somebody who turns them.
      // oxlint-disable-next-line no-await-in-loop
      const answer = (await firstResults(client, parameters))['programs']?.results?.[0]
      if ((answer?.nbHits ?? 0) > reach) return null
      ids.push(...(answer?.hits ?? []).map(({ objectID }) => objectID))
      if (page >= (answer?.nbPages ?? 0)) return ids
    }
  }
  const marked = async (address: string): Promise<readonly string[]> => {
    const state = readState(programsPage, new URLSearchParams(address))
    const { where } = await readLocationFilter(new URLSearchParams(address), findPlace)
    const [locations, matches] = [
      locationRequests(where),
      matchRequests({ query: state.query, facetFilters: facetFilters(state) }, where, hasLocationFlag),
    ]
    const { results } = await client.search([...locations, ...matches])
    const matching = readMatches({ results: results.slice(locations.length) })
    const spots = readSpots({ results: results.slice(0, locations.length) }, where)
    // Without a place there is no marker: those are said beside the list, and in the list where distance does not count.
    const unplaced = where.kind === 'country' || where.kind === 'online' ? placeless : []
    return [
      ...joinLocations({ spots, matching }).flatMap(({ programs }) => programs),
      ...unplaced.filter((id) => matching?.includes(id) ?? true),
    ]
  }

  await fc.assert(
    fc.asyncProperty(addresses, async (address) => {
      const list = await listed(address)
      if (list === null) return
      expect(new Set(list).size, `twice in the list: ${address}`).toBe(list.length)
      expect([...list].toSorted(), address).toEqual([...new Set(await marked(address))].toSorted())
    }),
    { numRuns: 40, seed: 7 },
  )
})

for (const address of ['plaats=Utrecht&niveau=bachelor', 'q=wiskunde', 'kader=52,4.8,52.5,5.4&pagina=2', 'online=ja'])
  test(`the table of ${address} holds the rows of its list, in their order`, full, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    const links = async (view: string) => {
      await page.goto(`/navigator/opleidingen?${address}&weergave=${view}`)
      return page.locator('#resultaten [data-hit] a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    }
    const list = await links('lijst')
    expect(list.length).toBeGreaterThan(0)
    expect(await links('tabel')).toEqual(list)
    await context.close()
  })
