/** `dpr_`: px of the screen for each px of the page. */
import { readDecimal } from './numbers.ts'

/**
 * The factor by which sides in px grow, 0.1 to 5; null for any other text.
 * Chosen: `auto` is 1, because without client hints the screen is unknown.
 */
export function readDensity(value: string): number | null {
  return value === 'auto' ? 1 : readDecimal(value, 0.1, 5)
}
