/**
 * The finder's map: pills, what they open, searching by moving, by pointer, touch and keys, in both themes. The file is long because all
 * of these open the map and read its pills in the same way.
 */
import type { Page } from '@playwright/test'
import { expect, full, fullUnless, reachOf, test } from './fixtures.ts'
import { pillsOnPage } from './pills.fixture.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const finder = '/navigator/opleidingen'
const results = '#resultaten [data-hit]'
const sight = (page: Page) => page.locator('.finder-frame summary', { hasText: /^In beeld: [1-9]/ })
const inSight = (page: Page) => page.getByRole('list', { name: 'Plekken in beeld' }).getByRole('button')

const open = async (page: Page, address: string) => {
  await page.goto(`${finder}?${address}`)
  await sight(page).waitFor()
}

for (const theme of ['light', 'dark'] as const)
  test(
    `no pill covers another, and each is in the list beside the map (${theme})`,
    fullUnless(theme === 'light'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await open(page, 'weergave=kaart')
      await sight(page).click()
      await expect(inSight(page).nth(10)).toBeVisible()
      const count = await inSight(page).count()
      await sight(page).click()
      // Two that cover each other would be one patch, higher than a pill; controls may hide a few.
      await expect
        .poll(async () => (await pillsOnPage(page, theme)).length, { timeout: 20_000 })
        .toBeGreaterThan(count * 0.8)
      const pills = await pillsOnPage(page, theme)
      expect(pills.length).toBeLessThanOrEqual(count)
      for (const { top, bottom } of pills) expect(bottom - top).toBeLessThanOrEqual(27)
      // Each location is counted, as above the list.
      const locations = Number(/op (\d+) locaties/.exec((await sight(page).textContent()) ?? '')?.[1])
      expect(locations).toBeGreaterThanOrEqual(count)
    },
  )

test('a pill is reached by keys, opens what is there by level, and gives the focus back', async ({ page }) => {
  await open(page, 'plaats=Zwolle&straal=10&weergave=kaart')
  await sight(page).focus()
  await page.keyboard.press('Enter')
  const pill = inSight(page).first()
  await expect(pill).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(pill).toBeFocused()
  await expect(pill).toHaveText(/Zwolle.*\d+ opleidingen/)
  // What has the focus marks its programmes in the list.
  await expect(page.locator(results).first()).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  const spot = page.getByRole('group', { name: 'Gekozen plek' })
  await expect(spot).toBeFocused()
  const levels = spot.locator('summary')
  await expect(levels.first()).toHaveText(/^\S.* \(\d+\)$/)
  const counts = (await levels.allTextContents()).map((text) => Number(/\((\d+)\)$/.exec(text)?.[1]))
  const labelCount = Number(/(\d+) opleidingen/.exec((await spot.textContent()) ?? '')?.[1])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(labelCount)
  await levels.first().click()
  await expect(spot.getByRole('link').first()).toHaveAttribute('href', /\/navigator\/opleidingen\/.+/)
  await page.keyboard.press('Escape')
  await expect(spot).toHaveCount(0)
  await expect(pill).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#na-de-kaart')).toBeFocused()
})

test('the card of a pill is open again after Back from a programme, and closes for good', full, async ({ page }) => {
  await open(page, 'plaats=Zwolle&straal=10&weergave=kaart')
  await sight(page).click()
  await inSight(page).first().click()
  const spot = page.getByRole('group', { name: 'Gekozen plek' })
  const name = await spot.locator('p').first().textContent()
  const program = spot.getByRole('link').first()
  if (!(await program.isVisible())) await spot.locator('summary').first().click()
  const href = await program.getAttribute('href')
  await program.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/navigator\/opleidingen\/.+/)
  await expect(spot).toBeHidden()
  await page.goBack()
  await expect(spot).toBeVisible()
  await expect(spot.locator('p').first()).toHaveText(name ?? '')
  // A link to the programme has it, in the card or in the list.
  await expect(page.locator('a:focus')).toHaveAttribute('href', href ?? '')
  await spot.getByRole('button', { name: 'Sluit', exact: true }).click()
  await expect(spot).toHaveCount(0)
})

