import { expect, test } from 'vitest'
import { judgedQueries, kinds } from './relevance-queries.ts'
import { floor, judgeAll, mean, sampleEngine } from './relevance.ts'

const outcomes = judgeAll(sampleEngine())

test('at least 150 queries are judged, some of each kind, none twice', () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(150)
  for (const kind of kinds) expect(judgedQueries.filter((judged) => judged.kind === kind).length).toBeGreaterThan(10)
  expect(new Set(judgedQueries.map(({ index, query }) => `${index} ${query}`)).size).toBe(judgedQueries.length)
})

test('no query that has an answer finds nothing', () =>
  expect(outcomes.filter(({ hits }) => hits.length === 0).map(({ judged }) => judged.query)).toEqual([]))

test('what visitors hope to find stands first', () => expect(mean(outcomes)).toBeGreaterThanOrEqual(floor))
