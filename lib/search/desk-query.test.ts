import { expect, test, vi } from 'vitest'
import { municipalityName } from '../geo/municipality-name.ts'
import { findPlace } from '../geo/places.ts'
import type { SearchClient } from './client.ts'
import { deskClient } from './desk-client.ts'
import { deskQuery } from './desk-query.ts'
import { understoodFilters } from './understand/filters.ts'
import { understand } from './understand/understand.ts'
import { vocabularyOf } from './understand/vocabulary.ts'

const vocabulary = vocabularyOf({ facets: {}, isPlace: (name) => findPlace(name) !== null })
const queryOf = (query: string) => {
  const { understood } = understand(query, vocabulary)
  const { place } = understoodFilters({ rest: '', understood })
  return deskQuery(query, { understood, place: place && findPlace(place.value) }, municipalityName)
}

test.each([
  ['Drachten', 'Smallingerland'],
  ['Naaldwijk', 'Westland'],
  ['ik woon in Hoofddorp', 'Haarlemmermeer'],
  ['regioloket Sneek', 'regioloket "Súdwest-Fryslân"'],
  ['1315', 'Almere'],
  ['the hague', '"Den Haag"'],
  ['Friesland', null],
  ['zij-instroom', null],
])('“%s” is asked of desks as %s', (query, expected) => {
  expect(queryOf(query)).toBe(expected)
})

test('every request of a call is asked by that query, exactly', async () => {
  const search = vi.fn<SearchClient['search']>(() => Promise.resolve({ results: [] }))
  const client = deskClient({ search }, (query) => Promise.resolve(query === 'Drachten' ? 'Smallingerland' : null))
  await client.search([
    { indexName: 'desks', params: { query: 'Drachten', hitsPerPage: 5 } },
    { indexName: 'desks', params: { query: 'Drachten', facets: ['x'] } },
  ])
  const by = { query: 'Smallingerland', typoTolerance: false }
  expect(search.mock.lastCall?.[0]).toMatchObject([
    { indexName: 'desks', hitsPerPage: 5, ...by },
    { indexName: 'desks', facets: ['x'], ...by },
  ])
  const other = [{ indexName: 'desks', params: { query: 'loket' } }]
  await client.search(other)
  expect(search.mock.lastCall?.[0]).toBe(other)
})
