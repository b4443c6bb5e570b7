/** The request that is being answered, readable from any code that runs for it (AsyncLocalStorage). */
import { AsyncLocalStorage } from 'node:async_hooks'

export type RequestContext = {
  /** Stands in its answer, in what is logged of it, and in the calls that it makes of others. */
  readonly id: string
  /** Milliseconds until others answered, by what was called; calls side by side add up. */
  readonly waited: Map<string, number>
  /** A call failed, or a warning was logged: the response may be the error state of the page and must not be cached. */
  hasFault: boolean
}

/** The framework bundles this module more than once: in one process there is one store, found by its name. */
const name = Symbol.for('lesroute.request')
const shared: { [name]?: AsyncLocalStorage<RequestContext> } = globalThis as object

/**
 * The store of the request that is being answered, by the site or by the service. It is empty at the start, in work that
 * outlives requests, and in a site without its own server.
 */
export const requestContext = (shared[name] ??= new AsyncLocalStorage<RequestContext>())

/** Notes that the present request has a fault; nothing outside a request. */
export const noteFault = (): void => {
  const context = requestContext.getStore()
  if (context) context.hasFault = true
}
