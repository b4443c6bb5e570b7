import { expect, test } from 'vitest'
import { findPlace } from '../geo/places.ts'
import { areaWords, wordsOf } from './area-words.ts'

const placed = (name: string) => {
  const place = findPlace(name)
  if (!place) throw new Error(`${name} is not in the table`)
  return place
}
const region = (name: string) => areaWords(wordsOf({ kind: 'region', place: placed(name), areas: [] }))

test('areas have their preposition and article', () => {
  expect(region('Veluwe')).toMatchObject({ key: 'region', values: { place: 'Veluwe', on: 'op', article: 'de' } })
  expect(region('Gooi').values).toMatchObject({ on: 'in', article: 'het' })
  expect(region('Texel').values).toMatchObject({ on: 'op', article: 'none' })
  expect(region('Twente').values).toMatchObject({ on: 'in', article: 'none' })
  expect(region('Utrecht (provincie)').values).toMatchObject({ place: 'Utrecht (provincie)', on: 'in' })
})

test('a distance is from an area with its article', () => {
  const words = areaWords(wordsOf({ kind: 'place', place: placed('Achterhoek'), radius: 25 }))
  expect(words).toMatchObject({ key: 'place', values: { place: 'Achterhoek', article: 'de', radius: 25 } })
})
