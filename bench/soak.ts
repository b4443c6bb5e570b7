/**
 * Whether a deployment bears a long day: a mixed load at seven tenths of what it can do, minute by minute; then more than
 * it can do; then each process killed in turn.
 */
import { quantile } from './measure.ts'
import { createLoad, type Asked, type Sample } from './load.ts'

type Options = {
  readonly next: () => Asked
  readonly minutes: number
  /** Bytes that each process holds, by its name. */
  readonly memory: () => Readonly<Record<string, number>>
  /** Those among them that it still needs. */
  readonly liveMemory: () => Promise<Readonly<Record<string, number>>>
  /** Ends a process at once; whoever watches over it starts it again. */
  readonly kill: (name: string) => void
  readonly say: (line: string) => void
}

type Part = {
  readonly requests: number
  readonly ok: number
  readonly refused: number
  readonly failed: number
  /** Milliseconds until what was answered well was there. */
  readonly p50: number
  readonly p99: number
  /** How often each status or error came instead of a good answer. */
  readonly others: Readonly<Record<string, number>>
}

const partOf = (samples: readonly Sample[]): Part => {
  const of = (outcome: Sample['outcome']) => samples.filter((sample) => sample.outcome === outcome)
  const spent = of('ok').map((sample) => sample.spent)
  const [p50 = 0, p99 = 0] = spent.length ? [0.5, 0.99].map((part) => Math.round(quantile(spent, part))) : []
  return {
    requests: samples.length,
    ok: spent.length,
    refused: of('refused').length,
    failed: of('failed').length,
    p50,
    p99,
    others: Object.fromEntries(
      [...Map.groupBy(samples, ({ answer }) => answer)].flatMap(([answer, some]) =>
        some.some(({ outcome }) => outcome !== 'ok') ? [[answer, some.length] as const] : [],
      ),
    ),
  }
}

/** The figures of each kind of request. */
const byKind = (samples: readonly Sample[]): Readonly<Record<string, Part>> =>
  Object.fromEntries([...Map.groupBy(samples, ({ kind }) => kind)].map(([kind, some]) => [kind, partOf(some)] as const))

const line = ({ requests, ok, refused, failed, p50, p99 }: Part) =>
  `${requests} requests, ${ok} answered (p50 ${p50} ms, p99 ${p99} ms), ${refused} refused, ${failed} failed`

/** The line through the points that lies nearest to all of them, as what it rises in one step. */
export const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [over, under] = values.reduce(
    ([rise, run], value, at) => [rise + (at - middle) * (value - mean), run + (at - middle) ** 2],
    [0, 0],
  )
  return under === 0 ? 0 : over / under
}

/**
 * How much memory rose over the later two thirds, as a part of what it was in their middle. The first third does not
 * count, since caches fill then.
 */
export const riseOf = (values: readonly number[]): number => {
  const later = values.slice(Math.floor(values.length / 3))
  return (slopeOf(later) * (later.length - 1)) / quantile(later, 0.5)
}

/**
 * Chosen: what is needed does not grow. What is held may: the runtime enlarges a heap once it is worth it, in steps of a
 * sixth as measured, and gives nothing back.
 */
const mostRise = { live: 0.1, held: 0.4 } as const
/** Seconds until all answers are well again after a process was killed, or after too much was asked. */
const mostHealing = 5
const seconds = { warmUp: 10, capacity: 20, overload: 30, recovery: 8, kill: 15 } as const
/** Megabytes, for people. */
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)

const percent = (part: number) => `${part < 0 ? '' : '+'}${(part * 100).toFixed(1)} %`

