import { expect, full, fullUnless, test } from './fixtures.ts'

const desks = '/navigator/regioloketten'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('from the hub to an institution, a programme of it, a place, and back', async ({ page }) => {
    await page.goto('/navigator')
    await page.getByRole('link', { name: 'Bekijk een instelling' }).click()
    await expect(page).toHaveURL(/instellingen$/)
    await page.goto('/navigator/instellingen/nhl-stenden-hogeschool')
    const programs = page.getByRole('region', { name: 'Opleidingen', exact: true })
    await expect(programs.getByRole('link', { name: /in de opleidingenzoeker/ })).toHaveAttribute(
      'href',
      '/navigator/opleidingen?instelling=NHL+Stenden+Hogeschool',
    )
    await expect(programs.getByRole('heading', { level: 3, name: /^Kopopleiding \d+$/ })).toBeVisible()
    await programs.getByRole('link', { name: 'Leraar basisonderwijs (pabo)', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Leraar basisonderwijs (pabo)' })).toBeVisible()
    const facts = page.getByRole('region', { name: 'In het kort' })
    await expect(facts.getByRole('term').filter({ hasText: 'Kosten' }).locator('+ dd')).toHaveText(
      'Niet in onze gegevens: vraag het de instelling',
    )
    await expect(facts).toContainText('Dienst Uitvoering Onderwijs (DUO), 2015–2019. Licentie: CC0 1.0')
    await expect(facts).not.toContainText('Onderwijsloket')
    const about = page.getByRole('region', { name: 'Wat we van deze opleiding weten' })
    await expect(about).toContainText('Leraar basisonderwijs (pabo) is een opleiding van NHL Stenden Hogeschool.')
    await expect(about).toContainText('duurt ze 4 jaar')
    await expect(about.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('link', { name: /andere site/ }).first()).toHaveAttribute('href', /^https:/)
    await page.getByRole('region', { name: 'Waar je de opleiding volgt' }).getByRole('link').first().click()
    await expect(page.getByText('Openingstijden zijn niet opgegeven.')).toBeVisible()
    await page.getByRole('region', { name: 'Wie er zit' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'NHL Stenden Hogeschool' })).toBeVisible()
  })

  test('a programme of several subjects names them, in the language of the page', full, async ({ page }) => {
    const slug = 'science-education-and-communication-technische-universiteit-eindhoven'
    for (const [path, name, subject] of [
      ['/navigator/opleidingen', 'Vakken', 'Natuurkunde'],
      ['/en/navigator/programmes', 'Subjects', /Physics|Natuurkunde/],
    ] as const) {
      await page.goto(`${path}/${slug}`)
      await expect(page.getByRole('term').filter({ hasText: name }).locator('+ dd')).toContainText(subject)
    }
  })

  test('the nearest programmes of the same kind teach the same subject', async ({ page }) => {
    await page.goto('/navigator/opleidingen/leraar-natuurkunde-tweedegraads-hogeschool-utrecht')
    const others = page.getByRole('region', { name: 'Wat we van deze opleiding weten' }).getByRole('listitem')
    await expect(others).toHaveText([/natuurkunde/i, /natuurkunde/i, /natuurkunde/i])
  })

  for (const [english, finder, words] of [
    ['', '/navigator/opleidingen', /Een geregistreerde hbo- of wo-opleiding staat hier als er in \d{4}/],
    [
      '/en',
      '/en/navigator/programmes',
      /A registered programme of higher education is listed here when students were enrolled in \d{4}/,
    ],
  ] as const)
    test(
      `the note below ${finder} names the years of the programmes, as their pages do`,
      fullUnless(!english),
      async ({ page }) => {
        await page.goto(`${english}/navigator/${english ? 'institutions' : 'instellingen'}/nhl-stenden-hogeschool`)
        await page.getByRole('link', { name: 'Leraar basisonderwijs (pabo)', exact: true }).first().click()
        const remark = await page.getByText(words).innerText()
        await page.goto(finder)
        await expect(page.locator('#resultaten')).toContainText(remark.trim())
      },
    )

  test('hours stand in a table without script', async ({ page }) => {
    await page.goto(`${desks}/noordwest-leert`)
    await expect(page.getByRole('table', { name: 'Openingstijden per dag' })).toContainText('maandag9.00 – 17.00')
  })
})

for (const { moment, words } of [
  { moment: '2026-11-23T10:00:00+01:00', words: 'Nu open, tot 17.00 uur' },
  { moment: '2026-11-23T17:00:00+01:00', words: 'Nu gesloten. Open morgen om 9.00 uur.' },
  {
    moment: '2026-12-25T10:00:00+01:00',
    words: 'Vandaag is het eerste kerstdag. Nu gesloten. Open maandag om 9.00 uur.',
  },
  // The clock goes forward at two in the night.
  { moment: '2026-03-29T01:30:00+01:00', words: 'Nu gesloten. Open morgen om 9.00 uur.' },
])
  test(`at ${moment} a desk says: ${words}`, fullUnless(moment.includes('T10')), async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment))
    await page.goto(`${desks}/noordwest-leert`)
    await expect(page.getByRole('region', { name: 'Contact' })).toContainText(words)
  })

test('who is elsewhere is told the hours of the Dutch clock', full, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-11-23T04:00:00-05:00'))
  await page.goto(`${desks}/noordwest-leert`)
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Nu open, tot 17.00 uur')
  await context.close()
})

for (const path of ['/navigator/instellingen', '/navigator/regioloketten'])
  test(`the list of ${path} stands by name`, fullUnless(path.endsWith('loketten')), async ({ page }) => {
    await page.goto(path)
    const titles = (await page.locator('#resultaten [data-hit] h2').allTextContents()).map((title) =>
      title.toLowerCase(),
    )
    expect(titles.length).toBeGreaterThan(3)
    expect(titles).toEqual(titles.toSorted())
    await expect(page.locator('#resultaten').getByText('Op alfabet')).toBeVisible()
  })

test('a shortened pabo asks for a degree, and leads to its route', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen/verkorte-deeltijdpabo-saxion')
  const known = page.getByRole('region', { name: 'Wat we van deze opleiding weten' })
  await expect(known).toContainText('Je hebt er een afgeronde hbo- of wo-opleiding voor nodig')
  await expect(known).not.toContainText('havo')
  await page
    .getByRole('region', { name: 'Routes door deze opleiding' })
    .getByRole('link', { name: 'De verkorte deeltijdpabo' })
    .click()
  await expect(page).toHaveURL(/\/routes\//)
  // The route lists such programmes near a place, and marks them too.
  await page.goto(`${page.url()}?plaats=Enschede`)
  const program = page.getByRole('link', { name: 'Verkorte deeltijdpabo', exact: true })
  await expect(page.getByRole('listitem').filter({ has: program }).last()).toContainText('(afgeleid)')
})

test('distances from another place than the own are not said to who lives there', async ({ page }) => {
  const program = '/navigator/opleidingen/leraar-basisonderwijs-pabo-saxion'
  await page.goto(program)
  const known = page.getByRole('region', { name: 'Wat we van deze opleiding weten' })
  await expect(known).toContainText('van Deventer')
  await page.evaluate(() =>
    localStorage.setItem(
      'lesroute:situation:1',
      JSON.stringify({ answers: [], place: 'Enschede', subject: null, track: null }),
    ),
  )
  await page.goto(program)
  await expect(known).toContainText('Zwolle')
  await expect(known).not.toContainText('van Deventer')
})
