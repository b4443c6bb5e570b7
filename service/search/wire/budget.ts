/** How much processor time the searches of one address may take, so that whoever asks for much leaves time for the others. */
import { setTimeout as pause } from 'node:timers/promises'
import { networkOf } from '../../auth/attempts.ts'
import { SearchRefusal } from '../refusal.ts'

/** Addresses beyond this, the one that searched longest ago goes: a flood of addresses must not fill the memory. */
const mostKeys = 100_000

/** Milliseconds: the time of so long may be taken at once. Chosen: a hundred that open one page together pass. */
const window = 1000

/** Milliseconds until a refusal. Chosen: as for who finds a line full, so that nobody fills the time with refusals. */
const refusalDelay = 250

export type Budget = {
  /** @throws SearchRefusal 429 with `Retry-After` when the address has taken its time. */
  readonly demand: (ip: string) => Promise<void>
  /** Counts milliseconds of processor time. */
  readonly charge: (ip: string, milliseconds: number) => void
}

/**
 * `perSecond` milliseconds of processor time a second for each network, those of one second at once; 0: no limit.
 * Chosen: the time that was taken and not the requests, since one of them may cost as much as a thousand others.
 */
export const createBudget = ({ perSecond, clock }: { perSecond: number; clock: () => number }): Budget => {
  if (perSecond === 0) return { demand: async () => {}, charge: () => {} }
  /** By network, when all that was taken will have been earned again. */
  const earned = new Map<string, number>()
  return {
    demand: async (ip) => {
      const wait = (earned.get(networkOf(ip)) ?? 0) - clock() - window
      if (wait <= 0) return
      await pause(refusalDelay)
      throw new SearchRefusal(429, 'Too many requests', { 'retry-after': String(Math.ceil(wait / 1000)) })
    },
    charge: (ip, milliseconds) => {
      const key = networkOf(ip)
      const from = Math.max(clock(), earned.get(key) ?? 0)
      earned.delete(key)
      earned.set(key, from + (milliseconds * 1000) / perSecond)
      const [oldest] = earned.size > mostKeys ? earned.keys() : []
      if (oldest !== undefined) earned.delete(oldest)
    },
  }
}
