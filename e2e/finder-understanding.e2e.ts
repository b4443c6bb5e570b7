/** What is typed into the finder is understood as place and filters, by the server and while typing, and goes in one press. */
import type { Page } from '@playwright/test'
import { expect, full, fullUnless, resultCount, test, touch } from './fixtures.ts'

const results = '#resultaten [data-hit]'
const boxOf = (page: Page) => page.getByRole('searchbox', { name: 'Wat wil je leren?' })
const chipsOf = (page: Page) => page.getByRole('list', { name: /egrepen:$/ })
const chip = (page: Page, name: string | RegExp) => chipsOf(page).getByRole('link', { name })
const countOf = async (page: Page) =>
  Number(/\d+/.exec(((await resultCount(page).textContent()) ?? '').replace('.', ''))?.[0])

const address = '/navigator/opleidingen?weergave=lijst&q=deeltijd+pabo+den+haag'

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(!javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('words of a form and a place become chips over a list that holds to them', async ({ page }) => {
      await page.goto(address)
      await expect(boxOf(page)).toHaveValue('deeltijd pabo den haag')
      await expect(page.getByText('Gezocht op “pabo”, en begrepen:')).toBeVisible()
      await expect(chip(page, /^Deeltijdopleiding:/)).toBeVisible()
      await expect(chip(page, /^10 km van Den Haag:/)).toBeVisible()
      expect(await page.locator(results).count()).toBeGreaterThan(0)
      for (const text of await page.locator(results).allTextContents())
        expect(Number(/(\d+(?:,\d)?)\skm/.exec(text)?.[1]?.replace(',', '.'))).toBeLessThanOrEqual(10)
    })

    test('a chip that is pressed takes its words out, which finds more; reload and back keep that', async ({
      page,
    }) => {
      await page.goto(address)
      const before = await countOf(page)
      if (javaScriptEnabled) await touch(page)
      await chip(page, /^Deeltijdopleiding:/).click()
      await expect(page).toHaveURL(/q=pabo\+den\+haag/)
      await expect(chip(page, /^Deeltijdopleiding:/)).toHaveCount(0)
      await expect(chip(page, /^10 km van Den Haag:/)).toBeVisible()
      await expect(page.getByText('Gezocht op “pabo”, en begrepen:')).toBeVisible()
      await expect(boxOf(page)).toHaveValue('pabo den haag')
      expect(await countOf(page)).toBeGreaterThanOrEqual(before)
      const listed = await page.locator(results).allTextContents()
      await page.reload()
      await expect(chip(page, /^Deeltijdopleiding:/)).toHaveCount(0)
      expect(await page.locator(results).allTextContents()).toEqual(listed)
      await page.goBack()
      await expect(chip(page, /^Deeltijdopleiding:/)).toBeVisible()
    })

    test('a place among the words does not count beside a chosen one, and the page offers it', async ({ page }) => {
      await page.goto('/navigator/opleidingen?weergave=lijst&q=pabo&plaats=Zwolle')
      const count = await countOf(page)
      await page.goto('/navigator/opleidingen?weergave=lijst&q=pabo+in+assen&plaats=Zwolle')
      await expect(resultCount(page)).toContainText('voor “pabo” binnen')
      expect(await countOf(page)).toBe(count)
      await expect(page.getByText('“in assen” telt niet mee')).toBeVisible()
      if (javaScriptEnabled) await touch(page)
      await page.getByRole('link', { name: 'Zoek vanaf Assen' }).click()
      await expect(resultCount(page)).toContainText(/voor “pabo” binnen \d+ km van Assen/)
      await expect(page.getByText('telt niet mee')).toHaveCount(0)
    })

    test('“in de buurt” is said to name no place, and is not searched for as words', async ({ page }) => {
      await page.goto('/navigator/opleidingen?weergave=lijst&q=pabo')
      const count = await countOf(page)
      await page.goto('/navigator/opleidingen?weergave=lijst&q=pabo+bij+mij+in+de+buurt')
      await expect(page.getByText('We weten niet waar je bent.')).toBeVisible()
      expect(await countOf(page)).toBe(count)
      await page.goto('/navigator/opleidingen?weergave=lijst&q=pabo+binnen+25+km')
      await expect(page.getByText('We weten niet waar je bent.')).toBeVisible()
      expect(await countOf(page)).toBe(count)
      await page.goto('/navigator/opleidingen?weergave=lijst&q=pabo+binnen+25+km&plaats=Zwolle')
      await expect(page.getByText('“binnen 25 km” telt niet mee zonder plaats erbij')).toBeVisible()
    })

    test('what no programme is searched by is said, with a way on where there is one', async ({ page }) => {
      await page.goto('/navigator/opleidingen?weergave=lijst&q=pabo+niet+in+amsterdam')
      await expect(page.getByText('“niet in amsterdam” telt niet mee')).toBeVisible()
      await page.goto('/navigator/opleidingen?weergave=lijst&q=zonder+pabo+juf+worden')
      await expect(page.getByText('“zonder pabo” telt niet mee als uitsluiting')).toBeVisible()
      await page.goto('/navigator/opleidingen?weergave=lijst&q=pabo+binnen+100+minuten+fietsen+van+utrecht')
      await expect(page.getByText('Reistijden van meer dan 45 minuten schatten we niet')).toBeVisible()
      await page.goto('/navigator/opleidingen?weergave=lijst&q=pdg+op+afstand')
      await expect(page.getByText('“op afstand” telt niet mee')).toBeVisible()
      if (javaScriptEnabled) await touch(page)
      await page.getByRole('link', { name: /^Alleen online of zonder vaste plek \(\d+\)$/ }).click()
      await expect(page).toHaveURL(/online=ja/)
      await expect(resultCount(page)).toContainText('online of zonder vaste plek')
      await expect(page.getByText('“op afstand”')).toHaveCount(0)
    })

    test('a question has the way to all of the site above its programmes', async ({ page }) => {
      await page.goto('/navigator/opleidingen?weergave=lijst&q=wat+verdient+een+juf')
      if (javaScriptEnabled) await touch(page)
      await expect(page.locator(results).first()).toBeVisible()
      await page.getByRole('link', { name: 'Zoek “wat verdient een juf” op heel Lesroute' }).click()
      await expect(page).toHaveURL(/\/zoeken\?q=wat/)
    })

    test('all that was understood is undone at once', async ({ page }) => {
      await page.goto(address)
      if (javaScriptEnabled) await touch(page)
      await page.getByRole('link', { name: 'Zoek alles als gewone woorden' }).click()
      await expect(page).toHaveURL(/letterlijk=deeltijd&letterlijk=den\+haag/)
      await expect(chipsOf(page)).toHaveCount(0)
    })

    for (const [reach, unit, ends, nearest] of [
      ['25', /(\d+(?:,\d)?)\skm/, [5, 15, 50], 'Dichtstbij eerst'],
      ['trein-60', /ongeveer (\d+) min/, [15, 30, 45], 'Kortste geschatte reistijd eerst'],
    ] as const)
      test(
        `with words and a reach of ${reach} the order is a choice that the address keeps`,
        fullUnless(reach === 'trein-60'),
        async ({ page }) => {
          await page.goto(
            `/navigator/opleidingen?weergave=lijst&q=leraar+basisonderwijs&plaats=Utrecht&straal=${reach}`,
          )
          const distances = async () =>
            (await page.locator(results).allTextContents()).map((text) =>
              Number(unit.exec(text)?.[1]?.replace(',', '.')),
            )
          const band = (distance: number) => ends.filter((end) => distance >= end).length
          const best = await distances()
          expect(best.map(band)).toEqual(best.map(band).toSorted((one, other) => one - other))
          if (javaScriptEnabled) await touch(page)
          await page.locator('#resultaten').getByRole('link', { name: nearest }).click()
          await expect(page).toHaveURL(/volgorde=afstand/)
          const isNearestFirst = async () => {
            const shown = await distances()
            return shown.length > 0 && shown.every((distance, at) => distance >= (shown[at - 1] ?? 0))
          }
          await expect.poll(isNearestFirst).toBe(true)
          await page
            .locator('#resultaten')
            .getByRole('link', { name: /Best passend eerst/ })
            .click()
          await expect(page).not.toHaveURL(/volgorde/)
          await expect.poll(distances).toEqual(best)
        },
      )

    test('by name the list goes on in its order on the next page', full, async ({ page }) => {
      const titles = () => page.locator(`${results} h2`).allTextContents()
      const byName = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' })
      const isByName = (shown: readonly string[]) =>
        shown.every((one, at) => byName.compare(shown[at - 1] ?? one, one) <= 0)
      await page.goto('/navigator/opleidingen?weergave=lijst&plaats=Utrecht')
      if (javaScriptEnabled) await touch(page)
      await page
        .locator('#resultaten')
        .getByRole('link', { name: /Op naam/ })
        .click()
      await expect(page).toHaveURL(/volgorde=naam/)
      await expect.poll(async () => isByName(await titles())).toBe(true)
      const first = await titles()
      await page.goto('/navigator/opleidingen?weergave=lijst&plaats=Utrecht&volgorde=naam&pagina=2')
      expect(isByName([...first, ...(await titles())])).toBe(true)
    })
  })

