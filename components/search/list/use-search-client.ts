'use client'

import { useState } from 'react'
import useSWR from 'swr'
import { browserSearch, fetchToken, tokenAddress } from '#lib/search/browser-search.ts'
import type { Connection, SearchClient } from '#lib/search/client.ts'
import { tokenLifetime } from '#lib/search/token-cookie.ts'

/**
 * A search client that keeps its token fresh: the cookie's at once, the server's in the background after the page
 * has loaded and before the cookie ends, and a new one when the service refuses it.
 * Source: docs/contract.md 5.2.
 */
export const useSearchClient = (connection: Connection): SearchClient => {
  useSWR(tokenAddress, fetchToken, {
    refreshInterval: (tokenLifetime - 60) * 1000,
    revalidateOnFocus: false,
    dedupingInterval: 10_000,
  })
  const [client] = useState(() => browserSearch(connection))
  return client
}
