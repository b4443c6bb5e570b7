import { expect, test } from 'vitest'
import { nestsDeeper } from './json-depth.ts'

test.each([
  ['[]', 0, true],
  ['[[1]]', 1, true],
  ['[[1]]', 2, false],
  ['{"a":[{"b":{}}]}', 3, true],
  ['{"a":[{"b":{}}]}', 4, false],
  ['[[1],[2],{"a":3}]', 2, false],
  ['["[[[[[\\"[[[", "\\\\", "{{{"]', 1, false],
  ['"]"', 0, false],
])('%s nests deeper than %i: %s', (text, most, expected) => {
  expect(nestsDeeper(text, most)).toBe(expected)
})

test('ten megabytes of brackets are refused at the first that is too deep', () => {
  expect(nestsDeeper('['.repeat(10_000_000), 30)).toBe(true)
})
