import * as v from 'valibot'

// Chosen: not `parseUnderstanding`, whose module would add to the script of every list.
const answer = v.object({ place: v.nullish(v.object({ name: v.string() }), null), desks: v.nullish(v.string(), null) })

/** Where the site's server says what place a query names. */
export const meaningAddress = (query: string): string =>
  `/api/understand?${new URLSearchParams({ q: query }).toString()}`

/**
 * The place that a query names, and what regional desks are searched by for it; null each without one.
 * @throws TypeError without a network, ValiError for an answer of another shape, DOMException where `signal` ends it.
 */
export const fetchMeaning = async (address: string, signal?: AbortSignal) =>
  v.parse(answer, await (await fetch(address, signal ? { signal } : {})).json())

/** Milliseconds after which a query counts as words alone. */
const timeout = 1500

/** What regional desks are searched by for a query that names a place; null without a place, and without an answer in time. */
export const fetchDeskQuery = async (query: string): Promise<string | null> => {
  try {
    return (await fetchMeaning(meaningAddress(query), AbortSignal.timeout(timeout))).desks
  } catch {
    // The list is worth more than what its query could say besides.
    return null
  }
}
