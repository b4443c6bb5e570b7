/** The statistics of a hosted search application: views and clicks of hits, which browsers send only where a setting asks for it. */
import type { InstantSearchOptions } from 'instantsearch.js'
import type { Connection } from './client.ts'

type Insights = NonNullable<InstantSearchOptions['insights']>
type InsightsClient = Exclude<Insights, boolean>['insightsClient']

const version = '2.17.3'

/** The library's client, from this site instead of a third party's: its code is loaded at the first call. */
const send = (...call: readonly unknown[]): void => {
  if (typeof window === 'undefined') return
  void import('search-insights').then(({ default: client }) => Reflect.apply(client, undefined, call))
}

/** The `insights` of InstantSearch for a connection: off, or events by the library's own client. */
export const insightsOf = ({ insights }: Connection): Insights =>
  insights ? { insightsClient: Object.assign(send, { version }) as InsightsClient } : false
