/** Pages that are not served over HTTPS, and private windows: some interfaces of the browser are missing there. */
import { expect, full, test, fullUnless } from './fixtures.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const [holder, names] of [
      [Navigator.prototype, ['serviceWorker', 'clipboard', 'locks', 'storage']],
      [Crypto.prototype, ['randomUUID', 'subtle']],
      [globalThis, ['caches', 'cookieStore']],
    ] as const)
      for (const name of names) Reflect.deleteProperty(holder, name)
  })
})

for (const path of ['/', '/en/search?q=teacher', '/kennisbank/artikelen', '/navigator/opleidingen?plaats=Utrecht'])
  test(`${path} stays as it is`, fullUnless(path.startsWith('/kennisbank')), async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(path)
    expect(await page.evaluate(() => [typeof navigator.serviceWorker, typeof crypto.randomUUID])).toEqual([
      'undefined',
      'undefined',
    ])
    await page.mouse.move(300, 300)
    // Islands hydrate behind the load event.
    await page.waitForTimeout(1500)
    await expect(page.getByRole('navigation').first()).toBeAttached()
    await expect(page.getByRole('alert').filter({ hasText: /Er ging iets mis|went wrong/ })).toHaveCount(0)
    expect(errors).toEqual([])
  })

test('a plan takes a task', full, async ({ page }) => {
  await page.goto('/routes/resultaat')
  const href = await page.locator('main h3 a[href*="/routes/"]').first().getAttribute('href')
  await page.goto(`/mijn-plan?route=${href?.split('/').at(-1) ?? ''}`)
  await page.getByLabel('Taak').fill('Bel het loket')
  await page.getByRole('button', { name: 'Voeg toe' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bel het loket' })).toBeVisible()
})
