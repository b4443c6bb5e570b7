/**
 * What a visitor waits on the way to what they came for, in a real browser: from page to page, each until its heading is
 * there, against the bare answers of the same addresses. Only when a built site runs: at E2E_SITE_URL, or else at
 * http://localhost:3000. The browser is that of Playwright, or CHROMIUM_PATH.
 */
import { chromium, type Page } from 'playwright'
import { figuresOf, type Round, type Row } from './measure.ts'
import { obstacle } from './pages.ts'

const rounds = 10

type Journey = { readonly name: string; readonly walk: (page: Page, site: string) => Promise<void> }

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

const journeys: readonly Journey[] = [
  {
    name: 'home, a search, the first article found',
    walk: async (page, site) => {
      await page.goto(`${site}/`)
      await heading(page)
      await page.getByRole('searchbox', { name: 'Wat wil je weten?' }).fill('pabo')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/zoeken/)
      await heading(page)
      await page.locator('main a[href^="/kennisbank/artikelen/"]').first().click()
      await page.waitForURL(/\/artikelen\//)
      await heading(page)
    },
  },
  {
    name: 'the finder, a place, the first programme',
    walk: async (page, site) => {
      await page.goto(`${site}/navigator/opleidingen?plaats=Utrecht&weergave=lijst`)
      await heading(page)
      await page.locator('main a[href^="/navigator/opleidingen/"]').first().click()
      await page.waitForURL(/\/opleidingen\/[^?]/)
      await heading(page)
    },
  },
]

/** Milliseconds of the walk, and the addresses of the pages that it came by. */
const walked = async (page: Page, site: string, { walk }: Journey) => {
  const addresses = new Set<string>()
  const note = () => addresses.add(page.url())
  page.on('framenavigated', note)
  const began = performance.now()
  await walk(page, site)
  const spent = performance.now() - began
  page.off('framenavigated', note)
  return { spent, addresses: [...addresses] }
}

/** Milliseconds until all of these have been answered, one after the other. */
const answered = async (addresses: readonly string[]): Promise<number> => {
  const began = performance.now()
  for (const address of addresses) await (await fetch(address)).text()
  return performance.now() - began
}

/** Rows of the journeys; a sentence instead when no built site answers. */
export const benchJourneys = async (): Promise<readonly Row[] | string> => {
  const site = (process.env['E2E_SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '')
  const reason = await obstacle(`${site}/`)
  if (reason) return `Journeys are skipped: ${reason}. Start a site with npm start.`
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const rows: Row[] = []
  try {
    for (const journey of journeys) {
      const times: Round[] = []
      for (let round = 0; round <= rounds; round += 1) {
        // A new visitor each time: nothing is kept from before.
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        const { spent, addresses } = await walked(await context.newPage(), site, journey)
        await context.close()
        const peer = await answered(addresses)
        // The first brings what the browser itself has to load.
        if (round > 0) times.push({ ours: spent, peer })
      }
      rows.push({
        name: `journeys: ${journey.name}`,
        unit: 'ms',
        peerName: 'the bare answers of its pages',
        ...figuresOf(times),
        note: 'a new visitor on a phone’s screen',
      })
    }
  } finally {
    await browser.close()
  }
  return rows
}
