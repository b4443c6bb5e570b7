/**
 * What a visitor sees when the search service misbehaves. A browser of its own is told that the service's address
 * leads to a proxy here, which does as the test says: nothing on the page or in the network is intercepted.
 */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, full, fullUnless, test as base, touch } from './fixtures.ts'

type Behaviour = 'normal' | 'slow' | 'very slow' | 'denies' | 'fails' | 'down'
type Proxy = { behaviour: Behaviour; readonly port: number }

const service = new URL(process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055')
const statuses: Readonly<Partial<Record<Behaviour, number>>> = { denies: 429, fails: 500 }

const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const { method, url, headers } = incoming
  const upstream = ask(new URL(url ?? '/', service), { method: method ?? 'GET', headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  incoming.pipe(upstream)
}

const misbehave = (proxy: Proxy) => async (incoming: IncomingMessage, outgoing: ServerResponse) => {
  if (!incoming.url?.includes('/queries')) return pass(incoming, outgoing)
  if (proxy.behaviour === 'down') return void incoming.socket.destroy()
  if (proxy.behaviour === 'slow') await pause(2000)
  if (proxy.behaviour === 'very slow') await pause(7000)
  const status = statuses[proxy.behaviour]
  if (status === undefined) return pass(incoming, outgoing)
  outgoing.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
  outgoing.end(JSON.stringify({ message: 'not now', status }))
}

/** A page in a browser for which the service's address leads to the proxy. */
const test = base.extend<{ faulty: Proxy; visit: Page }>({
  // oxlint-disable-next-line no-empty-pattern
  faulty: async ({}, use) => {
    const proxy: Proxy = { behaviour: 'normal', port: 0 }
    const server = createServer((incoming, outgoing) => void misbehave(proxy)(incoming, outgoing))
    await new Promise<void>((resolve) => server.listen(0, () => resolve()))
    await use(Object.assign(proxy, { port: (server.address() as AddressInfo).port }))
    server.closeAllConnections()
    server.close()
  },
  visit: async ({ playwright, faulty, baseURL }, use) => {
    const executablePath = process.env['CHROMIUM_PATH']
    const browser = await playwright.chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', `--host-resolver-rules=MAP ${service.host} localhost:${faulty.port}`],
    })
    await use(await browser.newPage({ locale: 'nl-NL', ...(baseURL ? { baseURL } : {}) }))
    await browser.close()
  },
})

const list = '/kennisbank/artikelen'
const words = (page: Page) => page.getByRole('searchbox', { name: 'Zoekwoorden' })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

const open = async (page: Page) => {
  await page.goto(list)
  await page.waitForLoadState('networkidle')
}

for (const behaviour of ['denies', 'fails', 'down'] as const)
  test(
    `a list whose service ${behaviour} says so, keeps its facets, and comes back on demand`,
    fullUnless(behaviour === 'fails'),
    async ({ visit, faulty }) => {
      await open(visit)
      faulty.behaviour = behaviour
      await words(visit).fill('salaris')
      await expect(alert(visit)).toContainText('Zoeken lukt nu niet')
      await expect(words(visit)).toHaveValue('salaris')
      faulty.behaviour = 'normal'
      await visit.getByRole('button', { name: 'Probeer opnieuw' }).click()
      await expect(visit.locator('#aantal')).toContainText('“salaris”')
      await expect(alert(visit)).toHaveCount(0)
      await expect(visit).toHaveURL(/q=salaris/)
    },
  )

test('a list that is waited for says so, and can still be read', full, async ({ visit, faulty }) => {
  await visit.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(visit)
  faulty.behaviour = 'slow'
  await words(visit).fill('salaris')
  const line = () =>
    visit
      .getByRole('main')
      .locator('[aria-busy="true"]')
      .evaluate((busy) => getComputedStyle(busy, '::before').height)
  await expect.poll(line).toBe('4px')
  const { violations } = await new AxeBuilder({ page: visit })
    .setLegacyMode()
    .include('#resultaten')
    .withRules(['color-contrast'])
    .analyze()
  expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  await expect(visit.locator('#aantal')).toContainText('“salaris”')
  await expect(visit.locator('[aria-busy="true"]')).toHaveCount(0)
})

