/** Editors relate items to each other, and insert what is not text. */
import sharp from 'sharp'
import { test } from './editors.ts'
import { expect, full } from './fixtures.ts'
import { firstOption, link, saved, unique } from './item-form.ts'

test(
  'related items are picked, put in order and taken out, by mouse and by keyboard',
  full,
  async ({ editor: page }) => {
    await page.getByRole('link', { name: 'Nieuw artikel' }).click()
    await page.getByRole('textbox', { name: 'Titel', exact: true }).pressSequentially(`Gekoppeld ${unique()}`)
    const first = await link(page, 'Gerelateerde vragen', 'wat')
    const group = page.getByRole('group', { name: 'Gerelateerde vragen', exact: true })
    await group.getByRole('combobox').focus()
    await page.keyboard.type('hoe', { delay: 20 })
    await firstOption(group)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(group.getByRole('listitem')).toHaveCount(2)
    const up = group
      .getByRole('listitem')
      .nth(1)
      .getByRole('button', { name: /^Zet .* hoger$/ })
    await up.press('Enter')
    await expect(group.getByRole('listitem').nth(1)).toContainText(first)
    await expect(
      group
        .getByRole('listitem')
        .first()
        .getByRole('button', { name: /^Zet .* hoger$/ }),
    ).toBeFocused()
    await link(page, 'Bronnen', 'rijks')
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(group.getByRole('listitem').nth(1)).toContainText(first)
    await group.getByRole('button', { name: `Haal ${first} weg` }).press('Enter')
    await expect(group.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(group.getByRole('listitem')).toHaveCount(1)
  },
)

test(
  'cards, a picture, a mention, a figure and a link are inserted by “/” and by buttons, and published',
  full,
  async ({ editor: page, browser }) => {
    test.slow()
    await page.getByRole('link', { name: 'Nieuw artikel' }).click()
    const name = `Ingevoegd ${unique()}`
    await page.getByRole('textbox', { name: 'Titel', exact: true }).pressSequentially(name)
    const text = page.getByRole('textbox', { name: 'Tekst' })
    await text.click()
    await page.keyboard.type('Zie ', { delay: 15 })
    const pickFirst = async (label: string, words: string) => {
      const box = page.getByRole('dialog').getByRole('combobox', { name: label })
      await box.click()
      await box.pressSequentially(words, { delay: 20 })
      return firstOption(page.getByRole('dialog'))
    }
    const insert = page.getByRole('toolbar', { name: 'Voeg in' })
    await insert.getByRole('button', { name: 'Verwijzing naar een artikel' }).click()
    await (await pickFirst('Zoek een artikel', 'zij')).click()
    await expect(text.locator('[data-block=mentions] a')).toBeVisible()
    await page.keyboard.type(' en ', { delay: 15 })
    await insert.getByRole('button', { name: 'Link naar een pagina' }).click()
    await (await pickFirst('Zoek een pagina van deze site', 'agenda')).click()
    await expect(text.locator('a[href^="/"]').last()).toBeVisible()
    await page.keyboard.press('Enter')

    // By keyboard: the list of “/”, a filter, and the arrow keys.
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Wat wil je invoegen?' })).toBeFocused()
    await page.keyboard.type('Kaarten', { delay: 15 })
    await page.keyboard.press('Enter')
    await pickFirst('Zoek opleidingen', 'a')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
    await page.getByRole('dialog').getByRole('button', { name: 'Voeg in de tekst in' }).press('Enter')
    await expect(text.locator('[data-block=related_content_lists] a').first()).toBeVisible()

    await insert.getByRole('button', { name: 'Afbeelding' }).click()
    await (await pickFirst('Zoek een afbeelding', '')).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Voeg in de tekst in' }).click()
    await expect(page.getByText('Schrijf wat er te zien is.')).toBeVisible()
    await page.getByRole('dialog').getByLabel('Wat is er te zien?').fill('Een lokaal met tafels')
    await page.getByRole('dialog').getByRole('button', { name: 'Voeg in de tekst in' }).click()
    await expect(text.locator('[data-block=images] img')).toHaveAttribute('alt', 'Een lokaal met tafels')

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Gepubliceerd')
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(text.locator('[data-block=images] img')).toBeVisible()
    const visitor = await browser.newPage()
    await expect(async () => {
      await visitor.goto(new URL(`/kennisbank/artikelen/${name.toLowerCase().replaceAll(' ', '-')}`, page.url()).href)
      await expect(visitor.getByRole('img', { name: 'Een lokaal met tafels' })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await visitor.close()
  },
)

test('a picture of this device is inserted; what is none is refused, and may be chosen again', async ({
  editor: page,
}) => {
  await page.getByRole('link', { name: 'Nieuw artikel' }).click()
  const text = page.getByRole('textbox', { name: 'Tekst' })
  await text.click()
  await page.getByRole('toolbar', { name: 'Voeg in' }).getByRole('button', { name: 'Afbeelding' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Of kies een afbeelding van dit apparaat')
  const none = { name: 'tekst.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen afbeelding') }
  for (let time = 0; time < 2; time += 1) {
    await field.setInputFiles(none)
    await expect(dialog.getByRole('status').getByText('niet')).toBeVisible()
  }
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#184' } })
    .jpeg()
    .toBuffer()
  await field.setInputFiles({ name: `groen ${unique()}.jpg`, mimeType: 'image/jpeg', buffer })
  await expect(dialog.getByText(/groen /)).toBeVisible()
  await dialog.getByLabel('Wat is er te zien?').fill('Een groen vlak')
  await dialog.getByRole('button', { name: 'Voeg in de tekst in' }).click()
  await expect(text.getByRole('img', { name: 'Een groen vlak' })).toBeVisible()
})

test('fields take no more than can be saved', full, async ({ editor: page }) => {
  await page.getByRole('link', { name: 'Nieuw artikel' }).click()
  await expect(page.getByRole('textbox', { name: 'Samenvatting' })).toHaveAttribute('maxlength', '20000')
  await page.getByRole('textbox', { name: 'Tekst' }).click()
  await page.getByRole('toolbar', { name: 'Voeg in' }).getByRole('button', { name: 'Kader' }).click()
  const callout = page.getByRole('dialog').getByRole('textbox', { name: 'Tekst van het kader' })
  await callout.fill('a'.repeat(4999))
  await callout.press('End')
  await page.keyboard.type('bcd')
  await expect(callout).toHaveValue(/ab$/)
})

test('a save that is too long names its field', full, async ({ editor: page }) => {
  await page.getByRole('link', { name: 'Nieuw artikel' }).click()
  await page.getByRole('textbox', { name: 'Titel', exact: true }).pressSequentially(`Lang ${unique()}`)
  const summary = page.getByRole('textbox', { name: 'Samenvatting' })
  // As in a copy that was typed when the field had no bound.
  await summary.evaluate((field) => field.removeAttribute('maxlength'))
  await summary.fill('a'.repeat(20_001))
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Het gaat om: Samenvatting.' })).toBeVisible()
  await expect(summary).toHaveAttribute('aria-invalid', 'true')
})

test('a press beside the menu closes it, and beside a half-filled form keeps that', async ({ editor: page }) => {
  await page.getByRole('link', { name: 'Nieuw artikel' }).click()
  const dialog = page.getByRole('dialog')
  const text = page.getByRole('textbox', { name: 'Tekst' })
  await text.click()
  await page.keyboard.press('/')
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await page.getByRole('toolbar', { name: 'Voeg in' }).getByRole('button', { name: 'Kader' }).click()
  await dialog.getByRole('textbox', { name: 'Tekst van het kader' }).fill('Let op')
  await page.mouse.click(5, 5)
  await expect(dialog.getByRole('textbox', { name: 'Tekst van het kader' })).toHaveValue('Let op')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // Enter that ends a composition runs nothing of the menu.
  await text.click()
  await page.keyboard.press('/')
  const field = dialog.getByRole('combobox', { name: 'Wat wil je invoegen?' })
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await expect(field).toBeVisible()
  await field.press('Enter')
  await expect(field).toBeHidden()
})
