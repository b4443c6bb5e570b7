/** The page that searches everything. The dialog: `search-dialog.e2e.ts`. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, full, test, fullUnless } from './fixtures.ts'

/** The results of the page, each with a heading. */
const results = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading') })
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Soorten resultaten' })

test('one question brings one list of every kind, with counts and marks; kinds and pages have addresses', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Wat wil je weten?' }).fill('pabo')
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  await expect(page).toHaveURL('/zoeken?q=pabo')
  await expect(page).toHaveTitle(/^(Ongeveer )?[\d.]+ resultaten voor “pabo” · Lesroute$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resultaten voor “pabo”$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(results(page)).toHaveCount(20)
  const first = results(page).first()
  await expect(first.locator('mark').first()).toHaveText(/pabo/i)
  for (const kind of ['Artikel', 'Vraag', 'Opleiding'])
    await expect(results(page).filter({ hasText: kind }).first()).toBeVisible()

  const top = await results(page).getByRole('heading').allTextContents()
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL('/zoeken?q=pabo&pagina=2#resultaten-kop')
  await expect(results(page).first().getByRole('heading')).not.toHaveText(top[0] ?? '')
  // The focus goes on from there, not from below the new list.
  await expect(page.locator('#resultaten-kop')).toBeFocused()
  await expect(page.locator('#resultaten-kop')).toBeInViewport()
  await page.goBack()

  const tab = kinds(page).getByRole('link', { name: /^Vragen/ })
  const count = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])
  await tab.click()
  await expect(page).toHaveURL('/zoeken?q=pabo&soort=vragen')
  await expect(results(page)).toHaveCount(Math.min(20, count))
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL('/zoeken?q=pabo&soort=vragen&pagina=2#resultaten-kop')
  await expect(results(page)).toHaveCount(Math.min(20, count - 20))
  await page.goBack()
  await expect(page).toHaveURL('/zoeken?q=pabo&soort=vragen')
  await page.goBack()
  await expect(page).toHaveURL('/zoeken?q=pabo')
})

test('a kind has the same count in every view, and a second page shows others', full, async ({ page }) => {
  const address = '/zoeken?q=podcast over overstappen'
  await page.goto(address)
  const counts = (await kinds(page).getByRole('link').allTextContents()).toSorted()
  for (const kind of ['paginas', 'podcasts', 'artikelen']) {
    await page.goto(`${address}&soort=${kind}`)
    expect((await kinds(page).getByRole('link').allTextContents()).toSorted(), kind).toEqual(counts)
  }
  const first = await results(page).getByRole('heading').allTextContents()
  await page.goto(`${address}&soort=artikelen&pagina=2`)
  await expect(results(page).first()).toBeVisible()
  for (const title of await results(page).getByRole('heading').allTextContents()) expect(first).not.toContain(title)
})

test(
  'a name leads to its page, of an institution and of this site, in words of either language',
  full,
  async ({ page }) => {
    for (const [query, title, label] of [
      ['contact', 'Contact', 'Pagina'],
      ['agenda', 'Activiteiten', 'Pagina'],
      ['privacy statement', 'Privacy', 'Pagina'],
      ['fontys', 'Fontys Hogeschool', 'Instelling'],
      ['vog', 'VOG', 'Begrip'],
    ] as const) {
      await page.goto(`/zoeken?q=${encodeURIComponent(query)}`)
      await expect(results(page).first().getByRole('heading'), query).toHaveText(title)
      await expect(results(page).first(), query).toContainText(label)
    }
    await kinds(page)
      .getByRole('link', { name: /^Pagina’s en begrippen/ })
      .click()
    await expect(page).toHaveURL('/zoeken?q=vog&soort=paginas')
    await results(page).first().getByRole('link').click()
    await expect(page).toHaveURL('/begrippen/vog')
  },
)

