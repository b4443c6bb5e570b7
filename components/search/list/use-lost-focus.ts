'use client'

import { useEffect, useRef } from 'react'

/**
 * Calls `lead` when an answer takes away what had the focus among the results, such as the link to the search that it answers:
 * otherwise a keyboard would begin again at the top of the page.
 */
export const useLostFocus = (lead: () => void) => {
  const latest = useRef(lead)
  useEffect(() => {
    latest.current = lead
  })
  useEffect(() => {
    const results = document.getElementById('resultaten')
    if (!results) return undefined
    let focused: EventTarget | null = null
    const onFocus = ({ target }: FocusEvent) => {
      focused = target
    }
    const changes = new MutationObserver(() => {
      if (!(focused instanceof Element) || focused.isConnected) return
      focused = null
      if (document.activeElement === document.body) latest.current()
    })
    results.addEventListener('focusin', onFocus)
    changes.observe(results, { childList: true, subtree: true })
    return () => {
      results.removeEventListener('focusin', onFocus)
      changes.disconnect()
    }
  }, [])
}
