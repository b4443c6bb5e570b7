/** `ar_`: the shape of the result. */
import { readDecimal } from './numbers.ts'

/**
 * Width divided by height for `16:9` or `1.78`; null for any other text, and for shapes beyond 1:50 and 50:1.
 * Source: the public convention. Chosen: the bounds.
 */
export function readRatio(value: string): number | null {
  const [first = '', second = '1', ...more] = value.split(':')
  const width = readDecimal(first, 0.01, 1000)
  const height = readDecimal(second, 0.01, 1000)
  if (width === null || height === null || more.length > 0) return null
  const ratio = width / height
  return ratio >= 0.02 && ratio <= 50 ? ratio : null
}
