/** Lists with facets: the address is their state, and every choice can be taken back. */
import { expect, fullUnless, test, touch, full } from './fixtures.ts'

const lists = [
  '/media/videos',
  '/media/ervaringsverhalen',
  '/media/podcasts',
  '/navigator/instellingen',
  '/navigator/regioloketten',
  '/kennisbank/artikelen',
  '/en/media/stories',
  '/en/navigator/institutions',
] as const

for (const path of lists)
  test(
    `${path} is filtered by a facet, counts it, says it in its title, and gives it back`,
    fullUnless(path === '/kennisbank/artikelen'),
    async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const hits = page.locator('#resultaten [data-hit]')
      const count = page.locator('#aantal')
      await expect(hits.first()).toBeVisible()
      const all = (await count.textContent()) ?? ''
      const total = /\d+/.exec(all)?.[0] ?? ''
      const choice = page
        .getByRole('main')
        .locator('label:visible', { has: page.getByRole('checkbox') })
        .filter({ hasNotText: new RegExp(`${total}$`) })
        .first()
      const counted = await choice.textContent()
      await choice.getByRole('checkbox').check()
      await expect(count).not.toHaveText(all)
      const narrowed = (await count.textContent()) ?? ''
      // The count beside a value is the number that it brings.
      expect(counted?.endsWith(/\d+/.exec(narrowed)?.[0] ?? '?')).toBe(true)
      await expect(page).toHaveTitle(new RegExp(`: ${narrowed} · Lesroute$`))
      await expect(page).toHaveURL(/\?\w+=/)
      const title = await page.title()
      const listed = await hits.allTextContents()
      await page.reload()
      await expect(page).toHaveTitle(title)
      expect(await hits.allTextContents()).toEqual(listed)
      await touch(page)
      await page.getByRole('link', { name: /^(Verwijder filter|Remove filter): / }).click()
      await expect(count).toHaveText(all)
      await expect(count, 'the focus stays in the list').toBeFocused()
    },
  )

test('more of the list comes below it; a link to it, reload and back give the same, at the same place', async ({
  page,
}) => {
  await page.goto('/navigator/instellingen')
  await touch(page)
  const hits = page.locator('#resultaten [data-hit]')
  await expect(hits).toHaveCount(20)
  await page.getByRole('link', { name: 'Toon meer' }).click()
  await expect(hits).toHaveCount(40)
  await expect(page).toHaveURL(/\?tot=2$/)
  await expect(page.getByText('40 van 73 getoond')).toBeVisible()
  await page.getByRole('link', { name: 'Toon meer' }).click()
  await expect(hits).toHaveCount(60)
  await expect(page).toHaveURL(/\?tot=3$/)
  await page.goBack()
  await expect(hits).toHaveCount(40)
  const listed = await hits.allTextContents()
  await page.reload()
  expect(await hits.allTextContents()).toEqual(listed)
  await page.waitForLoadState('networkidle')

  // Another choice begins at the first page again.
  await page.getByRole('checkbox', { name: /^Hogeschool/ }).check()
  await expect(hits).toHaveCount(20)
  await expect(page).toHaveURL(/\?soort=hogeschool$/)
  await page.goBack()
  await expect(hits).toHaveCount(40)
  expect(await hits.allTextContents()).toEqual(listed)
})

test('back from an item finds the list where it was left, without another search', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen')
  await touch(page)
  await page.getByRole('link', { name: 'Toon meer' }).click()
  const hits = page.locator('#resultaten [data-hit]')
  await expect(hits).toHaveCount(40)
  const link = hits.nth(33).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  let searches = 0
  page.on('request', (request) => {
    if (request.url().includes('/queries')) searches += 1
  })
  await link.click()
  await expect(page).toHaveURL(/artikelen\/[^?]+$/)
  await page.goBack()
  await expect(page).toHaveURL(/tot=2$/)
  await expect(hits).toHaveCount(40)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200)
  expect(searches).toBe(0)
})

