/** What browsers tell of pages: how they did, to nobody but us, and nothing where that is not wanted. */
import type { Page } from '@playwright/test'
import { catalogue, expect, test } from './fixtures.ts'

const article = `/kennisbank/artikelen/${catalogue.plain.slug}`

/** Reads a page and leaves it, as a visitor does who takes another tab; answers what was told then. */
const readAndLeave = async (page: Page): Promise<string[]> => {
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/vitals') told.push(request.postData() ?? '')
  })
  await page.goto(`${article}?q=geheim`, { waitUntil: 'networkidle' })
  await page.getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  for (let time = 0; time < 2; time += 1)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  await page.waitForTimeout(200)
  return told
}

test('a page that is left tells once how it did', async ({ page }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/vitals'))
  const told = await readAndLeave(page)
  expect((await answered).status()).toBe(204)
  expect(told).toHaveLength(1)
  const figures = JSON.parse(told[0] ?? '') as Record<string, unknown>
  expect(figures).toMatchObject({ path: article, cls: expect.any(Number), lcp: expect.any(Number) })
  expect(Number(figures['ttfb'])).toBeGreaterThan(0)
  expect(Object.keys(figures).filter((name) => !['path', 'cls', 'ttfb', 'lcp', 'inp'].includes(name))).toEqual([])
})

test('a browser that asks not to be tracked tells nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  expect(await readAndLeave(page)).toEqual([])
})
