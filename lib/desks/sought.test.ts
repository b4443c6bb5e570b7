import { expect, test } from 'vitest'
import { soughtPlace } from './sought.ts'

const desks = [{ id: 'noord', area: [], cities_municipalities: ['Westerkwartier', 'Assen'], location: null }]

test('a place is known by its name, whatever its case', () => {
  expect(soughtPlace(' assen ', desks)).toMatchObject({ label: 'Assen', name: 'Assen', isPostcode: false })
  expect(soughtPlace('assen', desks)?.point?.[1]).toBeCloseTo(53, 0)
})

test('a postcode is looked up as the town near it; its letters are dropped', () => {
  expect(soughtPlace('1315 AB', desks)).toMatchObject({ label: '1315 (Almere)', name: 'Almere', isPostcode: true })
})

test('a municipality without a town of its name is known by the desks that list it', () => {
  expect(soughtPlace('westerkwartier', desks)).toEqual({
    label: 'Westerkwartier',
    name: 'Westerkwartier',
    point: null,
    isPostcode: false,
  })
})

test('anything else is nothing', () => {
  expect(soughtPlace('Atlantis', desks)).toBeNull()
  expect(soughtPlace('', desks)).toBeNull()
})
