import type { Page } from '@playwright/test'
import { expect, full, resultCount, test, touch } from './fixtures.ts'

/** The address is the state of a search page: whoever changes it, list, box and facets follow. */
const count = /\d+ (resultaten|resultaat)/

test('every finder address with a facet stands, on a fresh load and after a choice', full, async ({ page }) => {
  for (const address of [
    '/navigator/opleidingen?niveau=bachelor',
    '/navigator/opleidingen?plaats=Utrecht&niveau=bachelor',
    '/navigator/opleidingen?sector=Primair+onderwijs',
    '/en/navigator/programmes?niveau=bachelor',
  ]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('#resultaten li').first(), address).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert'), address).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Kind' }).click()
  await page.getByRole('group', { name: 'Kind' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/niveau=bachelor&soort=/)
})

test('back from an article gives the list that was left', async ({ page }) => {
  await page.goto('/kennisbank/artikelen')
  await page.getByRole('searchbox', { name: 'Zoekwoorden' }).fill('salaris')
  await expect(page).toHaveURL(/q=salaris/)
  const status = resultCount(page)
  await expect(status).toContainText('“salaris”')
  const left = (await status.textContent()) ?? ''
  await page.locator('#resultaten').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/artikelen\/[^?]+$/)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Zoekwoorden' })).toHaveValue('salaris')
  await expect(status).toHaveText(left)
})

test('a link to the same page resets it, and back brings the former state again', full, async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen?onderwerp=Lerarenopleiding')
  const status = resultCount(page)
  await expect(status).toHaveText(count)
  const narrowed = (await status.textContent()) ?? ''
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).first().getByRole('link', { name: 'Vragen' }).click()
  await expect(page).toHaveURL(/veelgestelde-vragen$/)
  await expect(status).not.toHaveText(narrowed)
  await expect(page.getByRole('list', { name: 'Gekozen filters' })).toHaveCount(0)
  await page.goBack()
  await expect(status).toHaveText(narrowed)
})

test('a state that was chosen, reset by a link, comes back with back', full, async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen')
  const status = resultCount(page)
  const all = (await status.textContent()) ?? ''
  await page.getByRole('group', { name: 'Onderwerp', exact: true }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/onderwerp=/)
  // The address may come before the list.
  await expect(status).not.toHaveText(all)
  const narrowed = (await status.textContent()) ?? ''
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).first().getByRole('link', { name: 'Vragen' }).click()
  await expect(page).toHaveURL(/veelgestelde-vragen$/)
  await expect(status).not.toHaveText(narrowed)
  await page.goBack()
  await expect(page).toHaveURL(/onderwerp=/)
  await expect(status).toHaveText(narrowed)
})

test('leaving a page writes nothing into the next one', full, async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen')
  // What is pressed before the code has come is pressed again when it comes: too late for who has left by then.
  await touch(page)
  await page.getByRole('group', { name: 'Onderwerp', exact: true }).getByRole('checkbox').first().check()
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).first().getByRole('link', { name: 'Kennisbank' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kennisbank' })).toBeVisible()
  // Longer than the pause after which a state is written.
  await expect.poll(() => page.evaluate(() => performance.now()), { intervals: [700] }).toBeGreaterThan(0)
  await expect(page).toHaveURL(/kennisbank$/)
  await page.goBack()
  await expect(page).toHaveURL(/veelgestelde-vragen\?onderwerp=/)
  await expect(page.getByRole('list', { name: 'Gekozen filters' })).toBeVisible()
})

test('words and place go together into the address of the finder, which gives the same list again', async ({
  page,
}) => {
  await page.goto('/navigator/opleidingen')
  await touch(page)
  await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('wiskunde')
  await page.getByLabel('Plaats of postcode').fill('Utrecht')
  await page.getByLabel('Plaats of postcode').press('Enter')
  await expect(page).toHaveURL(/q=wiskunde&plaats=Utrecht$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Utrecht')
  const again = await page.context().newPage()
  await again.goto(page.url())
  const served = (await resultCount(again).textContent()) ?? ''
  expect(served).toContain('“wiskunde”')
  await expect(resultCount(page)).toHaveText(served)
})

/** Opens a list and waits for its script; its first title. */
const openList = async (page: Page, address: string) => {
  await page.goto(address)
  await touch(page)
  const first = page.locator('#resultaten').getByRole('heading', { level: 2 }).first()
  return { first, former: (await first.textContent()) ?? '' }
}

test('whoever goes back at once finds the list that was left', full, async ({ page }) => {
  for (const address of ['/kennisbank/artikelen', '/navigator/opleidingen']) {
    const { first, former } = await openList(page, address)
    await page.getByRole('link', { name: 'Volgende' }).evaluate(async (link: HTMLElement) => {
      link.click()
      while (!location.search.includes('pagina=2')) await new Promise((resolve) => setTimeout(resolve))
      history.back()
    })
    await expect(page).toHaveURL((url) => url.search === '')
    await expect(page.locator('#resultaten [aria-current=page]'), address).toHaveText('1')
    await expect(first).toHaveText(former)
  }
})

test('the next page has other items, and back has the former ones', full, async ({ page }) => {
  for (const address of ['/kennisbank/artikelen', '/navigator/opleidingen']) {
    const { first, former } = await openList(page, address)
    // By key: places arrive after the first touch and move what is below them.
    await page.getByRole('link', { name: 'Volgende' }).press('Enter')
    await expect(page).toHaveURL(/pagina=2/)
    await expect(page.locator('#resultaten [aria-current=page]')).toHaveText('2')
    await expect(first).not.toHaveText(former)
    await page.goBack()
    await expect(first, address).toHaveText(former)
  }
})

test(
  'another distance starts at the first page, and back returns to the page that was left',
  full,
  async ({ page }) => {
    await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=50&pagina=3')
    await expect(page.locator('[aria-current=page]', { hasText: '3' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Afstand' }).selectOption('25 km')
    await expect(page).toHaveURL(/straal=25$/)
    await expect(page.locator('#resultaten [aria-current=page]', { hasText: '1' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/straal=50&pagina=3/)
    await expect(page.locator('#resultaten [aria-current=page]', { hasText: '3' })).toBeVisible()
  },
)

test('the menu of a small screen closes behind the visitor', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Vragen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden()
})

test('taking back the last value of a facet leaves it open, and the focus where it is', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen')
  await page.getByText('Rol', { exact: true }).first().click()
  const box = page.getByRole('group', { name: 'Rol', exact: true }).getByRole('checkbox').first()
  await box.check()
  await expect(page).toHaveURL(/rol=/)
  await box.uncheck()
  await expect(page).not.toHaveURL(/rol=/)
  await expect(box).toBeVisible()
  await expect(box).toBeFocused()
})
