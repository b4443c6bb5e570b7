/** For tests: what a picture looks like, in numbers that the small differences of encoders barely change. */
import sharp from 'sharp'

/** Squares across and down in which a picture is compared. */
const squares = 6

/**
 * Red, green, blue and opacity of 6 × 6 squares, a byte each, in hexadecimal.
 * Chosen: levels rather than gradients, so that colour counts: a grey picture is unlike a coloured one.
 */
export const perceptualHash = async (picture: Uint8Array): Promise<string> => {
  const small = sharp(picture)
    .ensureAlpha()
    .toColourspace('srgb')
    .resize(squares, squares, { fit: 'fill', kernel: 'cubic', fastShrinkOnLoad: false })
  return (await small.raw().toBuffer()).toString('hex')
}

/** Mean distance of two hashes, 0 to 1. */
export const hashDistance = (one: string, other: string): number => {
  const [levels, others] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')]
  const gaps = Array.from(levels, (level, at) => Math.abs(level - (others[at] ?? 0)))
  return gaps.reduce((sum, gap) => sum + gap, 0) / (255 * gaps.length)
}
