/** Six visitors from their first page to a plan or a call. Nobody types again what they said before, and a person is always near. */
import type { Locator, Page } from '@playwright/test'
import { expect, fullUnless, test, touch, full } from './fixtures.ts'

/** How a visitor uses the site. */
type Hand = {
  readonly press: (target: Locator) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
  readonly hasScript: boolean
}

// As people type: with pauses between letters.
const write = (field: Locator, text: string) => field.pressSequentially(text, { delay: 40 })

const hands = {
  mouse: { press: (target) => target.click(), write, hasScript: true },
  keyboard: {
    press: async (target) => {
      await target.focus()
      // A radio is chosen with the space bar, links and buttons are pressed with Enter.
      const isChoice = (await target.getAttribute('type')) === 'radio'
      await target.press(isChoice ? 'Space' : 'Enter')
    },
    write,
    hasScript: true,
  },
  touch: { press: (target) => target.tap(), write, hasScript: true },
  'without script': { press: (target) => target.click(), write: (field, text) => field.fill(text), hasScript: false },
} as const satisfies Record<string, Hand>

const uses = {
  // One of them has the worker for offline reading beside the whole way, as most visitors have.
  mouse: {},
  keyboard: {},
  touch: { hasTouch: true, viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' },
  'without script': { javaScriptEnabled: false },
} as const

const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

/** A person is at most two presses away: a link of the page, or of the menu. */
const isNearPerson = async (page: Page) => {
  const links = page.locator('a[href*="/adviesgesprek"], a[href*="/en/advice"]')
  expect(await links.count(), `${page.url()} has no way to a person`).toBeGreaterThan(0)
}

/** Answers the questions on the way to the result, in the order in which they come. */
const answer = async (
  page: Page,
  hand: Hand,
  answers: readonly string[],
  words: readonly [next: string, last: string],
) => {
  for (const name of answers) {
    await hand.press(page.getByRole('radio', { name: new RegExp(`^${name}`) }))
    await isNearPerson(page)
    const before = page.url()
    await hand.press(page.getByRole('button', { name: new RegExp(`^(?:${words.join('|')})`) }))
    await expect(page).not.toHaveURL(before)
  }
}

const dutch = ['Volgende', 'Toon mijn routes'] as const
const english = ['Next', 'Show my routes'] as const
const fromAbroad = ['At a secondary school', 'Secondary school teacher', 'Grade one', 'A diploma from another country']
const fromUniversity = ['At a secondary school', 'Secondary school teacher', 'Grade one (eerstegraads)', 'University']

const turns = ['keyboard', 'touch', 'without script']

for (const [name, hand] of Object.entries(hands) as [keyof typeof hands, Hand][])
  test.describe(name, () => {
    test.use(uses[name])

    let count = 0
    /** `npm test` takes the first journey by keyboard, the second by touch and the third without script. */
    const journey = (title: string, body: (fixtures: { page: Page }) => Promise<void>) =>
      test(title, fullUnless(name === turns[count++]), ({ page }) => body({ page }))

    journey('a graduate becomes a primary teacher near Zwolle, with a plan and a call', async ({ page }) => {
      await page.goto('/routes')
      await hand.press(page.getByRole('link', { name: 'Begin', exact: true }))
      await answer(page, hand, ['Op een basisschool', 'Leraar basisonderwijs', 'Hbo'], dutch)
      await hand.press(page.getByRole('article').getByRole('link', { name: 'De verkorte deeltijdpabo', exact: true }))
      await expect(page.getByRole('heading', { level: 1, name: /^De verkorte deeltijdpabo/ })).toBeVisible()
      await hand.write(page.getByLabel('Postcode of plaats'), 'Zwolle')
      await hand.press(page.getByRole('button', { name: 'Zoek opleidingen' }))
      await expect(page).toHaveURL(/plaats=Zwolle/)
      await isNearPerson(page)
      await hand.press(page.getByRole('link', { name: 'Maak dit mijn plan' }))
      await expect(page.getByLabel('Je plaats of postcode')).toHaveValue('Zwolle')
      await expect(page.getByRole('region', { name: 'Mijn route' })).toContainText('De verkorte deeltijdpabo')
      await hand.press(inMain(page, 'Plan een adviesgesprek').last())
      await expect(page.getByLabel('De route die je bekijkt')).toHaveValue(/^De verkorte deeltijdpabo/)
      await expect(page.getByRole('textbox', { name: /^Jouw situatie/ })).toHaveValue(/Zwolle/)
      await expect(page.getByRole('textbox', { name: /^Jouw situatie/ })).toHaveValue(/Op een basisschool.*Hbo/)
      // The desk in the plan takes the same along.
      await page.goBack()
      await hand.press(
        page
          .getByRole('region', { name: 'Mijn loketten' })
          .getByRole('link', { name: /^Plan een gesprek/ })
          .first(),
      )
      await expect(page.getByLabel('Het regioloket waarlangs je kwam')).not.toHaveValue('')
      await expect(page.getByLabel('De route die je bekijkt')).toHaveValue(/^De verkorte deeltijdpabo/)
      await expect(page.getByRole('textbox', { name: /^Jouw situatie/ })).toHaveValue(/Hbo.*Zwolle/)
    })

    journey('a physicist with a diploma from abroad gets steps, and a person, in English', async ({ page }) => {
      await page.goto('/en/routes')
      await hand.press(page.getByRole('link', { name: 'Start', exact: true }))
      await answer(page, hand, fromAbroad, english)
      await hand.press(page.getByRole('article').getByRole('link', { name: 'With a diploma from another country' }))
      const steps = page.getByRole('region', { name: 'The route, step by step' })
      await expect(steps).toContainText('Have your diploma evaluated by IDW')
      await expect(steps).toContainText('Bring your Dutch up to the level')
      await hand.press(inMain(page, 'Book an advice call').last())
      await expect(page).toHaveURL(/\/en\/advice\?/)
      await expect(page.getByLabel('The route you are looking at')).not.toHaveValue('')
    })

    journey('a physicist whose mother tongue is English finds the educational master', async ({ page }) => {
      await page.goto('/en/your-situation')
      for (const [place, value] of fromUniversity.entries())
        await page.locator(`#vraag-${place + 1}`).selectOption({ label: value })
      await hand.write(page.getByLabel('Subject'), 'physics')
      await hand.press(page.getByRole('button', { name: 'Save my situation' }))
      await hand.press(inMain(page, /routes? that fits?/))
      await expect(page.getByRole('article')).not.toHaveCount(0)
      await isNearPerson(page)
      await hand.press(page.getByRole('article').getByRole('link').first())
      await hand.press(page.getByRole('link', { name: 'Make this my plan' }))
      await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible()
      await hand.press(inMain(page, 'Book an advice call').last())
      await expect(page.getByLabel('The route you are looking at')).not.toHaveValue('')
      await expect(page.getByRole('textbox', { name: /^Your situation/ })).toHaveValue(/University.*physics/)
    })

    journey('an assistant with mbo 4 sees how work and study follow each other', async ({ page }) => {
      await page.goto('/jouw-situatie')
      await page.getByLabel('Waar wil je werken?').selectOption('Op een basisschool')
      await page.getByLabel('Welke functie zie je voor je?').selectOption('Leraar basisonderwijs')
      await page.getByLabel('Wat is je hoogste diploma of lesbevoegdheid?').selectOption('Mbo niveau 4')
      await hand.write(page.getByLabel('Plaats of postcode'), 'Almere')
      await hand.press(page.getByRole('button', { name: 'Bewaar mijn situatie' }))
      await hand.press(inMain(page, /route die past|routes die passen/))
      await expect(page.getByRole('heading', { level: 1, name: '1 route past bij je antwoorden' })).toBeVisible()
      await hand.press(page.getByText(/^Nog \d+ vormen? van deze route|^Nog een vorm/).first())
      const forms = page.getByRole('article').getByRole('listitem')
      await hand.press(forms.getByRole('link', { name: /^Eerst assistent, dan de pabo/ }))
      await expect(page.getByRole('region', { name: 'De route, stap voor stap' })).toContainText('Eerste salaris')
      await isNearPerson(page)
      await page.goto('/navigator/regioloketten')
      if (hand.hasScript) await expect(page.getByLabel('Je plaats of postcode')).toHaveValue('Almere')
    })

    journey('a teacher who wants another qualification takes a programme to an adviser', async ({ page }) => {
      await page.goto('/routes')
      await hand.press(page.getByRole('link', { name: 'Begin', exact: true }))
      await answer(page, hand, ['Op een middelbare school', 'Leraar voortgezet', 'Eerstegraads', 'Tweedegraads'], dutch)
      const route = page.getByRole('article').filter({ hasText: 'Een hbo-master in je vak' })
      await expect(route).toContainText('in deeltijd naast je baan')
      await hand.press(route.getByRole('link', { name: 'De hbo-master', exact: true }))
      await hand.write(page.getByLabel('Vak', { exact: true }), 'wiskunde')
      await hand.write(page.getByLabel('Postcode of plaats'), 'Tilburg')
      await hand.press(page.getByRole('button', { name: 'Zoek opleidingen' }))
      await expect(page.getByRole('region', { name: 'De route, stap voor stap' })).toContainText(
        'in het vak ‘wiskunde’',
      )
      if (hand.hasScript) {
        const viewed = await page.evaluate(() =>
          Object.keys(JSON.parse(localStorage.getItem('lesroute:viewed:1') ?? '{}')),
        )
        expect(viewed).toHaveLength(1)
      }
      // As a link of this site leads there: the place of one from elsewhere would not be remembered.
      await page.goto('/navigator/opleidingen?q=master+wiskunde&plaats=Tilburg&weergave=lijst', { referer: page.url() })
      await isNearPerson(page)
      // The finder runs its script at the first interaction, and remembers the place of its address then.
      if (hand.hasScript) {
        await page.mouse.wheel(0, 200)
        await expect
          .poll(() => page.evaluate(() => localStorage.getItem('lesroute:situation:1') ?? ''))
          .toContain('Tilburg')
      }
      await hand.press(page.getByRole('main').locator('[data-program]').first().getByRole('link').first())
      await expect(page.getByRole('heading', { name: 'Past deze opleiding bij jou?' })).toBeVisible()
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await hand.press(inMain(page, 'Plan een adviesgesprek').last())
      // Many programmes share a title: the institution tells them apart.
      const viewed = await page.getByLabel('De opleiding die je bekijkt').inputValue()
      expect(viewed.startsWith(`${title.replaceAll('\u00AD', '')}, `), viewed).toBe(true)
      if (hand.hasScript) await expect(page.getByRole('textbox', { name: /^Jouw situatie/ })).toHaveValue(/Tilburg/)
    })

    journey('somebody at a desk makes a plan with a visitor, who opens it on a phone', async ({ page }) => {
      await page.goto('/info-voor-organisaties')
      await isNearPerson(page)
      await hand.press(inMain(page, 'Maak samen een plan'))
      await page.getByLabel('Waar wil je werken?').selectOption('In het mbo')
      await page.getByLabel('Wat is je hoogste diploma of lesbevoegdheid?').selectOption('Mbo niveau 4')
      await hand.write(page.getByLabel('Plaats of postcode'), 'Utrecht')
      await hand.press(page.getByRole('button', { name: 'Werk het plan bij' }))
      await page.getByLabel('Route', { exact: true }).selectOption({ index: 1 })
      await hand.press(page.getByRole('button', { name: 'Werk het plan bij' }))
      const sheet = page.getByRole('article')
      await expect(sheet.getByRole('img', { name: 'QR-code met de link naar dit plan' })).toBeVisible()
      await expect(page.getByLabel('Plaats of postcode')).toHaveValue('Utrecht')
      const route = await sheet.getByRole('heading', { level: 3 }).innerText()
      await hand.press(sheet.getByRole('link', { name: /\/mijn-plan\?/ }))
      await expect(page.getByRole('region', { name: 'Mijn route' })).toContainText(route)
      await expect(page.getByLabel('Je plaats of postcode')).toHaveValue('Utrecht')
      if (hand.hasScript)
        await expect(page.getByRole('region', { name: 'Jouw situatie' })).toContainText('Mbo niveau 4')
    })
  })

test('what an adviser fills in is not stored in that browser', full, async ({ page }) => {
  await page.goto('/adviseur?a=school-mbo&a=diploma-mbo4&plaats=Utrecht&vak=lassen')
  await expect(page.getByLabel('Plaats of postcode')).toHaveValue('Utrecht')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.goto('/jouw-situatie')
  await expect(page.getByLabel('Plaats of postcode')).toHaveValue('')
})

test('a situation is changed in its line, filled in elsewhere, and wiped with one press', async ({ page }) => {
  await page.goto('/routes/resultaat?a=school-mbo&a=rol-docent-mbo')
  const line = page.getByRole('region', { name: 'Jouw situatie', exact: true })
  await expect(line).toContainText('In het mbo · Docent mbo')
  await line.getByRole('button', { name: 'Maak dit de mijne' }).click()
  await page.goto('/adviesgesprek')
  await expect(page.getByRole('textbox', { name: /^Jouw situatie/ })).toHaveValue('In het mbo · Docent mbo')
  await line.getByRole('link', { name: 'Wijzig' }).click()
  await expect(page.getByLabel('Waar wil je werken?')).toHaveValue('school-mbo')
  const place = page.getByLabel('Plaats of postcode')
  // What streams in is hidden at first, and takes no focus then: a person sees the field before typing.
  await place.click()
  await place.pressSequentially('Ede', { delay: 120 })
  await page.getByRole('button', { name: 'Bewaar mijn situatie' }).click()
  await expect(line).toContainText('Ede')
  await page.goto('/activiteiten')
  await expect(line).toContainText('Ede')
  await line.getByRole('button', { name: 'Wis' }).click()
  await expect(page.getByText('Deze browser weet niets meer van je situatie.')).toBeVisible()
  await page.reload()
  await expect(line).toHaveCount(0)
})

test('an address from somebody else is stored only after a press', full, async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('lesroute:situation:1') ?? '')
  const line = page.getByRole('region', { name: 'Jouw situatie', exact: true })
  await page.goto('/routes/resultaat?a=school-basisonderwijs&a=diploma-hbo')
  await expect(line).toContainText('De situatie in dit adres: Op een basisschool · Hbo')
  await expect(line.getByRole('link', { name: 'Naar mijn situatie' })).toHaveCount(0)
  expect(await stored()).toBe('')
  await line.getByRole('button', { name: 'Maak dit de mijne' }).click()
  await expect(line).toContainText('Jouw situatie: Op een basisschool · Hbo')
  await page.goto('/routes/resultaat?a=school-mbo&a=diploma-mbo4')
  await expect(line).toContainText('De situatie in dit adres: In het mbo · Mbo niveau 4')
  expect(await stored()).toContain('diploma-hbo')
  await page.goto('/routes')
  await expect(line).toContainText('Op een basisschool · Hbo')
  await page.goto('/routes/resultaat?a=school-mbo&a=diploma-mbo4')
  await expect(line.getByRole('button', { name: 'Wis' })).toHaveCount(0)
  await expect(line.getByRole('link', { name: 'Naar mijn situatie' })).toHaveAttribute('href', /diploma-hbo/)
  await line.getByRole('button', { name: 'Maak dit de mijne' }).click()
  await expect(line).toContainText('Jouw situatie: In het mbo · Mbo niveau 4')
  expect(await stored()).not.toContain('diploma-hbo')
})

