'use client'

import { useEffect } from 'react'

/** Milliseconds that a pointer rests on the link before the card shows, and may be off both before it goes. */
const delays = { show: 400, hide: 300 }

/** Ties the card to its links; what comes back unties them. */
const tie = (card: HTMLElement, links: readonly HTMLElement[]) => {
  const ended = new AbortController()
  let timer = 0
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, wait)
  }
  // At another link of the same card it moves there.
  const show = (source: HTMLElement) => () => {
    card.hidePopover()
    card.showPopover({ source })
  }
  const hide = () => card.hidePopover()
  const on = (target: HTMLElement | Document, type: string, act: (event: Event) => void) =>
    target.addEventListener(type, act, { signal: ended.signal })
  on(card, 'pointerenter', () => clearTimeout(timer))
  on(card, 'pointerleave', () => later(hide, delays.hide))
  for (const link of links) {
    on(link, 'pointerenter', () => later(show(link), delays.show))
    on(link, 'pointerleave', () => later(hide, delays.hide))
    on(link, 'focus', () => link.matches(':focus-visible') && later(show(link), delays.show))
    on(link, 'blur', () => later(hide, 0))
  }
  on(document, 'keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && later(hide, 0))
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}

/**
 * Shows a preview card on hover and focus of its link where the browser does not know `interestfor`. The pointer may
 * move onto the card; Escape puts it away. Source: WCAG 2.2, 1.4.13.
 */
export const PreviewFallback = ({ card: id }: { readonly card: string }) => {
  useEffect(() => {
    const card = document.getElementById(id)
    const links = [...document.querySelectorAll<HTMLElement>(`a[aria-details="${CSS.escape(id)}"]`)]
    const isNeeded = card && 'showPopover' in card && links.some((link) => !('interestForElement' in link))
    return isNeeded ? tie(card, links) : undefined
  }, [id])
  return null
}
