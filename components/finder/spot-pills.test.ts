import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { projected } from '#lib/geo/projection.ts'
import type { Spot } from '#lib/search/spots.ts'
import { gather, levelAt, pillSize, pillsOf } from './spot-pills.ts'

const words = { withMore: (name: string) => `${name} e.o.`, widthOf: (text: string) => text.length * 7 }

const laidOut = (spots: readonly Spot[], zoom: number) => pillsOf(gather(spots, levelAt(zoom)), zoom, words)

const spots = fc
  .array(
    fc.record({
      title: fc.constantFrom('Hogeschool Noord, Assen', 'Hogeschool Zuid', 'Academie'),
      address: fc.constantFrom('', 'Kanaalweg 1, 3526 KL Utrecht', 'Kerkplein, Zeist'),
      city: fc.constantFrom('Utrecht', 'Hengelo', 'Zeist', 'Assen', ''),
      lat: fc.double({ min: 50.8, max: 53.5, noNaN: true }),
      lng: fc.double({ min: 3.4, max: 7.2, noNaN: true }),
      programs: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }),
    }),
    { maxLength: 80 },
  )
  .map((all) => all.map((spot, index): Spot => ({ ...spot, id: String(index), distance: null, minutes: null })))

test('at every zoom level each spot is in one pill, the counts are right, and no two pills overlap', () => {
  fc.assert(
    fc.property(spots, fc.double({ min: 5, max: 13, noNaN: true }), (all, zoom) => {
      const pills = laidOut(all, zoom)
      expect(pills.flatMap(({ members }) => members.map(({ id }) => Number(id))).toSorted((a, b) => a - b)).toEqual(
        all.map((_, index) => index),
      )
      for (const { members, programs, label } of pills) {
        expect(programs).toEqual(new Set(members.flatMap((spot) => spot.programs)))
        expect(label.endsWith(` · ${programs.size}`)).toBe(true)
      }
      const sizes = pills.map(({ programs }) => programs.size)
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      const boxes = pills.map((pill) => ({ ...projected(pill, zoom), width: pill.width }))
      // What is moved off its place stays where a map that fits all places shows it.
      const places = gather(all, levelAt(zoom)).map((place) => projected(place, zoom).x)
      for (const { x, width } of boxes) {
        const room = Math.max(66, width / 2) + 10
        expect(x - width / 2).toBeGreaterThanOrEqual(Math.min(...places) - room)
        expect(x + width / 2).toBeLessThanOrEqual(Math.max(...places) + room)
      }
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          expect(
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2 || Math.abs(one.y - other.y) >= pillSize.height,
          ).toBe(true)
    }),
    { numRuns: 200 },
  )
})

const spot = (id: string, title: string, address: string, city: string, lat: number, lng: number): Spot => ({
  id,
  title,
  address,
  city,
  lat,
  lng,
  distance: null,
  minutes: null,
  programs: ['a', id],
})
const utrecht = [
  spot('1', 'Hogeschool Utrecht, Utrecht', 'Heidelberglaan 15, 3584 CS Utrecht', 'Utrecht', 52.084, 5.175),
  spot('2', 'Hogeschool Utrecht, Utrecht', 'Padualaan 99, 3584 CH Utrecht', 'Utrecht', 52.092, 5.168),
  spot('3', 'Marnix Academie, Utrecht', '', 'Utrecht', 52.072, 5.1),
]
const named = (zoom: number) => laidOut(utrecht, zoom).map(({ label }) => label)

test('a town is one pill from afar; nearby it is its institutions, then their addresses', () => {
  expect(['town', 'institution', 'address']).toEqual([8, 11, 12.5].map(levelAt))
  expect(named(8)).toEqual(['Utrecht · 4'])
  expect(named(11.5)).toEqual(['Hogeschool Utrecht · 3', 'Marnix Academie · 2'])
  expect(named(13)).toEqual(['Heidelberglaan 15 · 2', 'Padualaan 99 · 2', 'Marnix Academie · 2'])
})

test('two towns of one name are two pills', () => {
  const hengelos = [spot('1', '', '', 'Hengelo', 52.265, 6.793), spot('2', '', '', 'Hengelo', 52.05, 6.31)]
  expect(laidOut(hengelos, 9)).toHaveLength(2)
})

test('a pill moves aside into the searched circle beyond the outermost place, before it joins another', () => {
  const at = (city: string, lng: number): Spot => ({
    id: city,
    title: city,
    address: '',
    city,
    lat: 52.01,
    lng,
    programs: [city],
    distance: null,
    minutes: null,
  })
  const gathered = gather([at('Delft', 4.36), at('Gouda', 4.71)], 'town')
  const names = (fit?: readonly number[]) => pillsOf(gathered, 7.75, words, fit).map(({ name }) => name)
  expect(names()).toEqual(['Delft'])
  expect(names([4.34, 5.07])).toEqual(['Delft', 'Gouda'])
})
