'use client'

import { useEffect } from 'react'
import { noteEarlyPresses } from '#lib/early-presses.ts'
import { pressEarly } from './pressed-early.ts'

/** Buttons that are pressed before their code has come do what they say when it comes. First of all in a page. */
export const EarlyPresses = () => {
  useEffect(pressEarly, [])
  // oxlint-disable-next-line react/no-danger -- a constant text
  return <script dangerouslySetInnerHTML={{ __html: noteEarlyPresses }} />
}
