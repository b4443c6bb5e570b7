import { expect, test } from 'vitest'
import { readPlacesQuery } from './places-query.ts'

const read = (query: string) => readPlacesQuery(new URLSearchParams(query))

test.each([
  ['near=52.09,5.12', { near: { lat: 52.09, lng: 5.12 } }],
  ['near=52,5', { near: { lat: 52, lng: 5 } }],
  ['near=-33.87,151.21', { near: { lat: -33.87, lng: 151.21 } }],
  ['near=-90.00,-180.00', { near: { lat: -90, lng: -180 } }],
  ['q=utr', { start: 'utr' }],
  [`q=${'x'.repeat(80)}`, { start: 'x'.repeat(80) }],
  ['q=', { start: '' }],
  ['', { start: '' }],
  ['near=52.09,5.12&q=utr', { near: { lat: 52.09, lng: 5.12 } }],
])('%s is understood', (query, expected) => expect(read(query)).toEqual(expected))

test.each([
  'near=999,999',
  'near=90.01,5',
  'near=52,180.01',
  'near=NaN,1',
  'near=1e400,5',
  'near=52.091,5.12',
  'near=52.09',
  'near=52.09,5.12,1',
  'near=',
  'near=999,999&q=utr',
])('%s is refused with the bounds of a point', (query) =>
  expect(read(query)).toEqual({
    error: {
      parameter: 'near',
      message:
        'near must be a latitude from -90 to 90 and a longitude from -180 to 180, with a comma between them and two decimals at most',
    },
  }),
)

test.each([`q=${'x'.repeat(81)}`, `q=${'x'.repeat(3000)}`, `near=52,5&q=${'x'.repeat(81)}`])(
  'a start that is too long is refused with its bound',
  (query) => expect(read(query)).toEqual({ error: { parameter: 'q', message: 'q must have 80 characters at most' } }),
)
