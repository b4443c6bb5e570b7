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
    // What the visitor left is not lost; of what is taken away nothing is there after this.
    const onBlur = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target === focused && target instanceof Element && target.isConnected) focused = null
      })
    }
    const changes = new MutationObserver(() => {
      if (!(focused instanceof Element) || focused.isConnected) return
      focused = null
      if (document.activeElement === document.body) latest.current()
    })
    results.addEventListener('focusin', onFocus)
    results.addEventListener('focusout', onBlur)
    changes.observe(results, { childList: true, subtree: true })
    return () => {
      results.removeEventListener('focusin', onFocus)
      results.removeEventListener('focusout', onBlur)
      changes.disconnect()
    }
  }, [])
}
