import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutPills, type Labelled, type PlacedPill } from './pills.ts'

const height = 30
type Place = Labelled & { readonly name: string }
const sum = (places: readonly Place[]) => places.reduce((total, { count }) => total + count, 0)
const sizes = {
  height,
  widthOf: (holds: readonly [Place, ...Place[]]) =>
    24 + 7 * `${holds[0].name}${holds.length > 1 ? ' e.o.' : ''} · ${sum(holds)}`.length,
}

const view = (side: number) =>
  fc
    .array(
      fc.record({
        x: fc.double({ min: 0, max: side, noNaN: true }),
        y: fc.double({ min: 0, max: side, noNaN: true }),
        count: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 900 })),
        name: fc.string({ minLength: 1, maxLength: 20 }),
      }),
      { maxLength: 150 },
    )
    .map((places) => places.map((place, index) => ({ ...place, id: String(index) })))
const views = fc.oneof(view(200), view(900), view(4000))

const overlap = (one: PlacedPill<Place>, other: PlacedPill<Place>) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 1e-6 && Math.abs(one.y - other.y) < height - 1e-6

test('in 200 random views no two pills overlap, and every place is in exactly one', () => {
  fc.assert(
    fc.property(views, (places) => {
      const pills = layoutPills(places, sizes)
      const overlaps = pills.flatMap((pill, index) => pills.slice(index + 1).filter((other) => overlap(pill, other)))
      expect(overlaps).toEqual([])
      expect(pills.flatMap(({ holds }) => holds.map(({ id }) => Number(id))).toSorted((a, b) => a - b)).toEqual(
        places.map((_, index) => index),
      )
      expect(pills.reduce((total, { holds }) => total + sum(holds), 0)).toBe(sum(places))
      for (const { width, holds } of pills) expect(width).toBe(sizes.widthOf(holds as [Place, ...Place[]]))
    }),
    { numRuns: 200 },
  )
})

test('a pill is named after the largest of what it holds, and covers the place of that one', () => {
  fc.assert(
    fc.property(views, (places) => {
      for (const { x, y, width, holds } of layoutPills(places, sizes)) {
        expect(holds[0].count).toBe(Math.max(...holds.map(({ count }) => count)))
        expect(Math.abs(holds[0].x - x)).toBeLessThanOrEqual(width / 2)
        expect(Math.abs(holds[0].y - y)).toBeLessThanOrEqual(height / 2)
      }
    }),
    { numRuns: 100 },
  )
})

test('the order of the input does not matter', () => {
  fc.assert(
    fc.property(views, (places) => {
      expect(layoutPills(places.toReversed(), sizes)).toEqual(layoutPills(places, sizes))
    }),
    { numRuns: 50 },
  )
})

test('what lies apart stays apart; what lies under a larger one is moved or joins it', () => {
  const place = (id: string, x: number, y: number, count: number) => ({ id, name: id, x, y, count })
  const [utrecht, arnhem] = [place('Utrecht', 100, 100, 121), place('Arnhem', 400, 100, 40)]
  expect(layoutPills([arnhem, utrecht], sizes).map(({ x, holds }) => [x, holds.length])).toEqual([
    [100, 1],
    [400, 1],
  ])
  const [besides] = [place('Bunnik', 102, 101, 2)]
  expect(layoutPills([utrecht, besides], sizes).map(({ holds }) => holds.map(({ id }) => id))).toEqual([
    ['Utrecht', 'Bunnik'],
  ])
  const above = place('Zeist', 104, 80, 4)
  const moved = layoutPills([utrecht, above], sizes)
  expect(moved).toHaveLength(2)
  expect(moved[1]?.y).toBeLessThan(80)
})

test('a large pill is moved for another large one beside it, not for a small one', () => {
  const groningen = { id: 'g', x: 200, y: 100, count: 143, name: 'Groningen' }
  const leeuwarden = { id: 'l', x: 140, y: 100, count: 58, name: 'Leeuwarden' }
  const both = layoutPills([groningen, leeuwarden], sizes)
  expect(both.map(({ holds }) => holds.length)).toEqual([1, 1])
  expect((both[0]?.x ?? 0) - (both[1]?.x ?? 0)).toBeGreaterThan(60)
  const village = layoutPills([groningen, { ...leeuwarden, count: 2 }], sizes)
  expect(village.map(({ x, holds }) => [x, holds.length])).toEqual([[200, 2]])
  const suburb = layoutPills([groningen, { ...leeuwarden, x: 190 }], sizes)
  expect(suburb.map(({ x, holds }) => [x, holds.length])).toEqual([[200, 2]])
})

test('a pill is moved only where there is room, and joins another where there is none', () => {
  const places = [
    { id: 'a', x: 40, y: 40, count: 9, name: 'Almere' },
    { id: 'b', x: 45, y: 60, count: 3, name: 'Bussum' },
  ]
  expect(layoutPills(places, sizes)).toHaveLength(2)
  const [pill, ...others] = layoutPills(places, { ...sizes, isRoom: () => false })
  expect(others).toEqual([])
  expect(pill).toMatchObject({ x: 40, y: 40 })
  expect(pill?.holds.map(({ id }) => id)).toEqual(['a', 'b'])
})
