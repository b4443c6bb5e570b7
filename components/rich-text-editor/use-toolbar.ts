'use client'

import { useState, type FocusEvent, type KeyboardEvent } from 'react'

/** Index of the button that a key leads to, of `count`; null for a key that leads nowhere. */
const indexAfter = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const next = event.ctrlKey || event.altKey || event.metaKey ? null : indexAfter(event.key, index, buttons.length)
  if (next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}

/**
 * A row of buttons that is one stop of Tab, with arrow keys, Home and End between its buttons. `names` are those of the buttons that are
 * shown, in their order; Tab stops at the one that had the focus last.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export const useToolbar = (names: readonly string[]) => {
  const [last, setLast] = useState('')
  const stop = names.includes(last) ? last : names[0]
  return {
    toolbar: {
      role: 'toolbar',
      onKeyDown: moveFocus,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setLast(target.getAttribute('name') ?? ''),
    },
    /** Attributes of the button of that name. */
    button: (name: string) => ({ type: 'button', name, tabIndex: name === stop ? 0 : -1 }) as const,
  }
}
