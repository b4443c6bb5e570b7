import { expect, test } from 'vitest'
import { areasOfPlace } from '../geo/area-of-place.ts'
import { findPlace } from '../geo/places.ts'
import { cycledKilometres } from '../geo/travel.ts'
import { estimatedTravel } from '../geo/travel-estimate.ts'
import { municipalityName } from '../geo/municipality-name.ts'
import { everythingRequests } from './everything-state.ts'
import { nearOf } from './read-near.ts'
import { understoodFilters } from './understand/filters.ts'
import { understand } from './understand/understand.ts'
import { vocabularyOf } from './understand/vocabulary.ts'

const vocabulary = vocabularyOf({ facets: {}, isPlace: (name) => findPlace(name) !== null })
const near = (query: string) => {
  const { understood, unused = [] } = understand(query, vocabulary)
  const { place: span } = understoodFilters({ rest: '', understood })
  const place = span && findPlace(span.value)
  return nearOf(query, { understood, unused, place, areas: place && areasOfPlace(place) }, municipalityName)
}

test.each([
  ['deeltijd pabo groningen', 'deeltijd pabo', 'Groningen'],
  ['waar kan ik in de buurt van Gouda de pabo doen', 'waar kan ik de pabo doen', 'Gouda'],
  ['lesgeven 9401', 'lesgeven', 'Assen'],
  ['pabo 20 minuten rijden van Assen', 'pabo van', 'Assen'],
  ['zij-instroom warnsveld', 'zij-instroom', 'Warnsveld Zutphen'],
  ['ik woon in emmen', '', 'Emmen'],
  ['achterhoek', '', 'Achterhoek'],
])('“%s” asks for “%s” near %s', (query, rest, names) =>
  expect(near(query).at(-1)).toMatchObject({ rest, parameters: { regional_education_desks: { query: names } } }),
)

test.each([
  ['pabo niet in Rotterdam', 'pabo', {}],
  ['voltijd pabo buiten Amsterdam', 'voltijd pabo', {}],
  ['pabo niet in Rotterdam maar in Gouda', 'pabo maar', { regional_education_desks: { query: 'Gouda' } }],
  ['Gouda, niet in Rotterdam', '', { articles: { query: 'Gouda,' } }],
  ['met de auto 20 minuten van Gouda', '', { articles: { query: 'van Gouda' } }],
])('“%s” asks for “%s”, without the words that do not count', (query, rest, parameters) => {
  expect(near(query).at(-1)).toMatchObject({ rest, parameters })
  expect(JSON.stringify(near(query))).not.toMatch(/rotterdam|amsterdam|auto/i)
})

test.each(['pabo', 'wat verdient een leraar', ''])('“%s” names no place', (query) => expect(near(query)).toEqual([]))

const requestsOf = (query: string) =>
  new Map(
    everythingRequests({ query, kind: null, page: 1, near: near(query).at(-1) }, 5).map((one) => [one.indexName, one]),
  )

test('a query with a place becomes parameters that fit each kind', () => {
  const requests = requestsOf('deeltijd pabo warnsveld')
  expect(requests.get('programs')).toMatchObject({ query: 'deeltijd pabo', aroundRadius: 'all' })
  expect(requests.get('educational_institutions')).toMatchObject({ query: '', aroundRadius: 50_000 })
  expect(requests.get('regional_education_desks')).toMatchObject({ query: 'Warnsveld Zutphen' })
  expect(requests.get('articles')).toMatchObject({ query: 'deeltijd pabo' })
})

test('a name of several words is a phrase, so that none of them counts alone', () => {
  const requests = requestsOf('den bosch')
  const phrase = { advancedSyntax: true, typoTolerance: false }
  expect(requests.get('articles')).toMatchObject({ ...phrase, query: '"den bosch"' })
  expect(requests.get('regional_education_desks')).toMatchObject({ ...phrase, query: `"'s-Hertogenbosch"` })
  expect(requestsOf('pabo den bosch').get('articles')).toMatchObject({ query: 'pabo' })
})

test.each(['zij-instroom den haag', 'regional desk the hague', 'pabo 2511'])(
  '“%s” looks for desks of Den Haag, as they list it',
  (query) =>
    expect(requestsOf(query).get('regional_education_desks')).toMatchObject({
      query: expect.stringContaining('Den Haag') as unknown,
    }),
)

test('with nothing but a place, texts are searched for its name as it is, and programmes are those nearby', () => {
  const requests = requestsOf('achterhoek')
  expect(requests.get('articles')).toMatchObject({ query: 'achterhoek', typoTolerance: false, decompoundQuery: false })
  expect(requests.get('programs')).toMatchObject({ query: '', aroundRadius: 50_000 })
})

test('a distance that was typed is the only one that is asked for', () => {
  const nears = near('pabo binnen 10 km van Utrecht')
  expect(nears.map(({ parameters }) => parameters.programs)).toMatchObject([{ query: 'pabo', aroundRadius: 10_000 }])
})

test.each([
  ['pabo 15 minuten fietsen van Utrecht', { query: 'pabo', aroundRadius: cycledKilometres(15) * 1000 }],
  ['pabo half uur met de trein van Utrecht', { query: 'pabo', insidePolygon: expect.any(Array) as unknown }],
])('“%s” asks for what the travel time reaches, and for nothing else', async (query, parameters) => {
  const { understood } = understand(query, vocabulary)
  const { place: span } = understoodFilters({ rest: '', understood })
  const place = span && findPlace(span.value)
  const travel = span?.travel
  if (!place || !travel) throw new Error(`no travel time was read in “${query}”`)
  const reach = await estimatedTravel.reach(place, travel)
  const nears = nearOf(query, { understood, place, ...(reach ? { reached: { reach } } : {}) }, municipalityName)
  expect(nears.map((one) => one.parameters.programs)).toMatchObject([parameters])
})

test('without a place all kinds are asked for the query', () => {
  const all = [...requestsOf('pabo').values()]
  expect(new Set(all.map(({ query }) => query))).toEqual(new Set(['pabo']))
  expect(all.some((one) => 'aroundLatLng' in one)).toBe(false)
})

test('an area is looked for within its borders, where words say for what', () => {
  const [{ parameters } = {}] = near('pabo zeeland')
  expect(parameters?.programs).toMatchObject({ query: 'pabo', insidePolygon: expect.any(Array) })
  expect(parameters?.programs).not.toHaveProperty('aroundLatLng')
  for (const query of ['zeeland', 'pabo warnsveld'])
    expect(near(query)[0]?.parameters.programs, query).not.toHaveProperty('insidePolygon')
})

test('what is looked for near a place is searched nearby first, then however far', () => {
  const radii = (query: string) => near(query).map(({ parameters }) => parameters.programs?.aroundRadius)
  expect(radii('pabo warnsveld')).toEqual([50_000, 'all'])
  expect(radii('pabo zeeland')).toEqual([undefined, 50_000, 'all'])
  expect(radii('warnsveld')).toEqual([50_000])
})
