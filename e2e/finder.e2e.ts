import { expect, test } from './fixtures.ts'

test('a programme within 25 km of Utrecht is found by keyboard alone', async ({ page }) => {
  await page.goto('/navigator/opleidingen')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label =
          element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : element
        return label?.textContent?.trim() ?? ''
      })
      if (focused === name) return
    }
    throw new Error(`${name} cannot be reached by keyboard`)
  }
  await tabTo('Plaats')
  await page.keyboard.type('Utrecht')
  await tabTo('Afstand')
  await expect(page.getByLabel('Afstand')).toHaveValue('25')
  await tabTo('Zoek opleidingen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Opleidingen binnen 25 km van Utrecht' })).toBeVisible()
  await expect(page).toHaveURL(/plaats=Utrecht&straal=25/)
  const distances = await page.locator('#resultaten li').filter({ hasText: 'km' }).allTextContents()
  expect(distances.length).toBeGreaterThan(3)
  for (const text of distances) {
    const km = Number(/(\d+(?:,\d)?) km/.exec(text)?.[1]?.replace(',', '.'))
    expect(km).toBeLessThanOrEqual(25)
  }
  const first = page.locator('#resultaten li').getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await tabTo(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
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

test('pointing at a programme leaves the map where the visitor put it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&niveau=bachelor')
  const closer = page.getByRole('button', { name: 'Zoom in' })
  await expect(async () => {
    if (await closer.isEnabled()) await closer.click()
    await expect(closer).toBeDisabled({ timeout: 200 })
  }).toPass()
  const card = page.locator('#resultaten ol > li').first()
  await card.hover()
  await expect(card).toHaveClass(/border-accent/)
  await expect(closer).toBeDisabled()
})

test('a place that we do not know is said so, and nothing is lost', async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Nergenshuizen&q=pabo')
  await expect(page.getByText('We kennen geen plaats “Nergenshuizen”')).toBeVisible()
  await expect(page.getByLabel('Plaats')).toHaveValue('Nergenshuizen')
  await expect(page.getByRole('searchbox', { name: 'Wat wil je leren?' })).toHaveValue('pabo')
})

test('places are suggested while typing', async ({ page }) => {
  await page.goto('/navigator/opleidingen')
  await page.getByLabel('Plaats').pressSequentially('utr')
  await expect(page.locator('datalist option[value="Utrecht"]')).toBeAttached()
})
