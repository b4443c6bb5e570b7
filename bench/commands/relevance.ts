/** `npm run bench:relevance`: how well search answers the judged queries; fails below the floor. */
import { byKind, floor, judgeAll, mean, sampleEngine } from '#bench/relevance.ts'

/** Queries that are answered worse than this are told one by one. */
const poor = 0.6

const outcomes = judgeAll(sampleEngine())
const empty = outcomes.filter(({ hits }) => hits.length === 0)
const row = (name: string, count: number, ndcg: number, none: number) =>
  console.log(name.padEnd(15), String(count).padStart(7), ndcg.toFixed(3).padStart(8), String(none).padStart(6))

console.log('kind            queries  nDCG@10  empty')
for (const [kind, own] of byKind(outcomes))
  row(kind, own.length, mean(own), own.filter(({ hits }) => hits.length === 0).length)
row('all', outcomes.length, mean(outcomes), empty.length)
console.log('\nAnswered worst:')
for (const { judged, ndcg, hits } of outcomes.filter((outcome) => outcome.ndcg < poor))
  console.log(`  ${ndcg.toFixed(2)}  ${judged.index}: ${judged.query}\n        first: ${hits[0] ?? 'nothing'}`)
if (mean(outcomes) < floor || empty.length > 0) process.exitCode = 1
