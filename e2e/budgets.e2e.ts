/** What a page may weigh, and that nothing jumps while it comes. Bytes as they are compressed on the way. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { catalogue, expect, test, fullUnless } from './fixtures.ts'

const kilobyte = 1000

/** Bytes of everything that came, and of the scripts among it, each compressed as hard as it goes. */
const weigh = async (page: Page, address: string) => {
  const bodies: Promise<{ readonly isScript: boolean; readonly size: number }>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    // Pictures and fonts are compressed already; films and sound come when they are played.
    bodies.push(
      response
        .body()
        .catch(() => Buffer.alloc(0))
        .then((body) => ({
          isScript: type.includes('javascript'),
          size: /^(?:image\/(?!svg)|font|audio|video)/.test(type) ? body.length : gzipSync(body, { level: 9 }).length,
        })),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(bodies)
  const sum = (some: typeof sizes) => some.reduce((total, { size }) => total + size, 0)
  return { all: sum(sizes), scripts: sum(sizes.filter(({ isScript }) => isScript)), requests: sizes.length }
}

/** What the framework itself sends with any page of this build, from its own list. */
const frameworkFloor = (): number => {
  const folder = process.env['E2E_BUILD_FOLDER'] ?? '.next-test'
  const manifest = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8')) as {
    readonly rootMainFiles: readonly string[]
  }
  return manifest.rootMainFiles
    .map((file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length)
    .reduce((total, size) => total + size, 0)
}

/** The router's own part for pages with segments, links with soft navigation, and the pages of errors of page and layout: any page has them. */
const anyPage = 10.5 * kilobyte

const articles = [catalogue.plain.slug, 'wat-kost-een-lerarenopleiding'] as const

for (const slug of articles)
  test(`the article ${slug} stays within its weight`, fullUnless(slug === articles[0]), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { all, scripts, requests } = await weigh(page, `/kennisbank/artikelen/${slug}`)
    expect(all).toBeLessThanOrEqual(300 * kilobyte)
    // Of it 0.7 returns the focus to the link that was opened, after Back.
    expect(scripts).toBeLessThanOrEqual(frameworkFloor() + anyPage + 6.3 * kilobyte)
    expect(requests).toBeLessThanOrEqual(30)
  })

test('the page for developers weighs little more than its words', async ({ request }) => {
  const page = await (await request.get('/ontwikkelaars')).body()
  expect(page.length).toBeLessThanOrEqual(550 * kilobyte)
})

/** The sum of all shifts of the layout while a page comes and is scrolled through. Source: https://web.dev/articles/cls */
const shifts = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}

for (const address of ['/', `/kennisbank/artikelen/${catalogue.everyNode.slug}`, '/werken-in-het-primair-onderwijs'])
  for (const width of [390, 1440])
    test(
      `${address} at ${width} px does not jump while it comes`,
      fullUnless(width === 390 && !address.startsWith('/werken')),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        expect(await shifts(page, address)).toBeLessThanOrEqual(0.02)
      },
    )