test('a question has its answer in place: that of the best is open, others open at a press', async ({ page }) => {
  await page.goto('/zoeken?q=heb+ik+een+vog+nodig')
  const first = results(page).first()
  await expect(first.getByRole('heading')).toHaveText(/^Heb ik een VOG nodig/)
  await expect(first.getByText('verklaring omtrent het gedrag')).toBeVisible()
  const other = results(page).filter({ hasText: 'Lees het antwoord' }).nth(1)
  await expect(other.locator('.prose')).toBeHidden()
  await other.getByText('Lees het antwoord').focus()
  await page.keyboard.press('Enter')
  await expect(other.locator('.prose')).toBeVisible()
  await expect(page).toHaveURL(/zoeken/)
})

test('what is Dutch says so on English pages, to readers and to screen readers', full, async ({ page }) => {
  await page.goto('/en/search?q=teaching+assistant')
  await expect(results(page).first().getByRole('heading')).toHaveText('Teaching assistant')
  const dutch = results(page).and(page.locator('[lang="nl"]'))
  await expect(dutch.first()).toBeVisible()
  for (const result of await dutch.all()) await expect(result).toContainText('In Dutch')
  const article = results(page).filter({ has: page.getByRole('heading', { name: /^Working as a teaching assistant/ }) })
  await expect(article).not.toHaveAttribute('lang')
  await expect(article).not.toContainText('In Dutch')
  // A class that has an English name in the catalogue is called by it, also beside an article.
  await page.goto('/en/search?q=working+in+a+dutch+school+with+a+residence+permit')
  const permit = results(page).filter({ has: page.getByRole('heading', { name: /residence permit/ }) })
  await expect(permit.first()).toContainText('Abroad')
  await expect(page.getByRole('main').getByText('Buitenland', { exact: true })).toHaveCount(0)
})

test('the list breaks no rule; every result is on one of its pages, and none on two', full, async ({ page }) => {
  await page.goto('/zoeken?q=salaris')
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  const total = Number(/\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0])
  const links: (string | null)[] = []
  for (let at = 1; at <= Math.ceil(total / 20); at += 1) {
    await page.goto(`/zoeken?q=salaris&pagina=${at}`)
    for (const link of await results(page).getByRole('heading').getByRole('link').all())
      links.push(await link.getAttribute('href'))
  }
  expect(links).toHaveLength(total)
  expect(new Set(links).size).toBe(total)
  await page.goto('/zoeken?q=salaris&pagina=50')
  await page.getByRole('link', { name: 'Naar het begin van de lijst' }).click()
  await expect(page).toHaveURL('/zoeken?q=salaris')
})

