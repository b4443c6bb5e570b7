import { expect, test } from 'vitest'
import { reasonOf } from './error-message.ts'

const refused = Object.assign(new Error('connect 127.0.0.1:1'), { code: 'ECONNREFUSED' })

test.each([
  [refused, 'ECONNREFUSED'],
  [new TypeError('fetch failed', { cause: refused }), 'ECONNREFUSED'],
  [new TypeError('fetch failed', { cause: 'words' }), 'TypeError'],
  [Object.assign(new RangeError('far'), { code: 7 }), 'RangeError'],
  ['words of a visitor', 'unknown'],
  [null, 'unknown'],
])('the reason of %s is %s', (thrown, reason) => expect(reasonOf(thrown)).toBe(reason))
