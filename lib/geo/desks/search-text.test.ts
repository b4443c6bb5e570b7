import { expect, test } from 'vitest'
import { findPlace } from '../places.ts'
import { soughtPlace } from './search-text.ts'

const desks = [{ id: 'noord', area: [], cities_municipalities: ['Westerkwartier', 'Assen'], location: null }]

test('a place is known by its name, whatever its case', async () => {
  expect(await soughtPlace(' assen ', desks, findPlace)).toMatchObject({
    label: 'Assen',
    name: 'Assen',
    isPostcode: false,
  })
  expect((await soughtPlace('assen', desks, findPlace))?.point?.[1]).toBeCloseTo(53, 0)
})

test('a postcode is looked up as the town near it; its letters are dropped', async () => {
  expect(await soughtPlace('1315 AB', desks, findPlace)).toMatchObject({
    label: '1315 (Almere)',
    name: 'Almere',
    isPostcode: true,
  })
})

test('a municipality without a town of its name is known by the desks that list it', async () => {
  expect(await soughtPlace('westerkwartier', desks, findPlace)).toEqual({
    label: 'Westerkwartier',
    name: 'Westerkwartier',
    point: null,
    isPostcode: false,
  })
})

test('anything else is nothing', async () => {
  expect(await soughtPlace('Atlantis', desks, findPlace)).toBeNull()
  expect(await soughtPlace('', desks, findPlace)).toBeNull()
})
