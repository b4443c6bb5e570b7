import { expect, test } from 'vitest'
import { isAbroad } from '../geo/abroad.ts'
import { areasOfPlace } from '../geo/area-of-place.ts'
import { hamlet } from '../geo/country.ts'
import { findPlace } from '../geo/places.ts'
import { estimatedTravel } from '../geo/travel-estimate.ts'
import { writeBox } from './box.ts'
import { changeLocation } from './change-location.ts'
import { mayNamePlace, readLocationFilter } from './location-filter.ts'
import { readView } from './view.ts'

const read = (query: string) => readLocationFilter(new URLSearchParams(query), findPlace)

test('an address says where to look', async () => {
  expect(await read('')).toEqual({
    typed: '',
    chosen: undefined,
    travel: null,
    where: { kind: 'country' },
    problems: [],
    isUnknown: false,
    meant: [],
  })
  expect((await read('plaats=utrecht&straal=50')).where).toMatchObject({
    kind: 'place',
    radius: 50,
    place: { name: 'Utrecht' },
  })
  expect((await read('plaats=Utrecht&straal=nl')).where).toMatchObject({ kind: 'place', radius: null })
  expect(await read('plaats=Nergenshuizen')).toMatchObject({ typed: 'Nergenshuizen', where: { kind: 'country' } })
  expect((await read('online=ja&plaats=Utrecht')).where).toEqual({ kind: 'online' })
})

test('a place that is unknown has those that are spelled like it; a known one has none', async () => {
  const meant = async (query: string) =>
    (await readLocationFilter(new URLSearchParams(query), findPlace, (text) => [`like ${text}`])).meant
  expect(await meant('plaats=Utrect')).toEqual(['like Utrect'])
  expect(await meant('plaats=Utrecht')).toEqual([])
  expect(await meant('')).toEqual([])
})

test.each([
  ['Utrecht', 10],
  ['Tiel', 50],
  ['Urk', 50],
  ['Schiermonnikoog', 50],
  ['3512', 10],
  ['1791', 50],
  ['Amsterdam Centraal', 10],
  ['Rotterdam Zuid', 10],
  // Beside a large town, which those 25 km reach.
  ['Bunnik', 25],
  ['Valkenburg (Zuid-Holland)', 25],
  ['2235', 25],
  ['Wassenaar', 25],
  ['Winterswijk', 50],
])('%s has %i km, unless something else is chosen', async (place, radius) => {
  expect((await read(`plaats=${place}`)).where).toMatchObject({ radius })
  expect((await read(`plaats=${place}&straal=7`)).where).toMatchObject({ radius: 7 })
})

test('an area takes precedence over a distance, and preserves the place from which distances are measured', async () => {
  expect((await read('plaats=Utrecht&straal=25&kader=52,5,52.2,5.3')).where).toMatchObject({
    kind: 'area',
    box: { south: 52, west: 5, north: 52.2, east: 5.3 },
    place: { name: 'Utrecht' },
  })
})

test.each(['', '52,5,52.2', '52,5,52.2,5.3,1', '52.2,5,52,5.3', '52,x,52.2,5.3', 'NaN,1,2,3', '52,,53,6'])(
  'the area “%s” is none',
  async (box) => expect((await read(`kader=${encodeURIComponent(box)}`)).where).toEqual({ kind: 'country' }),
)

test('an area comes back as it was written, to a hundred metres', async () => {
  const box = { south: 52.012_34, west: 5, north: 52.2, east: 5.300_06 }
  expect(writeBox(box)).toBe('52.012,5,52.2,5.3')
  expect((await read(`kader=${writeBox(box)}`)).where).toMatchObject({ box: { south: 52.012, east: 5.3 } })
})

test('another place begins at the first page and keeps what is not about places', () => {
  const from = new URLSearchParams('q=pabo&plaats=Utrecht&straal=25&pagina=3&weergave=kaart&utm=x')
  expect(changeLocation(from, { box: '52,5,53,6', radius: null }).toString()).toBe(
    'q=pabo&plaats=Utrecht&weergave=kaart&utm=x&kader=52%2C5%2C53%2C6',
  )
  expect(from.get('pagina')).toBe('3')
})

test('a view is one of three, or left to the screen', () => {
  expect(readView(new URLSearchParams('weergave=tabel'))).toBe('tabel')
  expect(readView(new URLSearchParams('weergave=bol'))).toBeNull()
})

const ground = { areasOf: areasOfPlace, planner: estimatedTravel, isAbroad }
const readHere = (query: string) => readLocationFilter(new URLSearchParams(query), findPlace, () => ['like it'], ground)

test('areas are searched inside their borders, unless a distance is chosen', async () => {
  for (const place of ['Twente', 'Texel', 'Utrecht (provincie)', 'Haarlemmermeer'])
    expect((await readHere(`plaats=${place}`)).where, place).toMatchObject({ kind: 'region', place: { name: place } })
  expect((await readHere('plaats=Texel&straal=50')).where).toMatchObject({ kind: 'place', radius: 50 })
  expect((await readHere('plaats=Utrecht')).where).toMatchObject({ kind: 'place', radius: 10 })
})

test('a travel time is a circle by bicycle, and areas round stations by train', async () => {
  expect(await readHere('plaats=Utrecht&straal=fiets-45')).toMatchObject({
    travel: { by: 'fiets', minutes: 45 },
    where: { kind: 'place', radius: 9.2 },
    problems: [],
  })
  expect((await readHere('plaats=Utrecht&straal=trein-45')).where).toMatchObject({ kind: 'region' })
})

