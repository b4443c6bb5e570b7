import { expect, test } from 'vitest'
import { findPlace } from '../geo/places.ts'
import type { Where } from './where.ts'
import { changeOrder, choiceProblems, readOrder, shownOrder } from './order.ts'

const place = findPlace('Utrecht')
if (!place) throw new Error('Utrecht is not in the table')
const near: Where = { kind: 'place', place, radius: 10 }

/** What orders the list, and what can be chosen instead. */
const ordered = (...of: Parameters<typeof shownOrder>) => {
  const shown = shownOrder(...of)
  return shown && [shown.by, ...shown.others.map(({ order, by }) => `${order}: ${by}`)]
}

test('with words and a place there are three orders, without words two, and for one programme none', () => {
  expect(ordered(near, true, 2, 'passend')).toEqual(['byBands', 'afstand: byDistance', 'naam: byName'])
  expect(ordered(near, true, 2, 'afstand')).toEqual(['byDistance', 'passend: byMatch', 'naam: byName'])
  expect(ordered(near, true, 2, 'naam')).toEqual(['byName', 'passend: byMatch', 'afstand: byDistance'])
  for (const order of ['passend', 'afstand'] as const)
    expect(ordered(near, false, 2, order)).toEqual(['byDistance', 'naam: byName'])
  expect(ordered(near, false, 2, 'naam')).toEqual(['byName', 'passend: byDistance'])
  expect(shownOrder(near, true, 1, 'passend')).toBeNull()
})

test('of more than a thousand programmes none is ordered by name', () => {
  expect(ordered(near, false, 1001, 'passend')).toEqual(['byDistance'])
  expect(ordered({ kind: 'country' }, true, 1001, 'naam')).toEqual(['byMatch'])
})

test('by train the order is that of travel times, and can be chosen', () => {
  const train: Where = { kind: 'region', place, areas: [], travel: { by: 'trein', minutes: 60 }, stops: [] }
  expect(ordered(train, false, 2, 'passend')).toEqual(['byTravel', 'naam: byName'])
  expect(ordered(train, true, 2, 'passend')).toEqual(['byTravelBands', 'afstand: byTravel', 'naam: byName'])
  expect(ordered(train, true, 2, 'afstand')).toEqual(['byTravel', 'passend: byMatch', 'naam: byName'])
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
  expect(ordered({ kind: 'country' }, true, 9, 'passend')).toEqual(['byMatch', 'naam: byName'])
  expect(ordered({ kind: 'country' }, false, 9, 'naam')).toEqual(['byName', 'passend: byFixed'])
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
  expect(choiceProblems(new URLSearchParams('weergave=bol&volgorde=prijs'))).toEqual([
    { kind: 'view', value: 'bol' },
    { kind: 'order', value: 'prijs' },
  ])
  expect(choiceProblems(new URLSearchParams('weergave=kaart&volgorde=passend'))).toEqual([])
  expect(choiceProblems(new URLSearchParams('weergave='))).toEqual([])
})
