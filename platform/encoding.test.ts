import { expect, test } from 'vitest'
import { chooseEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['BR;q=0.1', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0', null],
  ['gzip;q=0.5, identity', null],
  ['br;q=nonsense', null],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('%s means %s', (accepted, expected) => expect(chooseEncoding(accepted, ['br', 'gzip', 'deflate'])).toBe(expected))

test('what is not offered is not chosen', () => expect(chooseEncoding('deflate, zstd', ['br', 'gzip'])).toBeNull())
