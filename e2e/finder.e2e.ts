import { expect, full, test, touch } from './fixtures.ts'

const results = '#resultaten [data-hit]'

test('without results the filters say that they find none, and lead back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/navigator/opleidingen?q=wiskunde&plaats=Hoogeveen&straal=5')
  await touch(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog.getByText('Er zijn nu geen opleidingen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Terug, en zoek ruimer' }).click()
  await expect(dialog).toBeHidden()
})

test('a programme near Utrecht is found by keyboard alone', async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await page.waitForLoadState('networkidle')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : element
        return label?.textContent?.trim() ?? ''
      })
      if (focused === name) return
    }
    throw new Error(`${name} cannot be reached by keyboard`)
  }
  await tabTo('Plaats of postcode')
  await page.keyboard.type('utr')
  const suggestion = page
    .getByRole('listbox', { name: 'Plaatsen' })
    .getByRole('option', { name: 'Utrecht', exact: true })
  await expect(suggestion).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(suggestion).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: /^\d+ opleidingen binnen 10 km van Utrecht$/ }),
  ).toBeVisible()
  await expect(page).toHaveURL(/plaats=Utrecht/)
  await page.getByRole('combobox', { name: 'Afstand' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/straal=5/)
  // The list follows the address.
  await expect(async () => {
    const distances = await page.locator(results).allTextContents()
    expect(distances.length).toBeGreaterThan(3)
    for (const text of distances) {
      const km = Number(/(\d+(?:,\d)?)\skm/.exec(text)?.[1]?.replace(',', '.'))
      expect(km).toBeLessThanOrEqual(5)
    }
  }).toPass()
  const first = page.locator(results).getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('list, map and table are views of one address, without asking for the results again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&niveau=bachelor&weergave=lijst')
  await page.waitForLoadState('networkidle')
  const titles = await page.locator(results).getByRole('link').allTextContents()
  let requests = 0
  page.on('request', (request) => {
    if (request.url().includes('/queries')) requests += 1
  })
  const views = page.getByRole('navigation', { name: 'Weergave' })
  await views.getByRole('link', { name: 'Tabel' }).click()
  await expect(page).toHaveURL(/weergave=tabel/)
  await expect(page.getByRole('table')).toBeVisible()
  expect(await page.locator(results).getByRole('link').allTextContents()).toEqual(titles)
  await views.getByRole('link', { name: 'Kaart' }).click()
  await expect(page.locator('.finder-canvas canvas')).toBeVisible()
  expect(await page.locator(results).getByRole('link').allTextContents()).toEqual(titles)
  await page.goBack()
  await expect(page.getByRole('table')).toBeVisible()
  expect(requests).toBe(0)
})

test('Back after a chosen view leads to the view before it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht')
  const view = (name: string) => page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name })
  await expect(view('Kaart')).toHaveAttribute('aria-current', 'true')
  await view('Lijst').click()
  await expect(view('Lijst')).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(view('Kaart')).toHaveAttribute('aria-current', 'true')
})

test('a map that was switched off stays off', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht')
  await expect(page.locator('.finder-canvas canvas')).toBeVisible()
  await page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name: 'Lijst' }).click()
  await expect(page.locator('.finder-canvas')).toHaveCount(0)
  await page.goto('/navigator/opleidingen?plaats=Zwolle')
  await page.waitForLoadState('networkidle')
  await expect(page.locator(results).first()).toBeVisible()
  await expect(page.locator('.finder-canvas')).toHaveCount(0)
})

test('the map shows the locations of the list, drawn by this site alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=25')
  const map = page.getByRole('region', { name: /^Kaart met \d+ locaties/ })
  await expect(map.locator('canvas')).toBeVisible()
  const before = await map.getAttribute('aria-label')
  await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('wiskunde')
  await expect(page.getByRole('region', { name: /^Kaart met \d+ locatie/ })).not.toHaveAttribute(
    'aria-label',
    before ?? '',
  )
})

