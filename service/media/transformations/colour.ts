/** `b_`: the colour behind a picture. */
import type { ColourSource } from '../main-colour.ts'

export type Colour = { readonly r: number; readonly g: number; readonly b: number; readonly alpha: number }

const named: Readonly<Record<string, string>> = {
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

/** For refusals. */
export const colourNames = Object.keys(named)

/** The colour of a name or of `rgb:` with 3, 4, 6 or 8 hexadecimal digits; null for any other text. Source: the public convention. */
export const readColour = (value: string): Colour | null => {
  const known = Object.hasOwn(named, value) ? named[value] : undefined
  const hex = known ?? (value.startsWith('rgb:') ? value.slice(4) : '')
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hex)) return null
  const long = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex
  const [r = 0, g = 0, b = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return { r, g, b, alpha: alpha / 255 }
}

/** A colour, or where in the picture to find one. */
export type Background = Colour | ColourSource

const sources: Readonly<Record<string, ColourSource>> = {
  auto: 'border',
  'auto:border': 'border',
  'auto:predominant': 'predominant',
}

/**
 * What is behind a picture: a colour, or `auto`, the one that its edge has most of (`auto:predominant`: all of it); null
 * for any other text. Source: the public convention.
 */
export const readBackground = (value: string): Background | null =>
  Object.hasOwn(sources, value) ? (sources[value] ?? null) : readColour(value)
