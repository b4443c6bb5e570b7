import { expect, test } from 'vitest'
import type { AgendaEvent } from '../content/agenda.ts'
import { areasOfPlace } from '../geo/area-of-place.ts'
import { findPlace } from '../geo/places.ts'
import { newEvent } from '../content/event.fixture.ts'
import { choiceOf, placeOf, queryOf, readChoice, upcoming, widerRadius } from './choice.ts'

const now = Date.UTC(2026, 10, 21, 12)
const hour = 3_600_000
const desk = { id: 'd', title: 'Midden', slug: 'midden' }
const at = (lng: number, lat: number): AgendaEvent['location'] => ({
  id: 'l',
  title: 'Zaal',
  address: null,
  zip: null,
  city: null,
  location_geopoint: [lng, lat],
})
const events = [
  newEvent('past', { start: now - 3 * hour, end: now - 1 }),
  newEvent('late', { start: now + 48 * hour, end: now + 49 * hour, kind: 'open dag', location: at(5.12, 52.09), desk }),
  newEvent('under-way', { start: now - hour, end: now + hour, online: true }),
  newEvent('far', { kind: 'open dag', location: at(5.8, 53.2) }),
  newEvent('nowhere', {}),
]
const listed = async (query: string) => {
  const choice = choiceOf(new URLSearchParams(query))
  return upcoming(events, choice, await placeOf(choice, findPlace, areasOfPlace), now)
}
const slugs = async (query: string) => (await listed(query)).map(({ event: { slug } }) => slug)

test('what is still to come is listed, the soonest first', async () => {
  expect(await slugs('')).toEqual(['under-way', 'far', 'nowhere', 'late'])
})

test('kind, online and desk leave what fits', async () => {
  expect(await slugs('soort=open+dag')).toEqual(['far', 'late'])
  expect(await slugs('waar=online')).toEqual(['under-way'])
  expect(await slugs('waar=plaats&loket=midden')).toEqual(['late'])
  expect(await slugs('soort=feest')).toEqual([])
})

test('near a place are those within reach, with how far, and what is online', async () => {
  const choice = await listed('plaats=Utrecht')
  expect(choice.map(({ event: { slug }, kilometres }) => [slug, kilometres])).toEqual([
    ['under-way', null],
    ['late', expect.any(Number)],
  ])
  expect(choice[1]?.kilometres).toBeLessThan(5)
  expect(await slugs('plaats=Utrecht&straal=10&waar=plaats')).toEqual(['late'])
})

test('a wider distance is offered where it leaves something to list', async () => {
  const offered = async (query: string) => {
    const choice = choiceOf(new URLSearchParams(query))
    return widerRadius(events, choice, await placeOf(choice, findPlace, areasOfPlace), now)
  }
  expect(await offered('plaats=Amersfoort&straal=10&waar=plaats')).toBe(25)
  expect(await offered('plaats=Amsterdam&waar=plaats')).toBe(50)
  expect(await offered('plaats=Friesland&straal=10&waar=plaats&loket=midden')).toBe(null)
  for (const query of [
    'plaats=Nederland&soort=feest',
    'plaats=Atlantis',
    'plaats=Utrecht&waar=online&soort=open+dag',
    '',
  ])
    expect(await offered(query), query).toBeNull()
})

test('a place that nobody knows is told apart from none', async () => {
  const of = (query: string) => placeOf(choiceOf(new URLSearchParams(query)), findPlace, areasOfPlace)
  expect(await of('')).toBeNull()
  expect(await of('plaats=Atlantis')).toBeUndefined()
  expect(await of('plaats=Nederland')).toBeNull()
  expect((await of('plaats=3511+AB'))?.name).toMatch(/^3511 \(/)
})

test('a choice and its address say the same; what means nothing is left out', () => {
  const query = { soort: 'webinar', waar: 'online', plaats: 'Urk', straal: '50', loket: 'midden' }
  expect(queryOf(choiceOf(new URLSearchParams(query)))).toEqual(query)
  expect(queryOf(choiceOf(new URLSearchParams('straal=7&waar=maan&x=y')))).toEqual({})
})

test('what cannot be chosen is named and left out, and the rest counts', () => {
  const read = (query: string) => readChoice(new URLSearchParams(query), ['midden'])
  expect(read('soort=feest&waar=maan&straal=7&loket=weg&plaats=Urk')).toEqual({
    choice: { kind: '', where: '', place: 'Urk', radius: null, desk: '' },
    unknown: [
      { name: 'soort', value: 'feest' },
      { name: 'waar', value: 'maan' },
      { name: 'straal', value: '7' },
      { name: 'loket', value: 'weg' },
    ],
  })
  expect(read('soort=Open+dag&loket=midden&straal=&waar=online')).toEqual({
    choice: { kind: 'open dag', where: 'online', place: '', radius: null, desk: 'midden' },
    unknown: [],
  })
})

test('a filter of another list is named, and anything else in an address is not', () => {
  const { unknown } = readChoice(new URLSearchParams('onderwerp=SALARIS&utm_source=mail&soort=webinar'), [])
  expect(unknown).toEqual([{ name: 'onderwerp', value: 'SALARIS' }])
})

test('an area is looked for inside its borders, unless a distance is chosen', async () => {
  // Leeuwarden lies in Friesland, 25 km from its middle; Utrecht lies in neither.
  expect(await slugs('plaats=Friesland&waar=plaats')).toEqual(['far'])
  expect((await listed('plaats=Friesland&waar=plaats'))[0]?.kilometres).toBeNull()
  expect(await slugs('plaats=Utrecht+(provincie)&waar=plaats')).toEqual(['late'])
  expect(await slugs('plaats=Friesland&straal=10&waar=plaats')).toEqual([])
})
