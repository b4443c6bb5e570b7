/** The finder shows results first: where bar, cards and map stand, and that everything round them works by every hand. */
import type { Locator, Page } from '@playwright/test'
import { expect, full, fullUnless, reachOf, resultCount, test, touch } from './fixtures.ts'

const utrecht = '/navigator/opleidingen?plaats=Utrecht'
const hits = (page: Page) => page.locator('#resultaten [data-hit]')
const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN

const cardsInView = (page: Page) =>
  hits(page).evaluateAll((all) => all.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length)

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    for (const place of ['Utrecht', 'Leiden', 'Bergen', 'Hengelo'])
      test(
        `on a desktop four programmes and the map are on the first screen: ${place}`,
        fullUnless(place === 'Utrecht'),
        async ({ page }) => {
          await page.setViewportSize({ width: 1440, height: 900 })
          await page.goto(`/navigator/opleidingen?plaats=${place}`)
          const map = page.locator(javaScriptEnabled ? '.finder-canvas' : '.finder-peek')
          await expect(map).toBeVisible()
          expect(await topOf(hits(page).first())).toBeLessThanOrEqual(360)
          expect(await cardsInView(page)).toBeGreaterThanOrEqual(4)
          for (const card of (await hits(page).all()).slice(0, 4)) {
            const { height = 0 } = (await card.boundingBox()) ?? {}
            expect(height).toBeGreaterThanOrEqual(120)
            expect(height).toBeLessThanOrEqual(140)
            await expect(card).not.toContainText('onbekend')
          }
          const box = await map.boundingBox()
          expect(box?.y).toBeLessThanOrEqual(200)
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440)
          expect((await page.locator('.finder-bar').boundingBox())?.height).toBeLessThanOrEqual(64)
          const heading = page.getByRole('heading', { level: 1 })
          await expect(heading).toHaveText(new RegExp(`^\\d+ opleidingen binnen \\d+ km van ${place}`))
          expect(await heading.evaluate((one) => getComputedStyle(one).fontSize)).toBe('20px')
        },
      )

    test('on a tablet list and map stand beside each other', full, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 })
      await page.goto(utrecht)
      const map = page.locator(javaScriptEnabled ? '.finder-canvas' : '.finder-peek')
      await expect(map).toBeVisible()
      const card = await hits(page).first().boundingBox()
      const box = await map.boundingBox()
      // Without script all filters are chips, on a second line.
      expect(card?.y).toBeLessThanOrEqual(javaScriptEnabled ? 400 : 440)
      expect(box?.y).toBeLessThanOrEqual(javaScriptEnabled ? 220 : 280)
      expect(box?.x).toBeGreaterThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(768)
    })

    test('on a phone the first programme follows a strip of the map', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(utrecht)
      expect(await topOf(hits(page).first())).toBeLessThanOrEqual(420)
      const strip = (await page.locator('.finder-peek').boundingBox())?.height ?? 0
      expect(Math.abs(strip - 160)).toBeLessThanOrEqual(16)
      await expect(page.getByRole('searchbox', { name: 'Wat wil je leren?' })).toBeHidden()
      // A popover, which opens without code too.
      await page.getByRole('button', { name: 'Wijzig je zoekopdracht: Utrecht · 10 km' }).click()
      await expect(page.getByRole('searchbox', { name: 'Wat wil je leren?' })).toBeVisible()
      await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('pabo')
      await page.getByRole('button', { name: 'Zoek', exact: true }).first().click()
      await expect(page).toHaveURL(/[?&]q=pabo/)
      await expect(resultCount(page)).toContainText('“pabo”')
      await expect(page.getByRole('searchbox', { name: 'Wat wil je leren?' })).toBeHidden()
    })

    test('a facet is a chip whose values open below it', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(utrecht)
      if (javaScriptEnabled) await touch(page)
      const chip = page.getByRole('button', { name: /^Niveau/ })
      await chip.focus()
      await page.keyboard.press('Enter')
      const box = page.getByRole('group', { name: 'Niveau' }).getByRole('checkbox', { name: /^Hbo-bachelor/ })
      await expect(box).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('group', { name: 'Niveau' }).getByRole('checkbox').first()).toBeFocused()
      await box.check()
      if (javaScriptEnabled) await expect(page).toHaveURL(/niveau=bachelor/)
      await page.keyboard.press('Escape')
      await expect(box).toBeHidden()
      await expect(chip).toBeFocused()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Zoek', exact: true }).first().click()
      await expect(page).toHaveURL(/niveau=bachelor/)
      await expect(page.getByRole('button', { name: /^Niveau\s+1 gekozen$/ })).toBeVisible()
      await expect(page.getByRole('list', { name: 'Gekozen filters' })).toContainText('Hbo-bachelor')
    })
  })

