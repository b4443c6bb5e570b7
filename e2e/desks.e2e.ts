import type { Page } from '@playwright/test'
import { expect, fullUnless, test, full } from './fixtures.ts'

const desks = '/navigator/regioloketten'
const answer = (page: Page) => page.getByRole('region', { name: /^(Jouw loket|Your desk|\d+ loketten|Voor )/ })
const cards = (page: Page) => answer(page).getByRole('listitem')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the desks of a place are one sentence, then who they are, when they answer and one button each', async ({
    page,
  }) => {
    await page.goto(desks)
    await page.getByLabel('Je plaats of postcode').fill('Almere')
    await page.getByRole('search').filter({ hasText: 'Je plaats of postcode' }).getByRole('button').click()
    await expect(page).toHaveURL(/\?plaats=Almere$/)
    await expect(page).toHaveTitle(/regioloketten voor Almere/i)
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(
      'Jouw loketten: Flevo voor de klas en Noordwest Leert',
    )
    await expect(cards(page)).toHaveCount(2)
    for (const card of await cards(page).all()) {
      await expect(card).toContainText('Telefonisch bereikbaar')
      await expect(card.getByRole('link', { name: /Plan een gesprek/ })).toHaveCount(1)
    }
    await expect(
      page.getByRole('img', { name: /Flevo voor de klas en Noordwest Leert.*Almere is aangegeven/ }),
    ).toBeVisible()
    await cards(page).first().getByRole('link', { name: 'Plan een gesprek via Flevo voor de klas' }).click()
    await expect(page).toHaveURL(/adviesgesprek\?plaats=Almere&loket=flevo-voor-de-klas$/)
    await expect(page.getByLabel('Het regioloket waarlangs je kwam')).toHaveValue('Flevo voor de klas')
  })

  test('a postcode is answered with its letters dropped', full, async ({ page }) => {
    await page.goto(`${desks}?plaats=1315+AB`)
    await expect(answer(page)).toContainText('Jouw loketten: Flevo voor de klas en Noordwest Leert')
    await expect(answer(page)).toContainText('Voor 1315')
  })

  for (const { typed, names } of [
    { typed: 'Texel', names: ['Kop van de Klas', 'Noordwest Leert'] },
    { typed: 'Twente', names: ['Twents Lokaal', 'Klaslokaal Oost'] },
    { typed: 'Friesland', names: ['Foar de klasse', 'Lesgeven in Noord'] },
    { typed: 'Westerkwartier', names: ['Gronings Schoolbord', 'Lesgeven in Noord'] },
    { typed: 'Zandvoort', names: ['Noordwest Leert'] },
  ])
    test(`${typed} has ${names.join(' and ')}`, full, async ({ page }) => {
      await page.goto(`${desks}?plaats=${typed}`)
      await expect(cards(page)).toHaveCount(names.length)
      for (const [index, name] of names.entries())
        await expect(cards(page).nth(index).getByRole('heading')).toHaveText(name)
      await expect(answer(page)).not.toContainText(/getekend|dichterbij|km/)
    })

  test('a province that many desks share names the part', full, async ({ page }) => {
    await page.goto(`${desks}?plaats=Gelderland`)
    await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(/^\d+ loketten werken in Gelderland/)
    await expect(cards(page).first()).toContainText('Voor een deel van Gelderland')
  })

  test('a place that nobody knows is said at the field', async ({ page }) => {
    await page.goto(`${desks}?plaats=Atlantis`)
    const field = page.getByLabel('Je plaats of postcode')
    await expect(field).toHaveValue('Atlantis')
    await expect(field).toHaveAccessibleDescription(/We kennen geen plaats, gemeente, provincie of postcode “Atlantis”/)
    await expect(page.getByRole('img', { name: /^Kaart van Nederland/ })).toBeVisible()
  })

  test('a desk says who answers and what it does; facts that are not known are absent', full, async ({ page }) => {
    await page.goto(`${desks}/onderwijsplein-gelderland-zuid`)
    const contact = page.getByRole('region', { name: 'Contact' })
    await expect(contact).toContainText('Dit loket geeft zelf geen adviesgesprekken.')
    // The catalogue is a sample: its notice stands in the place of a promise.
    await expect(contact).toContainText('belt niemand')
    await expect(contact).not.toContainText('belt je')
    await expect(contact.getByRole('link', { name: 'Plan een gesprek' })).toHaveAttribute(
      'href',
      '/adviesgesprek?loket=onderwijsplein-gelderland-zuid',
    )
    await expect(contact).not.toContainText('Telefonisch')
    await expect(page.getByText('Op de site van het loket vind je: vacatures')).toBeVisible()
    await expect(page.getByText('Niet opgegeven')).toHaveCount(0)
    await expect(
      page.getByRole('img', { name: 'Kaart van het werkgebied van Onderwijsplein Gelderland-Zuid' }),
    ).toBeVisible()
    const area = page.getByRole('region', { name: 'Werkgebied' })
    await expect(area.getByRole('heading', { level: 3 })).toHaveText(/^\d+ gemeenten$/)
    await expect(area.getByRole('listitem').filter({ hasText: /^Nijmegen$/ })).toBeVisible()
    const programs = page.getByRole('region', { name: 'Opleidingen in dit gebied' })
    await programs.getByRole('link', { name: /^Nijmegen/ }).click()
    await expect(page).toHaveURL(/opleidingen\?plaats=Nijmegen&straal=5$/)
  })
})

