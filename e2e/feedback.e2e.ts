import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { onDutchClock } from '#lib/calendar/dutch-clock.ts'
import { catalogue, expect, full, fullUnless, test, typing } from './fixtures.ts'

const article = `/kennisbank/artikelen/${catalogue.plain.slug}`

/** What is kept on disk that contains the text. */
const reactionsWith = (text: string): string[] => {
  const folder = path.join(process.env['E2E_DATA_FOLDER'] ?? '.data', 'feedback')
  return readdirSync(folder)
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.includes(text))
}

const sealIn = async (request: APIRequestContext, address: string): Promise<string> => {
  const html = await (await request.get(address)).text()
  return /name="seal" value="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** A form as a browser would send it, from an address of its own so that tests do not wait for each other. */
const send = (request: APIRequestContext, from: string, form: Readonly<Record<string, string>>) =>
  request.post('/api/feedback', {
    form: { page: article, language: 'nl', website: '', ...form },
    headers: { 'x-forwarded-for': from },
    maxRedirects: 0,
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('who was helped is thanked on the page itself', full, async ({ page }) => {
      await page.goto(article)
      const thanks = page.getByText('Dank je! Fijn dat je het laat weten.')
      await expect(thanks).toBeHidden()
      await page.getByRole('button', { name: 'Ja', exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${article}#dank$`))
      await expect(thanks).toBeVisible()
    })

    test('who was not is asked what was the matter, and what they write is kept without who they are', async ({
      page,
    }) => {
      const text = `Proef ${Date.now().toString(36)} ${javaScriptEnabled}`
      await page.goto(article)
      await page.getByRole('button', { name: 'Nee', exact: true }).click()
      await expect(page.getByRole('main')).toContainText('je “nee” is geteld')
      await expect(page.getByRole('heading', { level: 1, name: 'Wat kan er beter?' })).toBeVisible()
      await page.getByRole('checkbox', { name: 'Ik begreep het niet goed' }).check()
      await page.getByRole('textbox', { name: 'Wil je er iets bij zeggen?' }).fill(`${text}, bel 06-12345678`)
      await page.waitForTimeout(typing)
      await page.getByRole('button', { name: 'Verstuur' }).click()
      await expect(page).toHaveURL(new RegExp(`${article}#dank$`))
      const [line = ''] = reactionsWith(text)
      expect(JSON.parse(line)).toEqual({
        kind: 'remark',
        page: article,
        day: onDutchClock(new Date()).date,
        reasons: ['unclear'],
        text: `${text}, bel […]`,
      })
    })
  })

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test(
      'an empty remark comes back with what it lacks, and is sent as soon as it is mended',
      full,
      async ({ page }) => {
        await page.goto(`/reactie?pagina=${article}`)
        await page.waitForTimeout(typing)
        await page.getByRole('button', { name: 'Verstuur', exact: true }).click()
        await page.getByRole('link', { name: 'Kies een reden of schrijf iets' }).click()
        await page.getByRole('checkbox', { name: 'Ik begreep het niet goed' }).check()
        await page.getByRole('button', { name: 'Verstuur', exact: true }).click()
        await expect(page).toHaveURL(`${article}#dank`)
      },
    )
  })

test('a form that is filled in within the blink of an eye is refused, in words', async ({ request }) => {
  const seal = await sealIn(request, `/reactie?pagina=${article}`)
  const answer = await send(request, '203.0.113.1', {
    kind: 'remark',
    seal,
    reasons: 'missing',
    text: 'te snel gedaan',
  })
  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain('erg snel')
  expect(reactionsWith('te snel gedaan')).toEqual([])
})

test('a machine that fills in the hidden field is thanked and forgotten', async ({ request }) => {
  const seal = await sealIn(request, `/reactie?pagina=${article}`)
  const answer = await send(request, '203.0.113.2', {
    kind: 'remark',
    seal,
    text: 'koop mijn boek',
    website: 'https://spam.example',
  })
  expect(answer.status()).toBe(303)
  expect(answer.headers()['location']).toBe(`${article}#dank`)
  expect(reactionsWith('koop mijn boek')).toEqual([])
})

test('what is too large, not ours, or of another shape is refused', async ({ request }) => {
  const seal = await sealIn(request, article)
  const status = async (form: Readonly<Record<string, string>>) => (await send(request, '203.0.113.3', form)).status()
  expect(await status({ kind: 'remark', seal, text: 'x'.repeat(20_000) })).toBe(413)
  expect(await status({ kind: 'remark', seal, text: 'x'.repeat(1001) })).toBe(400)
  expect(await status({ kind: 'vote', seal: 'nagemaakt', useful: 'yes' })).toBe(400)
  expect(await status({ kind: 'vote', seal, useful: 'misschien' })).toBe(400)
  expect(await status({ kind: 'vote', seal, useful: 'yes', page: '/kennisbank' })).toBe(400)
  expect(await status({ kind: 'vote', seal, useful: 'yes', page: '//elders.example' })).toBe(400)
  const json = await request.post('/api/feedback', { data: { kind: 'vote' } })
  expect(json.status()).toBe(400)
  const abroad = await request.post('/api/feedback', {
    form: { kind: 'vote', page: article, seal, useful: 'yes' },
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(abroad.status()).toBe(400)
})

test('who reacts time and again is asked to wait', full, async ({ request }) => {
  const seal = await sealIn(request, article)
  // A network that no other test reacts from.
  const from = `198.18.${Math.floor(Math.random() * 256)}.9`
  const answers = []
  // A window may end in between, but not twice.
  for (let count = 0; count < 121; count += 1)
    answers.push(await send(request, from, { kind: 'vote', seal, useful: 'yes' }))
  expect(answers[0]?.status()).toBe(303)
  const refused = answers.find((answer) => answer.status() === 429)
  expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0)
  expect(await refused?.text()).toMatch(/over \d+ min/)
})

test('a form for no page of ours is not offered', full, async ({ page }) => {
  await page.goto('/reactie?pagina=https://elders.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina kennen we niet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verstuur' })).toHaveCount(0)
})
