/** An editor works in Directus Studio: previews by key, in a frame, and calls of its Flows. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { APIRequestContext, Page } from '@playwright/test'
import { catalogue, expect, test, full, fullUnless } from './fixtures.ts'

/** As `scripts/test-site.ts` sets them. */
const secret = 'a-secret-of-the-studio'
const studio = 'http://localhost:4399'

const previewToken = () => readFileSync(`${process.env['E2E_DATA_FOLDER'] ?? '.data'}/preview-token`, 'utf8').trim()

/** The key of the first item that the content API lists for that query, drafts among them. */
const keyOf = async (request: APIRequestContext, collection: string, query: Record<string, string> = {}) => {
  const url = `${process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055'}/items/${collection}`
  const headers = { authorization: `Bearer ${previewToken()}` }
  const answer: unknown = await (
    await request.get(url, { headers, params: { fields: 'id', limit: 1, sort: 'id', ...query } })
  ).json()
  const id = /"id":"([\w-]+)"/.exec(JSON.stringify(answer))?.[1]
  return id ?? ''
}

const previewOf = (collection: string, key: string, more: Record<string, string> = {}) =>
  `/api/preview?${new URLSearchParams({ secret, collection, key, ...more }).toString()}`

const isDraft = { 'filter[status]': 'draft' }
const bar = (page: Page) => page.getByRole('complementary', { name: /^(?:Concept|Draft)$/ })

test('a draft opens by its key, and the address does not hold the secret', full, async ({ page, request }) => {
  const key = await keyOf(request, 'articles', isDraft)
  await page.goto(previewOf('articles', key, { version: 'main' }))
  await expect(bar(page)).toBeVisible()
  expect(page.url()).toContain('/artikelen/')
  expect(page.url()).not.toContain(secret)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('button', { name: 'Sluit het concept' }).click()
  await expect(bar(page)).toBeHidden()
})

for (const collection of ['faqs', 'programs', 'videos', 'testimonials', 'podcast_episodes'])
  test(`an item of ${collection} opens as a draft`, fullUnless(collection === 'faqs'), async ({ page, request }) => {
    await page.goto(previewOf(collection, await keyOf(request, collection)))
    await expect(bar(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

for (const collection of [
  'roles',
  'sectors',
  'topics',
  'educational_institutions',
  'regional_education_desks',
  'routes',
])
  test(
    `an item of ${collection} opens as it is published`,
    fullUnless(collection === 'roles'),
    async ({ page, request }) => {
      const response = await page.goto(previewOf(collection, await keyOf(request, collection)))
      expect(response?.status()).toBe(200)
      expect(response?.headers()['cache-control']).toContain('no-store')
      await expect(bar(page)).toBeHidden()
    },
  )

test('what cannot be shown is said plainly', async ({ request }) => {
  const key = await keyOf(request, 'articles')
  const draft = await keyOf(request, 'articles', isDraft)
  const missing = '00000000-0000-4000-8000-000000000000'
  for (const [address, status] of [
    [previewOf('articles', key, { secret: 'another' }), 401],
    [previewOf('buttons', key), 400],
    [previewOf('roles', key, { version: 'draft' }), 400],
    [previewOf('articles', missing), 404],
    [previewOf('articles', draft, { version: 'autumn' }), 404],
    [previewOf('articles', draft, { version: 'draft' }), 303],
  ] as const) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(status)
    expect(JSON.stringify([response.headers(), await response.text()]), address).not.toContain(secret)
  }
})

/** Pages of the Studio, each with the address of its query in a frame; the Studio itself does not run here. */
const startStudio = async () => {
  const server = createServer(({ url = '' }, response) => {
    const address = new URL(url, studio).searchParams.get('show')?.replaceAll('&', '&amp;') ?? ''
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><title>Studio</title><script>addEventListener('message', ({ data }) => { document.title = data.action })</script><iframe title="Preview" src="${address}"></iframe>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(Number(new URL(studio).port), resolve))
  return server
}

test('the Studio shows drafts in a frame, and public pages not', full, async ({ browser, request, baseURL }) => {
  const server = await startStudio()
  // The page of the fixture may talk to this site alone.
  const context = await browser.newContext()
  const page = await context.newPage()
  const show = async (address: string) => {
    await page.goto(`${studio}/?${new URLSearchParams({ show: `${baseURL}${address}` }).toString()}`)
    return page.frameLocator('iframe')
  }
  const key = await keyOf(request, 'articles', isDraft)
  const draft = await show(previewOf('articles', key))
  await expect(draft.getByRole('complementary', { name: /^(?:Concept|Draft)$/ })).toBeVisible()
  await expect(draft.locator('.prose[data-directus*="fields:body"]')).toBeVisible()
  // The script for editing in place says so to the page around it.
  await expect(page).toHaveTitle('connect')
  // The same editor, with the same cookies, at a public page.
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await show('/kennisbank')
  await refusal
  const headers = (await context.request.get(`${baseURL}/kennisbank`)).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-frame-options']).toBe('DENY')
  await context.close()
  server.close()
})

test('visitors get neither marks nor the script for editing in place', async ({ request }) => {
  expect((await request.get('/api/draft/editing')).status()).toBe(404)
  const html = await (await request.get(`/kennisbank/artikelen/${catalogue.plain.slug}`)).text()
  expect(html).not.toMatch(/data-directus|api\/draft/)
})

test('a Flow renews what it names', async ({ request }) => {
  const call = (data: unknown, bearer = secret) =>
    request.post('/api/revalidate', { data, headers: { authorization: `Bearer ${bearer}` } })
  const key = await keyOf(request, 'faqs', { 'filter[status]': 'published' })
  const response = await call({ event: 'faqs.items.update', collection: 'faqs', keys: [key], payload: {} })
  expect(response.status()).toBe(200)
  expect(await response.json()).toMatchObject({
    renewed: {
      tags: expect.arrayContaining(['faqs', 'articles']),
      paths: [expect.stringMatching(/^\/kennisbank\/veelgestelde-vragen\//), expect.stringMatching(/^\/en\//)],
    },
  })
  expect((await call({ collection: 'faqs' }, 'another')).status()).toBe(401)
  const unknown = await call({ collection: 'pages', keys: [] })
  expect(unknown.status()).toBe(400)
  expect(await unknown.text()).toContain('pages')
})
