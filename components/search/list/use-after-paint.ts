'use client'

import { startTransition, useEffect, useState } from 'react'

/** The value of the frame before: what nobody looks at first need not hold up the frame that somebody waits for. */
export const useAfterPaint = <T>(value: T): T => {
  const [painted, setPainted] = useState(() => value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The browser paints between a frame's callback and the next task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(() => value)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted
}
