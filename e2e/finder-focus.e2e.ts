/** Where the focus goes in the finder when what had it disappears, or leads to another list. */
import { expect, fullUnless, resultCount, test, touch, full } from './fixtures.ts'

const finder = '/navigator/opleidingen'

test('without results, everything there is leaves out the place as well', full, async ({ page }) => {
  await page.goto('/en/navigator/programmes?q=primary&plaats=Texel&straal=10&weergave=tabel')
  await touch(page)
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(page).toHaveURL(/programmes\?weergave=tabel$/)
  await expect(resultCount(page)).toHaveText(/^[\d,]+ programmes in all of the Netherlands$/)
  await expect(resultCount(page)).toBeFocused()
})

const chosen = `${finder}?q=pabo&plaats=Utrecht&traject=Deeltijdopleiding&niveau=bachelor`

for (const view of ['lijst', 'tabel', 'kaart'])
  for (const isEarly of [true, false])
    test(
      `a filter that is removed ${isEarly ? 'before' : 'after'} the code has come keeps the focus near (${view})`,
      fullUnless(view === 'lijst' && isEarly),
      async ({ page }) => {
        await page.goto(`${chosen}&weergave=${view}`)
        if (!isEarly) await touch(page)
        const chips = page.getByRole('list', { name: 'Gekozen filters' }).getByRole('link', { name: /^Verwijder/ })
        for (const left of [1, 0]) {
          await chips.first().press('Enter')
          await expect(chips).toHaveCount(left)
          // The next chip, or the count; a page that the browser fetched has only the count.
          await expect(
            isEarly ? page.locator('#aantal:focus, [href*=pabo]:focus') : left ? chips.first() : resultCount(page),
          ).toBeFocused()
        }
      },
    )

for (const path of [`${finder}?weergave=lijst`, '/kennisbank/artikelen'])
  test(`another page of ${path} is led to, and said`, full, async ({ page }) => {
    await page.goto(path)
    await touch(page)
    await page.getByRole('link', { name: /^Volgende/ }).press('Enter')
    await expect(resultCount(page)).toBeFocused()
    await expect(resultCount(page)).toHaveText(/Bladzijde 2$/)
    await expect(resultCount(page)).toBeInViewport()
  })
