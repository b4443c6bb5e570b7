/** A search client that understands the queries of a list before it sends them. */
import * as v from 'valibot'
import { withSearch, type SearchClient } from '../client.ts'
import type { ResultCounts } from '../finder.ts'
import { orderedHits } from './ordered.ts'
import { unfilteredWhere, widerWhere } from './widen.ts'
import { queryOf, requestsOf, type Request } from '../sent-requests.ts'
import { understoodRequests, type Searched } from './requests.ts'

/** A list that was searched before, with its counts. */
export type SearchedList = {
  readonly results: Awaited<ReturnType<SearchClient['search']>>['results']
  readonly resultCounts: ResultCounts
}

export type Plan = {
  readonly searched: Searched
  /** The answer, where it is known already: nothing is sent. */
  readonly known?: SearchedList | null
  /** Whether the same call requests the matches of the map and the counts for other locations too. */
  readonly includesCounts: boolean
  readonly onCounts?: (counts: ResultCounts) => void
}

const answer = v.object({ results: v.array(v.record(v.string(), v.unknown())) })

/**
 * A client for one list: `plan` says for the query of a call what it means and what else to ask. One call of a list is one
 * call of `client`, and three more where the order is made here (`ordered.ts`), or one to three where hardly anything is near
 * (`widen.ts`).
 * @throws every error of `client` and `plan`; ValiError when a response does not have the protocol's shape.
 */
export const understandingClient = (
  client: SearchClient,
  plan: (query: string, requests: readonly Request[]) => Promise<Plan>,
): SearchClient =>
  withSearch(client, async (searches, options) => {
    const sent = requestsOf(searches)
    const { searched, known, includesCounts, onCounts } = await plan(queryOf(sent[0]), sent)
    if (known) {
      onCounts?.(known.resultCounts)
      return { results: known.results }
    }
    const ask = async (at: Searched) => {
      const { requests, question, unfiltered, read } = understoodRequests(sent, at, includesCounts)
      const [response, hits] = await Promise.all([
        client.search(requests as unknown as typeof searches, options),
        orderedHits(client, requests[0] ?? {}, question, at),
      ])
      const { list, resultCounts } = read(v.parse(answer, response).results)
      const [first, ...others] = list
      return {
        response,
        question,
        unfiltered,
        resultCounts,
        // Without a number there is nothing to widen by.
        count: typeof first?.['nbHits'] === 'number' ? first['nbHits'] : Infinity,
        list: hits && first ? [{ ...first, hits }, ...others] : list,
      }
    }
    const exact = await ask(searched)
    const { question, unfiltered, count } = exact
    const without = unfiltered && (await unfilteredWhere(client, { question: unfiltered, count }, searched))
    const nearby = without ? await ask({ ...searched, where: without }) : exact
    // The first count is of what is online.
    const countsBeyond = exact.resultCounts?.counts.slice(1)
    const wider =
      unfiltered && nearby.count > 0
        ? null
        : await widerWhere(client, { question, count: nearby.count, known: countsBeyond }, searched)
    const { response, list, resultCounts } = wider ? await ask({ ...searched, where: wider }) : nearby
    if (resultCounts) onCounts?.(resultCounts)
    return { ...response, results: list as unknown as typeof response.results }
  })
