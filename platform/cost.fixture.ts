/** What one random request may cost, for the fuzz tests of each surface. */

/** 1,000 requests for each surface in `npm test`, 10,000 in `npm run test:full`. */
export const fuzzRequests = Number(process.env['FUZZ_REQUESTS'] || 500)

/** Milliseconds of processor time; bytes of an answer; bytes by which the process may grow. */
const bounds = { time: 500, length: 12_000_000, memory: 300_000_000 }

type Cost = { readonly time: number; readonly length: number; readonly memory: number }

/** The bounds that a cost exceeds, with the figure; empty when it is within all. */
export const excessOf = (cost: Partial<Cost>, most: Cost = bounds): string[] =>
  (['time', 'length', 'memory'] as const).flatMap((name) =>
    (cost[name] ?? 0) > most[name] ? [`${name} ${cost[name]} > ${most[name]}`] : [],
  )

/**
 * The answer of some work, and what it cost this thread. Processor time, not the time that passes, so that a loaded machine
 * changes nothing.
 */
export const measureCost = async <Answer>(
  work: () => Promise<Answer> | Answer,
  lengthOf: (answer: Answer) => number,
): Promise<{ readonly answer: Answer; readonly excess: readonly string[] }> => {
  const [start, memory] = [process.threadCpuUsage(), process.memoryUsage.rss()]
  const answer = await work()
  const { user, system } = process.threadCpuUsage(start)
  const cost = { time: (user + system) / 1000, length: lengthOf(answer), memory: process.memoryUsage.rss() - memory }
  return { answer, excess: excessOf(cost) }
}
