/** Writes the states of a search page to the browser's history: which states, when, and as new or replaced entries. */
import type { SearchPage } from './pages.ts'
import { addressOf, rebased, sameState, type Place } from './routing.ts'
import { readState, type SearchState } from './state.ts'

/** Debounce in milliseconds before a state is written to the address. */
const rest = 300

/** The part of the browser API that the writer uses. */
export type AddressBar = {
  readonly place: () => Place
  readonly push: (address: string) => void
  readonly replace: (address: string) => void
  /** Lets the framework navigate to another address of this page. */
  readonly navigate: (address: string) => void
}

type Pending = { readonly state: SearchState; readonly isTyped: boolean }

/**
 * Writes the states of a page at `action` into the address, whose initial state is `start`. A checkbox or a link adds a
 * history entry. Typing adds one entry per search: the first letter adds it, further letters replace it, until
 * `finish`. Nothing is written during a navigation, because a write would cancel it.
 */
export const createAddressWriter = (page: SearchPage, action: string, start: SearchState, bar: AddressBar) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: Pending | null = null
  /** The state in the address. Another address with the same state is no change. */
  let addressState = start
  /** Whether the current history entry was added by typing since the last `finish`. */
  let isOfLetters = false
  let underway: 'nowhere' | 'here' | 'elsewhere' = 'nowhere'

  const stateAt = (search: string) => readState(page, new URLSearchParams(search))
  const drop = () => {
    clearTimeout(timer)
    pending = null
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(flush, rest)
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

  return {
    /** Schedules a state to be written after the debounce; `isTyped`: typing in the search box caused it. */
    write: (state: SearchState, isTyped: boolean) => {
      if (pending && pending.isTyped !== isTyped) flush()
      drop()
      const { pathname, search } = bar.place()
      if (pathname === action && sameState(state, stateAt(search))) return
      pending = { state, isTyped }
      wait()
    },
    /** Ends the typed search: it is written immediately, and the next one adds a new entry. */
    finish: () => {
      flush()
      isOfLetters = false
    },
    /** Call when a link to a page of this site, with this path, is followed. */
    follow: (pathname: string) => {
      flush()
      if (pathname !== action) underway = 'elsewhere'
      else if (underway === 'elsewhere') underway = 'nowhere'
    },
    /** Navigates to another address of this page, merged with all changes since that address was created. */
    go: (address: string) => {
      const before = stateAt(bar.place().search)
      flush()
      isOfLetters = false
      const { pathname, search } = bar.place()
      const [path = pathname, query = ''] = address.split('?')
      const nextState = stateAt(query)
      const merged = rebased(page, nextState, before, stateAt(search))
      const target = sameState(nextState, merged) ? address : addressOf(page, merged, { pathname: path, search: query })
      if (target === `${pathname}${search}`) return
      drop()
      underway = 'here'
      bar.navigate(target)
    },
    /**
     * Call when the address has this state; returns whether that is a change. Changes made during a navigation by `go` are
     * newer and remain. After back or forward, `isMove`, the address is always newer.
     */
    landed: (state: SearchState, isMove: boolean): boolean => {
      const isOurs = underway === 'here' && !isMove
      underway = 'nowhere'
      const isNews = isMove || !sameState(state, addressState)
      addressState = state
      if (isOurs && pending) {
        wait()
        return false
      }
      if (!isNews) return false
      drop()
      isOfLetters = false
      return true
    },
    /** Discards pending writes. */
    stop: drop,
  }
}