test('what is typed before the code has arrived is searched all the same', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen', { waitUntil: 'commit' })
  const words = page.getByRole('searchbox', { name: 'Zoekwoorden' })
  await words.fill('salaris')
  await expect(page.locator('#aantal')).toContainText('“salaris”')
  await expect(words).toHaveValue('salaris')
})

test('the values of a long facet are searched, with or without marks on their letters', full, async ({ page }) => {
  await page.goto('/media/ervaringsverhalen')
  await page.waitForLoadState('networkidle')
  const search = page.getByRole('searchbox', { name: 'Zoek in Onderwerp' })
  await search.fill('OPLEIDING')
  const topics = page.getByRole('group', { name: 'Onderwerp', exact: true })
  await expect(topics.getByRole('status')).toHaveText(/^\d+ waarden?$/)
  for (const text of await topics.locator('label').allTextContents()) expect(text.toLowerCase()).toContain('opleiding')
  await search.fill('xqzwv')
  await expect(topics.getByText('Geen waarde gevonden')).toBeVisible()
  await search.fill('')
  await expect(topics.getByRole('checkbox').first()).toBeVisible()
})

test('an empty list says what to leave out, and how much that finds', full, async ({ page }) => {
  await page.goto('/media/ervaringsverhalen?q=xqzwv&sector=Primair+onderwijs')
  const exit = page.getByRole('link', { name: /^Zonder “xqzwv” \d+$/ })
  const count = /\d+$/.exec((await exit.textContent()) ?? '')?.[0] ?? ''
  await exit.click()
  await expect(page.locator('#aantal')).toHaveText(new RegExp(`^${count} `))
  await page.goto('/media/ervaringsverhalen?q=xqzwv')
  await page.getByRole('link', { name: 'Zoek “xqzwv” op heel Lesroute' }).click()
  await expect(page).toHaveURL('/zoeken?q=xqzwv')
})

test('a transcript that holds the words says so', full, async ({ page }) => {
  await page.goto('/media/podcasts?q=orkest')
  await expect(page.locator('[data-hit]').first()).toContainText('Gezegd:')
})

test('lists of many choices stay out of search engines, and each names its own address', async ({ page }) => {
  const robots = page.locator('meta[name=robots]')
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/media/videos?sector=Primair+onderwijs&pagina=1')
  await expect(robots).toHaveCount(0)
  await expect(canonical).toHaveAttribute('href', /\/media\/videos\?sector=Primair\+onderwijs$/)
  await page.goto('/media/videos?sector=Primair+onderwijs&q=gym')
  await expect(robots).toHaveAttribute('content', /noindex/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('facets, pages and more of a list work as forms and links', async ({ page }) => {
    await page.goto('/navigator/instellingen')
    await page.getByRole('checkbox', { name: /^Hogeschool/ }).check()
    await page.getByRole('button', { name: 'Zoek', exact: true }).first().click()
    await expect(page).toHaveURL(/soort=hogeschool/)
    await page.getByRole('link', { name: 'Toon meer' }).click()
    await expect(page).toHaveURL(/soort=hogeschool&tot=2#hit-/)
    const hits = page.locator('#resultaten [data-hit]')
    await expect(hits).toHaveCount(30)
    // Where the list ended is where it goes on.
    await expect(hits.nth(19)).toBeInViewport()
    await page.getByRole('link', { name: 'Bladzijde 2' }).click()
    await expect(page.locator('#resultaten [data-hit]')).toHaveCount(10)
    await page.getByRole('link', { name: 'Verwijder filter: Hogeschool' }).click()
    await expect(page.getByText('20 van 73 getoond')).toBeVisible()
  })
})

for (const [path, typed, meant] of [
  ['/kennisbank/artikelen', 'salraris', 'salaris'],
  ['/kennisbank/veelgestelde-vragen', 'salraris', 'salaris'],
  ['/navigator/opleidingen', 'wiskudne', 'wiskunde'],
] as const)
  test(`${path}: a misspelt word is said, on a fresh load and while typing`, full, async ({ page }) => {
    await page.goto(`${path}?q=${typed}`)
    const link = page.locator('#resultaten').getByText('Bedoelde je').getByRole('link', { name: meant })
    await expect(link).toBeVisible()
    await touch(page)
    const box = page.getByRole('main').getByRole('searchbox').first()
    await box.fill(meant)
    await expect(page.locator('#aantal')).toContainText(`“${meant}”`)
    await expect(link).toHaveCount(0)
    await box.fill(typed)
    await expect(link).toBeVisible()
    await link.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === meant)
    await expect(page.locator('#aantal')).toContainText(`“${meant}”`)
    await expect(link).toHaveCount(0)
    // The link that had the focus is gone: what it led to has it.
    await expect(page.locator('#aantal')).toBeFocused()
  })

test('without results the facets stay', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen?q=qqqqqqq')
  await expect(page.getByText('Niets gevonden')).toBeVisible()
  await expect(page.locator('[data-filters] summary').filter({ hasText: 'Onderwerp' })).toBeVisible()
  await expect(page.getByText('Geen keuzes bij deze zoekopdracht').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the filters of a list end in a button that says how many results they leave', full, async ({ page }) => {
    await page.goto('/kennisbank/artikelen')
    await touch(page)
    const filters = page.getByRole('button', { name: /^Filters/ })
    await filters.tap()
    const done = page.getByRole('button', { name: /^Toon \d+ resultaten$/ })
    const former = (await done.textContent()) ?? ''
    await page.locator('[data-filters] fieldset').first().getByRole('checkbox').first().check()
    await expect(done).not.toHaveText(former)
    const count = /\d+/.exec((await done.textContent()) ?? '')?.[0] ?? ''
    await done.tap()
    await expect(done).toBeHidden()
    await expect(filters).toHaveText('Filters (1)')
    await expect(filters).toBeInViewport()
    await expect(page.locator('#aantal')).toHaveText(`${count} resultaten`)
  })
})