test('a route names the answer that it asks for where the visitor gave another', full, async ({ page }) => {
  await page.goto('/jouw-situatie')
  await page.getByLabel('Wat is je hoogste diploma of lesbevoegdheid?').selectOption('Mbo niveau 4')
  await page.getByRole('button', { name: 'Bewaar mijn situatie' }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lesroute:situation:1') ?? ''))
    .toContain('diploma-mbo4')
  await page.goto('/routes/resultaat?a=school-basisonderwijs&a=diploma-hbo')
  await page.getByRole('link', { name: 'De verkorte deeltijdpabo', exact: true }).first().click()
  const line = page.getByRole('region', { name: 'Jouw situatie', exact: true })
  // The answers of the address go along, and are still not the visitor's own.
  await expect(page).toHaveURL(/deeltijdpabo.*a=diploma-hbo/)
  await expect(line).toContainText('De situatie in dit adres: Op een basisschool · Hbo')
  await page.goto(new URL(page.url()).pathname)
  await expect(line).toContainText('deze route vraagt ‘Hbo’, en jij zei ‘Mbo niveau 4’')
  const onward = page.getByRole('region', { name: 'Lees verder' }).getByRole('heading', { level: 3 })
  await expect(onward.first()).toContainText('verkorte deeltijdpabo')
})

test('of places with one name the form for a call names the one that is meant', full, async ({ page }) => {
  await page.goto('/adviesgesprek?plaats=Hengelo')
  await expect(page.getByRole('textbox', { name: /^Jouw situatie/ })).toHaveValue('Hengelo (Overijssel)')
  await page.getByRole('link', { name: 'Hengelo (Gelderland)' }).click()
  await expect(page.getByRole('textbox', { name: /^Jouw situatie/ })).toHaveValue('Hengelo (Gelderland)')
})

test('the situation is read as a list', full, async ({ page }) => {
  await page.goto('/jouw-situatie?a=school-mbo&a=rol-docent-mbo&plaats=Ede')
  const line = page.getByRole('region', { name: 'Jouw situatie', exact: true })
  await expect(line.getByRole('list').getByRole('listitem')).toHaveText([/In het mbo/, /Docent mbo/, /Ede/])
})

test('bad addresses of a situation are explained, and the rest is there', full, async ({ page }) => {
  await page.goto('/jouw-situatie?a=school-mbo&a=school-basisonderwijs&a=bestaat-niet&plaats=Atlantis&vak=lassen')
  const main = page.getByRole('main')
  await expect(main.getByRole('note')).toContainText('kennen we niet meer')
  await expect(main.getByRole('note')).toContainText('telt niet mee')
  await expect(main).toContainText('We kennen geen plaats of postcode “Atlantis”')
  await expect(page.getByLabel('Vak', { exact: true })).toHaveValue('lassen')
  for (const address of [
    '/mijn-plan?a=bestaat-niet&plaats=Ede',
    '/adviesgesprek?a=bestaat-niet&plaats=Ede',
    '/routes/vraag/2?a=school-mbo&a=bestaat-niet',
    '/routes/vraag/3?a=school-basisonderwijs&a=rol-leraar-po&a=bestaat-niet',
    '/routes/zij-instroom-po-leraar-po-po-wo?a=bestaat-niet',
  ]) {
    await page.goto(address)
    await expect(main.getByRole('note', { name: 'Let op' }), address).toContainText('kennen we niet meer')
  }
  for (const address of [
    '/mijn-plan?route=%00',
    '/adviseur?route=x%00y',
    '/adviesgesprek?route=%00&opleiding=%00&vraag=%00',
  ])
    expect((await page.request.get(address)).status(), address).toBe(200)
  await page.goto('/mijn-plan?route=uit-een-vorige-versie&plaats=Utrecht')
  await expect(main).toContainText('Die route staat niet (meer) op de site')
  await expect(page.getByLabel('Je plaats of postcode')).toHaveValue('Utrecht')
})

test('a former place is not offered beside the one that is searched for', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?weergave=lijst')
  await touch(page)
  await page.getByRole('combobox', { name: 'Plaats of postcode' }).pressSequentially('Utrecht', { delay: 60 })
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lesroute:situation:1') ?? '')).toContain('Utrecht')
  const former = page.getByRole('region', { name: 'Jouw situatie' })
  await page.goto('/navigator/regioloketten')
  await expect(former.getByRole('link', { name: 'Toon mijn loket' })).toBeVisible()
  await page.goto('/navigator/regioloketten?plaats=Losser')
  // What the page searched for is not stored: on the next page the former place is back.
  await expect(page.getByRole('combobox', { name: 'Je plaats of postcode' })).toHaveValue('Losser')
  await expect(former).toHaveCount(0)
  await page.goto('/navigator/regioloketten')
  await expect(former).toContainText('Utrecht')
})
