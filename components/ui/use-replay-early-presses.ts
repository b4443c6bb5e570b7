import { useRef } from 'react'
import { press, useHydrated } from './early-presses.island.tsx'

/** Whether something in that form was pressed already. */
export const wasPressedEarly = (form: Element): boolean =>
  [...(globalThis.pressedEarly ?? [])].some((control) => form.contains(control))

/** For the form of an island: once its code is there, what was pressed before is pressed again. */
export const useReplayEarlyPresses = () => {
  const form = useRef<HTMLFormElement>(null)
  useHydrated(
    () => {
      if (form.current) form.current.dataset['hydrated'] = ''
    },
    () => press((control) => form.current?.contains(control) ?? false),
  )
  return form
}
