/** The client of the list of regional desks. */
import * as v from 'valibot'
import type { SearchClient } from './client.ts'
import { exact } from './place-name.ts'

const requestList = v.array(v.looseObject({ params: v.optional(v.looseObject({})) }))

/**
 * Searches as `client` does, where `deskQuery` has another query for one that names a place by that, exactly.
 * @throws every error of both; ValiError when a request is none of the protocol.
 */
export const deskClient = (
  client: SearchClient,
  deskQuery: (query: string) => Promise<string | null>,
): SearchClient => ({
  ...(client.appId === undefined ? {} : { appId: client.appId }),
  // Read at each use: a token is renewed.
  get apiKey() {
    return client.apiKey ?? null
  },
  search: async (searches, options) => {
    const sent = v.parse(requestList, Array.isArray(searches) ? searches : searches.requests)
    const flat = sent.map(({ params, ...request }): Record<string, unknown> => ({ ...request, ...params }))
    const typed = flat[0]?.['query']
    const query = typeof typed === 'string' && typed ? await deskQuery(typed) : null
    if (query === null) return client.search(searches, options)
    const requests = flat.map((request) => ({ ...request, ...exact, query, advancedSyntax: true }))
    return client.search(requests as unknown as typeof searches, options)
  },
})
