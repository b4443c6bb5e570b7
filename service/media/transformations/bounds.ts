/** What each key of a transformation takes, in words for refusals. */
import { audioCodecs, videoCodecs, crops, rates } from './values.ts'
import { colourNames } from './colour.ts'
import { gravityNames } from './gravity.ts'

const anyOf = (names: readonly string[]): string => names.join(', ')

/** By key, for sides of at most `maxSide` px and those formats. */
export const boundsFor = (maxSide: number, formats: readonly string[]): Readonly<Record<string, string>> => {
  const side = `1 to ${maxSide} px, or a share of 0.001 to 1.0`
  const offset = `0 to ${maxSide} px`
  const seconds = '0 to 86400 seconds'
  return {
    w: side,
    h: side,
    x: offset,
    y: offset,
    ar: 'width:height from 1:50 to 50:1',
    dpr: 'auto, or 0.1 to 5',
    r: `max, or ${offset}`,
    e: 'grayscale, or blur:1 to blur:2000',
    q: '1 to 100, or auto with best, good, eco or low',
    so: seconds,
    eo: seconds,
    du: seconds,
    br: '8k to 20m bits a second',
    c: anyOf(crops),
    g: anyOf(gravityNames),
    b: `${anyOf(colourNames)}, rgb: with 3, 4, 6 or 8 hexadecimal digits; behind a picture also auto, auto:border or auto:predominant`,
    f: anyOf(['auto', ...formats]),
    fl: 'attachment, or attachment: with a name of letters, digits, blanks, dots, dashes and underscores',
    vc: anyOf(videoCodecs),
    ac: anyOf(audioCodecs),
    af: anyOf(rates.map(String)),
  }
}
