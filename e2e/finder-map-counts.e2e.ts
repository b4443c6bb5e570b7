/** The map counts what it shows, and says nothing of counts before it shows anything. */
import { expect, full, test } from './fixtures.ts'

for (const path of ['/navigator/opleidingen?weergave=kaart', '/navigator/opleidingen?plaats=Utrecht&weergave=kaart'])
  test(`the map of ${path} never says that it shows nothing while it loads`, full, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.addInitScript(() => {
      const announced = new Set<string>()
      Object.assign(globalThis, { announced })
      new MutationObserver(() => {
        const text = document.querySelector('.finder-frame output')?.textContent
        if (text) announced.add(text)
      }).observe(document, { childList: true, characterData: true, subtree: true })
    })
    await page.goto(path)
    await expect(page.locator('.finder-frame summary:has(span)')).toHaveText(/^In beeld: [1-9]/, { timeout: 25_000 })
    const announced = await page.evaluate(() => [...Object(Reflect.get(globalThis, 'announced'))])
    expect(announced.filter((text) => /\b0 (opleidingen|locaties)/.test(String(text)))).toEqual([])
    expect(announced[0]).toBe('De kaart wordt geladen…')
  })
