import { expect, test } from 'vitest'
import { createFairQueue, createPlaces } from './fair-slots.ts'

test('whoever takes all places keeps out nobody but itself', () => {
  const { isFull, enter, leave } = createPlaces(6)
  const take = (key: string): number => {
    let taken = 0
    for (; !isFull(key) && taken < 100; taken += 1) enter(key)
    return taken
  }
  expect([take('a'), take('b'), take('c')]).toEqual([6, 3, 2])
  expect(isFull('a')).toBe(true)
  // However many there are, memory is bounded.
  expect(Array.from('defghi', take).reduce((sum, one) => sum + one)).toBe(1)
  for (let count = 0; count < 6; count += 1) leave('a')
  expect([isFull('a'), isFull('b')]).toEqual([false, true])
})

test('those with different keys are served in turn', () => {
  const line = createFairQueue<string>()
  const leave = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'].map((name) => line.add(name.slice(0, 1), name))
  expect([line.size(), line.first('c'), line.aheadOf('a'), line.aheadOf('d')]).toEqual([7, 'c1', 7, 3])
  leave[1]?.()
  leave[1]?.()
  expect(Array.from({ length: 7 }, () => line.shift())).toEqual(['a1', 'b1', 'c1', 'a3', 'c2', 'a4', undefined])
  expect([line.size(), line.aheadOf('a')]).toEqual([0, 0])
})

test('a favoured key is served before its turn, and no favour keeps the line from moving', () => {
  const line = createFairQueue<string>()
  for (const name of ['a1', 'a2', 'b1', 'c1']) line.add(name.slice(0, 1), name)
  const isFavoured = (key: string) => key === 'c'
  expect(Array.from({ length: 5 }, () => line.shift(isFavoured))).toEqual(['c1', 'a1', 'b1', 'a2', undefined])
})
