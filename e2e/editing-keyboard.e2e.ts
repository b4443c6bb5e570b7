/** An article with every kind of part that a text can have, made without a pointer: draft, preview, page, list and search. */
import type { Page } from '@playwright/test'
import { test } from './editors.ts'
import { expect, full } from './fixtures.ts'

const focusByTab = async (page: Page, name: string) => {
  const place = page.getByRole('textbox', { name, exact: true })
  for (let stops = 0; stops < 60; stops += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not reached by Tab`)
}

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 15 })

/** Opens the list of what can be inserted on the empty line of the cursor, and takes the part of that name. */
const insert = async (page: Page, name: string) => {
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: 'Wat wil je invoegen?' })).toBeFocused()
  await type(page, name)
  await page.keyboard.press('Enter')
}

/** The same for a part with a form, which begins in its first field. */
const insertByForm = async (page: Page, name: string) => {
  await insert(page, name)
  await expect(page.getByRole('dialog', { name }).locator('input, textarea').first()).toBeFocused()
}

/** Types in the field that has the focus and takes the first item that its search finds. */
const pickFirst = async (page: Page, words: string) => {
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeFocused()
  await type(page, words)
  const list = page.getByRole('dialog').getByRole('listbox')
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Presses the button that has the focus after so many Tabs at most, once it is the one of that name. */
const pressByTab = async (page: Page, name: string) => {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true })
  for (let stops = 0; stops < 20; stops += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
}

const intoText = 'Voeg in de tekst in'

test(
  'an article with every kind of part is written, previewed and published by keyboard alone',
  full,
  async ({ editor: page, browser }) => {
    test.slow()
    await page.getByRole('link', { name: 'Nieuw artikel' }).press('Enter')
    const name = `Zonder muis ${Date.now().toString(36)}`
    await focusByTab(page, 'Titel')
    await type(page, name)
    await focusByTab(page, 'Tekst')
    const text = page.getByRole('textbox', { name: 'Tekst' })

    await insert(page, 'Kop 2')
    await type(page, 'Een kop')
    await page.keyboard.press('Enter')
    await type(page, 'Een zin met ')
    await page.keyboard.press('ControlOrMeta+b')
    await type(page, 'vet')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.press('Enter')
    await insert(page, 'Opsomming')
    await type(page, 'Een punt')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await insert(page, 'Genummerde lijst')
    await type(page, 'Een stap')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await insert(page, 'Citaat')
    await type(page, 'Een citaat')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await insert(page, 'Scheidingslijn')
    await insert(page, 'Tabel')
    await type(page, 'Jaar')
    await page.keyboard.press('Tab')
    await type(page, 'Aantal')
    for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown')

    await insert(page, 'Verwijzing naar een artikel')
    await pickFirst(page, 'zij')
    await type(page, ' en ')
    await page.keyboard.press('Enter')
    await insert(page, 'Link naar een pagina')
    await pickFirst(page, 'agenda')
    await page.keyboard.press('Enter')
    await insert(page, 'Cijfer')
    await pickFirst(page, 'salaris')
    await page.keyboard.press('Enter')

    await insert(page, 'Kaarten')
    await pickFirst(page, 'een')
    await pressByTab(page, intoText)
    await insert(page, 'Afbeelding')
    await pickFirst(page, 'klas')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await type(page, 'Een lokaal met tafels')
    await pressByTab(page, intoText)
    await insert(page, 'Video of geluid')
    await pickFirst(page, 'e')
    await pressByTab(page, intoText)
    await insertByForm(page, 'Lijst met uitleg')
    await type(page, 'Wat je doet')
    await page.keyboard.press('Tab')
    await type(page, 'Kijk mee')
    await page.keyboard.press('Tab')
    await type(page, 'Een dag op een school')
    await page.keyboard.press('Tab')
    await type(page, '/adviesgesprek')
    await pressByTab(page, 'Voeg deze regel toe')
    await type(page, 'Meld je aan')
    await pressByTab(page, intoText)
    await insertByForm(page, 'Knop')
    await type(page, 'Vraag advies')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await type(page, '/adviesgesprek')
    await pressByTab(page, intoText)
    await insertByForm(page, 'Kader')
    await type(page, 'Let op')
    await page.keyboard.press('Tab')
    await type(page, 'Dit verschilt per school.')
    await pressByTab(page, intoText)

    const parts = [
      'h2',
      'strong',
      'ul > li',
      'ol > li',
      'blockquote',
      'hr',
      'table',
      ...['mentions', 'related_content_lists', 'images', 'mediaplayers', 'content_lists', 'buttons', 'callouts'].map(
        (collection) => `[data-block=${collection}]`,
      ),
    ]
    for (const part of parts) await expect.soft(text.locator(part), part).not.toHaveCount(0)

    await page.getByRole('button', { name: 'Bewaar' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /^Bewaard\.$/ })).toBeVisible()
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Bekijk zoals bezoekers' }).press('Enter'),
    ])
    await expect(preview.getByRole('complementary', { name: 'Concept' })).toBeVisible()
    await expect(preview.getByRole('heading', { level: 2, name: 'Een kop' })).toBeVisible()
    await preview.close()
    await page.getByRole('combobox', { name: 'Status' }).focus()
    await type(page, 'Gepubliceerd')
    await page.getByRole('button', { name: 'Bewaar' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /^Bewaard\.$/ })).toBeVisible()

    const visitor = await browser.newPage()
    const at = (path: string) => new URL(path, page.url()).href
    await expect(async () => {
      expect(
        (await visitor.goto(at(`/kennisbank/artikelen/${name.toLowerCase().replaceAll(' ', '-')}`)))?.status(),
      ).toBe(200)
    }).toPass({ timeout: 30_000 })
    const main = visitor.getByRole('main')
    await expect(main.getByRole('heading', { level: 2, name: 'Een kop' })).toBeVisible()
    await expect(main.getByRole('img', { name: 'Een lokaal met tafels' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Kijk mee' })).toHaveAttribute('href', '/adviesgesprek')
    await expect(main.getByText('Meld je aan')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Vraag advies' })).toBeVisible()
    await expect(main.getByText('Dit verschilt per school.')).toBeVisible()
    await expect(main.getByRole('cell').or(main.getByRole('columnheader')).filter({ hasText: 'Jaar' })).toBeVisible()
    for (const list of ['/kennisbank/artikelen', '/zoeken'])
      await expect(async () => {
        await visitor.goto(at(`${list}?q=${encodeURIComponent(name)}`))
        await expect(visitor.getByRole('main').getByRole('link', { name }).first()).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 30_000 })
    await visitor.close()
  },
)

test('each row of buttons above the text is one stop of Tab, and takes arrow keys', full, async ({ editor: page }) => {
  await page.getByRole('link', { name: 'Nieuw artikel' }).press('Enter')
  await focusByTab(page, 'Tekst')
  const buttons = page.getByRole('toolbar', { name: 'Opmaak' }).getByRole('button')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('toolbar', { name: 'Voeg in' }).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(buttons.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(buttons.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(buttons.last()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(buttons.first()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(buttons.last()).toBeFocused()
})
