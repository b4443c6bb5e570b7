/** What a visitor keeps without an account: saved things, comparisons, a plan. All of it stays in the browser. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { catalogue, expect, test } from './fixtures.ts'

// The page sends what is saved to the service worker, which caches it for offline reading.
test.use({ serviceWorkers: 'allow' })

const article = `/kennisbank/artikelen/${catalogue.plain.slug}`
const programs = [
  'leraar-basisonderwijs-pabo-nhl-stenden-hogeschool',
  'docent-theater-nhl-stenden-hogeschool',
  'docent-beeldende-kunst-en-vormgeving-nhl-stenden-hogeschool',
] as const
const [pabo, theatre, art] = programs.map((slug) => `/navigator/opleidingen/${slug}`) as [string, string, string]

/** Two programmes in the address of a comparison. */
const compared = 'docent-theater-nhl-stenden-hogeschool,docent-beeldende-kunst-en-vormgeving-nhl-stenden-hogeschool'

const mark = (page: Page) =>
  page
    .locator('main')
    .getByRole('button', { name: /^Bewaar:/ })
    .first()
const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bewaard/ })

const save = async (page: Page, address: string) => {
  await page.goto(address)
  await mark(page).click()
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'true')
}

test('what is saved is counted, listed, noted, moved, removed and put back', async ({ page }) => {
  for (const address of [article, theatre, pabo]) await save(page, address)
  await expect(savedLink(page)).toHaveAccessibleName('Bewaard 3')

  await savedLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewaard')
  const items = page.getByRole('listitem').filter({ has: page.getByRole('textbox') })
  await expect(items).toHaveCount(3)
  await expect(items.nth(0)).toContainText('NHL Stenden')
  await expect(items.nth(0).getByRole('heading')).toContainText('pabo')

  await items
    .nth(0)
    .getByRole('button', { name: /plaats lager/ })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'plaats 2 van 2' })).toBeVisible()
  await expect(items.nth(0).getByRole('heading')).toContainText('Docent theater')

  await items.nth(1).getByRole('textbox').fill('Bellen over deeltijd')
  await page.reload()
  await expect(items.nth(1).getByRole('textbox')).toHaveValue('Bellen over deeltijd')

  await items
    .nth(1)
    .getByRole('button', { name: /^Haal weg/ })
    .click()
  await expect(items).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Zet terug' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(items.nth(1).getByRole('textbox')).toHaveValue('Bellen over deeltijd')
})

test('on the page, pressing again takes it out, and once more brings it back with its note', async ({ page }) => {
  await save(page, article)
  await page.goto('/bewaard')
  await page.getByRole('textbox', { name: /^Notitie/ }).fill('Nog eens lezen')
  await page.goto(article)
  // Until then the button offers to save, and does no more than that.
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'true')
  await mark(page).click()
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: 'Weg uit je lijst' })).toBeVisible()
  await mark(page).click()
  await page.goto('/bewaard')
  await expect(page.getByRole('textbox', { name: /^Notitie/ })).toHaveValue('Nog eens lezen')
})

test('other tabs see what is saved here', async ({ page, context }) => {
  await page.goto('/kennisbank')
  await expect(savedLink(page)).toHaveAccessibleName('Bewaard')
  const other = await context.newPage()
  await save(other, article)
  await expect(savedLink(page)).toHaveAccessibleName('Bewaard 1')
})

test('a list goes to somebody else by its link, without the notes, and can be taken over', async ({
  page,
  browser,
  baseURL,
}) => {
  await save(page, article)
  await save(page, pabo)
  await page.goto('/bewaard')
  await page
    .getByRole('textbox', { name: /^Notitie/ })
    .first()
    .fill('Alleen voor mij')
  const link = await page.getByLabel('Link naar deze lijst').inputValue()
  expect(link).not.toContain('Alleen')

  const stranger = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Een lijst die met je gedeeld is')
  await expect(stranger.getByRole('link', { name: 'Leraar basisonderwijs (pabo)' })).toBeVisible()
  await expect(stranger.getByText('Alleen voor mij')).toHaveCount(0)
  await stranger.getByRole('button', { name: 'Neem alle 2 over in mijn lijst' }).click()
  await expect(savedLink(stranger)).toHaveAccessibleName('Bewaard 2')
  await stranger.context().close()
})

test('what has gone from the site is said to have gone, and keeps its name and note', async ({ page }) => {
  await page.goto('/bewaard')
  await page.evaluate(() =>
    localStorage.setItem(
      'lesroute:saved:1',
      JSON.stringify({
        a00000000000000000000000000000000: {
          title: 'Een oud artikel',
          at: '2026-01-02T03:04:05.000Z',
          note: 'Was goed',
        },
      }),
    ),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Een oud artikel' })).toBeVisible()
  await expect(page.getByText('Dit staat niet meer op de site')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Notitie/ })).toHaveValue('Was goed')
})