test('a pill opens by pointer, where it is drawn', full, async ({ page }) => {
  await open(page, 'plaats=Enschede&weergave=kaart')
  await expect.poll(async () => (await pillsOnPage(page, 'light')).length).toBeGreaterThan(0)
  const [largest] = (await pillsOnPage(page, 'light')).toSorted((a, b) => b.right - b.left - (a.right - a.left))
  if (!largest) throw new Error('no pill')
  await page
    .locator('.finder-canvas')
    .click({ position: { x: (largest.left + largest.right) / 2, y: (largest.top + largest.bottom) / 2 } })
  await expect(page.getByRole('group', { name: 'Gekozen plek' })).toContainText('Enschede')
})

test('what is at a pill stands beside it, and leaves the box that follows the map free', full, async ({ page }) => {
  await open(page, 'q=pabo&weergave=kaart')
  await expect.poll(async () => (await pillsOnPage(page, 'light')).length).toBeGreaterThan(5)
  const sorted = (await pillsOnPage(page, 'light')).toSorted((one, other) => one.left - other.left)
  for (const pill of [sorted.at(0), sorted.at(-1)]) {
    if (!pill) throw new Error('no pill')
    const [x, y] = [(pill.left + pill.right) / 2, (pill.top + pill.bottom) / 2]
    const canvas = page.locator('.finder-canvas')
    await canvas.click({ position: { x, y } })
    const spot = page.getByRole('group', { name: 'Gekozen plek' })
    await expect(spot).toBeVisible()
    const isCovered = await spot.evaluate(
      (card, at) => {
        const { left = 0, top = 0 } = document.querySelector('.finder-canvas')?.getBoundingClientRect() ?? {}
        return card.contains(document.elementFromPoint(left + at.x, top + at.y))
      },
      { x, y },
    )
    expect(isCovered).toBe(false)
    expect(await reachOf(page.getByRole('checkbox', { name: 'Zoek terwijl ik de kaart beweeg' }))).toEqual([
      true,
      true,
      true,
    ])
    await spot.getByRole('button', { name: 'Sluit' }).click()
  }
})

test('pointing at a card draws a line to its pill, and marks it', full, async ({ page }) => {
  await open(page, 'plaats=Enschede&weergave=kaart')
  const line = page.locator('[data-pill-line] path').last()
  await expect(line).not.toHaveAttribute('d', /^M/)
  await page.locator(results).first().hover()
  await expect(line).toHaveAttribute('d', /^M/)
  await expect(page.locator('[data-pill-line]')).toHaveAttribute('aria-hidden', 'true')
  await page.mouse.move(5, 5)
  await expect(line).not.toHaveAttribute('d', /^M/)
})

test('moving the map searches, moves at one go are one step back, and back restores view and list', async ({
  page,
}) => {
  await open(page, 'plaats=Utrecht&straal=25&weergave=kaart')
  const follows = page.getByRole('checkbox', { name: 'Zoek terwijl ik de kaart beweeg' })
  await expect(follows).toBeChecked()
  const first = await page.locator(`${results} h2`).allTextContents()
  const former = await sight(page).textContent()
  const entries = await page.evaluate(() => history.length)
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/queries')) searches.push(request.postData() ?? '')
  })
  await page.locator('.finder-canvas canvas').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/kader=/)
  // For the way back to the place.
  await expect(page).toHaveURL(/straal=25/)
  await expect(page.getByRole('heading', { level: 1, name: 'Opleidingen in dit gebied' })).toBeVisible()
  const second = page.url()
  // The page came with its list and places.
  expect(searches).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(second)
  await expect(sight(page)).not.toHaveText(former ?? '')
  const area = page.url()
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 2)
  await page.reload()
  await sight(page).waitFor()
  expect(page.url()).toBe(area)
  for (let back = 0; back < 2 && /kader=/.test(page.url()); back += 1) {
    const place = page.url()
    await page.goBack()
    await expect.poll(() => page.url()).not.toBe(place)
  }
  await expect(page).not.toHaveURL(/kader=/)
  await expect(page).toHaveURL(/straal=25/)
  await expect(page.locator(`${results} h2`)).toHaveText(first)
  await expect(sight(page)).toHaveText(former ?? '')
})

test('without following, an area is searched when it is asked for', full, async ({ page }) => {
  await open(page, 'plaats=Utrecht&straal=25&weergave=kaart')
  await page.getByRole('checkbox', { name: 'Zoek terwijl ik de kaart beweeg' }).uncheck()
  await page.locator('.finder-canvas canvas').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Zoek in dit gebied' }).click()
  await expect(page).toHaveURL(/kader=/)
  await expect(page.getByRole('button', { name: 'Zoek in dit gebied' })).toHaveCount(0)
})