test.each([
  ['plaats=Antwerpen', 'abroad', 'country'],
  ['plaats=K%C3%B6ln', 'abroad', 'country'],
  ['plaats=Gent', 'abroad', 'country'],
  ['plaats=Utrecht&straal=0', 'radius', 'place'],
  ['plaats=Utrecht&straal=-5', 'radius', 'place'],
  ['plaats=Utrecht&straal=501', 'radius', 'place'],
  ['plaats=Utrecht&straal=7.5', 'radius', 'place'],
  ['plaats=Utrecht&straal=10000', 'radius', 'place'],
  ['plaats=Utrecht&straal=ver', 'radius', 'place'],
  ['plaats=Utrecht&straal=trein-61', 'radius', 'place'],
  ['straal=25', 'radiusWithoutPlace', 'country'],
  ['plaats=Nederland&straal=25', 'radiusWithoutPlace', 'country'],
  ['straal=trein-60', 'travelWithoutPlace', 'country'],
  ['plaats=Texel&straal=trein-30', 'noTrain', 'region'],
  ['plaats=Utrecht&straal=fiets-30&kader=52,5,52.2,5.3', 'travelByMap', 'area'],
  ['plaats=Utrecht&straal=trein-45&kader=47.2,-3.1,57,10.1', 'travelByMap', 'place'],
  ['kader=52.2,5.3,52,5', 'boxInsideOut', 'country'],
  ['kader=48,2,49,3', 'boxAbroad', 'country'],
  ['kader=52,x,53,6', 'box', 'country'],
])('%s is searched without it, and said to be: %s', async (query, problem, kind) => {
  const { problems, where } = await readHere(query)
  expect(problems.map((one) => one.kind)).toEqual([problem])
  expect(where.kind).toBe(kind)
})

test('the name of the country is the whole country, and its hamlet has a name of its own', async () => {
  for (const name of ['Nederland', ' heel  nederland', 'the Netherlands', 'Holland'])
    expect(await readHere(`plaats=${name}`), name).toMatchObject({
      where: { kind: 'country', isChosen: true },
      problems: [],
      isUnknown: false,
      meant: [],
    })
  expect(await readHere('plaats=Nederland (Overijssel)')).toMatchObject({ where: { place: { name: hamlet } } })
  expect((await readHere('plaats=Nederland&straal=trein-30')).problems).toMatchObject([{ kind: 'travelWithoutPlace' }])
})

test('a distance needs no place where it does not count, or where another problem says why', async () => {
  for (const query of [
    'straal=nl',
    'straal=25&online=ja',
    'straal=25&kader=52,5,53,6',
    'straal=25&plaats=Nergenshuizen',
  ])
    expect((await readHere(query)).problems, query).toEqual([])
})

test('an unknown place has those like it, and no other problem', async () => {
  expect(await readHere('plaats=Nergenshuizen')).toMatchObject({ meant: ['like it'], problems: [] })
})

test('an area that holds the country is the country, and one that goes beyond what maps show is cut', async () => {
  for (const box of ['-90,-180,90,180', '50,3,54,8'])
    expect(await readHere(`kader=${box}`)).toMatchObject({ where: { kind: 'country' }, problems: [] })
  expect((await readHere('kader=-90,-180,90,180&plaats=Utrecht')).where).toMatchObject({
    kind: 'place',
    radius: null,
    isByMap: true,
  })
  expect((await readHere('plaats=Utrecht&straal=nl')).where).not.toHaveProperty('isByMap')
  expect(mayNamePlace(await readHere('kader=-90,-180,90,180'))).toBe(false)
  expect(mayNamePlace(await readHere(''))).toBe(true)
  expect(await readHere('kader=40,-20,52,5')).toMatchObject({
    where: { kind: 'area', box: { south: 45, west: 0, north: 52, east: 5 } },
    problems: [],
  })
})

test('a form without script keeps the area until another place or a distance is chosen', async () => {
  const kind = async (query: string) => (await readHere(query)).where.kind
  const form = 'q=pabo&kader=52,5,52.2,5.3&straal='
  expect(await kind(`${form}&bij=&plaats=`)).toBe('area')
  expect(await kind(`${form}&bij=Utrecht&plaats=Utrecht`)).toBe('area')
  expect(await kind(`${form}&bij=&plaats=Utrecht`)).toBe('place')
  expect(await kind(`${form}10&bij=Utrecht&plaats=Utrecht`)).toBe('place')
  // The distance that was chosen before the area is no other one.
  expect(await kind(`${form}10&bij=Utrecht&bijstraal=10&plaats=Utrecht`)).toBe('area')
  expect(await kind(`${form}25&bij=Utrecht&bijstraal=10&plaats=Utrecht`)).toBe('place')
  expect(await kind(`${form}&bij=Utrecht&bijstraal=10&plaats=Utrecht`)).toBe('place')
  expect(await kind('online=ja&bij=&plaats=Utrecht')).toBe('place')
  expect(await kind('online=ja&bij=&plaats=')).toBe('online')
  expect(changeLocation(new URLSearchParams('kader=1&bij=&online=ja'), { box: null }).toString()).toBe('online=ja')
})
