/** What every journey shares: the catalogue that the service holds, and proof that nothing goes to third parties. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test as base, type Locator, type Page, type TestDetails } from '@playwright/test'

/** Items of the sample catalogue that journeys rely on. */
export const catalogue = {
  everyNode: { slug: 'routes-naar-het-leraarschap', title: 'Routes naar het leraarschap' },
  plain: { slug: 'de-pabo-leraar-basisonderwijs-worden', query: 'pabo' },
} as const

/** Milliseconds before a form is sent: it refuses what comes within three seconds, as from a machine. This is no wait for the page. */
export const typing = 3100

/** The account with which the site calls the service. */
export const siteAccount = 'site@lesroute.internal'

/** Runs a command of the service on the data of this test run. */
export const service = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [path.resolve('scripts/service.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_FOLDER: process.env['E2E_DATA_FOLDER'] ?? '.data' },
  })

type Watch = { readonly problems: string[] }

const watch = (page: Page, siteUrl: string, { problems }: Watch): void => {
  const hosts = new Set(
    [siteUrl, process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055'].map((url) => new URL(url).host),
  )
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !hosts.has(url.host))
      problems.push(`a request to a third party: ${url.host}`)
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(`against the policy: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`an error on the page: ${error.message}`))
}

/**
 * A test whose page may talk to site and service only, keeps to its policy, and may not throw. A test that asks for no page
 * opens none.
 */
export const test = base.extend<{ watched: Watch }>({
  // Playwright reads the names of what a fixture needs from its pattern.
  // oxlint-disable-next-line no-empty-pattern
  watched: async ({}, use) => use({ problems: [] }),
  page: async ({ page, baseURL, watched }, use) => {
    watch(page, baseURL ?? '', watched)
    await use(page)
    expect(watched.problems).toEqual([])
  },
})

/**
 * Details of a test that `npm test` leaves to `npm run test:full`: another of its tests shows the same on another page, in another theme
 * or by another way of input, or it takes long and guards a rare case.
 */
export const full = { tag: '@full' } as const

/** The same for those of a row of tests that `npm test` takes no sample of. */
export const fullUnless = (isSample: boolean): TestDetails => (isSample ? {} : full)

/** How many results a search page tells of; facets have a status of their own. */
export const resultCount = (page: Page) => page.locator('#aantal')

/** Touches a search page as anybody does who comes to use it, and waits for the code that this brings. */
export const touch = async (page: Page): Promise<void> => {
  // A hand moves on: the first move may come before the page listens.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await page.mouse.move(7, 7)
    await expect(page.locator('form[data-hydrated]')).toBeAttached({ timeout: 1000 })
  }).toPass()
}

/** Answers to these addresses wait for the function that is returned. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Whether a press at the left, in the middle and at the right of something reaches it, or what lies over it instead. */
export const reachOf = (locator: Locator): Promise<readonly boolean[]> =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].map((part) =>
      element.contains(document.elementFromPoint(left + width * part, top + height / 2)),
    )
  })

/** Waits until the code of a page has come, which then hears what is pressed. */
export const expectCode = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => Reflect.get(Object(Reflect.get(globalThis, 'pressedEarly')), 'isOver')))
    .toBe(true)

export { expect }
