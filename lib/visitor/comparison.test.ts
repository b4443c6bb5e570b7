import { expect, test } from 'vitest'
import { likenessOf, readCompared } from './comparison.ts'

const read = (query: string) => readCompared(new URLSearchParams(query))

test('an address names four at most, each once, by commas or by repeating', () => {
  expect(read('ids=a,b&ids=b&ids=c').names).toEqual(['a', 'b', 'c'])
  expect(read('ids=a,b,c,d,e')).toEqual({ names: ['a', 'b', 'c', 'd'], isTooMany: true })
})

test('invalid names are ignored', () => {
  expect(read('ids=,../x,Ab,%27;--,-a,b').names).toEqual(['b'])
  expect(read('')).toEqual({ names: [], isTooMany: false })
})

test('a fact is alike, differs, or is not known of all', () => {
  expect(
    likenessOf([
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toBe('same')
  expect(likenessOf([['a'], ['b'], null])).toBe('differs')
  expect(likenessOf([['a'], null])).toBe('unknown')
  expect(likenessOf([null, null])).toBe('unknown')
})
