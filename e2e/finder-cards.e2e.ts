/** What can be done with a hit where it is found: saved, and laid beside others. */
import { expect, test, touch, full } from './fixtures.ts'

const hits = '#resultaten [data-hit]'

test('programmes are saved and laid side by side from their cards', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Utrecht&weergave=lijst')
  await touch(page)
  const [first, second] = [page.locator(hits).nth(0), page.locator(hits).nth(1)]
  const title = (await first.getByRole('heading').textContent()) ?? ''
  const save = first.getByRole('button', { name: `Bewaar: ${title}` })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await first.getByRole('checkbox', { name: /^Vergelijk/ }).check()
  const bar = page.getByRole('region', { name: 'Vergelijking' })
  await expect(bar).toContainText('1 gekozen')
  await expect(bar.getByRole('link')).toHaveCount(0)
  await second.getByRole('checkbox', { name: /^Vergelijk/ }).check()
  // What is ticked is no part of the search: the address stays.
  await expect(page).toHaveURL(/opleidingen\?plaats=Utrecht&weergave=lijst$/)
  await bar.getByRole('link', { name: 'Leg naast elkaar' }).click()
  await expect(page).toHaveURL(/\/vergelijken\?ids=.+&plaats=Utrecht$/)
  await expect(page.getByRole('combobox', { name: 'Afstand vanaf plaats of postcode' })).toHaveValue('Utrecht')
  await expect(page.getByRole('columnheader', { name: title })).toBeVisible()
})

test('programmes of one title are told apart by the names of their buttons', async ({ page }) => {
  for (const path of ['/zoeken?q=leraar+natuurkunde', '/navigator/opleidingen?q=leraar+natuurkunde&weergave=lijst']) {
    await page.goto(path)
    for (const [role, name] of [
      ['button', /^Bewaar: Leraar natuurkunde/],
      ['checkbox', /^Vergelijk Leraar natuurkunde/],
    ] as const) {
      const choices = page.getByRole(role, { name })
      await expect(choices.nth(1)).toBeVisible()
      const snapshots = await Promise.all((await choices.all()).map((one) => one.ariaSnapshot()))
      expect(new Set(snapshots).size).toBe(snapshots.length)
    }
  }
})

test('a hit of any list is saved where it is found', full, async ({ page }) => {
  await page.goto('/navigator/instellingen')
  await touch(page)
  const hit = page.locator(hits).first()
  const save = hit.getByRole('button', { name: /^Bewaar: / })
  const title = ((await save.getAttribute('aria-label')) ?? '').replace('Bewaar: ', '')
  await save.press('Enter')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/bewaard')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
