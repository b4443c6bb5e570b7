/**
 * What the encoders cost, in milliseconds of processor time for a megapixel, all threads together. Measured as `cost.ts` says:
 *
 *   JPEG   q_50 9, q_80 12, q_100 23              PNG  58              GIF  417, whatever its effort, colours and dither
 *   WebP   effort 4: q_76 113, q_100 164          2: 59, 115           0: 37, 90
 *   AVIF   effort 1: q_52 127, q_80 169, q_100 644                     0: 69, 149, 331
 */
import type { Format } from './formats.ts'

/** Weights by quality, of which those between two are interpolated. */
type Scale = readonly (readonly [quality: number, weight: number])[]
type Encoder = { readonly effort: number; readonly scale: Scale }

/** An encoder with its weights by quality. */
const encoder = (effort: number, weights: Readonly<Record<number, number>>): Encoder => ({
  effort,
  scale: Object.entries(weights).map(([quality, weight]) => [Number(quality), weight]),
})

/** By format, from the dearest effort to the cheapest. Chosen: of AVIF none above 1, which costs ten times as much. */
export const encoders: Readonly<Record<Format, readonly [Encoder, ...Encoder[]]>> = {
  jpg: [encoder(0, { 50: 9, 80: 12, 100: 24 })],
  png: [encoder(0, { 100: 60 })],
  gif: [encoder(3, { 100: 420 })],
  webp: [encoder(4, { 76: 115, 100: 165 }), encoder(2, { 76: 60, 100: 115 }), encoder(0, { 76: 38, 100: 90 })],
  avif: [encoder(1, { 52: 130, 80: 170, 100: 645 }), encoder(0, { 52: 70, 80: 150, 100: 335 })],
}

/** The weight at a quality of 1–100. */
export const weightAt = (scale: Scale, quality: number): number => {
  const above = scale.findIndex(([at]) => at >= quality)
  const [high, low] = [scale[above] ?? scale.at(-1), scale[above - 1]]
  if (high === undefined) return 0
  if (low === undefined) return high[1]
  return low[1] + ((quality - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
}
