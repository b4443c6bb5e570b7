/** The values of transformations that need no more than their text: numbers, names, lengths, times and file names. */

/**
 * The whole number a text stands for; null when it is none, or outside `low` to `high`.
 * Chosen: no sign, no exponent.
 */
export const readInteger = (value: string, low: number, high: number): number | null =>
  /^\d{1,6}$/.test(value) ? within(Number(value), low, high) : null

/**
 * The number a text stands for; null when it is none, or outside `low` to `high`.
 * Chosen: at most four digits before and after the point.
 */
const readDecimal = (value: string, low: number, high: number): number | null =>
  /^\d{1,4}(\.\d{1,4})?$/.test(value) ? within(Number(value), low, high) : null

const within = (number: number, low: number, high: number): number | null =>
  number >= low && number <= high ? number : null

/** A reader of names, or of numbers that are names. */
const oneOf =
  <Name extends string | number>(names: readonly Name[]) =>
  (value: string): Name | null =>
    names.find((name) => String(name) === value) ?? null

/** `c_`: how a picture meets the box asked for; `geometry.ts` says what each mode does. Names, for refusals too. */
export const crops = ['fill', 'fit', 'limit', 'thumb', 'pad', 'scale', 'crop'] as const
export type Crop = (typeof crops)[number]
/** The crop mode of that name; null when there is none. Source: the public convention. */
export const readCrop = oneOf(crops)

/** `vc_`, `ac_`: how film and sound are written. */
export const videoCodecs = ['auto', 'none', 'h264', 'vp8', 'vp9'] as const
export const audioCodecs = ['none', 'aac', 'mp3', 'opus', 'vorbis'] as const
/** `auto`: the container's usual one; `none`: leave the pictures out. */
export type VideoCodec = (typeof videoCodecs)[number]
/** `none`: leave the sound out. */
export type AudioCodec = (typeof audioCodecs)[number]
/** The codec of that name; null when we do not write it. Source: the public convention. */
export const readVideoCodec = oneOf(videoCodecs)
/** The codec of that name; null when we do not write it. Source: the public convention. */
export const readAudioCodec = oneOf(audioCodecs)

/** `af_`: samples of sound a second that some encoder here writes. */
export const rates = [8000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000] as const
/** Samples a second; null when no encoder here writes so many. Source: the public convention. */
export const readSampleRate = oneOf(rates)

const bitUnits = { k: 1000, m: 1_000_000 } as const

/** `br_`: bits a second for `128k`, `1.5m` or `128000`, 8 thousand to 20 million; null for any other text. Source: the public convention. */
export const readBitrate = (value: string): number | null => {
  const unit = value.endsWith('k') ? bitUnits.k : value.endsWith('m') ? bitUnits.m : null
  const number =
    unit === null ? (/^\d{4,8}$/.test(value) ? Number(value) : null) : readDecimal(value.slice(0, -1), 0, 9999)
  if (number === null) return null
  const bits = Math.round(number * (unit ?? 1))
  return bits >= 8000 && bits <= 20_000_000 ? bits : null
}

/**
 * `dpr_`: the factor by which sides in px grow, 0.1 to 5; null for any other text.
 * Chosen: `auto` is 1, because without client hints the screen is unknown.
 */
export const readDensity = (value: string): number | null => (value === 'auto' ? 1 : readDecimal(value, 0.1, 5))

/** `w_`, `h_`: a side of the result: a number of px, or a share of the same side of the picture it is made from. */
export type Length = { readonly px: number } | { readonly share: number }

/**
 * The length that `800` (px) or `0.5` (a share, at most 1) stands for; null for any other text.
 * Source: the public convention, in which `w_1` is one px and `w_1.0` the whole width.
 */
export const readLength = (value: string, maxSide: number): Length | null => {
  if (value.includes('.')) {
    const share = readDecimal(value, 0.001, 1)
    return share === null ? null : { share }
  }
  const px = readInteger(value, 1, maxSide)
  return px === null ? null : { px }
}

/**
 * `ar_`: width divided by height for `16:9` or `1.78`; null for any other text, and for shapes beyond 1:50 and 50:1.
 * Source: the public convention. Chosen: the bounds.
 */
export const readRatio = (value: string): number | null => {
  const [first = '', second = '1', ...more] = value.split(':')
  const width = readDecimal(first, 0.01, 1000)
  const height = readDecimal(second, 0.01, 1000)
  if (width === null || height === null || more.length > 0) return null
  const ratio = width / height
  return ratio >= 0.02 && ratio <= 50 ? ratio : null
}

/**
 * `so_`, `eo_`, `du_`: seconds, at most a day; null for any other text.
 * Chosen: percentages (`35p`) are not known here, because a file's length is not in every record.
 */
export const readSeconds = (value: string): number | null => {
  const long = /^\d{5}(\.\d{1,4})?$/.test(value) ? Number(value) : null
  return long === null ? readDecimal(value, 0, 86_400) : long <= 86_400 ? long : null
}

/**
 * `fl_attachment`: the name to save under, without extension, or '' for the file's own; null when the flag is none we know.
 * Chosen: letters, digits, blanks, dots, dashes and underscores, because the name goes into a header.
 */
export const readAttachment = (value: string): string | null => {
  if (value === 'attachment') return ''
  const name = value.startsWith('attachment:') ? value.slice('attachment:'.length) : ''
  return /^[\p{L}\p{N} ._-]{1,120}$/u.test(name) ? name : null
}
