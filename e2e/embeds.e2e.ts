import { expect, fullUnless, test } from './fixtures.ts'

const embeds = ['/embed/opleidingen', '/embed/vragen', '/embed/routes', '/en/embed/programmes', '/en/embed/questions']

// ASVS 14.4.7
test('embeds may be framed by this site and the hosts of the setting, other pages by nobody', async ({ request }) => {
  for (const path of embeds) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const headers = response.headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'")
    expect(headers['x-frame-options'], path).toBeUndefined()
    expect(headers['set-cookie'], path).toBeUndefined()
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex')
  }
  for (const path of ['/', '/en', '/routes', '/info-voor-organisaties', '/navigator/opleidingen']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('programmes are found in an embed, in the desk’s area or round a place', async ({ page }) => {
      await page.goto('/embed/opleidingen?loket=noordwest-leert&kleur=8a1c5c')
      await expect(page.getByRole('heading', { name: /opleidingen in het gebied van Noordwest Leert/ })).toBeVisible()
      await page.getByLabel('Zoekwoord').fill('pabo')
      await page.getByLabel('Postcode of plaats').fill('Utrecht')
      await page.getByRole('button', { name: 'Zoek' }).click()
      await expect(page).toHaveURL(/kleur=8a1c5c&loket=noordwest-leert/)
      await expect(page.getByRole('heading', { name: /van Utrecht/ })).toBeVisible()
      await expect(page.getByRole('region', { name: /van Utrecht/ })).toContainText('Hogeschool Utrecht')
      // The desk is invented: nobody can be called.
      await expect(page.getByRole('link', { name: /^Bel |^Mail / })).toHaveCount(0)
      await expect(page.getByRole('complementary', { name: 'Over dit ingesloten voorbeeld' })).toBeVisible()
      expect(await page.context().cookies()).toEqual([])
    })

    test('the list of a desk has as many programmes as its page, none of other areas', async ({ page }) => {
      await page.goto('/navigator/regioloketten/de-ijsselklas')
      const [count] = /\d+ opleidingen(?= op)/.exec(await page.getByRole('main').innerText()) ?? []
      expect(count).toBeDefined()
      await page.goto('/embed/opleidingen?loket=de-ijsselklas')
      const list = page.getByRole('region', { name: `${count} in het gebied van De IJsselklas` })
      await expect(list).toBeVisible()
      await expect(list).not.toContainText('Amersfoort')
    })

    test('questions unfold in an embed', async ({ page }) => {
      await page.goto('/embed/vragen?q=pabo')
      const question = page.locator('summary', { hasText: 'Hoelang duurt de pabo?' })
      await question.click()
      await expect(
        page.getByRole('link', { name: /^Lees deze vraag op Lesroute ?: Hoelang duurt de pabo/ }),
      ).toBeVisible()
    })

    test('the questionnaire is answered in a frame on another page, with its set-up all the way', async ({ page }) => {
      await page.goto('/info-voor-organisaties?soort=routes&kleur=8a1c5c&loket=noordwest-leert')
      const frame = page.frameLocator('iframe')
      for (const name of [/^Op een basisschool/, /^Leraar basisonderwijs/, /^Hbo/]) {
        await frame.getByRole('radio', { name }).check()
        await frame.getByRole('button', { name: /^(?:Volgende|Toon mijn routes)/ }).click()
      }
      await expect(frame.getByRole('heading', { name: '3 routes passen bij je antwoorden' })).toBeVisible()
      await expect(frame.getByRole('link', { name: /^Zij-instroom/ })).toHaveAttribute('target', '_blank')
      await expect(frame.getByText('Noordwest Leert')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Code van het blok' })).toHaveValue(
        /<iframe[^>]+\/embed\/routes\?kleur=8a1c5c&amp;loket=noordwest-leert"/,
      )
    })
  })

test('an embed of a desk that is not there says so', async ({ page }) => {
  for (const path of ['/embed/opleidingen', '/embed/vragen', '/embed/routes']) {
    await page.goto(`${path}?loket=bestaat-niet`)
    await expect(page.getByText('We kennen geen regioloket ‘bestaat-niet’.')).toBeVisible()
  }
})

test('code of other choices than those in the form is not copied', async ({ page }) => {
  await page.goto('/info-voor-organisaties')
  await expect(page.getByRole('radio', { name: /^Opleidingen zoeken/ })).toBeChecked()
  const [copy, note] = [page.getByRole('button', { name: 'Kopieer' }), page.getByText('Je hebt iets veranderd.')]
  await page.getByRole('radio', { name: /^Routes/ }).check()
  await expect(copy).toBeDisabled()
  await expect(note).toBeVisible()
  await page.getByRole('radio', { name: /^Opleidingen zoeken/ }).check()
  await expect(copy).toBeEnabled()
  await page.getByRole('combobox', { name: 'Regioloket' }).selectOption('Noordwest Leert')
  await expect(copy).toBeDisabled()
  await page.getByRole('button', { name: 'Toon voorbeeld en code' }).click()
  await expect(page).toHaveURL(/loket=noordwest-leert/)
  await expect(copy).toBeEnabled()
})

test('an embed keeps nothing in the browser', async ({ page }) => {
  for (const path of embeds) {
    await page.goto(path)
    const storage = await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])
    expect(storage, path).toEqual(['', 0, 0])
  }
})
