import type { Page } from '@playwright/test'
import { expect, test, full, fullUnless } from './fixtures.ts'

const answers = ['Op een basisschool', 'Leraar basisonderwijs', 'Primair onderwijs', 'Hbo'] as const
const shared = '/routes/resultaat?a=school-basisonderwijs&a=rol-leraar-po&a=bevoegd-po&a=diploma-hbo'

/** Answers that one kind of route fits. */
const oneKind = 'a=diploma-buitenland'

const choice = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const stations = (page: Page) => page.getByRole('navigation', { name: 'Je route door de vragen' }).getByRole('listitem')
const routeTitles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })

/** Answers every question with the mouse, from the first page to the result. */
const answerAll = async (page: Page) => {
  await page.goto('/routes')
  await page.getByRole('link', { name: 'Begin', exact: true }).click()
  // Only one qualification fits that role: its question is not asked.
  for (const [number, name] of [
    [1, answers[0]],
    [2, answers[1]],
    [4, answers[3]],
  ] as const) {
    await expect(page).toHaveTitle(new RegExp(`^Vraag ${number}:`))
    await choice(page, name).check()
    await page.getByRole('button', { name: number < answers.length ? 'Volgende' : 'Toon mijn routes' }).click()
  }
  await expect(page).toHaveURL(/\/routes\/resultaat\?/)
}

