'use client'

import { useEffect, useRef, type ReactNode } from 'react'

/**
 * The place of the map beside or above the list. While somebody is at the map it stays where it is on the screen, also when the
 * list that it searches becomes shorter and the page ends earlier.
 */
export const MapFrame = ({ children }: { readonly children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = frame
    const body = element?.parentElement
    if (!element || !body) return undefined
    const topOf = () => element.getBoundingClientRect().top
    let [top, height] = [topOf(), body.offsetHeight]
    // A scroll that the browser makes itself, at the end of a shorter page, may be reported before the new size is: that one is undone.
    const look = () => {
      if (body.offsetHeight === height) top = topOf()
    }
    const sizes = new ResizeObserver(() => {
      const moved = topOf() - top
      if (moved && element.matches(':focus-within, :hover')) scrollBy({ top: moved, behavior: 'instant' })
      height = body.offsetHeight
      top = topOf()
    })
    sizes.observe(body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  return (
    <div ref={frame} className="finder-frame" data-screen="" data-script="">
      {children}
    </div>
  )
}
