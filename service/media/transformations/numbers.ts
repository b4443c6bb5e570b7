/** Numbers as an address writes them: plain digits, so that one value has one spelling. */

/**
 * The whole number a text stands for; null when it is none, or outside `low` to `high`.
 * Chosen: no sign, no exponent.
 */
export function readInteger(value: string, low: number, high: number): number | null {
  return /^\d{1,6}$/.test(value) ? within(Number(value), low, high) : null
}

/**
 * The number a text stands for; null when it is none, or outside `low` to `high`.
 * Chosen: at most four digits before and after the point.
 */
export function readDecimal(value: string, low: number, high: number): number | null {
  return /^\d{1,4}(\.\d{1,4})?$/.test(value) ? within(Number(value), low, high) : null
}

function within(number: number, low: number, high: number): number | null {
  return number >= low && number <= high ? number : null
}
