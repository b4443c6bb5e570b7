'use client'

import { useEffect, useRef } from 'react'
import { useLostFocus } from '#components/search/list/use-lost-focus.ts'
import { wide } from './wide-screen.ts'

const sentence = () => document.getElementById('aantal')

/** Whether the sentence above the list is off the screen or under the bar. */
const isOut = (): boolean => {
  const { top = 0, bottom = 0 } = sentence()?.getBoundingClientRect() ?? {}
  const bar = document.querySelector('.finder-bar')?.getBoundingClientRect()
  return top < Math.max(0, bar?.bottom ?? 0) || bottom > innerHeight
}

/** On small screens the list is brought to the top; on wide ones only when its sentence is not in view. */
const show = () => {
  if (matchMedia(wide).matches && !isOut()) return
  document.getElementById('resultaten')?.scrollIntoView({ behavior: 'instant' })
}

/** What a visitor does that ends the wait for an answer: from then on the page stays where they scroll it. */
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Leads from a search to its sentence, which says what there is. The answer comes later and makes the page shorter or longer:
 * until the visitor does something else, the sentence is brought into view again.
 */
export const useResultFocus = () => {
  const isWaiting = useRef(false)
  const lead = (how: { readonly focuses: boolean }) => {
    isWaiting.current = true
    if (how.focuses) sentence()?.focus({ preventScroll: true })
    show()
  }
  useLostFocus(() => lead({ focuses: true }))
  useEffect(() => {
    const listening = new AbortController()
    const end = () => {
      isWaiting.current = false
    }
    for (const act of acts) addEventListener(act, end, { signal: listening.signal, capture: true, passive: true })
    const body = document.querySelector('.finder-body')
    const sizes = new ResizeObserver(() => {
      if (isWaiting.current) show()
    })
    if (body) sizes.observe(body)
    return () => {
      listening.abort()
      sizes.disconnect()
    }
  }, [])
  // After the form is submitted: on a small screen away from its fields, too.
  return (form: HTMLFormElement) => {
    const isSmall = !matchMedia(wide).matches
    if (isSmall) form.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()
    lead({ focuses: isSmall })
  }
}
