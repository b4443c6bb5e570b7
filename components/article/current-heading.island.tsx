'use client'

import { useEffect } from 'react'

/** The part of the window, from its top, in which a heading counts as being read. */
const reading = 0.3

/** Says in the lists of contents which section is being read. Without it they are links, and style of their own. */
export const CurrentHeading = () => {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
    const headings = [...new Set(links.map(({ hash }) => hash))].flatMap(
      (hash) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [],
    )
    const mark = () => {
      const above = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * reading)
      for (const link of links)
        if (above && decodeURIComponent(link.hash.slice(1)) === above.id) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
    }
    // Another section can be the current one only when a heading crosses the line. What is far above it counts as within,
    // so that a leap to another place is noticed too.
    const observer = new IntersectionObserver(mark, { rootMargin: `1000000px 0px -${100 - reading * 100}% 0px` })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [])
  return null
}
