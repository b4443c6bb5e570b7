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
import type { Format } from './formats.ts'
import { planGeometry, type Size } from './geometry.ts'
import type { MediaLimits } from './limits.ts'
import { mainColour } from './main-colour.ts'
import { Refusal } from './refusal.ts'
import { startsAsPicture } from './picture-head.ts'
import type { Colour } from './transformations/colour.ts'
import { applyEffect } from './transformations/effect.ts'
import type { Step } from './transformations/picture.ts'
import { type Quality, qualityNumber } from './transformations/quality.ts'
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
 * The bytes of the transformed picture, upright (camera orientation applied) and without metadata.
 * @throws Refusal 400 for an original that cannot be decoded, has too many px, or takes too long; 404 when it is gone
 * Source: docs/contract.md 10.8. Chosen: WebP at its usual effort, AVIF at nearly its lowest.
 */
export async function renderPicture(job: RenderJob): Promise<Uint8Array> {
  const { limits, format } = job
  let canvas = await open(job)
  let worked = false
  let rounded = false
  let background: Colour | undefined
  for (const step of job.steps) {
    if (!changesPixels(step)) continue
    if (worked) canvas = await settle(canvas, limits)
    const behind = await backgroundOf(step, canvas, limits)
    canvas = applyStep(canvas, { ...step, background: behind }, format, limits)
    worked = true
    rounded ||= step.radius !== undefined
    background = behind ?? background
  }
  const pixels = canvas.size.width * canvas.size.height
  if (format === 'avif' && pixels > limits.maxAvifPixels)
    throw new Refusal(400, `Image dimensions too large for AVIF (at most ${limits.maxAvifPixels} pixels)`)
  const transparent = format !== 'jpg' && (background === undefined || background.alpha < 1)
  // A mask is the last thing sharp does in a pipeline, so what shows behind the corners needs a pipeline of its own.
  if (rounded && !transparent) canvas = await settle(canvas, limits)
  const image = transparent ? canvas.image : canvas.image.flatten({ background: background ?? white })
  const bytes = encode(image.timeout({ seconds: limits.seconds }), { format, pixels, asked: qualityOf(job.steps) })
  return decoding(bytes.toBuffer(), limits)
}

const white: Colour = { r: 255, g: 255, b: 255, alpha: 1 }
const clear: Colour = { r: 0, g: 0, b: 0, alpha: 0 }

async function open({ input, limits }: RenderJob): Promise<Canvas> {
  if (!(await startsAsPicture(input))) throw new Refusal(400, 'Invalid image file')
  const image = sharp(input, { limitInputPixels: limits.maxInputPixels, autoOrient: true })
  const metadata = await decoding(image.metadata(), limits)
  return { image, size: metadata.autoOrient }
}

function changesPixels(step: Step): boolean {
  const { format: _format, quality: _quality, attachment: _attachment, gravity: _gravity, ...rest } = step
  return Object.keys(rest).length > 0
}

type ColouredStep = Omit<Step, 'background'> & { readonly background: Colour | undefined }

/** The colour behind the picture; a picture that is all transparent has none to find. */
async function backgroundOf({ background }: Step, { image }: Canvas, limits: MediaLimits): Promise<Colour | undefined> {
  if (typeof background !== 'string') return background
  return (await decoding(mainColour(image.clone().timeout({ seconds: limits.seconds }), background), limits)) ?? clear
}

function applyStep(
  { image, size }: Canvas,
  { background: asked, ...step }: ColouredStep,
  format: Format,
  limits: MediaLimits,
): Canvas {
  const { cut, resize, result } = planGeometry(step, size, limits.maxSide)
  let next = image
  if (cut !== null) next = next.extract(cut)
  if (resize !== null) {
    const background = asked ?? (format === 'jpg' ? white : clear)
    next = next.resize({ ...resize, background, ...(resize.fit === 'contain' ? { position: resize.position } : {}) })
  }
  if (step.effect !== undefined) next = applyEffect(next, step.effect)
  if (step.radius !== undefined) {
    const radius = step.radius === 'max' ? 'max' : step.radius * (step.density ?? 1)
    next = roundCorners(next, radius, result)
  }
  return { image: next, size: result }
}

/** Runs a pipeline to plain px, so that the next one starts from its result. */
async function settle({ image }: Canvas, limits: MediaLimits): Promise<Canvas> {
  const running = image.timeout({ seconds: limits.seconds }).toColourspace('srgb').raw()
  const { data, info } = await decoding(running.toBuffer({ resolveWithObject: true }), limits)
  const { width, height, channels } = info
  return { image: sharp(data, { raw: { width, height, channels } }), size: { width, height } }
}

/** What sharp reports while it reads or runs comes from the picture or from what was asked of it: a 400. */
async function decoding<Result>(work: Promise<Result>, limits: MediaLimits): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    if (!isNativeError(cause)) throw cause
    const reason = cause.message.split('\n')[0] ?? ''
    if (reason.includes('missing')) throw new Refusal(404, 'Resource not found')
    if (reason.includes('pixel limit'))
      throw new Refusal(400, `Image has too many pixels (at most ${limits.maxInputPixels})`)
    if (reason.includes('timeout'))
      throw new Refusal(400, `Transformation takes too long (at most ${limits.seconds} seconds)`)
    throw new Refusal(400, `Invalid image file - ${reason}`)
  }
}

/** What `q_auto` is for each format. Chosen: numbers at which the three look alike. */
const usual = { jpg: 80, webp: 76, avif: 52 } as const

function qualityOf(steps: readonly Step[]): Quality {
  return steps.findLast((step) => step.quality !== undefined)?.quality ?? 'auto'
}

type Encoding = { readonly format: Format; readonly pixels: number; readonly asked: Quality }

function encode(image: Sharp, { format, pixels, asked }: Encoding): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: qualityNumber(asked, usual.jpg) })
    case 'webp':
      // Above four million px the usual effort takes seconds; the bytes saved are not worth a core.
      return image.webp({ quality: qualityNumber(asked, usual.webp), effort: pixels > 4e6 ? 2 : 4 })
    case 'avif':
      // Effort above 1 takes seconds on an 800 px picture: it would let one address hold a core.
      return image.avif({ quality: qualityNumber(asked, usual.avif), effort: 1 })
    case 'png':
      return image.png({ compressionLevel: 7 })
    case 'gif':
      return image.gif({ effort: 3 })
    default:
      return format satisfies never
  }
}
