'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { pressMissed, wake } from '../search/list/first-interaction.ts'

/** For the form of an island: once its code is there, what was pressed before is pressed again. */
export const useReplayEarlyPresses = () => {
  const form = useRef<HTMLFormElement>(null)
  // With the handlers, so that nothing is heard and remembered too.
  useLayoutEffect(() => {
    if (form.current) wake(form.current)
  }, [])
  useEffect(() => {
    // A tick later: in its first one InstantSearch, which starts from the server's results, searches for nothing.
    const timer = setTimeout(() => form.current && pressMissed(form.current))
    return () => clearTimeout(timer)
  }, [])
  return form
}
