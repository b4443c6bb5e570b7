'use client'

import { useCallback, useEffect, useRef } from 'react'

/** The link, which a page that is built anew has no more, and its address; weakly, since it would hold the whole page in memory. */
type Opened = { readonly link: WeakRef<HTMLElement>; readonly href: string }

const here = () => location.pathname + location.search

/** Milliseconds in which a page that is built anew has its list. */
const longestWait = 3000

const visibleLink = ({ link, href }: Opened): HTMLElement | undefined =>
  [link.deref(), ...document.querySelectorAll<HTMLElement>(`#inhoud a[href="${CSS.escape(href)}"]`)].find(
    (one) => one?.isConnected && one.checkVisibility(),
  )

/**
 * Remembers the link that was opened on each page. The function that it returns focuses the one of this page after Back or Forward,
 * without scrolling, as soon as the page has it; a visitor who does something else first keeps the focus where it is.
 */
export const useOpenedLinks = () => {
  const opened = useRef(new Map<string, Opened>())
  /** The address that Back or Forward led to. */
  const returned = useRef<string | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const href = link?.getAttribute('href')
      // The browser itself follows what the framework does not: this page is gone then.
      if (!link || !href || !defaultPrevented) return
      opened.current.set(here(), { link: new WeakRef(link), href })
      returned.current = null
    }
    // Behind every handler of the page: those of a search may give the page that is left its last address.
    addEventListener('click', onClick, { signal })
    // The framework may render the former page before other listeners hear of `popstate`. Browsers without this keep the focus on the page.
    const onEntry = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      if (navigationType === 'traverse') returned.current = here()
    }
    window.navigation?.addEventListener('currententrychange', onEntry, { signal })
    return () => listening.abort()
  }, [])
  return useCallback(() => {
    const last = returned.current === here() ? opened.current.get(here()) : undefined
    returned.current = null
    const waiting = new AbortController()
    const stop = () => waiting.abort()
    const focus = (): boolean => {
      const link = last && visibleLink(last)
      link?.focus({ preventScroll: true })
      return link !== undefined
    }
    const isDone = focus()
    if (last && !isDone) {
      const changes = new MutationObserver(() => {
        const { activeElement: active, body } = document
        if ((active !== body && active?.id !== 'inhoud') || focus()) stop()
      })
      changes.observe(document.body, { childList: true, subtree: true })
      waiting.signal.addEventListener('abort', () => changes.disconnect())
      for (const act of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
        addEventListener(act, stop, { signal: waiting.signal, capture: true, passive: true })
      setTimeout(stop, longestWait)
    }
    return { isDone, stop }
  }, [])
}
