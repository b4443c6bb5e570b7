/** The request that is being answered, readable from any code that runs for it (AsyncLocalStorage). */
import { AsyncLocalStorage } from 'node:async_hooks'

export type RequestContext = {
  /** Stands in its answer, in what is logged of it, and in the calls that it makes of others. */
  readonly id: string
  /** Milliseconds until others answered, by what was called; calls side by side add up. */
  readonly waited: Map<string, number>
  /** Something failed or was warned of on the way: the answer may be the one for faults, and is no example for others. */
  hasFault: boolean
}

/** The framework bundles this module more than once: in one process there is one store, found by its name. */
const name = Symbol.for('lesroute.request')
const shared: { [name]?: AsyncLocalStorage<RequestContext> } = globalThis as object

/**
 * The store of the request that is being answered. It is empty at the start, in work that outlives requests, and without
 * the site's own server.
 */
export const requestContext = (shared[name] ??= new AsyncLocalStorage<RequestContext>())
