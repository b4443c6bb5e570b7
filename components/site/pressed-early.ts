import { asleep } from '#lib/early-presses.ts'

declare global {
  /** Buttons that were pressed before their code had come, each with its `aria-pressed` at that moment. */
  var pressedEarly: Map<HTMLButtonElement, string | null> | undefined
}

const take = (isWanted: (button: HTMLButtonElement) => boolean): void => {
  for (const [button, former] of globalThis.pressedEarly ?? []) {
    if (!isWanted(button)) continue
    globalThis.pressedEarly?.delete(button)
    // One that is pressed by now, since its code knew more than the page showed, has what was wanted of it.
    if (button.isConnected && button.ariaPressed === former) button.click()
  }
}

/** Whether a button was pressed before its code had come, which it is told once. */
export const takeEarlyPress = (button: HTMLButtonElement | null): boolean =>
  button !== null && (globalThis.pressedEarly?.delete(button) ?? false)

/** Whether a button in that form was pressed already. */
export const isPressedEarly = (form: Element): boolean =>
  [...(globalThis.pressedEarly?.keys() ?? [])].some((button) => form.contains(button))

/** Presses again, once each, what was pressed in a form before its code heard it. */
export const pressEarlyIn = (form: Element): void => take((button) => form.contains(button))

/** The same for the rest of the page, whose code is there from now on. */
export const pressEarly = (): void => {
  if (globalThis.pressedEarly) Object.assign(globalThis.pressedEarly, { isOver: true })
  take((button) => button.closest(asleep) === null)
}
