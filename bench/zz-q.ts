import { sampleEngine } from '#bench/relevance/systems.ts'
const engine = sampleEngine()
for (const q of process.argv.slice(2)) {
  const r = engine.search('programs', { query: q, hitsPerPage: 4 } as never) as unknown as { nbHits: number; hits: { title: string; derived?: boolean }[] }
  console.log(q, r.nbHits, r.hits.map((h) => `${h.title}${h.derived ? '*' : ''}`).join(' | '))
}
