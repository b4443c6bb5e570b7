/**
 * How search grows: time, building and memory at 10,000 records and more, beside its peers. Each engine runs in a
 * process of its own, so that memory is its own; its questions are the same.
 *
 *     npm run bench:search [-- <records> …] [--peers] [--words 550]
 *
 * Peers are asked beyond 10,000 records only with `--peers`; `--words` makes texts of about so many words instead of 60, as
 * articles have.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import type { SearchableRecord } from '#service/search/paths.ts'
import { buildSegment } from '#service/search/index/segment.ts'
import { decodeSegment, encodeSegment } from '#service/search/index/segment-file.ts'
import { quantile } from './measure.ts'
import { engines, type Answering, type Question } from './search-engines.ts'
import { syntheticRecords, syntheticSettings } from './synthetic-records.ts'

const around = { latitude: 52.0907, longitude: 5.1214, radius: 25_000 } as const
const variants = 40

/** Words of titles, one that stands in many of them as much likelier; the same for every engine. */
const wordsOf = (records: readonly SearchableRecord[]): string[] => {
  const words = records
    .flatMap(({ title }) => String(title).split(' '))
    .filter((word) => word.length >= 5)
    .sort()
  return Array.from({ length: variants }, (_, at) => words[Math.floor((at * words.length) / variants)] ?? '')
}

const mistyped = (word: string): string => `${word.slice(0, 2)}x${word.slice(3)}`

const questionsOf = (words: readonly string[]): Record<string, Question[]> => {
  const each = (make: (word: string, at: number) => Question) => words.map(make)
  return {
    'one word, 6 facets': each((query) => ({ query, facets: true })),
    'two words': each((word, at) => ({ query: `${word} ${words[(at * 7 + 3) % words.length]}` })),
    'prefix of 1 letter': each((word) => ({ query: word.slice(0, 1), prefix: true })),
    'prefix of 2 letters': each((word) => ({ query: word.slice(0, 2), prefix: true })),
    'prefix of 3 letters': each((word) => ({ query: word.slice(0, 3), prefix: true })),
    'prefix of 4 letters': each((word) => ({ query: word.slice(0, 4), prefix: true })),
    'one typo': each((word) => ({ query: mistyped(word), typo: true })),
    'one word within 25 km': each((query) => ({ query, around })),
    'no words, 6 facets': each(() => ({ query: '', facets: true })),
    'page: 20 hits, marked, snippets, 6 facets': each((query) => ({ query, facets: true, page: true })),
    'seven searches in a call, 5 hits each, marked, snippets': each((query) => ({ query, page: true, searches: 7 })),
  }
}

const figures = z.object({
  /** Milliseconds an answer, by name: median and 99th percentile over the questions, and processor time on the mean. */
  times: z.record(z.string(), z.object({ p50: z.number(), p99: z.number(), cpu: z.number() })),
  /** Seconds of processor time. */
  build: z.number(),
  /** Megabytes that the engine holds beside the records it was given. */
  memory: z.number(),
  /** Milliseconds and megabytes; of ours only. */
  snapshot: z.object({ load: z.number(), size: z.number() }).nullable(),
})
type Figures = z.infer<typeof figures>

/** Milliseconds within which the questions of a row are asked over and over. */
const patience = 4000
/** Rounds of a row at least, and milliseconds: a service runs for weeks, so quick answers are timed when the runtime is warm. */
const [fewestRounds, warm] = [12, 1000]
/** Answers that a figure stands on at least. */
const fewest = 10

/** Milliseconds of all threads, collecting waste included. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How often the system took a processor away from this process for another. */
const interruptions = () => process.resourceUsage().involuntaryContextSwitches

type Timed = { readonly wall: number; readonly disturbed: boolean }

/**
 * What a question takes. The system counts processor time in steps of 4 ms, too coarse for one answer; but an answer
 * during which nobody else got our processor took as long by the clock on the wall as by the processor's, and so, nearly,
 * did the quickest of disturbed ones. By question, since long answers are disturbed more often than short ones.
 */
const usualTime = (answers: readonly Timed[]): number => {
  const undisturbed = answers.filter(({ disturbed }) => !disturbed).map(({ wall }) => wall)
  return undisturbed.length > 0 ? quantile(undisturbed, 0.5) : Math.min(...answers.map(({ wall }) => wall))
}

const timesOf = async ({ ask }: Answering, questions: readonly Question[]) => {
  const answers = new Map<Question, Timed[]>()
  let counted = 0
  const started = performance.now()
  let cpuStart = 0
  const enough = () => performance.now() - started > patience
  const isWarm = (round: number) => round >= fewestRounds && performance.now() - started > warm
  // The first round is for the runtime to compile what is hot.
  for (let round = 0; !isWarm(round) && !(round > 1 && enough()); round += 1) {
    if (round === 1) cpuStart = processorTime()
    for (const question of questions) {
      const [interrupted, before] = [interruptions(), performance.now()]
      const found = ask(question)
      if (found instanceof Promise) await found
      const wall = performance.now() - before
      if (round > 0) {
        const disturbed = interruptions() !== interrupted
        answers.set(question, [...(answers.get(question) ?? []), { wall, disturbed }])
        counted += 1
      }
      if (enough() && (round === 0 || counted >= fewest)) break
    }
  }
  const cpu = (processorTime() - cpuStart) / Math.max(1, counted)
  const usual = [...answers.values()].map(usualTime)
  return { p50: quantile(usual, 0.5), p99: quantile(usual, 0.99), cpu }
}

