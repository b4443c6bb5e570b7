/** Searching everything: the page, and the dialog that opens from every other page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Wat wil je weten?' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Opens the dialog by key, once the page listens to keys. */
const openByKey = async (page: Page, key: string) => {
  await page.waitForLoadState('networkidle')
  await page.keyboard.press(key)
  await expect(box(page).or(page.getByRole('combobox', { name: 'What would you like to know?' }))).toBeFocused()
}

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
  await expect(page).toHaveURL('/zoeken?q=pabo&pagina=2')
  await expect(results(page).first().getByRole('heading')).not.toHaveText(top[0] ?? '')
  await page.goBack()

  const tab = kinds(page).getByRole('link', { name: /^Vragen/ })
  const count = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])
  await tab.click()
  await expect(page).toHaveURL('/zoeken?q=pabo&soort=vragen')
  await expect(results(page)).toHaveCount(Math.min(20, count))
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(page).toHaveURL('/zoeken?q=pabo&soort=vragen&pagina=2')
  await expect(results(page)).toHaveCount(Math.min(20, count - 20))
  await page.goBack()
  await expect(page).toHaveURL('/zoeken?q=pabo&soort=vragen')
  await page.goBack()
  await expect(page).toHaveURL('/zoeken?q=pabo')
})

test('a name leads to its page, of an institution and of this site, in words of either language', async ({ page }) => {
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
})

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

test('what is Dutch says so on English pages, to readers and to screen readers', async ({ page }) => {
  await page.goto('/en/search?q=teaching+assistant')
  await expect(results(page).first().getByRole('heading')).toHaveText('teaching assistant')
  const dutch = page.getByRole('heading', { name: 'Onderwijsassistent', exact: true })
  const role = results(page).filter({ has: dutch }).first()
  await expect(role).toHaveAttribute('lang', 'nl')
  await expect(role).toContainText('In Dutch')
  const article = results(page).filter({ has: page.getByRole('heading', { name: /^Working as a teaching assistant/ }) })
  await expect(article).not.toHaveAttribute('lang')
  await expect(article).not.toContainText('In Dutch')
})

