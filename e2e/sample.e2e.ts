/** The sample says what it is, wherever it is read: pages, structured data, feeds, Markdown, forms. Mostly by plain requests. */
import { expect, full, test } from './fixtures.ts'
import { ruledPages, titledPages } from './page-lists.ts'

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found)

/** Pages that are no part of the catalogue's site: the reply for a token that is not right is a page too. */
const pages = [...new Set<string>([...ruledPages, ...titledPages])]

test('no page of the sample is without its mark, and none describes what is invented to machines', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const problems: string[] = []
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    if (!html.includes('data-sample=""')) problems.push(`${path}: no mark`)
    const data = matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).join()
    for (const type of [
      'Person',
      'ProfilePage',
      'Event',
      'Organization',
      'VideoObject',
      'PodcastEpisode',
      'PodcastSeries',
    ])
      if (data.includes(`"@type":"${type}"`)) problems.push(`${path}: ${type}`)
    if (html.includes('href="tel:')) problems.push(`${path}: a number to call`)
    if (/de redactie van het Onderwijsloket/.test(html)) problems.push(`${path}: a false source`)
  }
  expect(problems).toEqual([])
})

test('people, desks, meetings and derived programmes bear a mark of their own, in both languages', async ({
  request,
}) => {
  for (const [path, words] of [
    ['/auteurs/noor-verhagen', 'Verzonnen voorbeeld'],
    ['/profielen/wendela-bos', 'Verzonnen voorbeeld'],
    ['/navigator/regioloketten/noordwest-leert', 'Verzonnen voorbeeld'],
    ['/en/navigator/regional-desks/noordwest-leert', 'Invented sample'],
    ['/activiteiten/inloop-rotterdam', 'Verzonnen voorbeeld'],
    ['/media/ervaringsverhalen/terug-na-elf-jaar', 'Verzonnen voorbeeld'],
    ['/media/videos/emmers', 'getekend, zonder geluid'],
    ['/media/podcasts/het-tweede-uur/emmers-en-hoorns', 'gesproken door een computerstem'],
    ['/navigator/opleidingen/zij-instroom-in-het-basisonderwijs-nhl-stenden-hogeschool', 'Afgeleid'],
    ['/zoeken?q=zij-instroom+nhl+stenden&soort=opleidingen', 'Afgeleid'],
    ['/over-ons', 'Deze mensen zijn verzonnen'],
  ] as const)
    expect(await (await request.get(path)).text(), path).toContain(words)
})

test('a derived programme is neither described as a course nor listed for search engines', async ({ request }) => {
  const path = '/navigator/opleidingen/zij-instroom-in-het-basisonderwijs-nhl-stenden-hogeschool'
  const html = await (await request.get(path)).text()
  expect(html).not.toContain('"@type":"Course"')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(await (await request.get('/sitemaps/programs.xml')).text()).not.toContain(path)
})

test('facts name their data set, its years, its licence and the day of the copy', async ({ request }) => {
  const html = await (await request.get('/navigator/instellingen/nhl-stenden-hogeschool')).text()
  const words = html.replaceAll(/<[^>]+>/g, '')
  for (const part of ['DUO', '2015–2019', 'CC0 1.0', '2021', 'Gekopieerd op 22 november 2026'])
    expect(words).toContain(part)
  const markdown = await (await request.get('/navigator/instellingen/nhl-stenden-hogeschool.md')).text()
  expect(markdown).toContain('2015–2019')
})

test('articles say how they may be reused, to people and to machines', async ({ request }) => {
  const path = '/kennisbank/artikelen/de-pabo-leraar-basisonderwijs-worden'
  const html = await (await request.get(path)).text()
  expect(html).toContain('Deze tekst overnemen')
  expect(html).toContain('"license":"https://creativecommons.org/licenses/by/4.0/"')
  const markdown = await (await request.get(`${path}.md`)).text()
  expect(markdown).toMatch(/^sample: true$/m)
  expect(markdown).toMatch(/^licence: https:\/\/creativecommons/m)
  expect(markdown).toMatch(/^credit: .*Lesroute \(voorbeeldtekst\)/m)
  const feed = await (await request.get('/feed.xml')).text()
  expect(feed).toContain('<rights>')
  expect(feed).toContain('<subtitle>Voorbeeld')
  const map = await (await request.get('/llms.txt')).text()
  expect(map).toContain('sample catalogue')
  expect(map).toContain('Licence of the texts: CC BY 4.0')
})

test('forms say before their first field that nobody reads them', async ({ request }) => {
  for (const path of ['/contact', '/access-request', '/adviesgesprek', '/reactie?pagina=/kennisbank']) {
    const html = await (await request.get(path)).text()
    const notice = html.indexOf('Niemand leest dit formulier')
    expect(notice, path).toBeGreaterThan(0)
    expect(notice, path).toBeLessThan(html.search(/<(?:textarea|input[^>]* id="(?:name|phone)")/))
  }
  expect(await (await request.get('/en/contact')).text()).toContain('Nobody reads this form')
  expect(await (await request.get('/adviesgesprek')).text()).not.toContain('name="phone"')
})

test('the mark fits a small screen, moves nothing, and is on paper', full, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const mark = page.getByRole('complementary', { name: 'Over deze voorbeeldsite' })
  await expect(mark).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.emulateMedia({ media: 'print' })
  await expect(mark).toBeVisible()
})

test('the page about privacy of the sample names settings, and nobody as responsible', async ({ request }) => {
  for (const [path, words] of [
    ['/privacy', 'er is dus geen verantwoordelijke'],
    ['/en/privacy', 'there is no controller'],
  ] as const) {
    const html = await (await request.get(path)).text()
    for (const part of [words, 'SITE_NAME', 'CONTACT_EMAIL']) expect(html).toContain(part)
    expect(html).not.toContain('href="mailto:')
  }
})
