'use client'

import type { InitialResults, UiState } from 'instantsearch.js'
import { useSearchParams } from 'next/navigation'
import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import {
  InstantSearch,
  InstantSearchSSRProvider,
  useHitsPerPage,
  useInstantSearch,
  usePagination,
} from 'react-instantsearch'
import type { Connection, SearchClient } from '#lib/search/client.ts'
import { searchPages, type SearchPage, type SearchPageName } from '#lib/search/pages.ts'
import { following, fromUiState, sameState, toUiState } from '#lib/search/routing.ts'
import { mostShown, readState, type SearchState } from '#lib/search/state.ts'
import { ScopeContext } from './search-state.ts'
import { useAddressWriter } from './use-address-writer.ts'
import { useSearchClient } from './use-search-client.ts'

export type RootProps = {
  readonly page: SearchPageName
  readonly connection: Connection
  readonly initialResults: InitialResults
  /** The page's own path, as visitors see it. */
  readonly action: string
  /** The query string for which the server made the list. */
  readonly served: string
  readonly children: (client: SearchClient) => ReactNode
}

/**
 * Mounts its children anew whenever the page comes back from the router's cache of hidden pages. There, effects are
 * cleaned up while state stays, which leaves InstantSearch started but deaf. Their room is held meanwhile: in a page
 * that shrank for a moment, the browser would lose the place to which it returns.
 */
const Awake = ({ children }: { readonly children: ReactNode }) => {
  const [{ on, epoch }, set] = useState({ on: true, epoch: 0 })
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = room.current
    // The state must follow the effect: it is what the framework cleans up when it hides a page.
    // oxlint-disable-next-line react/set-state-in-effect
    set((state) => (state.on ? state : { ...state, on: true }))
    return () => {
      if (box) box.style.minHeight = `${box.offsetHeight}px`
      set((state) => ({ on: false, epoch: state.epoch + 1 }))
    }
  }, [])
  useEffect(() => {
    if (!on) return undefined
    const frame = requestAnimationFrame(() => room.current?.style.removeProperty('min-height'))
    return () => cancelAnimationFrame(frame)
  }, [on])
  return <div ref={room}>{on ? <Fragment key={epoch}>{children}</Fragment> : null}</div>
}

/** The last results and the state that they are of: what a page that comes back shows at once. */
type Kept = { readonly results: InitialResults; readonly state: SearchState }

const KeepResults = ({ page, keep }: { readonly page: SearchPage; readonly keep: (kept: Kept) => void }) => {
  const { results, uiState, status } = useInstantSearch({ catchError: true })
  useEffect(() => {
    const raw: unknown = Reflect.get(results, '_rawResults')
    if (status !== 'idle' || !Array.isArray(raw) || !raw.length) return
    keep({
      results: { [page.index]: { state: results._state, results: raw } },
      state: fromUiState(page, uiState),
    })
  }, [page, results, uiState, status, keep])
  return null
}

/** Carries in the widgets' own state which page is shown, and how many hits together: what no widget claims is lost. */
const Shown = ({ page }: { readonly page: SearchPage }) => {
  const [items] = useState(() =>
    Array.from({ length: mostShown }, (_, index) => ({
      label: '',
      value: page.hitsPerPage * (index + 1),
      default: index === 0,
    })),
  )
  useHitsPerPage({ items })
  usePagination()
  return null
}

type FollowProps = {
  readonly page: SearchPage
  /** Told of the state before it is taken over. */
  readonly onFollow: (state: SearchState) => void
  /** Whether the state of an address is news. */
  readonly landed: (state: SearchState) => boolean
}

/** Takes over what the address says when somebody else changed it: back, forward, a link to this same page. */
const FollowAddress = ({ page, onFollow, landed }: FollowProps) => {
  const { uiState, setUiState } = useInstantSearch()
  const parameters = useSearchParams()
  const current = useRef(uiState)
  useEffect(() => {
    current.current = uiState
  }, [uiState])
  useEffect(() => {
    const wanted = readState(page, parameters)
    if (!landed(wanted)) return
    if (sameState(wanted, fromUiState(page, current.current))) return
    onFollow(wanted)
    setUiState(toUiState(page, wanted))
  }, [page, parameters, setUiState, onFollow, landed])
  return null
}

type InnerProps = RootProps & { readonly kept: Kept; readonly keep: (kept: Kept) => void }

const Root = ({ page: name, connection, action, kept, keep, children }: InnerProps) => {
  const page = searchPages[name]
  const parameters = useSearchParams()
  const client = useSearchClient(connection)
  const { write, go, landed } = useAddressWriter(page, action)
  const [start] = useState(() => readState(page, parameters))
  const former = useRef(start)
  const follow = useCallback((state: SearchState) => {
    former.current = state
  }, [])
  // A page that comes back may stand at another state than the one its results are of.
  const fits = sameState(start, kept.state)
  const search = (
    <InstantSearch
      searchClient={client}
      indexName={page.index}
      initialUiState={toUiState(page, start)}
      onStateChange={({ uiState, setUiState }: { uiState: UiState; setUiState: (state: UiState) => void }) => {
        const state = following(former.current, fromUiState(page, uiState))
        former.current = state
        setUiState(toUiState(page, state))
        write(state)
      }}
      insights={false}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <FollowAddress page={page} onFollow={follow} landed={landed} />
      <Shown page={page} />
      <KeepResults page={page} keep={keep} />
      {children(client)}
    </InstantSearch>
  )
  return (
    <ScopeContext value={{ page, client, action, go }}>
      {fits ? <InstantSearchSSRProvider initialResults={kept.results}>{search}</InstantSearchSSRProvider> : search}
    </ScopeContext>
  )
}

type RememberedProps = Omit<InnerProps, 'kept'> & { readonly source: RefObject<Kept> }

/** Takes the kept results once, when it is mounted. */
const Remembered = ({ source, ...props }: RememberedProps) => {
  const [kept] = useState(() => source.current)
  return <Root {...props} kept={kept} />
}

/** The island of a search page: takes over the list that the server rendered, and searches from there. */
export const SearchRoot = (props: RootProps) => {
  const { page, initialResults, served } = props
  // Above what is mounted anew, so that a page that comes back asks for nothing and stands where it was left.
  const kept = useRef<Kept>({
    results: initialResults,
    state: readState(searchPages[page], new URLSearchParams(served)),
  })
  const keep = useCallback((next: Kept) => {
    kept.current = next
  }, [])
  return (
    <Awake>
      <Remembered {...props} source={kept} keep={keep} />
    </Awake>
  )
}
