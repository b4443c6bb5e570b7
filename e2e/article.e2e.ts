import { catalogue, expect, test, full } from './fixtures.ts'

test('an article is found by a search and read by its link', async ({ page }) => {
  await page.goto(`/kennisbank/artikelen?q=${catalogue.plain.query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Artikelen' })).toBeVisible()
  const first = page.locator('#resultaten').getByRole('heading', { level: 2 }).first()
  const title = (await first.textContent()) ?? ''
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Artikelen')
})

test('the article with every node shows each of them, and its headings are linked', async ({ page }) => {
  await page.goto(`/kennisbank/artikelen/${catalogue.everyNode.slug}`)
  const article = page.getByRole('article').first()
  for (const tag of [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'table',
    'blockquote',
    'hr',
    'strong',
    'em',
    's',
    'sub',
    'sup',
    'code',
    'figure',
    'aside',
    'video',
    'audio',
  ])
    await expect(article.locator(tag).first(), tag).toBeAttached()
  for (const picture of await article.getByRole('img').all()) await expect(picture).toHaveAttribute('alt')
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' }).first()
  const link = contents.getByRole('link').nth(1)
  const target = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  await expect(page.locator(target)).toBeInViewport()
})

test('the body of an article needs no script of its own', async ({ request }) => {
  const html = await (await request.get(`/kennisbank/artikelen/${catalogue.plain.slug}`)).text()
  const addresses = new Set([...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, address]) => address ?? ''))
  expect(addresses.size).toBeGreaterThan(3)
  const scripts = await Promise.all([...addresses].map(async (address) => (await request.get(address)).text()))
  for (const library of ['ProseMirror', 'maplibre', 'instantsearch'])
    expect(scripts.filter((script) => script.includes(library)).length, library).toBe(0)
})

test('at the address of a programme that has gone, programmes like it come first', full, async ({ page }) => {
  const near = page.getByRole('region', { name: 'Dit lijkt erop' }).getByRole('listitem')
  // A first search on a busy machine may take too long; then nothing comes near.
  await expect(async () => {
    await page.goto('/navigator/opleidingen/leraar-wiskunde-tweedegraads-hogeschool-van-rotterdam')
    await expect(near.first()).toContainText(/Leraar wiskunde .*Opleiding · /, { timeout: 2000 })
  }).toPass()
})

test('a slug that does not exist answers 404 and offers a way on', async ({ page }) => {
  // A first search on a busy machine may take too long; then nothing comes near.
  await expect(async () => {
    const response = await page.goto('/kennisbank/artikelen/de-pabo-leraar-basisonderwijs-wordne')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina is er niet' })).toBeVisible()
    await expect(page.getByRole('link', { name: /pabo/i }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('an address that does not exist answers 404, whole without script', full, async ({ page, request }) => {
  const answer = await request.get('/kennisbank/bestaat-niet')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('Deze pagina is er niet')
  await page.goto('/en/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('English pages have English words and addresses of their own', full, async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .first()
    .getByRole('link', { name: 'Knowledge base' })
    .click()
  await expect(page).toHaveURL(/\/en\/knowledge-base$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge base' })).toBeVisible()
})
