import { expect, test } from 'vitest'
import { findPlace, suggestPlaces } from './places.ts'

test.each([
  ['Utrecht', 'Utrecht'],
  ['utrecht ', 'Utrecht'],
  ['Den Bosch', "'s-Hertogenbosch"],
  ['’s-Hertogenbosch', "'s-Hertogenbosch"],
  ["'s-Gravenhage", 'Den Haag'],
])('%s is %s', (text, name) => expect(findPlace(text)?.name).toBe(name))

test('a place that does not exist is not found', () => expect(findPlace('Utrechtdam')).toBeNull())

test('Utrecht lies where it lies', () => {
  expect(findPlace('Utrecht')?.lat).toBeCloseTo(52.09, 1)
  expect(findPlace('Utrecht')?.lng).toBeCloseTo(5.12, 1)
})

test('suggestions begin with what was typed, the largest place first, aliases included', () => {
  expect(suggestPlaces('am', 3).map(({ name }) => name)).toEqual(['Amsterdam', 'Amersfoort', 'Amstelveen'])
  expect(suggestPlaces('den b', 5).map(({ name }) => name)).toContain("'s-Hertogenbosch")
  expect(suggestPlaces('', 5)).toEqual([])
})
