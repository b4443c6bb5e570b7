import { expect, full, test, touch, fullUnless } from './fixtures.ts'

// One of these tests takes the network away.
test.use({ serviceWorkers: 'allow' })

const heading = { level: 1 } as const

test('a distance can be chosen beside what is online', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Zwolle&online=ja&weergave=lijst')
  await touch(page)
  await page.getByLabel('Afstand').selectOption('50')
  await expect(page).toHaveURL(/plaats=Zwolle&straal=50|straal=50.*plaats=Zwolle/)
  await expect(page).not.toHaveURL(/online/)
  await expect(page.locator('#aantal')).toContainText('50 km van Zwolle')
})

test('Escape takes back a half-typed place, which a filter then does not search for', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Amersfoort&weergave=lijst')
  await touch(page)
  const place = page.getByLabel('Plaats of postcode')
  await place.fill('Ams')
  await place.press('Escape')
  await expect(place).toHaveValue('Amersfoort')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/plaats=Amersfoort/)
  await expect(page.getByRole('heading', heading)).toContainText('van Amersfoort')
})

test(
  'Escape closes the suggestions of a place that is typed whole, and takes it back only when pressed again',
  full,
  async ({ page }) => {
    await page.goto('/navigator/opleidingen?plaats=Amersfoort&weergave=lijst')
    await touch(page)
    const place = page.getByLabel('Plaats of postcode')
    const options = page.getByRole('listbox', { name: 'Plaatsen' }).getByRole('option')
    for (const [whole, suggestion] of [
      ['zwolle', 'Zwolle'],
      ['8011', '8011 (Zwolle)'],
      ['Hengelo', 'Hengelo (Gelderland)'],
    ] as const) {
      await place.fill(whole)
      await expect(options.filter({ hasText: suggestion }).first()).toBeVisible()
      await place.press('Escape')
      await expect(options).toHaveCount(0)
      await expect(place).toHaveValue(whole)
      await place.press('Escape')
      await expect(place).toHaveValue('Amersfoort')
    }
  },
)

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(!javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('a name that two places have is told apart, and the other one is a link away', async ({ page }) => {
      await page.goto('/navigator/opleidingen?plaats=Hengelo&weergave=lijst')
      await expect(page.getByRole('heading', heading)).toContainText('van Hengelo (Overijssel)')
      await page.getByRole('link', { name: 'Hengelo (Gelderland)' }).click()
      await expect(page.getByRole('heading', heading)).toContainText('van Hengelo (Gelderland)')
      await expect(page.getByRole('link', { name: 'Hengelo (Overijssel)' })).toBeVisible()
    })

    test('the beginning of a name is read as the largest place, says so, and leads back', async ({ page }) => {
      await page.goto('/navigator/opleidingen?plaats=Gron&weergave=lijst')
      await expect(page.getByRole('heading', heading)).toContainText('van Groningen')
      await expect(page.getByText('“Gron” is gelezen als Groningen.')).toBeVisible()
      await expect(page.getByLabel('Plaats of postcode')).toHaveValue('Gron')
      await page.getByRole('link', { name: 'Zoek in heel Nederland' }).click()
      await expect(page.getByRole('heading', heading)).toContainText('in heel Nederland')
    })
  })

test(
  'where nothing is near, what is typed looks farther, says so, and comes back when there is something',
  full,
  async ({ page }) => {
    await page.goto('/navigator/opleidingen?plaats=Breda&weergave=lijst')
    await expect(page.getByRole('heading', heading)).toContainText('binnen 10 km van Breda')
    const words = page.getByRole('searchbox', { name: 'Wat wil je leren?' })
    await words.pressSequentially('wiskunde', { delay: 180 })
    await expect(page.getByRole('heading', heading)).toHaveText('4 opleidingen voor “wiskunde” binnen 25 km van Breda')
    await expect(page.getByText('Binnen 10 km zijn er minder dan drie opleidingen.')).toBeVisible()
    await expect(page.getByLabel('Afstand').locator('option:checked')).toHaveText('25 km, verruimd')
    await expect(page.getByText('Tilburg · 22 km').first()).toBeVisible()
    await words.clear()
    await expect(page.getByRole('heading', heading)).toContainText('binnen 10 km van Breda')
    await page.goto('/navigator/opleidingen?plaats=Breda&q=wiskunde&straal=10&weergave=lijst')
    await expect(page.getByRole('heading', heading)).toContainText('Geen opleidingen')
  },
)

