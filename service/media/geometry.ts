/** From what a group asks and the size of the picture before it, to one cut and one resize. All sizes in px. */
import { cropOf } from './meaning.ts'
import { Refusal } from './refusal.ts'
import { anchors, type Gravity } from './transformations/gravity.ts'
import type { Length } from './transformations/values.ts'
import type { Step } from './transformations/picture.ts'

export type Size = { readonly width: number; readonly height: number }

export type Geometry = {
  readonly cut: (Size & { readonly left: number; readonly top: number }) | null
  readonly resize: (Size & { readonly fit: 'cover' | 'contain' | 'fill'; readonly position: Gravity }) | null
  /** The size of the picture after the group. */
  readonly result: Size
}

/**
 * The cut and the resize that carry out a group.
 *
 *   fill, thumb  covers the box, the rest is cut off      pad   contained in the box, the rest is background
 *   fit          largest that goes in the box             scale exactly the box, may distort
 *   limit        as fit, but never enlarged               crop  a box out of the picture, not resized
 *
 * @throws Refusal 400 when the result would be wider or higher than `maxSide`
 * Chosen: without a crop mode, `ar` fills and `w`/`h` scale; a crop larger than the picture is cut to the picture.
 */
export const planGeometry = (step: Step, source: Size, maxSide: number): Geometry => {
  const geometry = plan(step, source)
  if (Math.max(geometry.result.width, geometry.result.height) > maxSide) {
    throw new Refusal(400, `Image dimensions too large (at most ${maxSide} pixels a side)`)
  }
  return geometry
}

const plan = (step: Step, source: Size): Geometry => {
  const box = boxOf(step, source)
  if (box === null) return { cut: null, resize: null, result: source }
  const crop = cropOf(step)
  const position = step.gravity ?? 'centre'
  if (crop === 'crop') return cutOut(step, box, source)

  if (crop === 'fit' || crop === 'limit') {
    const factor = Math.min((box.width ?? Infinity) / source.width, (box.height ?? Infinity) / source.height)
    const result = scaled(source, crop === 'limit' ? Math.min(1, factor) : factor)
    return { cut: null, resize: { ...result, fit: 'fill', position }, result }
  }
  const result = completed(box, source)
  const fit = crop === 'pad' ? 'contain' : crop === 'scale' ? 'fill' : 'cover'
  return { cut: null, resize: { ...result, fit, position }, result }
}

type Box = { readonly width: number | null; readonly height: number | null }

/** The box asked for, in px, with density and aspect ratio worked in; null when no size is asked for. */
const boxOf = (step: Step, source: Size): Box | null => {
  const density = step.density ?? 1
  const width = inPixels(step.width, source.width, density)
  const height = inPixels(step.height, source.height, density)
  const { ratio } = step
  if (ratio === undefined) {
    if (width === null && height === null) return density === 1 ? null : scaled(source, density)
    return { width, height }
  }
  if (width !== null) return { width, height: whole(width / ratio) }
  if (height !== null) return { width: whole(height * ratio), height }
  // Only a ratio: the largest box of that shape inside the picture.
  const widest = Math.min(source.width, source.height * ratio)
  return { width: whole(widest * density), height: whole((widest / ratio) * density) }
}

const inPixels = (length: Length | undefined, side: number, density: number): number | null => {
  if (length === undefined) return null
  return 'px' in length ? whole(length.px * density) : whole(length.share * side * density)
}

const cutOut = (step: Step, box: Box, source: Size): Geometry => {
  const width = Math.min(box.width ?? source.width, source.width)
  const height = Math.min(box.height ?? source.height, source.height)
  const [across, down] = anchors[step.gravity ?? 'centre']
  const placed = step.left !== undefined || step.top !== undefined
  // Offsets count from the top left corner unless a gravity says where to count from.
  const free = { across: source.width - width, down: source.height - height }
  const start =
    placed && step.gravity === undefined ? { left: 0, top: 0 } : { left: free.across * across, top: free.down * down }
  const left = Math.min(free.across, Math.round(start.left + (step.left ?? 0)))
  const top = Math.min(free.down, Math.round(start.top + (step.top ?? 0)))
  const result = { width, height }
  return { cut: { ...result, left, top }, resize: null, result }
}

const completed = (box: Box, source: Size): Size => {
  if (box.width !== null && box.height !== null) return { width: box.width, height: box.height }
  if (box.width !== null) return scaled(source, box.width / source.width)
  return scaled(source, (box.height ?? source.height) / source.height)
}

const scaled = (source: Size, factor: number): Size => ({
  width: whole(source.width * factor),
  height: whole(source.height * factor),
})

const whole = (length: number): number => Math.max(1, Math.round(length))
