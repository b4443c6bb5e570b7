/** The cookie that holds the search token in the browser. Source: docs/contract.md 5.2 "keep it in a cookie for ten minutes". */
export const tokenCookie = 'lesroute_search_token'

/** Seconds. */
export const tokenLifetime = 600

/** The token in a cookie header or `document.cookie`; null when there is none. */
export const tokenIn = (cookies: string): string | null => {
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${tokenCookie}=`))
  const value = pair?.slice(tokenCookie.length + 1)
  try {
    return value ? decodeURIComponent(value) : null
  } catch {
    // Not ours: a token is asked for anew.
    return null
  }
}
