/** The finder keeps what a visitor looks at: after a filter, a search, a step of the map, and on the way back. */
import type { Locator, Page } from '@playwright/test'
import { expect, full, resultCount, test, touch } from './fixtures.ts'

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
const bar = 64

/**
 * Waits for what changes after an answer is shown: images, the map and the height of the page. The tests claim that none of it moves what
 * was measured, so there is no state that they could wait for.
 */
const settle = (page: Page) => page.waitForTimeout(1000)

/** The sentence of the results has the focus, and is on the screen below the bar. */
const expectSentence = async (page: Page) => {
  await expect(resultCount(page)).toBeFocused()
  await expect.poll(() => topOf(page.getByRole('heading', { level: 1 }))).toBeGreaterThanOrEqual(bar)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the strip of the map shows what is listed, after a filter and after Back', full, async ({ page }) => {
    await page.goto('/navigator/opleidingen?q=pabo&plaats=Losser')
    await touch(page)
    const strip = page.locator('.finder-peek')
    const before = await strip.locator('.drawn-strip').textContent()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await dialog.getByRole('checkbox', { name: /^Deeltijdopleiding/ }).check()
    await expect(page).toHaveURL(/traject=/)
    await dialog.getByRole('button', { name: /^Toon \d+/ }).click()
    const listed = Number(/^\d+/.exec((await resultCount(page).textContent()) ?? '')?.[0])
    expect(listed).toBeGreaterThan(0)
    await expect(strip.locator('.drawn-strip')).not.toHaveText(before ?? '')
    await expect(strip).not.toHaveAttribute('data-stale')
    const counts = [...((await strip.locator('.drawn-strip').textContent()) ?? '').matchAll(/· (\d+)/g)]
    expect(Math.max(...counts.map(([, count]) => Number(count)))).toBeLessThanOrEqual(listed)
    await page.goBack()
    await expect(strip.locator('.drawn-strip')).toHaveText(before ?? '')
    await expect(strip).not.toHaveAttribute('data-stale')
  })

  test('after a search without results the sentence is in view', full, async ({ page }) => {
    await page.goto('/navigator/opleidingen')
    await touch(page)
    await page.mouse.wheel(0, 900)
    await page.getByRole('button', { name: /^Wijzig je zoekopdracht/ }).click()
    await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('economie')
    await page.getByRole('combobox', { name: 'Plaats of postcode' }).fill('Eindhoven')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await expect(resultCount(page)).toContainText('Eindhoven')
    await settle(page)
    await expectSentence(page)
  })

  test('Back from the map leads to where the list was', full, async ({ page }) => {
    await page.goto('/navigator/opleidingen?plaats=Utrecht')
    await touch(page)
    const map = page.locator('.finder-pill').getByRole('link', { name: /^Kaart/ })
    for (const at of [0, 1200]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at)
      await map.click()
      await expect(page.locator('.finder-canvas canvas')).toBeVisible()
      await settle(page)
      await page.goBack()
      await expect(map).toBeVisible()
      await settle(page)
      expect(await page.evaluate(() => Math.abs(scrollY))).toBe(at)
    }
  })

  test('a pressed filter stays under the finger', async ({ page }) => {
    await page.goto('/navigator/opleidingen?plaats=Utrecht')
    await touch(page)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    const option = dialog.getByRole('checkbox', { name: /^Deeltijdopleiding/ })
    await option.scrollIntoViewIfNeeded()
    const before = await topOf(option)
    await option.check()
    await expect(page).toHaveURL(/traject=/)
    await settle(page)
    expect(await topOf(option)).toBeCloseTo(before, 0)
    await expect(option).toBeChecked()
  })
})

test('on a small tablet the sentence is in view after a search for another place', full, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 1180 })
  await page.goto('/en/navigator/programmes')
  await touch(page)
  await page.getByRole('button', { name: /^Change your search/ }).click()
  await page.getByRole('combobox', { name: 'Place or postcode' }).fill('Den Haag')
  await page.getByRole('option', { name: 'Den Haag', exact: true }).first().click()
  await expect(resultCount(page)).toContainText('Den Haag')
  await settle(page)
  await expectSentence(page)
})

