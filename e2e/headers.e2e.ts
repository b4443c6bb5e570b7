/** What answers tell browsers about trust, scored as Mozilla's Observatory does, and what becomes of what is not trusted. */
import { securityHeaders } from '#server/security/security-headers.ts'
import { catalogue, expect, test } from './fixtures.ts'
import { scoreOf, type Scored } from './observatory.ts'

const service = process.env['E2E_SERVICE_URL'] ?? 'http://localhost:8055'

const read = async (url: string, init: RequestInit = {}): Promise<Scored & { readonly status: number }> => {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return {
    status: response.status,
    headers: response.headers,
    cookies: response.headers.getSetCookie(),
    html: await response.text(),
  }
}

/** As the same site answers behind https: the tests reach it by http, where these would mean nothing. */
const behindHttps = (answer: Scored): Scored => {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(securityHeaders('/', 'https://lesroute.example')))
    if (!headers.has(name) && name === 'strict-transport-security') headers.set(name, value)
  return { ...answer, headers, cookies: answer.cookies.map((cookie) => `${cookie}; Secure`) }
}

const asset = async (): Promise<string> => {
  const home = await read(`${test.info().project.use.baseURL ?? ''}/`)
  return /\/_next\/static\/[^"]+\.js/.exec(home.html)?.[0] ?? 'none'
}

for (const [name, path, status] of [
  ['the first page', '/', 200],
  ['an article', `/kennisbank/artikelen/${catalogue.everyNode.slug}`, 200],
  ['the finder', '/navigator/opleidingen?q=pabo', 200],
  ['questions', '/kennisbank/veelgestelde-vragen?q=pabo', 200],
  ['an embed', '/embed/vragen?kleur=c2185b', 200],
  ['a page that is not there', '/bestaat-niet', 404],
  ['an answer for code', '/api/places?q=utr', 200],
  ['the search token', '/api/search-token', 200],
  ['a link that is not signed', '/api/draft?path=/', 403],
  ['a file of the framework', asset, 200],
  ['a feed', '/feed.xml', 200],
  ['an article in Markdown', `/kennisbank/artikelen/${catalogue.plain.slug}.md`, 200],
] as const)
  // ASVS 14.3.3 14.4.3 14.4.4 14.4.5 14.4.6
  test(`${name} gets an A+`, async ({ baseURL }) => {
    const answer = await read(`${baseURL}${typeof path === 'string' ? path : await path()}`)
    expect(answer.status).toBe(status)
    expect(scoreOf(behindHttps(answer))).toBeGreaterThanOrEqual(100)
    expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-(?:inline|eval)/)
    expect(answer.headers.has('x-powered-by')).toBe(false)
    expect([...answer.headers].join('').length, 'proxies take 4 KiB by default').toBeLessThan(4096)
  })

// ASVS 14.4.3 14.4.4 14.4.5 14.4.6
test('the service gets an A+ as well', async () => {
  for (const path of [
    '/server/ping',
    '/items/articles?limit=1',
    '/search/1/indexes',
    '/media/image/upload/none',
    '/none',
  ])
    expect(scoreOf(behindHttps(await read(`${service}${path}`))), path).toBeGreaterThanOrEqual(100)
})

test('what the score punishes is punished', async ({ baseURL }) => {
  const good = behindHttps(await read(`${baseURL}/`))
  const without = (name: string, value?: string): Scored => {
    const headers = new Headers(good.headers)
    headers.delete(name)
    if (value) headers.set(name, value)
    return { ...good, headers }
  }
  for (const name of ['content-security-policy', 'strict-transport-security', 'x-content-type-options'])
    expect(scoreOf(without(name)), name).toBeLessThan(scoreOf(good))
  expect(scoreOf(without('content-security-policy', "script-src 'self' 'unsafe-inline'"))).toBeLessThan(90)
})

// ASVS 5.3.3 14.4.3
test('a script that came in with a text is not run', async ({ page, baseURL, watched }) => {
  const { headers, html } = await read(`${baseURL}/`)
  const planted = '<b onclick="document.title=1" id="b">b</b><script>document.title="planted"</script>'
  await page.route(`${baseURL}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': headers.get('content-security-policy') ?? '' },
      body: html.replace('<main', `${planted}<main`),
    }),
  )
  await page.goto('/')
  await page.locator('#b').dispatchEvent('click')
  await expect(page).not.toHaveTitle(/planted|^1$/)
  const refused = watched.problems.splice(0).filter((problem) => problem.startsWith('against the policy'))
  expect(refused.length).toBeGreaterThanOrEqual(2)
})

test('a page that a browser has keeps its policy', async ({ request }) => {
  const first = await request.get('/')
  const again = await request.get('/', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } })
  expect([again.status(), again.headers()['content-security-policy']]).toEqual([304, undefined])
  const head = await request.head('/')
  expect(head.headers()['content-security-policy']).toBe(first.headers()['content-security-policy'])
})

for (const [address, place] of [
  ['/nl', '/'],
  ['/nl/', '/'],
  ['/nl?bron=mail', '/?bron=mail'],
  ['/nl/kennisbank', '/kennisbank'],
  ['/en/kennisbank/artikelen', '/en/knowledge-base/articles'],
] as const)
  test(`${address} leads to ${place}, in one step or two`, async ({ baseURL }) => {
    let at = new URL(address, baseURL)
    for (let step = 0; step < 2 && `${at.pathname}${at.search}` !== place; step += 1) {
      const response = await fetch(at, { redirect: 'manual' })
      expect([301, 307, 308]).toContain(response.status)
      expect(response.headers.get('location')).toBeTruthy()
      at = new URL(response.headers.get('location') ?? '', at)
    }
    expect(`${at.pathname}${at.search}`).toBe(place)
  })
