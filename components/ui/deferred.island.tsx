'use client'

import { Activity, lazy, type ComponentType } from 'react'
import { unhydrated } from '#lib/visitor/early-presses.ts'
import { wasPressedEarly } from './use-replay-early-presses.ts'

/** Events of a first interaction with the page; navigating back happens outside of the page. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'popstate',
] as const

/**
 * Resolves at the visitor's first interaction with the page; immediately where there is no server-rendered HTML,
 * or where that HTML is marked as incomplete without its code.
 */
const interaction = (): Promise<void> =>
  new Promise((resolve) => {
    const form = document.querySelector(unhydrated)
    if (!form || form.querySelector('[data-eager]') || wasPressedEarly(form) || form.contains(document.activeElement))
      return resolve()
    const listening = new AbortController()
    const touch = () => {
      listening.abort()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true, signal: listening.signal })
    return undefined
  })

let first: Promise<void> | undefined

type Options<Props extends object> = {
  /** When the browser loads the code: at the first interaction with the page, or at once. Called in the browser only. */
  readonly until: () => 'interaction' | 'load'
  readonly load: () => Promise<ComponentType<Props>>
}

/**
 * A component that the server renders at once and the browser hydrates later; where its code cannot be had, the server's
 * HTML stays as a plain page. An activity is a boundary of its own that waits without a fallback; the HTML of a suspense
 * boundary would come in a streamed part, which stays hidden without script.
 */
export const deferred = <Props extends object>({ until, load }: Options<Props>): ComponentType<Props> => {
  const Loaded: ComponentType<Props> = lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() }
    if (until() === 'interaction') await (first ??= interaction())
    try {
      return { default: await load() }
    } catch (error) {
      if (document.querySelector(unhydrated)) return new Promise<never>(() => undefined)
      throw error
    }
  })
  return (props) => (
    <Activity>
      <Loaded {...props} />
    </Activity>
  )
}
