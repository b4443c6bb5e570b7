/** The last search for programmes of this tab, so that a comparison leads back to it. Browsers only. */
const key = 'lesroute:last-search:1'

/** The query of its address; empty when there is none. */
export const lastSearch = (): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    // A browser that stores nothing for this site leads to all programmes.
    return ''
  }
}

/** Stores the query of an address of the finder. */
export const keepLastSearch = (query: string): void => {
  try {
    sessionStorage.setItem(key, query)
  } catch {
    // See above.
  }
}
