import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, service, test, fullUnless } from './fixtures.ts'

const serviceUrl = process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055'
const mailFolder = path.join(process.env['E2E_DATA_FOLDER'] ?? '.data', 'mail')

/** The addresses of the site's pages in the mail to that address, Dutch first; none while there is no mail. */
const pagesInMail = (email: string): string[] => {
  const names = existsSync(mailFolder) ? readdirSync(mailFolder) : []
  const mails = names.map((name) => readFileSync(path.join(mailFolder, name), 'utf8'))
  const mail = mails.find((text) => text.includes(email)) ?? ''
  const plain = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return [...new Set([...plain.matchAll(/https?:\/\/\S+?token=[\w.-]+/g)].map(([page]) => page))]
}

for (const [language, javaScriptEnabled] of [
  ['nl', false],
  ['en', true],
] as const)
  // prettier-ignore
  test.describe(`in ${language}, with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const words = {
      nl: {
        title: 'Stel een nieuw wachtwoord in',
        code: 'Code uit de mail',
        password: 'Nieuw wachtwoord',
        wrong: 'Kies een ander wachtwoord: van 12 tot 1024 tekens',
        spent: 'Deze code klopt niet of werkt niet meer. Vraag een nieuwe mail aan',
        send: 'Stel dit wachtwoord in',
        done: 'Je nieuwe wachtwoord is ingesteld',
      },
      en: {
        title: 'Set a new password',
        code: 'Code from the mail',
        password: 'New password',
        wrong: 'Choose another password: 12 to 1,024 characters',
        spent: 'This code is not right or no longer works. Ask for a new mail',
        send: 'Set this password',
        done: 'Your new password is set',
      },
    }[language]

    // ASVS 2.5.6
    test('the mail about a new password leads to a page on which it is set', async ({ page, request, baseURL }) => {
      const email = `${crypto.randomUUID()}@example.org`
      service('account', 'add', email)
      expect((await request.post(`${serviceUrl}/auth/password/request`, { data: { email } })).status()).toBe(204)
      await expect.poll(() => pagesInMail(email)).toHaveLength(2)
      const [dutch = '', english = ''] = pagesInMail(email)
      const link = language === 'nl' ? dutch : english
      expect(new URL(link).origin).toBe(new URL(baseURL ?? '').origin)

      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      const code = page.getByLabel(words.code)
      await expect(code).toHaveValue(new URL(link).searchParams.get('token') ?? '')
      const send = async (password: string) => {
        await page.getByLabel(words.password).fill(password)
        await page.keyboard.press('Enter')
      }
      await send('kort')
      await expect(page.getByLabel(words.password)).toHaveAccessibleDescription(new RegExp(words.wrong))
      await expect(page.getByLabel(words.password)).toHaveValue('')
      await expect(code).toHaveValue(/\./)
      await send('een lang nieuw wachtwoord')
      await expect(page.getByRole('heading', { level: 1, name: words.done })).toBeVisible()
      const login = { email, password: 'een lang nieuw wachtwoord' }
      expect((await request.post(`${serviceUrl}/auth/login`, { data: login })).status()).toBe(200)

      await page.goto(link)
      await send('nog een ander wachtwoord')
      await expect(page.getByLabel(words.code)).toHaveAccessibleDescription(new RegExp(words.spent))
    })
  })

// ASVS 8.1.1 8.2.1
test('the page is no search result, and is kept by no cache', async ({ request }) => {
  const answer = await request.get('/wachtwoord?token=geheim')
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/)
})