test('chips are pressed one after another, and typed words stay', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst&q=docent+po+sport+deeltijd+utrecht')
  await touch(page)
  // Faster than the address changes, and than chips move: a press of the pointer waits for that.
  for (const name of [/^Primair onderwijs:/, /^Deeltijdopleiding:/, /van Utrecht:/])
    await chip(page, name).dispatchEvent('click')
  await expect(page).toHaveURL(/q=docent\+sport(?:&|$)/)
  await expect(chipsOf(page)).toHaveCount(0)
  await page.goto('/navigator/opleidingen?weergave=lijst&q=sport+deeltijd+utrecht')
  await touch(page)
  // The server’s own answers come late.
  await page.route(/_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue()
  })
  await chip(page, /van Utrecht:/).click()
  await boxOf(page).click()
  await boxOf(page).press('End')
  await boxOf(page).pressSequentially(' wiskunde', { delay: 60 })
  await expect(page).toHaveURL(/q=sport\+deeltijd\+wiskunde(?:&|$)/)
  await expect(boxOf(page)).toHaveValue('sport deeltijd wiskunde')
})

test('a word typed twice has one chip, and what was typed since a link was made stays', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst&q=sport+po+deeltijd+po')
  await touch(page)
  await expect(chip(page, /^Primair onderwijs:/)).toHaveCount(1)
  await chip(page, /^Primair onderwijs:/).click()
  await expect(page).toHaveURL(/q=sport\+deeltijd(?:&|$)/)
  await expect(chip(page, /^Primair onderwijs:/)).toHaveCount(0)
  await page.goto('/navigator/opleidingen?weergave=lijst&q=pabo+binnen+10+km+van+utrecht&plaats=Zwolle')
  await touch(page)
  await boxOf(page).press('End')
  await boxOf(page).pressSequentially(' deeltijd', { delay: 60 })
  await page.getByRole('link', { name: 'Zoek vanaf Utrecht' }).click()
  await expect(resultCount(page)).toContainText('binnen 10 km van Utrecht')
  await expect(page).toHaveURL(/straal=10/)
  await expect(boxOf(page)).toHaveValue('pabo deeltijd')
})

