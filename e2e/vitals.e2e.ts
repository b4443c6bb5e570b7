/** Web Vitals: browsers report them to this site only, and not at all with Global Privacy Control. */
import type { Page } from '@playwright/test'
import { catalogue, expect, test } from './fixtures.ts'

const article = `/kennisbank/artikelen/${catalogue.plain.slug}`

/** Reads a page and leaves it, as a visitor does who takes another tab; returns the reports of that visit. */
const readAndLeave = async (page: Page): Promise<string[]> => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/vitals') reports.push(request.postData() ?? '')
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
  return reports
}

test('a page that is left sends one report', async ({ page }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/vitals'))
  const reports = await readAndLeave(page)
  expect((await answered).status()).toBe(204)
  expect(reports).toHaveLength(1)
  const figures = JSON.parse(reports[0] ?? '') as Record<string, unknown>
  expect(figures).toMatchObject({ path: article, cls: expect.any(Number), lcp: expect.any(Number) })
  expect(Number(figures['ttfb'])).toBeGreaterThan(0)
  expect(Object.keys(figures).filter((name) => !['path', 'cls', 'ttfb', 'lcp', 'inp'].includes(name))).toEqual([])
})

test('a browser with Global Privacy Control sends no report', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  expect(await readAndLeave(page)).toEqual([])
})