test('pointing at a programme leaves the map where the visitor put it', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&niveau=bachelor')
  // A search after each move would bring other cards.
  await page.getByRole('checkbox', { name: 'Zoek terwijl ik de kaart beweeg' }).uncheck()
  const closer = page.getByRole('button', { name: 'Zoom in' })
  await expect(async () => {
    if (await closer.isEnabled()) await closer.click()
    await expect(closer).toBeDisabled({ timeout: 200 })
  }).toPass()
  const card = page.locator(results).first()
  await card.hover()
  await expect(card).toHaveAttribute('data-highlighted')
  await expect(closer).toBeDisabled()
})

test('an area of the map goes before the distance, which comes back with the place', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=25&weergave=kaart')
  await page.locator('summary', { hasText: /^In beeld: [1-9]/ }).waitFor()
  await page.locator('.finder-canvas canvas').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/kader=/)
  await expect(page).toHaveURL(/straal=25/)
  await expect(page.getByRole('combobox', { name: 'Afstand' })).toHaveValue('25')
  await expect(page.getByRole('heading', { level: 1, name: /opleidingen in dit gebied$/ })).toBeVisible()
  await expect(page.locator(results).first()).toContainText('km')
  await expect(page.getByText('Dichtstbij eerst, gemeten vanaf Utrecht')).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar Utrecht' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /binnen 25 km van Utrecht$/ })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/kader=/)
  await expect(page).toHaveURL(/straal=25/)
  await expect(page.getByRole('combobox', { name: 'Afstand' })).toHaveValue('25')
})

test('programmes without a place are told apart, and stand by themselves', async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=5&weergave=lijst')
  await page.getByRole('link', { name: /online of zonder vaste plek$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /zonder vaste plek$/ })).toBeVisible()
  await expect(page.locator(results).first()).toContainText('Online of zonder vaste plek')
  await page.getByRole('link', { name: 'Terug naar Utrecht' }).click()
  await expect(page).toHaveURL(/plaats=Utrecht&straal=5&weergave=lijst$/)
})

test('where nothing is near, larger distances say what they would find', async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Den+Burg&straal=5&weergave=lijst')
  const step = page.getByRole('link', { name: /^\d+ km \d+ opleidingen?$/ }).first()
  const count = /(\d+) opleiding/.exec((await step.textContent()) ?? '')?.[1] ?? ''
  await step.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('van Den Burg')
  await expect(page.locator('#aantal')).toHaveText(new RegExp(`^${count} opleiding`))
})

test('a filter that Back takes away is no longer ticked, and does not return with the next search', async ({
  page,
}) => {
  await page.goto('/navigator/opleidingen?q=geschiedenis&plaats=Nijmegen')
  await touch(page)
  await page.getByRole('button', { name: 'Vorm' }).click()
  const box = page.getByRole('checkbox', { name: /^Voltijdopleiding/ })
  await box.click()
  await expect(page).toHaveURL(/traject=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/traject=/)
  await expect(box).not.toBeChecked()
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  await expect(page.locator(results).first()).toBeVisible()
  await expect(page).not.toHaveURL(/traject=/)
})

test('steps through the distances by keyboard are one choice for Back', async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=10')
  await touch(page)
  const distance = page.getByLabel('Afstand')
  await distance.focus()
  for (const radius of [25, 50, 100]) {
    await distance.press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`straal=${radius}(&|$)`))
  }
  await page.goBack()
  await expect(page).toHaveURL(/straal=10(&|$)/)
  await expect(distance).toHaveValue('10')
})

