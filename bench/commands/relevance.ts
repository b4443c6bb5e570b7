/**
 * `npm run bench:relevance`: nDCG@10 of search over judged needs, beside BM25 off the shelf, and of the list over everything.
 * `-- --worst` lists the worst of the tuning half; `-- --site=http://localhost:3000` asks a running site for that list.
 */
import '#bench/json-modules.ts'
import { kinds, lists, type List, type Need } from '#bench/relevance/judged.ts'
import { mean, outcomesOf, type Outcome } from '#bench/relevance/measure.ts'
import { pageOfSite, pageOutcomes } from '#bench/relevance/site-page.ts'
import { bm25, ours, recordsOf, sampleEngine } from '#bench/relevance/systems.ts'

const { pageOrder } = await import('#bench/relevance/page-order.ts')

const engine = sampleEngine()
const systems = {
  ours: ours(engine),
  BM25: bm25({ hasTerms: false }),
  'BM25+terms': bm25({ hasTerms: true }),
}
type Name = keyof typeof systems
const names: readonly Name[] = ['ours', 'BM25', 'BM25+terms']

const all = Object.fromEntries(
  lists.map((list) => [list, Object.fromEntries(names.map((name) => [name, outcomesOf(systems[name], list)]))]),
)
const outcomes = (list: List, name: Name, passes: (need: Need) => boolean): Outcome[] =>
  (all[list]?.[name] ?? []).filter(({ need }) => passes(need))

const row = (title: string, passes: (need: Need) => boolean) => {
  const cells = lists.flatMap((list) =>
    names.map((name) =>
      mean(outcomes(list, name, passes))
        .toFixed(3)
        .padStart(8),
    ),
  )
  const counts = lists.map((list) => String(outcomes(list, 'ours', passes).length).padStart(4))
  console.log(title.padEnd(22), counts.join(''), cells.join(''))
}

console.log(`${''.padEnd(22)}  needs  ${lists.map((list) => `${list}: ${names.join(', ')}`).join('  ')}`)
for (const half of ['tune', 'report'] as const) {
  for (const kind of kinds) row(`${half} ${kind}`, (need) => need.half === half && need.kind === kind)
  row(`${half}, all`, (need) => need.half === half)
  row(`${half}, not English`, (need) => need.half === half && need.kind !== 'english')
}

const site = process.argv.find((argument) => argument.startsWith('--site='))?.slice('--site='.length)
const pages = await pageOutcomes(site === undefined ? pageOrder(engine) : pageOfSite(site))
console.log(`\n/zoeken ${site === undefined ? 'made of the sample' : `of ${site}`}, in page order`)
for (const half of ['tune', 'report'] as const)
  for (const kind of [...kinds, 'all'] as const) {
    const own = pages.filter(({ need }) => need.half === half && (kind === 'all' || need.kind === kind))
    console.log(`${half} ${kind}`.padEnd(22), String(own.length).padStart(4), mean(own).toFixed(3).padStart(8))
  }
if (process.argv.includes('--worst'))
  for (const { need, ndcg, hits } of pages.filter((outcome) => outcome.need.half === 'tune' && outcome.ndcg < 0.4))
    console.log(`  ${ndcg.toFixed(2)}  ${need.query}\n      ${hits.slice(0, 5).join('\n      ')}`)

if (process.argv.includes('--worst')) {
  for (const list of lists) {
    const titles = new Map(
      recordsOf(list).map((record) => [record.objectID, String(record['title'] ?? record['question'])]),
    )
    console.log(`\n${list}, answered worst (tuning half):`)
    for (const { need, ndcg, hits } of outcomes(list, 'ours', ({ half }) => half === 'tune').filter(
      (outcome) => outcome.ndcg < 0.6,
    ))
      console.log(
        `  ${ndcg.toFixed(2)}  ${need.query}\n${hits
          .slice(0, 4)
          .map((hit) => `          ${titles.get(hit)}`)
          .join('\n')}`,
      )
  }
}