test(
  'what stands beside a list that failed is of the former one, and follows when the list is there',
  full,
  async ({ visit, faulty }) => {
    await open(visit)
    const title = await visit.title()
    await touch(visit)
    faulty.behaviour = 'fails'
    await words(visit).fill('salaris')
    await expect(alert(visit)).toContainText('Zoeken lukt nu niet')
    expect(await visit.title()).toBe(title)
    faulty.behaviour = 'normal'
    await visit.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(visit).toHaveTitle(/salaris/)

    await visit.setViewportSize({ width: 700, height: 900 })
    await visit.goto('/navigator/opleidingen?weergave=lijst')
    await touch(visit)
    const locations = visit.getByRole('link', { name: /^Kaart \(\d+\)$/ })
    const former = (await locations.textContent()) ?? ''
    faulty.behaviour = 'fails'
    await visit.getByRole('button', { name: /^Wijzig je zoekopdracht/ }).click()
    await visit.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('wiskunde')
    await expect(alert(visit)).toContainText('Zoeken lukt nu niet')
    await expect(locations).toHaveText(former)
    faulty.behaviour = 'normal'
    // The fields lie over the list: a press beside them closes them first.
    await visit.mouse.click(350, 880)
    await expect(visit.getByRole('searchbox', { name: 'Wat wil je leren?' })).toBeHidden()
    await visit.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(visit.locator('#aantal')).toContainText('“wiskunde”')
    await expect(locations).not.toHaveText(former)
  },
)

test('a list that takes seven seconds still comes', full, async ({ visit, faulty }) => {
  await open(visit)
  faulty.behaviour = 'very slow'
  await words(visit).fill('salaris')
  await expect(visit.locator('#aantal')).toContainText('“salaris”')
  await expect(alert(visit)).toHaveCount(0)
})

test('after a failed search no number of a former list is shown', full, async ({ visit, faulty }) => {
  await visit.goto('/navigator/opleidingen?weergave=lijst')
  await touch(visit)
  await expect(visit.getByRole('navigation', { name: 'Bladeren door de resultaten' })).toBeVisible()
  faulty.behaviour = 'fails'
  await visit.getByRole('searchbox', { name: 'Wat wil je leren?' }).fill('wiskunde')
  await expect(alert(visit)).toContainText('Zoeken lukt nu niet')
  await expect(visit.getByRole('navigation', { name: 'Bladeren door de resultaten' })).toHaveCount(0)
  await expect(visit.getByText('De lijst gaat tot en met')).toHaveCount(0)
})

for (const [path, name] of [
  ['/navigator/opleidingen', 'Wat wil je leren?'],
  [list, 'Zoekwoorden'],
] as const)
  test(
    `a search that fails after another one keeps its words, is said, and is not repeated: ${path}`,
    fullUnless(path.startsWith('/navigator')),
    async ({ visit, faulty }) => {
      await visit.goto(path)
      await touch(visit)
      const box = visit.getByRole('searchbox', { name })
      await box.pressSequentially('duits', { delay: 120 })
      await expect(visit.locator('#aantal')).toContainText('“duits”')
      faulty.behaviour = 'fails'
      const requests: string[] = []
      visit.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/queries')) requests.push(request.url())
      })
      await box.fill('')
      await box.pressSequentially('muziek', { delay: 400 })
      await expect(alert(visit)).toBeInViewport()
      await expect(visit.locator('#aantal')).not.toContainText('duits')
      await expect(visit.locator('#resultaten [data-hit]')).toHaveCount(0)
      const { length } = requests
      // A repetition would come within a quarter of a second, and nothing on the page says that there is none.
      await visit.waitForTimeout(2000)
      expect(requests).toHaveLength(length)
      await expect(box).toHaveValue('muziek')
      await expect(visit).toHaveURL(/q=muziek/)
      faulty.behaviour = 'normal'
      if (path === list) await box.press('Enter')
      else await alert(visit).getByRole('button', { name: 'Probeer opnieuw' }).click()
      await expect(visit.locator('#aantal')).toContainText('“muziek”')
      await expect(box).toHaveValue('muziek')
      await expect(alert(visit)).toHaveCount(0)
    },
  )

