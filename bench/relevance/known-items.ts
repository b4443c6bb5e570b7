/**
 * How well search finds what somebody has in mind who knows the catalogue: nDCG@10 over 198 queries that were written with
 * its titles in view and that the engine was tuned on. What answers best is worth 3, what is good 1. It holds what works;
 * how well search answers strangers is measured over `needs.json`.
 */
import type { SearchEngine } from '#service/search/engine.ts'
import { depth, gain } from './measure.ts'
import { judgedQueries, type JudgedQuery } from './known-item-queries.ts'

/** What the mean over all judged queries must reach. */
export const floor = 0.9

const [worthBest, worthGood] = [3, 1]

const titleOf = (record: Readonly<Record<string, unknown>>): string => String(record['title'] ?? record['question'])

export type Outcome = {
  readonly judged: JudgedQuery
  readonly ndcg: number
  /** Titles of the hits, first to last. */
  readonly hits: readonly string[]
}

/** @throws Error when a judgement names a title that no record has. */
const judge = (engine: SearchEngine, judged: JudgedQuery): Outcome => {
  const startsWithAny = (title: string, beginnings: readonly string[]) =>
    beginnings.some((one) => title.startsWith(one))
  const worth = (title: string) =>
    startsWithAny(title, judged.best) ? worthBest : startsWithAny(title, judged.good) ? worthGood : 0
  const all = engine.browse(judged.index, { hitsPerPage: 1000 }, 0).hits.map(titleOf)
  const missing = [...judged.best, ...judged.good].find(
    (beginning) => !all.some((title) => title.startsWith(beginning)),
  )
  if (missing !== undefined) throw new Error(`no record of ${judged.index} starts with "${missing}"`)
  const ideal = all.map(worth).sort((a, b) => b - a)
  const { hits } = engine.search(judged.index, { query: judged.query, hitsPerPage: depth, attributesToHighlight: [] })
  const titles = hits.map(titleOf)
  return { judged, ndcg: gain(titles.map(worth)) / gain(ideal), hits: titles }
}

/** What becomes of each judged query. */
export const judgeAll = (engine: SearchEngine): Outcome[] => judgedQueries.map((judged) => judge(engine, judged))