test('what is typed is understood after a rest, the box keeps its text, and reload shows the same', async ({
  page,
}) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  const all = await countOf(page)
  await boxOf(page).pressSequentially('pabo deeltijd bij Zwolle', { delay: 60 })
  await expect(chip(page, /^25 km van Zwolle:|^10 km van Zwolle:/)).toBeVisible()
  await expect(chip(page, /^Deeltijdopleiding:/)).toBeVisible()
  await expect(boxOf(page)).toHaveValue('pabo deeltijd bij Zwolle')
  await expect(boxOf(page)).toBeFocused()
  await expect(page).toHaveURL(/q=pabo\+deeltijd\+bij\+Zwolle/)
  expect(await countOf(page)).toBeLessThan(all)
  await expect(page.locator(results).first()).toContainText('km')
  const [count, listed] = [await countOf(page), await page.locator(results).allTextContents()]
  await page.reload()
  expect(await countOf(page)).toBe(count)
  expect(await page.locator(results).allTextContents()).toEqual(listed)
})

test('a sentence that is typed slowly is one entry of the history, and back leaves it', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  const before = await page.evaluate(() => history.length)
  await boxOf(page).pressSequentially('bbl in Ede', { delay: 700 })
  await expect(chip(page, /van Ede:/)).toBeVisible()
  await expect(page).toHaveURL(/q=bbl\+in\+Ede/)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(boxOf(page)).toHaveValue('')
  await expect(chipsOf(page)).toHaveCount(0)
  await page.goForward()
  await expect(chip(page, /van Ede:/)).toBeVisible()
})

test('a search is one call, however much stands beside the list, and its token is asked for once', async ({ page }) => {
  const [calls, tokens]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    if (request.url().includes('/queries')) calls.push(request.method())
    if (request.url().includes('/api/search-token')) tokens.push(request.url())
  })
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  await page.waitForLoadState('networkidle')
  await boxOf(page).fill('wiskunde')
  await expect(resultCount(page)).toContainText('“wiskunde”')
  await page.waitForLoadState('networkidle')
  // The locations of the map are another call, once for a place.
  calls.length = 0
  await boxOf(page).fill('wiskunde deeltijd')
  await expect(chip(page, /^Deeltijdopleiding:/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toHaveLength(1)
  expect(tokens).toHaveLength(1)
})

