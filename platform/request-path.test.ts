import { posix } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSitePath, decodedPath, otherForm, withoutEndSlashes } from './request-path.ts'

// ASVS 13.1.1
test.each([
  '/x/../api/draft',
  '/api/..',
  '/./api/draft',
  '/%2e%2e/api',
  '/x/.%2E/api/draft',
  '/x/..%2fapi/draft',
  '/x/..%5Capi',
  '/x\\..\\api',
  '\\api\\draft',
  '/api/draft#x',
  '/%5c..%5c',
  '/%/%2e%2e/api/draft',
])('%s is refused', (address) => expect(otherForm(address)).toBe('refuse'))

test.each(['/', '/a.b', '/..a/b..', '/a?b=../..', '/a?b=//c\\', '/%E0%A4%A', '*', '/a%2Fb', '/...', '/.well-known/x'])(
  '%s stays as it is',
  (address) => expect(otherForm(address)).toBeNull(),
)

test.each([
  ['//api//draft', '/api/draft'],
  ['/a//', '/a/'],
  ['//elders.example/x?a=//b', '/elders.example/x?a=//b'],
  [`/${'/'.repeat(15_000)}`, '/'],
])('%s has empty parts, and another form', (address, location) => expect(otherForm(address)).toEqual({ location }))

// ASVS 13.1.1
test('an address that stays as it is names the same path for every reader', () => {
  const pieces = [
    '/',
    '/',
    '.',
    '..',
    '%2e',
    '%2E',
    '%2f',
    '%5c',
    '\\\\',
    '#',
    'a',
    'api',
    ';',
    '%',
    '%00',
    'é',
    '?',
    '..;',
  ]
  let passed = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const address = `/${parts.join('')}`
      if (otherForm(address) !== null) return
      passed += 1
      const [path = ''] = address.split('?')
      // The framework reads addresses as browsers do, and may decode them then.
      expect(decodedPath(new URL(address, 'http://lesroute.test').pathname)).toBe(
        decodedPath(encodeURI(path).replaceAll('%25', '%')),
      )
      expect(posix.normalize(decodedPath(path))).toBe(decodedPath(path).replaceAll(/\/+/g, '/'))
    }),
    { numRuns: 5000, seed: 1 },
  )
  expect(passed).toBeGreaterThan(500)
})

test('parameters that every object has are left out, and what is unseen only behind something unseen is refused', () => {
  for (const name of ['toString', 'constructor', 'valueOf', '__proto__', '%74oString'])
    expect(otherForm(`/mijn-plan?plaats=Ede&${name}=z&vak=wiskunde`), name).toEqual({
      location: '/mijn-plan?plaats=Ede&vak=wiskunde',
    })
  expect(otherForm('/zoeken?hasOwnProperty')).toEqual({ location: '/zoeken' })
  expect(otherForm('/zoeken?q=toString')).toBe(null)
  expect(otherForm('/mijn-plan?plaats=%0%000')).toBe('refuse')
  const layers = 5000
  const start = process.cpuUsage()
  expect(otherForm(`/mijn-plan?plaats=${'%0'.repeat(layers)}%00${'0'.repeat(layers)}`)).toBe('refuse')
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200)
})

test('the end of a path costs no more than its length, however many slashes it has', () => {
  expect(['/', '', '/a', '/a//', '//a'].map(withoutEndSlashes)).toEqual(['', '', '/a', '/a', '//a'])
  const row = '/'.repeat(1_000_000)
  const start = process.cpuUsage()
  expect(withoutEndSlashes(`${row}x`)).toHaveLength(1_000_001)
  expect(otherForm(`${row}x`)).toEqual({ location: '/x' })
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
})

test('a path is read without percent-encoding where it can be', () => {
  expect(['/%61pi', '/%', '/caf%C3%A9'].map(decodedPath)).toEqual(['/api', '/%', '/café'])
})

test('a path on this site leads nowhere else, however browsers read it', () => {
  for (const path of ['/', '/kennisbank?q=1#a', '/a//b']) expect(isSitePath(path), path).toBe(true)
  for (const other of ['', 'a', '//a.example', '/\\a.example', '/\t/a.example', '/\n/a.example', 'https://a.example'])
    expect(isSitePath(other), other).toBe(false)
})
