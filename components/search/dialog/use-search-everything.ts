'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '#lib/i18n/routing.ts'
import { browserSearch } from '#lib/search/browser-search.ts'
import { SearchUnavailableError, type Connection } from '#lib/search/client.ts'
import type { Near } from '#lib/search/near.ts'
import { fetchPageChoices, type PageChoices } from '#lib/search/page-choices.ts'
import { searchEverything } from '#lib/search/search-everything.ts'
import { withinArea } from '#lib/search/search-near.ts'
import { fetchedOfKind } from '#lib/search/suggestions.ts'
import type { Answer } from '#lib/search/suggestions-when-empty.ts'

/** Milliseconds without a key press after which letters become a search. Source: docs/contract.md 8 "Search input rate". */
const debounce = 250

export type Settled =
  | { readonly status: 'answered'; readonly query: string; readonly answer: Answer; readonly pages: PageChoices }
  | { readonly status: 'failed' | 'offline' | 'unavailable'; readonly query: string }

const failureOf = (error: unknown): 'failed' | 'offline' | 'unavailable' => {
  if (error instanceof SearchUnavailableError) return 'unavailable'
  return navigator.onLine ? 'failed' : 'offline'
}

/**
 * The results of a search over all kinds after a debounce: one call per pause to the search service, one more where the query
 * names a place, one to the site for its own pages, and only the response to the latest query is used. `settled` is initially `former`; `busy` means that its response belongs to another query.
 */
export const useEverywhere = (query: string, connection: Connection, locale: Locale, former: Settled | null) => {
  const [client] = useState(() => browserSearch(connection))
  const [settled, settle] = useState<Settled | null>(former)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isStale = false
    const search = async () => {
      try {
        const ask = (requests: readonly { readonly indexName: string; readonly query: string }[]) =>
          client.search([...requests])
        const searched = (near: Near | null) =>
          searchEverything(ask, { query, kind: null, page: 1, near }, fetchedOfKind(locale), new Date())
        const [plain, pages] = await Promise.all([searched(null), fetchPageChoices(query, locale)])
        // Few queries name a place: only those are searched for a second time.
        const answer = pages.near ? withinArea(await searched(pages.near), pages.near) : plain
        if (!isStale) settle({ status: 'answered', query, answer, pages })
      } catch (error) {
        if (!isStale) settle({ status: failureOf(error), query })
      }
    }
    // The results of the previous dialog are shown until the same search, without a debounce, returns.
    const timer = setTimeout(() => void search(), query && query !== former?.query ? debounce : 0)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
    // A retry sends the same query again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [client, query, locale, attempt, former])

  const isOffline = settled?.status === 'offline'
  useEffect(() => {
    if (!isOffline) return undefined
    const again = () => setAttempt((count) => count + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isOffline])

  return { settled, isBusy: settled?.query !== query, retry: () => setAttempt((count) => count + 1) }
}