/** Bytes in use, waste collected. */
const held = (): number => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e6)

const snapshotOf = (records: readonly SearchableRecord[]): Figures['snapshot'] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-bench-'))
  const file = path.join(folder, 'segment')
  try {
    writeFileSync(file, encodeSegment(buildSegment(syntheticSettings, records)))
    const started = performance.now()
    decodeSegment(readFileSync(file))
    return { load: performance.now() - started, size: megabytes(statSync(file).size) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** So many records, with texts of about so many words. */
type Size = { readonly count: number; readonly words: number }

/** An engine over so many records, with what it cost; the records themselves are let go. */
const opened = async (name: string, { count, words }: Size) => {
  const open = engines[name]
  if (!open) throw new Error(`There is no engine "${name}"`)
  const records = syntheticRecords(count, words)
  const [before, cpu] = [held(), process.cpuUsage()]
  const answering = await open(records)
  const { user, system } = process.cpuUsage(cpu)
  const memory = megabytes(held() - before + answering.hidden)
  return { answering, questions: questionsOf(wordsOf(records)), build: (user + system) / 1e6, memory }
}

/** What this process measures of one engine. */
const measure = async (name: string, size: Size): Promise<Figures> => {
  const { answering, questions, build, memory } = await opened(name, size)
  // What is left of making the records would otherwise be collected while questions are timed.
  held()
  const times: Figures['times'] = {}
  for (const [question, asked] of Object.entries(questions)) {
    if (asked[0]?.page && name !== 'ours') continue
    times[question] = await timesOf(answering, asked)
  }
  const snapshot =
    name === 'ours' && size.count <= 200_000 ? snapshotOf(syntheticRecords(size.count, size.words)) : null
  return { times, build, memory, snapshot }
}

const run = promisify(execFile)

const inOwnProcess = async (name: string, { count, words }: Size): Promise<Figures> => {
  const memory = count > 200_000 ? 16_000 : 8000
  const { stdout } = await run(
    process.execPath,
    [
      '--expose-gc',
      `--max-old-space-size=${memory}`,
      import.meta.filename,
      '--measure',
      '--words',
      String(words),
      name,
      String(count),
    ],
    { maxBuffer: 16 * 1024 * 1024 },
  )
  return figures.parse(JSON.parse(stdout))
}

const figure = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)

const table = ({ count, words }: Size, measured: readonly (readonly [string, Figures])[]): string => {
  const [[, own] = []] = measured
  if (!own) return ''
  const rows = Object.entries(own.times).map(([question, { p50, p99, cpu }]) => {
    const others = measured.slice(1).map(([, { times }]) => {
      const other = times[question]
      return other ? `${figure(other.p50)} (${figure(other.p50 / p50)}×)` : '–'
    })
    return [question, figure(p50), figure(p99), figure(cpu), ...others]
  })
  const single = (name: string, of: (figures: Figures) => string) => [
    name,
    of(own),
    '',
    '',
    ...measured.slice(1).map(([, other]) => of(other)),
  ]
  const all = [
    [
      `${count.toLocaleString('en')} records of ${words} words`,
      'ours p50',
      'p99',
      'CPU',
      ...measured.slice(1).map(([name]) => name),
    ],
    ['---', '---:', '---:', '---:', ...measured.slice(1).map(() => '---:')],
    ...rows,
    single('build, s CPU', ({ build }) => figure(build)),
    single('memory, MB', ({ memory }) => String(memory)),
    ...(own.snapshot
      ? [
          single('snapshot: load, ms; size, MB', ({ snapshot }) =>
            snapshot ? `${figure(snapshot.load)}; ${snapshot.size}` : '–',
          ),
        ]
      : []),
  ]
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const { values, positionals } = parseArgs({
  options: {
    measure: { type: 'boolean' },
    peers: { type: 'boolean' },
    words: { type: 'string', default: '60' },
  },
  allowPositionals: true,
})

const words = Number(values.words)

if (values.measure) {
  const [name = '', count = ''] = positionals
  process.stdout.write(JSON.stringify(await measure(name, { count: Number(count), words })))
} else {
  for (const count of positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000]) {
    const names = Object.keys(engines).filter((name) => name === 'ours' || values.peers || count <= 10_000)
    const measured: [string, Figures][] = []
    for (const name of names) measured.push([name, await inOwnProcess(name, { count, words })])
    console.log(`${table({ count, words }, measured)}\n`)
  }
}
