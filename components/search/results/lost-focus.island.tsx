'use client'

import { useEffect, useRef } from 'react'
import { useDeferredResults } from '../list/search-state.ts'

/**
 * Puts the focus on the results when what had it among them is gone with their answer, such as the link to what was meant: browsers let
 * it fall to the body of the page, where the keyboard begins anew. A component of its own, so that an answer renders nothing else again.
 */
export const LostFocus = () => {
  // Renders with each answer.
  useDeferredResults()
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && target.closest('#resultaten') ? target : null
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    document.getElementById('resultaten')?.focus({ preventScroll: true })
  })
  return null
}
