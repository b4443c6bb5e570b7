import { catalogue, expect, resultCount, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('an article reads whole', async ({ page }) => {
  await page.goto(`/kennisbank/artikelen/${catalogue.everyNode.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: catalogue.everyNode.title })).toBeVisible()
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('complementary').first()).toBeVisible()
})

test('questions are listed, searched and filtered as a plain form', async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen')
  await expect(page.locator('#resultaten details').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alles openen' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Zoekwoorden' }).fill('pabo')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Zoek' }).first().click()
  await expect(page).toHaveURL(/q=pabo&onderwerp=/)
  await expect(resultCount(page)).toContainText('“pabo”')
  await page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/onderwerp=/)
})

test('programmes near a place are found as a plain form', async ({ page }) => {
  await page.goto('/navigator/opleidingen')
  await page.getByLabel('Plaats of postcode').fill('Utrecht')
  await page.getByRole('combobox', { name: 'Afstand' }).selectOption('10 km')
  await page.getByRole('button', { name: 'Zoek', exact: true }).first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^\d+ opleidingen binnen 10 km van Utrecht$/ }),
  ).toBeVisible()
  await expect(page.locator('#resultaten [data-hit]').first()).toContainText('km')
  await expect(page.getByRole('img', { name: /^Kaart met/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name: 'Tabel' }).click()
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Niveau', exact: true })).toBeVisible()
  // Nothing would sort.
  await expect(table.getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Zoek', exact: true }).first().click()
  await expect(page).toHaveURL(/weergave=tabel/)
})

test('articles are listed, and pages of the list have addresses', async ({ page }) => {
  await page.goto('/kennisbank/artikelen')
  await expect(page.locator('#resultaten').getByRole('heading', { level: 2 })).toHaveCount(20)
  await page.getByRole('link', { name: 'Bladzijde 2' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.locator('#resultaten').getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('the other language shows the same page, with what was searched for', async ({ page }) => {
  await page.goto('/zoeken?q=pabo')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=pabo$/)
  await page.goto('/en/knowledge-base')
  await page.getByRole('link', { name: 'Nederlands' }).first().click()
  await expect(page).toHaveURL(/\/kennisbank$/)
})
