import { expect, test } from 'vitest'
import { questions, type Answer } from './route-questions.ts'
import { routes } from './routes.ts'
import { steps } from './route-steps.ts'

/** Each way through the four questions, as the keys of the answers given. */
function everyWay(): string[][] {
  const offered = (answers: readonly Answer[], given: readonly string[]) =>
    answers.filter(({ after }) => after.length === 0 || after.some((key) => given.includes(key)))
  return questions.reduce<string[][]>(
    (ways, { answers }) => ways.flatMap((given) => offered(answers, given).map(({ key }) => [...given, key])),
    [[]],
  )
}

test('every question offers an answer on every way, and every way ends at a route', () => {
  const ways = everyWay()
  expect(ways.length).toBeGreaterThan(50)
  expect(ways.every((way) => way.length === questions.length)).toBe(true)
  const lost = ways.filter((way) => !routes.some(({ requires }) => requires.every((key) => way.includes(key))))
  expect(lost).toEqual([])
})

test('every route can be reached and every step is used', () => {
  const ways = everyWay()
  const unreachable = routes.filter(({ requires }) => !ways.some((way) => requires.every((key) => way.includes(key))))
  expect(unreachable.map(({ key }) => key)).toEqual([])
  const used = new Set(routes.flatMap((route) => route.steps))
  expect(steps.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([])
})
