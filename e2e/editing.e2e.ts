/** Editors sign in, write, publish and restore; visitors see it without a rebuild. */
import { AxeBuilder } from '@axe-core/playwright'
import { account, password, signIn, test } from './editors.ts'
import { expect, full, fullUnless } from './fixtures.ts'
import { link, saved, unique, write } from './item-form.ts'
import { openAxe, overflowOf } from './page-checks.ts'

test('an article is written, seen as a draft, published, and found by a visitor', async ({ page, browser, email }) => {
  test.slow()
  await signIn(page, email)
  const name = `Proefstuk ${unique()}`
  await page.getByRole('link', { name: 'Nieuw artikel' }).click()
  await page.getByRole('textbox', { name: 'Titel', exact: true }).pressSequentially(name, { delay: 20 })
  await expect(page.getByRole('textbox', { name: 'Adres', exact: true })).toHaveValue(
    name.toLowerCase().replaceAll(' ', '-'),
  )
  await page.getByLabel('Samenvatting').fill('Een stuk van de proef.')
  await write(page, 'Dit is de eerste zin.')
  await link(page, 'Onderwerpen', 'onderwijs')
  await expect(page.getByRole('status')).toContainText('Nog niet bewaard')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/\/redactie\/bewerken\/articles\/[\da-f-]{36}/)

  const address = `/kennisbank/artikelen/${name.toLowerCase().replaceAll(' ', '-')}`
  const visitor = await browser.newPage()
  const at = (to: string) => new URL(to, page.url()).href
  expect((await visitor.goto(at(address)))?.status()).toBe(404)
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Bekijk zoals bezoekers' }).click(),
  ])
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('Proefstuk')
  await expect(preview.getByRole('complementary', { name: 'Concept' })).toBeVisible()
  await preview.close()

  // A year of four digits.
  await expect(page.getByLabel('Publiceer op')).toHaveAttribute('max', '9999-12-31T23:59')
  await page.getByLabel('Publiceer op').fill('2040-01-02T09:00')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(saved(page)).toBeVisible()
  await page.goto(`/redactie?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Gepland op 2 jan 2040')
  await page.getByRole('link', { name }).click()
  // A moment that has come: the service looks every ten seconds.
  await page.getByLabel('Publiceer op').fill('2026-01-02T09:00')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(async () => {
    expect((await visitor.goto(at(address)))?.status()).toBe(200)
    await expect(visitor.getByRole('main')).toContainText('Dit is de eerste zin.', { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  // A visitor gets the same page, asks nothing, and sees no way to the editor.
  const paths: string[] = []
  visitor.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await visitor.reload({ waitUntil: 'networkidle' })
  expect(paths.filter((path) => path.startsWith('/api/editors'))).toEqual([])
  await expect(visitor.getByRole('link', { name: 'Bewerk', exact: true })).toHaveCount(0)
  await page.goto(address)
  await page.getByRole('link', { name: 'Bewerk', exact: true }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('published')
  await expect(async () => {
    await visitor.goto(at(`/kennisbank/artikelen?q=${encodeURIComponent(name)}`))
    await expect(visitor.getByRole('main').getByRole('link', { name })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 15_000 })

  await page.getByRole('textbox', { name: 'Adres', exact: true }).fill(`verhuisd-${address.split('/').at(-1)}`)
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Het vorige adres verwijst hierheen' })).toBeVisible()
  // The site reads the redirects anew every ten seconds.
  await expect(async () => {
    await visitor.goto(at(address))
    expect(new URL(visitor.url()).pathname).toContain('/verhuisd-')
    await expect(visitor.getByRole('main')).toContainText('Dit is de eerste zin.', { timeout: 500 })
  }).toPass({ timeout: 30_000 })

  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(`${name}, herzien`)
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('link', { name: 'Eerdere versies' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'zoals het nu is' })).toContainText('herzien')
  await page.getByRole('button', { name: 'Zet deze versie terug' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(name)
  await visitor.close()
})

test('what was typed survives a lost session and a closed tab', async ({ editor: page, context, email }) => {
  await page.getByRole('link', { name: 'Nieuw artikel' }).click()
  const name = `Verloren ${unique()}`
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(name)
  await write(page, 'Woorden die blijven.')
  await context.clearCookies({ name: 'lesroute-editor' })
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Je bent afgemeld' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toContainText('Woorden die blijven.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.close({ runBeforeUnload: false })

  const later = await context.newPage()
  await signIn(later, email)
  await later.getByRole('link', { name: 'Nieuw artikel' }).click()
  await later.getByRole('region', { name: 'Niet bewaarde tekst' }).getByRole('button', { name: 'Zet terug' }).click()
  await expect(later.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(name)
  await expect(later.getByRole('textbox', { name: 'Tekst' })).toContainText('Woorden die blijven.')
  await later.getByRole('button', { name: 'Bewaar' }).click()
  await expect(saved(later)).toBeVisible()
})

test('the second of two editors of one question hears of the first, and loses nothing', async ({
  editor: page,
  browser,
}) => {
  await page.goto('/redactie?soort=faqs&status=published')
  await page
    .getByRole('region', { name: /^\d+ items?$/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Vraag' })).not.toHaveValue('')
  const other = await browser.newPage()
  const address = page.url()
  await other.goto(new URL('/redactie/aanmelden', address).href)
  await other.getByLabel('E-mailadres').fill(account('eerste', 'write-content'))
  await other.getByLabel('Wachtwoord').fill(password)
  await other.getByRole('button', { name: 'Meld aan' }).click()
  await other.goto(address)
  const question = await page.getByRole('textbox', { name: 'Vraag' }).inputValue()
  await other.getByRole('textbox', { name: 'Vraag' }).fill(`${question} (eerst)`)
  await other.getByRole('button', { name: 'Bewaar' }).click()
  await expect(saved(other)).toBeVisible()
  await page.getByRole('textbox', { name: 'Vraag' }).fill(`${question} (daarna)`)
  await page.getByRole('button', { name: 'Bewaar' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Iemand anders heeft dit bewaard' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Vraag' })).toHaveValue(`${question} (daarna)`)
  await expect(page.getByRole('status').filter({ hasText: 'heeft dit nu ook open' })).toBeVisible()
  await alert.getByRole('button', { name: 'Vergelijk en voeg samen' }).press('Enter')
  const merge = page.getByRole('dialog', { name: 'Twee versies samenvoegen' })
  const field = merge.getByRole('group', { name: /^Vraag.*allebei veranderd/ })
  await expect(field.getByRole('group', { name: 'Bewaard door iemand anders' })).toContainText('(eerst)')
  await expect(field.getByRole('radio', { name: 'Houd mijn versie' })).toBeChecked()
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([])
  await field.getByRole('radio', { name: 'Neem hun versie' }).check()
  await merge.getByRole('button', { name: 'Zet in het formulier' }).click()
  await expect(page.getByRole('textbox', { name: 'Vraag' })).toHaveValue(`${question} (eerst)`)
  await page.getByRole('textbox', { name: 'Vraag' }).fill(question)
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(saved(page)).toBeVisible()

  // Who insists on the whole of their text may save it over the other.
  await other.getByRole('textbox', { name: 'Vraag' }).fill(`${question} (nog eens)`)
  await other.getByRole('button', { name: 'Bewaar' }).click()
  await other.getByRole('textbox', { name: 'Vraag' }).fill(question)
  await other.getByRole('button', { name: 'Bewaar mijn tekst toch' }).click()
  await expect(saved(other)).toBeVisible()
  await other.close()
})

test('an author writes drafts, and hears that publishing is for editors', full, async ({ page }) => {
  await signIn(page, account('auteur', 'write-drafts'))
  await page.getByRole('link', { name: 'Nieuw artikel' }).click()
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(`Van een auteur ${unique()}`)
  await write(page, 'Concept.')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Gepubliceerd')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Je account mag dit niet bewaren' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Concept')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(saved(page)).toBeVisible()
})

// ASVS 13.2.3
test('wrong credentials, missing fields and calls from elsewhere are refused clearly', async ({ page, request }) => {
  await page.goto('/redactie/aanmelden')
  await page.getByLabel('E-mailadres').fill('niemand@proef.example')
  await page.getByLabel('Wachtwoord').fill('onzin')
  await page.getByRole('button', { name: 'Meld aan' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'klopt niet' })).toBeVisible()
  const save = { collection: 'articles', id: crypto.randomUUID(), values: {}, read: null, isLocked: true }
  expect((await request.post('/api/editors/items', { data: save })).status()).toBe(401)
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await request.post('/api/editors/items', { data: save, ...foreign })).status()).toBe(403)
  expect((await request.post('/api/editors/session', { form: { email: 'x' }, ...foreign })).status()).toBe(403)
  const preview = await request.get('/api/editors/preview?collection=articles&id=x', { maxRedirects: 0 })
  expect([preview.status(), preview.headers()['location']]).toEqual([303, '/redactie/aanmelden'])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `the pages of editors can be used by everybody, ${colorScheme}`,
    fullUnless(colorScheme === 'light'),
    async ({ page, email }) => {
      test.slow()
      await page.emulateMedia({ colorScheme })
      const problems: string[] = []
      /** Rules are asked at one width of each page, by turns; FULL_SQUARE asks at both. */
      const widths = [320, 1440]
      const look = async () => {
        widths.reverse()
        const axe = await openAxe(page)
        for (const [turn, width] of widths.entries()) {
          await page.setViewportSize({ width, height: 900 })
          if ((await overflowOf(page)) > 0) problems.push(`${page.url()} ${width}: wider than the screen`)
          if (turn > 0 && !process.env['FULL_SQUARE']) continue
          const { violations } = await axe().include('main').analyze()
          problems.push(...violations.map(({ id, nodes }) => `${page.url()} ${width}: ${id} ${nodes[0]?.html ?? ''}`))
        }
      }
      await page.goto('/redactie/aanmelden')
      await look()
      await signIn(page, email)
      await look()
      await page
        .getByRole('region', { name: /items?$/ })
        .getByRole('link')
        .nth(20)
        .click()
      await expect(page.getByRole('textbox', { name: 'Tekst' })).toBeVisible()
      await look()
      await page.goto(page.url().replace('bewerken', 'versies'))
      await look()
      expect(problems).toEqual([])
    },
  )

test('the editor is used by keyboard alone', async ({ editor: page }) => {
  await page.getByRole('link', { name: 'Nieuwe vraag' }).press('Enter')
  await page.getByRole('button', { name: 'Bewaar' }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Vul de titel of de vraag in' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Vraag' }).press('End')
  await page.keyboard.type(`Kan dit met het toetsenbord ${unique()}?`, { delay: 15 })
  // Through the toolbar, which is one stop, into the text.
  const answer = page.getByRole('textbox', { name: 'Antwoord' })
  for (let stops = 0; stops < 30; stops += 1) {
    if (await answer.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Ja.', { delay: 30 })
  await page.getByRole('button', { name: 'Bewaar' }).press('Enter')
  await expect(saved(page)).toBeVisible()
})

test(
  'a link is placed by the toolbar, and words that were left behind are not typed over',
  full,
  async ({ editor: page }) => {
    await page.getByRole('link', { name: 'Nieuw artikel' }).click()
    await write(page, 'Lees verder')
    await page.keyboard.press('ControlOrMeta+A')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    const form = page.getByRole('group', { name: 'Link', exact: true })
    await form.getByRole('textbox').pressSequentially('https://duo.nl/', { delay: 15 })
    await form.getByRole('textbox').press('Enter')
    const text = page.getByRole('textbox', { name: 'Tekst' })
    await expect(text.getByRole('link', { name: 'Lees verder' })).toHaveAttribute('href', 'https://duo.nl/')
    await expect(page).toHaveURL(/\/nieuw/)
    // The pause after which words are stored.
    await page.waitForTimeout(800)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const offer = page.getByRole('region', { name: 'Niet bewaarde tekst' })
    await expect(offer).toBeVisible()
    await page.getByRole('textbox', { name: 'Titel', exact: true }).pressSequentially('Iets anders', { delay: 20 })
    // That pause again: nothing shows that something is stored.
    await page.waitForTimeout(800)
    await offer.getByRole('button', { name: 'Zet terug' }).click()
    await expect(text.getByRole('link', { name: 'Lees verder' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    // What was typed instead is a copy of its own, which is offered now.
    await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('')
    await offer.getByRole('button', { name: 'Zet terug' }).click()
    await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Iets anders')
    await expect(text).toHaveText('')
    await expect(offer).toBeVisible()
  },
)
