/**
 * Carries out checked transformation groups on a picture, with sharp.
 *
 *   file ─ decode ─ group 1 ─ raw px ─ group 2 ─ raw px ─ encode
 *
 * sharp applies its operations in an order of its own within one pipeline, so each group that changes pixels gets a
 * pipeline; groups that only say format or quality cost nothing.
 */
import sharp, { type Sharp } from 'sharp'
import { isNativeError } from 'node:util/types'
import { affordableEffort, type Head } from './cost.ts'
import type { Format } from './formats.ts'
import { planGeometry, type Size } from './geometry.ts'
import type { MediaLimits } from './limits.ts'
import { mainColour } from './main-colour.ts'
import { Refusal, UnusableOriginal } from './refusal.ts'
import { startsAsPicture } from './picture-head.ts'
import type { Colour } from './transformations/colour.ts'
import { applyEffect } from './transformations/effect.ts'
import { qualityOf, type Step } from './transformations/picture.ts'
import { qualityNumber, usualQuality } from './transformations/quality.ts'
import { roundCorners } from './transformations/radius.ts'

export type RenderJob = {
  /** The original: its path on disk, or its bytes. */
  readonly input: string | Uint8Array
  readonly steps: readonly Step[]
  readonly format: Format
  readonly limits: MediaLimits
}

type Canvas = { readonly image: Sharp; readonly size: Size }

/**
 * Checks a picture's head and what its transformation would cost; gives back the work that makes the bytes, upright (camera
 * orientation applied) and without metadata.
 * @throws Refusal 400 for an original that cannot be decoded, has too many px, or would cost too much; 404 when it is gone.
 * The work throws 400 for an original that turns out to be damaged, or takes too long.
 * Source: docs/contract.md 10.8. Chosen: WebP and AVIF at the effort that the time allows (`cost.ts`).
 */
export const preparePicture = async (job: RenderJob): Promise<() => Promise<Uint8Array>> => {
  const { limits, format } = job
  const { image, head } = await open(job)
  const steps = job.steps.filter(changesPixels)
  const quality = qualityNumber(qualityOf(job.steps), usualQuality[format])
  const effort = affordableEffort({ head, steps, format, quality, limits })
  return () => render({ image, size: head.size }, { steps, format, quality, effort, limits })
}

type Plan = Encoding & Pick<RenderJob, 'steps' | 'limits'>

const render = async (opened: Canvas, { steps, limits, ...encoding }: Plan): Promise<Uint8Array> => {
  let canvas = opened
  let background: Colour | undefined
  for (const [at, step] of steps.entries()) {
    if (at > 0) canvas = await settle(canvas, limits)
    const behind = await backgroundOf(step, canvas, limits)
    canvas = applyStep(canvas, { ...step, background: behind }, encoding.format, limits)
    background = behind ?? background
  }
  const transparent = encoding.format !== 'jpg' && (background === undefined || background.alpha < 1)
  const rounded = steps.some((step) => step.radius !== undefined)
  // A mask is the last thing sharp does in a pipeline, so what shows behind the corners needs a pipeline of its own.
  if (rounded && !transparent) canvas = await settle(canvas, limits)
  const image = transparent ? canvas.image : canvas.image.flatten({ background: background ?? white })
  return decoding(encode(image.timeout({ seconds: limits.seconds }), encoding).toBuffer(), limits)
}

const white: Colour = { r: 255, g: 255, b: 255, alpha: 1 }
const clear: Colour = { r: 0, g: 0, b: 0, alpha: 0 }

const open = async ({ input, limits }: RenderJob): Promise<{ readonly image: Sharp; readonly head: Head }> => {
  if (!(await startsAsPicture(input))) throw new UnusableOriginal(400, 'Invalid image file')
  const image = sharp(input, { limitInputPixels: limits.maxInputPixels, autoOrient: true })
  const { autoOrient: size, format: kind, isProgressive } = await decoding(image.metadata(), limits)
  return { image, head: { size, kind, isProgressive } }
}

const changesPixels = (step: Step): boolean => {
  const { format: _format, quality: _quality, attachment: _attachment, gravity: _gravity, ...rest } = step
  return Object.keys(rest).length > 0
}

type ColouredStep = Omit<Step, 'background'> & { readonly background: Colour | undefined }

/** The colour behind the picture; a picture that is all transparent has none to find. */
const backgroundOf = async (
  { background }: Step,
  { image }: Canvas,
  limits: MediaLimits,
): Promise<Colour | undefined> => {
  if (typeof background !== 'string') return background
  return (await decoding(mainColour(image.clone().timeout({ seconds: limits.seconds }), background), limits)) ?? clear
}

const applyStep = (
  { image, size }: Canvas,
  { background: asked, ...step }: ColouredStep,
  format: Format,
  limits: MediaLimits,
): Canvas => {
  const { cut, resize, result } = planGeometry(step, size, limits.maxSide)
  let next = image
  if (cut !== null) next = next.extract(cut)
  if (resize !== null) {
    const background = asked ?? (format === 'jpg' ? white : clear)
    next = next.resize({ ...resize, background })
  }
  if (step.effect !== undefined) next = applyEffect(next, step.effect)
  if (step.radius !== undefined) {
    const radius = step.radius === 'max' ? 'max' : step.radius * (step.density ?? 1)
    next = roundCorners(next, radius, result)
  }
  return { image: next, size: result }
}

/** Runs a pipeline to plain px, so that the next one starts from its result. */
const settle = async ({ image }: Canvas, limits: MediaLimits): Promise<Canvas> => {
  const running = image.timeout({ seconds: limits.seconds }).toColourspace('srgb').raw()
  const { data, info } = await decoding(running.toBuffer({ resolveWithObject: true }), limits)
  const { width, height, channels } = info
  return { image: sharp(data, { raw: { width, height, channels } }), size: { width, height } }
}

/** What sharp reports while it reads or runs comes from the picture or from what was asked of it: a 400. */
const decoding = async <Result>(work: Promise<Result>, limits: MediaLimits): Promise<Result> => {
  try {
    return await work
  } catch (cause) {
    if (!isNativeError(cause)) throw cause
    const reason = cause.message.split('\n')[0] ?? ''
    if (reason.includes('missing')) throw new UnusableOriginal(404, 'Resource not found')
    if (reason.includes('pixel limit'))
      throw new Refusal(400, `Image has too many pixels (at most ${limits.maxInputPixels})`)
    if (reason.includes('timeout'))
      throw new Refusal(400, `Transformation takes too long (at most ${limits.seconds} seconds)`)
    throw new UnusableOriginal(400, `Invalid image file - ${reason}`)
  }
}

type Encoding = { readonly format: Format; readonly quality: number; readonly effort: number }

const encode = (image: Sharp, { format, quality, effort }: Encoding): Sharp => {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality })
    case 'webp':
      return image.webp({ quality, effort })
    case 'avif':
      return image.avif({ quality, effort })
    case 'png':
      return image.png({ compressionLevel: 7 })
    case 'gif':
      return image.gif({ effort })
    default:
      return format satisfies never
  }
}
