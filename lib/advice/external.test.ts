import { expect, test } from 'vitest'
import { schedulerAt } from './external.ts'

test('the address of an external scheduler gets the name of the desk, and its other parameters are preserved', () => {
  const scheduler = schedulerAt('https://www.planner.example/loket/20-min?lang=nl', 'Noordwest Leert & Co')
  expect(scheduler?.host).toBe('planner.example')
  expect(Object.fromEntries(new URL(scheduler?.address ?? '').searchParams)).toEqual({
    lang: 'nl',
    'questions[0]': 'Noordwest Leert & Co',
  })
  expect(schedulerAt('https://planner.example/x', '')?.address).toBe('https://planner.example/x')
})

test('what is no safe web address is no scheduler', () => {
  for (const link of ['', 'planner', 'http://planner.example', 'javascript:alert(1)'])
    expect(schedulerAt(link, '')).toBeNull()
})