test('the list breaks no rule; every result is on one of its pages, and none on two', async ({ page }) => {
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

test('words that were mistyped are corrected in one step', async ({ page }) => {
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
  expect(await page.evaluate(() => localStorage.getItem('lesroute-searches'))).toBeNull()
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

  const description = await page.locator('link[rel=search]').getAttribute('href')
  const opensearch = await request.get(description ?? '')
  expect(opensearch.headers()['content-type']).toContain('application/opensearchdescription+xml')
  expect(await opensearch.text()).toContain('/zoeken?q={searchTerms}')
})

test('from any page, by keyboard alone: open, choose with arrows, go; the code comes when it is wanted', async ({
  page,
}) => {
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/queries')) searches.push(request.method())
  })
  await page.goto('/kennisbank')
  await page.waitForLoadState('networkidle')
  expect(searches).toEqual([])
  await openByKey(page, '/')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await expect(options(page).first()).toBeVisible()
  searches.length = 0
  await box(page).pressSequentially('salaris', { delay: 30 })
  await expect(page.getByRole('status').filter({ hasText: /\d+ resultaten/ })).toBeAttached()
  // One call a pause, and none of them asked ahead.
  expect(searches).toEqual(['POST'])
  const articles = page.getByRole('group', { name: /^Artikelen/ })
  await expect(articles.locator('mark').first()).toHaveText(/salaris/i)

  await page.keyboard.press('ArrowDown')
  const first = options(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const target = (await first.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the dialog finds pages of this site by their names, and questions the site for them within bounds', async ({
  page,
  request,
}) => {
  await page.goto('/kennisbank')
  await openByKey(page, '/')
  await box(page).pressSequentially('privacyverklaring', { delay: 20 })
  await expect(page.getByRole('group', { name: /^Pagina’s/ }).getByRole('option', { name: /Privacy/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/privacy')
  for (const query of ['', '?q=', `?q=${'x'.repeat(500)}`, '?q=a&taal=de'])
    expect((await request.get(`/api/own-pages${query}`)).status(), query).toBe(400)
  expect(await (await request.get('/api/own-pages?q=glossary&taal=en')).json()).toMatchObject({
    pages: [{ path: '/en/glossary', isName: true }],
  })
})

test('Enter in the box leads to all results; Escape gives the focus back', async ({ page }) => {
  await page.goto('/media')
  await openByKey(page, 'Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zoeken' })).toBeFocused()
  await page.keyboard.press('Enter')
  await box(page).fill('pabo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/zoeken?q=pabo')
})

test('words that were left with Escape are there again on the same page, selected, with what they found', async ({
  page,
}) => {
  await page.goto('/')
  await openByKey(page, '/')
  await box(page).fill('salaris')
  await expect(options(page).first()).toContainText(/salaris/i)
  const first = await options(page).first().textContent()
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await openByKey(page, '/')
  await expect(box(page)).toHaveValue('salaris')
  await expect(options(page).first()).toHaveText(first ?? '')
  await page.keyboard.type('pabo')
  await expect(box(page)).toHaveValue('pabo')
  // What was chosen is done with, and another page is another visit.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/zoeken?q=pabo')
  await openByKey(page, 'Control+k')
  await expect(box(page)).toHaveValue('')
})

test('the dialog offers a way out of nothing, and breaks no rule', async ({ page }) => {
  await page.goto('/kennisbank')
  await openByKey(page, '/')
  await box(page).fill('xqzwv')
  await expect(page.getByRole('status').filter({ hasText: 'Niets gevonden' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await options(page).first().click()
  await expect(box(page)).toBeFocused()
  await expect(page.getByRole('group', { name: /^Artikelen/ })).toBeVisible()
})

test('keys do not open it while someone types, nor once they are turned off', async ({ page }) => {
  await page.goto('/zoeken')
  await openByKey(page, '/')
  await page.getByRole('checkbox', { name: 'Openen met / of Ctrl K' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
  await page.getByRole('checkbox', { name: 'Openen met / of Ctrl K' }).check()
  await page.getByRole('button', { name: 'Sluit' }).click()
  await page.getByRole('searchbox', { name: 'Wat wil je weten?' }).focus()
  await page.keyboard.type('en/of')
  await expect(page.getByRole('searchbox', { name: 'Wat wil je weten?' })).toHaveValue('en/of')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('it speaks the language of the page', async ({ page }) => {
  await page.goto('/en/knowledge-base')
  await openByKey(page, '/')
  await page.getByRole('combobox', { name: 'What would you like to know?' }).fill('pabo')
  await expect(page.getByRole('group', { name: /^Questions/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/search?q=pabo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:About )?[\d,]+ results for “pabo”$/)
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap opens it, a tap chooses', async ({ page }) => {
    await page.goto('/kennisbank')
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).tap()
    await box(page).fill('salaris')
    const first = page
      .getByRole('group', { name: /^Artikelen/ })
      .getByRole('option')
      .first()
    const target = (await first.getAttribute('href')) ?? ''
    await first.tap()
    await expect(page).toHaveURL(target)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same results by a plain form', async ({ page }) => {
    await page.goto('/kennisbank')
    await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
    await expect(page).toHaveURL('/zoeken')
    await page.getByRole('searchbox', { name: 'Wat wil je weten?' }).fill('pabo')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Ongeveer )?[\d.]+ resultaten voor “pabo”$/)
    await expect(results(page)).toHaveCount(20)
    await expect(results(page).first().getByRole('link').first()).toBeVisible()
    await page.getByRole('link', { name: 'Volgende' }).click()
    await expect(page).toHaveURL('/zoeken?q=pabo&pagina=2')
    await page.goto('/zoeken?q=heb+ik+een+vog+nodig')
    await expect(results(page).first().locator('.prose')).toBeVisible()
    await page.goto('/zoeken?q=xqzwv')
    await page.getByRole('main').locator('a.tag').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Ongeveer )?[\d.]+ resultaten voor/)
  })
})
