/** Editors add a passkey, sign in with it and remove it, with an authenticator that the browser plays. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { account, signIn } from './editors.ts'
import { expect, full, test } from './fixtures.ts'
import { overflowOf } from './page-checks.ts'

/** Gives the browser a device with a finger on it. */
const plugIn = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the finger is the right one. */
    touch: (isUserVerified: boolean) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

// ASVS 2.3.2
test('an editor adds a passkey, signs in with it by keyboard, and removes it', full, async ({ page }) => {
  test.slow()
  const { touch } = await plugIn(page)
  await signIn(page, account('sleutelaar', 'write-content'))
  await page.getByRole('link', { name: 'Toegangssleutels' }).click()
  await expect(page).toHaveURL(/\/redactie\/toegangssleutels$/)
  const name = `Laptop ${Date.now().toString(36)}`
  await page.getByLabel('Naam').fill(name)
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await expect(page.getByRole('status').filter({ hasText: `Toegevoegd: ${name}.` })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('nog niet gebruikt')

  await page.getByLabel('Naam').fill('Nog een')
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'staat al een passkey' })).toBeVisible()

  await page.goto('/redactie')
  await page.getByRole('button', { name: 'Meld af' }).click()
  const button = page.getByRole('button', { name: 'Inloggen met een passkey' })
  await touch(false)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Er is geen passkey gebruikt' })).toBeVisible({
    timeout: 70_000,
  })
  await touch(true)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/redactie$/)
  await expect(page.getByText(/^Aangemeld als/)).toBeVisible()

  await page.goto('/redactie/toegangssleutels')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('laatst gebruikt')
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: `Verwijder ${name}` }).click()
  await expect(page.getByRole('status').filter({ hasText: `Verwijderd: ${name}.` })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)

  await page.goto('/redactie')
  await page.getByRole('button', { name: 'Meld af' }).click()
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Met deze passkey kun je niet inloggen' })).toBeVisible()
})

test('steps of passkeys from elsewhere, of nobody or of another shape are refused', async ({ request }) => {
  const post = async (data: unknown, headers: Record<string, string> = {}) =>
    (await request.post('/api/editors/passkeys', { data, headers })).status()
  expect(await post({ step: 'ask' }, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await post({ step: 'prepare' })).toBe(401)
  expect(await post({ step: 'nothing' })).toBe(400)
  expect(await post({ step: 'use', credential: { id: 'x' } })).toBe(200)
})

test('no page of visitors loads the code of passkeys', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((text) => text.includes('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'))).toEqual([])
})
