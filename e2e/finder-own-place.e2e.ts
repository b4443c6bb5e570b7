/** The visitor's own place in the finder: its field, what leaves the browser, what is remembered, and the position of the device. */
import { expect, full, reachOf, test, touch } from './fixtures.ts'

test('Enter in the field of the place closes what was suggested', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  const field = page.getByRole('combobox', { name: 'Plaats of postcode' })
  await field.pressSequentially('utrecht')
  await expect(page.getByRole('listbox', { name: 'Plaatsen' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /van Utrecht$/ })).toBeVisible()
  await expect(page.getByRole('listbox', { name: 'Plaatsen' })).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('of a postcode only the digits leave the browser', full, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(request.url())))
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  const field = page.getByRole('combobox', { name: 'Plaats of postcode' })
  await field.pressSequentially('3512JK')
  await expect(page.getByRole('option', { name: '3512 (Utrecht)' })).toBeVisible()
  await field.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: /^\d+ opleidingen binnen 10 km van 3512 \(Utrecht\)$/ }),
  ).toBeVisible()
  expect(sent.filter((address) => /3512\s?j/i.test(address))).toEqual([])
})

test('the last place is remembered in this browser, and forgotten at a click', async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Plaats of postcode' })
  const offered = page.getByRole('listbox', { name: 'Plaatsen' })
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  await field.pressSequentially('Zwolle', { delay: 60 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('van Zwolle')
  await field.click()
  await expect(offered.getByRole('option')).toHaveText(['Vergeet Zwolle'])
  // A link that somebody sent, with a place of theirs, leaves it.
  await page.goto('/navigator/opleidingen?plaats=Venlo&weergave=lijst')
  await touch(page)
  await field.click()
  await expect(offered.getByRole('option')).toHaveText(['Vorige keer: Zwolle', 'Vergeet Zwolle'])
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await expect(offered.getByRole('option')).toHaveText(['Vorige keer: Zwolle', 'Vergeet Zwolle'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('van Zwolle')
  await field.click()
  await offered.getByRole('option', { name: 'Vergeet Zwolle' }).click()
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  await field.click()
  await expect(offered).toHaveCount(0)
})

test(
  'a visitor’s position becomes the place nearby, rounded, and only when asked for',
  full,
  async ({ page, context }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(decodeURIComponent(request.url())))
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 52.090_737, longitude: 5.121_42 })
    await page.goto('/navigator/opleidingen?weergave=lijst')
    await page.waitForLoadState('networkidle')
    expect(sent.filter((address) => address.includes('near='))).toEqual([])
    await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: /^\d+ opleidingen binnen 10 km van Utrecht$/ }),
    ).toBeVisible()
    expect(sent.filter((address) => address.includes('near=')).map((address) => address.split('near=')[1])).toEqual([
      '52.09,5.12',
    ])
  },
)

test('who does not share a position gets the field and a hint', full, async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click()
  await expect(page.getByLabel('Plaats of postcode')).toBeFocused()
  await expect(page.getByText(/Vul een plaats of postcode in\.$|vul een plaats of postcode in\.$/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const opener = /^Wijzig je zoekopdracht/

  test('what is wrong with a place stands beside its field, within the panel', full, async ({ page, context }) => {
    await context.clearPermissions()
    await page.goto('/navigator/opleidingen?weergave=lijst')
    await touch(page)
    const panel = page.locator('.finder-fields')
    await page.getByRole('button', { name: opener }).tap()
    await page.getByRole('button', { name: 'Gebruik mijn locatie' }).tap()
    const refused = panel.getByRole('status').filter({ hasText: /vul een plaats of postcode in\.$/i })
    await expect(refused).toBeVisible()
    expect(await reachOf(refused)).toContain(true)
    await expect(page.getByLabel('Plaats of postcode')).toHaveAccessibleDescription(/vul een plaats of postcode in\.$/i)

    await page.goto('/navigator/opleidingen?q=pabo&plaats=Xyzab&weergave=lijst')
    await touch(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Xyzab' })).toBeVisible()
    await page.getByRole('button', { name: opener }).tap()
    const alert = panel.getByRole('alert')
    await expect(alert).toHaveText(/^We kennen geen plaats “Xyzab”/)
    expect(await reachOf(alert)).toContain(true)
  })
})
