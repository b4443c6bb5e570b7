import { expect, full, test, touch } from './fixtures.ts'

const results = '#resultaten [data-hit]'

test('a programme near Utrecht is found by keyboard alone', async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await page.waitForLoadState('networkidle')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : element
        return label?.textContent?.trim() ?? ''
      })
      if (focused === name) return
    }
    throw new Error(`${name} cannot be reached by keyboard`)
  }
  await tabTo('Plaats of postcode')
  await page.keyboard.type('utr')
  const suggestion = page
    .getByRole('listbox', { name: 'Plaatsen' })
    .getByRole('option', { name: 'Utrecht', exact: true })
  await expect(suggestion).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(suggestion).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: /^\d+ opleidingen binnen 10 km van Utrecht$/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/plaats=Utrecht/)
  await page.getByRole('combobox', { name: 'Afstand' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/straal=5/)
  // The list follows the address.
  await expect(async () => {
    const distances = await page.locator(results).allTextContents()
    expect(distances.length).toBeGreaterThan(3)
    for (const text of distances) {
      const km = Number(/(\d+(?:,\d)?)\skm/.exec(text)?.[1]?.replace(',', '.'))
      expect(km).toBeLessThanOrEqual(5)
    }
  }).toPass()
  const first = page.locator(results).getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('list, map and table are views of one address, without asking for the results again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&niveau=bachelor&weergave=lijst')
  await page.waitForLoadState('networkidle')
  const titles = await page.locator(results).getByRole('link').allTextContents()
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/queries')) requests += 1
  })
  const views = page.getByRole('navigation', { name: 'Weergave' })
  await views.getByRole('link', { name: 'Tabel' }).click()
  await expect(page).toHaveURL(/weergave=tabel/)
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.locator(results).getByRole('link').allTextContents()).toEqual(titles)
  await views.getByRole('link', { name: 'Kaart' }).click()
  await expect(page.locator('.finder-canvas canvas')).toBeVisible()
  expect(await page.locator(results).getByRole('link').allTextContents()).toEqual(titles)
  await page.goBack()
  await expect(page.getByRole('table')).toBeVisible()
  expect(requests).toBe(0)
})

test('Back after a chosen view leads to the view before it', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht')
  const view = (name: string) => page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name })
  await expect(view('Kaart')).toHaveAttribute('aria-current', 'true')
  await view('Lijst').click()
  await expect(view('Lijst')).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(view('Kaart')).toHaveAttribute('aria-current', 'true')
})

test('a map that was switched off stays off', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht')
  await expect(page.locator('.finder-canvas canvas')).toBeVisible()
  await page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name: 'Lijst' }).click()
  await expect(page.locator('.finder-canvas')).toHaveCount(0)
  await page.goto('/navigator/opleidingen?plaats=Zwolle')
  await page.waitForLoadState('networkidle')
  await expect(page.locator(results).first()).toBeVisible()
  await expect(page.locator('.finder-canvas')).toHaveCount(0)
})

test('the map shows the locations of the list, drawn by this site alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=25')
  const map = page.getByRole('region', { name: /^Kaart met \d+ locaties/ })
  await expect(map.locator('canvas')).toBeVisible()
  const before = await map.getAttribute('aria-label')
  await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('wiskunde')
  await expect(page.getByRole('region', { name: /^Kaart met \d+ locatie/ })).not.toHaveAttribute(
    'aria-label',
    before ?? '',
  )
})

test('pointing at a programme leaves the map where the visitor put it', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&niveau=bachelor')
  // A search after each move would bring other cards.
  await page.getByRole('checkbox', { name: 'Zoek terwijl ik de kaart beweeg' }).uncheck()
  const closer = page.getByRole('button', { name: 'Zoom in' })
  await expect(async () => {
    if (await closer.isEnabled()) await closer.click()
    await expect(closer).toBeDisabled({ timeout: 200 })
  }).toPass()
  const card = page.locator(results).first()
  await card.hover()
  await expect(card).toHaveAttribute('data-highlighted')
  await expect(closer).toBeDisabled()
})

test('an area of the map goes before the distance, which comes back with the place', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=25&weergave=kaart')
  await page.locator('summary', { hasText: /^In beeld: [1-9]/ }).waitFor()
  await page.locator('.finder-canvas canvas').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/kader=/)
  await expect(page).toHaveURL(/straal=25/)
  await expect(page.getByRole('combobox', { name: 'Afstand' })).toHaveValue('25')
  await expect(page.getByRole('heading', { level: 1, name: /opleidingen in dit gebied$/ })).toBeVisible()
  await expect(page.locator(results).first()).toContainText('km')
  await expect(page.getByText('Dichtstbij eerst, gemeten vanaf Utrecht')).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar Utrecht' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /binnen 25 km van Utrecht$/ })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/kader=/)
  await expect(page).toHaveURL(/straal=25/)
  await expect(page.getByRole('combobox', { name: 'Afstand' })).toHaveValue('25')
})

test('programmes without a place are told apart, and stand by themselves', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=5&weergave=lijst')
  await page.getByRole('link', { name: /online of zonder vaste plek$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /zonder vaste plek$/ })).toBeVisible()
  await expect(page.locator(results).first()).toContainText('Online of zonder vaste plek')
  await page.getByRole('link', { name: 'Terug naar Utrecht' }).click()
  await expect(page).toHaveURL(/plaats=Utrecht&straal=5&weergave=lijst$/)
})

