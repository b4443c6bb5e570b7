import { expect, resultCount, service, siteAccount, test, touch } from './fixtures.ts'

// Both tests take the site's search access away for a moment: side by side they would take each other's.
test.describe.configure({ mode: 'serial' })

test('a search token that is revoked in the middle of a visit is renewed unseen', async ({ page, context }) => {
  await page.goto('/kennisbank/veelgestelde-vragen')
  await touch(page)
  await expect.poll(() => context.cookies()).not.toEqual([])
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'lesroute_search_token')
  const before = await cookie()
  expect(before?.value).toBeTruthy()
  expect((before?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(600)

  service('account', 'policy', siteAccount, '--remove', 'search-token')
  service('account', 'policy', siteAccount, '--add', 'search-token')

  const refused = page.waitForResponse((response) => response.url().includes('/queries') && response.status() === 403)
  await page.getByRole('searchbox', { name: 'Zoekwoorden' }).fill('salaris')
  await refused
  await expect(resultCount(page)).toContainText('“salaris”')
  await expect(page.locator('#resultaten details').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect((await cookie())?.value).not.toBe(before?.value)
})

test('a search token that runs out during a visit is fetched anew', async ({ page, context }) => {
  await page.goto('/kennisbank/veelgestelde-vragen')
  await touch(page)
  await expect.poll(() => context.cookies()).not.toEqual([])
  await context.clearCookies()
  await page.getByRole('searchbox', { name: 'Zoekwoorden' }).fill('salaris')
  await expect(resultCount(page)).toContainText('“salaris”')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('without search access search says so calmly, articles stay readable, and access comes back by itself', async ({
  page,
}) => {
  service('account', 'policy', siteAccount, '--remove', 'search-token')
  try {
    await page.goto('/kennisbank/veelgestelde-vragen')
    await expect(page.getByText('Zoeken is nu niet beschikbaar')).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    // What has no search is still to be browsed.
    await page.goto('/media/videos')
    await expect(page.getByText('Zoeken is nu niet beschikbaar')).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await page.goto('/zoeken?q=pabo')
    await expect(page.getByText('Zoeken is nu niet beschikbaar')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
    await page.getByRole('combobox').fill('pabo')
    await expect(page.getByRole('dialog').getByText('Zoeken is nu niet beschikbaar')).toBeVisible()
    await page.goto('/kennisbank')
    await expect(page.getByRole('heading', { level: 1, name: 'Kennisbank' })).toBeVisible()
  } finally {
    service('account', 'policy', siteAccount, '--add', 'search-token')
  }
  await page.goto('/kennisbank/veelgestelde-vragen')
  await expect(page.locator('#resultaten details').first()).toBeVisible()
})

test('the static token appears in nothing that a browser gets', async ({ page, request }) => {
  const { readFileSync } = await import('node:fs')
  const secret = readFileSync(`${process.env['E2E_DATA_FOLDER'] ?? '.data'}/site-token`, 'utf8').trim()
  const bodies: string[] = []
  page.on(
    'response',
    (response) =>
      void response.text().then(
        (text) => bodies.push(text),
        () => {},
      ),
  )
  for (const address of ['/', '/kennisbank/veelgestelde-vragen', '/navigator/opleidingen?plaats=Utrecht']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  }
  bodies.push(await (await request.get('/api/search-token')).text())
  expect(bodies.length).toBeGreaterThan(10)
  expect(secret.length).toBeGreaterThan(40)
  expect(bodies.some((body) => body.includes(secret))).toBe(false)
})
