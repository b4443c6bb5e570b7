/** The end of an answer, for all parts of a server that wait for it. */
import type { ServerResponse } from 'node:http'

const waiting = new WeakMap<ServerResponse, Set<() => void>>()

/**
 * Calls `act` once, when the answer has ended or the client has gone; returns a function that takes `act` out.
 * Chosen: one listener for all of them. With one each, our parts and the framework together have more than the ten from which
 * Node takes listeners for a leak. Source: https://nodejs.org/api/http.html#event-close_1 of http.ServerResponse.
 */
export const onResponseClose = (response: ServerResponse, act: () => void): (() => void) => {
  const known = waiting.get(response)
  const acts = known ?? new Set()
  if (!known) {
    waiting.set(response, acts)
    response.once('close', () => {
      for (const one of acts) one()
    })
  }
  acts.add(act)
  return () => void acts.delete(act)
}