test('where neither fewer conditions nor the whole country has results, both together lead on', async ({ page }) => {
  await page.goto('/navigator/opleidingen?q=gebarentaal&plaats=Texel&straal=5&niveau=mbo&weergave=lijst')
  await page.getByRole('link', { name: 'Zonder filters, in heel Nederland 1' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1 opleiding voor “gebarentaal”')
  await expect(page.locator(results)).toHaveCount(1)
})

test('a list that ends says so, and the levels lead to all of it', async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await expect(page.getByText('De lijst gaat tot en met 1.000.')).toBeVisible()
  await touch(page)
  const level = page.getByRole('link', { name: /^Hbo-bachelor \d+ opleidingen$/ })
  const count = /(\d+) opleidingen/.exec((await level.textContent()) ?? '')?.[1] ?? ''
  // By key: cards far below have no height of their own until they are seen, and move what is below them.
  await level.press('Enter')
  await expect(page).toHaveURL(/niveau=bachelor/)
  await expect(page.locator('#aantal')).toHaveText(new RegExp(`^${count} opleidingen`))
  await expect(page.getByText('De lijst gaat tot en met')).toHaveCount(0)
})

test('a place that we do not know is said so, and nothing is lost', async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Nergenshuizen&q=pabo')
  await expect(page.getByText('We kennen geen plaats “Nergenshuizen”')).toBeVisible()
  await expect(page.getByLabel('Plaats of postcode')).toHaveValue('Nergenshuizen')
  await expect(page.getByRole('searchbox', { name: 'Wat wil je leren?' })).toHaveValue('pabo')
})

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('a place with one mistake is read as the place, one with more leads to it, and the list says what it is of', async ({
      page,
    }) => {
      const near = (place: string) =>
        page.getByRole('heading', { level: 1, name: new RegExp(`^\\d+ opleidingen binnen 10 km van ${place}$`) })
      await page.goto('/navigator/opleidingen?plaats=Utrect&weergave=lijst')
      await expect(near('Utrecht')).toBeVisible()
      await expect(page.getByText('“Utrect” is gelezen als Utrecht')).toBeVisible()
      await page.goto('/navigator/opleidingen?plaats=Roterdan&weergave=lijst')
      await expect(page.getByText('We kennen geen plaats “Roterdan”')).toBeVisible()
      await expect(page.locator('#resultaten')).toContainText('Je ziet opleidingen in heel Nederland')
      await page.getByRole('link', { name: 'Rotterdam', exact: true }).click()
      await expect(page).toHaveURL(/plaats=Rotterdam&/)
      await expect(near('Rotterdam')).toBeVisible()
      await expect(page.getByText('We kennen geen plaats')).toHaveCount(0)
    })

    test('a filter that is none is said so, with a way on', async ({ page }) => {
      await page.goto('/navigator/opleidingen?traject=bestaatniet&weergave=lijst')
      await expect(page.getByText('Het filter Vorm heeft geen waarde “bestaatniet”')).toBeVisible()
      await page.getByRole('link', { name: 'Zoek zonder dit filter' }).click()
      await expect(page.locator(results).first()).toBeVisible()
      await expect(page.getByText('Het filter Vorm heeft geen waarde')).toHaveCount(0)
      await expect(page).not.toHaveURL(/traject/)
    })

    test('a filter that is nearly one suggests what is meant', async ({ page }) => {
      await page.goto('/navigator/opleidingen?niveau=hbo&weergave=lijst')
      await expect(page.getByText('Het filter Niveau heeft geen waarde “hbo”')).toContainText('Bedoel je:')
      await page.locator('#resultaten').getByRole('link', { name: 'Hbo-bachelor', exact: true }).click()
      await expect(page).toHaveURL(/niveau=bachelor/)
      await expect(page.locator(results).first()).toBeVisible()
    })

    test('the order is named, also without a place; a page that is not there is said in each view', async ({
      page,
    }) => {
      await page.goto('/navigator/opleidingen?weergave=lijst')
      await expect(page.getByText('geen opleiding krijgt voorrang')).toBeVisible()
      await page.goto('/navigator/opleidingen?q=pabo&plaats=Utrecht&straal=50&weergave=lijst')
      await expect(page.getByText('van dichtbij naar ver, per stap')).toBeVisible()
      for (const view of ['lijst', 'tabel'])
        for (const number of ['40', '99']) {
          await page.goto(`/navigator/opleidingen?plaats=Utrecht&weergave=${view}&pagina=${number}`)
          await expect(page.getByText('Zo ver gaat deze lijst niet.'), `${view} ${number}`).toBeVisible()
        }
      await page.getByRole('link', { name: /^Naar de (?:eerste|laatste) bladzijde$/ }).click()
      await expect(page.getByRole('table')).toBeVisible()
    })

    test('of a postcode with letters it is said that its digits count', async ({ page }) => {
      await page.goto('/navigator/opleidingen?plaats=3512+AB&weergave=lijst')
      await expect(page.getByText('We zoeken op de vier cijfers van je postcode')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('3512 (Utrecht)')
    })

    test('the title says which words are searched for, and where', async ({ page }) => {
      await page.goto('/navigator/opleidingen?q=pabo&plaats=Utrecht&weergave=lijst')
      await expect(page).toHaveTitle(/^Opleidingen binnen 10 km van Utrecht: \d+ resultaten voor “pabo” · Lesroute$/)
    })
  })

