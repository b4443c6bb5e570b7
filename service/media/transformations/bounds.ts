/** What each key of a transformation takes, in words for refusals; keys that take names of their own are left out. */

/** By key, for sides of at most `maxSide` px. */
export const boundsFor = (maxSide: number): Readonly<Record<string, string>> => {
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
  }
}
