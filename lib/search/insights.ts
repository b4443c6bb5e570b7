/** Statistics of the search service, hosted or own: views and clicks of hits, which browsers send only where a setting asks for it. */
import type { InstantSearchOptions } from 'instantsearch.js'
import type { Connection } from './client.ts'

type Insights = NonNullable<InstantSearchOptions['insights']>
type InsightsClient = Exclude<Insights, boolean>['insightsClient']

const version = '2.17.3'

/** InstantSearch also reports to its makers how it is used; that is no event of a visitor, and nobody's business. */
const isUsage = ([method, events]: readonly unknown[]): boolean =>
  method === 'sendEvents' &&
  Array.isArray(events) &&
  events.every((event: unknown) => JSON.stringify(event)?.includes('"eventType":"instantsearch"') ?? false)

/** The library's client, from this site instead of a third party's: its code is loaded at the first call. */
const send = (...call: readonly unknown[]): void => {
  if (typeof window === 'undefined' || isUsage(call)) return
  void import('search-insights').then(({ default: client }) => Reflect.apply(client, undefined, call))
}

/**
 * The `insights` of InstantSearch for a connection: off, or events by the library's own client. Where the search service
 * has an address of its own, events go there.
 */
export const insightsOf = ({ insights, url }: Connection): Insights => {
  if (!insights) return false
  const insightsClient = Object.assign(send, { version }) as InsightsClient
  return url === null
    ? { insightsClient }
    : { insightsClient, insightsInitParams: { host: url.replace(/\/+$/, ''), useCookie: false } }
}

/** A hit as InstantSearch gives it, with the name of its search and its place among all hits, from 1. */
export type CountedHit = {
  readonly objectID: string
  readonly __position?: number
  readonly __queryID?: string | undefined
}

/** The event of a click on a hit; null for a hit whose search has no name, as after a search that is not counted. */
export const clickOf = (index: string, { objectID, __position: position, __queryID: queryID }: CountedHit) =>
  position === undefined || queryID === undefined
    ? null
    : { eventName: 'Hit Clicked', index, queryID, objectIDs: [objectID], positions: [position] }

/** Sends a click on a hit, with the token with which the browser searches. */
export const sendClick = (connection: Connection, token: string | null, index: string, hit: CountedHit): void => {
  const click = clickOf(index, hit)
  if (!click || token === null) return
  const headers = { 'X-Algolia-Application-Id': connection.appId, 'X-Algolia-API-Key': token }
  send('clickedObjectIDsAfterSearch', click, { headers })
}
