/** The code of a search page comes when somebody touches it; whatever is done before it has come is done all the same. */
import { expect, resultCount, test, full } from './fixtures.ts'

// The worker for offline reading would fetch the code out of these tests' sight.
test.use({ serviceWorkers: 'block' })

const scripts = async (page: { evaluate: <T>(f: () => T) => Promise<T> }) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)

test('a search page that is only read loads no code of search', async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen', { waitUntil: 'networkidle' })
  const before = await scripts(page)
  await page.mouse.move(200, 200)
  await expect.poll(() => scripts(page)).toBeGreaterThan(before)
})

test('a box that is ticked before the code has come is searched for when it comes', async ({ page }) => {
  const waiting = Promise.withResolvers<void>()
  let isHeld = false
  await page.goto('/kennisbank/veelgestelde-vragen', { waitUntil: 'networkidle' })
  // The code is slow, not the page.
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    isHeld = true
    await waiting.promise
    await route.continue()
  })
  const all = (await resultCount(page).textContent()) ?? ''
  const box = page.getByRole('group', { name: 'Onderwerp', exact: true }).getByRole('checkbox').first()
  await box.check()
  await expect.poll(() => isHeld).toBe(true)
  await expect(page).not.toHaveURL(/onderwerp=/)
  waiting.resolve()
  await expect(page).toHaveURL(/onderwerp=/)
  await expect(box).toBeChecked()
  await expect(resultCount(page)).not.toHaveText(all)
})

test('a link that is pressed in the very moment in which the code comes is searched for', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen', { waitUntil: 'networkidle' })
  const first = page.locator('#resultaten').getByRole('heading', { level: 2 }).first()
  const former = (await first.textContent()) ?? ''
  const next = page.getByRole('link', { name: 'Volgende' })
  // As soon as the code says that it hears, which is before all of it has begun.
  await next.evaluate((link: HTMLElement) => {
    const form = link.closest('form')
    if (form) new MutationObserver(() => link.click()).observe(form, { attributeFilter: ['data-hydrated'] })
  })
  await page.mouse.move(200, 200)
  await expect(page).toHaveURL(/pagina=2/)
  await expect(first).not.toHaveText(former)
})

test('a button that is pressed before its code has come does what it says when it comes', async ({ page }) => {
  const waiting = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/kennisbank/veelgestelde-vragen', { waitUntil: 'networkidle' })
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await waiting.promise
    await route.continue()
  })
  const filters = page.getByRole('button', { name: 'Filters' })
  await filters.click()
  waiting.resolve()
  await expect(filters).toHaveAttribute('aria-expanded', 'true')
})

test('where the code cannot be had, the plain page goes on', async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen', { waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('searchbox', { name: 'Zoekwoorden' }).fill('salaris')
  await failed
  await page.context().setOffline(false)
  await expect(page.locator('#resultaten details').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoekwoorden' }).press('Enter')
  await expect(page).toHaveURL(/\?q=salaris/)
  await expect(resultCount(page)).toContainText('“salaris”')
})

test('where there is room for a map its place is kept, and nothing moves when it comes', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen')
  await expect(page.getByRole('region', { name: /^Kaart met/ })).toBeVisible()
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(moved).toBeLessThan(0.01)
})
