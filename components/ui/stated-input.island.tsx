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
    const onMove = ({ state }: PopStateEvent) => {
      // A link to another part of the page makes an entry without a state, and moves nothing.
      if (state === null) return
      isMoved.current = true
      say()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) say()
    }
    addEventListener('popstate', onMove)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('popstate', onMove)
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
