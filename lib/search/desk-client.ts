/** The client of the list of regional desks. */
import { withSearch, type SearchClient } from './client.ts'
import { exact } from './place-name.ts'
import { flat, queryOf, requestsOf } from './sent-requests.ts'

/**
 * Searches as `client` does, where `deskQuery` has another query for one that names a place by that, exactly.
 * @throws every error of both; ValiError when a request is none of the protocol.
 */
export const deskClient = (client: SearchClient, deskQuery: (query: string) => Promise<string | null>): SearchClient =>
  withSearch(client, async (searches, options) => {
    const sent = requestsOf(searches)
    const typed = queryOf(sent[0])
    const query = typed ? await deskQuery(typed) : null
    if (query === null) return client.search(searches, options)
    const requests = sent.map((request) => ({ ...flat(request), ...exact, query, advancedSyntax: true }))
    return client.search(requests as unknown as typeof searches, options)
  })
