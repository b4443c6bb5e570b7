/** How a part of a page was left, so that Back shows it that way again. */

/**
 * The last value that was written at an address of this tab; `read` gives null at another address. The module that makes it stays loaded
 * while the visitor is on other pages; it is written in browsers only.
 */
export const createAddressMemory = <T>() => {
  let last: { readonly address: string; readonly value: T } | null = null
  const here = () => location.pathname + location.search
  return {
    read: (): T | null => (last !== null && last.address === here() ? last.value : null),
    write: (value: T): void => {
      last = { address: here(), value }
    },
  }
}
