/**
 * What the finder costs a visitor, in a real browser that is slowed down to a phone of the middle range: from a click on
 * a filter to the painted list, a frame of its map while it moves, and the script that comes before the map. Only when a
 * built site runs: at E2E_SITE_URL, or else at http://localhost:3000. The browser is that of Playwright, or CHROMIUM_PATH.
 */
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from 'playwright'
import { quantile, type Row } from './measure.ts'
import { obstacle } from './pages.ts'

/** How many times slower than this machine. Source: Lighthouse's mobile profile. */
const slowdown = 4
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const slowed = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Brings the code of the finder, which waits for the first touch. */
const touch = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 5)
  await page.locator('form[data-hydrated]').waitFor({ state: 'attached' })
}

/** Clicks; five values make 31 choices. */
const clicks = 24
const choices = 5
/** Milliseconds between clicks: nobody reads a list in less, and what follows on a painted list is no part of the next. */
const pause = 500

/**
 * Milliseconds from the click on a value of the facet with that key to the frame after the list has its new count, and of
 * the same search by a bare `fetch` up to the frame after its answer.
 */
const filterClicks = async (browser: Browser, url: string, key: string) => {
  const page = await browser.newPage({ viewport: desk })
  await page.goto(url, { waitUntil: 'networkidle' })
  await touch(page)
  await slowed(page)
  const bodies: { readonly url: string; readonly body: string }[] = []
  page.on('request', (request) => {
    const body = request.postData()
    if (body && request.url().includes('/queries')) bodies.push({ url: request.url(), body })
  })
  const boxes = page.locator(`[data-filters] input[name=${key}]`)
  const values = (await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value') ?? ''))).slice(0, choices)
  const ours: number[] = []
  for (let round = 1; round <= clicks; round += 1) {
    // As a Gray code counts: every click makes a choice that was not there before, so that no answer is remembered.
    const value = values[Math.log2(round & -round)] ?? ''
    const spent = await page.evaluate(
      (wanted) =>
        new Promise<number>((resolve, reject) => {
          const box = document.querySelector<HTMLInputElement>(`[data-filters] input${wanted}`)
          const count = document.querySelector('#aantal')
          if (!box || !count) return reject(new Error('the list has no such filter'))
          const started = performance.now()
          const observer = new MutationObserver(() => {
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
          })
          observer.observe(count, { characterData: true, childList: true, subtree: true })
          setTimeout(() => reject(new Error('the list did not change')), 10_000)
          return box.click()
        }),
      `[name="${key}"][value="${value}"]`,
    )
    ours.push(spent)
    await page.waitForTimeout(pause)
  }
  const peer: number[] = []
  for (const body of bodies.slice(0, clicks))
    peer.push(
      await page.evaluate(async ({ url: address, body }) => {
        const started = performance.now()
        const response = await fetch(address, { method: 'POST', body })
        await response.json()
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started))),
        )
      }, body),
    )
  await page.close()
  return { ours, peer }
}

/** As many places as that, over the whole country and each a town of its own, in the place of those that a search finds. */
const withPlaces = async (page: Page, count: number): Promise<void> => {
  const hits = Array.from({ length: count }, (_, index) => ({
    objectID: `bench-${index}`,
    title: `School ${index}`,
    city: `Stad ${index}`,
    // Spread as the points of a sunflower are: evenly, and alike in every run.
    location_geopoint: {
      coordinates: [
        5.3 + 1.7 * Math.sqrt(index / count) * Math.cos(index * 2.4),
        52.15 + 1.2 * Math.sqrt(index / count) * Math.sin(index * 2.4),
      ],
    },
    programs: [{ id: `program-${index}` }],
  }))
  await page.route(/\/queries/, async (route) => {
    const body: unknown = route.request().postDataJSON()
    const requests: unknown = Reflect.get(Object(body), 'requests')
    const isPlaces =
      Array.isArray(requests) && requests.every((one) => Reflect.get(Object(one), 'indexName') === 'locations')
    if (!isPlaces) return route.continue()
    const results = requests.map((_, page) => ({ hits: page ? [] : hits, nbHits: count }))
    return route.fulfill({ json: { results }, headers: { 'access-control-allow-origin': '*' } })
  })
}

