import type { KeyboardEvent } from 'react'
import { skip, toggle, type Playback } from './playback.ts'

/** Seconds. */
export const leap = 15
const nudge = 5

/**
 * The keys of a player while the focus is in it. A button keeps its space, a list of choices keeps all of its keys.
 * Source: WCAG 2.1.4, which allows single letters where they work on focus only.
 */
export const playerKeys =
  (playback: Playback) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || target instanceof HTMLSelectElement) return
    const actions: Readonly<Record<string, () => void>> = {
      ...(target instanceof HTMLButtonElement ? {} : { ' ': () => toggle(playback) }),
      k: () => toggle(playback),
      j: () => skip(playback, -leap),
      l: () => skip(playback, leap),
      ArrowLeft: () => skip(playback, -nudge),
      ArrowRight: () => skip(playback, nudge),
    }
    const action = actions[key.length === 1 ? key.toLowerCase() : key]
    if (!action) return
    event.preventDefault()
    action()
  }
