import { expect, test } from 'vitest'
import type { Spot } from '#lib/search/spots.ts'
import { addressesOf, sharedAddress } from './pill-addresses.ts'

const spot = (address: string, ...programs: readonly string[]): Spot => ({
  id: address,
  title: 'Hogeschool Oost',
  address,
  city: 'Enschede',
  lat: 52.2,
  lng: 6.9,
  programs,
  distance: null,
  minutes: null,
})
const [plain, lane] = ['Plein 1, 7511 AA Enschede', 'Laan 2, 7513 AB Enschede']

test('an address stands over all only where all are at it', () => {
  expect(sharedAddress([spot(lane, 'a')])).toBe(lane)
  expect(sharedAddress([spot(lane, 'a'), spot(lane, 'b')])).toBe(lane)
  expect(sharedAddress([spot(lane, 'a'), spot(plain, 'b')])).toBeNull()
  expect(sharedAddress([spot(lane, 'a'), spot('', 'b')])).toBeNull()
  expect(sharedAddress([spot('', 'a')])).toBeNull()
  expect(sharedAddress([])).toBeNull()
})

test('a programme has the addresses at which it is, each once', () => {
  const members = [spot(lane, 'a', 'b'), spot(plain, 'b'), spot(plain, 'b'), spot('', 'c')]
  expect(addressesOf(members, 'a')).toEqual([lane])
  expect(addressesOf(members, 'b')).toEqual([lane, plain])
  expect(addressesOf(members, 'c')).toEqual([])
})
