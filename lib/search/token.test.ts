import { expect, test } from 'vitest'
import { createTokenCache } from './token.ts'

const day = 24 * 60 * 60 * 1000

const setUp = (tokens: (string | null)[]) => {
  let time = 0
  let readings = 0
  const cache = createTokenCache({
    read: async () => {
      readings += 1
      const token = tokens[Math.min(readings, tokens.length) - 1]
      if (token === undefined) throw new Error('content API is down')
      return token
    },
    now: () => time,
  })
  return { cache, pass: (milliseconds: number) => (time += milliseconds), readings: () => readings }
}

test('a token is held for seven days', async () => {
  const { cache, pass, readings } = setUp(['a', 'b'])
  expect([await cache.get(), await cache.get()]).toEqual(['a', 'a'])
  pass(7 * day - 1)
  expect([await cache.get(), readings()]).toEqual(['a', 1])
  pass(1)
  expect([await cache.get(), readings()]).toEqual(['b', 2])
})

test('on demand a token is read past the cache, once for all who ask together', async () => {
  const { cache, pass, readings } = setUp(['a', 'b', 'c'])
  await cache.get()
  pass(5000)
  expect(await Promise.all([cache.fresh(), cache.fresh(), cache.fresh()])).toEqual(['b', 'b', 'b'])
  expect([await cache.fresh(), readings()]).toEqual(['b', 2])
})

test('no token is not held: search comes back as soon as the account may', async () => {
  const { cache, readings } = setUp([null, 'a'])
  expect([await cache.get(), await cache.get(), readings()]).toEqual([null, 'a', 2])
})

test('a reading that fails is told to whoever asked, and leaves what was held', async () => {
  const { cache, pass } = setUp(['a'])
  await cache.get()
  pass(2000)
  const failing = createTokenCache({ read: () => Promise.reject(new Error('down')) })
  await expect(failing.get()).rejects.toThrow('down')
  expect(await cache.get()).toBe('a')
})
