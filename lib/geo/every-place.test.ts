import { expect, test } from 'vitest'
import { createGazetteer } from './gazetteer.ts'
import { bare, places, postcodes, railEdges, stations } from './place-table.ts'
import { completePlace, suggestPlaces } from './place-suggestions.ts'
import { findPlace, fold, placeFacts } from './places.ts'

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

test.each([
  ['spijke', 'Spijkenisse'],
  ['delfzij', 'Delfzijl'],
  ['haa', 'Haarlem'],
  ['ijss', 'IJsselstein'],
  ['mid', 'Middelburg'],
  ['zaan', 'Zaandam'],
  ['zaanst', 'Zaanstad'],
  ['sitt', 'Sittard'],
  ['brab', 'Noord-Brabant'],
  ["'s-grav", 'Den Haag'],
  ['ters', 'Terschelling'],
])('%s is rather the beginning of %s than of an area round it or of a former municipality', (start, name) => {
  expect(completePlace(start)?.name).toBe(name)
  expect(suggestPlaces(start, 1)[0]?.name).toBe(name)
})

/** Names that a place has itself, and no former municipality in it. */
const ownNames = (name: string): string[] => {
  const { kind, municipality, aliases } = placeFacts(name) ?? { aliases: [] }
  const official = municipality && findPlace(municipality.name)?.name === name ? [municipality.name] : []
  return [name, ...official, ...(kind === 'province' ? aliases : [])].map(fold)
}

test('the beginning of the name of a town is that of the own name of the place it is read as', () => {
  const towns = places.filter(({ kind, size }) => kind === 'town' && size > 5000).map(({ name }) => fold(name))
  const begun = towns.flatMap((name) =>
    Array.from({ length: name.length }, (_, last) => name.slice(0, last + 1).trim()),
  )
  const others = new Set(begun.filter(({ length }) => length > 2)).values().filter((start) => {
    const own = ownNames(completePlace(start)?.name ?? '')
    return !own.some((name) => name.startsWith(start))
  })
  expect([...others]).toEqual([])
})

test('a name whose suffix is begun is that of the place of that suffix, or of none', async () => {
  const { find } = createGazetteer(null)
  const labels = places.map(({ name }) => fold(name))
  const others: string[] = []
  for (const { name } of places.filter(({ name }) => name !== bare(name)))
    for (let length = bare(name).length + 3; length <= name.length; length += 1) {
      const text = name.slice(0, length)
      const start = fold(text)
      const begun = labels.filter((label) => label.startsWith(start))
      const read = await find(text)
      if (begun.length === 1 && read && read.name !== name) others.push(`${text}: ${read.name}`)
    }
  expect(others).toEqual([])
})

test.each([
  ['Valkenburg (L)', 'Valkenburg (Limburg)'],
  ['Valkenburg Limb', 'Valkenburg (Limburg)'],
  ['Elst (Utr)', 'Elst (Utrecht)'],
  ['Hengelo (Gelderl', 'Hengelo (Gelderland)'],
  ['Rijswijk (Noord-Br', 'Rijswijk (Noord-Brabant)'],
])('%s is %s', async (text, name) => expect((await createGazetteer(null).find(text))?.name).toBe(name))

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