test(
  'another search closes the card of a pill, and another place shows what is searched in place of a moved map',
  full,
  async ({ page }) => {
    await open(page, 'weergave=kaart')
    await page.getByRole('checkbox', { name: 'Zoek terwijl ik de kaart beweeg' }).uncheck()
    await sight(page).click()
    await inSight(page).first().click()
    const card = page.getByRole('group', { name: 'Gekozen plek' })
    await expect(card).toBeVisible()
    await page.locator('.finder-canvas canvas').focus()
    await page.keyboard.press('ArrowRight')
    const here = page.getByRole('button', { name: 'Zoek in dit gebied' })
    await expect(here).toBeVisible()
    const box = page.getByRole('searchbox', { name: 'Wat wil je leren?' })
    await box.fill('pabo')
    await box.press('Enter')
    await expect(page.locator('#aantal')).toContainText('voor “pabo”')
    await expect(card).toHaveCount(0)
    // The map stays where it was moved to, until another place is searched.
    await expect(here).toBeVisible()
    const place = page.getByRole('combobox', { name: 'Plaats of postcode' })
    await place.fill('Maastricht')
    await place.press('Enter')
    await expect(page.locator('#aantal')).toContainText('van Maastricht')
    await expect(here).toHaveCount(0)
  },
)

test('one turn of the wheel is followed, wherever the pointer is', full, async ({ page }) => {
  for (const x of [1080, 1200]) {
    await open(page, 'weergave=kaart')
    await page.mouse.move(x, 500)
    await page.keyboard.down('Control')
    // No step of a common wheel: the library takes some time to see what it is, and then names no event.
    await page.mouse.wheel(0, -500)
    await page.keyboard.up('Control')
    await expect(page).toHaveURL(/kader=/)
    await expect(page.getByRole('heading', { level: 1, name: 'Opleidingen in dit gebied' })).toBeVisible()
  }
})

test('a drag that ends over what is open on the map is followed', full, async ({ page }) => {
  await open(page, 'plaats=Enschede&weergave=kaart')
  await sight(page).click()
  await inSight(page).first().click()
  const spot = page.getByRole('group', { name: 'Gekozen plek' })
  const card = await spot.boundingBox()
  if (!card) throw new Error('no card')
  // The card stands in one half of the map.
  const from = card.x > 900 ? 760 : 1300
  await page.mouse.move(from, 700)
  await page.mouse.down()
  await page.mouse.move(from + 40, 620, { steps: 4 })
  await page.mouse.move(card.x + 40, card.y + 40, { steps: 4 })
  await page.mouse.up()
  // The pointer rests: nothing but the release ends the drag.
  await expect(page).toHaveURL(/kader=/)
})

test('a move is followed also when the map changes its size right after it', full, async ({ page }) => {
  await open(page, 'plaats=Utrecht&straal=25&weergave=kaart')
  await page.locator('.finder-canvas canvas').focus()
  await page.keyboard.press('ArrowRight')
  await page.setViewportSize({ width: 1400, height: 860 })
  await expect(page).toHaveURL(/kader=/)
})

test('fitting the map to a search, or to the window, is no search of its own', full, async ({ page }) => {
  await open(page, 'plaats=Utrecht&weergave=kaart')
  await page.setViewportSize({ width: 1300, height: 800 })
  // Longer than the rest after which a move of the visitor is searched; nothing is to come.
  await page.waitForTimeout(1500)
  expect(page.url()).not.toContain('kader=')
})

test('the base map comes once, from this site, to be kept for ever', full, async ({ page }) => {
  const answer = page.waitForResponse(/netherlands\.[^/]+\.json$/)
  await page.goto(`${finder}?weergave=kaart`)
  const headers = (await answer).headers()
  expect(headers['cache-control']).toContain('immutable')
})

