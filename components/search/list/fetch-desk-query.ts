import * as v from 'valibot'

const answer = v.object({ desks: v.nullish(v.string(), null) })

/** Milliseconds after which a query counts as words alone. */
const timeout = 1500

/** The query that the site's server has for one that names a place; null without a place, and without an answer in time. */
export const fetchDeskQuery = async (query: string): Promise<string | null> => {
  try {
    const response = await fetch(`/api/understand?${new URLSearchParams({ q: query }).toString()}`, {
      signal: AbortSignal.timeout(timeout),
    })
    return response.ok ? v.parse(answer, await response.json()).desks : null
  } catch {
    // The list is worth more than what its query could say besides.
    return null
  }
}
