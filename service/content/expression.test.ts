import { expect, test } from 'vitest'
import { callOf } from './expression.ts'

test.each([
  ['year(date_created)', { fn: 'year', argument: 'date_created' }],
  ['count( articles )', { fn: 'count', argument: 'articles' }],
  ['count()', { fn: 'count', argument: '' }],
  ['name', null],
  ['(name)', null],
  ['a b(c)', null],
  ['year(a(b))', null],
  ['year(a)b', null],
  ['year(a', null],
  [')', null],
])('%s', (segment, call) => expect(callOf(segment)).toEqual(call))

test('a row of spaces costs no more than its length', () => {
  const start = process.cpuUsage()
  for (const middle of [' ', '(', 'a(', '+'])
    expect(callOf(`a(${middle.repeat(1_000_000 / middle.length)}(`)).toBeNull()
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
})
