import { expect, test } from 'vitest'
import { findPlace } from '../geo/places.ts'
import type { Where } from './where.ts'
import { changeOrder, choiceProblems, readOrder, shownOrder } from './order.ts'

const place = findPlace('Utrecht')
if (!place) throw new Error('Utrecht is not in the table')
const near: Where = { kind: 'place', place, radius: 10 }

test('an order is chosen only with a place, words and more than one programme', () => {
  expect(shownOrder(near, true, 2, 'passend')).toEqual({ by: 'byBands', other: 'afstand', from: 'none' })
  expect(shownOrder(near, true, 2, 'afstand')).toEqual({ by: 'byDistance', other: 'passend', from: 'none' })
  expect(shownOrder(near, false, 2, 'passend')).toEqual({ by: 'byDistance', other: null, from: 'none' })
  expect(shownOrder(near, true, 1, 'passend')).toBeNull()
})

test('by train the order is that of travel times, and can be chosen', () => {
  const train: Where = { kind: 'region', place, areas: [], travel: { by: 'trein', minutes: 60 }, stops: [] }
  expect(shownOrder(train, false, 2, 'passend')).toEqual({ by: 'byTravel', other: null, from: 'none' })
  expect(shownOrder(train, true, 2, 'passend')).toEqual({ by: 'byTravelBands', other: 'afstand', from: 'none' })
  expect(shownOrder(train, true, 2, 'afstand')).toEqual({ by: 'byTravel', other: 'passend', from: 'none' })
})

test('in an area of the map distances are from the place; from an area they are from its middle', () => {
  const box = { south: 52, west: 5, north: 52.2, east: 5.3 }
  expect(shownOrder({ kind: 'area', box, place }, false, 2, 'passend')).toMatchObject({
    by: 'byDistance',
    from: 'point',
  })
  expect(shownOrder({ kind: 'area', box, place: null }, false, 2, 'passend')?.by).toBe('byCatalogue')
  const texel = { ...place, name: 'Texel', kind: 'island' } as const
  expect(shownOrder({ kind: 'place', place: texel, radius: 50 }, true, 2, 'afstand')?.from).toBe('middle')
  expect(shownOrder({ kind: 'region', place: texel, areas: [] }, false, 2, 'passend')?.by).toBe('byCatalogue')
})

test('without a place the best match comes first where words can match, else the order is that of the catalogue', () => {
  expect(shownOrder({ kind: 'country' }, true, 9, 'passend')).toEqual({ by: 'byMatch', other: null, from: 'none' })
  expect(shownOrder({ kind: 'country' }, false, 9, 'passend')?.by).toBe('byCatalogue')
  expect(shownOrder({ kind: 'online' }, false, 9, 'afstand')?.by).toBe('byCatalogue')
  expect(shownOrder({ kind: 'country' }, false, 1, 'passend')).toBeNull()
})

test('the order is in the address, at the first page', () => {
  const changed = changeOrder(new URLSearchParams('q=pabo&pagina=3'), 'afstand')
  expect(changed.toString()).toBe('q=pabo&volgorde=afstand')
  expect(readOrder(changed)).toBe('afstand')
  expect(changeOrder(changed, 'passend').toString()).toBe('q=pabo')
})

test('a view or order that does not exist is a problem, one that is not there is none', () => {
  expect(choiceProblems(new URLSearchParams('weergave=bol&volgorde=naam'))).toEqual([
    { kind: 'view', value: 'bol' },
    { kind: 'order', value: 'naam' },
  ])
  expect(choiceProblems(new URLSearchParams('weergave=kaart&volgorde=passend'))).toEqual([])
  expect(choiceProblems(new URLSearchParams('weergave='))).toEqual([])
})
