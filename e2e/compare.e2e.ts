/** Programmes side by side: ticked on their pages, compared from an address. All of it stays in the browser. */
import type { Page } from '@playwright/test'
import { expect, expectCode, full, test } from './fixtures.ts'

const slugs = ['docent-theater-nhl-stenden-hogeschool', 'docent-beeldende-kunst-en-vormgeving-nhl-stenden-hogeschool']
const [theatre, art] = slugs.map((slug) => `/navigator/opleidingen/${slug}`) as [string, string]
const compared = slugs.join(',')

test('programmes are ticked on their pages and laid side by side', async ({ page }) => {
  const bar = page.getByRole('region', { name: 'Vergelijking' })
  await page.goto(theatre)
  await page.getByRole('checkbox', { name: /^Vergelijk/ }).check()
  await expect(bar).toContainText('1 gekozen')
  await page.goto(art)
  await page.getByRole('checkbox', { name: /^Vergelijk/ }).check()
  await expect(bar).toContainText('2 gekozen om te vergelijken')
  await bar.getByRole('link', { name: 'Leg naast elkaar' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '2 opleidingen' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Feit', 'Docent theater', /beeldende kunst/])
  await expect(page.getByRole('row', { name: /^Instelling/ })).toContainText('Gelijk')
  // A bookmark without items.
  await page.goto('/vergelijken')
  await bar.getByRole('link', { name: 'Leg naast elkaar' }).click()
  await page.getByRole('link', { name: /^Laat weg.*Docent theater/ }).click()
  await expect(page.getByText('Kies er nog een bij')).toBeVisible()
})

test('a browser that stores nothing says so beside the box', full, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await page.goto(theatre)
  const box = page.getByRole('checkbox', { name: /^Vergelijk/ })
  await expect(async () => {
    await box.click()
    await expect(page.getByText('je browser staat niet toe dat we je keuze bewaren')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(box).not.toBeChecked()
})

test('a comparison leads back to the search, and leaving one out keeps the focus in it', full, async ({ page }) => {
  const back = page.getByRole('link', { name: 'Terug naar je zoekopdracht' })
  const search = '/navigator/opleidingen?q=docent&plaats=Leeuwarden&weergave=lijst'
  await page.goto(`/vergelijken?ids=${compared}`)
  await expect(page.getByRole('link', { name: 'Zoek opleidingen' })).toBeVisible()
  await page.goto(search)
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Vergelijk/ })
  for (const index of [0, 1, 2]) await boxes.nth(index).check()
  await page.getByRole('region', { name: 'Vergelijking' }).getByRole('link', { name: 'Leg naast elkaar' }).click()
  const without = page.getByRole('link', { name: /^Laat weg/ })
  for (const left of [2, 1]) {
    await without.first().focus()
    await page.keyboard.press('Enter')
    await expect(without).toHaveCount(left)
    await expect(without.first()).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(without).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await back.click()
  await expect(page).toHaveURL((url) => {
    const { searchParams } = url
    return searchParams.get('q') === 'docent' && searchParams.get('plaats') === 'Leeuwarden'
  })
})

test(
  'comparison and finder show the same message for a place abroad, and neither calls it unknown',
  full,
  async ({ page }) => {
    for (const path of [`/vergelijken?ids=${compared}&`, '/navigator/opleidingen?'])
      for (const place of ['Antwerpen', 'Gronau']) {
        await page.goto(`${path}plaats=${place}`)
        const main = page.getByRole('main')
        await expect(main).toContainText(`“${place}” ligt in het buitenland. We kennen alleen plaatsen in Nederland`)
        await expect(main).not.toContainText('kennen we niet')
        await expect(main).not.toContainText('goed gespeld')
      }
  },
)

test('programmes of one title are told apart by their institution', full, async ({ page }) => {
  await page.goto('/vergelijken?ids=leraar-basisonderwijs-pabo-saxion,leraar-basisonderwijs-pabo-marnix-academie')
  for (const institution of ['Saxion', 'Marnix Academie'])
    for (const role of ['columnheader', 'link', 'button'] as const)
      await expect(page.getByRole(role, { name: new RegExp(`pabo\\), ${institution}`) }).first()).toBeVisible()
})

const twoPabos = '/vergelijken?ids=verkorte-deeltijdpabo-saxion,leraar-basisonderwijs-pabo-saxion'

test(
  'a comparison marks what stands in no register, and leads to the routes through its programmes and to advice',
  full,
  async ({ page }) => {
    await page.goto(twoPabos)
    await expect(page.getByRole('columnheader', { name: 'Verkorte deeltijdpabo' }).getByText('Afgeleid')).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Leraar basis' }).getByText('Afgeleid')).toHaveCount(0)
    const routes = page.getByRole('region', { name: 'Routes door deze opleidingen' })
    await expect(routes.getByRole('link', { name: 'De verkorte deeltijdpabo' })).toBeVisible()
    await expect(routes.getByRole('link', { name: 'De pabo', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Vraag advies over deze keuze' }).click()
    await expect(page.getByLabel('De opleiding die je bekijkt')).toHaveValue(
      'Verkorte deeltijdpabo, Saxion; Leraar basisonderwijs (pabo), Saxion',
    )
  },
)

test('a comparison says what was left out, how a place was read, and to which location it measures', async ({
  page,
}) => {
  await page.goto(`${twoPabos}&plaats=Rotterdm`)
  const main = page.getByRole('main')
  await expect(main.getByText('“Rotterdm” is gelezen als Rotterdam.')).toBeVisible()
  const distance = page.getByRole('row', { name: /^Afstand vanaf Rotterdam/ })
  await expect(distance.getByRole('cell').first()).toHaveText(/^\d+ km, naar (Deventer|Enschede)$/)
  // What is left out is announced where the page's code has come, without which the whole page is loaded anew.
  await expectCode(page)
  await page.getByRole('link', { name: /^Laat weg.*Verkorte/ }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Verkorte deeltijdpabo is weggelaten. Er is nog één over.' }),
  ).toHaveCount(1)
})

test('on the smallest screen the second item of a comparison is in sight', full, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(twoPabos)
  const box = await page.getByRole('columnheader', { name: 'Leraar basis' }).boundingBox()
  expect(box && box.x).toBeLessThan(280)
})

test(
  'what is left out of a comparison is no longer ticked, here and in other tabs',
  full,
  async ({ page, context }) => {
    const box = (tab: Page) => tab.getByRole('checkbox', { name: /^Vergelijk/ })
    await page.goto(theatre)
    await box(page).check()
    const other = await context.newPage()
    await other.goto(art)
    await box(other).check()
    await page.getByRole('region', { name: 'Vergelijking' }).getByRole('link', { name: 'Leg naast elkaar' }).click()
    await page.getByRole('link', { name: /^Laat weg.*beeldende kunst/ }).click()
    await expect(page.getByRole('columnheader')).toHaveText(['Feit', 'Docent theater'])
    await expect(box(other)).not.toBeChecked()
    await expect(other.getByRole('region', { name: 'Vergelijking' })).toContainText('1 gekozen')
    await page.goto(theatre)
    await expect(box(page)).toBeChecked()
    // A page that the browser had put away hears of nothing until it is shown again.
    await page.evaluate(() => {
      localStorage.removeItem('lesroute:compare:1')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(box(page)).not.toBeChecked()
  },
)