/** Milliseconds of the frames while the map is moved by its keys, for some seconds; with that many places, if any. */
const frames = async (browser: Browser, address: string, places = 0): Promise<number[]> => {
  const page = await browser.newPage({ viewport: desk })
  if (places) await withPlaces(page, places)
  await page.goto(address, { waitUntil: 'networkidle' })
  await touch(page)
  // The map alone: what a search after a move costs is measured by the click on a filter.
  await page.getByRole('checkbox', { name: 'Zoek terwijl ik de kaart beweeg' }).uncheck()
  const canvas = page.locator('.finder-canvas canvas')
  await canvas.focus()
  // From afar to where towns are apart, and there to and fro.
  for (let zooms = 0; zooms < 2; zooms += 1) {
    await page.keyboard.press('Equal')
    // The library takes some 300 ms to zoom; what is measured begins after it.
    await page.waitForTimeout(800)
  }
  await slowed(page)
  await page.evaluate(() => {
    const spent: number[] = []
    Object.assign(window, { spent })
    let last = performance.now()
    const next = () => {
      const now = performance.now()
      spent.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(350)
  }
  const spent = await page.evaluate(() => Reflect.get(window, 'spent') as number[])
  await page.close()
  return spent
}

/** Rounds of frames, in turns. */
const mapRounds = 3

/** Frames of the map with so many places, and without any, in turns. */
const movingMap = async (browser: Browser, finder: string, places: number) => {
  const [full, empty]: [number[], number[]] = [[], []]
  for (let round = 0; round < mapRounds; round += 1) {
    full.push(...(await frames(browser, `${finder}?weergave=kaart`, places)))
    empty.push(...(await frames(browser, `${finder}?q=qqqqqq&weergave=kaart`)))
  }
  return rowOf(`a frame of the moving map with ${places} places`, full, empty)
}

/** Kilobytes of the scripts that a page brings by itself, or once it is touched, each compressed. */
const scripts = async (browser: Browser, url: string, isTouched = false): Promise<number> => {
  const context = await browser.newContext({ viewport: phone })
  const page = await context.newPage()
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if ((response.headers()['content-type'] ?? '').includes('javascript'))
      bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  if (isTouched) {
    await touch(page)
    await page.waitForLoadState('networkidle')
  }
  const sizes = await Promise.all(bodies)
  await context.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

const rowOf = (name: string, ours: readonly number[], peer: readonly number[]) => {
  const [own, other] = [quantile(ours, 0.5), quantile(peer, 0.5)]
  const spread = (quantile(ours, 0.75) - quantile(ours, 0.25)) / own
  return { name: `finder: ${name}`, ours: own, peer: other, ratio: other / own, spread }
}

/** Rows of the finder; a sentence instead when no built site answers. */
export const benchFinder = async (): Promise<readonly Row[] | string> => {
  const site = (process.env['E2E_SITE_URL'] || 'http://localhost:3000').replace(/\/+$/, '')
  const reason = await obstacle(`${site}/`)
  if (reason) return `The finder is skipped: ${reason}. Start one with npm start.`
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const finder = `${site}/navigator/opleidingen`
  try {
    const clicked = [
      { list: 'finder', ...(await filterClicks(browser, `${finder}?weergave=lijst`, 'niveau')) },
      { list: 'articles', ...(await filterClicks(browser, `${site}/kennisbank/artikelen`, 'onderwerp')) },
    ]
    const moves = [await movingMap(browser, finder, 1000), await movingMap(browser, finder, 10_000)]
    const [own, floor, read] = [
      await scripts(browser, finder, true),
      await scripts(browser, `${site}/over-ons`),
      await scripts(browser, finder),
    ]
    return [
      ...clicked.map(({ list, ours, peer }) => ({
        ...rowOf(`filter click to painted list, ${list}`, ours, peer),
        peerName: 'the same search by fetch, and a frame',
        unit: 'ms' as const,
        note: `processor slowed ${slowdown} times`,
      })),
      ...moves.map((row) => ({
        ...row,
        peerName: 'the same map without places',
        unit: 'ms' as const,
        note: 'whatever draws in this browser',
      })),
      {
        name: 'finder: script before the map',
        ours: own,
        peer: floor,
        ratio: floor / own,
        spread: null,
        peerName: 'a page without islands',
        unit: 'kB',
        note: `${Math.round(own - floor)} kB above it once touched, ${Math.round(read - floor)} kB before`,
      },
    ]
  } finally {
    await browser.close()
  }
}
