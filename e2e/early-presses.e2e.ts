/** A control that stands in the HTML of the server does what it says, however early it is pressed. */
import type { Locator, Page } from '@playwright/test'
import { catalogue, expect, full, test, fullUnless } from './fixtures.ts'

const article = `/kennisbank/artikelen/${catalogue.plain.slug}`

// The worker for offline reading would fetch the code out of these tests' sight.
test.use({ serviceWorkers: 'block' })

/** Opens a page whose code does not come until `arrive` is called. */
const openWithoutCode = async (page: Page, address: string) => {
  const code = Promise.withResolvers<void>()
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return { arrive: () => code.resolve() }
}

const save = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Bewaar: / })
    .first()
const compare = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Vergelijk/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Vergelijking' })

const stored = (page: Page, key: string) =>
  page.evaluate((name) => Object.keys(JSON.parse(localStorage.getItem(name) || '{}')).length, key)

for (const address of [article, '/kennisbank/artikelen', '/navigator/opleidingen', '/zoeken?q=pabo'])
  test(
    `${address}: an item is saved by a press before the code has come, or two`,
    fullUnless(address === article),
    async ({ page }) => {
      const { arrive } = await openWithoutCode(page, address)
      await save(page).click()
      // Who sees nothing happen presses again.
      await save(page).press('Enter')
      arrive()
      await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
      expect(await stored(page, 'lesroute:saved:1')).toBe(1)
      await save(page).click()
      await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
    },
  )

test('what is ticked to compare before the code has come is compared', full, async ({ page }) => {
  const { arrive } = await openWithoutCode(page, '/navigator/opleidingen')
  await compare(page).nth(0).check()
  await compare(page).nth(1).check()
  await compare(page).nth(2).check()
  await compare(page).nth(2).uncheck()
  arrive()
  await expect(bar(page)).toContainText('2 gekozen')
  await expect(compare(page).nth(0)).toBeChecked()
  await expect(compare(page).nth(1)).toBeChecked()
  await expect(compare(page).nth(2)).not.toBeChecked()
})

test(
  'what is saved already stays saved, with its note, when it is pressed before the page shows that it is',
  full,
  async ({ page }) => {
    await page.goto(article)
    await save(page).click()
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/bewaard')
    await page.getByRole('textbox', { name: /^Notitie/ }).fill('Nog eens lezen')
    const { arrive } = await openWithoutCode(page, article)
    await save(page).click()
    arrive()
    await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/bewaard')
    await expect(page.getByRole('textbox', { name: /^Notitie/ })).toHaveValue('Nog eens lezen')
  },
)

test(
  'a fifth programme that is ticked too early is not compared, and takes the place of no other',
  full,
  async ({ page }) => {
    await page.goto('/navigator/opleidingen')
    for (const nth of [1, 2, 3, 4]) await compare(page).nth(nth).check()
    await expect(bar(page)).toContainText('4 gekozen')
    const { arrive } = await openWithoutCode(page, '/navigator/opleidingen')
    await compare(page).nth(0).check()
    arrive()
    await expect(bar(page)).toContainText('4 gekozen')
    await expect(compare(page).nth(0)).not.toBeChecked()
    for (const nth of [1, 2, 3, 4]) await expect(compare(page).nth(nth)).toBeChecked()
  },
)

test('any other button that is pressed too early does what it says', full, async ({ page }) => {
  const { arrive } = await openWithoutCode(page, article)
  const copy = page
    .getByRole('main')
    .getByRole('button', { name: /^Kopieer/ })
    .first()
  await copy.click()
  arrive()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /gekopieerd|adresbalk/i }),
  ).toBeVisible()
})

test('on a phone the filters that are opened too early open', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { arrive } = await openWithoutCode(page, '/navigator/opleidingen?weergave=lijst')
  await page.getByRole('button', { name: 'Filters' }).click()
  arrive()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
})

/** Touches a page and, once all the code that this brings has come but nothing hears it yet, presses an element. */
const pressAsCodeArrives = async (page: Page, pressed: Locator) => {
  await page.waitForLoadState('networkidle')
  const releases: (() => void)[] = []
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    await route.continue()
  })
  // More than once, since a busy browser hears it only when the page has begun to listen.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pointermove')))
      return releases.length
    })
    .toBeGreaterThan(0)
  // Scripts request further scripts: the list is complete once none has come for half a second. It bounds no behaviour of the page.
  let count: number
  do {
    count = releases.length
    await page.waitForTimeout(500)
  } while (releases.length > count)
  await pressed.evaluate((element: HTMLElement, scripts) => {
    let left = scripts
    // Within the event of the last script: the framework begins right after it.
    document.addEventListener(
      'load',
      ({ target }) => target instanceof HTMLScriptElement && !--left && element.click(),
      {
        capture: true,
      },
    )
  }, releases.length)
  for (const release of releases) release()
  await expect(page.locator('form[data-hydrated]')).toBeAttached()
}

test('what is pressed between the arrival of its code and its beginning is pressed once', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/navigator/opleidingen')
  await pressAsCodeArrives(page, save(page))
  await expect.poll(() => stored(page, 'lesroute:saved:1')).toBe(1)
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true')
})

test(
  'a filter that is ticked between the arrival of its code and its beginning stays ticked',
  full,
  async ({ page }) => {
    await page.goto('/kennisbank/veelgestelde-vragen')
    const box = page.getByRole('group', { name: 'Onderwerp', exact: true }).getByRole('checkbox').first()
    await pressAsCodeArrives(page, box)
    await expect(page).toHaveURL(/onderwerp=/)
    await expect(box).toBeChecked()
  },
)

test(
  'filters that are opened between the arrival of their code and its beginning stay open',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/navigator/opleidingen?weergave=lijst')
    await pressAsCodeArrives(page, page.getByRole('button', { name: 'Filters' }))
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  },
)

test('a term of the glossary opens once, by itself', full, async ({ page }) => {
  const { arrive } = await openWithoutCode(page, article)
  const term = page.locator('main button[popovertarget]').first()
  await term.click()
  const note = page.locator(`#${await term.getAttribute('popovertarget')}`)
  await expect(note).toBeVisible()
  arrive()
  await page.waitForLoadState('networkidle')
  await expect(note).toBeVisible()
})
