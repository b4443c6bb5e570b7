/**
 * `npm run bench [search|content|content-scale|media|pages|first-visit|finder|journeys|processes|versions …]`: measures against named peers, prints a table, and keeps the figures
 * as `<data folder>/bench/<moment>.json`, so that a history stays.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import path from 'node:path'
import { benchContent } from '#bench/content.ts'
import { benchContentScale } from '#bench/content-scale.ts'
import { benchFinder } from '#bench/finder.ts'
import { benchFirstVisit } from '#bench/first-visit.ts'
import { benchJourneys } from '#bench/journeys.ts'
import { benchMedia } from '#bench/media.ts'
import type { Row } from '#bench/measure.ts'
import { benchPages } from '#bench/pages.ts'
import { benchProcesses } from '#bench/processes.ts'
import { openSample, type Sample } from '#bench/sample.ts'
import { benchSearch } from '#bench/search.ts'
import { formatTable } from '#bench/table.ts'
import { benchVersions } from '#bench/versions.ts'
import { readConfig } from '../../service/config.ts'
import { loadEnvFile } from '#platform/env-file.ts'

/** What a bench gives: rows, or a sentence on why there are none. */
type Bench = (sample: Sample) => Promise<readonly Row[] | string>

const benches: Readonly<Record<string, Bench>> = {
  search: benchSearch,
  content: benchContent,
  'content-scale': benchContentScale,
  media: benchMedia,
  pages: benchPages,
  'first-visit': benchFirstVisit,
  finder: benchFinder,
  journeys: benchJourneys,
  processes: benchProcesses,
  versions: benchVersions,
}

const main = async (names: readonly string[]): Promise<void> => {
  const unknown = names.find((name) => !Object.hasOwn(benches, name))
  if (unknown !== undefined)
    throw new Error(`There is no bench "${unknown}". Benches: ${Object.keys(benches).join(', ')}`)
  loadEnvFile()
  const folder = path.join(readConfig(process.env).dataFolder, 'bench')
  const sample = await openSample(folder, (line) => console.log(`  ${line}`))
  const date = new Date().toISOString()
  const [load = 0] = loadavg()
  const machine = {
    node: process.version,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    load: Number(load.toFixed(2)),
  }
  console.log(`Node ${machine.node}, ${machine.cores} × ${machine.processor}, load ${machine.load} at the start`)
  const rows: Row[] = []
  const skipped: string[] = []
  try {
    for (const [name, bench] of Object.entries(benches)) {
      if (names.length > 0 && !names.includes(name)) continue
      console.log(`  measuring ${name} …`)
      const result = await bench(sample)
      if (typeof result === 'string') skipped.push(result)
      else rows.push(...result)
    }
  } finally {
    await sample.close()
  }
  for (const reason of skipped) console.log(reason)
  if (rows.length === 0) return
  const file = path.join(folder, `${date.slice(0, 19).replaceAll(':', '-')}.json`)
  writeFileSync(file, `${JSON.stringify({ date, machine, rows, skipped }, null, 2)}\n`)
  console.log(['', formatTable(rows), `Kept in ${file}`].join('\n'))
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
