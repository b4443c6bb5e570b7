/** What this browser keeps comes with the code; nothing that is in sight moves when it comes. */
import type { Page } from '@playwright/test'
import { catalogue, expect, fullUnless, test } from './fixtures.ts'

/** The sum of all moves since the page was opened, once it has come to rest. */
const moved = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += Number(Reflect.get(entry, 'value'))
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Former moves are handed over in a task of their own, before the one that follows two frames.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              add(observer.takeRecords())
              resolve(sum)
            }),
          ),
        )
      }),
  )
}

const save = async (page: Page): Promise<void> => {
  for (const path of [
    `/kennisbank/artikelen/${catalogue.plain.slug}`,
    `/kennisbank/artikelen/${catalogue.everyNode.slug}`,
    '/navigator/opleidingen/leraar-basisonderwijs-pabo-nhl-stenden-hogeschool',
  ]) {
    await page.goto(path)
    const button = page.locator('.save-button > button').first()
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(
    `nothing moves on the page of saved items, ${width} px wide, while nothing is saved`,
    fullUnless(width < 1000),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/bewaard')
      await expect(page.getByRole('heading', { name: 'Nog niets bewaard' })).toBeVisible()
      expect(await moved(page)).toBeLessThanOrEqual(0.02)
    },
  )

  test(
    `nothing moves on the page of saved items, ${width} px wide, with what is saved`,
    fullUnless(width < 1000),
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await save(page)
      await page.goto('/bewaard')
      await expect(page.getByRole('heading', { name: /^Artikelen/ })).toBeVisible()
      expect(await moved(page)).toBeLessThanOrEqual(0.02)
    },
  )
}
