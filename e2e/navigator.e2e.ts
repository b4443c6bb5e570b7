import type { APIRequestContext, Page } from '@playwright/test'
import { findPlace } from '#lib/geo/places.ts'
import { expect, test } from './fixtures.ts'

const desks = '/navigator/regioloketten'
const answer = (page: Page) => page.getByRole('region', { name: /Almere|Zandvoort|Westerkwartier|1315/ })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the desks for a place are told with the reason, the smallest area first, and marked on the map', async ({
    page,
  }) => {
    await page.goto(desks)
    await page.getByLabel('Je plaats of postcode').fill('Almere')
    await page.getByRole('button', { name: 'Zoek mijn loket' }).click()
    await expect(page).toHaveURL(/\?plaats=Almere$/)
    await expect(page).toHaveTitle(/Regioloket voor Almere/)
    await expect(answer(page)).toContainText('Almere valt in het werkgebied van 2 loketten')
    const [first, second] = [answer(page).getByRole('listitem').nth(0), answer(page).getByRole('listitem').nth(1)]
    await expect(first).toContainText('Flevo voor de klas')
    await expect(first).toContainText('Almere ligt in het werkgebied, en staat in de lijst van gemeenten.')
    await expect(second).toContainText('Noordwest Leert')
    await expect(page.getByRole('img', { name: /Flevo voor de klas, Noordwest Leert/ })).toBeVisible()
    await first.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Flevo voor de klas' })).toBeVisible()
  })

  test('a postcode is answered for the town near it, which is said', async ({ page }) => {
    await page.goto(`${desks}?plaats=1315+AB`)
    await expect(answer(page)).toContainText('1315 (Almere) valt in het werkgebied van 2 loketten')
    await expect(answer(page)).toContainText('Van een postcode weten we de plaats waar die ongeveer bij hoort: Almere.')
  })

  test('a gap in the areas is said to be one, and so is a desk that is nearer and serves others', async ({ page }) => {
    await page.goto(`${desks}?plaats=Zandvoort`)
    await expect(answer(page)).toContainText('Zandvoort ligt net buiten de getekende werkgebieden')
    await expect(answer(page).getByRole('listitem')).toContainText(
      /Noordwest Leert.*al ligt het ongeveer 1,1 km buiten het getekende gebied/,
    )
    await expect(answer(page)).toContainText(/is dichterbij, op \d+ km, maar Zandvoort ligt niet in zijn werkgebied\./)
    await expect(page.getByText(/plaatsen liggen in geen enkel getekend werkgebied/)).toContainText('Zandvoort')
  })

  test('a municipality of which only the name is known is answered by who lists it', async ({ page }) => {
    await page.goto(`${desks}?plaats=westerkwartier`)
    await expect(answer(page)).toContainText('Van Westerkwartier kennen we alleen de naam')
    await expect(answer(page).getByRole('link', { name: 'Lesgeven in Noord' })).toBeVisible()
  })

  test('a place that nobody knows is said at the field', async ({ page }) => {
    await page.goto(`${desks}?plaats=Atlantis`)
    const field = page.getByLabel('Je plaats of postcode')
    await expect(field).toHaveValue('Atlantis')
    await expect(field).toHaveAccessibleDescription(/We kennen geen plaats, gemeente of postcode “Atlantis”/)
  })

  test('a desk tells what it does, and what it does not tell', async ({ page }) => {
    await page.goto(`${desks}/onderwijsplein-gelderland-zuid`)
    await expect(page.getByText('Dit loket geeft zelf geen adviesgesprekken.')).toBeVisible()
    const facts = page.getByRole('region', { name: 'Wat staat er over dit loket?' })
    await expect(facts.getByRole('term')).toHaveCount(18)
    await expect(facts.getByRole('term').filter({ hasText: 'Telefoonnummer' }).locator('+ dd')).toHaveText(
      'Niet opgegeven',
    )
    await expect(facts.getByRole('term').filter({ hasText: 'Activiteitenagenda' }).locator('+ dd')).toHaveText(
      'Op de site van het loket',
    )
    await expect(
      page.getByRole('img', { name: 'Kaart van het werkgebied van Onderwijsplein Gelderland-Zuid' }),
    ).toBeVisible()
    await page
      .getByRole('region', { name: 'Opleidingen in dit gebied' })
      .getByRole('link', { name: /^Nijmegen/ })
      .click()
    await expect(page).toHaveURL(/opleidingen\?plaats=Nijmegen$/)
  })

  test('from the hub to an institution, a programme of it, a place, and back', async ({ page }) => {
    await page.goto('/navigator')
    await page.getByRole('link', { name: 'Bekijk een instelling' }).click()
    await expect(page).toHaveURL(/instellingen$/)
    await page.goto('/navigator/instellingen/nhl-stenden-hogeschool')
    const programs = page.getByRole('region', { name: 'Opleidingen', exact: true })
    await expect(programs.getByRole('link', { name: /in de opleidingenzoeker/ })).toHaveAttribute(
      'href',
      '/navigator/opleidingen?instelling=NHL+Stenden+Hogeschool',
    )
    await expect(programs.getByRole('heading', { level: 3, name: /^Kopopleiding \d+$/ })).toBeVisible()
    await programs.getByRole('link', { name: 'Leraar basisonderwijs (pabo)', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leraar basisonderwijs (pabo)' })).toBeVisible()
    const facts = page.getByRole('region', { name: 'In het kort' })
    await expect(facts.getByRole('term').filter({ hasText: 'Kosten' }).locator('+ dd')).toHaveText(
      'Niet in onze gegevens: vraag het de instelling',
    )
    await expect(facts).toContainText('Bron: de redactie van het Onderwijsloket. Bijgewerkt op')
    await expect(page.getByRole('link', { name: /andere site/ }).first()).toHaveAttribute('href', /^https:/)
    await page.getByRole('region', { name: 'Waar je de opleiding volgt' }).getByRole('link').first().click()
    await expect(page.getByText('Openingstijden zijn niet opgegeven.')).toBeVisible()
    await page.getByRole('region', { name: 'Wie er zit' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'NHL Stenden Hogeschool' })).toBeVisible()
  })

  test('hours stand in a table without script', async ({ page }) => {
    await page.goto(`${desks}/noordwest-leert`)
    await expect(page.getByRole('table', { name: 'Openingstijden per dag' })).toContainText('maandag9.00 – 17.00')
  })
})

