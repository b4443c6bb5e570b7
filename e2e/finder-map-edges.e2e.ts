/** What stands at the edges of the finder's map is in view: above the fold, the sheet of a phone and what is compared. */
import type { Locator, Page } from '@playwright/test'
import { expect, full, reachOf, test, touch } from './fixtures.ts'
import { pillsOnPage } from './pills.fixture.ts'

test.use({ reducedMotion: 'reduce' })

const finder = '/navigator/opleidingen'
const sight = (page: Page) => page.locator('.finder-frame summary', { hasText: /^In beeld: [1-9]/ })
const sources = (page: Page) => page.locator('.maplibregl-ctrl-attrib-button')
const footOf = async (locator: Locator) => {
  const { y = Infinity, height = Infinity } = (await locator.boundingBox()) ?? {}
  return y + height
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
] as const)
  test(`at ${width} px the whole reach is in the first view, and so is the foot of the map`, full, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${finder}?plaats=Texel&straal=50`)
    await sight(page).waitFor()
    for (const control of [sight(page), sources(page)]) {
      await expect.poll(() => reachOf(control)).toEqual([true, true, true])
      expect(await footOf(control)).toBeLessThanOrEqual(height)
    }
    const top = (await page.locator('.finder-canvas').boundingBox())?.y ?? Number.NaN
    // Den Helder and Alkmaar are at the lower edge of the reach.
    await expect
      .poll(async () => (await pillsOnPage(page, 'light')).filter(({ bottom }) => top + bottom <= height).length)
      .toBeGreaterThan(0)
    // Further down the map has the screen below the bar, and its foot that of the screen.
    await page.mouse.move(300, 500)
    await page.mouse.wheel(0, 140)
    await expect.poll(() => footOf(sources(page))).toBeGreaterThan(height - 24)
    expect(await footOf(sources(page))).toBeLessThanOrEqual(height)
  })

test('what is compared covers nothing of the map', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${finder}?plaats=Utrecht`)
  await sight(page).waitFor()
  for (const at of [0, 1, 2])
    await page
      .locator('#resultaten [data-hit]')
      .nth(at)
      .getByRole('checkbox', { name: /^Vergelijk/ })
      .check()
  for (const by of [0, 700]) {
    await page.mouse.move(300, 500)
    await page.mouse.wheel(0, by)
    for (const control of [sight(page), sources(page)])
      await expect.poll(() => reachOf(control)).toEqual([true, true, true])
  }
})

test('a move of the map is said once: by the list where it follows, else by the map', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${finder}?plaats=Utrecht&straal=25`)
  await sight(page).waitFor()
  const status = page.locator('.finder-frame output')
  await expect(status).toHaveText('')
  await page.getByRole('checkbox', { name: 'Zoek terwijl ik de kaart beweeg' }).uncheck()
  await expect(status).toHaveText(/^In beeld: /)
})

test('a browser without WebGL keeps the drawn map, which follows the search', full, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(`${finder}?plaats=Zwolle&straal=10`)
  const frame = page.locator('.finder-frame')
  await expect(frame).toContainText('Je browser kan de beweegbare kaart niet tonen')
  await expect(frame.getByRole('img', { name: /^Kaart/ })).toContainText(/Zwolle · \d+/)
  const place = page.getByRole('combobox', { name: /plaats of postcode/i })
  await place.click()
  await place.fill('Enschede')
  await place.press('Enter')
  await expect(frame.getByRole('img', { name: /^Kaart/ })).toContainText(/Enschede · \d+/)
  await expect(frame.getByRole('img', { name: /^Kaart/ })).not.toContainText('Zwolle')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const chooseLargest = async (page: Page) => {
    await sight(page).tap()
    await page.getByRole('list', { name: 'Plekken in beeld' }).getByRole('button').first().tap()
    const card = page.getByRole('group', { name: 'Gekozen plek' })
    await card.locator('summary').first().tap()
    return card
  }

  test('the card of a pill ends above the sheet, and no pill is cut off', full, async ({ page }) => {
    await page.goto(`${finder}?q=pabo&plaats=Enschede&straal=50&weergave=kaart`)
    await touch(page)
    await sight(page).waitFor()
    await expect.poll(async () => (await pillsOnPage(page, 'light')).length).toBeGreaterThan(1)
    for (const { left, right } of await pillsOnPage(page, 'light')) {
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThan(389)
    }
    await page.goto(`${finder}?plaats=Utrecht&weergave=kaart`)
    await touch(page)
    await sight(page).waitFor()
    const card = await chooseLargest(page)
    await expect(card.getByRole('link').first()).toBeVisible()
    await page.getByRole('button', { name: 'Half' }).tap()
    const sheet = page.locator('#resultaten')
    await expect.poll(async () => (await footOf(card)) <= ((await sheet.boundingBox())?.y ?? 0)).toBe(true)
  })

  test('what is pressed on the map is 44 pixels high', full, async ({ page }) => {
    await page.goto(`${finder}?plaats=Zwolle&straal=10&q=pabo&weergave=kaart`)
    await touch(page)
    await sight(page).waitFor()
    const card = await chooseLargest(page)
    await expect(card.getByRole('link').first()).toBeVisible()
    const pressed = page
      .locator(
        '.finder-frame :is(.maplibregl-ctrl-group button, .maplibregl-ctrl-attrib-button, summary, a[href*=opleidingen], label)',
      )
      .filter({ visible: true })
    await expect(pressed.first()).toBeVisible()
    for (const one of await pressed.all()) expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test('table and list are a press away from the map, also while something is compared', full, async ({ page }) => {
    const map = `${finder}?plaats=Utrecht&weergave=kaart`
    await page.goto(map)
    await touch(page)
    await page
      .locator('#resultaten [data-hit]')
      .first()
      .getByRole('checkbox', { name: /^Vergelijk/ })
      .check()
    for (const [name, view] of [
      ['Tabel', 'tabel'],
      ['Zonder kaart', 'lijst'],
    ] as const) {
      await page.goto(map)
      await touch(page)
      const link = page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name })
      await expect(link).toBeVisible()
      expect(await reachOf(link)).toEqual([true, true, true])
      await link.tap()
      await expect(page).toHaveURL(new RegExp(`weergave=${view}`))
    }
  })
})
