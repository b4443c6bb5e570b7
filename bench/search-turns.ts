/**
 * One search engine in a process of its own, which answers a row of questions for a short turn whenever it is told to:
 * `{ row }` → `{}`, and at the end `{}` → its figures.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { SearchableRecord } from '#service/search/paths.ts'
import { buildSegment } from '#service/search/index/segment.ts'
import { decodeSegment, encodeSegment } from '#service/search/index/segment-file.ts'
import { quantile } from './measure.ts'
import { engines } from './search-engines.ts'
import { questionsOn, type Question } from './search-questions.ts'
import type { Figures } from './search-scale.ts'
import { syntheticRecords, syntheticSettings } from './synthetic-records.ts'

/** Milliseconds of a turn; it ends with the question in hand. */
const turnLength = 400
/** Milliseconds after which a row is not asked any more: peers take minutes for some answers over many records. */
const timeLimit = 20_000

/** Milliseconds of all threads, collecting waste included. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How often the system took a processor away from this process for another. */
const interruptions = () => process.resourceUsage().involuntaryContextSwitches

type Timed = { readonly wall: number; readonly disturbed: boolean }

/** Where a row stands: the answers that count by question, the next question, and the processor's time on all that count. */
type Row = {
  readonly questions: readonly Question[]
  readonly answers: Timed[][]
  next: number
  turns: number
  spent: number
  counted: number
  cpu: number
}

/**
 * What a question takes. The system counts processor time in steps of 4 ms, too coarse for one answer; but an answer
 * during which nobody else got our processor took as long by the clock on the wall as by the processor's, and so, nearly,
 * did the quickest of disturbed ones. By question, since long answers are disturbed more often than short ones.
 */
const usualTime = (answers: readonly Timed[]): number => {
  const undisturbed = answers.filter(({ disturbed }) => !disturbed).map(({ wall }) => wall)
  return undisturbed.length > 0 ? quantile(undisturbed, 0.5) : Math.min(...answers.map(({ wall }) => wall))
}

const timesOf = ({ answers, cpu, counted }: Row): Figures['times'][string] => {
  const usual = answers.filter((answered) => answered.length > 0).map(usualTime)
  return { p50: quantile(usual, 0.5), p99: quantile(usual, 0.99), cpu: cpu / Math.max(1, counted) }
}

/** Bytes in use, waste collected. What lay outside the heap is given back by another thread, a moment after. */
const readMemory = async (): Promise<number> => {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await setTimeout(100)
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e6)

const snapshotOf = async (records: readonly SearchableRecord[]): Promise<Figures['snapshot']> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-bench-'))
  const file = path.join(folder, 'segment')
  try {
    writeFileSync(file, encodeSegment(buildSegment(syntheticSettings, records)))
    const loads: number[] = []
    for (let round = 0; round < 5; round += 1) {
      await readMemory()
      const started = performance.now()
      decodeSegment(readFileSync(file))
      loads.push(performance.now() - started)
    }
    return { load: quantile(loads, 0.5), size: megabytes(statSync(file).size) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** An engine over so many records with texts of about so many words, with what it cost; the records themselves are let go. */
const opened = async (name: string, count: number, words: number) => {
  const open = engines[name]
  if (!open) throw new Error(`There is no engine "${name}"`)
  const records = syntheticRecords(count, words)
  const [before, cpu] = [await readMemory(), processorTime()]
  const answering = await open(records)
  const build = (processorTime() - cpu) / 1000
  const memory = megabytes((await readMemory()) - before + answering.hidden)
  return { ask: answering.ask, questions: questionsOn(records), build, memory }
}

const [name = '', count = '', words = ''] = process.argv.slice(2)
const { ask, questions, build, memory } = await opened(name, Number(count), Number(words))
const rows = new Map<string, Row>(
  Object.entries(questions)
    .filter(([, [first]]) => name === 'ours' || !first?.page)
    .map(([row, questions]) => [
      row,
      { questions, answers: questions.map(() => []), next: 0, turns: 0, spent: 0, counted: 0, cpu: 0 },
    ]),
)

/** Answers for a turn. The first of a row does not count: in it the runtime compiles what is hot. */
const takeTurn = async (row: Row): Promise<void> => {
  if (row.counted > 0 && row.spent > timeLimit) return
  const [started, cpu] = [performance.now(), processorTime()]
  let answered = 0
  do {
    const question = row.questions[row.next]
    if (!question) break
    const [interrupted, before] = [interruptions(), performance.now()]
    const answer = ask(question)
    if (answer instanceof Promise) await answer
    const timed = { wall: performance.now() - before, disturbed: interruptions() !== interrupted }
    if (row.turns > 0) row.answers[row.next]?.push(timed)
    row.next = (row.next + 1) % row.questions.length
    answered += 1
  } while (performance.now() - started < turnLength)
  if (row.turns > 0) {
    row.cpu += processorTime() - cpu
    row.counted += answered
  }
  row.turns += 1
  row.spent += performance.now() - started
}

const figures = async (): Promise<Figures> => ({
  times: Object.fromEntries([...rows].map(([name, row]) => [name, timesOf(row)])),
  build,
  memory,
  snapshot:
    name === 'ours' && Number(count) <= 200_000
      ? await snapshotOf(syntheticRecords(Number(count), Number(words)))
      : null,
})

const message = z.object({ row: z.string().optional() })

process.on('message', async (received) => {
  const { row } = message.parse(received)
  if (row === undefined) {
    process.send?.(await figures())
    process.disconnect()
    return
  }
  const known = rows.get(row)
  if (!known) throw new Error(`There is no row "${row}"`)
  await takeTurn(known)
  process.send?.({})
})
// What is left of making the records would otherwise be collected while questions are timed.
await readMemory()
process.send?.({ rows: [...rows.keys()] })
