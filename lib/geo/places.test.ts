import { expect, test } from 'vitest'
import { municipalities } from '#platform/geo/municipalities.ts'
import { kilometresBetween } from '#platform/geo/area.ts'
import { municipalityName } from './municipality-name.ts'
import { completePlace, similarPlaces, suggestPlaces } from './place-suggestions.ts'
import { bare } from './place-table.ts'
import { findPlace, nearestPlace, placeFacts } from './places.ts'

test.each([
  ['Utrecht', 'Utrecht'],
  ['utrecht ', 'Utrecht'],
  ['Den Bosch', 'Den Bosch'],
  ['’s-Hertogenbosch', 'Den Bosch'],
  ["'s-Gravenhage", 'Den Haag'],
  ['s-Hertogenbosch', 'Den Bosch'],
  ['s hertogenbosch', 'Den Bosch'],
  ['´s-Hertogenbosch', 'Den Bosch'],
  ['Den-Bosch', 'Den Bosch'],
  ['s Gravenhage', 'Den Haag'],
  ['Gravenhage', 'Den Haag'],
  ['t Zand', "'t Zand"],
  ['s Gravenzande', "'s-Gravenzande"],
  ['Bergen op Zoom', 'Bergen op Zoom'],
  ['bergen-op-zoom', 'Bergen op Zoom'],
  ['gemeente Bunnik', 'Bunnik'],
  ['municipality of Ede', 'Ede'],
  ["A'dam", 'Amsterdam'],
  ['South Holland', 'Zuid-Holland'],
  ['north-brabant', 'Noord-Brabant'],
  ['5211 AB den bosch', '5211 (Den Bosch)'],
  ['5211, Den Bosch', '5211 (Den Bosch)'],
])('%s is %s', (text, name) => expect(findPlace(text)?.name).toBe(name))

test.each([
  ['Beuningen', 'Beuningen (Gelderland)', ['Beuningen (Overijssel)']],
  ['Beuningen Gld', 'Beuningen (Gelderland)', ['Beuningen (Overijssel)']],
  ['Haren', 'Haren (Groningen)', ['Haren (Noord-Brabant)']],
  ['Heusden', 'Heusden (Heusden)', ['Heusden (Asten)']],
  ['Driehuis NH', 'Driehuis', undefined],
])('%s is the largest of its name, %s', (text, name, others) => {
  expect(findPlace(text)).toMatchObject({ name, ...(others ? { others } : {}) })
  expect(suggestPlaces(text, 1)[0]?.name).toBe(name)
})

test('“gemeente X” lies in the municipality X, for each but the smaller of the two called Bergen', () => {
  const elsewhere = municipalities.filter(({ code, name }) => {
    const facts = placeFacts(`gemeente ${bare(name)}`)
    return facts?.municipality?.code !== code && !facts?.codes.includes(code)
  })
  expect(elsewhere.map(({ name }) => name)).toEqual(['Bergen (L.)'])
})

test('the lookup of a place that does not exist returns null', () => expect(findPlace('Utrechtdam')).toBeNull())

test('Utrecht lies where it lies', () => {
  expect(findPlace('Utrecht')?.lat).toBeCloseTo(52.09, 1)
  expect(findPlace('Utrecht')?.lng).toBeCloseTo(5.12, 1)
})

test('suggestions begin with what was typed, the largest place first, aliases included', () => {
  expect(suggestPlaces('am', 3).map(({ name }) => name)).toEqual(['Amsterdam', 'Amersfoort', 'Amstelveen'])
  expect(suggestPlaces('den b', 5).map(({ name }) => name)).toContain('Den Bosch')
  expect(suggestPlaces('north hol', 5).map(({ name }) => name)).toEqual(['Noord-Holland'])
  expect(suggestPlaces('', 5)).toEqual([])
  expect(suggestPlaces('s-her', 5).map(({ name }) => name)).toContain('Den Bosch')
})

test.each([
  ['3512', '3512 (Utrecht)'],
  ['3512 jk', '3512 (Utrecht)'],
  ['3512JK', '3512 (Utrecht)'],
  ['3512 (Utrecht)', '3512 (Utrecht)'],
  ['3512 De Meern', '3512 (Utrecht)'],
  ['3512 JK Utrechd', '3512 (Utrecht)'],
  ['3512 Utrecht Centrum', '3512 (Utrecht)'],
  ['2595 Den Haag Bezuidenhout', '2595 (Den Haag)'],
  ['Utrecht 3512JK', '3512 (Utrecht)'],
  ['Utrecht, 3512 JK', '3512 (Utrecht)'],
  ['9712CP', '9712 (Groningen)'],
  ['6211', '6211 (Maastricht)'],
])('the postcode %s is %s', (text, name) => {
  expect(findPlace(text)?.name).toBe(name)
  expect(suggestPlaces(text, 5)).toHaveLength(1)
})