test('a place that was typed counts when its field is left, with whatever is pressed next', async ({ page }) => {
  await page.goto('/navigator/opleidingen?q=pabo&weergave=lijst')
  await touch(page)
  await page.getByRole('combobox', { name: 'Plaats of postcode' }).pressSequentially('Zierikzee', { delay: 120 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('heading', heading)).toContainText('km van Zierikzee')
  const place = page.getByRole('combobox', { name: 'Plaats of postcode' })
  await place.clear()
  await place.pressSequentially('Utrecht', { delay: 120 })
  await page.getByRole('button', { name: 'Vorm' }).click()
  await page.getByRole('checkbox', { name: 'Deeltijdopleiding' }).check()
  await expect(page).toHaveURL(/traject=Deeltijdopleiding/)
  await expect(page.getByRole('heading', heading)).toContainText('km van Utrecht')
  await place.clear()
  await place.pressSequentially('Zwolle', { delay: 120 })
  await page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name: 'Tabel' }).click()
  await expect(page).toHaveURL(/weergave=tabel/)
  await expect(page.getByRole('heading', heading)).toContainText('km van Zwolle')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap beside the fields closes them, and opens nothing below', full, async ({ page }) => {
    await page.goto('/navigator/opleidingen?q=pabo')
    await touch(page)
    await page.getByRole('button', { name: /^Wijzig/ }).tap()
    const place = page.getByRole('combobox', { name: 'Plaats of postcode' })
    await place.pressSequentially('Goes', { delay: 120 })
    await page.touchscreen.tap(195, 700)
    await expect(place).toBeHidden()
    await expect(page).toHaveURL(/opleidingen\?q=pabo/)
    await page.getByRole('button', { name: /^Wijzig/ }).tap()
    await expect(place).toHaveValue('Goes')
  })
})

test('of a place among the words the other one of its name takes it out of them', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?q=pabo+hengelo&weergave=lijst')
  await page.getByRole('link', { name: 'Hengelo (Gelderland)' }).click()
  await expect(page).toHaveURL(/q=pabo&/)
  await expect(page.getByRole('heading', heading)).toContainText('voor “pabo” binnen 50 km van Hengelo (Gelderland)')
})

test('Enter searches for what was typed, and leaves it in the field', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  const field = page.getByRole('combobox', { name: 'Plaats of postcode' })
  await field.pressSequentially('gron')
  await expect(page.getByRole('option', { name: 'Groningen', exact: true })).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('heading', heading)).toContainText('van Groningen')
  await expect(field).toHaveValue('gron')
  await field.fill('Nergenshuizen')
  await field.press('Enter')
  await expect(page.getByText('We kennen geen plaats “Nergenshuizen”')).toBeVisible()
  await expect(field).toHaveValue('Nergenshuizen')
})

test('desks, agenda and finder say the same of a place abroad', full, async ({ page }) => {
  for (const path of ['/navigator/opleidingen', '/navigator/regioloketten', '/activiteiten', '/mijn-plan']) {
    await page.goto(`${path}?plaats=Parijs`)
    await expect(page.getByRole('main')).toContainText('“Parijs” ligt in het buitenland.')
  }
})

