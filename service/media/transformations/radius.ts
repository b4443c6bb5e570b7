/** `r_`: round corners. */
import type { Sharp } from 'sharp'
import type { Size } from '../geometry.ts'
import { readInteger } from './values.ts'

/** px before density; `max` makes an ellipse. */
export type Radius = number | 'max'

/** The radius a text stands for; null when it is none. Source: the public convention. */
export const readRadius = (value: string, maxSide: number): Radius | null =>
  value === 'max' ? 'max' : readInteger(value, 0, maxSide)

/** The picture with its corners cut away to nothing; `size` is what it measures, in px. Chosen: `max` of an oblong picture is an ellipse. */
export const roundCorners = (image: Sharp, radius: Radius, { width, height }: Size): Sharp => {
  const [across, down] = radius === 'max' ? [width / 2, height / 2] : [radius, radius]
  const [rx, ry] = [Math.min(across, width / 2), Math.min(down, height / 2)]
  // A circle's corner stays one where a side is shorter than two radii.
  const corner = radius === 'max' ? `rx="${rx}" ry="${ry}"` : `rx="${Math.min(rx, ry)}"`
  const box = `width="${width}" height="${height}"`
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect ${box} ${corner}/></svg>`
  return image.ensureAlpha().composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
}
