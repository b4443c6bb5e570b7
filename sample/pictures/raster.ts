/** From a drawing to a photograph's stand-in: sharp draws the SVG, and a fine grain takes the computer out of it. */
import sharp from 'sharp'
import { createRandom } from './random.ts'

const grainSide = 256
/** Grey with a little noise: under soft light, middle grey changes nothing. */
const grain = (() => {
  const random = createRandom('paper')
  const pixels = new Uint8Array(grainSide * grainSide * 3)
  for (let index = 0; index < pixels.length; index += 3) {
    const tone = 128 + (random.next() + random.next() - 1) * 22
    pixels.fill(tone, index, index + 3)
  }
  return pixels
})()

/**
 * The JPEG of an SVG drawing, with paper grain.
 * @param quality 1–100
 */
export const toJpeg = async (svg: string, quality = 82): Promise<Uint8Array> => {
  const input = Buffer.from(grain)
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .composite([{ input, raw: { width: grainSide, height: grainSide, channels: 3 }, tile: true, blend: 'soft-light' }])
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
