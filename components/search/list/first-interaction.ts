'use client'

import { wasPressedEarly, pressEarlyIn } from '#components/ui/was-pressed-early.ts'
import { asleep } from '#lib/visitor/early-presses.ts'

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

/** The checkboxes that were changed before the form's code was loaded. */
const waiting = `${asleep} :is(input[type=checkbox], input[type=radio])`

const missed = new Set<HTMLInputElement>()

const note = ({ target }: Event) => {
  const control = target instanceof Element ? target.closest<HTMLInputElement>(waiting) : null
  // A checkbox that was pressed twice is unchanged.
  if (control && !missed.delete(control)) missed.add(control)
}

/** Whether the form was used before this code ran; checkboxes that changed by then count as pressed. */
const isBegun = (form: Element): boolean => {
  for (const box of form.querySelectorAll('input'))
    if (box.checked !== box.defaultChecked && box.matches(waiting)) missed.add(box)
  return missed.size > 0 || wasPressedEarly(form) || form.contains(document.activeElement)
}

/**
 * Resolves at the visitor's first interaction with the page; immediately where there is no server-rendered HTML,
 * or where that HTML is marked as incomplete without its code.
 */
const touched = (): Promise<void> =>
  new Promise((resolve) => {
    // In the capture phase, before the framework: it can hydrate during a click, and then misses a checkbox that has changed.
    addEventListener('click', note, { capture: true })
    const form = document.querySelector(asleep)
    if (!form || form.querySelector('[data-eager]') || isBegun(form)) return resolve()
    const listening = new AbortController()
    const touch = () => {
      listening.abort()
      resolve()
    }
    for (const sign of signs) addEventListener(sign, touch, { capture: true, passive: true, signal: listening.signal })
    return undefined
  })

let first: Promise<void> | undefined

/** Waits for the first interaction, and records clicks before hydration. In the browser only. */
export const firstInteraction = (): Promise<void> => (first ??= touched())

/**
 * The loaded module. When loading fails, it never resolves where there is server-rendered HTML, which remains usable as a
 * plain page. @throws the error of the import where there is no such HTML.
 */
export const orPlain = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error: unknown) => {
    if (document.querySelector(asleep)) return new Promise<never>(() => undefined)
    throw error
  })

/** Stops recording: from now on the form's own code handles clicks. */
export const wake = (form: HTMLFormElement): void => {
  form.dataset['awake'] = ''
}

/** Replays the clicks that were recorded in that form before hydration. */
export const pressMissed = (form: HTMLFormElement): void => {
  for (const control of missed) {
    if (!form.contains(control)) continue
    missed.delete(control)
    // The browser has changed it already; it is reset, since the replayed click changes it again.
    control.checked = !control.checked
    control.click()
  }
  pressEarlyIn(form)
}
