/**
 * The style guide shows every component in each of its states: at each width, in each theme, no text lies over another or is
 * cut off, nothing is wider than the page, and each text stands out. What only an eye can judge: `npm run contact-sheets`.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, fullUnless, test } from './fixtures.ts'
import { misplacedTexts, overflowOf } from './page-checks.ts'

const rules = ['color-contrast', 'link-in-text-block', 'target-size', 'button-name', 'link-name', 'label', 'image-alt']

for (const width of [390, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `the style guide stands well at ${width} px, ${colorScheme}`,
      fullUnless(width === 390 && colorScheme === 'dark'),
      async ({ page }) => {
        // A long page takes its time.
        test.slow()
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/stijlgids')
        await page.evaluate(() => document.fonts.ready)
        for (const name of ['Formulier', 'Agenda', 'Kaarten en speler', 'Filters en treffers'])
          await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
        expect.soft(await overflowOf(page), 'sideways').toBeLessThanOrEqual(0)
        expect.soft(await misplacedTexts(page), 'texts').toEqual([])
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .options({ resultTypes: ['violations'] })
          .withRules(rules)
          .analyze()
        expect
          .soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`))
          .toEqual([])
      },
    )
