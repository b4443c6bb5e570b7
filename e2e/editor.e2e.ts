import { expect, test, fullUnless } from './fixtures.ts'

for (const path of [
  '/redactie/voorbeeld',
  '/en/editors/preview',
  '/redactie/reacties',
  '/en/editors/feedback',
  '/redactie/zoeken',
  '/redactie/werkgebieden',
  '/en/editors/search',
])
  // ASVS 14.3.2
  test(
    `${path} does not exist where the preview is switched off`,
    fullUnless(path.startsWith('/redactie/v')),
    async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('textbox')).toHaveCount(0)
    },
  )
