'use client'

import { useState } from 'react'
import useSWR from 'swr'
import { createSearchClient, type Connection, type SearchClient } from '#lib/search/client.ts'
import { tokenIn, tokenLifetime } from '#lib/search/token-cookie.ts'

const tokenOf = (body: unknown): string | null => {
  const token: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : null
  return typeof token === 'string' ? token : null
}

const fetchToken = async (address: string): Promise<string | null> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) })
  if (!response.ok) throw new Error(`search token: ${response.status}`)
  return tokenOf(await response.json())
}

const address = '/api/search-token'

/**
 * A search client that keeps its token fresh: the cookie's at once, the server's in the background after the page
 * has loaded and before the cookie ends, and a new one when the service refuses it.
 * Source: spec 5.2.
 */
export const useSearchClient = (connection: Connection): SearchClient => {
  const { mutate } = useSWR(address, fetchToken, {
    refreshInterval: (tokenLifetime - 60) * 1000,
    revalidateOnFocus: false,
    dedupingInterval: 10_000,
  })
  const [client] = useState(() =>
    createSearchClient(
      connection,
      {
        current: async () => tokenIn(document.cookie) ?? fetchToken(address),
        fresh: async () => {
          const token = await fetchToken(`${address}?fresh=1`)
          void mutate(token, { revalidate: false })
          return token
        },
      },
      // Milliseconds. A phone on a slow network needs more than the library's second to connect.
      { connect: 4000, read: 6000, write: 6000 },
    ),
  )
  return client
}
