/** What programs read: every page's alternate in Markdown, the maps for language models, and the tools of the MCP server. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { expect, full, fullUnless, test } from './fixtures.ts'

/** Families of many pages that are made alike: one page in so many is asked for. */
const sampled: Readonly<Record<string, number>> = {
  programs: 200,
  faqs: 20,
  terms: 5,
  navigator: 16,
  routes: 20,
  people: 6,
  media: 5,
  articles: 4,
}

/** `npm test` reads one page where `npm run test:full` reads so many. */
const thinner = process.env['FULL_SQUARE'] ? 1 : 3
const stepOf = (family: string): number => (sampled[family] ?? 0) * thinner || 1

const addressesIn = async (request: APIRequestContext, file: string): Promise<string[]> => {
  const text = await (await request.get(file)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

const alternateOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

/** The pages of the site by family, as its sitemap lists them. */
const listPages = async (request: APIRequestContext): Promise<(readonly [family: string, paths: string[]])[]> => {
  const files = await addressesIn(request, '/sitemap.xml')
  return Promise.all(
    files.map(async (file) => {
      const family = /(\w+)\.xml$/.exec(file)?.[1] ?? ''
      const paths = await addressesIn(request, file)
      return [family, paths.filter((_, index) => index % stepOf(family) === 0)] as const
    }),
  )
}

test('every page has an alternate in Markdown that says where it stands', full, async ({ request }) => {
  test.setTimeout(120_000)
  const missing: string[] = []
  for (const [family, paths] of await listPages(request)) {
    expect(paths.length, family).toBeGreaterThan(0)
    for (const path of paths) {
      const alternate = await request.get(alternateOf(path))
      const text = alternate.ok() ? await alternate.text() : ''
      const isWhole = /^---\ntitle: .+\ncanonical: http.+\nlanguage: (?:nl|en)\n/.test(text) && /^# \S/m.test(text)
      if (!isWhole || !alternate.headers()['content-type']?.startsWith('text/markdown')) missing.push(path)
    }
  }
  expect(missing).toEqual([])
})

for (const path of [
  '/kennisbank/artikelen/routes-naar-het-leraarschap',
  '/werken-in-het-primair-onderwijs',
  '/en/glossary',
  '/navigator/regioloketten',
  '/over-ons',
])
  test(
    `${path}: page and alternate bear one title, and know each other`,
    fullUnless(/artikelen|glossary/.test(path)),
    async ({ request, page }) => {
      await page.goto(path)
      const alternatePath = await page.locator('link[rel=alternate][type="text/markdown"]').getAttribute('href')
      expect(new URL(alternatePath ?? '', page.url()).pathname).toBe(alternateOf(path))
      const alternate = await request.get(alternateOf(path))
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(alternate.headers()['link']).toBe(`<${canonical}>; rel="canonical"`)
      expect(alternate.headers()['x-robots-tag']).toBe('noindex')
      const title = /^# (.+)$/m.exec(await alternate.text())?.[1]
      if (path !== '/navigator/regioloketten')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      const again = await request.get(alternateOf(path), {
        headers: { 'if-none-match': alternate.headers()['etag'] ?? '' },
      })
      expect(again.status()).toBe(304)
    },
  )

test('an article in Markdown has what its page has, with whole addresses', async ({ request }) => {
  const text = await (await request.get('/kennisbank/artikelen/routes-naar-het-leraarschap.md')).text()
  for (const part of [
    /^## .+/m,
    /^\| Route \|/m,
    /^> \*\*/m,
    /^!\[.+\]\(http/m,
    /^1\. /m,
    /^```$/m,
    /\[\^1\]/,
    /^\[\^1\]: /m,
  ])
    expect(text).toMatch(part)
  expect(text).not.toMatch(/\]\(\//)
})

test('a client that accepts Markdown gets it at the page’s own address; browsers and pages of one visitor are left alone', async ({
  request,
}) => {
  const ask = (path: string, accept: string) => request.get(path, { headers: { accept } })
  const path = '/kennisbank/artikelen/routes-naar-het-leraarschap'
  const negotiated = await ask(path, 'text/markdown, text/html;q=0.9, */*;q=0.1')
  expect(negotiated.headers()['content-type']).toContain('text/markdown')
  expect(negotiated.headers()['vary']?.toLowerCase()).toMatch(/\baccept\b(?!-)/)
  expect(await negotiated.text()).toBe(await (await request.get(`${path}.md`)).text())
  for (const [at, accept] of [
    [path, 'text/html,application/xhtml+xml,*/*;q=0.8'],
    ['/zoeken?q=pabo', 'text/markdown'],
  ] as const)
    expect((await ask(at, accept)).headers()['content-type']).toContain('text/html')
})

test('caches are told that a page has two forms, whichever they are given', async ({ request }) => {
  const variesOf = async (path: string, accept: string) =>
    ((await request.get(path, { headers: { accept } })).headers()['vary'] ?? '').toLowerCase().split(/,\s*/)
  // Twice: the second comes from what the front door keeps.
  for (const accept of ['text/html', 'text/html', 'text/markdown'])
    for (const path of ['/', '/kennisbank/artikelen/routes-naar-het-leraarschap', '/routes', '/navigator/opleidingen'])
      expect(await variesOf(path, accept), `${path} ${accept}`).toContain('accept')
  for (const path of ['/zoeken?q=pabo', '/kennisbank.md', '/llms.txt'])
    expect(await variesOf(path, 'text/html'), path).not.toContain('accept')
})

test('the alternate of a page that has moved has moved with it', async ({ request }) => {
  const ask = (path: string, accept = '*/*') => request.get(path, { headers: { accept }, maxRedirects: 0 })
  const [page, alternate, negotiated] = [
    await ask('/kennisbank/faq-archief'),
    await ask('/kennisbank/faq-archief.md'),
    await ask('/kennisbank/faq-archief', 'text/markdown'),
  ]
  expect([page, alternate, negotiated].map((answer) => answer.status())).toEqual([301, 301, 301])
  expect([page, alternate, negotiated].map((answer) => answer.headers()['location'])).toEqual([
    '/kennisbank/veelgestelde-vragen',
    '/kennisbank/veelgestelde-vragen.md',
    '/kennisbank/veelgestelde-vragen',
  ])
  const read = await request.get('/kennisbank/faq-archief.md')
  expect(read.headers()['content-type']).toContain('text/markdown')
})

test('what does not exist is missing as text', async ({ request }) => {
  for (const path of ['/kennisbank/artikelen/bestaat-niet.md', '/nergens.md', '/zoeken.md']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/markdown')
  }
})

test(
  'the map for language models leads to alternates, and the full text holds the articles themselves',
  full,
  async ({ request }) => {
    // The full text is made when it is first asked for.
    test.setTimeout(120_000)
    const map = await request.get('/llms.txt')
    const text = await map.text()
    expect(text).toMatch(/^# Lesroute\n\n> /)
    const links = [...text.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname)
    expect(links.length).toBeGreaterThan(300)
    for (const path of links.filter((_, index) => index % 60 === 0))
      expect((await request.get(path)).status(), path).toBe(200)
    const full = await request.get('/llms-full.txt')
    const whole = await full.text()
    expect(whole.length).toBeLessThan(2_100_000)
    expect(whole).toMatch(/^- Articles: (\d+) of \1$/m)
    expect(whole).toContain('\n# Routes naar het leraarschap\n')
    for (const answer of [map, full]) {
      const again = await request.get(answer.url(), { headers: { 'if-none-match': answer.headers()['etag'] ?? '' } })
      expect(again.status()).toBe(304)
    }
  },
)

test('agents find the server and the skill where they look for them', async ({ request, baseURL }) => {
  const card = z.object({ serverInfo: z.object({ name: z.string() }), transport: z.object({ endpoint: z.url() }) })
  const { serverInfo, transport } = card.parse(await (await request.get('/.well-known/mcp/server-card.json')).json())
  const client = await connect(baseURL, '192.0.2.7')
  expect(new URL(transport.endpoint).pathname).toBe('/mcp')
  expect(client.getServerVersion()).toMatchObject(serverInfo)
  await client.close()
  for (const folder of ['agent-skills', 'skills']) {
    const index = z.object({ skills: z.tuple([z.object({ name: z.string(), url: z.string() })]) })
    const [skill] = index.parse(await (await request.get(`/.well-known/${folder}/index.json`)).json()).skills
    for (const at of [skill.url, `/.well-known/${folder}/${skill.name}/SKILL.md`])
      expect(await (await request.get(at)).text()).toContain(`name: ${skill.name}`)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
  )
})

/** A client of the SDK; each test is an asker of its own, so that none uses up the calls of another. */
const connect = async (baseURL: string | undefined, asker: string): Promise<Client> => {
  const client = new Client({ name: 'e2e', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', baseURL), {
      requestInit: { headers: { 'x-forwarded-for': asker } },
    }),
  )
  return client
}

const textOf = z.object({ content: z.tuple([z.object({ text: z.string() })]).rest(z.object({ text: z.string() })) })

test.describe('the MCP server', () => {
  /** What each tool is asked, and what its answer must hold. */
  const calls: Readonly<Record<string, readonly [given: Record<string, unknown>, expected: Record<string, unknown>]>> =
    {
      search: [{ query: 'pabo' }, { groups: expect.arrayContaining([expect.objectContaining({ kind: 'articles' })]) }],
      read_page: [
        { address: '/kennisbank/artikelen/routes-naar-het-leraarschap' },
        { title: 'Routes naar het leraarschap', language: 'nl', piece: 1, markdown: expect.stringContaining('[^1]') },
      ],
      find_programs: [
        { place: 'Utrecht', radius: 25, level: ['bachelor'] },
        {
          place: 'Utrecht',
          programs: expect.arrayContaining([
            expect.objectContaining({
              level: 'bachelor',
              nearest: expect.objectContaining({ kilometres: expect.any(Number) }),
            }),
          ]),
        },
      ],
      match_routes: [{}, { dropped: [], routes: expect.arrayContaining([expect.objectContaining({ becauseOf: [] })]) }],
      desk_for_postcode: [
        { place: '1315' },
        { desks: expect.arrayContaining([expect.objectContaining({ reason: 'serves the place' })]) },
      ],
      list_collections: [{}, { collections: expect.arrayContaining([expect.objectContaining({ name: 'articles' })]) }],
      describe_collection: [
        { name: 'articles' },
        { fields: expect.arrayContaining([expect.objectContaining({ name: 'slug', type: 'string' })]) },
      ],
      list_operations: [{ group: 'navigator' }, { groups: expect.arrayContaining(['navigator', 'routes']) }],
      describe_operation: [
        { id: 'get-items-articles' },
        { method: 'GET', path: '/items/articles', example: expect.stringContaining('curl') },
      ],
    }

  test('lists its tools, and each of them answers in the form that it names', async ({ baseURL }) => {
    const client = await connect(baseURL, '192.0.2.1')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort())
    for (const { name, annotations, outputSchema } of tools) {
      expect(annotations?.readOnlyHint, name).toBe(true)
      expect(outputSchema, name).toBeDefined()
      const [given, expected] = calls[name] ?? [{}, {}]
      const answer = await client.callTool({ name, arguments: given })
      expect(answer.isError, `${name}: ${JSON.stringify(answer.content)}`).toBeFalsy()
      expect(answer.structuredContent, name).toMatchObject(expected)
      expect(JSON.parse(textOf.parse(answer).content[0].text)).toEqual(answer.structuredContent)
      expect(textOf.parse(answer).content[1]?.text, name).toContain('sample catalogue')
    }
    await client.close()
  })

  test('says in words what is wrong with a call', async ({ baseURL }) => {
    const client = await connect(baseURL, '192.0.2.2')
    for (const [name, given, words] of [
      ['read_page', { address: 'https://elders.example/x' }, /Only pages of/],
      ['read_page', { address: '/bestaat/niet' }, /no page/],
      ['read_page', { address: '/over-ons', piece: 99 }, /1 pieces/],
      ['find_programs', { place: 'Xyzzy' }, /no place/],
      ['find_programs', { radius: 7 }, /radius/],
      ['search', { query: '' }, /query/],
      ['desk_for_postcode', { place: 'Xyzzy' }, /no place/],
      ['describe_collection', { name: 'article' }, /Did you mean articles/],
      ['describe_operation', { id: 'constructor' }, /no operation/],
      ['list_operations', { group: 'x' }, /no group/],
      ['bestaat_niet', {}, /not found/],
    ] as const) {
      const answer = await client.callTool({ name, arguments: given })
      expect(answer.isError, name).toBe(true)
      expect(textOf.parse(answer).content[0].text).toMatch(words)
    }
    await client.close()
  })

  test('routes that it matches fit the answers, and unknown answers are said', async ({ baseURL }) => {
    const client = await connect(baseURL, '192.0.2.3')
    const shape = z.object({
      count: z.number(),
      dropped: z.array(z.object({ slug: z.string(), why: z.string() })),
      questions: z.array(z.object({ offered: z.array(z.object({ slug: z.string(), routesLeft: z.number() })) })),
    })
    const ask = async (answers: readonly string[]) =>
      shape.parse((await client.callTool({ name: 'match_routes', arguments: { answers } })).structuredContent)
    const [first] = (await ask([])).questions[0]?.offered ?? []
    const matched = await ask([first?.slug ?? '', 'bestaat-niet'])
    expect(matched.count).toBe(first?.routesLeft)
    expect(matched.dropped).toEqual([{ slug: 'bestaat-niet', why: 'unknown' }])
    await client.close()
  })

  test('reads any page as a resource', async ({ baseURL }) => {
    const client = await connect(baseURL, '192.0.2.4')
    const [template] = (await client.listResourceTemplates()).resourceTemplates
    const uri = template?.uriTemplate.replace('{+path}', 'over-ons') ?? ''
    const { contents } = await client.readResource({ uri })
    expect(contents).toMatchObject([{ uri, mimeType: 'text/markdown', text: expect.stringContaining('# Over ons') }])
    await client.close()
  })

  test('refuses other sites, what is no call, several calls at once, and too many calls', async ({ request }) => {
    const post = (data: unknown, headers: Record<string, string> = {}) =>
      request.post('/mcp', {
        data: JSON.stringify(data),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'x-forwarded-for': '192.0.2.5',
          ...headers,
        },
      })
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
    expect((await post(ping)).status()).toBe(200)
    expect((await post(ping, { origin: 'https://elders.example' })).status()).toBe(403)
    expect((await post({ hallo: 'daar' })).status()).toBe(400)
    expect((await post([ping, ping])).status()).toBe(400)
    expect((await post({ ...ping, more: 'x'.repeat(70_000) })).status()).toBe(413)
    expect((await request.get('/mcp')).status()).toBe(405)
    let refused = null
    // Twice what a minute allows, and some: the minute may end in between.
    for (let round = 0; round < 13 && !refused; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post(ping, { 'x-forwarded-for': '192.0.2.6' })),
      )
      refused = answers.find((answer) => answer.status() === 429) ?? null
    }
    expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0)
  })
})