/** Runs the load and answers what came of it; `problems` are what should not have been. */
export const soak = async ({ next, minutes, memory, liveMemory, kill, say }: Options) => {
  let samples: Sample[] = []
  let refusedForms = 0
  const load = createLoad(next, (sample) => {
    // All forms come from one address here, which may send ten a minute: that they are refused then is as it should be.
    if (sample.kind === 'form' && sample.outcome === 'refused') refusedForms += 1
    else samples.push(sample)
  })
  const taken = () => samples.splice(0)
  const problems: string[] = []

  await load.flatOut(8, seconds.warmUp)
  taken()
  await load.flatOut(16, seconds.capacity)
  const capacity = taken().filter(({ outcome }) => outcome === 'ok').length / seconds.capacity
  const rate = Math.max(1, Math.floor(capacity * 0.7))
  say(`capacity ${Math.round(capacity)} requests/s with 16 connections; the load is ${rate}/s`)

  const memoryReadings: Readonly<Record<string, number>>[] = []
  const hold = setInterval(() => memoryReadings.push(memory()), 5000)
  const each: (Part & Record<'memory' | 'live', Readonly<Record<string, number>>>)[] = []
  let kinds: Sample[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    await load.atRate(rate, 60)
    const minutely = { ...partOf(samples), memory: memory(), live: await liveMemory() }
    kinds = kinds.concat(taken())
    each.push(minutely)
    const now = Object.entries(minutely.memory).map(
      ([name, bytes]) => `${name} ${megabytes(bytes)} MB, ${megabytes(minutely.live[name] ?? 0)} in use`,
    )
    say(`minute ${minute}: ${line(minutely)}; ${now.join('; ')}`)
  }
  clearInterval(hold)
  const steady = partOf(kinds)
  if (steady.failed) problems.push(`${steady.failed} requests failed under the steady load`)
  if (steady.refused) problems.push(`${steady.refused} were refused under the steady load`)
  const rise = (values: readonly Readonly<Record<string, number>>[], name: string) =>
    riseOf(values.map((one) => one[name] ?? 0))
  const live = each.map((one) => one.live)
  const rises = Object.fromEntries(
    Object.keys(memory()).map((name) => [name, { live: rise(live, name), held: rise(memoryReadings, name) }] as const),
  )
  for (const [name, { live: used, held: all }] of Object.entries(rises)) {
    say(`memory of the ${name} over the later two thirds: in use ${percent(used)}, held ${percent(all)}`)
    if (used > mostRise.live || all > mostRise.held) problems.push(`the memory of the ${name} is not flat`)
  }

  await load.flatOut(300, seconds.overload)
  const flood = taken()
  const overload = partOf(flood)
  const refusals = flood.filter(({ outcome }) => outcome === 'refused').map(({ spent }) => spent)
  const refusal = { p50: Math.round(quantile(refusals, 0.5)), p99: Math.round(quantile(refusals, 0.99)) }
  say(`overload, 300 connections: ${line(overload)}; a refusal takes ${refusal.p50} ms, p99 ${refusal.p99} ms`)
  if (overload.failed) problems.push(`${overload.failed} requests failed in the overload`)
  const ended = performance.now()
  await load.atRate(Math.max(1, Math.floor(capacity * 0.3)), seconds.recovery)
  const after = taken()
  /** Seconds until the last answer of that kind that was not well. */
  const healing = (some: readonly Sample[], since: number) =>
    some.reduce((last, { outcome, at }) => (outcome === 'ok' ? last : Math.max(last, (at - since) / 1000)), 0)
  const recovered = healing(after, ended)
  say(`recovered after ${recovered.toFixed(1)} s`)
  if (recovered > mostHealing) problems.push(`it took ${recovered.toFixed(1)} s to recover from the overload`)

  const kills: Record<string, unknown> = {}
  for (const name of Object.keys(memory())) {
    let killed = 0
    const timer = setTimeout(() => {
      kill(name)
      killed = performance.now()
    }, 3000)
    await load.atRate(Math.max(1, Math.floor(capacity * 0.3)), seconds.kill)
    clearTimeout(timer)
    const seen = taken()
    const { page, ...others } = byKind(seen)
    const healed = healing(seen, killed)
    kills[name] = { healed, kinds: { page, ...others } }
    const missed = Object.entries(others).flatMap(([kind, { failed, refused }]) =>
      failed + refused ? [`${kind} ${failed + refused}`] : [],
    )
    say(
      `kill -9 of the ${name}: kept pages: ${page ? line(page) : 'none'}; missed elsewhere: ${missed.join(', ') || 'nothing'}; healed after ${healed.toFixed(1)} s`,
    )
    if (page && page.failed + page.refused) problems.push(`visitors of kept pages saw that the ${name} was killed`)
    if (healed > mostHealing) problems.push(`the ${name} took ${healed.toFixed(1)} s to heal`)
  }
  load.close()
  samples = []
  say(`forms refused beyond ten a minute, in all parts: ${refusedForms}`)
  return {
    capacity,
    refusedForms,
    rate,
    minutes: each,
    steady: { ...steady, kinds: byKind(kinds) },
    rises,
    overload: { ...overload, refusal, recovered, kinds: byKind(flood) },
    kills,
    problems,
  }
}
