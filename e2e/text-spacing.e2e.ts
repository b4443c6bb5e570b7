/** Pages in the text spacing that visitors may set. Source: WCAG 2.2, 1.4.12. */
import { expect, fullUnless, test } from './fixtures.ts'
import { overflowOf } from './page-checks.ts'

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

test('text of twice the size on a phone does not scroll sideways', async ({ page }) => {
  // Half the pixels at the usual size hold as many letters as 390 at twice the size.
  await page.setViewportSize({ width: 195, height: 422 })
  for (const path of ['/', '/werken-in-het-onderwijs', '/begrippen', '/activiteiten', '/adviesgesprek', '/cijfers']) {
    await page.goto(path)
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
  }
})

for (const width of [320, 390, 1280])
  test(
    `with wide text a page of ${width} pixels does not scroll sideways, and its header loses nothing`,
    fullUnless(width !== 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/', '/en', '/navigator/opleidingen/verkorte-deeltijdpabo-saxion', '/vergelijken']) {
        await page.goto(path)
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets.push(sheet)
        }, spacing)
        expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
        const header = page.getByRole('banner')
        for (const control of await header.locator('a:visible, summary:visible').all()) {
          const box = await control.boundingBox()
          expect(box && box.x >= 0 && box.x + box.width <= width, `${path}: ${await control.textContent()}`).toBe(true)
        }
      }
    },
  )