test('back from a link in an answer, the answer is open where it was left', full, async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen')
  await touch(page)
  const answer = page.locator('#resultaten details').last()
  await answer.locator('summary').click()
  await expect(answer).toHaveAttribute('open', '')
  const link = answer.getByRole('link').last()
  await link.scrollIntoViewIfNeeded()
  const top = (await answer.boundingBox())?.y ?? 0
  await link.click()
  await expect(page).not.toHaveURL(/veelgestelde-vragen$/)
  await page.goBack()
  await expect(answer).toHaveAttribute('open', '')
  await expect.poll(async () => Math.abs(((await answer.boundingBox())?.y ?? 9999) - top)).toBeLessThan(60)
})

for (const [path, spelt] of [
  ['/kennisbank/artikelen?q=wat&onderwerp=SALARIS', '/kennisbank/artikelen?q=wat&onderwerp=Salaris'],
  ['/kennisbank/veelgestelde-vragen?onderwerp=salaris', '/kennisbank/veelgestelde-vragen?onderwerp=Salaris'],
  ['/navigator/opleidingen?niveau=Mbo&plaats=Utrecht', '/navigator/opleidingen?plaats=Utrecht&niveau=mbo'],
] as const)
  test(
    `${path} leads to the list of the value as it is spelt`,
    fullUnless(path.startsWith('/navigator')),
    async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(307)
      expect(response.headers()['location']).toBe(spelt)
    },
  )

for (const [path, name, value] of [
  ['/kennisbank/artikelen?onderwerp=salari', 'Onderwerp', 'Salaris'],
  ['/kennisbank/veelgestelde-vragen?onderwerp=salari', 'Onderwerp', 'Salaris'],
] as const)
  test(`${path} offers the value that there is`, fullUnless(path.includes('artikelen')), async ({ page }) => {
    await page.goto(path)
    const note = page.getByRole('status').filter({ hasText: `Het filter ${name} heeft geen waarde “salari”` })
    await expect(note).toContainText('Bedoel je:')
    await note.getByRole('link', { name: value, exact: true }).click()
    await expect(page).toHaveURL(/onderwerp=Salaris/)
    await expect(page.locator('#resultaten [data-hit]').first()).toBeVisible()
    await expect(note).toHaveCount(0)
  })
