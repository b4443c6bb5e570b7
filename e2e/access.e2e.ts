import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, full, fullUnless, service, test, typing } from './fixtures.ts'

/** Letters of the outbox that contain the text. */
const letters = (text: string): string[] => {
  const folder = path.join(process.env['E2E_DATA_FOLDER'] ?? '.data', 'outbox')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .filter((letter) => letter.includes(text))
}

const fillIn = async (page: Page, use: string) => {
  await page.getByLabel('Je volledige naam').fill('Ada Jansen')
  await page.getByLabel('Je e-mailadres').fill('ada@example.org')
  await page.getByLabel('E-mailadres van de administratie').fill('admin@example.org')
  await page.getByLabel('Je organisatie').fill('Regioloket Oost')
  await page.getByLabel('Waar ga je de gegevens voor gebruiken?').fill(use)
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('a request for access is kept for the team, once, and thanked for', async ({ page }) => {
      const use = `Proef ${Date.now().toString(36)} ${javaScriptEnabled}`
      await page.goto('/access-request')
      await fillIn(page, use)
      await page.waitForTimeout(typing)
      await page.getByRole('button', { name: 'Vraag toegang aan' }).dblclick()
      await expect(page.getByRole('heading', { level: 1, name: 'Je aanvraag is binnen' })).toBeVisible()
      expect(letters(use)).toHaveLength(1)
    })

    test('what is missing is told at its field, and what was written stays', full, async ({ page }) => {
      await page.goto('/access-request')
      await page.getByLabel('Je organisatie').fill('Regioloket Oost')
      await page.waitForTimeout(typing)
      await page.getByRole('button', { name: 'Vraag toegang aan' }).click()
      const summary = page.getByRole('region', { name: 'Er kloppen nog 4 dingen niet' })
      await expect(summary.getByRole('link')).toHaveCount(4)
      await expect(page.getByLabel('Je organisatie')).toHaveValue('Regioloket Oost')
      await expect(page.getByLabel('Je volledige naam')).toHaveAccessibleDescription('Vul je naam in')
    })
  })

test('a message is sent with the keyboard alone', full, async ({ page }) => {
  const question = `Vraag ${Date.now().toString(36)}`
  await page.goto('/contact')
  await page.getByLabel('Je naam').focus()
  for (const text of ['Ada Jansen', 'ada@example.org', question]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.waitForTimeout(typing)
  await expect(page.getByRole('button', { name: 'Verstuur' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Je bericht is binnen' })).toBeVisible()
  expect(letters(question)).toHaveLength(1)
})

test('a visitor who sends the form too often reads on a page when to try again', full, async ({ request }) => {
  const from = `203.0.113.${100 + Math.floor(Math.random() * 100)}`
  const html = await (await request.get('/access-request')).text()
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const right = {
    name: 'Ada',
    email: 'ada@example.org',
    adminEmail: 'ada@example.org',
    organisation: 'Oost',
    use: from,
  }
  await new Promise((resolve) => setTimeout(resolve, typing))
  const answers = []
  // A window may end in between, but not twice.
  for (let count = 0; count < 21; count += 1)
    answers.push(
      await request.post('/api/access-request', {
        form: { key: value('key'), seal: value('seal'), language: 'nl', ...right },
        headers: { 'x-forwarded-for': from },
        maxRedirects: 0,
      }),
    )
  const refused = answers.find((answer) => answer.status() === 429)
  expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused?.text()).toContain('Terug naar het formulier')
})

test(
  'the first call on the developers page works as it stands, the second with any token',
  full,
  async ({ page, request }) => {
    const mail = `${crypto.randomUUID()}@example.org`
    const token = service('account', 'add', mail).trim()
    for (const path of ['/ontwikkelaars', '/en/developers']) {
      await page.goto(path)
      const [, up = '', me = ''] = await page.locator('section[aria-labelledby=beginnen] pre').allTextContents()
      const parts = /^curl --globoff(?: --header "Authorization: ([^"]+)")? '([^']+)'$/
      const [, none, address = ''] = parts.exec(up) ?? []
      expect([none, await (await request.get(address)).text()]).toEqual([undefined, 'pong'])
      const [, bearer = '', ownAddress = ''] = parts.exec(me) ?? []
      const answer = await request.get(ownAddress, {
        headers: { authorization: bearer.replace('$LESROUTE_TOKEN', token) },
      })
      expect(await answer.json()).toHaveProperty('data.email', mail)
    }
  },
)

test('the developers page tells what can be asked, and no token', full, async ({ page }) => {
  await page.goto('/ontwikkelaars')
  await expect(page.getByRole('listitem').filter({ hasText: /^GET \/items\/programs Items/ })).toBeVisible()
  const programs = page
    .getByRole('group')
    .filter({ hasText: /een voorbeeld: \/items\/educational_institutions/ })
    .first()
  await programs.locator('summary').click()
  await expect(programs.getByText(/Authorization: Bearer \$LESROUTE_TOKEN/).first()).toBeVisible()
  await expect(programs.getByRole('link', { name: 'filter', exact: true })).toBeVisible()
  const shape = page.getByRole('group').filter({ hasText: /^UserUpdate/ })
  await shape.locator('summary').click()
  await expect(shape.getByRole('term').filter({ hasText: /^token$/ })).toBeVisible()
  await expect(shape.getByRole('definition').first()).toHaveText(/^string At least 32 random bytes/)
  await page.getByRole('link', { name: 'Vraag een token aan' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Toegang tot de API' })).toBeVisible()
})