test('the title follows what is searched for in the browser', async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await expect(page).toHaveTitle('Zoek een opleiding · Lesroute')
  await touch(page)
  await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('pabo')
  await expect(page).toHaveTitle(/^Zoek een opleiding: \d+ resultaten voor “pabo” · Lesroute$/)
  await page.getByRole('combobox', { name: 'Plaats of postcode' }).fill('Utrecht')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Opleidingen binnen 10 km van Utrecht: \d+ resultaten voor “pabo” · Lesroute$/)
  await page.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('')
  await expect(page).toHaveTitle('Opleidingen binnen 10 km van Utrecht · Lesroute')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('filters lie in a dialog that says what is found, and the map is a tap away', async ({ page }) => {
    await page.goto('/navigator/opleidingen?plaats=Utrecht&straal=25')
    await touch(page)
    await expect(page.locator('.finder-canvas')).toHaveCount(0)
    await page.getByRole('button', { name: 'Filters' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    const done = dialog.getByRole('button', { name: /^Toon \d+ opleidingen$/ })
    const former = (await done.textContent()) ?? ''
    await dialog.getByRole('checkbox', { name: /Hbo-bachelor/ }).tap()
    await expect(page).toHaveURL(/niveau=bachelor/)
    // The address may be there before the list is.
    await expect(done).not.toHaveText(former)
    const count = /\d+/.exec((await done.textContent()) ?? '')?.[0] ?? ''
    await done.tap()
    await expect(dialog).toBeHidden()
    await expect(page.locator('#aantal')).toHaveText(new RegExp(`^${count} opleidingen`))
    await page.locator(results).first().scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: /^Kaart \(\d+\)$/ }).tap()
    await expect(page.locator('.finder-canvas canvas')).toBeVisible()
    await expect(page).toHaveURL(/weergave=kaart/)
  })

  test('the list lies over the map at three heights, by tap and by keys, and stays where it was left', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/navigator/opleidingen?plaats=Utrecht&weergave=kaart')
    await expect(page.locator('.finder-canvas canvas')).toBeVisible()
    const [list, stops] = [page.locator('#resultaten'), page.getByRole('group', { name: 'Hoogte van de lijst' })]
    const top = async () => (await list.boundingBox())?.y ?? Number.NaN
    const stop = (name: string) => stops.getByRole('button', { name })
    await stop('Kaart').tap()
    await expect(stop('Kaart')).toHaveAttribute('aria-pressed', 'true')
    expect(await top()).toBeGreaterThan(844 * 0.7)
    await expect(page.locator('#aantal')).toBeInViewport()
    await stop('Half').focus()
    await page.keyboard.press('Enter')
    await expect(stop('Half')).toHaveAttribute('aria-pressed', 'true')
    expect(Math.abs((await top()) - 422)).toBeLessThan(30)
    await stop('Lijst').tap()
    await expect(stop('Lijst')).toHaveAttribute('aria-pressed', 'true')
    // Below the bar, which stays.
    expect(Math.abs((await top()) - 64)).toBeLessThan(30)
    await page.locator(results).nth(4).getByRole('link').scrollIntoViewIfNeeded()
    const former = await top()
    await page.locator(results).nth(4).getByRole('link').tap()
    await expect(page).toHaveURL(/opleidingen\/[^?]+$/)
    await page.goBack()
    await expect(page.locator('.finder-canvas canvas')).toBeVisible()
    await expect.poll(async () => Math.abs((await top()) - former)).toBeLessThan(60)
  })
})
