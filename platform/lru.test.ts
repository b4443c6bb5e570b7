import { expect, test } from 'vitest'
import { createLru } from './lru.ts'

test('what was not asked for longest makes room, and what is replaced counts once', () => {
  const lru = createLru<string>(4, ({ length }) => length)
  lru.set('a', 'xx')
  lru.set('b', 'xx')
  lru.set('b', 'yy')
  expect([lru.get('a'), lru.get('b')]).toEqual(['xx', 'yy'])
  lru.get('a')
  lru.set('c', 'x')
  expect(['a', 'b', 'c'].map((key) => lru.get(key))).toEqual(['xx', undefined, 'x'])
  lru.remove('a')
  lru.set('d', 'xxx')
  expect(['a', 'c', 'd'].map((key) => lru.get(key))).toEqual([undefined, 'x', 'xxx'])
})

test('keys count where they are weighed', () => {
  const lru = createLru<string>(6, ({ length }, key) => length + key.length)
  lru.set('a', 'x')
  expect(lru.set('long', 'x')).toEqual(['a'])
  lru.remove('long')
  expect(lru.set('other', 'x')).toEqual([])
})
