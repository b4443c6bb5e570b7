/** Work that several requests wait for is done once, and not at all when all of them have gone. */
import type { Request } from '../http/message.ts'
import { abandoned } from './refusal.ts'

type Flight<Result> = { readonly result: Promise<Result>; readonly end: AbortController; callers: number }

type Work<Result> = {
  readonly key: string
  /** @param signal aborts when nobody waits for the result any more */
  readonly run: (signal: AbortSignal) => Promise<Result>
  readonly whenGone: Request['whenGone']
}

/** Work by key: requests that come while it is under way get the same answer. */
export const createSingleFlight = <Result>(): ((work: Work<Result>) => Promise<Result>) => {
  const running = new Map<string, Flight<Result>>()
  const begin = ({ key, run }: Work<Result>): Flight<Result> => {
    const end = new AbortController()
    const flight = { result: run(end.signal).finally(() => running.delete(key)), end, callers: 0 }
    running.set(key, flight)
    return flight
  }
  const join = async (work: Work<Result>): Promise<Result> => {
    const flight = running.get(work.key) ?? begin(work)
    let isGone = false
    flight.callers += 1
    const forget = work.whenGone?.(() => {
      isGone = true
      flight.callers -= 1
      if (flight.callers === 0) flight.end.abort(abandoned())
    })
    try {
      return await flight.result
    } catch (cause) {
      if (isGone || cause !== flight.end.signal.reason) throw cause
    } finally {
      forget?.()
    }
    // It joined in the moment between the last caller's leaving and the end of the work.
    return join(work)
  }
  return join
}
