/**
 * Makes one search of what a person types letter by letter: a search that goes on with the former one of the same address
 * takes its place. Addresses are kept in memory only, until the search settles.
 */

/** A search as it is counted. */
export type CountedSearch = {
  readonly index: string
  readonly query: string
  readonly hits: number
  readonly filtered: boolean
  readonly tracked: boolean
}

type Pending = { readonly search: CountedSearch; readonly at: number }

/** Milliseconds without another search after which one counts. Chosen: people pause longer between letters of a query. */
const rest = 10_000
/** Searches that wait; beyond it the oldest counts at once. */
const most = 1000

const goesOn = (former: string, next: string): boolean => next.startsWith(former) || former.startsWith(next)

/** `settle` receives each search once, with the time at which it was made. */
export const createTyping = (settle: (search: CountedSearch, at: number) => void) => {
  const pending = new Map<string, Pending>()
  const release = (name: string, { search, at }: Pending) => {
    pending.delete(name)
    settle(search, at)
  }
  return {
    add: (caller: string, search: CountedSearch, at: number): void => {
      const name = `${caller}\0${search.index}`
      const former = pending.get(name)
      if (former && at - former.at < rest && goesOn(former.search.query, search.query)) pending.delete(name)
      else if (former) release(name, former)
      pending.set(name, { search, at })
      const [oldest] = pending
      if (pending.size > most && oldest) release(...oldest)
    },
    /** Settles what has waited long enough at this time; all with `Infinity`. */
    settle: (now: number): void => {
      for (const [name, entry] of pending) if (now - entry.at >= rest) release(name, entry)
    },
  }
}
