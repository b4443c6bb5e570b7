/** Answers that come late, when the visitor has gone on. */
import { expect, full, hold, test, touch } from './fixtures.ts'

test('more results leave the focus with whoever types elsewhere meanwhile', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen')
  await touch(page)
  const count = await page.locator('#resultaten [data-hit]').count()
  const release = await hold(page, '**/queries*')
  await page.getByRole('link', { name: 'Toon meer' }).click()
  const box = page.locator('main').getByRole('searchbox').first()
  await box.focus()
  release()
  await expect(page.locator('#resultaten [data-hit]')).not.toHaveCount(count)
  await expect(box).toBeFocused()
})

test('places for other letters are not offered while those for the present ones are on their way', async ({ page }) => {
  await page.goto('/navigator/opleidingen')
  await touch(page)
  const place = page.getByRole('combobox', { name: 'Plaats of postcode' })
  await place.pressSequentially('utr', { delay: 80 })
  await expect(page.getByRole('option', { name: /^Utrecht/ }).first()).toBeVisible()
  const release = await hold(page, '**/api/places?q=gron*')
  await place.fill('')
  await place.pressSequentially('gron', { delay: 80 })
  await expect(page.getByRole('option', { name: /^Utrecht/ })).toHaveCount(0)
  release()
  await expect(page.getByRole('option', { name: /^Groningen/ }).first()).toBeVisible()
})

for (const path of ['/media/podcasts', '/navigator/regioloketten', '/navigator/opleidingen?q=pabo+amsterdam+50+km'])
  test(
    `the last results of ${path} come below the others, with the focus on the first of them`,
    full,
    async ({ page }) => {
      await page.goto(path)
      await touch(page)
      const items = page.locator('#resultaten [data-hit]')
      const count = await items.count()
      const more = page.getByRole('link', { name: 'Toon meer' })
      await more.scrollIntoViewIfNeeded()
      const scrolled = await page.evaluate(() => scrollY)
      await more.press('Enter')
      await expect(more).toHaveCount(0)
      await expect(items.nth(count).locator('a, summary').first()).toBeFocused()
      expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(200)
    },
  )

test('Forward to more results adds no entry to the history: Back still leaves them', full, async ({ page }) => {
  await page.goto('/kennisbank')
  await page.goto('/kennisbank/artikelen')
  await touch(page)
  const count = await page.locator('#resultaten [data-hit]').count()
  await page.getByRole('link', { name: 'Toon meer' }).click()
  await expect(page).toHaveURL(/tot=2$/)
  await page.goBack()
  await expect(page).toHaveURL(/artikelen$/)
  await expect(page.locator('#resultaten [data-hit]')).toHaveCount(count)
  await page.goForward()
  await expect(page).toHaveURL(/tot=2$/)
  await expect(page.locator('#resultaten [data-hit]')).not.toHaveCount(count)
  // What is written to the address is written after a pause.
  await page.waitForTimeout(700)
  await page.goBack()
  await expect(page).toHaveURL(/artikelen$/)
  await page.goBack()
  await expect(page).toHaveURL(/kennisbank$/)
})
