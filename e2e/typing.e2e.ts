/** What is typed into a search box stays as it was typed, and is what the list, the address and the heading say. */
import type { Page } from '@playwright/test'
import { expect, expectCode, full, fullUnless, resultCount, test, touch } from './fixtures.ts'

/** The box of the questions is that of the articles: for FULL_SQUARE. */
const boxes = [
  ['/kennisbank/artikelen', 'Zoekwoorden'],
  ['/navigator/opleidingen', 'Wat wil je leren?'],
  ...(process.env['FULL_SQUARE'] ? ([['/kennisbank/veelgestelde-vragen', 'Zoekwoorden']] as const) : []),
] as const

const boxOf = (page: Page, name: string) => page.getByRole('searchbox', { name, exact: true })

/** Milliseconds between two keys. */
const delay = 80

/** A rest of that many milliseconds, which is part of what is tested. */
const rest = (page: Page, milliseconds: number) => page.waitForTimeout(milliseconds)

/** Asserts that all of the page says this query. */
const expectQuery = async (page: Page, name: string, text: string) => {
  const query = text.trim()
  await expect(page).toHaveURL((url) => (url.searchParams.get('q') ?? '') === query)
  await expect(resultCount(page)).toHaveText(query ? new RegExp(`“${query}”`) : /^[\d.]+ [^“]+$/)
  await expect(boxOf(page, name)).toHaveValue(text)
}

for (const [path, name] of boxes) {
  test(
    `${path}: a sentence typed with rests after its spaces stays whole`,
    fullUnless(path.startsWith('/navigator')),
    async ({ page }) => {
      await page.goto(path)
      const box = boxOf(page, name)
      await box.click()
      // Shorter and longer than the box waits before it searches.
      for (const [word, pause] of [
        ['leraar ', 400],
        ['worden ', 200],
        ['op ', 700],
      ] as const) {
        await box.pressSequentially(word, { delay })
        await rest(page, pause)
      }
      await box.pressSequentially('basisschool', { delay })
      await expectQuery(page, name, 'leraar worden op basisschool')
    },
  )

  test(
    `${path}: a finished search is one entry of the history, however slowly it was typed`,
    full,
    async ({ page }) => {
      await page.goto(path)
      await touch(page)
      const box = boxOf(page, name)
      const before = await page.evaluate(() => history.length)
      await box.pressSequentially('muziek', { delay: 700 })
      await expectQuery(page, name, 'muziek')
      expect(await page.evaluate(() => history.length)).toBe(before + 1)
      // Enter says that it is finished; other words are another search.
      await box.press('Enter')
      await box.fill('pabo')
      await expectQuery(page, name, 'pabo')
      expect(await page.evaluate(() => history.length)).toBe(before + 2)
      await page.goBack()
      await expectQuery(page, name, 'muziek')
      await page.goBack()
      await expectQuery(page, name, '')
      await page.goForward()
      await expectQuery(page, name, 'muziek')
    },
  )

  test(`${path}: corrections in the middle and pasted text stay`, full, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path)
    await touch(page)
    const box = boxOf(page, name)
    await box.pressSequentially('leraar basisschool', { delay: 20 })
    await expectQuery(page, name, 'leraar basisschool')
    for (let step = 0; step < 'basisschool'.length; step += 1) await box.press('ArrowLeft')
    await box.pressSequentially('op ', { delay: 20 })
    await rest(page, 700)
    await box.pressSequentially('de ', { delay: 20 })
    await expectQuery(page, name, 'leraar op de basisschool')
    await page.evaluate(() => navigator.clipboard.writeText('  twee '))
    await box.press('ControlOrMeta+V')
    await expectQuery(page, name, 'leraar op de   twee basisschool')
    await box.press('ControlOrMeta+A')
    await box.press('ControlOrMeta+V')
    await expectQuery(page, name, '  twee ')
  })

  test(`${path}: letters that are being composed are left to be composed`, full, async ({ page }) => {
    await page.goto(path)
    await touch(page)
    const box = boxOf(page, name)
    await box.pressSequentially('pabo ')
    const ended = await box.evaluateHandle((input) => {
      const texts: string[] = []
      input.addEventListener('compositionend', (event) => texts.push(String(Reflect.get(event, 'data'))))
      return texts
    })
    const keyboard = await page.context().newCDPSession(page)
    for (const text of ['が', 'がっ', 'がっこう']) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await rest(page, 700)
      await expect(box).toHaveValue(`pabo ${text}`)
    }
    expect(await ended.jsonValue()).toEqual([])
    await keyboard.send('Input.insertText', { text: '学校' })
    await expectQuery(page, name, 'pabo 学校')
    expect(await ended.jsonValue()).toEqual(['学校'])
  })
}

