/** What programs read: every page's twin in Markdown, the maps for language models, and the tools of the MCP server. */
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Families of many pages that are made alike: one page in so many is asked for. */
const sampled: Readonly<Record<string, number>> = {
  programs: 200,
  faqs: 20,
  terms: 5,
  navigator: 16,
  routes: 20,
  people: 6,
  media: 5,
  articles: 4,
}

const addressesIn = async (request: APIRequestContext, file: string): Promise<string[]> => {
  const text = await (await request.get(file)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

const twinOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

/** The pages of the site by family, as its sitemap lists them. */
const listPages = async (request: APIRequestContext): Promise<(readonly [family: string, paths: string[]])[]> => {
  const files = await addressesIn(request, '/sitemap.xml')
  return Promise.all(
    files.map(async (file) => {
      const family = /(\w+)\.xml$/.exec(file)?.[1] ?? ''
      const paths = await addressesIn(request, file)
      return [family, paths.filter((_, index) => index % (sampled[family] ?? 1) === 0)] as const
    }),
  )
}

test('every page has a twin in Markdown that says where it stands', async ({ request }) => {
  test.setTimeout(120_000)
  const missing: string[] = []
  for (const [family, paths] of await listPages(request)) {
    expect(paths.length, family).toBeGreaterThan(0)
    for (const path of paths) {
      const twin = await request.get(twinOf(path))
      const text = twin.ok() ? await twin.text() : ''
      const isWhole = /^---\ntitle: .+\ncanonical: http.+\nlanguage: (?:nl|en)\n/.test(text) && /^# \S/m.test(text)
      if (!isWhole || !twin.headers()['content-type']?.startsWith('text/markdown')) missing.push(path)
    }
  }
  expect(missing).toEqual([])
})

for (const path of [
  '/kennisbank/artikelen/routes-naar-het-leraarschap',
  '/werken-in-het-primair-onderwijs',
  '/en/glossary',
  '/navigator/regioloketten',
  '/over-ons',
])
  test(`${path}: page and twin bear one title, and know each other`, async ({ request, page }) => {
    await page.goto(path)
    const twinPath = await page.locator('link[rel=alternate][type="text/markdown"]').getAttribute('href')
    expect(new URL(twinPath ?? '', page.url()).pathname).toBe(twinOf(path))
    const twin = await request.get(twinOf(path))
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(twin.headers()['link']).toBe(`<${canonical}>; rel="canonical"`)
    expect(twin.headers()['x-robots-tag']).toBe('noindex')
    const title = /^# (.+)$/m.exec(await twin.text())?.[1]
    if (path !== '/navigator/regioloketten')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    const again = await request.get(twinOf(path), { headers: { 'if-none-match': twin.headers()['etag'] ?? '' } })
    expect(again.status()).toBe(304)
  })

test('an article in Markdown has what its page has, with whole addresses', async ({ request }) => {
  const text = await (await request.get('/kennisbank/artikelen/routes-naar-het-leraarschap.md')).text()
  for (const part of [
    /^## .+/m,
    /^\| Route \|/m,
    /^> \*\*/m,
    /^!\[.+\]\(http/m,
    /^1\. /m,
    /^```$/m,
    /\[\^1\]/,
    /^\[\^1\]: /m,
  ])
    expect(text).toMatch(part)
  expect(text).not.toMatch(/\]\(\//)
})

test('who asks for Markdown gets it at the page’s own address; browsers and pages of one visitor are left alone', async ({
  request,
}) => {
  const ask = (path: string, accept: string) => request.get(path, { headers: { accept } })
  const path = '/kennisbank/artikelen/routes-naar-het-leraarschap'
  const negotiated = await ask(path, 'text/markdown, text/html;q=0.9, */*;q=0.1')
  expect(negotiated.headers()['content-type']).toContain('text/markdown')
  expect(negotiated.headers()['vary']?.toLowerCase()).toMatch(/\baccept\b(?!-)/)
  expect(await negotiated.text()).toBe(await (await request.get(`${path}.md`)).text())
  for (const [at, accept] of [
    [path, 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['/zoeken?q=pabo', 'text/markdown'],
  ] as const)
    expect((await ask(at, accept)).headers()['content-type']).toContain('text/html')
})

test('what does not exist is missing as text', async ({ request }) => {
  for (const path of ['/kennisbank/artikelen/bestaat-niet.md', '/nergens.md', '/zoeken.md']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/markdown')
  }
})
