/** How much of the English pages by which people find their way is in English. */
import { expect, test, full, fullUnless } from './fixtures.ts'

const pages = ['/en', '/en/routes', '/en/routes/question/1', '/en/working-in-education', '/en/roles'] as const

for (const path of pages)
  test(`less than a fifth of the words of ${path} is Dutch`, fullUnless(path === '/en'), async ({ page }) => {
    await page.goto(path)
    const { dutch, all } = await page.getByRole('main').evaluate((main) => {
      const count = { dutch: 0, all: 0 }
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const holder = node.parentElement
        if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest('script, style')) continue
        const words = node.textContent?.match(/\p{L}+/gu)?.length ?? 0
        count.all += words
        if (holder.closest('[lang]')?.getAttribute('lang')?.startsWith('nl')) count.dutch += words
      }
      return count
    })
    expect(all).toBeGreaterThan(50)
    expect(dutch / all, `${dutch} of ${all} words`).toBeLessThan(0.2)
  })

test(
  'an English programme page calls forms, kind and qualification in English, and asks in English first',
  full,
  async ({ page }) => {
    await page.goto('/en/navigator/programmes/leraar-basisonderwijs-pabo-saxion')
    const known = page.getByRole('region', { name: 'What we know of this programme' })
    await expect(known).toContainText('You can choose from these forms: full-time and part-time.')
    await expect(known).toContainText('With the diploma you get this qualification: Primary education.')
    await expect(page.getByRole('link', { name: 'More about full-time' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^Teacher training$/ })).toBeVisible()
    const questions = page.getByRole('region', { name: 'Others asked this' })
    await expect(questions.getByRole('group').first()).toBeVisible()
    await expect(questions.getByRole('group').first().locator('[lang=nl]')).toHaveCount(0)
  },
)

test('the other language shows the same page, with its refinements', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen')
  await page.getByRole('searchbox', { name: 'Zoekwoorden' }).pressSequentially('pabo', { delay: 80 })
  await expect(page).toHaveURL(/q=pabo/)
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/en\/knowledge-base\/articles\?q=pabo/)
  await page.getByRole('link', { name: 'Nederlands' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/kennisbank\/artikelen\?q=pabo/)
})

test('in a list of episodes the titles are Dutch, and dates and lengths English', full, async ({ page }) => {
  await page.goto('/en/media')
  const episode = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .first()
  await expect(episode.getByRole('heading')).toHaveAttribute('lang', 'nl')
  await expect(episode.locator('[lang=nl] time')).toHaveCount(0)
})

for (const [path, name] of [
  ['/rollen/leraar-basisonderwijs', 'Andere functies'],
  ['/kennisbank/onderwerpen/lerarenopleiding', 'Andere onderwerpen'],
] as const)
  test(`${path} ends with the others of its family`, full, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name })).toBeVisible()
  })
