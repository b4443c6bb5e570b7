/** The box of the page that searches everything names the search that the page shows, however one came there. */
import type { Page } from '@playwright/test'
import { expect, test, full } from './fixtures.ts'

const box = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Wat wil je weten?' })
const expectShown = async (page: Page, query: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`“${query}”`)
  await expect(box(page)).toHaveValue(query)
}
const searchInDialog = async (page: Page, query: string) => {
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
  await page.getByRole('combobox', { name: 'Wat wil je weten?' }).pressSequentially(query, { delay: 40 })
  await page.keyboard.press('Enter')
  await expectShown(page, query)
}

test(
  'after a search from the dialog too, and back from it, and from a page that was opened',
  full,
  async ({ page }) => {
    await page.goto('/zoeken?q=pabo')
    await page.waitForLoadState('networkidle')
    await searchInDialog(page, 'salaris')
    await searchInDialog(page, 'vog')
    await page.goBack()
    await expectShown(page, 'salaris')
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
    await expect(page).not.toHaveURL(/zoeken/)
    await page.goBack()
    await expectShown(page, 'salaris')
  },
)

test('a kind, a page of results and a correction keep the words', full, async ({ page }) => {
  await page.goto('/zoeken?q=leraar')
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('navigation', { name: 'Soorten resultaten' })
    .getByRole('link', { name: /^Vragen/ })
    .click()
  await expect(page).toHaveURL(/soort=vragen/)
  await expectShown(page, 'leraar')
  await page.goBack()
  await expectShown(page, 'leraar')
  await page.goto('/zoeken?q=basisondewijs')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'basisonderwijs', exact: true }).click()
  await expectShown(page, 'basisonderwijs')
  await page.goBack()
  await expectShown(page, 'basisondewijs')
})
