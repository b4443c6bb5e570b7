/** Where the system sets the colours, edges tell buttons from text, and what is chosen looks unlike the rest. */
import type { Locator } from '@playwright/test'
import { expect, full, fullUnless, test } from './fixtures.ts'
import { lettersIn, pillsOnPage } from './pills.fixture.ts'

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

test('the height of the list that a phone shows stands out', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&weergave=kaart')
  const chosen = page.locator('.sheet-bar button[aria-pressed="true"]')
  await expect(chosen).toHaveCount(1)
  expect(await ground(chosen)).not.toBe(await ground(page.locator('.sheet-bar button[aria-pressed="false"]').first()))
})

for (const [colorScheme, theme] of [
  ['light', 'systemLight'],
  ['dark', 'systemDark'],
] as const)
  test(
    `pills and buttons of the map can be read (${colorScheme})`,
    fullUnless(colorScheme === 'light'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
      await page.goto('/navigator/opleidingen?q=natuurkunde&plaats=Eindhoven&straal=100&weergave=kaart')
      await page.locator('.finder-frame summary', { hasText: /^In beeld: [1-9]/ }).waitFor()
      // Of the height of a pill: other grounds of the system lie over the map too.
      const pills = async () =>
        (await pillsOnPage(page, theme)).filter(({ top, bottom }) => bottom - top >= 20 && bottom - top <= 27)
      await expect.poll(async () => (await pills()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
      for (const pill of await pills()) expect(await lettersIn(page, pill, theme)).toBeGreaterThan(0.05)
      // The library's icons of the buttons that zoom are of the system's theme, that of the sources is always black.
      const filterOf = (locator: Locator) => locator.evaluate((one) => getComputedStyle(one).filter)
      expect(await filterOf(page.locator('.maplibregl-ctrl-zoom-in .maplibregl-ctrl-icon'))).toBe('none')
      const sources = await filterOf(page.locator('.maplibregl-ctrl-attrib-button'))
      expect(sources).toBe(colorScheme === 'dark' ? 'invert(1)' : 'none')
    },
  )
