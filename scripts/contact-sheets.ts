/**
 * `npm run contact-sheets`: pictures of each part of the style guide, and of pages that show parts that need a page of their
 * own, small and large, light and dark, to be looked at after a change of design.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { findChromium } from './chromium.ts'
import { withoutSettings } from './test-settings.ts'
import { startSite } from './test-site.ts'

const folder = 'contact-sheets'
const widths = [390, 1440] as const
const themes = ['light', 'dark'] as const

/** What reads or writes the address of its page, or fills the window. */
const pages: Readonly<Record<string, string>> = {
  'finder-list': '/navigator/opleidingen?plaats=Utrecht&weergave=lijst',
  'finder-map': '/navigator/opleidingen?plaats=Utrecht&weergave=kaart',
  'finder-unknown-place': '/navigator/opleidingen?plaats=Utrect&weergave=lijst',
  'search-everything': '/zoeken?q=pabo',
  'route-question': '/routes/vraag/2?a=school-basisonderwijs',
  'advice-form': '/adviesgesprek?loket=noordwest-leert',
  compare:
    '/vergelijken?plaats=Utrecht&ids=docent-theater-nhl-stenden-hogeschool,docent-beeldende-kunst-en-vormgeving-nhl-stenden-hogeschool',
}

/** Scrolls through the page, so that pictures and parts that wait for that have come. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const whole = new CSSStyleSheet()
    whole.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(whole)
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.waitForLoadState('networkidle')
}

const photograph = async (page: Page, name: string): Promise<void> => {
  await page.goto('/stijlgids')
  await settle(page)
  for (const section of await page.locator('main .wrap > section:not(:has([data-specimen])), [data-specimen]').all()) {
    const specimen = await section.getAttribute('data-specimen')
    const id =
      specimen?.replaceAll(/\W+/g, '-').toLowerCase() ?? (await section.getAttribute('aria-labelledby')) ?? 'part'
    await section.screenshot({ path: path.join(folder, `${id}-${name}.png`) })
  }
  for (const [part, address] of Object.entries(pages)) {
    await page.goto(address)
    await settle(page)
    await page.screenshot({ path: path.join(folder, `${part}-${name}.png`), fullPage: true })
  }
}

Object.assign(process.env, withoutSettings())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const executablePath = await findChromium((line) => console.log(`  ${line}`))
console.log('  site: data, build, service and site')
const site = await startSite()
try {
  if (!site.up) throw new Error(`The site did not come up.\n${site.output()}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  for (const width of widths)
    for (const colorScheme of themes) {
      const page = await browser.newPage({
        baseURL: site.siteUrl,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'nl-NL',
      })
      await photograph(page, `${width}-${colorScheme}`)
      await page.close()
    }
  await browser.close()
  console.log(`Contact sheets: ${path.resolve(folder)}`)
} finally {
  await site.stop()
}
