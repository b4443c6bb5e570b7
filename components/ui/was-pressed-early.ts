import { asleep } from '#lib/visitor/early-presses.ts'

declare global {
  /** Buttons that were pressed before their code had come. */
  var pressedEarly: Set<HTMLButtonElement> | undefined
}

const take = (isWanted: (button: HTMLButtonElement) => boolean): void => {
  for (const button of globalThis.pressedEarly ?? []) {
    if (!isWanted(button)) continue
    globalThis.pressedEarly?.delete(button)
    if (button.isConnected) button.click()
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

/** Whether a button in that form was pressed already. */
export const wasPressedEarly = (form: Element): boolean =>
  [...(globalThis.pressedEarly ?? [])].some((button) => form.contains(button))

/** Presses again, once each, what was pressed in a form before its code heard it. */
export const pressEarlyIn = (form: Element): void => take((button) => form.contains(button))

/** From now on the page's own code hears what is pressed outside of islands. */
export const hearPresses = (): void => {
  if (globalThis.pressedEarly) Object.assign(globalThis.pressedEarly, { isOver: true })
}

/** The same for the rest of the page, whose code is there from now on. */
export const pressEarly = (): void => {
  // What is on or off may be on already, which the page did not show yet: such a button asks by `takeEarlyPress`.
  take((button) => button.ariaPressed === null && button.closest(asleep) === null)
}
