/** InstantSearch's router for a search page: which states are written to the browser's history, when, and as which entries. */
import type { Router } from 'instantsearch.js'
import type { SearchPage } from './list-pages.ts'
import { addressOf, following, isSameList, sameState, type Place } from './routing.ts'
import { readState, type SearchState } from './state.ts'

/** Debounce in milliseconds before a state is written to the address. */
const debounce = 300

/** The part of the page that the router uses. */
export type AddressBar = {
  readonly place: () => Place
  readonly push: (address: string) => void
  readonly replace: (address: string) => void
  /** Lets the framework navigate to another address of this page, in an entry of its own or in the place of the present one. */
  readonly navigate: (address: string, replaces: boolean) => void
  /** The query in the search box; null without a box. */
  readonly typed: () => string | null
}

type Pending = { readonly state: SearchState; readonly isTyped: boolean }

const sameRefinements = (one: SearchState, other: SearchState) =>
  JSON.stringify(one.refinements) === JSON.stringify(other.refinements)

/** Parameters in an order of their own: a form sends those of the same address in another one. */
const sorted = (query = ''): string => {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.toString()
}

/**
 * The router of a page at `action`, whose state is `start` at first. A checkbox or a link adds a history entry. Typing
 * adds one entry per search: the first letter adds it, further letters replace it, until `finish`. Nothing is written
 * during a navigation, because a write would cancel it.
 */
export const createAddressRouter = (page: SearchPage, action: string, start: SearchState, bar: AddressBar) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: Pending | null = null
  /** The state of InstantSearch. */
  let current = start
  /** The state in the address. Another address with the same state is no change. */
  let addressState = start
  /** Whether the current history entry was added by typing since the last `finish`. */
  let isOfLetters = false
  let underway: 'nowhere' | 'here' | 'elsewhere' = 'nowhere'
  /** Whether the navigation by `go` that is under way adds an entry, and where it leads. */
  let isAdding = false
  let goingTo = ''
  let update: (state: SearchState) => void = () => {}

  const stateAt = (search: string) => readState(page, new URLSearchParams(search))
  const drop = () => {
    clearTimeout(timer)
    pending = null
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(flush, debounce)
  }
  const flush = () => {
    clearTimeout(timer)
    // The state is written after the navigation, on top of the new address.
    if (underway === 'here') return
    const next = pending
    pending = null
    const place = bar.place()
    if (!next || place.pathname !== action || underway === 'elsewhere') return
    const address = addressOf(page, next.state, place)
    if (next.isTyped && isOfLetters) bar.replace(address)
    else bar.push(address)
    isOfLetters = next.isTyped
    // Read back from the address: a state that the address cannot express in full would count as a change.
    addressState = stateAt(bar.place().search)
  }
  /** Whether the address has another state than expected. Changes made during a navigation by `go` are newer than it. */
  const isNews = (state: SearchState, isMove: boolean): boolean => {
    const isOurs = underway === 'here' && !isMove
    underway = 'nowhere'
    const isOther = isMove || !sameState(state, addressState)
    addressState = state
    // A page that was chosen meanwhile is one of the former list.
    if (isOurs && pending && !isSameList(pending.state, state)) wait()
    else if (isOther || (isOurs && pending)) {
      drop()
      isOfLetters = false
      return !sameState(state, current)
    }
    return false
  }

  const router: Router<SearchState> = {
    $$type: 'lesroute.address',
    read: () => current,
    createURL: (state) => addressOf(page, following(current, state), { pathname: action, search: bar.place().search }),
    onUpdate: (callback) => {
      update = callback
    },
    // `onStateChange` writes. What the library tells its router, a task later, may be the state of widgets that come or go.
    write: () => {},
    dispose: drop,
  }

  return {
    router,
    /** Schedules a state that InstantSearch is about to search for. */
    write: (state: SearchState) => {
      if (sameState(state, current)) return
      const isTyped = state.query !== current.query && state.query === bar.typed() && sameRefinements(state, current)
      current = state
      if (pending && pending.isTyped !== isTyped) flush()
      drop()
      const { pathname, search } = bar.place()
      if (pathname === action && sameState(state, stateAt(search))) return
      pending = { state, isTyped }
      wait()
    },
    /** The state that was last searched for. */
    current: () => current,
    /** Ends the typed search: it is written immediately, and the next one adds a new entry. */
    finish: () => {
      flush()
      isOfLetters = false
    },
    /** Call when a link to a page of this site, with this path, is followed. */
    leave: (pathname: string) => {
      flush()
      if (pathname !== action) underway = 'elsewhere'
      else if (underway === 'elsewhere') underway = 'nowhere'
    },
    /**
     * Navigates to another address of this page: `change` makes its parameters of the present ones, or of those where a
     * navigation by an earlier call is still to arrive. Returns the state of that address.
     */
    go: (change: (parameters: URLSearchParams) => URLSearchParams, { replaces } = { replaces: false }): SearchState => {
      flush()
      isOfLetters = false
      const place = underway === 'here' ? { pathname: action, search: goingTo } : bar.place()
      const { pathname, search } = place
      const present = pending ? addressOf(page, pending.state, place) : `${pathname}${search}`
      const query = change(new URLSearchParams(present.split('?')[1])).toString()
      const target = query ? `${action}?${query}` : action
      if (pathname === action && sorted(query) === sorted(present.split('?')[1])) return stateAt(query)
      drop()
      // The framework cancels a pending navigation when a newer one starts. If the pending one adds a history entry, the newer one must add it.
      isAdding = !replaces || (underway === 'here' && isAdding)
      underway = 'here'
      goingTo = query ? `?${query}` : ''
      bar.navigate(target, !isAdding)
      return stateAt(query)
    },
    /** Whether a navigation by `go` is still to arrive: what is written to the history meanwhile would cancel it. */
    isGoing: (): boolean => underway === 'here',
    /**
     * Call when the address has changed: another state is searched for. After back or forward, `isMove`, the address is
     * always newer than what was done on the page. Returns its state; null for the address of another page.
     */
    follow: (isMove: boolean): SearchState | null => {
      const { pathname, search } = bar.place()
      if (pathname !== action) return null
      const state = stateAt(search)
      if (isNews(state, isMove)) {
        current = state
        update(state)
      }
      return state
    },
  }
}
