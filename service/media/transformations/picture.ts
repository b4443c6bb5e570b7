/** The transformations of pictures: one entry a key, and what a group of them means together. */
import { type Format, formatNamed, writableFormats } from '../formats.ts'
import type { MediaLimits } from '../limits.ts'
import { invalidComponent } from '../refusal.ts'
import {
  readAttachment,
  readCrop,
  readDensity,
  readLength,
  readInteger,
  readRatio,
  type Crop,
  type Length,
} from './values.ts'
import { boundsFor } from './bounds.ts'
import { type Background, readBackground } from './colour.ts'
import { type Effect, readEffect } from './effect.ts'
import { type Gravity, readGravity } from './gravity.ts'
import { mapNullable, type Reader, readGroup } from './group.ts'
import { type Quality, readQuality } from './quality.ts'
import { type Radius, readRadius } from './radius.ts'

/** One transformation group, checked. Parameters that were not given are absent. */
export type Step = {
  readonly width?: Length
  readonly height?: Length
  readonly crop?: Crop
  readonly gravity?: Gravity
  /** px, of the part that `c_crop` takes. */
  readonly left?: number
  readonly top?: number
  /** Width divided by height. */
  readonly ratio?: number
  readonly density?: number
  readonly radius?: Radius
  readonly effect?: Effect
  readonly background?: Background
  readonly quality?: Quality
  readonly format?: Format | 'auto'
  /** Name to save the file under, without extension; the file's own name when empty. */
  readonly attachment?: string
}

const transformations = {
  w: (value, { maxSide }) => mapNullable(readLength(value, maxSide), (width) => ({ width })),
  h: (value, { maxSide }) => mapNullable(readLength(value, maxSide), (height) => ({ height })),
  c: (value) => mapNullable(readCrop(value), (crop) => ({ crop })),
  g: (value) => mapNullable(readGravity(value), (gravity) => ({ gravity })),
  x: (value, { maxSide }) => mapNullable(readInteger(value, 0, maxSide), (left) => ({ left })),
  y: (value, { maxSide }) => mapNullable(readInteger(value, 0, maxSide), (top) => ({ top })),
  ar: (value) => mapNullable(readRatio(value), (ratio) => ({ ratio })),
  dpr: (value) => mapNullable(readDensity(value), (density) => ({ density })),
  r: (value, { maxSide }) => mapNullable(readRadius(value, maxSide), (radius) => ({ radius })),
  e: (value) => mapNullable(readEffect(value), (effect) => ({ effect })),
  b: (value) => mapNullable(readBackground(value), (background) => ({ background })),
  q: (value) => mapNullable(readQuality(value), (quality) => ({ quality })),
  f: (value) =>
    mapNullable<Format | 'auto', Step>(value === 'auto' ? value : formatNamed(value), (format) => ({ format })),
  fl: (value) => mapNullable(readAttachment(value), (attachment) => ({ attachment })),
} satisfies Record<string, Reader<Step>>

/**
 * The checked meaning of one transformation group of a picture.
 * @param components `key_value` texts as written in the address
 * @throws Refusal 400 naming the component that is unknown, out of range, given twice or at odds with another
 * Source: docs/contract.md 10.8. Chosen: `x` and `y` count for `c_crop` alone.
 */
export const readStep = (components: readonly string[], limits: MediaLimits): Step => {
  const parts: Step[] = readGroup<Step>(components, transformations, limits, boundsFor(limits.maxSide, writableFormats))
  const step = parts.reduce((whole, part) => ({ ...whole, ...part }), {})
  checkTogether(step)
  return step
}

const checkTogether = (step: Step): void => {
  if (step.ratio !== undefined && step.width && step.height) {
    throw invalidComponent('ar', 'needs only one of w and h')
  }
  if (step.crop !== undefined && !step.width && !step.height && step.ratio === undefined) {
    throw invalidComponent(`c_${step.crop}`, 'needs w, h or ar')
  }
  const placed = step.left !== undefined || step.top !== undefined
  if (placed && step.crop !== 'crop') throw invalidComponent(step.left === undefined ? 'y' : 'x', 'needs c_crop')
  if (step.crop === 'crop' && step.gravity === 'attention') {
    throw invalidComponent('g_auto', 'needs c_fill or c_thumb')
  }
}

/** The quality that steps ask for: the last one that is written counts. */
export const qualityOf = (steps: readonly Step[]): Quality =>
  steps.findLast((step) => step.quality !== undefined)?.quality ?? 'auto'
