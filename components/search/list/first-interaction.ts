'use client'

import { wasPressedEarly, pressEarlyIn } from '#components/ui/was-pressed-early.ts'
import { asleep } from '#lib/visitor/early-presses.ts'

/** What tells that somebody is about to use the page, not only to read it; going back is done outside of it. */
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

/** The boxes of a form whose code is not there yet, whose ticks nobody hears meanwhile. */
const waiting = `${asleep} :is(input[type=checkbox], input[type=radio])`

const missed = new Set<HTMLInputElement>()

const note = ({ target }: Event) => {
  const control = target instanceof Element ? target.closest<HTMLInputElement>(waiting) : null
  // Pressed twice, a box is as it was.
  if (control && !missed.delete(control)) missed.add(control)
}

/** Whether somebody began to use the form before this code could hear of it; what was ticked then counts as pressed. */
const isBegun = (form: Element): boolean => {
  for (const box of form.querySelectorAll('input'))
    if (box.checked !== box.defaultChecked && box.matches(waiting)) missed.add(box)
  return missed.size > 0 || wasPressedEarly(form) || form.contains(document.activeElement)
}

/**
 * Fulfilled as soon as the visitor touches the page in any way; at once where no HTML of the server stands meanwhile,
 * or where it says that it lacks something without its code.
 */
const touched = (): Promise<void> =>
  new Promise((resolve) => {
    // Before the framework, which can begin within a press, and does not hear a tick that is in the box by then.
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

/** Waits for the first touch of the visit, and from now on remembers what is pressed too early. In the browser only. */
export const firstInteraction = (): Promise<void> => (first ??= touched())

/**
 * What is being loaded; nothing ever when it cannot be had while the server's HTML stands, which then goes on as the
 * plain page it is. @throws what the loading throws where nothing else stands.
 */
export const orPlain = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch((error: unknown) => {
    if (document.querySelector(asleep)) return new Promise<never>(() => undefined)
    throw error
  })

/** From now on the form's own code hears what is pressed. */
export const wake = (form: HTMLFormElement): void => {
  form.dataset['awake'] = ''
}

/** Presses again what was pressed in that form before its code heard it. */
export const pressMissed = (form: HTMLFormElement): void => {
  for (const control of missed) {
    if (!form.contains(control)) continue
    missed.delete(control)
    // The browser has changed it already; the press that its code hears changes it again.
    control.checked = !control.checked
    control.click()
  }
  pressEarlyIn(form)
}
