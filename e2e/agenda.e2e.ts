import { expect, test, full, fullUnless } from './fixtures.ts'

const agenda = '/activiteiten'

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('what is near is listed with how far, numbered as on the map, and followed as a calendar', async ({
      page,
      request,
    }) => {
      await page.goto(agenda)
      await page.getByLabel('In de buurt van').fill('Utrecht')
      await page.getByLabel('Waar', { exact: true }).selectOption('Op locatie')
      await page.getByRole('button', { name: 'Toon' }).click()
      await expect(page).toHaveURL(/plaats=Utrecht/)
      await expect(page.getByRole('status').filter({ hasText: /^\d+ activiteit/ })).toContainText(
        'in de buurt van Utrecht',
      )
      const items = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /op \d+\skm/ })
      await expect(items.first()).toContainText('Utrecht, op')
      await expect(page.getByRole('img', { name: /Kaart met de activiteiten/ })).toBeVisible()
      const feed = await page.getByRole('link', { name: 'Download (.ics)' }).getAttribute('href')
      const answer = await request.get(feed ?? '')
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(await items.count())
    })

    test('a filter of another list is said not to count', full, async ({ page }) => {
      await page.goto(`${agenda}?onderwerp=SALARIS`)
      await expect(page.getByRole('status').filter({ hasText: 'onderwerp=SALARIS' })).toContainText('telt niet mee')
    })
  })

test('events come in order of date, and none that is over', full, async ({ page }) => {
  await page.goto(agenda)
  const dates = await page
    .getByRole('main')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates.length).toBeGreaterThan(3)
  expect(dates).toEqual(dates.toSorted())
  expect(Date.parse(dates[0] ?? '')).toBeGreaterThan(Date.now() - 12 * 3_600_000)
})

test('an event says when, where and by whom, and goes into a calendar; an invented one says so, and nothing to machines', async ({
  page,
  request,
}) => {
  await page.goto(`${agenda}?waar=plaats`)
  await page.getByRole('link', { name: 'Inloopspreekuur in Rotterdam' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Inloopspreekuur in Rotterdam' })).toBeVisible()
  await expect(page.getByText(/van \d+\.\d\d tot \d+\.\d\d uur \(Nederlandse tijd\)/)).toBeVisible()
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = blocks.map((text): unknown => JSON.parse(text))
  expect(data).not.toContainEqual(expect.objectContaining({ '@type': 'Event' }))
  await expect(page.getByText('Verzonnen voorbeeld', { exact: true })).toBeVisible()
  const file = await page.getByRole('link', { name: 'Zet in je agenda' }).getAttribute('href')
  expect(await (await request.get(file ?? '')).text()).toContain('SUMMARY:Voorbeeld\\, gaat niet door: Inloopspreekuur')
})

test(
  'where nothing fits there are ways on, and a place that nobody knows is said at its field',
  full,
  async ({ page }) => {
    await page.goto(`${agenda}?plaats=Delft&straal=10&waar=plaats`)
    await expect(page.getByRole('status').filter({ hasText: 'activiteiten' })).toContainText('Geen activiteiten')
    await page.getByRole('link', { name: 'Zoek binnen 25 km' }).click()
    await expect(page.getByRole('link', { name: 'Inloopspreekuur in Rotterdam' })).toBeVisible()
    await page.goto(`${agenda}?plaats=Nederland&soort=open+dag&waar=online`)
    await expect(page.getByRole('link', { name: /^Zoek binnen/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Toon de hele agenda' }).click()
    await expect(page.getByRole('link', { name: 'Inloopspreekuur in Rotterdam' })).toBeVisible()
    await page.goto(`${agenda}?plaats=Atlantis`)
    await expect(page.getByLabel('In de buurt van')).toHaveAccessibleDescription(/We kennen geen plaats of postcode/)
  },
)

test('what cannot be chosen is said, and the rest counts; the country is no place', full, async ({ page }) => {
  await page.goto(`${agenda}?soort=feest&waar=plaats&loket=bestaat-niet`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Bij ‘Soort’ bestaat “feest” niet, dus dat telt niet mee.')
  await expect(main).toContainText('Bij ‘Loket’ bestaat “bestaat-niet” niet')
  await expect(page.getByLabel('Waar', { exact: true })).toHaveValue('plaats')
  await expect(page.getByRole('link', { name: 'Inloopspreekuur in Rotterdam' })).toBeVisible()
  await page.goto(`${agenda}?plaats=Nederland&waar=plaats`)
  await expect(page.getByLabel('In de buurt van')).toHaveAccessibleDescription(/“Nederland” is het hele land/)
  await expect(page.getByRole('link', { name: 'Inloopspreekuur in Rotterdam' })).toBeVisible()
})

test('an event that nobody knows is not found', full, async ({ request }) => {
  expect((await request.get(`${agenda}/bestaat-niet/agenda.ics`)).status()).toBe(404)
})