test(
  'a filter that Back takes away is no longer ticked, and does not return with the next search',
  full,
  async ({ page }) => {
    await page.goto('/navigator/opleidingen?q=geschiedenis&plaats=Nijmegen')
    await touch(page)
    await page.getByRole('button', { name: 'Vorm' }).click()
    const box = page.getByRole('checkbox', { name: /^Voltijdopleiding/ })
    await box.click()
    await expect(page).toHaveURL(/traject=/)
    await page.goBack()
    await expect(page).not.toHaveURL(/traject=/)
    await expect(box).not.toBeChecked()
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await expect(page.locator(results).first()).toBeVisible()
    await expect(page).not.toHaveURL(/traject=/)
  },
)

test('steps through the distances by keyboard are one choice for Back', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=10')
  await touch(page)
  const distance = page.getByLabel('Afstand')
  await distance.focus()
  for (const radius of [25, 50, 100]) {
    await distance.press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`straal=${radius}(&|$)`))
  }
  await page.goBack()
  await expect(page).toHaveURL(/straal=10(&|$)/)
  await expect(distance).toHaveValue('10')
})

test('a list that ends says so, and the levels lead to all of it', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await expect(page.getByText('De lijst gaat tot en met 1.000.')).toBeVisible()
  await touch(page)
  const level = page.getByRole('link', { name: /^Hbo-bachelor \d+ opleidingen$/ })
  const count = /(\d+) opleidingen/.exec((await level.textContent()) ?? '')?.[1] ?? ''
  // By key: cards far below have no height of their own until they are seen, and move what is below them.
  await level.press('Enter')
  await expect(page).toHaveURL(/niveau=bachelor/)
  await expect(page.locator('#aantal')).toHaveText(new RegExp(`^${count} opleidingen`))
  await expect(page.getByText('De lijst gaat tot en met')).toHaveCount(0)
})

test('the title follows what is searched for in the browser', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await expect(page).toHaveTitle('Zoek een opleiding · Lesroute')
  await touch(page)
  await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('pabo')
  await expect(page).toHaveTitle(/^Zoek een opleiding: \d+ resultaten voor “pabo” · Lesroute$/)
  await page.getByRole('combobox', { name: 'Plaats of postcode' }).fill('Utrecht')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Opleidingen binnen 10 km van Utrecht: \d+ resultaten voor “pabo” · Lesroute$/)
  await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('')
  await expect(page).toHaveTitle('Opleidingen binnen 10 km van Utrecht · Lesroute')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('filters lie in a dialog that says what is found, and the map is a tap away', async ({ page }) => {
    await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=25')
    await touch(page)
    await expect(page.locator('.finder-canvas')).toHaveCount(0)
    await page.getByRole('button', { name: 'Filters' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    const done = dialog.getByRole('button', { name: /^Toon \d+ opleidingen$/ })
    const former = (await done.textContent()) ?? ''
    await dialog.getByRole('checkbox', { name: /Hbo-bachelor/ }).tap()
    await expect(page).toHaveURL(/niveau=bachelor/)
    // The address may be there before the list is.
    await expect(done).not.toHaveText(former)
    const count = /\d+/.exec((await done.textContent()) ?? '')?.[0] ?? ''
    await done.tap()
    await expect(dialog).toBeHidden()
    await expect(page.locator('#aantal')).toHaveText(new RegExp(`^${count} opleidingen`))
    await page.locator(results).first().scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: /^Kaart \(\d+\)$/ }).tap()
    await expect(page.locator('.finder-canvas canvas')).toBeVisible()
    await expect(page).toHaveURL(/weergave=kaart/)
  })

  test(
    'the list lies over the map at three heights, by tap and by keys, and stays where it was left',
    full,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/navigator/opleidingen?plaats=Utrecht&weergave=kaart')
      await expect(page.locator('.finder-canvas canvas')).toBeVisible()
      const [list, stops] = [page.locator('#resultaten'), page.getByRole('group', { name: 'Hoogte van de lijst' })]
      const top = async () => (await list.boundingBox())?.y ?? Number.NaN
      const stop = (name: string) => stops.getByRole('button', { name })
      await stop('Kaart').tap()
      await expect(stop('Kaart')).toHaveAttribute('aria-pressed', 'true')
      expect(await top()).toBeGreaterThan(844 * 0.7)
      await expect(page.locator('#aantal')).toBeInViewport()
      await stop('Half').focus()
      await page.keyboard.press('Enter')
      await expect(stop('Half')).toHaveAttribute('aria-pressed', 'true')
      expect(Math.abs((await top()) - 422)).toBeLessThan(30)
      await stop('Lijst').tap()
      await expect(stop('Lijst')).toHaveAttribute('aria-pressed', 'true')
      // Below the bar, which stays.
      expect(Math.abs((await top()) - 64)).toBeLessThan(30)
      await page.locator(results).nth(4).getByRole('heading').getByRole('link').scrollIntoViewIfNeeded()
      const former = await top()
      await page.locator(results).nth(4).getByRole('heading').getByRole('link').tap()
      await expect(page).toHaveURL(/opleidingen\/[^?]+$/)
      await page.goBack()
      await expect(page.locator('.finder-canvas canvas')).toBeVisible()
      await expect.poll(async () => Math.abs((await top()) - former)).toBeLessThan(60)
    },
  )
})
