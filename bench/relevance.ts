/**
 * How well search answers what visitors ask: nDCG@10 over the judged queries, and how many find nothing.
 * What answers best is worth 3, what is good 1; a hit counts by its place, against the best order there could be.
 */
import { collections, isCollectionName } from '#schema/index.ts'
import { generateCatalogue } from '#sample/generate.ts'
import { createSearchEngine, type SearchEngine } from '#service/search/engine.ts'
import { buildRecords, indexSettings } from '#service/search/catalogue/records.ts'
import { judgedQueries, kinds, type JudgedQuery, type Kind } from './relevance-queries.ts'

/** What the mean over all judged queries must reach. */
export const floor = 0.9

const depth = 10
const [worthBest, worthGood] = [3, 1]

/** The sample catalogue, searchable. */
export const sampleEngine = (): SearchEngine => {
  const { items } = generateCatalogue({ seed: 1 })
  const engine = createSearchEngine()
  for (const [name, description] of Object.entries(collections))
    if ('search' in description && isCollectionName(name))
      engine.replaceIndex(
        name,
        indexSettings(name),
        buildRecords(name, (table) => items[table] ?? []),
      )
  return engine
}

const titleOf = (record: Readonly<Record<string, unknown>>): string => String(record['title'] ?? record['question'])

const gain = (worth: readonly number[]): number =>
  worth.slice(0, depth).reduce((sum, one, place) => sum + (2 ** one - 1) / Math.log2(place + 2), 0)

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

/** The mean of a measure; NaN for nothing. */
export const mean = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { ndcg }) => sum + ndcg, 0) / outcomes.length

/** The outcomes of each kind of query. */
export const byKind = (outcomes: readonly Outcome[]): [Kind, Outcome[]][] =>
  kinds.map((kind) => [kind, outcomes.filter(({ judged }) => judged.kind === kind)])
