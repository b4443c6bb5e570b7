import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBudget } from './budget.ts'

const open = () => {
  const clock = { now: 0 }
  return { clock, budget: createBudget({ perSecond: 500, clock: () => clock.now }) }
}

test('calls of one network that come at once run one after the other, until the budget is spent', async () => {
  const { budget } = open()
  let underWay = 0
  const calls = Array.from({ length: 6 }, async (_, at) => {
    const { end } = await budget.begin(`2001:db8::${at}`)
    underWay += 1
    expect(underWay).toBe(1)
    await pause(1)
    underWay -= 1
    end(300)
  })
  const ends = await Promise.allSettled(calls)
  // Each 300 ms are earned again in 600 ms, and those of 1,000 ms may be taken at once.
  expect(ends.map(({ status }) => status)).toEqual([...Array(2).fill('fulfilled'), ...Array(4).fill('rejected')])
})

test('another network does not wait for them', async () => {
  const { budget } = open()
  await budget.begin('192.0.2.1')
  const other = await budget.begin('198.51.100.1')
  other.end(5000)
  await expect(budget.begin('198.51.100.1')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '9' } })
})

test('a call is ended in the middle, and the next begins when the time is earned again', async () => {
  const { budget, clock } = open()
  const { spend, end } = await budget.begin('2001:db8::1')
  spend(400)
  expect(() => spend(200)).toThrow('Too many requests')
  end(0)
  await expect(budget.begin('2001:db8::2')).rejects.toMatchObject({ status: 429 })
  clock.now = 200
  const next = await budget.begin('2001:db8::2')
  next.end(0)
})
