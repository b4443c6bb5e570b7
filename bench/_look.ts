import { readFileSync } from 'node:fs'
import { sampleEngine, bm25, recordsOf } from '#bench/relevance/systems.ts'
const e = sampleEngine()
const b = bm25()
const kind = process.argv[2] ?? 'colloquial',
  index = process.argv[3] ?? 'articles'
const needs = JSON.parse(readFileSync('bench/relevance/needs.json', 'utf8')).filter(
  (n: any) => n.half === 'tune' && n.kind === kind,
)
const t = new Map(recordsOf(index as any).map((r) => [r.objectID, String(r['title'] ?? r['question'])]))
for (const n of needs) {
  const r = e.search(index, { query: n.query, hitsPerPage: 5, attributesToHighlight: [], getRankingInfo: true })
  console.log(`\n# ${n.query}  (${r.nbHits})`)
  for (const h of r.hits) console.log('   ', t.get(h.objectID))
  console.log(
    '   bm25:',
    b(index, n.query, 3)
      .map((id) => t.get(id))
      .join(' | '),
  )
}