test('without script every filter of a tablet can be reached', full, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 768, height: 1024 },
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto(utrecht)
  for (const name of ['Niveau', 'Sector', 'Bevoegdheid', 'Instelling'])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
  await context.close()
})

test('on a phone no line of the list is under or beside the other views', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(utrecht)
  await touch(page)
  const views = page.locator('.finder-pill')
  await hits(page).nth(3).scrollIntoViewIfNeeded()
  expect(await views.boundingBox()).toMatchObject({ x: 0, width: 390 })
  const { y = 0, height = 0 } = (await views.boundingBox()) ?? {}
  expect(Math.round(y + height)).toBe(844)
  const link = hits(page).nth(8).getByRole('link').first()
  await link.focus()
  await expect(async () => {
    const { y: top = Number.NaN, height: high = 0 } = (await link.boundingBox()) ?? {}
    expect(top + high).toBeLessThanOrEqual(y)
  }).toPass({ timeout: 3000 })
})

test('without script the filters of a phone stand after the results', full, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto(utrecht)
  const box = page.getByRole('checkbox', { name: /^Hbo-bachelor/ })
  await expect(box).toBeVisible()
  expect(await topOf(box)).toBeGreaterThan(await topOf(hits(page).last()))
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(page.getByRole('group', { name: 'Niveau' })).toBeInViewport()
  await box.check()
  await page.getByRole('button', { name: 'Pas filters toe' }).click()
  await expect(page).toHaveURL(/niveau=bachelor/)
  await context.close()
})

