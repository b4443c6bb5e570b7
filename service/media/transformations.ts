/**
 * The image transformations we know: one entry a parameter, which checks the text of its value and says what it sets.
 * Nothing is decoded before every component of the address has passed here.
 */
import { type Format, formatNamed } from './formats.ts'
import type { MediaLimits } from './limits.ts'
import { invalidComponent } from './refusal.ts'

export const crops = ['fill', 'fit', 'limit', 'thumb', 'pad', 'scale', 'crop'] as const
export type Crop = (typeof crops)[number]

const gravities = {
  center: 'centre',
  north: 'north',
  north_east: 'northeast',
  east: 'east',
  south_east: 'southeast',
  south: 'south',
  south_west: 'southwest',
  west: 'west',
  north_west: 'northwest',
  auto: 'attention',
  face: 'attention',
  faces: 'attention',
} as const
/** A place in the picture; `attention` is where the eye is drawn to (skin tones, saturation, contrast). */
export type Gravity = (typeof gravities)[keyof typeof gravities]

/** A side of the result: a number of px, or a share of the same side of the picture it is made from. */
export type Length = { readonly px: number } | { readonly share: number }

export type Colour = { readonly r: number; readonly g: number; readonly b: number; readonly alpha: number }

export type Quality = number | 'auto' | 'best' | 'good' | 'eco' | 'low'

/** One transformation group, checked. Parameters that were not given are absent. */
export type Step = {
  readonly width?: Length
  readonly height?: Length
  readonly crop?: Crop
  readonly gravity?: Gravity
  readonly left?: number
  readonly top?: number
  /** Width divided by height. */
  readonly ratio?: number
  readonly density?: number
  /** Corner radius in px before density; 'max' makes an ellipse. */
  readonly radius?: number | 'max'
  readonly grayscale?: boolean
  /** Standard deviation of the blur, in px of the result. */
  readonly blur?: number
  readonly background?: Colour
  readonly quality?: Quality
  readonly format?: Format | 'auto'
  /** Name to save the file under, without extension; the file's own name when empty. */
  readonly attachment?: string
}

/** What a value sets, or null when it is not a value of this parameter. */
type Parameter = (value: string, limits: MediaLimits) => Step | null

const parameters = {
  w: (value, limits) => setting(readLength(value, limits.maxSide), (width) => ({ width })),
  h: (value, limits) => setting(readLength(value, limits.maxSide), (height) => ({ height })),
  c: (value) => setting(crops.find((crop) => crop === value) ?? null, (crop) => ({ crop })),
  g: (value) => setting(isGravity(value) ? gravities[value] : null, (gravity) => ({ gravity })),
  x: (value, limits) => setting(readInteger(value, 0, limits.maxSide), (left) => ({ left })),
  y: (value, limits) => setting(readInteger(value, 0, limits.maxSide), (top) => ({ top })),
  ar: (value) => setting(readRatio(value), (ratio) => ({ ratio })),
  // Without client hints there is no screen to look at, so `auto` is one.
  dpr: (value) => setting(value === 'auto' ? 1 : readDecimal(value, 0.1, 5), (density) => ({ density })),
  r: (value, limits) =>
    setting<number | 'max'>(value === 'max' ? 'max' : readInteger(value, 0, limits.maxSide), (radius) => ({ radius })),
  e: readEffect,
  b: (value) => setting(readColour(value), (background) => ({ background })),
  q: (value) => setting(readQuality(value), (quality) => ({ quality })),
  f: (value) => setting<Format | 'auto'>(value === 'auto' ? 'auto' : formatNamed(value), (format) => ({ format })),
  fl: (value) => setting(readAttachment(value), (attachment) => ({ attachment })),
} satisfies Record<string, Parameter>

type Key = keyof typeof parameters
const isKey = (key: string): key is Key => Object.hasOwn(parameters, key)
const isGravity = (name: string): name is keyof typeof gravities => Object.hasOwn(gravities, name)

/**
 * The checked meaning of one transformation group.
 * @param components `key_value` texts as written in the address
 * @throws Refusal 400 naming the component, for an unknown key, a value out of range or a key given twice
 */
