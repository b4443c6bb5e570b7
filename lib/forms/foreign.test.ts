import { expect, test } from 'vitest'
import { isForeign } from './foreign.ts'

// ASVS 4.2.2
test.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://lesroute.example' }, true],
  [{ origin: 'http://lesroute.example' }, false],
  [{ origin: 'https://voor.example', 'x-forwarded-host': 'voor.example' }, false],
  [{ origin: 'http://elders.example' }, true],
  [{ origin: 'http://lesroute.example:81' }, true],
  [{ origin: 'null' }, true],
  [{}, false],
])('%j is foreign: %s', (headers, expected) =>
  expect(isForeign(new Headers({ host: 'lesroute.example', ...headers }))).toBe(expected),
)