for (const width of [320, 390, 768, 1440, 2560])
  test(`at ${width} px nothing sticks out, and in the popover neither`, fullUnless(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${utrecht}&q=deeltijd+pabo+bij+Groningen`)
    await touch(page)
    const spare = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await spare()).toBeLessThanOrEqual(0)
    await page
      .getByRole('button', { name: width < 768 ? /^Wijzig je zoekopdracht/ : /^Niveau/ })
      .first()
      .click()
    expect(await spare()).toBeLessThanOrEqual(0)
    const open = await page.locator(':popover-open').boundingBox()
    expect(open?.x).toBeGreaterThanOrEqual(0)
    expect((open?.x ?? 0) + (open?.width ?? width + 1)).toBeLessThanOrEqual(width)
  })

test('the way past the bar is seen when it has the focus', full, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(utrecht)
  const link = page.getByRole('link', { name: 'Naar de resultaten' })
  await link.focus()
  expect(await reachOf(link)).toEqual([true, true, true])
})

test('all filters are in one dialog, which gives the focus back', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen')
  await touch(page)
  const opener = page.getByRole('button', { name: 'Alle filters' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  for (const facet of ['Niveau', 'Soort', 'Vorm', 'Sector', 'Instelling'])
    await expect(dialog.getByRole('group', { name: facet })).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Zoek in Instelling' }).fill('utrecht')
  await dialog.getByRole('checkbox', { name: /^Hogeschool Utrecht/ }).check()
  await expect(page).toHaveURL(/instelling=Hogeschool\+Utrecht/)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('group', { name: 'Instelling' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Alle filters (1)' })).toBeFocused()
})

test('place and count change together while somebody types', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  const before = await resultCount(page).textContent()
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(globalThis, { announced })
    const count = document.querySelector('#aantal')
    if (count)
      new MutationObserver(() => announced.push(count.textContent)).observe(count, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('wiskunde in Groningen')
  await expect(resultCount(page)).toContainText('km van Groningen')
  await page.waitForLoadState('networkidle')
  const announced = await page.evaluate(() => Reflect.get(globalThis, 'announced') as string[])
  expect(announced).toHaveLength(1)
  expect(announced[0]).not.toBe(before)
  // The field is empty, and says which place counts.
  await expect(page.getByRole('combobox', { name: 'Plaats of postcode' })).toHaveAttribute('placeholder', /^Groningen/)
  await page.getByRole('combobox', { name: 'Plaats of postcode' }).fill('Zwolle')
  await page.keyboard.press('Enter')
  await expect(resultCount(page)).toContainText('km van Zwolle')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (Reflect.get(globalThis, 'announced') as string[]).length)).toBe(2)
})

test('a screen reader hears fields, filters, views and results in this order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${utrecht}&weergave=lijst`)
  await touch(page)
  await expect(page.locator('main form').first()).toMatchAriaSnapshot(`
    - link "Naar de resultaten"
    - search:
      - searchbox "Wat wil je leren?"
      - combobox "Plaats of postcode"
      - button "Gebruik mijn locatie"
      - combobox "Afstand"
      - button "Zoek"
    - dialog "Filters":
      - button "Niveau"
      - button "Soort"
      - button "Vorm"
    - button "Alle filters"
    - navigation "Weergave"
    - navigation "Kruimelpad"
    - region "Opleidingen":
      - status:
        - heading /\\d+ opleidingen binnen 10 km van Utrecht/ [level=1]
      - list:
        - listitem:
          - heading [level=2]
  `)
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('after a search the view moves to the results, and so does the focus', full, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/navigator/opleidingen')
    await touch(page)
    await page.getByRole('button', { name: /^Wijzig je zoekopdracht/ }).tap()
    await page.getByRole('combobox', { name: 'Plaats of postcode' }).fill('Zwolle')
    // Inside the popover a distance waits for the button.
    await page.getByRole('combobox', { name: 'Afstand' }).selectOption('25 km')
    await page.getByRole('button', { name: 'Zoek', exact: true }).tap()
    await expect(resultCount(page)).toBeFocused()
    await expect(resultCount(page)).toHaveText(/^\d+ opleidingen? binnen 25 km van Zwolle$/)
    await expect(resultCount(page)).toBeInViewport()
    expect(await topOf(resultCount(page))).toBeLessThan(160)
  })

  test(
    'what is compared takes one row, and leaves list, views and the height of the sheet in reach',
    full,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(utrecht)
      await touch(page)
      for (const at of [0, 1])
        await hits(page)
          .nth(at)
          .getByRole('checkbox', { name: /^Vergelijk/ })
          .check()
      const tray = page.getByRole('region', { name: 'Vergelijking' })
      await expect(tray).toContainText('2 gekozen om te vergelijken')
      const { y = 0, height = Infinity } = (await tray.boundingBox()) ?? {}
      expect(height).toBeLessThanOrEqual(64)
      expect(Math.round(y + height)).toBe(844)
      // Nothing else floats above it: the views follow the list, and can be reached by key as before.
      await hits(page).nth(3).scrollIntoViewIfNeeded()
      const views = page.locator('.finder-pill')
      expect(await topOf(views)).toBeGreaterThan(844)
      const table = views.getByRole('link', { name: 'Tabel' })
      await table.focus()
      await expect.poll(() => reachOf(table)).toEqual([true, true, true])

      await page.goto(`${utrecht}&weergave=kaart`)
      await touch(page)
      const stops = page.getByRole('group', { name: 'Hoogte van de lijst' })
      for (const stop of ['Lijst', 'Half', 'Kaart']) {
        await stops.getByRole('button', { name: stop }).tap()
        for (const button of await stops.getByRole('button').all())
          await expect.poll(() => reachOf(button)).toEqual([true, true, true])
      }
    },
  )

  test('Escape closes the fields, and leaves in them what was typed', full, async ({ page }) => {
    await page.goto('/navigator/opleidingen?q=pabo')
    await touch(page)
    const summary = page.getByRole('button', { name: /^Wijzig je zoekopdracht/ })
    await summary.tap()
    const words = page.getByRole('searchbox', { name: 'Wat wil je leren?' })
    await words.click()
    await page.keyboard.press('Escape')
    await expect(words).toBeHidden()
    await expect(summary).toBeFocused()
    await expect(page).toHaveURL(/q=pabo/)
    await summary.tap()
    await expect(words).toHaveValue('pabo')
  })

  test('what is pressed is 44 pixels high', full, async ({ page }) => {
    await page.goto(utrecht)
    await touch(page)
    const buttons = page.locator('.finder-bar > button, .finder-pill a, [data-hit] button, [data-hit] label')
    const visible = buttons.filter({ visible: true })
    await expect(visible.first()).toBeVisible()
    for (const button of (await visible.all()).slice(0, 12))
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test('the strip of the map leads to the map, whose code waits for that', full, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(utrecht)
    await touch(page)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => url.includes('maplibre'))).toEqual([])
    await page.getByRole('link', { name: /^\d+ locaties op de kaart$/ }).tap()
    await expect(page.locator('.finder-canvas canvas')).toBeVisible()
    await expect(page).toHaveURL(/weergave=kaart/)
  })
})

