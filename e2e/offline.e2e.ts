/** Reading without internet, in the built site: the service worker exists there alone. */
import type { Page } from '@playwright/test'
import { catalogue, expect, full, expectCode, test, touch } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const first = `/kennisbank/artikelen/${catalogue.everyNode.slug}`
const second = `/kennisbank/artikelen/${catalogue.plain.slug}`
const inEnglish = `/en/knowledge-base/articles/${catalogue.plain.slug}`
const offlineTitle = 'Geen verbinding met Lesroute'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const keptList = (page: Page) => page.getByRole('region', { name: 'Dit kun je wel lezen' })

/** The paths of the pages that are kept, of those that were read or of those that are saved. */
const storedPages = (page: Page, which: 'read' | 'saved') =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  }, `lesroute:offline:${which}:1`)

/** Opens a page and waits until it can be read offline. */
const read = async (page: Page, path: string) => {
  await page.goto(path)
  await expect.poll(() => storedPages(page, 'read'), { timeout: 60_000 }).toContain(path)
}

test('two pages that were read can be read again offline, with their looks and their pictures', async ({
  page,
  context,
}) => {
  await read(page, first)
  await read(page, second)
  await context.setOffline(true)
  for (const path of [first, second]) {
    await page.goto(path)
    await expect(heading(page)).not.toHaveText(offlineTitle)
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
      .toBe(true)
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).not.toBeInViewport()
  }
  await page.goto(first)
  const picture = page.locator('main img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBeGreaterThan(0)
})

/** Lets the kept page be of a day long ago. */
const backdate = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const cache = await caches.open('lesroute:offline:read:1')
    const response = await cache.match(address, { ignoreVary: true })
    const headers = new Headers(response?.headers)
    headers.set('x-kept-at', '2026-01-02T12:00:00.000Z')
    await cache.put(address, new Response(await response?.text(), { headers }))
  }, path)

for (const [path, words] of [
  [second, /^Je bent offline; dit is de pagina zoals je die op 2 januari 2026 om \d\d:00 zag\.$/],
  [inEnglish, /^You are offline; this is the page as you saw it on 2 January 2026 at \d\d:00\.$/],
] as const)
  test(`${path} says offline of which moment it is, until there is a network`, full, async ({ page, context }) => {
    const note = page.getByRole('complementary').filter({ hasText: /offline/ })
    await read(page, path)
    await expect(note).toBeHidden()
    await backdate(page, path)
    await context.setOffline(true)
    await page.reload()
    await expectCode(page)
    await expect(note).toHaveText(words)
    // The part of the page that listens for the network may begin a moment after the first one.
    await expect(async () => {
      await context.setOffline(true)
      await context.setOffline(false)
      await expect(note).toBeHidden({ timeout: 500 })
    }).toPass({ timeout: 10_000 })
  })

test('a page that is reached by a link inside the site is kept as well', full, async ({ page, context }) => {
  await read(page, second)
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Kennisbank' }).click()
  await expect(page).toHaveURL(/\/kennisbank$/)
  await expect.poll(() => storedPages(page, 'read'), { timeout: 20_000 }).toContain('/kennisbank')
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).not.toHaveText(offlineTitle)
})

test('a search says calmly that there is no network, and what can be read', async ({ page, context }) => {
  await read(page, second)
  await page.goto('/zoeken?q=pabo')
  await expect(heading(page)).toContainText('pabo')
  await context.setOffline(true)
  for (const path of ['/zoeken?q=pabo', '/zoeken', '/navigator/opleidingen', '/contact', '/en/search?q=pabo']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(503)
    await expect(heading(page)).toHaveText(path.startsWith('/en') ? 'No connection to Lesroute' : offlineTitle)
  }
  await page.goto('/zoeken?q=pabo')
  await keptList(page).getByRole('link').first().click()
  await expect(heading(page)).not.toHaveText(offlineTitle)
  await page.goto('/zoeken?q=pabo')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
  await expect(heading(page)).toContainText('pabo')
})

