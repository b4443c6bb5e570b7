/** The situation of a visitor: its form, and what another visitor's address says. */
import { expect, test, touch, full } from './fixtures.ts'

test(
  'the form of the situation shows all that is known, and what is emptied in it is forgotten',
  full,
  async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() =>
      localStorage.setItem(
        'lesroute:situation:1',
        JSON.stringify({
          answers: [{ question: 'waar', slug: 'school-mbo', title: 'In het mbo' }],
          place: 'Utrecht',
          subject: 'wiskunde',
          track: null,
        }),
      ),
    )
    const stored = () => page.evaluate(() => localStorage.getItem('lesroute:situation:1') ?? '')
    await page.goto('/jouw-situatie')
    const place = page.getByLabel('Plaats of postcode')
    await expect(place).toHaveValue('Utrecht')
    await expect(page.getByLabel('Waar wil je werken?')).toHaveValue('school-mbo')
    await place.fill('')
    await place.pressSequentially('Zwolle', { delay: 60 })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Bewaar mijn situatie' }).click()
    await expect.poll(stored).toMatch(/school-mbo.*Zwolle.*wiskunde/)
    for (const name of ['Waar wil je werken?', 'Plaats of postcode'] as const) {
      const field = page.getByLabel(name)
      if (name === 'Waar wil je werken?') await field.selectOption('')
      else await field.fill('')
    }
    await page.locator('main input#vak').fill('')
    await page.getByRole('button', { name: 'Bewaar mijn situatie' }).click()
    await expect.poll(stored).toBe('')
  },
)

test('a place of somebody else’s address stays theirs on the pages that its links lead to', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('lesroute:situation:1') ?? '')
  await page.goto('/')
  await page.evaluate(() =>
    localStorage.setItem('lesroute:situation:1', JSON.stringify({ answers: [], place: 'Utrecht' })),
  )
  await page.goto('/adviesgesprek?plaats=Groningen')
  const line = page.getByRole('region', { name: 'Jouw situatie', exact: true })
  await expect(line).toContainText('De situatie in dit adres')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/activiteiten?plaats=Groningen'
    link.textContent = 'Verder'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Verder' }).click()
  await expect(page).toHaveURL(/activiteiten/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await stored()).toContain('Utrecht')
  expect(await stored()).not.toContain('Groningen')
})

test('the finder offers a search with all of the situation that it can search for', full, async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    localStorage.setItem(
      'lesroute:situation:1',
      JSON.stringify({ answers: [], place: 'Utrecht', subject: 'wiskunde', track: 'Deeltijdopleiding' }),
    ),
  )
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  const offer = page.getByRole('link', { name: 'Zoek hiermee' })
  await offer.click()
  await expect(page).toHaveURL(/plaats=Utrecht&q=wiskunde&traject=Deeltijdopleiding/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('van Utrecht')
  await touch(page)
  await expect(offer).toBeHidden()
})