/** The count of what is in view: there once the map has drawn all pills, and hears what is pressed. */
const sight = (page: Page) => page.locator('.finder-frame summary', { hasText: /^In beeld: [1-9]/ })

test.describe('beside the map', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the chosen distance comes back with the place', full, async ({ page }) => {
    await page.goto('/navigator/opleidingen?q=economie&plaats=Eindhoven&straal=50')
    await expect(resultCount(page)).toContainText('binnen 50 km van Eindhoven')
    const distance = page.getByRole('combobox', { name: 'Afstand' })
    const map = page.locator('.finder-canvas canvas')
    await sight(page).waitFor()
    await map.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/kader=/)
    await expect(resultCount(page)).toContainText('in dit gebied')
    await expect(distance).toHaveValue('50')
    const back = page.getByRole('link', { name: 'Terug naar Eindhoven' })
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('-')
      await settle(page)
    }
    await expect(resultCount(page)).toContainText('gerekend vanaf Eindhoven')
    await back.press('Enter')
    await expect(resultCount(page)).toContainText('binnen 50 km van Eindhoven')
    await expect(page).not.toHaveURL(/kader=/)
    await expectSentence(page)
  })

  test('a wider search leads to its sentence', full, async ({ page }) => {
    await page.goto('/navigator/opleidingen?q=economie&plaats=Eindhoven&straal=10')
    await touch(page)
    await page.getByRole('link', { name: /^100 km/ }).press('Enter')
    await expect(resultCount(page)).toContainText('binnen 100 km')
    await expectSentence(page)
  })

  test('the map stays where it is while it is moved by key', full, async ({ page }) => {
    // A smooth scroll may still be on its way when the place of the map is read.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/navigator/opleidingen?q=wiskunde&plaats=Zwolle&straal=100')
    await sight(page).waitFor()
    const map = page.locator('.finder-canvas')
    await page.locator('#resultaten').getByRole('link').last().focus()
    for (let stop = 0; stop < 5; stop += 1) {
      if (await map.evaluate((one) => one.contains(document.activeElement))) break
      await page.keyboard.press('Tab')
    }
    await settle(page)
    const before = await topOf(map)
    for (const key of ['ArrowRight', 'ArrowRight', '+', '+', '+']) {
      await page.keyboard.press(key)
      await settle(page)
      // Asked again: between a new height of the page and the scroll that answers it nothing is painted.
      await expect.poll(async () => Math.abs((await topOf(map)) - before)).toBeLessThanOrEqual(2)
    }
  })
})

test(
  'while the locations of a new place do not come, no card says where it was seen from the former one',
  full,
  async ({ page }) => {
    await page.goto('/navigator/opleidingen?q=pabo+Groningen')
    await touch(page)
    const cards = page.locator('#resultaten [data-hit]')
    await expect(cards.first()).toContainText('km')
    // Only the request for locations fails, as in a network fault: the service has no fault switch for one index.
    await page.route(/\/indexes\/\*\/queries/, (route) =>
      route.request().postData()?.includes('"indexName":"locations"') &&
      !route.request().postData()?.includes('"programs"')
        ? route.abort()
        : route.continue(),
    )
    await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('pabo Maastricht')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maastricht')
    await expect(cards.first()).toBeVisible()
    await expect(cards.filter({ hasText: /Groningen · |Online of zonder vaste plek/ })).toHaveCount(0)
    await expect(page.getByText('De plekken van deze zoekopdracht zijn niet geladen')).toBeVisible()
    await expect(page.locator('summary', { hasText: 'De kaart is niet compleet' })).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(page.getByText('De plekken van deze zoekopdracht zijn niet geladen')).toBeHidden()
    await expect(cards.first()).toContainText('km')
  },
)
