/** A visitor's plan: kept in the browser, with tasks and dates, and sent by its address. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test, full } from './fixtures.ts'

const routeName = async (page: Page, place: number): Promise<string> => {
  await page.goto('/routes/resultaat')
  const href = await page.locator('main h3 a[href*="/routes/"]').nth(place).getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

test('a plan is kept, comes back, holds own tasks, and gives way to no other without being asked', async ({ page }) => {
  const [route, other] = [await routeName(page, 0), await routeName(page, 5)]
  await page.goto(`/routes/${route}`)
  await page.getByRole('link', { name: /^Maak dit mijn plan/ }).click()
  await page.getByLabel('Je plaats of postcode').fill('Utrecht')
  await page.getByRole('button', { name: 'Zet in mijn plan' }).click()
  await expect(page).toHaveURL(/plaats=Utrecht/)
  await expect(page.getByRole('heading', { name: 'Mijn loket' })).toBeVisible()

  await page.getByLabel('Taak').fill('Bel het loket')
  await page.getByLabel(/^Op welke dag/).fill('2027-03-28')
  await page.getByRole('button', { name: 'Voeg toe' }).click()
  await page.getByRole('textbox', { name: 'Mijn notities' }).fill('Vraag naar deeltijd')
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Zet mijn taak met een dag in mijn agenda/ }).click(),
  ])
  expect(readFileSync(await calendar.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270328')

  await page.goto('/mijn-plan')
  await expect(page).toHaveURL(new RegExp(`route=${route}`))
  await expect(page.getByRole('checkbox', { name: 'Bel het loket' })).toBeVisible()

  await page.goto(`/mijn-plan?route=${other}`)
  await expect(page.getByRole('heading', { name: 'Dit is een ander plan dan het jouwe' })).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar mijn plan' }).click()
  await expect(page).toHaveURL(new RegExp(`route=${route}`))
  await expect(page.getByRole('textbox', { name: 'Mijn notities' })).toHaveValue('Vraag naar deeltijd')

  await page.getByRole('button', { name: /^Haal weg.*Bel het loket/ }).click()
  const tab = await page.context().newPage()
  await tab.goto('/mijn-plan')
  await tab.getByRole('textbox', { name: 'Mijn notities' }).fill('Uit een ander tabblad')
  await tab.close()
  await page.getByRole('button', { name: 'Zet terug' }).click()
  await expect(page.getByRole('checkbox', { name: 'Bel het loket' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mijn notities' })).toHaveValue('Uit een ander tabblad')

  await page.getByRole('button', { name: 'Wis alles' }).click()
  await page.getByRole('button', { name: 'Ja, wis alles' }).click()
  await expect(page.getByText('Kies eerst een route')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('lesroute:plan:1'))).toBeNull()
  await page.reload()
  await expect(page.getByText('Kies eerst een route')).toBeVisible()
})

test(
  'a plan comes back from its file beside what is there, and a route that has gone is dropped',
  full,
  async ({ page }) => {
    await page.goto('/mijn-plan')
    const notes = page.getByRole('textbox', { name: 'Mijn notities' })
    await notes.fill('Uit het bestand')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Bewaar als bestand' }).click(),
    ])
    const path = await file.path()
    await notes.fill('Van nu')
    await page.getByLabel('Haal uit een bestand').setInputFiles(path)
    await expect(page.getByText('Het plan uit het bestand is teruggezet')).toBeVisible()
    await expect(notes).toHaveValue('Van nu\n\nUit het bestand')

    await page.evaluate(() => {
      const plan: object = JSON.parse(localStorage.getItem('lesroute:plan:1') ?? '{}')
      localStorage.setItem('lesroute:plan:1', JSON.stringify({ ...plan, route: 'bestaat-niet' }))
    })
    await page.goto('/mijn-plan')
    const route = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('lesroute:plan:1') ?? '{}').route as unknown)
    await expect.poll(route).toBeNull()
    await expect(notes).toHaveValue('Van nu\n\nUit het bestand')
  },
)

test('a route that is chosen again after everything was wiped is stored', full, async ({ page }) => {
  const route = await routeName(page, 0)
  const stored = () => page.evaluate(() => localStorage.getItem('lesroute:plan:1'))
  await page.goto(`/routes/${route}`)
  const choose = page.getByRole('link', { name: /^Maak dit mijn plan/ })
  await choose.click()
  await expect.poll(stored).toContain(route)
  await page.getByRole('button', { name: 'Wis alles' }).click()
  await page.getByRole('button', { name: 'Ja, wis alles' }).click()
  await expect(page).toHaveURL(/\/mijn-plan$/)
  expect(await stored()).toBeNull()
  // Within the site: the page of the plan is kept, hidden.
  await page.goBack()
  await choose.click()
  await expect(page).toHaveURL(new RegExp(`route=${route}`))
  await expect.poll(stored).toContain(route)
})

test('a plan without a place of its own follows the place of the situation', full, async ({ page }) => {
  const placeIn = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').place as unknown, key)
  const situation = (place: string) =>
    page.evaluate(
      (text) => localStorage.setItem('lesroute:situation:1', text),
      JSON.stringify({ answers: [], place, subject: null, track: null }),
    )
  await page.goto('/bewaard')
  await situation('Zwolle')
  await page.goto('/mijn-plan')
  await expect(page).toHaveURL(/plaats=Zwolle/)
  await page.getByRole('textbox', { name: 'Mijn notities' }).fill('Bel de pabo')
  expect(await placeIn('lesroute:plan:1')).toBeNull()
  await page.goto('/bewaard')
  await situation('Utrecht')
  await page.goto('/mijn-plan')
  await expect(page).toHaveURL(/plaats=Utrecht/)
  await expect(page.getByRole('textbox', { name: 'Mijn notities' })).toHaveValue('Bel de pabo')
  expect(await placeIn('lesroute:situation:1')).toBe('Utrecht')
})

test('a plan with another place that somebody sent leaves the own route', full, async ({ page }) => {
  const route = await routeName(page, 0)
  await page.goto('/mijn-plan')
  await page.evaluate(
    (text) => localStorage.setItem('lesroute:plan:1', text),
    JSON.stringify({ route, place: 'Zwolle', tasks: [], notes: '' }),
  )
  await page.goto('about:blank')
  await page.goto('/mijn-plan?plaats=Utrecht')
  await expect(page.getByText('Je bekijkt een plan met een andere plaats.')).toBeVisible()
  await page.getByRole('button', { name: 'Maak dit mijn plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn plan' })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`route=${route}&plaats=Utrecht`))
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('lesroute:plan:1') ?? '{}') as unknown)).toEqual({
    route,
    place: 'Utrecht',
    tasks: [],
    notes: '',
  })
})

test(
  'the steps of a route are put on the list, which is said, and the focus stays on the page',
  full,
  async ({ page }) => {
    const route = await routeName(page, 0)
    await page.goto(`/mijn-plan?route=${route}`)
    const put = page.getByRole('button', { name: /^Zet de (stap|\d+ stappen) van de route op mijn lijst/ })
    await put.press('Enter')
    await expect(put).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: /staa(t|n) op je lijst/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn plan' })).toBeFocused()
  },
)

test('the dates of a plan lead to the pages of their meetings', full, async ({ page }) => {
  await page.goto('/mijn-plan?plaats=Utrecht')
  const meeting = page.getByRole('region', { name: 'Data' }).getByRole('listitem').first().getByRole('link')
  const title = await meeting.innerText()
  await meeting.click()
  await expect(page).toHaveURL(/\/activiteiten\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('the dates of a plan are a file that calendars take', async ({ request }) => {
  const response = await request.get('/api/plan?plaats=Utrecht')
  expect(response.headers()['content-type']).toContain('text/calendar')
  const text = await response.text()
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/)

  const refusal = await request.get(`/api/plan?plaats=${'x'.repeat(81)}`)
  expect(refusal.status()).toBe(400)
  expect(await refusal.json()).toEqual({
    error: { parameter: 'plaats', message: 'plaats must have 80 characters at most' },
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan that somebody sent is there', async ({ page }) => {
    const route = await routeName(page, 0)
    await page.goto(`/mijn-plan?route=${route}&plaats=Utrecht`)
    await expect(page.getByRole('heading', { name: 'Mijn route' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Mijn loket' })).toBeVisible()
    await expect(page.getByRole('link', { name: /in mijn agenda/ })).toBeVisible()
  })
})

test('a place that is unknown is said, and stays said beside the place that is kept', full, async ({ page }) => {
  await page.goto('/mijn-plan')
  const place = page.getByLabel('Je plaats of postcode')
  const keep = page.getByRole('button', { name: 'Zet in mijn plan' })
  await place.fill('Groningen')
  await keep.click()
  await expect(page).toHaveURL(/plaats=Groningen/)
  await place.fill('Zzzz')
  await keep.click()
  await expect(page).toHaveURL(/plaats=Zzzz/)
  // Beside it a status says the same to screen readers, half a second later.
  await expect(place).toHaveAccessibleDescription(/^We kennen geen plaats of postcode “Zzzz”\./)
  // What the browser keeps is read by now.
  await expect(page.getByRole('textbox', { name: 'Mijn notities' })).toBeVisible()
  await expect(page).toHaveURL(/plaats=Zzzz/)
  await expect(place).toHaveAccessibleDescription(/^We kennen geen plaats of postcode “Zzzz”\./)
})

test('a file brings its route at once, and what one tab wipes goes from the other', full, async ({ page }) => {
  const route = await routeName(page, 0)
  await page.goto(`/mijn-plan?route=${route}`)
  await expect(page.getByRole('textbox', { name: 'Mijn notities' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bewaar als bestand' }).click(),
  ])
  const wipe = async () => {
    await page.getByRole('button', { name: 'Wis alles' }).click()
    await page.getByRole('button', { name: 'Ja, wis alles' }).click()
    await expect(page).toHaveURL(/\/mijn-plan$/)
  }
  await wipe()
  await page.getByLabel('Haal uit een bestand').setInputFiles(await file.path())
  await expect(page).toHaveURL(new RegExp(`route=${route}`))
  const tab = await page.context().newPage()
  await tab.goto('/mijn-plan')
  await expect(tab).toHaveURL(new RegExp(`route=${route}`))
  await wipe()
  await expect(tab).toHaveURL(/\/mijn-plan$/)
  await expect(tab.getByText('Kies eerst een route')).toBeVisible()
})
