/** Kept lists: the same for every visitor, and given again without being made anew. */
import { expect, test, type APIRequestContext } from '@playwright/test'

const lists = [
  '/zoeken?q=pabo',
  '/kennisbank/artikelen?onderwerp=Salaris',
  '/kennisbank/veelgestelde-vragen?q=salaris',
  '/navigator/opleidingen?plaats=Utrecht&straal=25',
  '/navigator/regioloketten?plaats=Zwolle',
  '/activiteiten?plaats=Utrecht',
  '/en/search?q=salary',
]

/** What a visitor can bear: cookies of this site and of others, languages, a browser, a page before. */
const visitors: readonly Readonly<Record<string, string>>[] = [
  {},
  { cookie: 'search_token=abc; NEXT_LOCALE=en; lesroute=1; form=x', 'accept-language': 'en-GB,en;q=0.9' },
  { cookie: '_ga=1', 'user-agent': 'Mozilla/5.0 (iPhone)', referer: 'https://elders.example/', 'save-data': 'on' },
]

const rowsOfData = /self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\);?\n?/g

/** A page with its data in a fixed order: the framework sends each row when it is made, and those made at once in any order. */
const inOrder = (page: string): string =>
  [
    page.replaceAll(rowsOfData, ''),
    ...Array.from(page.matchAll(rowsOfData), ([, rows = '']) => rows)
      .join('')
      .split('\\n')
      .toSorted(),
  ].join('\n')

const read = async (request: APIRequestContext, address: string, headers: Readonly<Record<string, string>>) => {
  const response = await request.get(address, { headers })
  expect(response.status(), address).toBe(200)
  // The framework writes the id of its request into a page, as a key without meaning, and search how long it took.
  const text = inOrder(await response.text())
    .replaceAll(/"[\w-]{21}([vm])\\"/g, '"$1"')
    .replaceAll(/(processingTimeMS|serverTimeMS)\\":\d+/g, '$1')
    .replaceAll(/processingTimingsMS\\":\{[^}]*\}/g, '')
  return { text, headers: response.headers() }
}

for (const address of lists)
  test(`${address} is the same for every visitor`, async ({ request }) => {
    // Each encoding is kept apart, so that each of these pages is made for its own request.
    const pages = await Promise.all(
      visitors.map((headers, index) =>
        read(request, address, { ...headers, 'accept-encoding': ['br', 'gzip', 'deflate'][index] ?? '' }),
      ),
    )
    const [first] = pages
    for (const { text, headers } of pages) {
      // Not `toBe`: a page is too long to be printed.
      expect(text === first?.text, address).toBe(true)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

test('a list that was made is given again, with an id of its own for each request', async ({ request }) => {
  const address = `/kennisbank/artikelen?q=een+lijst+van+${Date.now()}`
  const [made, again] = [await read(request, address, {}), await read(request, address, {})]
  expect(again.text === made.text).toBe(true)
  expect(made.headers['server-timing']).toMatch(/search/)
  expect(again.headers['server-timing']).not.toMatch(/search/)
  expect(again.headers['x-request-id']).not.toBe(made.headers['x-request-id'])
  expect(again.headers['content-security-policy']).toBe(made.headers['content-security-policy'])
  expect(again.headers['cache-control']).toContain('s-maxage=5')
})
