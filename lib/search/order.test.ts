import { expect, test } from 'vitest'
import { findPlace } from '../geo/places.ts'
import type { Where } from './location-filter.ts'
import { changeOrder, choiceProblems, readOrder, shownOrder } from './order.ts'

const place = findPlace('Utrecht')
if (!place) throw new Error('Utrecht is not in the table')
const near: Where = { kind: 'place', place, radius: 10 }

test('an order is chosen only with a place, words and more than one programme', () => {
  expect(shownOrder(near, true, 2, 'passend')).toEqual({ by: 'byBands', other: 'afstand' })
  expect(shownOrder(near, true, 2, 'afstand')).toEqual({ by: 'byDistance', other: 'passend' })
  expect(shownOrder(near, false, 2, 'passend')).toEqual({ by: 'byDistance', other: null })
  expect(shownOrder(near, true, 1, 'passend')).toBeNull()
})

test('without a place the best match comes first where words can match, else the name decides', () => {
  expect(shownOrder({ kind: 'country' }, true, 9, 'passend')).toEqual({ by: 'byMatch', other: null })
  expect(shownOrder({ kind: 'country' }, false, 9, 'passend')).toEqual({ by: 'byName', other: null })
  expect(shownOrder({ kind: 'online' }, false, 9, 'afstand')).toEqual({ by: 'byName', other: null })
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
