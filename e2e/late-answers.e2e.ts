/** Answers that come late, when the visitor has gone on. */
import type { Page } from '@playwright/test'
import { expect, test, touch } from './fixtures.ts'

/** Answers to these addresses wait for the function that is returned. */
const hold = async (page: Page, address: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('more results leave the focus with whoever types elsewhere meanwhile', async ({ page }) => {
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
