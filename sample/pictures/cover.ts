/** Podcast covers and topic tiles: geometry on a grid, in the colours of the house. */
import { blush, deepen, green, ink, mix, orange, paper, plum, sky, sun } from './palette.ts'
import type { Random } from './random.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { box, disc, facet, placed, shape, stroke } from './shapes.ts'

/** Sides in px. */
export const coverSide = 1400
export const tileWidth = 1200
export const tileHeight = 800

type Scheme = readonly [string, string, string, string, string]
const schemes: readonly Scheme[] = [
  [ink, sun, orange, paper, sky],
  [green, paper, sun, orange, ink],
  [orange, ink, paper, sun, blush],
  [sky, ink, paper, orange, sun],
  [plum, sun, blush, paper, orange],
  [paper, green, orange, ink, sky],
  [sun, ink, orange, paper, green],
]

/** The SVG of a square cover: one large sign of sound or talk. */
export const coverSvg = (seed: string | number): string => {
  const sheet = createSheet(`cover:${seed}`)
  const scheme = inTurn(schemes, seed) ?? sheet.random.pick(schemes)
  const field = `M0 0H${coverSide}V${coverSide}H0Z`
  const sign = inTurn(signs, seed) ?? sheet.random.pick(signs)
  return sheet.finish(
    coverSide,
    coverSide,
    shape(field, scheme[0]) + sheet.stipple(field, deepen(scheme[0], 0.4), 'corner', 0.6) + sign(sheet, scheme),
  )
}

/** Whole-number seeds go round: five signs and seven schemes make 35 covers before one comes back. */
const inTurn = <Item>(items: readonly Item[], seed: string | number): Item | undefined => {
  const number = Number(seed)
  return Number.isSafeInteger(number) ? items[Math.abs(number) % items.length] : undefined
}

/** Bars of sound that swell to the middle, mirrored at a line. */
const waves = ({ random }: Sheet, [, first, second, third]: Scheme): string => {
  const bars = Array.from({ length: 11 }, (_, index) => {
    const swell = Math.cos(((index - 5) / 6.4) * (Math.PI / 2))
    const high = 160 + swell * 820 * random.between(0.55, 1)
    return box(146 + index * 104, 700 - high / 2, 68, high, {
      fill: [first, second, third][index % 3] ?? first,
      radius: 34,
    })
  })
  return bars.join('')
}

/** Two heads of half circles that face each other. */
const voices = (sheet: Sheet, [ground, first, second, third, fourth]: Scheme): string => {
  const head = 'M0-400A400 400 0 0 1 0 400Z'
  const one = shape(head, first) + sheet.stipple(head, deepen(first, 0.5), 'left', 0.8)
  const other = shape(head, second) + sheet.stipple(head, deepen(second, 0.5), 'left', 0.8)
  const rings = [250, 180, 110]
    .map((radius, index) => disc(700, 700, radius, [third, ground, fourth][index] ?? third))
    .join('')
  return (
    placed(one, { x: 160, y: 640 }) +
    placed(other, { x: 1240, y: 760, mirror: true }) +
    rings +
    disc(700, 700, 44, ground)
  )
}

/** Rings that spread from a low sun. */
const sunrise = (sheet: Sheet, [ground, first, second, third, fourth]: Scheme): string => {
  const rings = [900, 760, 620, 480, 340].map((radius, index) =>
    disc(700, 1120, radius, [first, ground, second, third, fourth][index] ?? first),
  )
  const sea = 'M0 1120H1400V1400H0Z'
  return (
    rings.join('') +
    shape(sea, first) +
    sheet.stipple(sea, deepen(first, 0.5), 'top', 0.7) +
    [1180, 1250, 1320]
      .map((y, index) => stroke(`M${240 + index * 120} ${y}H${1160 - index * 120}`, ground, 24))
      .join('')
  )
}