test('a box that the query ticked is ticked, and unticking it takes its words out', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst&q=deeltijd+wiskunde')
  await touch(page)
  await page.getByRole('button', { name: /^Vorm/ }).click()
  const box = page.getByRole('group', { name: 'Vorm' }).getByRole('checkbox', { name: /^Deeltijdopleiding/ })
  await expect(box).toBeChecked()
  await box.uncheck({ force: true })
  await expect(page).toHaveURL(/q=wiskunde(?:&|$)/)
  await expect(box).not.toBeChecked()
  await expect(chipsOf(page)).toHaveCount(0)
})

test('what is not wanted is left out, and counts again when its chip is taken out', full, async ({ page }) => {
  const count = () => page.locator('#aantal')
  await page.goto('/navigator/opleidingen?q=pabo&weergave=lijst')
  const all = Number(/\d+/.exec(await count().innerText())?.[0])
  await page.goto('/navigator/opleidingen?q=pabo+maar+niet+bij+Fontys&weergave=lijst')
  const without = Number(/\d+/.exec(await count().innerText())?.[0])
  expect(without).toBeGreaterThan(0)
  expect(without).toBeLessThan(all)
  await expect(page.locator('#resultaten [data-hit]').filter({ hasText: 'Fontys' })).toHaveCount(0)
  await chip(page, /^Zonder Fontys Hogeschool/).click()
  await expect(count()).toContainText(`${all} opleidingen`)
})

test('without results the list says what each condition hides, by its words, and facets stay', async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst&q=bbl+onderwijsassistent+op+Terschelling&straal=5')
  await touch(page)
  await expect(page.getByText('Niets gevonden')).toBeVisible()
  const without = page.getByRole('link', { name: /^Zonder “/ })
  await expect(without.first()).toHaveText(/^Zonder “.+” \d+$/)
  const count = /\d+$/.exec((await without.first().textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByRole('button', { name: /^Niveau/ })).toBeVisible()
  await without.first().click()
  await expect(resultCount(page)).toHaveText(new RegExp(`^${count} opleiding`))
})

test('the parser does not answer: what is typed counts as words', full, async ({ page }) => {
  // The fault switches are the service's; this route is the site's own, so its failure is made in the browser.
  await page.route('**/api/understand**', (route) => route.abort())
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  await boxOf(page).fill('pabo')
  await expect(resultCount(page)).toContainText('“pabo”')
  await expect(chipsOf(page)).toHaveCount(0)
})

test('what is understood late is searched for once it is known', full, async ({ page }) => {
  // The fault switches are the service's; this route is the site's own, and only slow: its own answer is sent on.
  await page.route('**/api/understand**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2200))
    await route.continue()
  })
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  await boxOf(page).fill('pabo in Utrecht deeltijd')
  await expect(resultCount(page)).toContainText('“pabo in Utrecht deeltijd” in heel Nederland')
  await expect(resultCount(page)).toContainText('“pabo deeltijd” binnen 10 km van Utrecht')
  await expect(chip(page, /^Deeltijdopleiding:/)).toBeVisible()
  const count = await countOf(page)
  await page.reload()
  expect(await countOf(page)).toBe(count)
})

test('in English the same words are understood', full, async ({ page }) => {
  await page.goto('/en/navigator/programmes?weergave=lijst&q=part+time+primary+near+Utrecht')
  await expect(page.getByText('Understood:')).toBeVisible()
  const chips = page.getByRole('list', { name: 'Understood:' })
  await expect(chips.getByRole('link', { name: /^10 km from Utrecht:/ })).toBeVisible()
  await expect(chips.getByRole('link', { name: /^Primary education:/ })).toBeVisible()
})

for (const query of [
  'de het een',
  'a'.repeat(512),
  'מורה למתמטיקה deeltijd',
  'wiskunde数学 Utrecht',
  '<script>alert(1)</script> "deeltijd',
  '-',
  'Best',
  'leek',
  '\uD800 25 km van',
])
  test(`the finder answers “${query.slice(0, 20)}” as any other query`, async ({ request }) => {
    const parameters = new URLSearchParams({ weergave: 'lijst', q: query.toWellFormed() })
    for (let number = 0; number < 60; number += 1) parameters.append('letterlijk', 'x'.repeat(number))
    const answer = await request.get(`/navigator/opleidingen?${parameters.toString()}`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).toContain('id="aantal"')
    expect(html).not.toContain('<script>alert(1)')
  })