const showsResult = async (page: Page) => {
  await expect(heading(page, '3 routes passen bij je antwoorden')).toBeVisible()
  await expect(routeTitles(page)).toHaveText(['Een onderwijstraineeship', 'De verkorte deeltijdpabo', 'Zij-instroom'])
  for (const name of answers) await expect(page.getByRole('article').first()).toContainText(name)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', fullUnless(!javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('four answers lead to the routes that fit, the shortest first, each with why', async ({ page }) => {
      await answerAll(page)
      await showsResult(page)
      await expect(page.getByRole('article').first()).toContainText('Bevoegd na 2 jaar en 1 maand')
      await expect(page.getByRole('article').first()).toContainText('3 stappen: Meelopen → Traineeship → Eerste jaar')
    })

    test('the way back keeps the answers, and each station leads to its question', async ({ page }) => {
      await page.goto('/routes/vraag/4?a=school-basisonderwijs&a=rol-leraar-po')
      await expect(page.getByText('Nog 8 van de 22 routes staan open')).toBeVisible()
      await page.getByRole('link', { name: 'Terug naar vraag 2' }).click()
      await expect(choice(page, 'Leraar basisonderwijs')).toBeChecked()
      await stations(page).first().getByRole('link').click()
      await expect(choice(page, 'Op een basisschool')).toBeChecked()
      await choice(page, 'Op een middelbare school').check()
      await page.getByRole('button', { name: 'Volgende' }).click()
      await expect(page.getByRole('note')).toContainText(
        'Je antwoord ‘Leraar basisonderwijs’ op ‘Welke functie zie je voor je?’ past niet',
      )
      await expect(choice(page, 'Leraar basisonderwijs')).toHaveCount(0)
    })

    test('a shared result can be changed in one answer, which keeps the others', async ({ page }) => {
      await page.goto(shared)
      await showsResult(page)
      await page.getByRole('link', { name: 'Wijzig Wat is je hoogste diploma of lesbevoegdheid?' }).click()
      await expect(choice(page, 'Hbo')).toBeChecked()
      await choice(page, 'Mbo niveau 4').check()
      await page.getByRole('button', { name: 'Toon mijn routes' }).click()
      await expect(heading(page, '1 route past bij je antwoorden')).toBeVisible()
      const restated = page.getByRole('region', { name: 'Jouw antwoorden' })
      await expect(restated.getByRole('listitem')).toContainText([
        'Op een basisschool',
        'Leraar basisonderwijs',
        'Primair onderwijs',
        'Mbo niveau 4',
      ])
    })

    test(
      'who teaches already has no visit and no first salary, and the years are those of the article',
      full,
      async ({ page }) => {
        const tweedegraads = 'a=school-voortgezet&a=rol-leraar-vo&a=bevoegd-eerstegraads&a=diploma-tweedegraads'
        await page.goto(`/routes/resultaat?${tweedegraads}`)
        const route = page.getByRole('article').filter({ hasText: 'Een hbo-master in je vak' })
        await expect(route).toContainText('Bevoegd na 3 jaar')
        await expect(route).toContainText('1 stap: Hbo-master')
        for (const entry of await page.getByRole('article').all())
          await expect(entry).not.toContainText(/salaris|Meelopen/i)
        await route.getByRole('link', { name: 'De hbo-master', exact: true }).click()
        const steps = page.getByRole('region', { name: 'De route, stap voor stap' })
        await expect(steps).toContainText('Bevoegd')
        await expect(steps).not.toContainText('Eerste salaris')
      },
    )

    test('a form that is paid much sooner is named beside the shortest', full, async ({ page }) => {
      const wish = 'a=school-basisonderwijs&a=rol-onderwijsassistent&a=bevoegd-geen&a=diploma-geen'
      await page.goto(`/routes/resultaat?${wish}`)
      const route = page.getByRole('article').filter({ hasText: 'Onderwijsassistent worden' })
      await expect(
        route.getByText(/^Of eerder salaris: Onderwijsassistent via de bbl.*Eerste salaris na/),
      ).toBeVisible()
    })

    test('a degree from abroad is evaluated first, and only a licence is recognised', full, async ({ page }) => {
      const wish = 'a=school-voortgezet&a=rol-leraar-vo&a=bevoegd-tweedegraads'
      await page.goto(`/routes/resultaat?${wish}&a=diploma-buitenland`)
      await expect(routeTitles(page)).toHaveText(['Met een buitenlands diploma'])
      await expect(page.getByRole('article').first()).toContainText('Waardering')
      await expect(page.getByRole('article').first()).toContainText(/Bevoegd na .*, plus de tijd voor je Nederlands/)
      await page.goto(`/routes/resultaat?${wish}&a=diploma-leraar-buitenland`)
      await expect(routeTitles(page).first()).toHaveText('Met een buitenlandse lesbevoegdheid')
    })

    test('a question may be left open, and every route stays possible', full, async ({ page }) => {
      await page.goto('/routes/vraag/1')
      await choice(page, 'Weet ik nog niet').check()
      await page.getByRole('button', { name: 'Volgende' }).click()
      await expect(page.getByText('Nog 22 van de 22 routes staan open')).toBeVisible()
      await expect(stations(page).first()).toContainText('Nog open')
    })

    test('a near miss names the one answer, and its link gives what it promises', async ({ page }) => {
      await page.goto(shared)
      const miss = page
        .getByRole('region', { name: 'Eén ander antwoord, andere routes' })
        .getByRole('listitem')
        .filter({ hasText: 'Vakleerkracht' })
      await expect(miss).toContainText('Welke functie zie je voor je? In plaats van ‘Leraar basisonderwijs’')
      await expect(miss).toContainText('2 andere routes, vanaf 4 jaar en 4 maanden')
      await miss.getByRole('link', { name: 'Vakleerkracht' }).click()
      await expect(heading(page, '2 routes passen bij je antwoorden')).toBeVisible()
    })

    test('a sum is the least where a step has no known price, and names that step', full, async ({ page }) => {
      await page.goto(
        '/routes/resultaat?a=school-voortgezet&a=rol-leraar-vo&a=bevoegd-eerstegraads&a=diploma-buitenland',
      )
      await routeTitles(page).first().getByRole('link').click()
      const costs = page.getByRole('region', { name: 'Wat kost deze route?' })
      await expect(costs).toContainText(/kost deze route ten minste €\s[4-9]\.\d{3}/)
      await expect(costs).toContainText('1,5 × €')
      await expect(costs).toContainText('Dat is zonder deze stap, waarvan we de prijs nu niet kennen')
      await expect(costs.getByRole('listitem').first()).toHaveText('Breng je Nederlands op niveau.')
    })

    test(
      'without a sum nothing is left out of one: side entry, with the article of its sector',
      full,
      async ({ page }) => {
        await page.goto('/routes/zij-instroom-po-leraar-po-po-hbo')
        const costs = page.getByRole('region', { name: 'Wat kost deze route?' })
        await expect(costs).toContainText('Wat deze route kost, weten we niet.')
        await expect(costs.getByRole('listitem').first()).toHaveText(
          'Werk en leer tegelijk. Meestal betaalt de school.',
        )
        await expect(costs).not.toContainText('totaal')
        const steps = page.getByRole('region', { name: 'De route, stap voor stap' })
        await expect(steps.getByRole('link', { name: 'Zij-instromen in het basisonderwijs' })).toBeVisible()
        await expect(steps).not.toContainText('voortgezet onderwijs')
      },
    )

    test('a kind of route drops out by an answer, which stands between quotation marks', full, async ({ page }) => {
      await page.goto(shared)
      const kinds = page.getByRole('region', { name: 'Wat je antwoorden openlaten' })
      await expect(kinds).toContainText('Valt af door het antwoord ‘Op een basisschool’')
      await page.goto(`/en${shared.replace('resultaat', 'result')}`)
      await expect(page.getByRole('main')).toContainText('Ruled out by the answer ‘At a primary school’')
    })

    test(
      'a traineeship is there for secondary schools too, and says that it is not known which are open',
      full,
      async ({ page }) => {
        await page.goto('/routes/resultaat?a=school-voortgezet&a=rol-leraar-vo&a=bevoegd-tweedegraads&a=diploma-hbo')
        await expect(page.getByRole('article').filter({ hasText: 'Een onderwijstraineeship' })).toContainText(
          'Welke programma’s nu open zijn, weten we niet zeker',
        )
      },
    )

    test('a route tells its steps, and near a place the programmes of each', async ({ page }) => {
      await page.goto(shared)
      await page.getByRole('link', { name: 'Zij-instroom', exact: true }).click()
      await expect(heading(page, /^Zij-instroom: op een basisschool/)).toBeVisible()
      const steps = page.getByRole('region', { name: 'De route, stap voor stap' })
      await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(8)
      await expect(steps).toContainText('Na 8 maanden · Duurt 1 jaar en 11 maanden')
      await page.getByLabel('Postcode of plaats').fill('Utrecht')
      await page.getByRole('button', { name: 'Zoek opleidingen' }).click()
      await expect(page).toHaveURL(/[?&]plaats=Utrecht/)
      await expect(steps).toContainText('Het dichtst bij Utrecht')
      await expect(steps).toContainText('Hogeschool Utrecht')
      await expect(page.getByText(/voor deze stap/).first()).toBeInViewport()
      await expect(page.getByRole('region', { name: 'Loketten in jouw regio' })).toContainText('Utrecht')
      await page.getByLabel('Postcode of plaats').fill('Atlantis')
      await page.getByLabel('Postcode of plaats').press('Enter')
      await expect(page.getByText('We kennen de plaats ‘Atlantis’ niet')).toBeInViewport()
    })
  })