test('what was found for a place is announced, and so is a place that nobody knows', full, async ({ page }) => {
  await page.goto(`${desks}?plaats=Almere`)
  await expect(
    page.getByRole('status').filter({ hasText: 'Jouw loketten: Flevo voor de klas en Noordwest Leert' }),
  ).toHaveCount(1)
  await page.goto(`${desks}?plaats=Atlantis`)
  await expect(page.getByRole('status').filter({ hasText: 'We kennen geen plaats' })).toHaveCount(1)
})

test('the desks of a place lead to the programmes around it', full, async ({ page }) => {
  await page.goto(`${desks}?plaats=Almere`)
  await answer(page).getByRole('link', { name: 'Opleidingen rond Almere' }).click()
  await expect(page).toHaveURL(/opleidingen\?plaats=Almere$/)
})

test('by keyboard alone: from the field to the button of the first desk', async ({ page }) => {
  await page.goto(desks)
  await page.getByLabel('Je plaats of postcode').focus()
  await page.keyboard.type('Enschede')
  await page.keyboard.press('Enter')
  await expect(answer(page)).toContainText('Jouw loketten: Twents Lokaal en Klaslokaal Oost')
  await page.getByLabel('Je plaats of postcode').focus()
  const first = cards(page).first().getByRole('link')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(first.nth(0)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/adviesgesprek\?plaats=Enschede&loket=twents-lokaal$/)
})

test('places are suggested while typing; the whole country asks for a place', full, async ({ page }) => {
  await page.goto(desks)
  const field = page.getByLabel('Je plaats of postcode')
  await expect(field).toHaveRole('combobox')
  await field.pressSequentially('hengelo', { delay: 60 })
  const options = page.getByRole('listbox', { name: 'Plaatsen' }).getByRole('option')
  await expect(options).toHaveText(['Hengelo (Overijssel)', 'Hengelo (Gelderland)'])
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue('Hengelo (Overijssel)')
  await expect(options).toHaveCount(0)
  await field.press('Enter')
  await expect(answer(page)).toContainText('Twents Lokaal')
  await page.goto(`${desks}?plaats=Nederland`)
  await expect(field).toHaveAccessibleDescription(/“Nederland” is het hele land/)
  await expect(answer(page)).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('the list finds the desks of a town by its name, not by a name like it', full, async ({ page }) => {
      await page.goto(desks)
      const box = page.getByRole('searchbox', { name: 'Zoekwoorden' })
      const first = page.locator('#resultaten [data-hit]').first()
      for (const [town, desk] of [
        ['Drachten', 'Foar de klasse'],
        ['Naaldwijk', 'Haags Onderwijsgeluid'],
      ] as const) {
        await box.fill('')
        if (javaScriptEnabled) await box.pressSequentially(town, { delay: 150 })
        else await box.fill(town)
        await box.press('Enter')
        await expect(page).toHaveURL(new RegExp(`q=${town}`))
        await expect(first).toContainText(desk)
      }
    })
  })

test('in English the sentence and the button are English', full, async ({ page }) => {
  await page.goto('/en/navigator/regional-desks?plaats=Almere')
  await expect(answer(page).getByRole('heading', { level: 2 })).toHaveText(
    'Your desks: Flevo voor de klas and Noordwest Leert',
  )
  await expect(cards(page).first().getByRole('link', { name: 'Book a call through Flevo voor de klas' })).toBeVisible()
})
