'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { unhydrated, noteEarlyPresses } from '#lib/visitor/early-presses.ts'

declare global {
  /** Buttons and checkboxes that were pressed before their code had come. */
  var pressedEarly: Set<HTMLButtonElement | HTMLInputElement> | undefined
}

/** Replays the early presses of the controls for which `isWanted` is true. */
export const press = (isWanted: (control: Element) => boolean): void => {
  for (const control of globalThis.pressedEarly ?? []) {
    if (!isWanted(control)) continue
    globalThis.pressedEarly?.delete(control)
    // It became so since, and hears no click: what it shows is for its own code to say.
    if (control.disabled) continue
    if (control instanceof HTMLInputElement) {
      // Another choice of the same group was made after this one.
      if (control.type === 'radio' && !control.checked) continue
      // The browser has changed it already; it is reset, since the replayed click changes it again.
      control.checked = !control.checked
    }
    if (control.isConnected) control.click()
  }
}

/** Whether a press of that button is being handled at this moment, so that its own code hears it right afterwards. */
const isBeingPressed = (button: HTMLButtonElement): boolean => {
  // A press can make React hydrate within its own event, in which this code runs; only the event itself shows that.
  const { event } = globalThis
  return event?.type === 'click' && event.target instanceof Node && button.contains(event.target)
}

/** Whether a button was pressed before its code had come, which it is told once. */
export const takeEarlyPress = (button: HTMLButtonElement | null): boolean =>
  button !== null && (globalThis.pressedEarly?.delete(button) ?? false) && !isBeingPressed(button)

/** Runs `hear` together with the page's handlers, so that nothing is both heard and noted, and `replay` a task later. */
export const useHydrated = (hear: () => void, replay: () => void) => {
  const steps = useRef({ hear, replay })
  useLayoutEffect(() => steps.current.hear(), [])
  useEffect(() => {
    // In a task of its own: the framework and InstantSearch finish their start within the present one.
    const timer = setTimeout(() => steps.current.replay())
    return () => clearTimeout(timer)
  }, [])
}

/** Buttons that are pressed before their code has come do what they say when it comes. First of all in a page. */
export const EarlyPresses = () => {
  useHydrated(
    () => {
      if (globalThis.pressedEarly) Object.assign(globalThis.pressedEarly, { isOver: true })
    },
    // What is on or off may be on already, which the page did not show yet: such a button asks by `takeEarlyPress`.
    () => press((control) => control.ariaPressed === null && control.closest(unhydrated) === null),
  )
  // oxlint-disable-next-line react/no-danger -- a constant text
  return <script dangerouslySetInnerHTML={{ __html: noteEarlyPresses }} />
}
