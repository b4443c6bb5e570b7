'use client'

import { useEffect, useLayoutEffect } from 'react'
import { noteEarlyPresses } from '#lib/visitor/early-presses.ts'
import { hearPresses, pressEarly } from '../ui/was-pressed-early.ts'

/** Buttons that are pressed before their code has come do what they say when it comes. First of all in a page. */
export const EarlyPresses = () => {
  // With the handlers, so that nothing is heard and noted too.
  useLayoutEffect(hearPresses, [])
  useEffect(() => {
    // In a task of its own: within an effect the framework cannot hydrate the rest of the page.
    const timer = setTimeout(pressEarly)
    return () => clearTimeout(timer)
  }, [])
  // oxlint-disable-next-line react/no-danger -- a constant text
  return <script dangerouslySetInnerHTML={{ __html: noteEarlyPresses }} />
}
