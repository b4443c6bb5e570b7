import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientNetworkOf } from '#platform/network.ts'
import { ageOfForm, isSealed, minFillTime, sealForm, sealPage } from './seal.ts'

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

// ASVS 11.1.2
test('a form counts when it is neither filled in too fast nor left lying, and is ours', () => {
  const seal = sealForm('a', page, now)
  expect(ageOfForm('a', page, seal, now + minFillTime - 1)).toBe('fast')
  expect(ageOfForm('a', page, seal, now + minFillTime)).toBe('valid')
  expect(ageOfForm('a', page, seal, now + 24 * 3600 * 1000 + 1)).toBe('old')
  expect(ageOfForm('a', '/', seal, now + minFillTime)).toBe('foreign')
  const earlier = `${now - 60_000}.${seal.split('.')[1] ?? ''}`
  expect(['', '.', 'x.y', '1e3.y', earlier].map((other) => ageOfForm('a', page, other, now + minFillTime))).toEqual(
    Array(5).fill('foreign'),
  )
  // The seal of a page, which anybody can copy from it, is no form.
  expect(ageOfForm('a', page, sealPage('a', page), now)).toBe('foreign')
})

// ASVS 4.2.2 6.2.1
test('no other text is a seal, whatever its characters', () => {
  const [ofPage, ofForm] = [sealPage('a', page), sealForm('a', page, now)]
  const near = fc
    .constantFrom(ofPage, ofForm)
    .chain((seal) =>
      fc
        .tuple(fc.nat(seal.length), fc.nat(3), fc.string({ maxLength: 3, unit: 'binary' }))
        .map(([at, cut, between]) => `${seal.slice(0, at)}${between}${seal.slice(at + cut)}`),
    )
  const byBytes = fc.string({ minLength: 43, maxLength: 43, unit: 'binary' }).map((text) => `${now}.${text}`)
  const other = fc.oneof(near, byBytes, fc.string({ maxLength: 80, unit: 'binary' }))
  fc.assert(
    fc.property(other, (seal) => {
      expect(isSealed('a', page, seal)).toBe(seal === ofPage)
      expect(ageOfForm('a', page, seal, now + minFillTime)).toBe(seal === ofForm ? 'valid' : 'foreign')
    }),
    { numRuns: 5000, seed: 2 },
  )
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