test('a choice after a failed search keeps the words that failed', full, async ({ visit, faulty }) => {
  await visit.goto(list)
  await touch(visit)
  await words(visit).fill('salaris')
  await expect(visit.locator('#aantal')).toContainText('“salaris”')
  faulty.behaviour = 'fails'
  await words(visit).fill('pabo')
  await expect(alert(visit)).toBeVisible()
  faulty.behaviour = 'normal'
  await visit.getByRole('checkbox').first().check()
  await expect(visit.locator('#aantal')).toContainText('“pabo”')
  await expect(visit).toHaveURL(/q=pabo/)
  await expect(words(visit)).toHaveValue('pabo')
})

test(
  'a list stays where only more of it cannot be fetched, and goes on when it can',
  full,
  async ({ visit, faulty }) => {
    await open(visit)
    await touch(visit)
    const [hits, more] = [visit.locator('#resultaten [data-hit]'), visit.getByRole('link', { name: 'Toon meer' })]
    const former = await hits.count()
    faulty.behaviour = 'fails'
    await more.click()
    await expect(alert(visit)).toContainText('Zoeken lukt nu niet')
    await expect(alert(visit)).toBeInViewport()
    await expect(hits).toHaveCount(former)
    await expect(visit.locator('#aantal')).not.toHaveText('Het aantal is nu niet bekend')
    faulty.behaviour = 'normal'
    await visit.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(hits).toHaveCount(2 * former)
    await expect(alert(visit)).toHaveCount(0)
    await expect(hits.nth(former).getByRole('link').first()).toBeFocused()
  },
)

test('a slow service leaves the former list, and of two questions the last counts', async ({ visit, faulty }) => {
  await open(visit)
  faulty.behaviour = 'slow'
  const searched = visit.waitForRequest((request) => request.url().includes('/queries'))
  await words(visit).fill('salaris')
  await searched
  await expect(visit.locator('[data-hit]').first()).toBeVisible()
  faulty.behaviour = 'normal'
  await words(visit).fill('pabo')
  await expect(visit.locator('#aantal')).toContainText('“pabo”')
  // Longer than the first answer takes.
  await visit.waitForResponse((response) => response.url().includes('/queries')).catch(() => null)
  await pause(2200)
  await expect(visit.locator('#aantal')).toContainText('“pabo”')
})

test('without a network the list says so, and searches on when there is one again', full, async ({ visit }) => {
  await open(visit)
  await touch(visit)
  await visit.context().setOffline(true)
  await words(visit).fill('salaris')
  await expect(visit.getByText('Je hebt nu geen verbinding')).toBeVisible()
  await expect(visit.locator('#aantal')).toHaveText('Het aantal is nu niet bekend')
  await visit.context().setOffline(false)
  await expect(visit.locator('#aantal')).toContainText('“salaris”')
})

test('the dialog says what is the matter, and searches on by itself or on demand', full, async ({ visit, faulty }) => {
  await visit.goto('/kennisbank')
  await visit.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click()
  const box = visit.getByRole('combobox')
  await expect(visit.getByRole('option').first()).toBeVisible()
  const dialog = visit.getByRole('dialog')
  for (const behaviour of ['fails', 'down', 'denies'] as const) {
    faulty.behaviour = behaviour
    await box.fill(`salaris ${behaviour.slice(0, 2)}`)
    await expect(dialog.getByRole('alert')).toContainText('Zoeken lukt nu niet')
    faulty.behaviour = 'normal'
    await dialog.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(visit.getByRole('group', { name: /^Artikelen/ })).toBeVisible()
  }
  await visit.context().setOffline(true)
  await box.fill('pabo deeltijd')
  await expect(dialog).toContainText('Je hebt nu geen verbinding')
  await visit.context().setOffline(false)
  await expect(dialog).not.toContainText('Je hebt nu geen verbinding')
  await expect(
    visit
      .getByRole('group', { name: /^Artikelen/ })
      .locator('mark')
      .filter({ hasText: /pabo|deeltijd/i })
      .first(),
  ).toBeVisible()
})