test('the table is sorted by what it shows, and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${utrecht}&weergave=tabel`)
  await touch(page)
  const ids = () => hits(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-program') ?? ''))
  const listed = await ids()
  const column = page.getByRole('columnheader', { name: 'Opleiding', exact: true })
  await expect(column).toHaveAttribute('aria-sort', 'none')
  await column.getByRole('button').press('Enter')
  await expect(column).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByText('Gesorteerd op Opleiding, oplopend')).toBeVisible()
  await expect(page.getByText('Sorteren geldt voor wat hier staat: 20 rijen.')).toBeVisible()
  const titles = await page.getByRole('rowheader').allTextContents()
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('nl', { numeric: true, sensitivity: 'base' }).compare))
  expect((await ids()).toSorted()).toEqual(listed.toSorted())
  await page.getByRole('button', { name: 'Kopieer als CSV' }).click()
  await expect(page.getByText('20 rijen gekopieerd')).toBeVisible()
  const csv = await page.evaluate(() => navigator.clipboard.readText())
  expect(csv.split('\r\n')).toHaveLength(21)
  expect(csv).toContain(titles[0])
  await column.getByRole('button').click()
  await expect(column).toHaveAttribute('aria-sort', 'descending')
  // Back from a programme finds it as it was left.
  const sortedIds = await ids()
  await page.getByRole('rowheader').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/opleidingen\/[a-z]/)
  await page.goBack()
  await expect(column).toHaveAttribute('aria-sort', 'descending')
  expect(await ids()).toEqual(sortedIds)
  await column.getByRole('button').click()
  await expect(column).toHaveAttribute('aria-sort', 'none')
  expect(await ids()).toEqual(listed)
  // The names of the columns stay in sight.
  const table = page.getByRole('region', { name: /^Tabel/ })
  expect(await table.evaluate((region) => getComputedStyle(region).overflowY)).toBe('visible')
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  const bar = (await page.locator('.finder-bar').boundingBox()) ?? { y: 0, height: 0 }
  expect(await topOf(column)).toBe(bar.y + bar.height)
})

test('list, map and table hold the same programmes by their ids', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const ids = new Set<string>()
  for (const view of ['lijst', 'kaart', 'tabel']) {
    await page.goto(`${utrecht}&weergave=${view}`)
    const shown = await hits(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-program')))
    expect(shown).toHaveLength(20)
    ids.add(JSON.stringify(shown))
  }
  expect(ids.size).toBe(1)
})