/** A speech balloon full of shapes. */
const talk = (sheet: Sheet, [ground, first, second, third, fourth]: Scheme): string => {
  const balloon =
    'M320 220H1080A180 180 0 0 1 1260 400V820A180 180 0 0 1 1080 1000H700L420 1260V1000H320A180 180 0 0 1 140 820V400A180 180 0 0 1 320 220Z'
  const parts =
    disc(440, 610, 130, second) +
    shape('M580 740V480H840A260 260 0 0 1 580 740Z', third) +
    facet(
      [
        [900, 740],
        [1160, 740],
        [1030, 480],
      ],
      fourth,
    )
  return (
    shape(balloon, first) +
    sheet.stipple(balloon, deepen(first, 0.5), 'corner', 0.8) +
    parts +
    disc(440, 610, 50, ground)
  )
}

/** A route that winds inwards like the groove of a record. */
const record = (_sheet: Sheet, [ground, first, second, third, fourth]: Scheme): string => {
  // Half circles, above and below in turn, around two centres 55 px apart, so that each ends where the next begins.
  const halves = [540, 485, 430, 375, 320, 265].map((radius, index) => {
    const [centre, above] = [index % 2 === 0 ? 700 : 755, index % 2 === 0]
    const [from, to] = above ? [centre - radius, centre + radius] : [centre + radius, centre - radius]
    const colour = [first, first, second, second, third, third][index] ?? first
    return stroke(`M${from} 700A${radius} ${radius} 0 0 1 ${to} 700`, colour, 58)
  })
  return (
    halves.toReversed().join('') + disc(160, 700, 64, fourth) + disc(725, 700, 132, third) + disc(725, 700, 56, ground)
  )
}

const signs = [voices, waves, sunrise, talk, record]

/** The SVG of a topic tile: a grid of quarter circles, leaves, bows and dots. */
export const tileSvg = (seed: string | number): string => {
  const sheet = createSheet(`tile:${seed}`)
  const { random } = sheet
  const scheme = inTurn(schemes, seed) ?? random.pick(schemes)
  const side = 200
  const cells: string[] = []
  let last = -1
  for (let index = 0; index < 24; index += 1) {
    const [column, row] = [index % 6, Math.floor(index / 6)]
    let choice = random.whole(0, motifs.length - 1)
    if (choice === last) choice = (choice + 1) % motifs.length
    last = choice
    const colours = random.shuffled([...scheme])
    const motif = motifs[choice] ?? dots
    const marks =
      box(-100, -100, 200, 200, { fill: colours[0] ?? ink }) + motif(colours[1] ?? paper, colours[2] ?? sun, random)
    cells.push(placed(marks, { x: column * side + 100, y: row * side + 100, turn: random.whole(0, 3) * 90 }))
  }
  const field = `M0 0H${tileWidth}V${tileHeight}H0Z`
  return sheet.finish(tileWidth, tileHeight, cells.join('') + sheet.stipple(field, mix(ink, plum, 0.4), 'corner', 0.4))
}

type Motif = (first: string, second: string, random: Random) => string

const quarter = (first: string, second: string): string =>
  shape('M-100-100H100A200 200 0 0 1-100 100Z', first) + shape('M-100-100H0A100 100 0 0 1-100 0Z', second)

const leaf = (first: string, second: string): string =>
  shape('M-100 100V0A100 100 0 0 1 0-100H100V0A100 100 0 0 1 0 100Z', first) + stroke('M-80 80L40-40', second, 12)

const bows = (first: string, second: string): string =>
  shape('M-100-100A100 100 0 0 1 100-100Z', first) +
  shape('M-100 100A100 100 0 0 1 100 100Z', second) +
  shape('M-100 0A100 100 0 0 1 100 0Z', first)

const dots = (first: string, second: string): string =>
  [-50, 50].flatMap((x) => [-50, 50].map((y) => disc(x, y, 34, x === y ? first : second))).join('')

const target = (first: string, second: string): string => disc(0, 0, 84, first) + disc(0, 0, 42, second)

const sail = (first: string, second: string): string =>
  facet(
    [
      [-100, 100],
      [100, 100],
      [100, -100],
    ],
    first,
  ) + disc(-44, -44, 38, second)

const stairs = (first: string, second: string): string =>
  facet(
    [
      [-100, 100],
      [-100, 33],
      [-33, 33],
      [-33, -33],
      [33, -33],
      [33, -100],
      [100, -100],
      [100, 100],
    ],
    first,
  ) + disc(-60, -56, 28, second)

const motifs: readonly Motif[] = [quarter, leaf, bows, dots, target, sail, stairs]
