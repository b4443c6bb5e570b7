import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { places, postcodes, railEdges, stations } from './place-table.ts'
import { suggestPlaces } from './place-suggestions.ts'
import { findPlace, fold } from './places.ts'

test('200 random places are found by their label and by its beginning', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.double({ min: 0.6, max: 1, noNaN: true }), ({ name, kind }, share) => {
      expect(findPlace(name)?.name).toBe(name)
      expect(findPlace(fold(name))?.name).toBe(name)
      const start = name.slice(0, Math.max(2, Math.ceil(name.length * share)))
      const suggested = suggestPlaces(start, 200).map((one) => one.name)
      // Of the name of a town alone, its quarters are not suggested.
      const isQuarter = kind === 'locality' && suggested.some((town) => name.startsWith(`${town} `))
      if (!isQuarter) expect(suggested).toContain(name)
    }),
    { numRuns: 200 },
  )
})

test('200 random postcodes are found with and without letters, and by three digits', () => {
  fc.assert(
    fc.property(fc.constantFrom(...postcodes.keys()), (digits) => {
      const place = findPlace(digits)
      expect(place?.name.startsWith(`${digits} (`)).toBe(true)
      expect(findPlace(place?.name ?? '')).toEqual(place)
      expect(findPlace(`${digits} AB`)).toEqual(place)
      expect(suggestPlaces(digits.slice(0, 3), 10)).toContainEqual(place)
    }),
    { numRuns: 200 },
  )
})

test('labels are unique, and every area has its municipalities', () => {
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
  for (const { name, kind, codes, municipality } of places)
    expect(kind === 'town' || kind === 'locality' ? municipality : codes[0], name).toBeTruthy()
})

test('railways join stations of the table', () => {
  for (const [from, to, kilometres] of railEdges) {
    expect([stations[from], stations[to]]).not.toContain(undefined)
    expect(kilometres).toBeGreaterThan(0)
  }
})
