/** Searches of the finder that find nothing, or that nobody can mean: what the page says, and the way on. */
import type { Locator } from '@playwright/test'
import { expect, test, touch, full, fullUnless } from './fixtures.ts'

const results = '#resultaten [data-hit]'

test('without results the filters say that they find none, and lead back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/navigator/opleidingen?q=wiskunde&plaats=Hoogeveen&straal=5')
  await touch(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog.getByText('Er zijn nu geen opleidingen')).toBeVisible()
  await dialog.getByRole('button', { name: 'Terug, en zoek ruimer' }).click()
  await expect(dialog).toBeHidden()
})

test('where nothing is near, larger distances say what they would find', async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Den+Burg&straal=5&weergave=lijst')
  const step = page.getByRole('link', { name: /^\d+ km \d+ opleidingen?$/ }).first()
  const count = /(\d+) opleiding/.exec((await step.textContent()) ?? '')?.[1] ?? ''
  await step.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('van Den Burg')
  await expect(page.locator('#aantal')).toHaveText(new RegExp(`^${count} opleiding`))
})

test(
  'where neither fewer conditions nor the whole country has results, both together lead on',
  full,
  async ({ page }) => {
    await page.goto('/navigator/opleidingen?q=gebarentaal&plaats=Texel&straal=5&niveau=mbo&weergave=lijst')
    await page.getByRole('link', { name: 'Zonder filters, in heel Nederland 1' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 opleiding voor “gebarentaal”')
    await expect(page.locator(results)).toHaveCount(1)
  },
)

test('in an area of the map without programmes the way on is a larger area', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?kader=53.2,3.6,53.3,3.8&weergave=lijst')
  await expect(page.getByText('Op dit stuk van de kaart is geen opleiding.')).toBeVisible()
  await page.getByRole('link', { name: 'Zoom uit' }).click()
  await expect(page).toHaveURL(/kader=53\.15(%2C|,)3\.5(%2C|,)53\.35(%2C|,)3\.9/)
})

test('a place that we do not know is said so, and nothing is lost', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Nergenshuizen&q=pabo')
  await expect(page.getByText('We kennen geen plaats “Nergenshuizen”')).toBeVisible()
  await expect(page.getByLabel('Plaats of postcode')).toHaveValue('Nergenshuizen')
  await expect(page.getByRole('searchbox', { name: 'Wat wil je leren?' })).toHaveValue('pabo')
})

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(!javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test('a place with mistakes is read as the only one that it is like, one of several leads to them, and the list says what it is of', async ({
      page,
    }) => {
      const near = (place: string) =>
        page.getByRole('heading', { level: 1, name: new RegExp(`^\\d+ opleidingen binnen \\d+ km van ${place}$`) })
      for (const [typed, place] of [
        ['Utrect', 'Utrecht'],
        ['Roterdan', 'Rotterdam'],
      ] as const) {
        await page.goto(`/navigator/opleidingen?plaats=${typed}&weergave=lijst`)
        await expect(near(place)).toBeVisible()
        await expect(page.getByText(`“${typed}” is gelezen als ${place}`)).toBeVisible()
      }
      await page.goto('/navigator/opleidingen?plaats=Oostwod&weergave=lijst')
      await expect(page.getByText('We kennen geen plaats “Oostwod”')).toBeVisible()
      await expect(page.locator('#resultaten')).toContainText('Je ziet opleidingen in heel Nederland')
      await page.getByRole('link', { name: 'Oostwoud', exact: true }).click()
      await expect(page).toHaveURL(/plaats=Oostwoud&/)
      await expect(near('Oostwoud')).toBeVisible()
      await expect(page.getByText('We kennen geen plaats')).toHaveCount(0)
    })

    test('a filter that is none is said so, with a way on', full, async ({ page }) => {
      await page.goto('/navigator/opleidingen?traject=bestaatniet&weergave=lijst')
      await expect(page.getByText('Het filter Vorm heeft geen waarde “bestaatniet”')).toBeVisible()
      await page.getByRole('link', { name: 'Zoek zonder dit filter' }).click()
      await expect(page.locator(results).first()).toBeVisible()
      await expect(page.getByText('Het filter Vorm heeft geen waarde')).toHaveCount(0)
      await expect(page).not.toHaveURL(/traject/)
    })

    test('a filter that is nearly one suggests what is meant', async ({ page }) => {
      await page.goto('/navigator/opleidingen?niveau=hbo&weergave=lijst')
      await expect(page.getByText('Het filter Niveau heeft geen waarde “hbo”')).toContainText('Bedoel je:')
      await page.locator('#resultaten').getByRole('link', { name: 'Hbo-bachelor', exact: true }).click()
      await expect(page).toHaveURL(/niveau=bachelor/)
      await expect(page.locator(results).first()).toBeVisible()
    })

    test(
      'the order is named, also without a place; a page that is not there is said in each view',
      full,
      async ({ page }) => {
        await page.goto('/navigator/opleidingen?weergave=lijst')
        await expect(page.getByText('geen instelling krijgt voorrang')).toBeVisible()
        await page.goto('/navigator/opleidingen?q=pabo&plaats=Utrecht&straal=50&weergave=lijst')
        await expect(page.getByText('Dichtbij eerst; wat ongeveer even ver is')).toBeVisible()
        for (const view of ['lijst', 'tabel'])
          for (const number of ['40', '99']) {
            await page.goto(`/navigator/opleidingen?plaats=Utrecht&weergave=${view}&pagina=${number}`)
            await expect(page.getByText('Zo ver gaat deze lijst niet.'), `${view} ${number}`).toBeVisible()
          }
        await page.getByRole('link', { name: /^Naar de (?:eerste|laatste) bladzijde$/ }).click()
        await expect(page.getByRole('table')).toBeVisible()
      },
    )

    test('of a postcode with letters it is said that its digits count', full, async ({ page }) => {
      await page.goto('/navigator/opleidingen?plaats=3512+AB&weergave=lijst')
      await expect(page.getByText('We zoeken op de vier cijfers van je postcode')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('3512 (Utrecht)')
    })

    test('the title says which words are searched for, and where', full, async ({ page }) => {
      await page.goto('/navigator/opleidingen?q=pabo&plaats=Utrecht&weergave=lijst')
      const title = /^Opleidingen binnen 10 km van Utrecht: \d+ resultaten voor “pabo” · Lesroute$/
      await expect(page).toHaveTitle(title)
      await page.goto('/navigator/opleidingen?q=pabo+utrecht&weergave=lijst')
      await expect(page).toHaveTitle(title)
    })
  })

test('values of filters that no result has look muted', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/navigator/opleidingen?q=engels')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByRole('checkbox', { name: /^Universiteit Utrecht/ }).check()
  const none = dialog.getByRole('checkbox', { name: /^Hbo-bachelor ?0$/ })
  const some = dialog.getByRole('checkbox', { name: /^Post-hbo ?[1-9]/ })
  await expect(none).toBeEnabled()
  const colorOf = (box: Locator) =>
    box.evaluate(({ parentElement }) => (parentElement ? getComputedStyle(parentElement).color : null))
  expect(await colorOf(none)).not.toBe(await colorOf(some))
})
