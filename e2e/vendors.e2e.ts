/**
 * The search service as the vendor's own libraries see it: their files as they are shipped, in a page that is not ours, on an
 * origin of its own.
 */
import { createReadStream } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { z } from 'zod'

const shipped: Readonly<Record<string, string>> = {
  '/instantsearch.js': 'instantsearch.js/dist/instantsearch.production.min.js',
  '/lite.js': 'algoliasearch/dist/lite/builds/browser.umd.js',
  '/full.mjs': 'algoliasearch/dist/browser.min.js',
}

/** Questions with a facet, pages and marks, as the vendor's guide builds them; `start` gets host and account. */
const widgets = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vendor</title>
<div id="box"></div><div id="stats"></div><fieldset><legend>Topics</legend><div id="topics"></div></fieldset>
<div id="hits"></div><div id="pages"></div><div id="near"></div>
<script src="/lite.js"></script><script src="/instantsearch.js"></script>
<script>
  window.start = ({ host, path, token }) => {
    const searchClient = window['algoliasearch/lite'].liteClient('LESROUTE', token, {
      hosts: [{ url: host + path, protocol: 'http', accept: 'readWrite' }],
    })
    const { searchBox, stats, refinementList, hits, pagination, configure, index } = instantsearch.widgets
    const search = instantsearch({ indexName: 'faqs', searchClient, insights: false })
    search.on('error', ({ error }) => { document.title = 'Error: ' + error.message })
    search.addWidgets([
      configure({ hitsPerPage: 5 }),
      searchBox({ container: '#box' }),
      stats({ container: '#stats', templates: { text: ({ nbHits }) => nbHits + ' questions' } }),
      refinementList({ container: '#topics', attribute: 'topics.name', limit: 5 }),
      hits({ container: '#hits', templates: {
        item: (hit, { html, components }) => html\`<h2>\${components.Highlight({ hit, attribute: 'question' })}</h2>\`,
      } }),
      pagination({ container: '#pages' }),
      index({ indexName: 'programs' }).addWidgets([
        configure({ aroundLatLng: '52.0907,5.1214', aroundRadius: 25000, hitsPerPage: 3 }),
        stats({ container: '#near', templates: { text: ({ nbHits }) => nbHits + ' programmes near' } }),
      ]),
    ])
    search.start()
  }
</script></html>`

let server: Server
let origin: string
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const file = shipped[request.url ?? '']
    response.setHeader('content-type', file ? 'text/javascript' : 'text/html')
    if (file) createReadStream(path.join('node_modules', file)).pipe(response)
    else response.end(widgets)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
})
test.afterAll(() => {
  server.close()
})

/** Where the service is, and a token for it as the site hands it to every visitor. */
const connection = async (page: Page) => {
  const answer: unknown = await (await page.request.get('/api/search-token')).json()
  const { token } = z.object({ token: z.string() }).parse(answer)
  const { host } = new URL(process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055')
  return { host, path: '/search', token }
}

const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN)

test('InstantSearch.js searches, marks, filters, counts and turns pages, over two indexes', async ({ page }) => {
  const answered = await connection(page)
  await page.goto(origin)
  await page.evaluate((options) => {
    const start: unknown = Reflect.get(globalThis, 'start')
    if (typeof start === 'function') start(options)
  }, answered)
  const status = page.locator('#stats .ais-Stats-text')
  await expect(status).toHaveText(/^\d+ questions$/)
  const all = numberIn(await status.textContent())
  await expect(page.locator('#near .ais-Stats-text')).toHaveText(/^[1-9]\d* programmes near$/)

  await page.getByRole('searchbox').fill('salris')
  await expect(page.locator('#hits mark').first()).toHaveText(/^salaris/i)
  const count = numberIn(await status.textContent())
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(all)

  const first = page.getByRole('group', { name: 'Topics' }).locator('label').first()
  const counted = numberIn(await first.locator('.ais-RefinementList-count').textContent())
  await first.getByRole('checkbox').check()
  await expect(status).toHaveText(`${counted} questions`)
  await first.getByRole('checkbox').uncheck()
  await expect(status).toHaveText(`${count} questions`)

  await page.getByRole('searchbox').fill('')
  await expect(status).toHaveText(`${all} questions`)
  const shown = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(shown).toHaveLength(5)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(shown[0] ?? '')
  await expect(page).toHaveTitle('Vendor')
})

test('the full client searches, looks among values of a facet, and gets the reason why it may not write', async ({
  page,
}) => {
  const answered = await connection(page)
  await page.goto(origin)
  const report = await page.evaluate(async ({ host, path, token }) => {
    const address = '/full.mjs'
    const { algoliasearch } = await import(address)
    const client = algoliasearch('LESROUTE', token, {
      hosts: [{ url: host + path, protocol: 'http', accept: 'readWrite' }],
    })
    const { results } = await client.search({ requests: [{ indexName: 'articles', query: 'pabo', hitsPerPage: 2 }] })
    const { facetHits } = await client.searchForFacetValues({
      indexName: 'programs',
      facetName: 'sectors.title',
      searchForFacetValuesRequest: { facetQuery: '' },
    })
    const refused = await client
      .saveObject({ indexName: 'articles', body: { objectID: 'x' } })
      .catch((error: unknown) => ({ status: Reflect.get(Object(error), 'status'), text: String(error) }))
    return { hits: results[0].hits.length, total: results[0].nbHits, values: facetHits.length, refused }
  }, answered)
  expect(report).toMatchObject({ hits: 2, refused: { status: 403 } })
  expect(report.total).toBeGreaterThan(2)
  expect(report.values).toBeGreaterThan(0)
})