test('the lookup of a text that resembles a postcode but is none returns null', () => {
  for (const text of ['0999', '351', '35123', '3512 J', '3512 JKL', '2500 euro', '2026 jaar', 'Utrecht 2026'])
    expect(findPlace(text)).toBeNull()
})

test('postcodes of known institutions lie near the place that they are looked up as', () => {
  const known = [
    ['8917 DD', 53.20564, 5.78556],
    ['1061 AD', 52.3761, 4.83325],
  ] as const
  for (const [zip, lat, lng] of known) {
    const place = findPlace(zip)
    expect(place && kilometresBetween([place.lng, place.lat], [lng, lat])).toBeLessThan(10)
  }
})

test('every district of postcodes has its place', () => {
  for (let digits = 1000; digits < 10_000; digits += 1) expect(findPlace(String(digits)), String(digits)).not.toBeNull()
})

test.each([
  ['Utrect', 'Utrecht'],
  ['Amsterdma', 'Amsterdam'],
  ['Nijmeegen', 'Nijmegen'],
  ['den bos', 'Den Bosch'],
  ['s-Hertogenbos', 'Den Bosch'],
  ['Zutfen', 'Zutphen'],
  ['Ymuiden', 'IJmuiden'],
  ['Ziericsee', 'Zierikzee'],
])('%s is nearly spelled as %s', (text, name) => expect(similarPlaces(text, 3)[0]?.name).toBe(name))

test('what is like no place, or too short to say, has no place like it', () => {
  for (const text of ['xqzwvjk', 'a', '', '9999']) expect(similarPlaces(text, 3)).toEqual([])
  expect(similarPlaces('Utrect', 0)).toEqual([])
})

test('the place nearest to a point', () => {
  expect(nearestPlace(52.09, 5.11)?.name).toBe('Utrecht')
  expect(nearestPlace(48.85, 2.35)).toBeNull()
  expect(nearestPlace(50.85, 4.35)).toBeNull()
  expect(nearestPlace(53.2, 5.0)).not.toBeNull()
})

test.each([
  ['Utrecht', 'Utrecht', 'town'],
  ['Utrecht (provincie)', 'Utrecht (provincie)', 'province'],
  ['provincie Utrecht', 'Utrecht (provincie)', 'province'],
  ['Friesland', 'Friesland', 'province'],
  ['Fryslân', 'Friesland', 'province'],
  ['Zeeland', 'Zeeland', 'province'],
  ['Sudwest Fryslan', 'Súdwest-Fryslân', 'municipality'],
  ['Hengelo', 'Hengelo (Overijssel)', 'town'],
  ['Hengelo Ov', 'Hengelo (Overijssel)', 'town'],
  ['Hengelo (Gelderland)', 'Hengelo (Gelderland)', 'town'],
  ['hengelo gelderland', 'Hengelo (Gelderland)', 'town'],
  ['Bergen', 'Bergen (Noord-Holland)', 'town'],
  ['Bergen (Limburg)', 'Bergen (Limburg)', 'town'],
  ['Rijswijk (Gelderland)', 'Rijswijk (Gelderland)', 'town'],
  ['Beek (Montferland)', 'Beek (Montferland)', 'town'],
  ['Laren', 'Laren (Noord-Holland)', 'town'],
  ['Doesburg', 'Doesburg', 'town'],
  ['Aalst', 'Aalst (Gelderland)', 'town'],
  ['Almere Buiten', 'Almere Buiten', 'locality'],
  ['Twente', 'Twente', 'region'],
  ['de Veluwe', 'Veluwe', 'region'],
  ['Texel', 'Texel', 'island'],
  ['Walcheren', 'Walcheren', 'island'],
  ['Westland', 'Westland', 'municipality'],
  ['het Westland', 'Westland', 'municipality'],
  ['Haarlemmermeer', 'Haarlemmermeer', 'municipality'],
])('%s is %s, a %s', (text, name, kind) => expect(findPlace(text)).toMatchObject({ name, kind }))

