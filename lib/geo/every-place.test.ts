import { expect, test } from 'vitest'
import { bare, places, postcodes, railEdges, stations } from './place-table.ts'
import { completePlace, suggestPlaces } from './place-suggestions.ts'
import { findPlace, fold } from './places.ts'

test.each([0.6, 0.7, 0.8, 0.9, 1])('each place is known by its label, and suggested by %s of it', (share) => {
  for (const { name, kind } of places) {
    expect(findPlace(name)?.name).toBe(name)
    expect(findPlace(fold(name))?.name).toBe(name)
    const start = name.slice(0, Math.max(2, Math.ceil(name.length * share)))
    const suggested = suggestPlaces(start, 200).map((one) => one.name)
    // Of the name of a town alone, its quarters are not suggested.
    const isQuarter = kind === 'locality' && suggested.some((town) => name.startsWith(`${bare(town)} `))
    if (!isQuarter) expect(suggested, start).toContain(name)
  }
})

test('the place that a name means is the first that is suggested for it', () => {
  for (const { name, aliases } of places)
    for (const text of [name, bare(name), ...aliases])
      expect(suggestPlaces(text, 8)[0]?.name, text).toBe(findPlace(text)?.name)
})

test('the beginning of a name is the place that the whole name is', () => {
  const begun = places
    .map(({ name }) => bare(name))
    .flatMap((name) => Array.from({ length: name.length }, (_, length) => ({ name, start: name.slice(0, length) })))
    .map((one) => ({ ...one, read: completePlace(one.start)?.name ?? '' }))
  const ofName = begun.filter(({ name, read }) => fold(bare(read)) === fold(name))
  expect(ofName.length).toBeGreaterThan(places.length)
  expect(ofName.filter(({ name, read }) => read !== findPlace(name)?.name)).toEqual([])
})

test('each postcode is known with and without letters, and suggested by three digits', () => {
  for (const digits of postcodes.keys()) {
    const place = findPlace(digits)
    expect(place?.name.startsWith(`${digits} (`)).toBe(true)
    expect(findPlace(place?.name ?? '')).toEqual(place)
    expect(findPlace(`${digits} AB`)).toEqual(place)
    expect(suggestPlaces(digits.slice(0, 3), 10)).toContainEqual(place)
  }
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
