'use client'

import { createContext, use } from 'react'
import type { SearchClient } from '#lib/search/client.ts'
import type { ResultCounts } from '#lib/search/finder.ts'
import type { Travel } from '#lib/geo/travel.ts'
import type { Where } from '#lib/search/where.ts'
import type { Order } from '#lib/search/order.ts'
import { understandingClient, type SearchedList } from '#lib/search/understand/client.ts'
import { answeredKey, listKey } from '#lib/search/understand/requests.ts'
import {
  parseUnderstanding,
  plainWords,
  searchedWhere,
  understandAddress,
  type ServedUnderstanding,
} from '#lib/search/understand/served.ts'

/** What of the finder's address is not part of the list's state. */
export type LocationState = {
  /** The chosen place or area. */
  readonly where: Where
  /** The chosen distance, as the address has it. */
  readonly chosen: number | null | undefined
  /** The chosen travel time; null without one. */
  readonly travel: Travel | null
  /** Whether a place may be meant by the words. */
  readonly mayNamePlace: boolean
  readonly order: Order
  /** Keys of spans that count as plain words. */
  readonly literal: readonly string[]
  readonly hasLocationFlag: boolean
}

type Known = {
  readonly resultCounts: ResultCounts
  /** By the address at which they were asked for; the newest last. */
  readonly understandings: ReadonlyMap<string, ServedUnderstanding>
}

/** Understood queries that are kept. */
const most = 50
/** Milliseconds after which a query that was not understood by then counts as plain words. */
const timeout = 1500
/** Milliseconds after which its answer is waited for no more. */
const mostLate = 15_000

const nothing = plainWords('')

/** What the server understood; null when it does not say so. */
const fetchUnderstanding = async (address: string): Promise<ServedUnderstanding | null> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(mostLate) })
    return response.ok ? parseUnderstanding(await response.json()) : null
  } catch {
    return null
  }
}

const nothingInTime = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), timeout))

/**
 * The searches of one finder: each understands the query first, then asks in one call for the list, the matches and the counts.
 * Chosen: the server understands, so that no list of places or phrases is sent to browsers.
 */
export const createFinderSearch = (first: Known, start: LocationState) => {
  let known = first
  let around = start
  /** The search that the present `resultCounts` belong to. */
  let countedKey = ''
  /** Of the list that was asked for last. */
  let plannedKey = ''
  /** The server's list, and the address that it is of. */
  let served: (SearchedList & { readonly at: string }) | null = null
  /** Searches that began, and which of them was planned last. */
  let [turns, plannedTurn] = [0, 0]
  const listeners = new Set<() => void>()
  const keep = (change: Partial<Known>) => {
    known = { ...known, ...change }
    for (const listener of listeners) listener()
  }
  const addressOf = (query: string, { literal, mayNamePlace, travel }: LocationState) =>
    understandAddress(query, literal, mayNamePlace, travel)

  const learn = (address: string, understanding: ServedUnderstanding) => {
    const others = [...known.understandings].filter(([other]) => other !== address)
    keep({ understandings: new Map([...others, [address, understanding] as const].slice(-most)) })
    return understanding
  }
  /** Addresses whose answer did not come: their queries count as plain words for now. */
  const unsure = new Set<string>()
  /** Searches once more, when an answer came after its list. */
  let searchAgain = () => {}

  const learnLate = async (address: string, request: Promise<ServedUnderstanding | null>) => {
    const understanding = await request
    if (!understanding || !unsure.delete(address)) return
    learn(address, understanding)
    searchAgain()
  }

  const understand = async (query: string, at: LocationState): Promise<ServedUnderstanding> => {
    if (!query) return nothing
    const address = addressOf(query, at)
    const former = known.understandings.get(address)
    if (former && !unsure.delete(address)) return former
    const request = fetchUnderstanding(address)
    const understanding = await Promise.race([request, nothingInTime()])
    if (understanding) return learn(address, understanding)
    // The list is worth more than what the query could say besides. It is asked again with the next search for it.
    unsure.add(address)
    void learnLate(address, request)
    return learn(address, plainWords(query))
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    known: () => known,
    /** Calls `search` when a query is understood after the list for it came; until the function that is returned is called. */
    onLate: (search: () => void) => {
      searchAgain = search
      return () => {
        searchAgain = () => {}
      }
    },
    /** Call when the address has another place, order or plain words. */
    move: (to: LocationState) => {
      around = to
    },
    /** Call with what the server understood, by its address. */
    learn: (address: string, understanding: ServedUnderstanding) => {
      if (!known.understandings.has(address)) learn(address, understanding)
    },
    /** Call with the list that the server searched at that address: it is not searched again. */
    serve: (list: SearchedList, at: LocationState) => {
      served = { ...list, at: JSON.stringify(at) }
    },
    /** What a query says there; null while that is not known. */
    understandingOf: ({ understandings }: Known, query: string, at: LocationState): ServedUnderstanding | null =>
      query ? (understandings.get(addressOf(query, at)) ?? null) : nothing,
    /** The client of the list. */
    listClient: (client: SearchClient): SearchClient =>
      understandingClient(client, async (query, requests) => {
        const at = around
        const turn = (turns += 1)
        const understanding = await understand(query, at)
        const where = searchedWhere(at.where, at.chosen, understanding)
        // Another page of the same list has the same matches and counts.
        const key = JSON.stringify([
          query,
          requests.map(({ params }) => Reflect.get(Object(params), 'facetFilters')),
          at,
        ])
        // One that was understood later than a newer one is no longer wanted.
        if (turn > plannedTurn) [plannedTurn, plannedKey] = [turn, key]
        const isServed = answeredKey(served?.results[0]) === listKey(requests) && served?.at === JSON.stringify(at)
        return {
          known: isServed ? served : null,
          searched: { understanding, where, hasLocationFlag: at.hasLocationFlag, order: at.order },
          includesCounts: key !== countedKey,
          onCounts: (resultCounts) => {
            // A late answer of a list that is no longer wanted counts nothing.
            if (key !== plannedKey) return
            countedKey = key
            keep({ resultCounts })
          },
        }
      }),
  }
}

export type FinderSearch = ReturnType<typeof createFinderSearch>

export const FinderSearchContext = createContext<FinderSearch | null>(null)

/** The searches of the finder above. */
export const useFinderSearch = (): FinderSearch => {
  const search = use(FinderSearchContext)
  if (!search) throw new Error('This needs a Finder above it')
  return search
}
