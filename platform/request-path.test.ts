import { expect, test } from 'vitest'
import { decodedPath, otherForm, withoutEndSlashes } from './request-path.ts'

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
