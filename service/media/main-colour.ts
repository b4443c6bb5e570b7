/** `b_auto`: the colour that a picture, or its edge, has most of. */
import type { Sharp } from 'sharp'
import type { Colour } from './transformations/colour.ts'

/** Where to look: all of the picture, or its edge only. */
export type ColourSource = 'border' | 'predominant'

/** px to a side of the small copy that is looked at, and of its edge. */
const side = 64
const edge = 2

type Sum = { count: number; r: number; g: number; b: number }

/**
 * The most frequent colour there, as the mean of the pixels that are nearly of that colour; null where all of it is
 * transparent. Uses up the pipeline. Levels are compared in sixteen steps, so that grain and slow gradients count as one colour.
 */
export const mainColour = async (image: Sharp, source: ColourSource): Promise<Colour | null> => {
  const small = image
    .clone()
    .resize({ width: side, height: side, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
  const pixels = await small.toBuffer()
  const sums = new Map<number, Sum>()
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)]
    const isEdge = x < edge || y < edge || x >= side - edge || y >= side - edge
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at * 4, at * 4 + 4)
    if ((source === 'border' && !isEdge) || alpha < 128) continue
    const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const sum = sums.get(bin) ?? { count: 0, r: 0, g: 0, b: 0 }
    sums.set(bin, { count: sum.count + 1, r: sum.r + r, g: sum.g + g, b: sum.b + b })
  }
  let most: Sum | null = null
  for (const sum of sums.values()) if (most === null || sum.count > most.count) most = sum
  if (most === null) return null
  const mean = (total: number, { count }: Sum) => Math.round(total / count)
  return { r: mean(most.r, most), g: mean(most.g, most), b: mean(most.b, most), alpha: 1 }
}
