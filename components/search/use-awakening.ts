'use client'

import { useEffect, useRef } from 'react'
import { wake } from './first-touch.ts'

/** For the form of an island: once its code is there, what was pressed before is pressed again. */
export const useAwakening = () => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A tick later: in its first one InstantSearch, which starts from the server's results, searches for nothing.
    const timer = setTimeout(() => form.current && wake(form.current))
    return () => clearTimeout(timer)
  }, [])
  return form
}