test('a filter without a network leaves no count of the list before it', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Utrecht&weergave=lijst')
  await touch(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Niveau/ }).click()
  await page.getByRole('checkbox', { name: /^Hbo-bachelor/ }).check()
  await expect(page.getByRole('heading', heading)).toHaveText('Het aantal is nu niet bekend')
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', heading)).toContainText('van Utrecht')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a changed search stays in the area of the map, and another place leaves it', full, async ({ page }) => {
    await page.goto('/navigator/opleidingen?kader=52,5,52.2,5.3&weergave=lijst')
    await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('leraar')
    await page.getByRole('button', { name: 'Zoek', exact: true }).first().click()
    await expect(page.getByRole('heading', heading)).toContainText('voor “leraar” in dit gebied')
    await page.getByLabel('Plaats of postcode').fill('Zwolle')
    await page.getByRole('button', { name: 'Zoek', exact: true }).first().click()
    await expect(page.getByRole('heading', heading)).toContainText('van Zwolle')
  })
})

test('signs without letters are said not to be searched for', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?q=%3F%3F%3F&weergave=lijst')
  await expect(page.getByText('“???” heeft geen letters of cijfers')).toBeVisible()
  await expect(page.getByRole('heading', heading)).toHaveText(/^[\d.]+ opleidingen in heel Nederland$/)
})

test('a view and an order that do not exist are explained', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=bol&volgorde=prijs')
  await expect(page.getByText('De weergave “bol” bestaat niet')).toBeVisible()
  await expect(page.getByText('De volgorde “prijs” bestaat niet')).toBeVisible()
})

for (const [place, words] of [
  ['Veluwe', 'op de Veluwe'],
  ['Twente', 'in Twente'],
  ['Walcheren', 'op Walcheren'],
  ['Achterhoek', 'in de Achterhoek'],
  ['Achterhoek&straal=25', 'binnen 25 km van de Achterhoek'],
] as const)
  test(`the finder looks ${words}`, full, async ({ page }) => {
    await page.goto(`/navigator/opleidingen?plaats=${place}&weergave=lijst`)
    await expect(page.getByRole('heading', heading)).toContainText(new RegExp(` ${words}$`))
    await expect(page).toHaveTitle(`Opleidingen ${words} · Lesroute`)
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(!javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('a travel time counts from a place among the words', async ({ page }) => {
      await page.goto('/navigator/opleidingen?q=pabo+utrecht&straal=trein-45&weergave=lijst')
      await expect(page.getByRole('heading', heading)).toContainText(
        'binnen ongeveer 45 minuten met de trein van Utrecht',
      )
      await page.getByText('Zo schatten we de reistijd').click()
      await expect(page.getByText('Een schatting zonder dienstregeling')).toBeVisible()
      await expect(page.getByText('Voor een reistijd is een plaats nodig')).toHaveCount(0)
    })

    test('the embed has travel times', full, async ({ page }) => {
      await page.goto('/embed/opleidingen?plaats=Utrecht')
      await page.getByLabel('Afstand').selectOption('fiets-30')
      await page.getByRole('button', { name: 'Zoek' }).click()
      await expect(page.getByRole('heading', { name: /binnen 30 minuten fietsen van Utrecht/ })).toBeVisible()
    })
  })

for (const view of ['lijst', 'tabel'])
  test(`the ${view} explains what a derived programme is`, full, async ({ page }) => {
    await page.goto(`/navigator/opleidingen?q=zij-instroom+nhl+stenden&weergave=${view}`)
    await page.getByRole('link', { name: 'Afgeleid' }).first().click()
    await expect(page.getByText('dit traject staat in geen register')).toBeInViewport()
  })

test('a distance or travel time without a place says that it needs one, at once', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  const distance = page.getByRole('combobox', { name: 'Afstand' })
  const need = (what: string) => page.getByRole('status').filter({ hasText: `Voor een ${what} is een plaats nodig.` })
  await distance.selectOption('25 km')
  await expect(need('afstand')).toBeVisible()
  await distance.selectOption('30 minuten met de trein')
  await expect(need('reistijd')).toBeVisible()
  // A place among the words is one.
  await page.goto('/navigator/opleidingen?q=pabo+in+Utrecht&straal=25&weergave=lijst')
  await expect(page.getByRole('heading', heading)).toContainText('van Utrecht')
  await expect(need('afstand')).toHaveCount(0)
})
