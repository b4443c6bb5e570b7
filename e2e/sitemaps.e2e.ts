/** What search engines, other sites and lost visitors get. Plain requests: no script takes part. */
import type { APIRequestContext } from '@playwright/test'
import { catalogue, expect, test, full } from './fixtures.ts'

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, one = '']) => one)
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Families of many pages that are made alike: one page in so many is read, unless FULL_SQUARE is set. */
const sampled: Readonly<Record<string, number>> = {
  articles: 12,
  faqs: 60,
  terms: 60,
  media: 18,
  people: 18,
  programs: 300,
  navigator: 24,
  routes: 60,
}

/** Links of one kind differ in the name of an item, or in the values of the same parameters. */
const kindOf = (href: string): string => {
  const { pathname, searchParams } = new URL(href, 'http://none.invalid')
  return `${pathname.split('/').slice(0, 4).join('/')}?${[...new Set(searchParams.keys())].join('&')}`
}

/** Every address in the sitemaps, as the site's own paths, and those that stand for all. */
const listed = async (request: APIRequestContext, baseURL: string) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const files = matches(index, /<loc>([^<]*)/g)
  expect(files.length).toBeGreaterThan(5)
  const texts = await Promise.all(files.map(async (file) => (await request.get(new URL(file).pathname)).text()))
  const families = files.map((file, index) => {
    const name = /(\w+)\.xml$/.exec(file)?.[1] ?? ''
    const paths = matches(texts[index] ?? '', /<loc>([^<]*)/g).map((url) => decode(url).replace(baseURL, ''))
    expect(paths.length, name).toBeGreaterThan(0)
    // Programmes, questions and routes are alike by the hundred: one in twenty stands for all, even then.
    const alike = /^(?:programs|faqs|routes)$/.test(name) ? 20 : 1
    const step = process.env['FULL_SQUARE'] ? alike : (sampled[name] ?? 1)
    return { paths, sample: paths.filter((_, at) => at % step === 0) }
  })
  return { all: families.flatMap(({ paths }) => paths), pages: families.flatMap(({ sample }) => sample) }
}

/** Does the work for each item, a few at a time. */
const each = async <T>(items: readonly T[], work: (item: T) => Promise<void>) => {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 3 }, worker))
}

/** What each kind of description must say. Source: https://developers.google.com/search/docs/appearance/structured-data */
const required: Readonly<Record<string, readonly string[]>> = {
  // The sample has neither authors nor a publisher who exist: see `sample.e2e.ts`.
  Article: ['headline', 'dateModified', 'license', 'creditText'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description'],
  PodcastEpisode: ['name', 'partOfSeries', 'datePublished'],
  PodcastSeries: ['name', 'webFeed'],
  ProfilePage: ['mainEntity'],
  DefinedTerm: ['name', 'description'],
  DefinedTermSet: ['name'],
  Course: ['name', 'description', 'provider', 'hasCourseInstance'],
}

const describe = (html: string): Record<string, unknown>[] =>
  matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  )

