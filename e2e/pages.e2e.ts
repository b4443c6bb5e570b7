/**
 * Static checks of pages: accessibility rules, titles on a phone, and the words in print. Each page is loaded once and
 * looked at in turn at each width, in each theme and on paper.
 */
import { routing } from '#lib/i18n/routing.ts'
import { hasAlternate } from '#lib/markdown-alternates/alternate-addresses.ts'
import { isFixedPathname, pageMessages, type FixedPathname } from '#lib/page-messages.ts'
import { expect, fullUnless, test } from './fixtures.ts'
import { brokenTitles, openAxe, overflowOf, readPrint } from './page-checks.ts'
import { printedPages, repeatedPages, ruledPages, titledPages } from './page-lists.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What may differ between widths and themes; small screens show controls that large ones do not. */
const colours = ['color-contrast', 'link-in-text-block']
const layout = ['target-size', 'scrollable-region-focusable', 'meta-viewport']
const names = ['button-name', 'link-name', 'label', 'aria-hidden-focus']
const corners = [
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const

// The worker for offline reading would fetch the code of the site once for each page.
test.use({ serviceWorkers: 'block' })

const has = (list: readonly string[], path: string) => list.includes(path)

test('every page without an item that sitemaps list is looked at here', () => {
  const paths = new Set([...ruledPages, ...titledPages].map((address) => address.split('?', 1)[0]))
  const dutchPath = (href: FixedPathname) => {
    const path = routing.pathnames[href]
    return typeof path === 'string' ? path : path.nl
  }
  const listed = Object.keys(pageMessages)
    .filter(isFixedPathname)
    .filter((href) => hasAlternate(href))
    .map(dutchPath)
  expect(listed.filter((path) => !paths.has(path))).toEqual([])
})

for (const [turn, path] of [...new Set<string>([...ruledPages, ...titledPages, ...printedPages])].entries())
  test(
    `${path} stands well, small and large, light and dark`,
    fullUnless(!has(repeatedPages, path)),
    async ({ page }) => {
      // A long page takes its time when every rule is asked of it.
      test.slow()
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(path)
      await page.evaluate(async () => {
        // Else a colour could be on its way from one theme to the other, which never ends in a part that is not drawn yet.
        const still = new CSSStyleSheet()
        still.replaceSync('*, ::before, ::after { transition: none !important }')
        document.adoptedStyleSheets.push(still)
        await document.fonts.ready
      })
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await overflowOf(page), `sideways at ${width} px`).toBeLessThanOrEqual(0)
        if (has(titledPages, path)) expect.soft(await brokenTitles(page), `titles at ${width} px`).toEqual([])
      }
      if (has(ruledPages, path)) {
        const axe = await openAxe(page)
        // All rules at one corner, by turns, so that the pages together show each of them; FULL_SQUARE asks for the others, too.
        const own = corners[turn % corners.length]
        for (const corner of process.env['FULL_SQUARE'] ? corners : corners.filter((one) => one === own)) {
          const { colorScheme, width } = corner
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.setViewportSize({ width, height: 900 })
          const rules = corner === own ? axe().withTags(tags) : axe().withRules([...colours, ...layout, ...names])
          const { violations } = await rules.analyze()
          expect
            .soft(
              violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
              `${colorScheme} at ${width} px`,
            )
            .toEqual([])
        }
      }
      if (!has(printedPages, path)) return
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 720 })
      const { lost, printed } = await readPrint(page)
      expect.soft(printed, 'words on paper').toBeGreaterThan(10)
      expect.soft(lost, 'words that paper lacks').toEqual([])
    },
  )
