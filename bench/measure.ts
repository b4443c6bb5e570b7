/**
 * How everything here is measured: our work and the peer's take turns in one process, so that whatever else the machine
 * does falls on both.
 *
 *   warm up ─ ours │ peer │ ours │ peer │ … ─ median of each, median of the ratios of neighbours
 *
 * Work on the main thread is timed by the processor time of that thread, which neighbours on the machine cannot take;
 * work on several threads by the clock on the wall. The ratio of a row is not exactly the quotient of its two medians,
 * but the steadier figure.
 */

export type Row = {
  /** The question, as the table shows it. */
  readonly name: string
  readonly ours: number
  readonly peer: number
  readonly peerName: string
  readonly unit: 'ms' | 'requests/s' | 'kB' | 'MB'
  /** Above 1: ours is so many times quicker than the peer, or takes so many times less memory. */
  readonly ratio: number
  /**
   * Width of the middle half of the rounds' ratios, as a part of their median; of requests, the standard deviation of
   * the seconds as a part of their mean; null when nothing was repeated.
   */
  readonly spread: number | null
  /** Where the peer does less or more than we do. */
  readonly note?: string
}

/** Does the question once, or all its variants in turn; a promise is awaited. */
export type Work = () => unknown

type Comparison = {
  readonly name: string
  readonly peerName: string
  readonly ours: Work
  readonly peer: Work
  /** How many questions one call of a work answers. */
  readonly questions?: number
  readonly rounds?: number
  /** Milliseconds that a round of one side lasts, at least one call. */
  readonly roundLength?: number
  /** Milliseconds before measuring, in which the runtime compiles what is hot; 0 for none. */
  readonly warmUp?: number
  /** `thread` for work that stays on this thread; `process` for work of its threads; `wall` for what other processes do. */
  readonly clock: Clock
  readonly note?: string
}

type Clock = 'thread' | 'process' | 'wall'

/** Milliseconds since some moment. */
const readClock = (clock: Clock): number => {
  if (clock === 'wall') return performance.now()
  const { user, system } = clock === 'thread' ? process.threadCpuUsage() : process.cpuUsage()
  return (user + system) / 1000
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** The value below which a part of the values lies, between neighbours in proportion; NaN for no values. */
export const quantile = (values: readonly number[], part: number): number => {
  const order = sorted(values)
  const at = part * (order.length - 1)
  const [low, high] = [order[Math.floor(at)] ?? Number.NaN, order[Math.ceil(at)] ?? Number.NaN]
  return low + (high - low) * (at - Math.floor(at))
}

/** What one round measured on both sides. */
export type Round = { readonly ours: number; readonly peer: number }

/** The medians of both sides, the median of the rounds' ratios and its spread; `isMoreBetter` for what counts requests. */
export const figuresOf = (
  rounds: readonly Round[],
  isMoreBetter = false,
): Pick<Row, 'ours' | 'peer' | 'ratio' | 'spread'> => {
  const ratios = rounds.map(({ ours, peer }) => (isMoreBetter ? ours / peer : peer / ours))
  const ratio = quantile(ratios, 0.5)
  const median = (side: keyof Round) =>
    quantile(
      rounds.map((round) => round[side]),
      0.5,
    )
  return {
    ours: median('ours'),
    peer: median('peer'),
    ratio,
    spread: rounds.length > 1 ? (quantile(ratios, 0.75) - quantile(ratios, 0.25)) / ratio : null,
  }
}

/** Milliseconds that `calls` calls take. */
const time = async (work: Work, calls: number, clock: Clock): Promise<number> => {
  const started = readClock(clock)
  for (let call = 0; call < calls; call += 1) {
    const result = work()
    // Awaiting plain values too would add a turn of the queue to what may take microseconds.
    if (result instanceof Promise) await result
  }
  return readClock(clock) - started
}

/** Warms up and answers how many calls fill a round. */
const callsFor = async (work: Work, warmUp: number, roundLength: number): Promise<number> => {
  if (warmUp === 0) return 1
  const lengths: number[] = []
  for (let spent = 0; spent < warmUp; spent += lengths.at(-1) ?? warmUp) lengths.push(await time(work, 1, 'wall'))
  // The later half alone: the first calls ran before the runtime had compiled anything.
  const usual = quantile(lengths.slice(Math.floor(lengths.length / 2)), 0.5)
  return Math.max(1, Math.round(roundLength / Math.max(usual, 0.0005)))
}

/** The row of one question: milliseconds a question on both sides, each the median of its rounds. */
export const compare = async (comparison: Comparison): Promise<Row> => {
  const { name, peerName, ours, peer, clock, note } = comparison
  const { questions = 1, rounds = 11, roundLength = 40, warmUp = 200 } = comparison
  const calls = {
    ours: await callsFor(ours, warmUp, roundLength),
    peer: await callsFor(peer, warmUp, roundLength),
  }
  const times: Round[] = []
  for (let round = 0; round < rounds; round += 1)
    times.push({
      ours: (await time(ours, calls.ours, clock)) / (calls.ours * questions),
      peer: (await time(peer, calls.peer, clock)) / (calls.peer * questions),
    })
  return { name, peerName, unit: 'ms', ...figuresOf(times), ...(note ? { note } : {}) }
}
