/** What search must reach on the half of the judged needs that nobody tunes to, and on known items. */
import { expect, test } from 'vitest'
import { kinds, lists, needs, type List } from './judged.ts'
import { judgedQueries } from './known-item-queries.ts'
import { floor, judgeAll } from './known-items.ts'
import { mean, outcomesOf } from './measure.ts'
import { pageOrder } from './page-order.ts'
import { pageOutcomes } from './site-page.ts'
import { bm25, ours, sampleEngine } from './systems.ts'

const engine = sampleEngine()
const known = judgeAll(engine)

test('300 needs or more, in nine kinds, half of them only reported, none twice', () => {
  expect(needs.length).toBeGreaterThanOrEqual(300)
  for (const kind of kinds)
    for (const half of ['tune', 'report'])
      expect(needs.filter((need) => need.kind === kind && need.half === half).length).toBeGreaterThan(15)
  expect(new Set(needs.map(({ query }) => query)).size).toBe(needs.length)
})

/** What was reached when this was written, less a margin. Chosen: a change that costs more than 0.03 is looked at. */
const least: Readonly<Record<List, number>> = { articles: 0.74, faqs: 0.71, programs: 0.6 }

test.each(lists)('%s answer needs that nobody tuned to, better than BM25 off the shelf', (list) => {
  const reported = (system: ReturnType<typeof ours>) =>
    mean(outcomesOf(system, list).filter(({ need }) => need.half === 'report'))
  const reached = reported(ours(engine))
  expect(reached).toBeGreaterThanOrEqual(least[list])
  expect(reached).toBeGreaterThanOrEqual(1.3 * reported(bm25({ hasTerms: false })))
})

test('the list over everything answers needs that nobody tuned to', { tags: ['full'], timeout: 60_000 }, async () => {
  const outcomes = await pageOutcomes(pageOrder(engine))
  expect(mean(outcomes.filter(({ need }) => need.half === 'report'))).toBeGreaterThanOrEqual(0.625)
})

test('known items: at least 150 queries, and none that has an answer finds nothing', () => {
  expect(judgedQueries.length).toBeGreaterThanOrEqual(150)
  expect(known.filter(({ hits }) => hits.length === 0).map(({ judged }) => judged.query)).toEqual([])
})

test('known items stand first', () => expect(mean(known)).toBeGreaterThanOrEqual(floor))
