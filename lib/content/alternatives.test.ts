import { expect, test } from 'vitest'
import { nearestOf } from './alternatives.ts'

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
  expect(nearestOf(rows, 'self', [5, 52]).map(({ id }) => id)).toEqual(['near', 'mid', 'far'])
})
