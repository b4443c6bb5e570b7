'use client'

import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/**
 * Remounts its children whenever the page returns from the router's cache of hidden pages. There, effects are
 * cleaned up while state is preserved, which leaves InstantSearch without listeners. The height is reserved meanwhile: if
 * the page shrank for a moment, the browser would lose the scroll position to which it returns.
 */
export const RemountOnShow = ({ children }: { readonly children: ReactNode }) => {
  const [{ on, epoch }, set] = useState({ on: true, epoch: 0 })
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = room.current
    // The state must follow the effect: it is what the framework cleans up when it hides a page.
    // oxlint-disable-next-line react/set-state-in-effect
    set((state) => (state.on ? state : { ...state, on: true }))
    return () => {
      if (box) box.style.minHeight = `${box.offsetHeight}px`
      set((state) => ({ on: false, epoch: state.epoch + 1 }))
    }
  }, [])
  useEffect(() => {
    if (!on) return undefined
    const frame = requestAnimationFrame(() => room.current?.style.removeProperty('min-height'))
    return () => cancelAnimationFrame(frame)
  }, [on])
  return <div ref={room}>{on ? <Fragment key={epoch}>{children}</Fragment> : null}</div>
}