test('a base map that does not come is said, and the places are there', full, async ({ page }) => {
  // As where the network fails just then.
  await page.route(/netherlands\.[^/]+\.json$/, (route) => route.abort())
  await open(page, 'plaats=Utrecht&weergave=kaart')
  await expect(page.getByText('De ondergrond van de kaart is niet geladen.')).toBeVisible()
  await expect.poll(async () => (await pillsOnPage(page, 'light')).length).toBeGreaterThan(0)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap on a pill opens it without hiding the list', full, async ({ page }) => {
    await open(page, 'plaats=Enschede&weergave=kaart')
    await page.getByRole('group', { name: 'Hoogte van de lijst' }).getByRole('button', { name: 'Kaart' }).tap()
    await expect.poll(async () => (await pillsOnPage(page, 'light')).length).toBeGreaterThan(0)
    const [largest] = (await pillsOnPage(page, 'light')).toSorted((a, b) => b.right - b.left - (a.right - a.left))
    if (!largest) throw new Error('no pill')
    await page
      .locator('.finder-canvas')
      .tap({ position: { x: (largest.left + largest.right) / 2, y: (largest.top + largest.bottom) / 2 } })
    const spot = page.getByRole('group', { name: 'Gekozen plek' })
    await expect(spot).toBeVisible()
    const count = page.locator('#aantal')
    await count.scrollIntoViewIfNeeded()
    const isOnTop = await count.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
  })

  test('the map fits what it shows above the list when that is drawn over it', full, async ({ page }) => {
    await open(page, 'q=pabo&plaats=Nijmegen&straal=10&weergave=kaart')
    await page.getByRole('group', { name: 'Hoogte van de lijst' }).getByRole('button', { name: 'Half' }).tap()
    await expect
      .poll(async () => {
        const pills = await pillsOnPage(page, 'light')
        const edge = await page.evaluate(() => {
          const [list, map] = ['#resultaten', '.finder-canvas'].map((one) => document.querySelector(one))
          return (list?.getBoundingClientRect().top ?? 0) - (map?.getBoundingClientRect().top ?? 0)
        })
        return pills.length > 0 && pills.every(({ bottom }) => bottom < edge - 60)
      })
      .toBe(true)
  })

  test('what closes an open place lies free of the buttons that zoom', full, async ({ page }) => {
    await open(page, 'plaats=Enschede&weergave=kaart')
    await page.getByRole('group', { name: 'Hoogte van de lijst' }).getByRole('button', { name: 'Kaart' }).tap()
    await sight(page).press('Enter')
    await inSight(page).first().press('Enter')
    const spot = page.getByRole('group', { name: 'Gekozen plek' })
    const closer = spot.getByRole('button', { name: 'Sluit' })
    await expect(closer).toBeVisible()
    expect(await reachOf(closer)).toEqual([true, true, true])
    expect(await reachOf(page.locator('.maplibregl-ctrl-zoom-in'))).toEqual([true, true, true])
    const { width = 0, height = 0 } = (await closer.boundingBox()) ?? {}
    await closer.tap({ position: { x: width - 2, y: height / 2 } })
    await expect(spot).toHaveCount(0)
  })
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(
    `without script all results are in sight on the drawn map at ${width} px, in letters of one size`,
    fullUnless(width > 1000),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height },
        ...(baseURL ? { baseURL } : {}),
      })
      const page = await context.newPage()
      for (const address of ['q=pabo&plaats=Hengelo', 'weergave=kaart', 'plaats=Utrecht&straal=50']) {
        await page.goto(`${finder}?${address}`)
        const map = page.getByRole('img', { name: /^Kaart met/ })
        await expect(map).toBeVisible()
        const edge = await page.locator('.finder-drawn').boundingBox()
        if (!edge) throw new Error('no map')
        const labels = await map
          .locator('text')
          .filter({ hasText: / · \d+$/ })
          .all()
        expect(labels.length).toBeGreaterThan(0)
        for (const label of labels) {
          const box = await label.boundingBox()
          if (!box) throw new Error('a label that is not drawn')
          expect(box.x).toBeGreaterThanOrEqual(edge.x)
          expect(box.y).toBeGreaterThanOrEqual(edge.y)
          expect(box.x + box.width).toBeLessThanOrEqual(edge.x + edge.width)
          expect(box.y + box.height).toBeLessThanOrEqual(edge.y + edge.height)
          expect(box.height).toBeGreaterThanOrEqual(12)
          expect(box.height).toBeLessThanOrEqual(20)
        }
      }
      await context.close()
    },
  )

test('without script the drawn map shows places by name and count', full, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto(`${finder}?plaats=Utrecht&weergave=kaart`)
  const map = page.getByRole('img', { name: /^Kaart met/ })
  await expect(map).toBeVisible()
  await expect(map.locator('text').filter({ hasText: /^Utrecht.* · \d+$/ })).toHaveCount(1)
  await context.close()
})
