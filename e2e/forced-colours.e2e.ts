/** Where the system sets the colours, edges tell buttons from text, and what is chosen looks unlike the rest. */
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const edge = (locator: Locator) => locator.evaluate((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth))
const ground = (locator: Locator) => locator.evaluate((one) => getComputedStyle(one).backgroundColor)

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('buttons have an edge', async ({ page }) => {
  for (const path of ['/', '/routes', '/navigator/opleidingen?weergave=lijst', '/contact', '/bewaard']) {
    await page.goto(path)
    const buttons = page.locator('main :is(button, a.rounded-full):visible')
    await expect(buttons.first()).toBeVisible()
    for (const button of await buttons.all())
      expect(await edge(button), await button.evaluate((one) => one.outerHTML.slice(0, 100))).toBeGreaterThan(0)
  }
})

test('the chosen view of the finder stands out', async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=25&weergave=lijst')
  const views = page.getByRole('navigation', { name: 'Weergave' })
  expect(await ground(views.getByText('Lijst'))).not.toBe(await ground(views.getByText('Tabel')))
})

test('the step of the route that is asked now stands out', async ({ page }) => {
  await page.goto('/routes/vraag/2?a=school-basisonderwijs')
  const dot = (state: string) =>
    page
      .locator(`.route-stations > li[data-state='${state}']`)
      .first()
      .evaluate((one) => getComputedStyle(one, '::before').backgroundColor)
  const [now, ahead, answered] = [await dot('current'), await dot('ahead'), await dot('answered')]
  expect(now).not.toBe(ahead)
  expect(now).not.toBe(answered)
  expect(answered).not.toBe(ahead)
})

test('the height of the list that a phone shows stands out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&weergave=kaart')
  const chosen = page.locator('.sheet-bar button[aria-pressed="true"]')
  await expect(chosen).toHaveCount(1)
  expect(await ground(chosen)).not.toBe(await ground(page.locator('.sheet-bar button[aria-pressed="false"]').first()))
})
