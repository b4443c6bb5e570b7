/** What the statements of one request may still take, carried to the database without passing through every query. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Milliseconds left: of the processor where the database runs in this thread, of the clock where it is a server. */
export type Spending = {
  milliseconds: number
  /** What it began with. */
  readonly most: number
  /** The moment on the clock, in milliseconds, up to which statements are charged: those of a pipeline wait at the same time. */
  chargedUntil?: number
}

/** The spending of the request under way; none for work of the service's own. */
export const spending = new AsyncLocalStorage<Spending>()