test('when the site cannot tell, the list and its notes are there all the same', async ({ page }) => {
  await save(page, article)
  await page.route('**/api/saved?*', (route) => route.fulfill({ status: 503, json: { items: null } }))
  await page.goto('/bewaard')
  await expect(page.getByText('We kunnen nu niet nagaan')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Notitie/ })).toBeVisible()
  await page.unroute('**/api/saved?*')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page.getByRole('link', { name: /pabo/i }).first()).toBeVisible()
})

// ASVS 8.3.2
test('everything is taken along as a file, wiped after a question, and put back', async ({ page }) => {
  await save(page, article)
  await page.goto('/bewaard')
  await page.getByRole('textbox', { name: /^Notitie/ }).fill('Meenemen')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bewaar als bestand' }).click(),
  ])
  const path = await file.path()
  expect(readFileSync(path, 'utf8')).toContain('Meenemen')

  await page.getByRole('button', { name: 'Wis alles' }).click()
  await page.getByRole('button', { name: 'Nee, laat staan' }).click()
  await expect(savedLink(page)).toHaveAccessibleName('Bewaard 1')
  await page.getByRole('button', { name: 'Wis alles' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, wis alles' }).click()
  await expect(page.getByRole('heading', { name: 'Nog niets bewaard' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lesroute:')))).toEqual([])

  await page.getByLabel('Haal uit een bestand').setInputFiles({
    name: 'ander.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"iets":"anders"}'),
  })
  await expect(page.getByText('Dat is geen bestand van Lesroute')).toBeVisible()
  await page.getByLabel('Haal uit een bestand').setInputFiles(path)
  await expect(page.getByRole('textbox', { name: /^Notitie/ })).toHaveValue('Meenemen')
})

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
  await page.getByRole('link', { name: /^Laat weg.*Docent theater/ }).click()
  await expect(page.getByText('Kies er nog een bij')).toBeVisible()
})

test('a comparison leads back to the search, and leaving one out keeps the focus in it', async ({ page }) => {
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

test('comparison and finder show the same message for a place abroad, and neither calls it unknown', async ({
  page,
}) => {
  for (const path of [`/vergelijken?ids=${compared}&`, '/navigator/opleidingen?'])
    for (const place of ['Antwerpen', 'Gronau']) {
      await page.goto(`${path}plaats=${place}`)
      const main = page.getByRole('main')
      await expect(main).toContainText(`“${place}” ligt in het buitenland. We kennen alleen plaatsen in Nederland`)
      await expect(main).not.toContainText('kennen we niet')
      await expect(main).not.toContainText('goed gespeld')
    }
})

const twoPabos = '/vergelijken?ids=verkorte-deeltijdpabo-saxion,leraar-basisonderwijs-pabo-saxion'

test('a comparison marks what stands in no register, and leads to the routes through its programmes and to advice', async ({
  page,
}) => {
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
})

test('a comparison says what was left out, how a place was read, and to which location it measures', async ({
  page,
}) => {
  await page.goto(`${twoPabos}&plaats=Rotterdm`)
  const main = page.getByRole('main')
  await expect(main.getByText('“Rotterdm” is gelezen als Rotterdam.')).toBeVisible()
  const distance = page.getByRole('row', { name: /^Afstand vanaf Rotterdam/ })
  await expect(distance.getByRole('cell').first()).toHaveText(/^\d+ km, naar (Deventer|Enschede)$/)
  // What is left out is announced where the page's code has come, without which the whole page is loaded anew.
  const save = main.getByRole('button', { name: /^Bewaar/ }).first()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: /^Laat weg.*Verkorte/ }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Verkorte deeltijdpabo is weggelaten. Er is nog één over.' }),
  ).toHaveCount(1)
})

test('on the smallest screen the second item of a comparison is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(twoPabos)
  const box = await page.getByRole('columnheader', { name: 'Leraar basis' }).boundingBox()
  expect(box && box.x).toBeLessThan(280)
})

test('what is left out of a comparison is no longer ticked, here and in other tabs', async ({ page, context }) => {
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
})

