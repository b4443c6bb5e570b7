/** What visitors see while the service fails. Runs alone, after the other journeys: its switches hold for everybody. */
import { readFileSync } from 'node:fs'
import { sign } from '#lib/editors/signature.ts'
import { catalogue, expect, fullUnless, service, siteAccount, test } from './fixtures.ts'

const serviceUrl = process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055'
const article = `/kennisbank/artikelen/${catalogue.everyNode.slug}`

const switchFaults = async (faults: readonly Record<string, unknown>[]) => {
  const response = await fetch(`${serviceUrl}/faults`, { method: 'POST', body: JSON.stringify(faults) })
  expect(response.status, 'the service runs with FAULT_SWITCHES=1').toBe(200)
}

test.describe.configure({ mode: 'serial' })
test.afterEach(() => switchFaults([]))

/** Asks the site to renew everything, as an editor's system would. */
const renew = (baseURL: string, paths: readonly string[]) => {
  const secret = readFileSync(`${process.env['E2E_DATA_FOLDER'] ?? '.data'}/site-token`, 'utf8').trim()
  const body = JSON.stringify({ sent: Date.now(), paths })
  return fetch(`${baseURL}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'x-signature': sign(secret, 'revalidate', body) },
  })
}

const faults = [
  ['refuses everybody for a while', { status: 429 }],
  ['is being mended', { status: 503 }],
  ['fails', { status: 500 }],
  ['breaks off in the middle', { truncated: true }],
  ['no longer knows the token', { status: 401 }],
] as const

for (const [name, fault] of faults)
  test(
    `the last good page is shown when the content service ${name}`,
    fullUnless(/^fails|token$/.test(name)),
    async ({ request, baseURL }) => {
      expect((await request.get(article)).status()).toBe(200)
      await switchFaults([{ surface: 'content', path: '/items', ...fault }])
      expect((await renew(baseURL ?? '', [article])).status).toBe(200)
      for (let visit = 0; visit < 3; visit += 1) {
        const response = await request.get(article)
        expect(response.status()).toBe(200)
        expect(await response.text()).toContain(catalogue.everyNode.title)
      }
    },
  )

test('a page that was never made is unavailable for a while, also without script', async ({ request }) => {
  await switchFaults([{ surface: 'content', path: '/items', status: 503 }])
  const response = await request.get('/kennisbank/artikelen/nooit-eerder-gemaakt')
  expect(response.status()).toBe(503)
  expect(response.headers()['retry-after']).toBe('5')
  expect(await response.text()).toContain(
    '<noscript><link rel="stylesheet" href="/refusal.css"/><main><h1>Er ging iets mis</h1>',
  )
})

test('a list that could not be searched is searched again at the next visit', async ({ request }) => {
  const address = '/kennisbank/artikelen?q=salaris+na+een+storing'
  const isEmpty = async () => !(await (await request.get(address)).text()).includes('data-hit')
  await switchFaults([{ surface: 'search', status: 503 }])
  expect(await isEmpty()).toBe(true)
  await switchFaults([])
  // The site rests for some seconds from a service that failed.
  await expect.poll(isEmpty, { timeout: 20_000 }).toBe(false)
})

test('a slow content service does not slow down a page that was made before', async ({ request, baseURL }) => {
  await request.get(article)
  await switchFaults([{ surface: 'content', latency: 4000 }])
  await renew(baseURL ?? '', [])
  const start = Date.now()
  expect((await request.get(article)).status()).toBe(200)
  expect(Date.now() - start).toBeLessThan(2000)
})

/** The call of a Directus Flow after a change of that item. */
const renewByFlow = (baseURL: string, collection: string, key: string) =>
  fetch(`${baseURL}/api/revalidate`, {
    method: 'POST',
    body: JSON.stringify({ event: `${collection}.items.update`, collection, keys: [key], payload: {} }),
    headers: { authorization: 'Bearer a-secret-of-the-studio', 'content-type': 'application/json' },
  })

/** The key of the program with that slug. */
const programKey = async (slug: string): Promise<string> => {
  const token = readFileSync(`${process.env['E2E_DATA_FOLDER'] ?? '.data'}/site-token`, 'utf8').trim()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${serviceUrl}/items/programs?fields=id&filter[slug]=${slug}`, { headers })
  return /"id":"([\w-]+)"/.exec(await answer.text())?.[1] ?? ''
}

