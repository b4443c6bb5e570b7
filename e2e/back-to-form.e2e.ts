/** Going back to a form that was sent shows a whole form, never what the browser remembers of a part of it. */
import type { Page } from '@playwright/test'
import { expect, fullUnless, test, full, typing } from './fixtures.ts'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': `198.19.${Math.floor(Math.random() * 256)}.2` } })

const fields = {
  'Je volledige naam': 'Ada Jansen',
  'Je e-mailadres': 'ada@example.org',
  'E-mailadres van de administratie': 'admin@example.org',
  'Je organisatie': 'Regioloket Oost',
  'Waar ga je de gegevens voor gebruiken?': 'Terug',
} as const

const send = (page: Page) => page.getByRole('button', { name: 'Vraag toegang aan' }).click()

const expectEmpty = async (page: Page) => {
  for (const label of Object.keys(fields)) await expect(page.getByLabel(label)).toHaveValue('')
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('a form that was sent is empty after going back', full, async ({ page }) => {
      await page.goto('/access-request')
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
      await page.waitForTimeout(typing)
      await send(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Je aanvraag is binnen' })).toBeVisible()
      await page.goBack()
      await expectEmpty(page)
    })

    test('a form that came back and was mended and sent is empty after going back', full, async ({ page }) => {
      await page.goto('/access-request')
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text)
      await page.getByLabel('Je e-mailadres').fill('ada')
      await page.waitForTimeout(typing)
      await send(page)
      await expect(page).toHaveURL(/fout=1/)
      await page.getByLabel('Je e-mailadres').fill('ada@example.org')
      await send(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Je aanvraag is binnen' })).toBeVisible()
      await page.goBack()
      await expectEmpty(page)
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    })

    test('what was written in a form that was not sent is there after going back', async ({ page }) => {
      await page.goto('/access-request')
      await page.getByLabel('Je organisatie').fill('Regioloket Oost')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL(/privacy/)
      await page.goBack()
      await expect(page.getByLabel('Je organisatie')).toHaveValue('Regioloket Oost')
    })
  })
