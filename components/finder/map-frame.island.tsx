'use client'

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

/** Pixels of the frame that are not in view: below the screen, or under the list of a phone or what is compared. */
const belowOf = (frame: Element, list: Element | null): number => {
  const { left, right, top, bottom, height } = frame.getBoundingClientRect()
  const over = [list, document.querySelector('[data-compared]')].flatMap((element) => {
    const box = element?.getBoundingClientRect()
    return box && box.left < right - 1 && box.right > left + 1 && box.bottom > top ? [box.top] : []
  })
  return Math.round(Math.min(height, Math.max(0, bottom - Math.min(innerHeight, ...over))))
}

type Watched = { readonly moved: () => void; readonly resized: () => void }

/** Calls `moved` when the page scrolls or the window changes, and `resized` when the element's size does, until the returned function is called. */
const watchLayout = (element: Element, { moved, resized }: Watched): (() => void) => {
  const sizes = new ResizeObserver(resized)
  sizes.observe(element)
  addEventListener('scroll', moved, { passive: true })
  addEventListener('resize', moved)
  return () => {
    sizes.disconnect()
    removeEventListener('scroll', moved)
    removeEventListener('resize', moved)
  }
}

/**
 * Keeps `--below` on the frame: how much of its lower edge is not in view. The map keeps its size, since drawing it in another one
 * while the page scrolls is slow; what stands at its foot, and what it fits, stay above that.
 */
const useBelow = (frame: { readonly current: HTMLDivElement | null }) => {
  // Before the effects of the map, which fits what it shows.
  useLayoutEffect(() => {
    const { current: element } = frame
    const form = element?.closest('form')
    if (!element || !form) return undefined
    let former = -1
    const look = () => {
      const below = belowOf(element, document.getElementById('resultaten'))
      if (below !== former) element.style.setProperty('--below', `${below}px`)
      former = below
    }
    look()
    return watchLayout(form, { moved: look, resized: look })
  }, [frame])
}

/**
 * The place of the map beside or above the list. While somebody is at the map it stays where it is on the screen, also when the
 * list that it searches becomes shorter and the page ends earlier.
 */
export const MapFrame = ({ children }: { readonly children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null)
  useBelow(frame)
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
    const hold = () => {
      const moved = topOf() - top
      if (moved && element.matches(':focus-within, :hover')) scrollBy({ top: moved, behavior: 'instant' })
      height = body.offsetHeight
      top = topOf()
    }
    return watchLayout(body, { moved: look, resized: hold })
  }, [])
  return (
    <div ref={frame} className="finder-frame" data-screen="" data-script="">
      {children}
    </div>
  )
}