test('what is said in a recording leads to the moment at which it is said', async ({ page }) => {
  await page.goto('/zoeken?q=valse+noot')
  const moment = page.getByRole('link', { name: /^Gezegd op / }).first()
  await expect(moment).toHaveAttribute('href', /\/media\/.*\?t=\d+#t\d+$/)
  await moment.click()
  await expect(page).toHaveURL(/\/media\//)
})

test('words that were mistyped are corrected in one step', full, async ({ page }) => {
  await page.goto('/zoeken?q=basisondewijs')
  await expect(page.getByText('Bedoelde je')).toBeVisible()
  await page.getByRole('link', { name: 'basisonderwijs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“basisonderwijs”')
  await expect(page.getByText('Bedoelde je')).toHaveCount(0)
})

test('nothing found always comes with a way out that finds something', async ({ page }) => {
  for (const query of ['xqzwv', 'lerraropledding', 'xqzwv jwqkz']) {
    await page.goto(`/zoeken?q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Niets gevonden voor/ })).toBeVisible()
    await page.getByRole('main').locator('a.tag').first().click()
    await expect(page.getByRole('heading', { level: 1, name: /^(?:Ongeveer )?[\d.]+ resultaten? voor/ })).toBeVisible()
  }
})

test('searches are remembered here, and forgotten when asked', async ({ page }) => {
  for (const query of ['pabo', 'salaris']) {
    await page.goto(`/zoeken?q=${query}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lesroute-searches'))).toContain(query)
  }
  await page.goto('/zoeken')
  const before = page.locator('section', { has: page.getByRole('heading', { name: 'Eerder gezocht' }) })
  await expect(before.getByRole('link')).toHaveText(['salaris', 'pabo'])
  await before.getByRole('button', { name: 'Wis deze lijst' }).click()
  await expect(before).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('lesroute-searches'))).toBeNull()
})

for (const width of [320, 1280])
  test(`a long remembered search does not widen the page, ${width} px`, fullUnless(width === 320), async ({ page }) => {
    const long = 'onderwijs'.repeat(22)
    await page.addInitScript((text) => localStorage.setItem('lesroute-searches', JSON.stringify([text, 'pabo'])), long)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/zoeken')
    await expect(page.getByRole('link', { name: long })).toBeVisible()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    // Nothing has these words, so that messages and names of other searches bear them.
    for (const path of [
      '/kennisbank/artikelen?q=',
      '/zoeken?q=',
      '/navigator/regioloketten?plaats=',
      '/activiteiten?plaats=',
    ]) {
      await page.goto(`${path}${long}`)
      await expect(page.getByRole('main')).toContainText('onderwijsonderwijs')
      expect(await overflow(), path).toBeLessThanOrEqual(0)
    }
  })

test('a search can be followed as a feed, and browsers learn how to search here', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/zoeken?q=pabo')
  const feed = await page.locator('link[rel=alternate][type="application/atom+xml"]').getAttribute('href')
  const text = await (await request.get(new URL(feed ?? '', baseURL).href)).text()
  expect(text).toContain('<title>Lesroute: pabo</title>')
  const dates = [...text.matchAll(/<\/title><updated>([^<]+)/g)].map(([, date]) => date).slice(1)
  expect(dates.length).toBeGreaterThan(10)
  expect(dates).toEqual(dates.toSorted((one = '', other = '') => other.localeCompare(one)))
  const only = await (await request.get('/zoeken/feed.xml?q=pabo&soort=vragen')).text()
  expect(only).not.toContain('/kennisbank/artikelen/')
  expect(await (await request.get('/zoeken/feed.xml?q=%F0%9F%98%80')).text()).not.toContain('<entry')
  const near = await (await request.get('/zoeken/feed.xml?q=zij-instroom%20zeeland&taal=en')).text()
  expect(near).toContain('xml:lang="en"')
  expect(near).toContain('/en/search?q=zij-instroom')

  const description = await page.locator('link[rel=search]').getAttribute('href')
  const opensearch = await request.get(description ?? '')
  expect(opensearch.headers()['content-type']).toContain('application/opensearchdescription+xml')
  expect(await opensearch.text()).toContain('/zoeken?q={searchTerms}')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same results by a plain form', full, async ({ page }) => {
    await page.goto('/kennisbank')
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
    await expect(page).toHaveURL('/zoeken')
    await page.getByRole('searchbox', { name: 'Wat wil je weten?' }).fill('pabo')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Ongeveer )?[\d.]+ resultaten voor “pabo”$/)
    await expect(results(page)).toHaveCount(20)
    await expect(results(page).first().getByRole('link').first()).toBeVisible()
    await page.getByRole('link', { name: 'Volgende' }).click()
    await expect(page).toHaveURL('/zoeken?q=pabo&pagina=2#resultaten-kop')
    await page.goto('/zoeken?q=heb+ik+een+vog+nodig')
    await expect(results(page).first().locator('.prose')).toBeVisible()
    await page.goto('/zoeken?q=xqzwv')
    await page.getByRole('main').locator('a.tag').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Ongeveer )?[\d.]+ resultaten voor/)
  })
})

test('what is not wanted is not searched for, which is said', full, async ({ page }) => {
  await page.goto(`/zoeken?q=${encodeURIComponent('pabo maar niet voltijd')}`)
  await expect(
    page.getByText(
      '“maar niet voltijd” telt hier niet mee als uitsluiting: weglaten kan bij het zoeken naar opleidingen.',
    ),
  ).toBeVisible()
  // Nothing is left of this one, so it is searched for as it is.
  await page.goto(`/zoeken?q=${encodeURIComponent('geen deeltijd')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('geen deeltijd')
  // Without other words the whole query is searched for, which leaves nothing out either.
  await expect(page.getByText('telt hier niet mee')).toBeVisible()
})