test('the questionnaire is answered by keyboard alone', async ({ page }) => {
  await page.goto('/routes/vraag/1')
  for (const number of [1, 2, 4]) {
    await expect(page).toHaveTitle(new RegExp(`^Vraag ${number}:`))
    const first = page.getByRole('radio').first()
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await first.evaluate((radio) => radio === document.activeElement)) break
    }
    await page.keyboard.press('Space')
    await expect(first).toBeChecked()
    await page.keyboard.press('Enter')
  }
  await expect(heading(page, /(?:past|passen) bij je antwoorden/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Jouw antwoorden' })).toContainText('Op een basisschool')
})

test('answers that nobody knows, or that exclude each other, are dropped and said', async ({ page }) => {
  await page.goto('/routes/resultaat?a=school-basisonderwijs&a=school-mbo&a=rol-leraar-vo&a=weg&sorteer=weg&pagina=99')
  const note = page.getByRole('note')
  await expect(note).toContainText('Een antwoord in het adres kennen we niet meer')
  await expect(note).toContainText('‘In het mbo’ telt niet mee')
  await expect(note).toContainText('Je antwoord ‘Leraar voortgezet onderwijs’')
  await expect(heading(page, '13 routes passen bij je antwoorden')).toBeVisible()
  await note.getByRole('link', { name: 'Kies opnieuw' }).click()
  await expect(heading(page, /Welke functie zie je voor je/)).toBeVisible()
})