export function readStep(components: readonly string[], limits: MediaLimits): Step {
  const seen = new Set<string>()
  let step: Step = {}
  for (const component of components) {
    const { key, value } = splitComponent(component)
    if (!isKey(key)) throw invalidComponent(component)
    if (seen.has(key)) throw invalidComponent(component, 'given twice')
    seen.add(key)
    const parameter: Parameter = parameters[key]
    const set = parameter(value, limits)
    if (set === null) throw invalidComponent(component)
    step = { ...step, ...set }
  }
  checkTogether(step)
  return step
}

/** The two halves of `key_value`; the value may hold underscores itself (`g_north_east`). */
export function splitComponent(component: string): { key: string; value: string } {
  const underscore = component.indexOf('_')
  return { key: component.slice(0, underscore), value: component.slice(underscore + 1) }
}

/** The same text for the same group, in whatever order its components were written. */
export function canonicalGroup(components: readonly string[]): string {
  return components
    .filter((component) => !component.startsWith('fl_'))
    .sort()
    .join(',')
}

function checkTogether(step: Step): void {
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

function setting<Value>(value: Value | null, toStep: (value: Value) => Step): Step | null {
  return value === null ? null : toStep(value)
}

function readInteger(value: string, low: number, high: number): number | null {
  if (!/^\d{1,6}$/.test(value)) return null
  const number = Number(value)
  return number >= low && number <= high ? number : null
}

function readDecimal(value: string, low: number, high: number): number | null {
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(value)) return null
  const number = Number(value)
  return number >= low && number <= high ? number : null
}

function readLength(value: string, maxSide: number): Length | null {
  // `w_1` is one px and `w_1.0` the whole width: the point makes the difference.
  if (value.includes('.')) return setLength(readDecimal(value, 0.001, 1), (share) => ({ share }))
  return setLength(readInteger(value, 1, maxSide), (px) => ({ px }))
}

function setLength(value: number | null, toLength: (value: number) => Length): Length | null {
  return value === null ? null : toLength(value)
}

function readRatio(value: string): number | null {
  const [first = '', second = '1', ...more] = value.split(':')
  const width = readDecimal(first, 0.01, 1000)
  const height = readDecimal(second, 0.01, 1000)
  if (width === null || height === null || more.length > 0) return null
  const ratio = width / height
  return ratio >= 0.02 && ratio <= 50 ? ratio : null
}

function readEffect(value: string): Step | null {
  if (value === 'grayscale') return { grayscale: true }
  const [name, strength = '100', ...more] = value.split(':')
  if (name !== 'blur' || more.length > 0) return null
  // 1–2000 on the wire; a twentieth of it in px keeps `e_blur:1000` a colour wash on an 800 px picture.
  return setting(readInteger(strength, 1, 2000), (number) => ({ blur: Math.max(0.3, number / 20) }))
}

const namedColours: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '000000',
  gray: '808080',
  grey: '808080',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  yellow: 'ffff00',
  orange: 'ffa500',
  transparent: '00000000',
}

function readColour(value: string): Colour | null {
  const named = Object.hasOwn(namedColours, value) ? namedColours[value] : undefined
  const hex = named ?? (value.startsWith('rgb:') ? value.slice(4) : '')
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hex)) return null
  const long = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex
  const [r = 0, g = 0, b = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return { r, g, b, alpha: alpha / 255 }
}

function readQuality(value: string): Quality | null {
  if (value === 'auto') return 'auto'
  if (value === 'auto:best') return 'best'
  if (value === 'auto:good') return 'good'
  if (value === 'auto:eco') return 'eco'
  if (value === 'auto:low') return 'low'
  return readInteger(value, 1, 100)
}

function readAttachment(value: string): string | null {
  if (value === 'attachment') return ''
  const name = value.startsWith('attachment:') ? value.slice('attachment:'.length) : ''
  return /^[\p{L}\p{N} ._-]{1,120}$/u.test(name) ? name : null
}
