import { expect, test } from 'vitest'
import { endpointFor } from './endpoints.ts'

const endpoints = {
  'GET users': 'list',
  'GET users/*': 'one',
  'GET users/me': 'self',
  'GET auth/login/*/callback': 'callback',
}
const at = (path: string, method = 'GET') => endpointFor(endpoints, { method, segments: path.split('/') })

test('an exact path wins, and one part that is not empty may be any', () => {
  expect(at('users')).toBe('list')
  expect(at('users/me')).toBe('self')
  expect(at('users/7')).toBe('one')
  expect(at('auth/login/school/callback')).toBe('callback')
  for (const path of ['', 'users/', 'users/7/8', 'login', 'auth/login//callback', 'auth/login/school/other'])
    expect(at(path)).toBeUndefined()
  expect(at('users/7', 'PATCH')).toBeUndefined()
})

test('a slash inside a part does not part it', () => {
  expect(endpointFor(endpoints, { method: 'GET', segments: ['users', 'a/b'] })).toBe('one')
  expect(endpointFor(endpoints, { method: 'GET', segments: ['users/me'] })).toBeUndefined()
})

test('a path of thousands of parts takes no time', () => {
  const start = process.cpuUsage()
  expect(at('a/'.repeat(8000))).toBeUndefined()
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(200)
})