test.each([
  ['bosch', 'Den Bosch'],
  ['haag', 'Den Haag'],
  ['sudwest', 'Súdwest-Fryslân'],
  ['rijn', 'Alphen aan den Rijn'],
  ['hengel', 'Hengelo (Gelderland)'],
  ['veluw', 'Veluwe'],
  ['13', '1315 (Almere)'],
])('%s begins a word of %s', (text, name) =>
  expect(suggestPlaces(text, text === '13' ? 100 : 8).map((one) => one.name)).toContain(name),
)

test.each([
  ['Hengelo', ['Hengelo (Gelderland)']],
  ['Hengelo (Gelderland)', ['Hengelo (Overijssel)']],
  ['Rijswijk', ['Rijswijk (Noord-Brabant)', 'Rijswijk (Gelderland)']],
  ['Zeeland (Noord-Brabant)', undefined],
  ['Utrecht', undefined],
  ['Zwolle', undefined],
  ['Alphen', ['Alphen (Gelderland)', 'Alphen aan den Rijn']],
  ['Alphen aan den Rijn', undefined],
  // A region and a municipality within it, in the same place.
  ['Utrechtse Heuvelrug', ['Utrechtse Heuvelrug (gemeente)']],
  ['Schiermonnikoog', undefined],
])('%s shares its name with %j', (text, others) => expect(findPlace(text)?.others).toEqual(others))

test('suggestions tell places of one name apart', () =>
  expect(suggestPlaces('hengelo', 8).map(({ name }) => name)).toEqual(['Hengelo (Overijssel)', 'Hengelo (Gelderland)']))

test('quarters are suggested once more is typed than the name of the town', () => {
  expect(suggestPlaces('Hengelo oo', 8).map(({ name }) => name)).toEqual(['Hengelo Oost'])
  expect(suggestPlaces('overvecht', 8).map(({ name }) => name)).toContain('Utrecht Overvecht')
})

test.each([
  ['Glanerbrug', 'Enschede'],
  ['rotterdam zuid', 'Rotterdam'],
  ['Utrecht Overvecht', 'Utrecht'],
  ['Blerick', 'Venlo'],
  // Their points lie across a border.
  ['Blokker', 'Hoorn'],
  ['Hardinxveld-Giessendam', 'Hardinxveld-Giessendam'],
])('%s is in %s', (text, municipality) => {
  const place = findPlace(text)
  expect(place && municipalityName(place)).toBe(municipality)
})

test.each([
  ['Gron', 'Groningen', ['Groningen (provincie)', 'Gronsveld', 'Ommelanden']],
  ['zwol', 'Zwolle', []],
  ['amst', 'Amsterdam', ['Amstelveen', 'Amstelland', 'Amstenrade']],
  ['den b', 'Den Bosch', ['Den Burg', 'Den Bommel']],
])('%s is the beginning of %s first, by inhabitants', (begun, name, meant) =>
  expect(completePlace(begun)).toMatchObject({ name, completion: { text: begun, others: meant } }),
)

test('one letter, the middle of a name, and what begins none are not completed', () => {
  for (const text of ['g', '', 'ningen', 'xqzwvjk', '351']) expect(completePlace(text), text).toBeNull()
})

test('what is completed is the first suggestion, from three letters on', () => {
  expect(completePlace('gr')).toBe(null)
  for (const text of ['gro', 'Gron', 'amst', 'den b', 'wes', 'haar'])
    expect(completePlace(text)?.name).toBe(suggestPlaces(text, 1)[0]?.name)
})

test.each([
  ['Utrecht CS', 'Utrecht Centraal'],
  ['station Zwolle', 'Zwolle'],
  ['Ede, Nederland', 'Ede'],
  ['Zwolle station', 'Zwolle'],
  ['Hague', 'Den Haag'],
  ['NL-1011', '1011 (Amsterdam)'],
  ['nl 1011 ab', '1011 (Amsterdam)'],
])('%s is written for %s', (text, name) => expect(findPlace(text)?.name).toBe(name))

test.each(['Vlieland', 'Schiermonnikoog'])(
  'of the island %s and its village of that name only the island is suggested',
  (name) => {
    const suggested = suggestPlaces(name, 8).map((place) => place.name)
    expect(suggested).toContain(name)
    expect(suggested).not.toContain(`${name} (${name})`)
  },
)
