/** Pages about the site itself: what it promises, what it keeps, how it does; and what machines ask of it. */
import { storageKeys } from '#lib/visitor/storage-keys.ts'
import { expect, test } from './fixtures.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page leads to the accessibility statement, which says whom to write to', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Toegankelijkheid' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('binnen vijf werkdagen')
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await main.getByRole('link', { name: 'contactformulier' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('the page about privacy lists every key, in both languages', async ({ page }) => {
    for (const address of ['/privacy', '/en/privacy']) {
      await page.goto(address)
      for (const { key } of storageKeys)
        await expect(page.getByRole('term').filter({ hasText: key }).first(), key).toBeVisible()
    }
  })

  test('the page of how the site does tells of each part, with the time', async ({ page }) => {
    await page.goto('/status')
    await expect(page.locator('[data-part]')).toHaveCount(4)
    for (const part of await page.locator('[data-part]').all()) await expect(part).toContainText(/\d+ ms/)
    await expect(page.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT.*Z$/)
    await page.goto('/en/status')
    await expect(page.getByRole('heading', { level: 1, name: 'Is everything working?' })).toBeVisible()
  })
})

test('machines get a short word, and the state of each part', async ({ request }) => {
  const ping = await request.get('/api/system/ping')
  expect(await ping.text()).toBe('pong')
  expect(ping.headers()['cache-control']).toBe('no-store')
  const health = await request.get('/api/system/health')
  expect(health.headers()['cache-control']).toBe('no-store')
  const text = await health.text()
  expect(text).not.toMatch(/https?:|localhost|token/i)
  const { status, components } = JSON.parse(text)
  expect(health.status()).toBe(status === 'error' ? 503 : 200)
  expect(components.map(({ name }: { name: string }) => name)).toEqual(['content', 'search', 'cache', 'media'])
})

test('whoever finds a hole is told where to turn', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  const contact = /^Contact: (https?:.+)$/m.exec(text)?.[1] ?? ''
  expect((await request.get(contact)).status()).toBe(200)
})
