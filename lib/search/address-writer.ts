/** Which states of a search page go into the browser's history, when, and as which entries. */
import type { SearchPage } from './pages.ts'
import { addressOf, rebased, sameState, type Place } from './routing.ts'
import { readState, type SearchState } from './state.ts'

/** Milliseconds of rest after which a state goes into the address. */
const rest = 300

/** The part of the browser that is written to. */
export type AddressBar = {
  readonly place: () => Place
  readonly push: (address: string) => void
  readonly replace: (address: string) => void
  /** Has the framework fetch and show another address of this page. */
  readonly navigate: (address: string) => void
}

type Pending = { readonly state: SearchState; readonly isTyped: boolean }

/**
 * Writes the states of a page at `action` into the address, which says `start` at first. A tick or a link makes an entry
 * of its own. Letters make one entry for the whole search: the first of them adds it, the others replace it, until
 * `finish`. Nothing is written while another address is on its way, which a write would call back.
 */
export const createAddressWriter = (page: SearchPage, action: string, start: SearchState, bar: AddressBar) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: Pending | null = null
  /** The state that the address says. An address that says it again is no news. */
  let known = start
  /** Whether the present entry is the one that letters made since the last `finish`. */
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
    // Written on top of the address that comes.
    if (underway === 'here') return
    const next = pending
    pending = null
    const place = bar.place()
    if (!next || place.pathname !== action || underway === 'elsewhere') return
    const address = addressOf(page, next.state, place)
    if (next.isTyped && isOfLetters) bar.replace(address)
    else bar.push(address)
    isOfLetters = next.isTyped
    // As it is read back: a state that the address can not say in full would be taken for news.
    known = stateAt(bar.place().search)
  }

  return {
    /** Takes a state, to be written after a rest; `isTyped` says that letters in the box made it. */
    write: (state: SearchState, isTyped: boolean) => {
      if (pending && pending.isTyped !== isTyped) flush()
      drop()
      const { pathname, search } = bar.place()
      if (pathname === action && sameState(state, stateAt(search))) return
      pending = { state, isTyped }
      wait()
    },
    /** The search that was typed is complete: it is written at once, and the next one makes another entry. */
    finish: () => {
      flush()
      isOfLetters = false
    },
    /** A link to a page of this site is being followed, by its path. */
    follow: (pathname: string) => {
      flush()
      if (pathname !== action) underway = 'elsewhere'
      else if (underway === 'elsewhere') underway = 'nowhere'
    },
    /** Goes to another address of this page, with all that was done since that address was made. */
    go: (address: string) => {
      const before = stateAt(bar.place().search)
      flush()
      isOfLetters = false
      const { pathname, search } = bar.place()
      const [path = pathname, query = ''] = address.split('?')
      const asked = stateAt(query)
      const merged = rebased(page, asked, before, stateAt(search))
      const target = sameState(asked, merged) ? address : addressOf(page, merged, { pathname: path, search: query })
      if (target === `${pathname}${search}`) return
      drop()
      underway = 'here'
      bar.navigate(target)
    },
    /**
     * The address says this state now; whether that is news. What was done while it was on its way, by `go`, is newer and
     * stays. After back or forward, `isMove`, nothing is newer.
     */
    landed: (state: SearchState, isMove: boolean): boolean => {
      const isOurs = underway === 'here' && !isMove
      underway = 'nowhere'
      const isNews = isMove || !sameState(state, known)
      known = state
      if (isOurs && pending) {
        wait()
        return false
      }
      if (!isNews) return false
      drop()
      isOfLetters = false
      return true
    },
    /** Forgets what waits to be written. */
    stop: drop,
  }
}