test('a form that cannot be sent says so', full, async ({ page, context }) => {
  await read(page, second)
  await page.goto('/contact')
  await context.setOffline(true)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await expect(heading(page)).toHaveText(offlineTitle)
})

test('what was saved from a list can be read offline, until it is taken off', full, async ({ page, context }) => {
  await read(page, second)
  await page.goto('/kennisbank/artikelen')
  await touch(page)
  const card = page.locator('#resultaten [data-hit], #resultaten article, #resultaten li').filter({
    has: page.getByRole('button', { name: /^Bewaar: / }),
  })
  const path = await card.first().getByRole('link').first().getAttribute('href')
  expect(path).toMatch(/^\/kennisbank\/artikelen\//)
  await card
    .first()
    .getByRole('button', { name: /^Bewaar: / })
    .click()
  await expect.poll(() => storedPages(page, 'saved'), { timeout: 20_000 }).toEqual([path])
  await context.setOffline(true)
  await page.goto(path ?? '')
  await expect(heading(page)).not.toHaveText(offlineTitle)
  await context.setOffline(false)
  await page.goto(path ?? '')
  await page
    .getByRole('button', { name: /^Bewaar: /, pressed: true })
    .first()
    .click()
  await expect.poll(() => storedPages(page, 'saved')).toEqual([])
})

test('twenty pages are kept, the last ones, and nothing of the others', full, async ({ page, request }) => {
  test.slow()
  const listed = await (await request.get('/sitemaps/terms.xml')).text()
  const paths = [...listed.matchAll(/<loc>([^<]*)/g)]
    .map(([, address]) => new URL(address ?? '').pathname)
    .filter((path) => path.startsWith('/begrippen/'))
    .slice(0, 22)
  expect(paths).toHaveLength(22)
  for (const path of paths) await read(page, path)
  await expect.poll(() => storedPages(page, 'read')).toEqual(paths.slice(-20))
})

// ASVS 8.1.1 8.2.3
test('tokens and answers of searches are never kept, and everything can be wiped', full, async ({ page }) => {
  await read(page, second)
  await page.goto('/zoeken?q=pabo')
  await expect(heading(page)).toContainText('pabo')
  const addresses = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(caching.map((cache) => cache.keys()))).flat().map(({ url }) => url)
  })
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses) expect(address).not.toMatch(/\/api\/|\/search\/|\/zoeken|\?q=/)
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Wis deze pagina’s uit mijn browser' }).click()
  await expect(page.getByRole('status')).toHaveText('De pagina’s zijn gewist.')
  await expect(keptList(page).getByRole('listitem')).toHaveCount(0)
})

/** Gives the place of the worker to that script, as a new version of the site does. */
const replaceWorker = (page: Page, script: string) =>
  page.evaluate(async (address) => {
    await navigator.serviceWorker.register(address)
  }, script)

test('a new version of the worker takes over, and what was kept can still be read', full, async ({ page, context }) => {
  await read(page, second)
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')
  await replaceWorker(page, '/sw.js?next')
  await expect.poll(controller).toContain('/sw.js?next')
  await context.setOffline(true)
  await page.goto(second)
  await expect(heading(page)).not.toHaveText(offlineTitle)
})

test('a site that is told to do without takes the worker and all that it kept away', full, async ({ page }) => {
  await read(page, second)
  // It is busy storing another page while its place is taken.
  await page.evaluate((path) => {
    navigator.serviceWorker.controller?.postMessage({ path, isNew: true, saved: null })
  }, first)
  await replaceWorker(page, '/offline-removal.js')
  const left = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('lesroute:offline:'))
      return names.length + (await navigator.serviceWorker.getRegistrations()).length
    })
  await expect.poll(left).toBe(0)
})

test('the site can be installed', full, async ({ page, request }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Windows of tests are private ones, which is all that a browser may hold against it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  for (const language of ['nl', 'en']) {
    const manifest = await (await request.get(`/manifest.webmanifest?taal=${language}`)).json()
    expect(manifest.lang).toBe(language)
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)
    for (const { src, sizes } of manifest.icons) {
      const picture = await (await request.get(src)).body()
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
    }
  }
})
