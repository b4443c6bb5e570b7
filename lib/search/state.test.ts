import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { articlesPage } from './list-pages.ts'
import { queryOf, readState, searchedQuery, toParameters, writeState } from './state.ts'

const read = (query: string) => readState(articlesPage, new URLSearchParams(query))
const write = (query: string, current = '') =>
  writeState(articlesPage, read(query), new URLSearchParams(current)).toString()

test.each([
  'q=zij-instroom&onderwerp=Salaris&onderwerp=Bevoegdheden&sector=Primair+onderwijs&pagina=3',
  'onderwerp=Subsidies+en+financi%C3%ABn',
  'q=pabo&tot=3',
  '',
])('an address says all of the state, and the state the address: %s', (query) => expect(write(query)).toBe(query))

test('what makes no sense in an address counts as not given', () => {
  const none = { query: '', page: 1, refinements: {} }
  for (const query of ['pagina=0', 'pagina=-2', 'pagina=1.5', 'pagina=x', 'tot=1', 'tot=x', 'q=+++', 'onderwerp='])
    expect(read(query), query).toEqual(none)
})

test('a page that no list has stays one that no list has', () => {
  for (const query of ['pagina=1000', 'pagina=1001', 'pagina=99999']) expect(read(query).page, query).toBe(1000)
})

test('unrelated parameters are preserved', () =>
  expect(write('q=pabo', 'utm_source=brief&q=oud')).toBe('utm_source=brief&q=pabo'))

test('a query of any length stays within what the protocol takes', () => {
  expect(new TextEncoder().encode(read(`q=${'é'.repeat(900)}`).query).length).toBeLessThanOrEqual(512)
})

test('a value given twice is chosen once', () =>
  expect(read('sector=Mbo&sector=Mbo').refinements).toEqual({ 'sectors.title': ['Mbo'] }))

test('the framework’s parameters become the platform’s', () =>
  expect(toParameters({ q: 'a', sector: ['b', 'c'], none: undefined }).toString()).toBe('q=a&sector=b&sector=c'))

test('null characters are left out', () =>
  expect(toParameters({ route: '\0', a: ['b\0c'] }).toString()).toBe('route=&a=bc'))

test('one page or the first few together, never both; ten pages at most', () => {
  expect(read('pagina=2&tot=3')).toEqual({ query: '', page: 2, refinements: {} })
  expect(read('tot=900').shown).toBe(10)
})

test('a query is what is left of a text without the space around it, and reads back from the address as itself', () => {
  expect(queryOf('  leraar   worden ')).toBe('leraar   worden')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 450 }), (text) => {
      const query = queryOf(text)
      expect(queryOf(query)).toBe(query)
      const parameters = writeState(articlesPage, { query, page: 1, refinements: {} }, new URLSearchParams())
      expect(readState(articlesPage, new URLSearchParams(parameters.toString())).query).toBe(query)
    }),
    { numRuns: 40 },
  )
})

test('signs alone are not searched for', () => {
  for (const signs of ['???', '-- !', '🎓', '']) expect(searchedQuery(signs)).toBe('')
  for (const words of ['c++', '4', 'é?']) expect(searchedQuery(words)).toBe(words)
})