test('many routes come by pages, in the order that was chosen', full, async ({ page }) => {
  await page.goto('/routes/resultaat')
  await expect(heading(page, 'Alle 22 routes')).toBeVisible()
  await page.getByRole('link', { name: 'Minste stappen eerst' }).click()
  await expect(page).toHaveURL(/sorteer=stappen/)
  await page.getByRole('link', { name: 'Volgende' }).click()
  await expect(page.getByText('Bladzijde 2 van 2')).toBeVisible()
  await expect(page.getByText('Minste stappen eerst')).toHaveAttribute('aria-current', 'true')
})

test('routes are compared from two on, and with none ticked the comparison says how', async ({ page }) => {
  const compare = page.getByRole('button', { name: 'Vergelijk de aangekruiste routes' })
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Vergelijk/ })
  // Answers that one kind of route fits, of which other forms fit too.
  await page.goto(`/routes/resultaat?${oneKind}`)
  await expect(routeTitles(page)).toHaveCount(1)
  await expect(page.getByText(/^Nog (?:een|\d+)/).first()).toBeVisible()
  await expect(boxes).toHaveCount(0)
  await expect(compare).toHaveCount(0)

  await page.goto('/routes/resultaat?a=school-basisonderwijs')
  expect(await boxes.count()).toBeGreaterThan(1)
  await compare.click()
  await expect(page).toHaveURL(/\/vergelijken\?/)
  await expect(page.getByRole('main')).toContainText('Je hebt nog niets aangekruist')
  await page.getByRole('link', { name: 'Terug naar mijn routes' }).click()
  await expect(heading(page, '13 routes passen bij je antwoorden')).toBeVisible()

  await boxes.first().check()
  await boxes.nth(1).check()
  await compare.click()
  await expect(page.getByRole('heading', { level: 2, name: '2 routes' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Laat weg/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Terug naar mijn routes' }).click()
  await expect(heading(page, '13 routes passen bij je antwoorden')).toBeVisible()
})

test('in English the questions, routes and steps are English', full, async ({ page }) => {
  await page.goto('/en/routes')
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/routes\/question\/1$/)
  await choice(page, 'At a primary school').check()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/routes\/question\/2\?a=school-basisonderwijs$/)
  await page.goto('/en/routes/result?a=school-basisonderwijs')
  await expect(heading(page, '13 routes fit your answers')).toBeVisible()
  await expect(routeTitles(page).first()).toHaveText(/^[A-Z][a-z]+ .*\w/)
  await expect(page.getByRole('article').locator('[lang=nl]')).toHaveCount(0)
})

test('pages of answers stay out of indexes; a route stands for those with the same steps', async ({ request }) => {
  for (const path of ['/routes/vraag/1', shared])
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex')
  const html = await (await request.get('/routes/zij-instroom-po-leraar-po-po-wo')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/routes\/zij-instroom-po-leraar-po-po-(?:hbo|wo)"/)
})

test('a question or a route that is not there is a missing page, which says so whole', async ({ request }) => {
  const all = [
    '/routes/vraag/5',
    '/routes/vraag/9?a=school-mbo',
    '/routes/vraag/x',
    '/routes/bestaat-niet?plaats=Utrecht',
  ]
  for (const path of all) {
    const missing = await request.get(path)
    expect(missing.status(), path).toBe(404)
    expect(missing.headers()['cache-control'], path).toContain('no-store')
    const html = await missing.text()
    expect(html, path).toContain('<meta name="robots" content="noindex')
    expect(html, path).toContain('Deze pagina is er niet')
  }
  expect((await request.get('/en/routes/question/9')).status()).toBe(404)
  expect((await request.get('/routes/vraag/4')).status()).toBe(200)
  // Who only asks for the head is told the same, without a body.
  for (const [path, status] of [...all.map((one) => [one, 404] as const), ['/routes/vraag/4', 200] as const]) {
    const head = await request.head(path)
    expect([head.status(), (await head.body()).length], path).toEqual([status, 0])
  }
})
