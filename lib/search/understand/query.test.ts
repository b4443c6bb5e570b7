import { expect, test } from 'vitest'
import { readUnderstandQuery } from './query.ts'
import { parseUnderstanding, plainWords, readLiteral, searchedWhere, understandAddress, withLiteral } from './served.ts'
import { understand } from './understand.ts'
import { finder } from './vocabulary.fixture.ts'

const read = (query: string) => readUnderstandQuery(new URLSearchParams(query))

test('an address of the parser says the text, the words that stay words, and whether places count', () => {
  const address = understandAddress('deeltijd & pabo', ['bij utrecht'], true, { by: 'trein', minutes: 45 })
  expect(read(address.split('?')[1] ?? '')).toEqual({
    query: 'deeltijd & pabo',
    literal: ['bij utrecht'],
    hasPlaces: true,
    travel: { by: 'trein', minutes: 45 },
  })
  expect(read(understandAddress('a', [], false).split('?')[1] ?? '')).toMatchObject({ hasPlaces: false })
  expect(read('q=+a+')).toEqual({ query: 'a', literal: [], hasPlaces: true, travel: null })
})

test.each([
  ['', 'q'],
  [`q=${'x'.repeat(513)}`, 'q'],
  ['q=a&plaatsen=x', 'plaatsen'],
  ['q=a&straal=trein-61', 'straal'],
])('%s is refused by name', (query, parameter) => expect(read(query)).toMatchObject({ error: { parameter } }))

test('words that stay words are added once, from the first page on', () => {
  const from = new URLSearchParams('q=a&letterlijk=x&pagina=3&plaats=Ede')
  expect(withLiteral(from, ['x', 'y z']).toString()).toBe('q=a&plaats=Ede&letterlijk=x&letterlijk=y+z')
  expect(readLiteral(new URLSearchParams('letterlijk=&letterlijk=x&letterlijk=x'))).toEqual(['x'])
})

const place = { name: 'Utrecht', lat: 52, lng: 5, size: 290_529 }
const span = { text: '', key: '', start: 0, end: 0 }
const understood = (radius: number | null) =>
  ({ rest: '', place, understood: [{ ...span, kind: 'place', value: 'utrecht', radius, travel: null }] }) as const

test('the place of the words counts where none is chosen, within the chosen, the typed or the fitting distance', () => {
  const country = { kind: 'country' } as const
  expect(searchedWhere(country, undefined, understood(null))).toMatchObject({ place, radius: 10 })
  expect(searchedWhere(country, undefined, understood(25))).toMatchObject({ radius: 25 })
  expect(searchedWhere(country, 5, understood(25))).toMatchObject({ radius: 5 })
  expect(searchedWhere(country, null, understood(25))).toMatchObject({ radius: null })
  const travel = { by: 'fiets', minutes: 45 } as const
  const byBicycle = { ...understood(25), reached: { travel, reach: { kind: 'circle', kilometres: 9.2 } } } as const
  expect(searchedWhere(country, undefined, byBicycle)).toEqual({ kind: 'place', place, radius: 9.2, travel })
  expect(parseUnderstanding(byBicycle)).toEqual(byBicycle)
  expect(searchedWhere({ kind: 'online' }, undefined, understood(25))).toEqual({ kind: 'online' })
  expect(searchedWhere(country, undefined, plainWords('x'))).toEqual(country)
})

test('words of every kind that does not count reach the browser', () => {
  const query = 'pabo online bij mij in de buurt binnen 25 km met de auto niet in utrecht'
  const answer = { ...understand(query, finder), place: null }
  expect(answer.unused?.map(({ kind }) => kind)).toEqual(['online', 'nearby', 'distance', 'car', 'excluded'])
  expect(parseUnderstanding(JSON.parse(JSON.stringify(answer)))).toEqual(answer)
})

test('an answer of another shape is refused', () => {
  expect(parseUnderstanding(JSON.parse(JSON.stringify(understood(5))))).toEqual(understood(5))
  expect(() => parseUnderstanding({ rest: '', understood: [{ kind: 'colour' }], place: null })).toThrow()
})
