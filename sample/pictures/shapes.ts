/** The few SVG marks everything is drawn with. Lengths in px of the picture; y grows downwards. */

export type Point = readonly [x: number, y: number]
export type Joint = readonly [x: number, y: number, radius: number]

/** A number with one decimal: enough for the eye, and it keeps pictures small. */
export const tidy = (value: number): string => String(Math.round(value * 10) / 10)

/** A filled path. */
export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${faded(opacity)}/>`

/** A rectangle, with round corners when `radius` is given. */
export const box = (x: number, y: number, width: number, height: number, look: Look): string => {
  const corner = look.radius === undefined ? '' : ` rx="${tidy(look.radius)}"`
  const place = `x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}"`
  return `<rect ${place}${corner} fill="${look.fill}"${faded(look.opacity ?? 1)}/>`
}
type Look = { readonly fill: string; readonly radius?: number; readonly opacity?: number }

/** A disc. */
export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="${fill}"${faded(opacity)}/>`

/** An ellipse: `[rx, ry]` around a centre. */
export const oval = ([x, y]: Point, [rx, ry]: Point, fill: string, opacity = 1): string => {
  const place = `cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(rx)}" ry="${tidy(ry)}"`
  return `<ellipse ${place} fill="${fill}"${faded(opacity)}/>`
}

/** A polygon. */
export const facet = (points: readonly Point[], fill: string, opacity = 1): string =>
  shape(`M${points.map(pair).join('L')}Z`, fill, opacity)

/** An open line with round ends. */
export const stroke = (d: string, colour: string, width: number, opacity = 1): string => {
  const look = `fill="none" stroke="${colour}" stroke-width="${tidy(width)}" stroke-linecap="round" stroke-linejoin="round"`
  return `<path d="${d}" ${look}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** The path data of straight pieces through points. */
export const through = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`

/** The path data of a soft closed outline through points (Catmull–Rom as cubic curves). */
export const soft = (points: readonly Point[]): string => {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0]
  const pieces = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${pair(first)} ${pair(second)} ${pair(to)}`
  })
  return `M${pair(at(0))}${pieces.join('')}Z`
}

/**
 * A limb: tapering pieces from joint to joint, each joint with a radius of its own.
 *
 *    ( )====( )==( )      the outline of two joints is the two discs and their common tangents
 */
export const limb = (joints: readonly Joint[], fill: string): string => shape(limbPath(joints), fill)

/** The outline of a limb as path data. */
export const limbPath = (joints: readonly Joint[]): string => {
  const discs = joints.map(([x, y, radius]) => ring(x, y, radius))
  const pieces = joints.slice(1).map((to, index) => sleeve(joints[index] ?? to, to))
  return [...discs, ...pieces].join('')
}

const ring = (x: number, y: number, radius: number): string => {
  const [r, left, wide] = [tidy(radius), tidy(x - radius), tidy(radius * 2)]
  return `M${left} ${tidy(y)}a${r} ${r} 0 1 1 ${wide} 0a${r} ${r} 0 1 1 -${wide} 0Z`
}

const sleeve = ([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length <= Math.abs(r1 - r2)) return ''
  const along = Math.atan2(y2 - y1, x2 - x1)
  const lean = Math.acos((r1 - r2) / length)
  const touch = (x: number, y: number, radius: number, side: number): Point => [
    x + radius * Math.cos(along + side * lean),
    y + radius * Math.sin(along + side * lean),
  ]
  // The same turning direction as the discs, so that overlaps add up under the non-zero rule.
  return `M${[touch(x1, y1, r1, -1), touch(x2, y2, r2, -1), touch(x2, y2, r2, 1), touch(x1, y1, r1, 1)].map(pair).join('L')}Z`
}

/** Several marks moved, turned (degrees) and scaled together. */
export const placed = (marks: string, { x = 0, y = 0, turn = 0, scale = 1, mirror = false }: Placing): string => {
  const parts = [
    `translate(${tidy(x)} ${tidy(y)})`,
    turn === 0 ? '' : `rotate(${tidy(turn)})`,
    scale === 1 && !mirror ? '' : `scale(${mirror ? -scale : scale} ${scale})`,
  ]
  return `<g transform="${parts.filter((part) => part !== '').join(' ')}">${marks}</g>`
}
type Placing = {
  readonly x?: number
  readonly y?: number
  readonly turn?: number
  readonly scale?: number
  readonly mirror?: boolean
}

const pair = ([x, y]: Point): string => `${tidy(x)} ${tidy(y)}`

const faded = (opacity: number): string => (opacity < 1 ? ` fill-opacity="${Math.round(opacity * 1000) / 1000}"` : '')
