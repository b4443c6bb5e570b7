/** What a visitor saves without an account: listed, noted, shared, taken along. All of it stays in the browser. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { catalogue, expect, full, hold, test } from './fixtures.ts'

// The page sends what is saved to the service worker, which caches it for offline reading.
test.use({ serviceWorkers: 'allow' })

const article = `/kennisbank/artikelen/${catalogue.plain.slug}`
const programs = [
  'leraar-basisonderwijs-pabo-nhl-stenden-hogeschool',
  'docent-theater-nhl-stenden-hogeschool',
  'docent-beeldende-kunst-en-vormgeving-nhl-stenden-hogeschool',
] as const
const [pabo, theatre, art] = programs.map((slug) => `/navigator/opleidingen/${slug}`) as [string, string, string]

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

test('on the page, pressing again takes it out, and once more brings it back with its note', full, async ({ page }) => {
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

test('what is derived or invented is marked where it is saved, and in a shared list', full, async ({ page }) => {
  await save(page, '/navigator/opleidingen/pedagogisch-didactisch-getuigschrift-pdg-online-hogeschool-utrecht')
  await save(page, pabo)
  await page.goto('/bewaard')
  const items = page.getByRole('listitem').filter({ has: page.getByRole('textbox') })
  await expect(items.filter({ hasText: 'PDG' })).toContainText('Afgeleid')
  await expect(items.filter({ hasText: 'NHL Stenden' })).toBeVisible()
  await expect(items.filter({ hasText: 'NHL Stenden' })).not.toContainText('Afgeleid')
  const references = await page.evaluate(() =>
    Object.keys(JSON.parse(localStorage.getItem('lesroute:saved:1') ?? '{}')),
  )
  expect(references).toHaveLength(2)
  await page.goto(`/bewaard?lijst=${references.join('.')}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'PDG' })).toContainText('Afgeleid')
})

test('other tabs see what is saved here', full, async ({ page, context }) => {
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

test('what has gone from the site is said to have gone, and keeps its name and note', full, async ({ page }) => {
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

test(
  'what another tab saves is not said to have gone, before the site answers and after',
  full,
  async ({ page, context }) => {
    await save(page, article)
    await page.goto('/bewaard')
    const items = page.getByRole('listitem').filter({ has: page.getByRole('textbox') })
    await expect(items.getByRole('link')).toHaveCount(1)
    const release = await hold(page, '**/api/saved?*')
    await save(await context.newPage(), pabo)
    await expect(items).toHaveCount(2)
    await expect(page.getByText('Dit staat niet meer op de site')).toHaveCount(0)
    release()
    await expect(items.getByRole('heading').getByRole('link')).toHaveCount(2)
    await expect(page.getByText('Dit staat niet meer op de site')).toHaveCount(0)
    await expect(items.getByRole('checkbox')).toHaveCount(1)
  },
)

test('when the site cannot tell, the list and its notes are there all the same', full, async ({ page }) => {
  await save(page, article)
  await page.route('**/api/saved?*', (route) => route.fulfill({ status: 503, json: { items: null } }))
  await page.goto('/bewaard')
  await expect(page.getByText('We kunnen nu niet nagaan')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Notitie/ })).toBeVisible()
  await page.unroute('**/api/saved?*')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bewaard' })).toBeFocused()
  await expect(page.getByRole('link', { name: /pabo/i }).first()).toBeVisible()
})

// ASVS 8.3.2
test('everything is taken along as a file, wiped after a question, and put back', full, async ({ page }) => {
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

test('by keyboard alone: save, note, tick, compare', full, async ({ page }) => {
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

  test('no button promises what does not work', full, async ({ page }) => {
    await page.goto(article)
    await expect(page.getByRole('button', { name: /^Bewaar/ })).toHaveCount(0)
    await expect(savedLink(page)).toHaveCount(0)
    await page.goto('/bewaard')
    await expect(page.getByText('dat kan alleen met JavaScript aan')).toBeVisible()
  })
})
