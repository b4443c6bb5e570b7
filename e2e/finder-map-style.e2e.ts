/** Another style for the finder's map, as `MAP_STYLE_URL` names one; without it every request is this site's own, as all tests watch. */
import { expect, full, test } from './fixtures.ts'
import { pillsOnPage } from './pills.fixture.ts'

const style = {
  version: 8,
  sources: {
    sea: {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: [] },
      attribution: 'Kaart van elders',
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#123456' } },
    { id: 'nothing', type: 'line', source: 'sea' },
  ],
}

test.use({ viewport: { width: 1440, height: 900 } })

for (const [name, answer, credits] of [
  ['that is set is the map, with its own credits', { json: style }, 'Kaart van elders'],
  ['that does not come leaves the embedded map', { status: 500 }, 'Rijden de Treinen'],
] as const)
  test(`a style ${name}, and places stay on top`, full, async ({ page }) => {
    const requests: string[] = []
    await page.route('**/elders/style.json', (route) => {
      requests.push(route.request().url())
      return route.fulfill(answer)
    })
    // The page as a server with that setting sends it: the answer's own text, changed on its way to the framework.
    await page.addInitScript(() => {
      type Flight = readonly [number, unknown?]
      const flights: Flight[] = []
      let receive = (...all: Flight[]): unknown => Array.prototype.push.apply(flights, all)
      const set = ([kind, text]: Flight): Flight =>
        typeof text === 'string'
          ? [kind, text.replace('"mapStyle":null', '"mapStyle":"/elders/style.json"')]
          : [kind, text]
      Object.defineProperty(flights, 'push', {
        get:
          () =>
          (...all: Flight[]) =>
            receive(...all.map(set)),
        set: (next: typeof receive) => {
          receive = next
        },
      })
      Object.assign(globalThis, { __next_f: flights })
    })
    await page.goto('/navigator/opleidingen?plaats=Utrecht&weergave=kaart')
    const map = page.getByRole('region', { name: /^Kaart met \d+ locaties/ })
    await expect(map.locator('.maplibregl-ctrl-attrib')).toContainText(credits)
    await expect(page.locator('summary', { hasText: /^In beeld: [1-9]/ })).toBeVisible()
    expect(requests).not.toEqual([])
  })

test('pills have the colour of the site’s own theme', full, async ({ page }) => {
  // As the style sheet of `SITE_THEME` does.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--color-brand', '#7a1fa2')),
  )
  await page.goto('/navigator/opleidingen?plaats=Utrecht&weergave=kaart')
  await expect(page.locator('summary', { hasText: /^In beeld: [1-9]/ })).toBeVisible()
  await expect.poll(async () => (await pillsOnPage(page, 'own')).length).toBeGreaterThan(0)
})