for (const { moment, words } of [
  { moment: '2026-11-23T10:00:00+01:00', words: 'Nu open, tot 17.00 uur' },
  { moment: '2026-11-23T17:00:00+01:00', words: 'Nu gesloten. Open morgen om 9.00 uur.' },
  {
    moment: '2026-12-25T10:00:00+01:00',
    words: 'Vandaag is het eerste kerstdag. Nu gesloten. Open maandag om 9.00 uur.',
  },
  // The clock goes forward at two in the night.
  { moment: '2026-03-29T01:30:00+01:00', words: 'Nu gesloten. Open morgen om 9.00 uur.' },
])
  test(`at ${moment} a desk says: ${words}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment))
    await page.goto(`${desks}/noordwest-leert`)
    await expect(page.getByRole('region', { name: 'Contact' })).toContainText(words)
  })

test('who is elsewhere is told the hours of the Dutch clock', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-11-23T04:00:00-05:00'))
  await page.goto(`${desks}/noordwest-leert`)
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Nu open, tot 17.00 uur')
  await context.close()
})

/** Runs the tasks, a few at a time. */
const inTurns = async <T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> => {
  const queue = [...items.entries()]
  const results: R[] = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await task(next[1])
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return results
}

const read = async (request: APIRequestContext, address: string): Promise<string> => {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return response.text()
}

test('every municipality of the catalogue that is on the map gets a desk that lists it', async ({ request, page }) => {
  test.setTimeout(240_000)
  const index = await read(request, '/sitemaps/navigator.xml')
  const slugs = [
    ...new Set([...index.matchAll(/\/navigator\/regioloketten\/([\w-]+)</g)].map(([, slug]) => slug ?? '')),
  ]
  expect(slugs.length).toBeGreaterThan(20)
  const listing = new Map<string, Set<string>>()
  await page.goto(desks)
  // One after the other: the site turns visitors away when many come at once.
  const areas = await page.evaluate(
    async (addresses) => {
      const lists: string[][] = []
      for (const address of addresses) {
        const desk = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
        const heading = [...desk.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Werkgebied')
        const names = heading?.closest('section')?.querySelectorAll('li') ?? []
        lists.push([...names].map(({ textContent }) => textContent))
      }
      return lists
    },
    slugs.map((slug) => `${desks}/${slug}`),
  )
  for (const [index, names] of areas.entries())
    for (const name of names) listing.set(name, (listing.get(name) ?? new Set()).add(slugs[index] ?? ''))
  const known = [...listing.keys()].filter((name) => findPlace(name))
  expect(known.length).toBeGreaterThan(200)
  // Places are looked up by the same rules, whichever they are: one in six, or each of them with FULL_SQUARE.
  const municipalities = known.filter((_, index) => process.env['FULL_SQUARE'] || index % 6 === 0)
  const without = await inTurns(municipalities, async (name) => {
    const html = await read(request, `${desks}?plaats=${encodeURIComponent(name)}`)
    const section = /<section aria-labelledby="antwoord".*?<\/section>/s.exec(html)?.[0] ?? ''
    const named = [...section.matchAll(/\/navigator\/regioloketten\/([\w-]+)"/g)].map(([, slug]) => slug ?? '')
    return named.some((slug) => listing.get(name)?.has(slug)) ? null : name
  })
  expect(without.filter(Boolean)).toEqual([])
})

for (const path of ['/navigator/instellingen', '/navigator/regioloketten'])
  test(`the list of ${path} stands by name`, async ({ page }) => {
    await page.goto(path)
    const titles = (await page.locator('#resultaten [data-hit] h2').allTextContents()).map((title) =>
      title.toLowerCase(),
    )
    expect(titles.length).toBeGreaterThan(3)
    expect(titles).toEqual(titles.toSorted())
    await expect(page.locator('#resultaten').getByText('Op alfabet')).toBeVisible()
  })