test(
  'every page of the sitemaps is there, is its own canonical, and describes itself; no link on it leads nowhere',
  full,
  async ({ request, baseURL }) => {
    test.setTimeout(240_000)
    const base = baseURL ?? ''
    const { all, pages } = await listed(request, base)
    expect(new Set(all).size, 'no address twice').toBe(all.length)
    const links = new Map<string, string>()
    const problems: string[] = []
    await each(pages, async (path) => {
      const response = await request.get(path, { maxRedirects: 0 })
      const html = await response.text()
      if (response.status() !== 200) problems.push(`${path}: ${response.status()}`)
      const [canonical] = matches(html, /<link rel="canonical" href="([^"]*)"/g)
      if (new URL(decode(canonical ?? ''), 'http://none.invalid').href !== new URL(path, base).href)
        problems.push(`${path}: canonical is ${canonical ?? 'missing'}`)
      if (!/<meta property="og:image" content="[^"]+/.test(html)) problems.push(`${path}: no picture for other sites`)
      if (matches(html, /<h1[ >]/g).length !== 1) problems.push(`${path}: not one first-level heading`)
      for (const data of describe(html)) {
        const type = String(data['@type'])
        const missing = (required[type] ?? []).filter((name) => !data[name])
        if (data['@context'] !== 'https://schema.org' || missing.length)
          problems.push(`${path}: ${type} without ${missing.join(', ')}`)
      }
      for (const href of matches(html, /<a [^>]*?href="([^"]*)"/g).map(decode)) {
        const url = new URL(href, `${base}${path}`)
        if (url.origin === base && !links.has(`${url.pathname}${url.search}`))
          links.set(`${url.pathname}${url.search}`, path)
      }
    })
    // What the sitemaps hold is there; FULL_SQUARE reads each of it.
    const known = new Set(process.env['FULL_SQUARE'] ? pages : all)
    const kinds = Map.groupBy(
      [...links].filter(([href]) => !known.has(href) && !/\/navigator\/(?:opleidingen|programmes)\/./.test(href)),
      ([href]) => kindOf(href),
    )
    await each(
      [...kinds.values()].flatMap((alike) => (process.env['FULL_SQUARE'] ? alike : alike.slice(0, 2))),
      async ([href, from]) => {
        const response = await request.get(href, { maxRedirects: 0 })
        if (response.status() >= 400) problems.push(`${from} links to ${href}: ${response.status()}`)
      },
    )
    expect(problems).toEqual([])
  },
)

test('alternates name each other', async ({ request, baseURL }) => {
  const base = baseURL ?? ''
  for (const [dutch, english] of [
    ['/kennisbank', '/en/knowledge-base'],
    ['/werken-in-het-hoger-onderwijs', '/en/working-in-hoger-onderwijs'],
  ] as const)
    for (const path of [dutch, english]) {
      const html = await (await request.get(path)).text()
      const alternates = matches(html, /<link rel="alternate" hrefLang="(?:nl|en|x-default)" href="([^"]*)"/g)
      expect(alternates.map((url) => url.replace(base, '')).toSorted()).toEqual([english, dutch, dutch].toSorted())
    }
})

test('an address that has moved answers where to, with its query', async ({ request }) => {
  const moved = await request.get('/kennisbank/faq-archief?utm_source=x', { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers()['location']).toBe('/kennisbank/veelgestelde-vragen?utm_source=x')
  const renamed = await request.get('/kennisbank/de-kopopleiding', { maxRedirects: 0 })
  expect(renamed.headers()['location']).toBe('/kennisbank/artikelen/de-kopopleiding')
})

test('a missing page is whole without script, and shows what comes near', async ({ request }) => {
  for (const [path, near] of [
    [
      '/kennisbank/artikelen/de-pabo-lerar-basisonderwijs',
      '/kennisbank/artikelen/de-pabo-leraar-basisonderwijs-worden',
    ],
    [
      '/en/knowledge-base/articles/de-kopopleiding-x',
      '/en/knowledge-base/articles/the-one-year-teacher-training-course',
    ],
    ['/helemaal/niets/zij-instroom', '/kennisbank/artikelen/'],
  ] as const) {
    // A first search on a busy machine may take too long; then nothing comes near.
    await expect(async () => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status(), path).toBe(404)
      const html = await response.text()
      expect(html, path).toContain('<h1')
      expect(html, path).toMatch(/<meta name="robots" content="noindex/)
      expect(html, path).toContain(`href="${near}`)
    }).toPass({ timeout: 30_000 })
  }
})

test('robots and feeds', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Content-Signal: search=yes, ai-input=yes, ai-train=no')
  expect(robots).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`)
  const feed = await request.get('/feed.xml')
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  expect(matches(await feed.text(), /<entry/g).length).toBeGreaterThan(20)
  const again = await request.get('/feed.xml', { headers: { 'if-none-match': feed.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
})

test('the picture of a page has its size, and no words of others', async ({ request }) => {
  const html = await (await request.get(`/kennisbank/artikelen/${catalogue.everyNode.slug}`)).text()
  const [address = ''] = matches(html, /<meta property="og:image" content="([^"]*)"/g)
  const { pathname, search } = new URL(decode(address))
  const picture = await request.get(`${pathname}${search}`)
  expect(picture.headers()['content-type']).toBe('image/png')
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await request.get(`${pathname}${search}`.replace('title=', 'title=Koop'))).status()).toBe(404)
})
