/** `w_`, `h_`: the sides of the result. */
import { readDecimal, readInteger } from './numbers.ts'

/** A side of the result: a number of px, or a share of the same side of the picture it is made from. */
export type Length = { readonly px: number } | { readonly share: number }

/**
 * The length that `800` (px) or `0.5` (a share, at most 1) stands for; null for any other text.
 * Source: the public convention, in which `w_1` is one px and `w_1.0` the whole width.
 */
export function readLength(value: string, maxSide: number): Length | null {
  if (value.includes('.')) {
    const share = readDecimal(value, 0.001, 1)
    return share === null ? null : { share }
  }
  const px = readInteger(value, 1, maxSide)
  return px === null ? null : { px }
}
