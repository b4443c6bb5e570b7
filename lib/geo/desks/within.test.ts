import { expect, test } from 'vitest'
import type { Area } from '#platform/geo/area.ts'
import { taughtWithin } from './within.ts'

const area: Area = [
  [
    [5, 52],
    [6, 52],
    [5.5, 53],
    [5, 52],
  ],
]
const place = (city: string | null, point: readonly [number, number] | null, ...ids: readonly string[]) => ({
  city,
  location_geopoint: point,
  programs: ids.map((id) => ({ id })),
})

test('a programme of several places counts once; places without programmes or outside do not', () => {
  const places = [
    place('Almere', [5.4, 52.2], 'a', 'b'),
    place('Almere', [5.41, 52.21], 'b'),
    place('Lelystad', [5.5, 52.5], 'b', 'c', 'd'),
    place('Urk', [5.5, 52.6]),
    place('Utrecht', [5.1, 52.9], 'e'),
    place('Nergens', null, 'f'),
  ]
  expect(taughtWithin([area], places)).toEqual({
    programs: 4,
    places: 3,
    towns: [
      { city: 'Lelystad', programs: 3 },
      { city: 'Almere', programs: 2 },
    ],
  })
})
