'use client'

import { useState, type KeyboardEvent } from 'react'

/**
 * The active option of a combobox whose listbox shows these keys, and the properties of box, list and options. `id` is the
 * prefix of their ids. Source: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const useCombobox = (id: string, keys: readonly string[]) => {
  const [wanted, setActive] = useState<string | null>(null)
  const current = wanted === null ? -1 : keys.indexOf(wanted)
  const optionId = (key: string) => `${id}-${keys.indexOf(key)}`
  const active = keys[current] ?? null
  const isExpanded = keys.length > 0
  return {
    /** The key of the active option; null when none of those shown is active. */
    active,
    setActive,
    /** Moves through the options by arrow keys; whether the key was one. */
    move: (event: KeyboardEvent): boolean => {
      if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return false
      event.preventDefault()
      const by = event.key === 'ArrowDown' ? 1 : -1
      // The box itself comes between the last and the first option.
      const next = keys[((current + 1 + by + keys.length + 1) % (keys.length + 1)) - 1] ?? null
      setActive(next)
      if (next !== null) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
      return true
    },
    box: {
      role: 'combobox',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? `${id}-list` : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active === null ? undefined : optionId(active),
    } as const,
    list: { id: `${id}-list`, role: 'listbox' } as const,
    option: (key: string) => ({ id: optionId(key), role: 'option', 'aria-selected': key === active }) as const,
  }
}
