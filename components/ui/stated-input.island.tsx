'use client'

import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'ref'> & {
  /** What the page was made for, as its address says. */
  readonly stated: string
}

/**
 * A field of a plain form that says what the page below it was made for: after back, forward and a search from
 * elsewhere too. What is typed in it stays until then.
 */
export const StatedInput = ({ stated, ...rest }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  /** Whether the browser went back or forward, and nothing was typed since. */
  const isMoved = useRef(false)
  const address = useRef('')
  const say = useEffectEvent(() => {
    if (field.current) field.current.value = stated
  })
  useEffect(() => {
    // At first, what is there was typed before this code came.
    const isKept = isFirst.current || (document.activeElement === field.current && !isMoved.current)
    if (field.current && !isKept) field.current.value = stated
    isFirst.current = false
    isMoved.current = false
  }, [stated])
  useEffect(() => {
    address.current = location.search
  })
  useEffect(() => {
    const onMove = () => {
      // Else only to another part of the same page.
      if (location.search === address.current) return
      isMoved.current = true
      say()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) say()
    }
    // Before the framework hears of it, which may draw the other address at once.
    addEventListener('popstate', onMove, { capture: true })
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('popstate', onMove, { capture: true })
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return (
    <input
      {...rest}
      ref={field}
      defaultValue={stated}
      onInput={() => {
        isMoved.current = false
      }}
    />
  )
}
