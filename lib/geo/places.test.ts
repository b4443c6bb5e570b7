import { expect, test } from 'vitest'
import { kilometresBetween } from './area.ts'
import { findPlace, nearestPlace, similarPlaces, suggestPlaces } from './places.ts'

test.each([
  ['Utrecht', 'Utrecht'],
  ['utrecht ', 'Utrecht'],
  ['Den Bosch', "'s-Hertogenbosch"],
  ['’s-Hertogenbosch', "'s-Hertogenbosch"],
  ["'s-Gravenhage", 'Den Haag'],
  ['s-Hertogenbosch', "'s-Hertogenbosch"],
  ['s hertogenbosch', "'s-Hertogenbosch"],
  ['´s-Hertogenbosch', "'s-Hertogenbosch"],
  ['Den-Bosch', "'s-Hertogenbosch"],
  ['s Gravenhage', 'Den Haag'],
  ['Gravenhage', 'Den Haag'],
  ['t Zand', "'t Zand"],
  ['s Gravenzande', "'s-Gravenzande"],
  ['Bergen op Zoom', 'Bergen op Zoom'],
  ['bergen-op-zoom', 'Bergen op Zoom'],
])('%s is %s', (text, name) => expect(findPlace(text)?.name).toBe(name))

test('the lookup of a place that does not exist returns null', () => expect(findPlace('Utrechtdam')).toBeNull())

test('Utrecht lies where it lies', () => {
  expect(findPlace('Utrecht')?.lat).toBeCloseTo(52.09, 1)
  expect(findPlace('Utrecht')?.lng).toBeCloseTo(5.12, 1)
})

test('suggestions begin with what was typed, the largest place first, aliases included', () => {
  expect(suggestPlaces('am', 3).map(({ name }) => name)).toEqual(['Amsterdam', 'Amersfoort', 'Amstelveen'])
  expect(suggestPlaces('den b', 5).map(({ name }) => name)).toContain("'s-Hertogenbosch")
  expect(suggestPlaces('', 5)).toEqual([])
  expect(suggestPlaces('s-her', 5).map(({ name }) => name)).toContain("'s-Hertogenbosch")
})

test.each([
  ['3512', '3512 (Utrecht)'],
  ['3512 jk', '3512 (Utrecht)'],
  ['3512JK', '3512 (Utrecht)'],
  ['3512 (Utrecht)', '3512 (Utrecht)'],
  ['9712CP', '9712 (Groningen)'],
  ['6211', '6211 (Maastricht)'],
])('the postcode %s is %s', (text, name) => {
  expect(findPlace(text)?.name).toBe(name)
  expect(suggestPlaces(text, 5)).toHaveLength(1)
})

test('the lookup of a text that resembles a postcode but is none returns null', () => {
  for (const text of ['0999', '351', '35123', '3512 J', '3512 JKL']) expect(findPlace(text)).toBeNull()
})

test('postcodes of known institutions lie near the place that they are looked up as', () => {
  const known = [
    ['8917 DD', 53.20564, 5.78556],
    ['1061 AD', 52.3761, 4.83325],
  ] as const
  for (const [zip, lat, lng] of known) {
    const place = findPlace(zip)
    expect(place && kilometresBetween([place.lng, place.lat], [lng, lat])).toBeLessThan(10)
  }
})

test('every district of postcodes has its place', () => {
  for (let digits = 1000; digits < 10_000; digits += 1) expect(findPlace(String(digits)), String(digits)).not.toBeNull()
})

test.each([
  ['Utrect', 'Utrecht'],
  ['Amsterdma', 'Amsterdam'],
  ['Nijmeegen', 'Nijmegen'],
  ['den bos', "'s-Hertogenbosch"],
  ['s-Hertogenbos', "'s-Hertogenbosch"],
])('%s is nearly spelled as %s', (text, name) => expect(similarPlaces(text, 3)[0]?.name).toBe(name))

test('what is like no place, or too short to say, has no place like it', () => {
  for (const text of ['xqzwvjk', 'a', '', '9999']) expect(similarPlaces(text, 3)).toEqual([])
  expect(similarPlaces('Utrect', 0)).toEqual([])
})

test('the place nearest to a point', () => {
  expect(nearestPlace(52.09, 5.11)?.name).toBe('Utrecht')
  expect(nearestPlace(48.85, 2.35)).toBeNull()
})
