import { catalogue, expect, test, full, fullUnless } from './fixtures.ts'

const article = `/kennisbank/artikelen/${catalogue.everyNode.slug}`

/** The descriptions for machines on the page, by type. */
const described = (html: string, type: string): Record<string, unknown> | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
    .find((data) => data['@type'] === type)

test('the text leads to its source, and the source back to the text', async ({ page }) => {
  await page.goto(`/kennisbank/artikelen/${catalogue.plain.slug}`)
  const reference = page.locator('[role="doc-noteref"]').first()
  const back = await reference.getAttribute('id')
  await reference.click()
  const source = page.locator(await page.evaluate(() => location.hash))
  await expect(source).toBeInViewport()
  await source.locator('[role="doc-backlink"]').first().click()
  await expect(page).toHaveURL(new RegExp(`#${back}$`))
  await expect(reference).toBeInViewport()
})

test('the list of contents says which section is being read', full, async ({ page }) => {
  await page.goto(article)
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' }).first()
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  const link = contents.getByRole('link', { name: 'Wie beslist er?' })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
})

for (const native of [true, false])
  test(
    `a mention shows its card on hover and focus, and Escape puts it away (${native ? 'platform' : 'island'})`,
    fullUnless(native),
    async ({ page }) => {
      if (!native)
        await page.addInitScript(() => {
          for (const { prototype } of [HTMLElement, HTMLAnchorElement])
            Reflect.deleteProperty(prototype, 'interestForElement')
          new MutationObserver(() => {
            for (const link of document.querySelectorAll('[interestfor]')) link.removeAttribute('interestfor')
          }).observe(document, { childList: true, subtree: true })
        })
      await page.goto(article)
      const link = page.getByRole('link', { name: 'wat bevoegd zijn precies betekent' })
      const card = page.locator(`[id="${await link.getAttribute('aria-details')}"]`)
      await expect(card).toBeHidden()
      await expect(async () => {
        await page.mouse.move(0, 0)
        await link.hover()
        await expect(card).toBeVisible({ timeout: 1500 })
        // The pointer may move onto the card, unless a picture has just moved the page. Source: WCAG 2.2, 1.4.13.
        await card.hover({ timeout: 2000 })
      }).toPass()
      await page.waitForTimeout(600)
      await expect(card).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(card).toBeHidden()
      await page.mouse.move(0, 0)
      await page.getByRole('button', { name: 'bevoegdheid', exact: true }).focus()
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await expect(card).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(card).toBeHidden()
    },
  )

test('a term explains itself by keyboard, and leads to its page', async ({ page }) => {
  await page.goto(article)
  await page.getByRole('button', { name: 'bevoegdheid', exact: true }).press('Enter')
  const card = page.getByRole('note', { name: 'bevoegdheid' })
  await expect(card).toContainText('Het recht om')
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await page.goto('/begrippen')
  await page.getByRole('link', { name: 'pabo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'pabo' })).toBeVisible()
})

test.describe('without the worker for offline reading, which has scripts of its own', () => {
  test.use({ serviceWorkers: 'block' })

  test('a note that was put away stays away, from the first paint on', full, async ({ page }) => {
    await page.goto(article)
    const note = page.locator('[data-note]')
    await page.getByRole('button', { name: 'Niet meer tonen' }).click()
    await expect(note).toHaveCount(0)
    await page.route('**/*.js*', (route) => route.abort())
    await page.reload()
    await expect(note).toBeAttached()
    await expect(note).toBeHidden()
  })
})

test('an author is a link to a page with portrait, work and articles', full, async ({ page }) => {
  await page.goto(article)
  await page.getByRole('region', { name: 'Geschreven door' }).getByRole('link', { name: 'Noor Verhagen' }).click()
  await expect(page).toHaveURL(/\/auteurs\/noor-verhagen$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Verhagen' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Portret van Noor Verhagen' })).toBeVisible()
  await expect(page.getByRole('link', { name: catalogue.everyNode.title })).toBeVisible()
})

test('the address is copied on a press', full, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(article)
  await page.getByRole('button', { name: 'Kopieer de link' }).click()
  const status = page.getByRole('group', { name: 'Delen en bewaren' }).getByRole('status')
  await expect(status.filter({ hasText: 'Link gekopieerd' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article)
})

test('on paper there is the text with its addresses, every fold open, and where it comes from', async ({ page }) => {
  await page.goto(article)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Van http.*, bijgewerkt op/)).toBeVisible()
  await expect(page.locator('#vragen ~ div p').first()).toBeVisible()
  for (const part of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(part).getByRole('navigation').first()).toBeHidden()
  const written = await page
    .locator('.prose a[href^="https://"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(written).toContain('https://')
})

test('machines are told what the page shows', async ({ request }) => {
  const html = await (await request.get(article)).text()
  const about = described(html, 'Article')
  expect(about).toMatchObject({ headline: catalogue.everyNode.title, inLanguage: 'nl' })
  // The sample's authors are invented, so that machines hear of none.
  expect(about?.['author']).toBeUndefined()
  expect(String(about?.['image'])).toMatch(/^http/)
  expect(described(html, 'BreadcrumbList')).toBeDefined()
  expect(JSON.stringify(described(html, 'FAQPage'))).toContain('acceptedAnswer')
  expect(described(await (await request.get('/begrippen/pabo')).text(), 'DefinedTerm')).toMatchObject({ name: 'pabo' })
  expect(described(await (await request.get('/auteurs/noor-verhagen')).text(), 'ProfilePage')).toBeUndefined()
})

test('an English article says so in the Dutch frame, and a Dutch one in the English frame', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen/becoming-a-primary-school-teacher-in-the-netherlands')
  await expect(page.getByText('Dit artikel is in het Engels geschreven.')).toBeVisible()
  await expect(page.getByText('This article is written in English.')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'Read it on the English site' })).toHaveAttribute(
    'href',
    '/en/knowledge-base/articles/becoming-a-primary-school-teacher-in-the-netherlands',
  )
  await expect(page.getByRole('article').first()).toHaveAttribute('lang', 'en')
  await page.goto(`/en/knowledge-base/articles/${catalogue.everyNode.slug}`)
  await expect(page.getByText('This article is available in Dutch only.')).toBeVisible()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${article}$`))
})

test('an article that nobody reviewed does not say that somebody did', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen/praktijkonderwijs-en-nieuwkomersonderwijs')
  await expect(page.getByText(/nagekeken op|controle op|nieuwe controle/i)).toHaveCount(0)
  await expect(page.getByText(/^Bijgewerkt op/)).toBeVisible()
})