test('by keyboard alone: save, note, tick, compare', async ({ page }) => {
  await page.goto(theatre)
  await mark(page).focus()
  await page.keyboard.press('Space')
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(art)
  await mark(page).focus()
  await page.keyboard.press('Enter')
  await expect(mark(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/bewaard')
  const note = page.getByRole('textbox', { name: /^Notitie/ }).first()
  await expect(note).toBeVisible()
  await page
    .getByRole('button', { name: /^Haal weg/ })
    .first()
    .focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(note).toBeFocused()
  await page.keyboard.type('Met het toetsenbord')
  await page.getByRole('checkbox').nth(1).focus()
  await page.keyboard.press('Space')
  await page.getByRole('link', { name: 'Leg naast elkaar' }).focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('region', { name: '2 opleidingen' })
  await table.focus()
  await expect(table).toBeFocused()
})

const routeName = async (page: Page, place: number): Promise<string> => {
  await page.goto('/routes/resultaat')
  const href = await page.locator('main h3 a[href*="/routes/"]').nth(place).getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

test('a plan is kept, comes back, holds own tasks, and gives way to no other without being asked', async ({ page }) => {
  const [route, other] = [await routeName(page, 0), await routeName(page, 5)]
  await page.goto(`/routes/${route}`)
  await page.getByRole('link', { name: /^Maak dit mijn plan/ }).click()
  await page.getByLabel('Je plaats of postcode').fill('Utrecht')
  await page.getByRole('button', { name: 'Zet in mijn plan' }).click()
  await expect(page).toHaveURL(/plaats=Utrecht/)
  await expect(page.getByRole('heading', { name: 'Mijn loket' })).toBeVisible()

  await page.getByLabel('Taak').fill('Bel het loket')
  await page.getByLabel(/^Op welke dag/).fill('2027-03-28')
  await page.getByRole('button', { name: 'Voeg toe' }).click()
  await page.getByRole('textbox', { name: 'Mijn notities' }).fill('Vraag naar deeltijd')
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Zet mijn taak met een dag in mijn agenda/ }).click(),
  ])
  expect(readFileSync(await calendar.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270328')

  await page.goto('/mijn-plan')
  await expect(page).toHaveURL(new RegExp(`route=${route}`))
  await expect(page.getByRole('checkbox', { name: 'Bel het loket' })).toBeVisible()

  await page.goto(`/mijn-plan?route=${other}`)
  await expect(page.getByRole('heading', { name: 'Dit is een ander plan dan het jouwe' })).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar mijn plan' }).click()
  await expect(page).toHaveURL(new RegExp(`route=${route}`))
  await expect(page.getByRole('textbox', { name: 'Mijn notities' })).toHaveValue('Vraag naar deeltijd')

  await page.getByRole('button', { name: /^Haal weg.*Bel het loket/ }).click()
  await page.getByRole('button', { name: 'Zet terug' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bel het loket' })).toBeVisible()

  await page.getByRole('button', { name: 'Wis alles' }).click()
  await page.getByRole('button', { name: 'Ja, wis alles' }).click()
  await expect(page.getByText('Kies eerst een route')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Kies eerst een route')).toBeVisible()
})

test('the dates of a plan lead to the pages of their meetings', async ({ page }) => {
  await page.goto('/mijn-plan?plaats=Utrecht')
  const meeting = page.getByRole('region', { name: 'Data' }).getByRole('listitem').first().getByRole('link')
  const title = await meeting.innerText()
  await meeting.click()
  await expect(page).toHaveURL(/\/activiteiten\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('the dates of a plan are a file that calendars take', async ({ request }) => {
  const response = await request.get('/api/plan?plaats=Utrecht')
  expect(response.headers()['content-type']).toContain('text/calendar')
  const text = await response.text()
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/)

  const refusal = await request.get(`/api/plan?plaats=${'x'.repeat(81)}`)
  expect(refusal.status()).toBe(400)
  expect(await refusal.json()).toEqual({
    error: { parameter: 'plaats', message: 'plaats must have 80 characters at most' },
  })
})

test('none of these pages is for search engines', async ({ request }) => {
  for (const path of ['/bewaard', '/vergelijken', '/mijn-plan', '/en/saved', '/en/compare', '/en/my-plan'])
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shared list is there, and its form leads to the comparison', async ({ page, request }) => {
    const html = await (await request.get(pabo)).text()
    const other = await (await request.get(theatre)).text()
    const refOf = (text: string) => /\\"item\\":\\"(p[\da-f]{32})\\"/.exec(text)?.[1] ?? ''
    expect(refOf(html)).not.toBe('')
    await page.goto(`/bewaard?lijst=${refOf(html)}.${refOf(other)}.a${'0'.repeat(32)}`)
    await expect(page.getByText('Eén ding op deze lijst staat niet meer op de site.')).toBeVisible()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Leg de aangekruiste naast elkaar' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page.getByLabel('Afstand vanaf plaats of postcode').fill('Utrecht')
    await page.getByRole('button', { name: 'Toon afstand' }).click()
    await expect(page.getByRole('row', { name: /^Afstand vanaf Utrecht/ })).toContainText('km')
  })

  test('no button promises what does not work', async ({ page }) => {
    await page.goto(article)
    await expect(page.getByRole('button', { name: /^Bewaar/ })).toHaveCount(0)
    await expect(savedLink(page)).toHaveCount(0)
    await page.goto('/bewaard')
    await expect(page.getByText('dat kan alleen met JavaScript aan')).toBeVisible()
  })

  test('a plan that somebody sent is there', async ({ page }) => {
    const route = await routeName(page, 0)
    await page.goto(`/mijn-plan?route=${route}&plaats=Utrecht`)
    await expect(page.getByRole('heading', { name: 'Mijn route' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Mijn loket' })).toBeVisible()
    await expect(page.getByRole('link', { name: /in mijn agenda/ })).toBeVisible()
  })
})
