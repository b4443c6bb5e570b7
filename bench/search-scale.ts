/**
 * How search grows: time, building and memory at 10,000 records and more, beside its peers. Each engine has a process of
 * its own, so that memory is its own; they are asked the same questions in turns of a moment, so that whatever else the
 * machine does falls on all of them.
 *
 *     npm run bench:search [-- <records> …] [--peers fts5,orama] [--words 550]
 *
 * Peers are all of them up to 10,000 records, and beyond the one that needs least memory; `--words` makes texts of about so
 * many words instead of 60, as articles have.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { engines } from './search-engines.ts'

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
export type Figures = z.infer<typeof figures>

/** So many records, with texts of about so many words. */
type Size = { readonly count: number; readonly words: number }

/** Turns of a row that count; an engine answers at least one question in each, until it has had its time for the row. */
const turns = 10

type Engine = { readonly process: ChildProcess; /** Fails when the engine ends. */ readonly ended: Promise<never> }

const started = (name: string, { count, words }: Size): Engine => {
  const memory = count > 200_000 ? 16_000 : 8000
  const engine = fork(path.join(import.meta.dirname, 'search-turns.ts'), [name, String(count), String(words)], {
    execArgv: ['--expose-gc', `--max-old-space-size=${memory}`],
  })
  const ended = once(engine, 'exit').then(([code]) => Promise.reject(new Error(`${name} ended with code ${code}`)))
  // One that ends when it has told its figures is no failure.
  ended.catch(() => {})
  return { process: engine, ended }
}

const reply = async ({ process, ended }: Engine): Promise<unknown> => {
  const [message]: unknown[] = await Promise.race([once(process, 'message'), ended])
  return message
}

const answerOf = (engine: Engine, message: { readonly row?: string }): Promise<unknown> => {
  const answer = reply(engine)
  engine.process.send(message)
  return answer
}

const opened = z.object({ rows: z.array(z.string()) })

/** What each of these engines takes, all of them in turn. */
const measure = async (names: readonly string[], size: Size): Promise<[string, Figures][]> => {
  const present: { name: string; engine: Engine; rows: readonly string[] }[] = []
  for (const name of names) {
    const engine = started(name, size)
    present.push({ name, engine, rows: opened.parse(await reply(engine)).rows })
  }
  const takeTurns = async (row: string) => {
    for (const { engine, rows } of present) if (rows.includes(row)) await answerOf(engine, { row })
  }
  const rows = new Set(present.flatMap((own) => own.rows))
  // All rows once, which does not count: a service runs for weeks, so answers are timed when the runtime is warm.
  for (const row of rows) await takeTurns(row)
  for (const row of rows) for (let turn = 0; turn < turns; turn += 1) await takeTurns(row)
  const measured: [string, Figures][] = []
  for (const { name, engine } of present) measured.push([name, figures.parse(await answerOf(engine, {}))])
  return measured
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
    peers: { type: 'string' },
    words: { type: 'string', default: '60' },
  },
  allowPositionals: true,
})

const words = Number(values.words)
for (const count of positionals.length > 0 ? positionals.map(Number) : [10_000, 100_000]) {
  const peers = values.peers?.split(',') ?? (count > 10_000 ? ['fts5'] : Object.keys(engines))
  const names = ['ours', ...peers.filter((name) => name !== 'ours')]
  console.log(`${table({ count, words }, await measure(names, { count, words }))}\n`)
}
