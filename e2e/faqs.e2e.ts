import { expect, resultCount, test, full } from './fixtures.ts'

const results = /resultaten|resultaat/

test('questions are filtered by two facets; reload, back and forward give the same lists', async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen')
  const count = resultCount(page)
  const all = await count.textContent()
  const facet = (name: string) => page.getByRole('group', { name, exact: true })
  await facet('Onderwerp').getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/onderwerp=/)
  await expect(count).not.toHaveText(all ?? '')
  const one = await count.textContent()
  await facet('Sector').getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/onderwerp=.*sector=/)
  await expect(count).not.toHaveText(one ?? '')
  await expect(page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link')).toHaveCount(3)
  const questions = page.locator('#resultaten details > summary')
  const listed = await questions.allTextContents()
  expect(listed.length).toBeGreaterThan(0)

  await page.reload()
  await expect(count).toHaveText(results)
  expect(await questions.allTextContents()).toEqual(listed)
  await page.goBack()
  await expect(count).toHaveText(one ?? '')
  await expect(page).not.toHaveURL(/sector=/)
  await page.goForward()
  await expect(page).toHaveURL(/sector=/)
  await expect.poll(() => questions.allTextContents()).toEqual(listed)
})

test('the list of the server is taken over without asking search again', full, async ({ page }) => {
  let searches = 0
  page.on('request', (request) => {
    if (request.url().includes('/queries')) searches += 1
  })
  await page.goto('/kennisbank/veelgestelde-vragen')
  await page.waitForLoadState('networkidle')
  expect(searches).toBe(0)
  await page.getByRole('searchbox', { name: 'Zoekwoorden' }).pressSequentially('salaris', { delay: 30 })
  await expect(resultCount(page)).toContainText('“salaris”')
  expect(searches).toBeLessThanOrEqual(2)
})

test('an answer unfolds where it stands', full, async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen?q=pabo')
  const first = page.locator('#resultaten details').first()
  await expect(first).not.toHaveAttribute('open')
  await first.locator('summary').click()
  await expect(first.getByRole('paragraph').first()).toBeVisible()
})

test('nothing found comes with a way out', full, async ({ page }) => {
  await page.goto('/kennisbank/veelgestelde-vragen?q=xqzwv')
  await expect(page.getByText('Niets gevonden')).toBeVisible()
  await page.getByRole('link', { name: 'Toon alles' }).click()
  await expect(page.locator('#resultaten details').first()).toBeVisible()
})

test('coming back from another page finds the list alive', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen')
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).first().getByRole('link', { name: 'Vragen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Artikelen' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoekwoorden' }).fill('salaris')
  await expect(resultCount(page)).toContainText('“salaris”')
})
