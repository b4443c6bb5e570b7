import { expect, test } from 'vitest'
import { nearestOf } from './alternatives.ts'

const at = (city: string, longitude: number) => ({ city, location_geopoint: [longitude, 52] as const })

const row = (id: string, longitude: number | null, derived = false) => ({
  id,
  title: id,
  slug: id,
  path: null,
  derived,
  educational_institutions: [],
  locations: [{ city: null, location_geopoint: longitude === null ? null : ([longitude, 52] as const) }],
})

test('the nearest three, without itself, what follows from a rule, and what is at no point', () => {
  const rows = [
    row('far', 8),
    row('self', 5),
    row('near', 5.1),
    row('rule', 5.01, true),
    row('nowhere', null),
    row('mid', 6),
    row('farther', 9),
  ]
  expect(nearestOf(rows, 'self', [at('Here', 5)]).map(({ id }) => id)).toEqual(['near', 'mid', 'far'])
})

test('each counts from the nearest of the own places, and names both towns', () => {
  const rows = [
    { ...row('west', 0), locations: [at('Delft', 4), at('Gouda', 4.7)] },
    { ...row('east', 0), locations: [at('Zwolle', 6.2)] },
    { ...row('none', 0), locations: [{ city: 'Nowhere', location_geopoint: null }] },
  ]
  const own = [{ city: 'Online', location_geopoint: null }, at('Utrecht', 5.1), at('Deventer', 6.15)]
  expect(nearestOf(rows, 'self', own)).toMatchObject([
    { id: 'east', town: 'Zwolle', from: 'Deventer' },
    { id: 'west', town: 'Gouda', from: 'Utrecht' },
  ])
})
