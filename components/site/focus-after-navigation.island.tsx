'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useOpenedLinks } from './use-opened-links.ts'

/**
 * Moves the focus to the page that a link led to, and back to that link when the visitor comes back. The framework keeps the page that
 * was left, hidden: the link on it loses the focus to the body, and the next Tab would start behind it, in the footer.
 */
export const FocusAfterNavigation = () => {
  // Folders instead of the address: the server knows them when it renders ahead of a request.
  const path = useSelectedLayoutSegments().join('/')
  const shown = useRef(path)
  const returnToLink = useOpenedLinks()
  useEffect(() => {
    if (shown.current === path) return undefined
    shown.current = path
    const main = document.getElementById('inhoud')
    const { activeElement: active, body } = document
    if (active && active !== body && active !== main && active.checkVisibility()) return undefined
    const { isDone, stop } = returnToLink()
    if (!isDone && !location.hash) main?.focus({ preventScroll: true })
    return stop
  }, [path, returnToLink])
  return null
}
