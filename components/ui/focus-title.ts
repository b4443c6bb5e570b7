/** Puts the focus on the title of the page: the control that has it, or had it, goes away. Browsers only. */
export const focusTitle = (): void => {
  const title = [...document.querySelectorAll<HTMLElement>('main h1')].find((element) => element.checkVisibility())
  title?.setAttribute('tabindex', '-1')
  title?.focus({ preventScroll: true })
}
