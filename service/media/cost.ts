/**
 * What a picture costs the processor, estimated before a px of it is decoded, so that no address holds a core.
 *
 * Weights are milliseconds of processor time for a megapixel, all threads together. Measured with sharp 0.35 (libvips 8.18,
 * aom 3.15) on two shared cores at 2000 × 1250 px, the least of three runs; of a drawing, a photograph with grain, noise
 * and round corners the dearest counts, since what is in a picture is not known beforehand.
 *
 *   decode    JPEG 4.4, progressive 12, GIF 9.3, TIFF 4.8, PNG 13.5, WebP 19.5, AVIF 36.5
 *   resize    down 2.5 of the px before and 6 of those after, up 26 of those after; g_auto looks at all of the box it fills: 11, up 29
 *   effects   e_grayscale 5.7, e_blur 4.6 at 1 px, 9.1 at 10, 41 at 50, 96 at 100; r 18.4; b_auto 4.6
 *   encode    see `encoders.ts`
 */
import { encoders, weightAt } from './encoders.ts'
import type { Format } from './formats.ts'
import { type Geometry, planGeometry, type Size } from './geometry.ts'
import type { MediaLimits } from './limits.ts'
import { Refusal } from './refusal.ts'
import type { Step } from './transformations/picture.ts'

/** Format and size of an original, from the head of its file. */
export type Head = {
  readonly size: Size
  /** sharp's name of its format. */
  readonly kind: string
  readonly isProgressive: boolean
}

type Part = { readonly name: string; readonly megapixels: number; readonly weight: number }

const megapixels = ({ width, height }: Size): number => (width * height) / 1e6
const costOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.megapixels * part.weight, 0)

/** With the first reduction of what is decoded. */
const decoders: Readonly<Record<string, number>> = { jpeg: 7, png: 17, webp: 22, heif: 40, gif: 13, tiff: 17 }

const openingCost = ({ kind, size, isProgressive }: Head): number =>
  megapixels(size) * (isProgressive && kind === 'jpeg' ? 15 : (decoders[kind] ?? 40))

const resizing = { before: 2.5, down: 6, up: 26, attention: 5 }

const resizeParts = (step: Step, before: Size, { resize, result }: Geometry): Part[] => {
  if (resize === null) return []
  const factor = Math.max(resize.width / before.width, resize.height / before.height)
  const weight = factor > 1 ? resizing.up : resizing.down
  const seeks = resize.fit === 'cover' && resize.position === 'attention'
  return [
    { name: `c_${step.crop ?? 'scale'}`, megapixels: megapixels(result), weight },
    ...(seeks
      ? [{ name: 'g_auto', megapixels: factor ** 2 * megapixels(before), weight: weight + resizing.attention }]
      : []),
  ]
}

const effectParts = ({ effect, radius }: Step, result: Size): Part[] => {
  const many = megapixels(result)
  return [
    ...(effect?.name === 'blur' ? [{ name: 'e_blur', megapixels: many, weight: 5 + effect.strength }] : []),
    ...(effect?.name === 'grayscale' ? [{ name: 'e_grayscale', megapixels: many, weight: 6 }] : []),
    ...(radius === undefined ? [] : [{ name: 'r', megapixels: many, weight: 20 }]),
  ]
}

/** Px that one step hands to the next are copied, and reduced there. */
const handing = 1 + resizing.before

const stepParts = (step: Step, before: Size, geometry: Geometry): Part[] => [
  ...(typeof step.background === 'string' ? [{ name: 'b_auto', megapixels: megapixels(before), weight: 5 }] : []),
  ...resizeParts(step, before, geometry),
  ...effectParts(step, geometry.result),
  { name: 'the px of a step', megapixels: megapixels(geometry.result), weight: handing },
]

type Work = {
  readonly head: Head
  /** Groups that change px, in order. */
  readonly steps: readonly Step[]
  readonly format: Format
  readonly quality: number
  readonly limits: Pick<MediaLimits, 'maxSide' | 'processorTime'>
}

/**
 * The dearest effort of the encoder with which the work stays within `limits.processorTime`.
 * @throws Refusal 400 that names the dearest part and the megapixels that it may have, when no effort is cheap enough;
 * 400 for sides beyond `maxSide`
 * Chosen: a larger file rather than a refusal, and a refusal rather than a renderer that is stopped half way. Half of the
 * time is for the transformation however large the original is: its editor chose it, and pages show it.
 */
export const affordableEffort = ({ head, steps, format, quality, limits }: Work): number => {
  let size = head.size
  const parts = steps.flatMap((step) => {
    const before = size
    const geometry = planGeometry(step, before, limits.maxSide)
    size = geometry.result
    return stepParts(step, before, geometry)
  })
  const most = Math.max(limits.processorTime - openingCost(head), limits.processorTime / 2)
  const encodings = encoders[format].map(({ effort, scale }) => {
    const weight = weightAt(scale, quality)
    const name = scale.length > 1 ? `f_${format},q_${quality}` : `f_${format}`
    return { effort, part: { name, megapixels: megapixels(size), weight } }
  })
  const affordable = encodings.find(({ part }) => costOf([...parts, part]) <= most)
  if (affordable) return affordable.effort
  throw tooCostly([...parts, ...encodings.slice(-1).map(({ part }) => part)], most)
}

/** Two digits: an estimate holds no more. */
const about = (number: number): string => String(Number(number.toPrecision(2)))

const tooCostly = (parts: readonly Part[], most: number): Refusal => {
  const [dearest] = parts.toSorted((a, b) => costOf([b]) - costOf([a]))
  const megapixels = dearest?.megapixels ?? 0
  // All of it shrinks with the sides.
  const possible = (megapixels * most) / costOf(parts)
  return new Refusal(
    400,
    `Transformation too costly - ${about(megapixels)} megapixels for ${dearest?.name} (at most ${about(possible)}; ` +
      'ask for fewer w_ and h_, fewer steps, or another f_ or q_)',
  )
}
