'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the page that a link led to. The framework keeps the page that was left, hidden: the link on it loses the focus to
 * the body, and the next Tab would start behind it, in the footer.
 */
export const FocusAfterNavigation = () => {
  // Folders instead of the address: the server knows them when it renders ahead of a request.
  const path = useSelectedLayoutSegments().join('/')
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const { activeElement: active, body } = document
    if (location.hash || (active && active !== body && active.checkVisibility())) return
    document.getElementById('inhoud')?.focus({ preventScroll: true })
  }, [path])
  return null
}