for (const [path, name] of boxes.filter(([address]) => address.startsWith('/kennisbank')))
  for (const isEarly of [true, false])
    test(
      `${path}: words that are typed right before a filter is ticked${isEarly ? ', before the code has come,' : ''} stay`,
      full,
      async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        const arrives = Promise.withResolvers<void>()
        if (!isEarly) await touch(page)
        await page.route(/_next\/static\/.*\.js/, async (route) => {
          await arrives.promise
          await route.continue()
        })
        const before = await page.evaluate(() => history.length)
        await boxOf(page, name).pressSequentially('leraar')
        // The finder's filters are behind a chip, which opens without code.
        const chip = page.getByRole('button', { name: 'Niveau' })
        if (await chip.isVisible()) await chip.click()
        await page.locator('[data-filters] fieldset input[type=checkbox]').first().click()
        arrives.resolve()
        await expect(page).toHaveURL(/\?q=leraar&.+=/)
        expect(await page.evaluate(() => history.length)).toBe(before + 2)
        await page.goBack()
        await expectQuery(page, name, 'leraar')
        await expect(page).toHaveURL(/\?q=leraar$/)
        await page.goBack()
        await expectQuery(page, name, '')
      },
    )

test('letters that are typed on while another place is fetched stay', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen')
  await touch(page)
  const name = 'Wat wil je leren?'
  const arrives = Promise.withResolvers<void>()
  await page.route(/plaats=Utrecht/, async (route) => {
    await arrives.promise
    await route.continue()
  })
  const place = page.getByLabel('Plaats of postcode')
  await place.fill('Utrecht')
  await place.press('Enter')
  await place.pressSequentially(' Ov')
  await boxOf(page, name).fill('wiskunde')
  await expect(resultCount(page)).toContainText('“wiskunde”')
  await rest(page, 400)
  arrives.resolve()
  await expect(page).toHaveURL(/plaats=Utrecht/)
  await expectQuery(page, name, 'wiskunde')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Utrecht')
})

test('a place that is typed on while it is fetched keeps its letters and the focus', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen')
  await touch(page)
  const place = page.getByLabel('Plaats of postcode')
  await place.fill('Utrecht')
  await place.press('Enter')
  await place.press('End')
  await place.pressSequentially(' C', { delay: 10 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Utrecht')
  await expect(place).toBeFocused()
  await expect(place).toHaveValue('Utrecht C')
  await page.goBack()
  await expect(page).toHaveURL(/opleidingen$/)
  await expect(place).toHaveValue('')
})

test('on the page that searches everything the box says what the list is of', full, async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Wat wil je weten?' })
  const heading = page.getByRole('heading', { level: 1 })
  const says = async (query: string) => {
    await expect(heading).toContainText(`“${query}”`)
    await expect(box).toHaveValue(query)
  }
  await page.goto('/zoeken?q=pabo')
  await box.fill('salaris')
  await box.press('Enter')
  await says('salaris')
  await page.goBack()
  await says('pabo')
  await page.goForward()
  await says('salaris')
  // From the dialog, which stays on the page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  const dialog = page.getByRole('combobox', { name: 'Wat wil je weten?' })
  await dialog.fill('stage')
  await dialog.press('Enter')
  await says('stage')
  await box.fill('iets anders')
  await page.goBack()
  await says('salaris')
  await page.goForward()
  await says('stage')
  await box.fill('nog niet gevraagd')
  await page.reload()
  await says('stage')
})

test('the dialog that is opened from a list leaves its address to be written', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen')
  await touch(page)
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
  await expect(page.getByRole('combobox', { name: 'Wat wil je weten?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await boxOf(page, 'Zoekwoorden').fill('salaris')
  await expectQuery(page, 'Zoekwoorden', 'salaris')
})

test('what is typed while the dialog’s code is on its way stands in its box', full, async ({ page }) => {
  await page.goto('/kennisbank', { waitUntil: 'networkidle' })
  const arrives = Promise.withResolvers<void>()
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await arrives.promise
    await route.continue()
  })
  await expectCode(page)
  const scriptRequest = page.waitForRequest(/_next\/static\/.*\.js/)
  await page.keyboard.press('/')
  await scriptRequest
  await page.keyboard.type('sale')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('aris')
  arrives.resolve()
  const dialog = page.getByRole('combobox', { name: 'Wat wil je weten?' })
  await expect(dialog).toHaveValue('salaris')
  await expect(dialog).toBeFocused()
  await page.keyboard.type('s')
  await expect(dialog).toHaveValue('salariss')
})
