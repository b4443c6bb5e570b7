/**
 * The sheet a picture is made on: it hands out names for masks and clips, and shades shapes with stipple: thousands of
 * small dots that thin out, the way ink does on rough paper.
 */
import { createRandom, type Random } from './random.ts'
import { disc, shape, tidy } from './shapes.ts'

export type Sheet = {
  readonly random: Random
  /** Stipple over a path, dense at one side and gone at the other; `strength` from 0 to 1. */
  readonly stipple: (d: string, colour: string, from: Side, strength?: number) => string
  /** Marks cut off at the outline of a path. */
  readonly clipped: (d: string, marks: string) => string
  /** The whole SVG document, with what the marks refer to. */
  readonly finish: (width: number, height: number, marks: string) => string
}

export type Side = 'left' | 'right' | 'top' | 'bottom' | 'corner'

const directions: Record<Side, string> = {
  left: 'x1="0" y1="0" x2="1" y2="0"',
  right: 'x1="1" y1="0" x2="0" y2="0"',
  top: 'x1="0" y1="0" x2="0" y2="1"',
  bottom: 'x1="0" y1="1" x2="0" y2="0"',
  corner: 'x1="1" y1="1" x2="0.1" y2="0.1"',
}

/** A fresh sheet for a seed. */
export const createSheet = (seed: string | number): Sheet => {
  const shared = new Map<string, string>()
  let names = 0
  // A name that no other mark on this sheet has.
  const name = () => {
    names += 1
    return `n${names}`
  }
  const dots = (colour: string): string => {
    const id = `dots${colour.replace('#', '-')}`
    shared.set('dots', `<path id="dots" d="${dotTile}"/>`)
    const size = `width="${tileSide}" height="${tileSide}" patternUnits="userSpaceOnUse"`
    shared.set(id, `<pattern id="${id}" ${size}><use href="#dots" fill="${colour}"/></pattern>`)
    return id
  }
  const fade = (from: Side, strength: number): string => {
    const id = `fade-${from}-${Math.round(strength * 100)}`
    const stops = [0, 0.8].map((offset, index) => {
      const opacity = index === 0 ? strength : 0
      return `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`
    })
    shared.set(id, `<linearGradient id="${id}" ${directions[from]}>${stops.join('')}</linearGradient>`)
    return id
  }
  return {
    random: createRandom(seed),
    stipple(d, colour, from, strength = 0.5) {
      const mask = name()
      return (
        `<mask id="${mask}">${shape(d, `url(#${fade(from, strength)})`)}</mask>` +
        `<g mask="url(#${mask})">${shape(d, `url(#${dots(colour)})`)}</g>`
      )
    },
    clipped(d, marks) {
      const clip = name()
      return `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${marks}</g>`
    },
    finish(width, height, marks) {
      const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
      const defs = shared.size === 0 ? '' : `<defs>${[...shared.values()].join('')}</defs>`
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${marks}</svg>`
    },
  }
}

const tileSide = 260
/** Drawn once for all pictures: small squares, which read as grains of ink at this size. */
const dotTile = (() => {
  const random = createRandom('grains')
  const grain = () => {
    const size = tidy(random.between(1, 2.5))
    return `M${tidy(random.between(0, tileSide - 3))} ${tidy(random.between(0, tileSide - 3))}h${size}v${size}h-${size}z`
  }
  return Array.from({ length: 4200 }, grain).join('')
})()

/** A soft round shadow on the floor, under whatever stands there. */
export const groundShadow = (x: number, y: number, width: number, colour: string): string =>
  `<g transform="translate(${tidy(x)} ${tidy(y)}) scale(1 .16)">${disc(0, 0, width / 2, colour, 0.28)}</g>`
