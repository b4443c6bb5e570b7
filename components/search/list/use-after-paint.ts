'use client'

import { startTransition, useEffect, useState } from 'react'

/** The value, delayed until after the next paint, so that secondary content does not delay the frame with the results. */
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
