import { expect, test } from 'vitest'
import { clientNetworkOf, createLimit } from './limit.ts'
import { ageOfForm, isSealed, quickest, sealForm, sealPage } from './seal.ts'

const page = '/kennisbank/artikelen/de-pabo'
const now = Date.UTC(2026, 10, 21, 12)

test('a seal fits one page and one secret', () => {
  const seal = sealPage('a', page)
  expect([
    isSealed('a', page, seal),
    isSealed('b', page, seal),
    isSealed('a', '/', seal),
    isSealed('a', page, ''),
  ]).toEqual([true, false, false, false])
})

test('a form counts when it is neither filled in too fast nor left lying, and is ours', () => {
  const seal = sealForm('a', page, now)
  expect(ageOfForm('a', page, seal, now + quickest - 1)).toBe('fast')
  expect(ageOfForm('a', page, seal, now + quickest)).toBe('fair')
  expect(ageOfForm('a', page, seal, now + 24 * 3600 * 1000 + 1)).toBe('old')
  expect(ageOfForm('a', '/', seal, now + quickest)).toBe('foreign')
  const earlier = `${now - 60_000}.${seal.split('.')[1] ?? ''}`
  expect(['', '.', 'x.y', '1e3.y', earlier].map((other) => ageOfForm('a', page, other, now + quickest))).toEqual(
    Array(5).fill('foreign'),
  )
  // The seal of a page, which anybody can copy from it, is no form.
  expect(ageOfForm('a', page, sealPage('a', page), now)).toBe('foreign')
})

test('one may not come too often, nor may all together; the next window is another', () => {
  const pass = createLimit({ each: 2, all: 3, window: 60_000 })
  expect([pass('a', now), pass('a', now + 1), pass('a', now + 30_000)]).toEqual([0, 0, 30])
  expect([pass('b', now + 30_000), pass('c', now + 59_500)]).toEqual([0, 1])
  expect(pass('a', now + 60_000)).toBe(0)
})

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['203.0.113.9, 192.0.2.200', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['::FFFF:c000:0207', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['', ''],
])('%s counts for %s', (address, network) =>
  expect(clientNetworkOf(new Headers({ 'x-forwarded-for': address }))).toBe(network),
)

test('a network of 64 bits passes no more than its share of 700 requests, and leaves the rest to others', () => {
  const pass = createLimit({ each: 20, all: 600, window: 600_000 })
  const from = (address: string) => pass(clientNetworkOf(new Headers({ 'x-forwarded-for': address })), now)
  const waits = Array.from({ length: 700 }, (_, index) => from(`2001:db8:0:1::${(index + 1).toString(16)}`))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  expect([from('2001:db8:0:2::1'), from('192.0.2.1')]).toEqual([0, 0])
})

test('networks of 64 bits within the 48 bits of one site pass three shares together, and leave the rest to others', () => {
  const pass = createLimit({ each: 10, all: 300, window: 600_000 })
  const from = (address: string) => pass(clientNetworkOf(new Headers({ 'x-forwarded-for': address })), now)
  const waits = Array.from({ length: 200 }, (_, index) => from(`2001:db8:7:${index.toString(16)}::1`))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(30)
  expect([from('2001:db8:8:1::1'), from('192.0.2.1')]).toEqual([0, 0])
})
