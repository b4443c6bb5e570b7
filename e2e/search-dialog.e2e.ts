/** The search dialog, which opens from every page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, expectCode, test, full } from './fixtures.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Wat wil je weten?' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Opens the dialog by key, once the page listens to keys. */
const openByKey = async (page: Page, key: string) => {
  await expectCode(page)
  await page.keyboard.press(key)
  await expect(box(page).or(page.getByRole('combobox', { name: 'What would you like to know?' }))).toBeFocused()
}

test('from any page, by keyboard alone: open, choose with arrows, go; the code loads on opening', async ({ page }) => {
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
  // Words of the same meaning are marked too.
  await expect(articles.locator('mark').first()).toHaveText(/salaris|verdien/i)

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

test('a place in the query is where is searched, as on the page of all results', full, async ({ page }) => {
  await page.goto('/kennisbank')
  await openByKey(page, '/')
  await box(page).pressSequentially('pabo in zeeland', { delay: 60 })
  const programs = page.getByRole('group', { name: /^Opleidingen/ }).getByRole('option')
  await expect(programs.first()).toContainText(/Vlissingen|HZ/)
})

test('the dialog counts what the page of all results counts', full, async ({ page }) => {
  await page.goto('/kennisbank')
  await openByKey(page, '/')
  await box(page).pressSequentially('pabo utrecht', { delay: 60 })
  const group = page.getByRole('group', { name: /^Opleidingen/ })
  await expect(group.getByRole('option').first()).toContainText('Utrecht')
  const count = /^Opleidingen\D*(\d+)/.exec((await group.textContent()) ?? '')?.[1]
  await page.goto('/zoeken?q=pabo+utrecht')
  await expect(page.getByRole('link', { name: new RegExp(`^Opleidingen\\D*${count}$`) })).toBeVisible()
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

test(
  'words that were left with Escape are there again on the same page, selected, with what they found',
  full,
  async ({ page }) => {
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
  },
)

test('the dialog offers a way out of nothing, and breaks no rule', full, async ({ page }) => {
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

test('keys do not open it while someone types, nor once they are turned off', full, async ({ page }) => {
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

test('it speaks the language of the page', full, async ({ page }) => {
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
