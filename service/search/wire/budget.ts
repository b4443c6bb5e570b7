/** Bounds the processor time that the searches of one network take, so that one caller leaves time for the others. */
import { performance } from 'node:perf_hooks'
import { processorTime } from '#platform/processor-time.ts'
import { networkOf } from '#platform/network.ts'
import { SearchRefusal } from '../refusal.ts'

/** Networks beyond this, the one that searched longest ago goes: a flood of addresses must not fill the memory. */
const mostKeys = 100_000

/** Milliseconds: the time allowed for so long may be spent at once. Chosen: a hundred people who open one page together pass. */
const window = 1000

export type BudgetTurn = {
  /** Charges milliseconds of processor time. @throws SearchRefusal 429 with `Retry-After` when the budget is spent. */
  readonly spend: (milliseconds: number) => void
  /** Charges milliseconds of processor time and lets the next call of the network begin. */
  readonly end: (milliseconds: number) => void
}

export type Budget = {
  /** Ends when earlier calls of that network have ended. @throws SearchRefusal 429 with `Retry-After` when the budget is spent. */
  readonly begin: (ip: string) => Promise<BudgetTurn>
}

const unlimited: BudgetTurn = { spend: () => {}, end: () => {} }

/** Milliseconds that this thread worked or had nothing to do: not those in which other processes held the processor. */
const availableTime = (): number => processorTime() + performance.eventLoopUtilization().idle

/**
 * `perSecond` milliseconds of processor time a second for each network, those of one second at once; 0: no limit.
 * Calls of one network run one after the other, so that none begins before the cost of the former is known.
 * Chosen: time and not requests, since one of them may cost as much as a thousand others; and seconds of `availableTime`,
 * since half of a second is all that this thread gets on a machine shared with other processes.
 */
export const createBudget = ({
  perSecond,
  clock = availableTime,
}: {
  perSecond: number
  clock?: () => number
}): Budget => {
  if (perSecond === 0) return { begin: async () => unlimited }
  /** By network, when all that it spent will have been earned again. */
  const earned = new Map<string, number>()
  /** By network, the end of the last call in its queue. */
  const lastCalls = new Map<string, Promise<void>>()

  const charge = (network: string, milliseconds: number): void => {
    const from = Math.max(clock(), earned.get(network) ?? 0)
    earned.delete(network)
    earned.set(network, from + (milliseconds * 1000) / perSecond)
    const [oldest] = earned.size > mostKeys ? earned.keys() : []
    if (oldest !== undefined) earned.delete(oldest)
  }
  const demand = (network: string): void => {
    const wait = (earned.get(network) ?? 0) - clock() - window
    if (wait > 0)
      throw new SearchRefusal(
        429,
        `Too many requests: the searches of one network may take ${perSecond} ms of processor time a second; retry after ${Math.ceil(wait / 1000)}s`,
        { 'retry-after': String(Math.ceil(wait / 1000)) },
      )
  }

  return {
    begin: async (ip) => {
      const network = networkOf(ip)
      const { promise: own, resolve } = Promise.withResolvers<void>()
      const before = lastCalls.get(network)
      lastCalls.set(network, own)
      const leave = () => {
        if (lastCalls.get(network) === own) lastCalls.delete(network)
        resolve()
      }
      await before
      try {
        demand(network)
      } catch (error) {
        leave()
        throw error
      }
      return {
        spend: (milliseconds) => {
          charge(network, milliseconds)
          demand(network)
        },
        end: (milliseconds) => {
          charge(network, milliseconds)
          leave()
        },
      }
    },
  }
}