test('a change is seen within five seconds of an editor, or a Flow, saying so', async ({ request, baseURL }) => {
  const listed = await (await request.get('/sitemaps/programs.xml')).text()
  const program = new URL(/<loc>([^<]*)/.exec(listed)?.[1] ?? '', baseURL).pathname
  const becomes = (status: number) =>
    expect.poll(async () => (await request.get(program)).status(), { timeout: 5000, intervals: [250] }).toBe(status)
  await becomes(200)
  const key = await programKey(program.split('/').at(-1) ?? '')
  // The programmes of this vendor are taken away from the site, and given back.
  service('account', 'policy', siteAccount, '--add', 'hovi', '--remove', 'navigator')
  try {
    await renew(baseURL ?? '', [program])
    await becomes(404)
  } finally {
    service('account', 'policy', siteAccount, '--add', 'navigator', '--remove', 'hovi')
  }
  // As Directus says it.
  expect((await renewByFlow(baseURL ?? '', 'programs', key)).status).toBe(200)
  await becomes(200)
})

test('a call that is not signed by us renews nothing', async ({ request }) => {
  const response = await request.post('/api/revalidate', { data: { sent: Date.now() } })
  expect(response.status()).toBe(403)
})

const searchFaults = [
  ['refuses everybody for a while', { status: 429 }],
  ['fails', { status: 500 }],
  ['is being mended', { status: 503 }],
  ['breaks off in the middle', { truncated: true }],
  // The client gives up at a second to the first byte.
  ['takes two seconds', { latency: 2000 }],
  ['keeps everybody waiting', { latency: 20_000 }],
] as const

for (const [name, fault] of searchFaults)
  test(
    `search that ${name} says so calmly, and comes back when asked again`,
    fullUnless(name === 'takes two seconds'),
    async ({ page, baseURL }) => {
      for (const [address, text] of [
        ['/kennisbank/artikelen?q=pabo', /pabo/i],
        ['/navigator/opleidingen?plaats=Utrecht', /leraar|pabo|onderwijs/i],
      ] as const) {
        // A list that was made before is shown from the cache, whatever search does.
        expect((await renew(baseURL ?? '', [])).status).toBe(200)
        await switchFaults([{ surface: 'search', ...fault }])
        const response = await page.goto(address)
        expect(response?.status(), 'the page itself stands').toBe(200)
        await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await switchFaults([])
        await page.getByRole('main').getByRole('link', { name: 'Probeer opnieuw' }).click()
        await expect(page.locator('#resultaten').getByRole('link', { name: text }).first()).toBeVisible()
      }
    },
  )

test('content that is down leaves what is read, and search pages that need it say what they can', async ({ page }) => {
  await page.goto(article)
  await switchFaults([{ surface: 'content', status: 503 }])
  await page.goto(article)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogue.everyNode.title)
  await page.goto('/kennisbank/veelgestelde-vragen?q=salaris')
  await expect(page.locator('#resultaten details').first()).toBeVisible()
})

const partFaults = [
  ['answers slowly', { surface: 'content', latency: 400 }, 'content', 'warn', 'slow'],
  ['answers far too slowly', { surface: 'media', latency: 900 }, 'media', 'error', 'slow'],
  ['never answers', { surface: 'media', latency: 20_000 }, 'media', 'error', 'timeout'],
  ['has had enough for now', { surface: 'content', status: 429 }, 'content', 'warn', 'busy'],
  ['fails', { surface: 'content', status: 500 }, 'content', 'error', 'failed'],
  ['breaks off in the middle', { surface: 'content', truncated: true }, 'content', 'error', 'failed'],
  ['is being mended', { surface: 'search', status: 503 }, 'search', 'error', 'failed'],
] as const

for (const [does, fault, part, status, reason] of partFaults)
  test(
    `the state of the site tells that ${part} ${does}`,
    fullUnless(does === 'fails' || does === 'is being mended'),
    async ({ request, page }) => {
      await switchFaults([fault])
      const health = async () => {
        const response = await request.get('/api/system/health')
        const body = await response.json()
        const component = body.components.find(({ name }: { name: string }) => name === part)
        return { code: response.status(), whole: body.status, status: component.status, reason: component.reason }
      }
      const code = status === 'error' ? 503 : 200
      // The answer of a moment ago may still be shared, and a busy machine makes other parts slow too.
      await expect.poll(health, { timeout: 20_000 }).toMatchObject({ status, reason, code })
      await expect(async () => {
        await page.goto('/status')
        await expect(page.locator(`[data-part=${part}]`)).toContainText(/Moeizaam|Werkt niet/, { timeout: 1000 })
      }).toPass()
    },
  )
