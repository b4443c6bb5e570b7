import { deepen, ink, lighten, mix, type Palette, paper } from '../palette.ts'
import { somebody } from '../people.ts'
import { type Sheet } from '../sheet.ts'
import { box, disc, limb, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A desk from above: hands at a notebook, things around them that run off the edges. */
export const desk: Scene = (sheet, palette) => {
  const { random } = sheet
  const writer = somebody(random, palette, [palette.wood])
  const face = 'M0 0H1600V1000H0Z'
  const planks = [180, 420, 640, 860].map((y) =>
    stroke(`M-10 ${y}C400 ${y + 14} 900 ${y - 12} 1610 ${y + 6}`, palette.woodDeep, 4, 0.5),
  )
  return [
    shape(face, palette.wood),
    planks.join(''),
    sheet.stipple(face, palette.woodDeep, 'corner', 0.9),
    placed(sheets(palette), { x: 250, y: 250, turn: -16 }),
    placed(notebook(palette), { x: 800, y: 560, turn: -5 }),
    placed(keyboard(palette), { x: 1350, y: 160, turn: 9 }),
    placed(cup(palette), { x: 1290, y: 560 }),
    placed(pot(sheet, palette), { x: 110, y: 800 }),
    placed(book(palette), { x: 1500, y: 850, turn: 18 }),
    placed(stroke('M0 0H190', palette.pop, 20) + stroke('M190 0h18', '#f0c3a9', 20) + stroke('M214 0h6', ink, 10), {
      x: 420,
      y: 770,
      turn: 62,
    }),
    placed(
      box(-60, -36, 120, 72, { fill: palette.outsideDeep, radius: 4 }) +
        box(-60, -36, 120, 16, { fill: deepen(palette.outsideDeep, 0.2) }),
      { x: 560, y: 190, turn: 12 },
    ),
    hand(writer.skin, writer.top, false),
    hand(writer.skin, writer.top, true),
  ].join('')
}

const soft = (marks: string, x: number, y: number, size: readonly [number, number]): string =>
  box(x + 16, y + 20, size[0], size[1], { fill: '#2b1a16', opacity: 0.2, radius: 10 }) + marks

const notebook = (palette: Palette): string => {
  const rules = [0, 1, 2, 3, 4, 5, 6].map((row) =>
    stroke(
      `M-300 ${-120 + row * 46}H${row === 6 ? -200 : -40}M40 ${-120 + row * 46}H${row < 2 ? 300 : 40}`,
      palette.leafDeep,
      5,
      0.5,
    ),
  )
  const pages =
    box(-350, -220, 700, 440, { fill: palette.board, radius: 12 }) +
    box(-336, -208, 336, 416, { fill: paper, radius: 6 }) +
    box(0, -208, 336, 416, { fill: paper, radius: 6 }) +
    shape('M-30-208H30C14-100 14 100 30 208H-30C-14 100-14-100-30-208Z', '#d9cdb4', 0.6)
  return (
    soft(pages, -350, -220, [700, 440]) +
    stroke('M-300-172H-150', palette.pop, 12) +
    rules.join('') +
    stroke('M52 10L110 60L180-20L280 40', palette.pop, 9)
  )
}

const keyboard = (palette: Palette): string => {
  const keys = Array.from({ length: 48 }, (_, index) =>
    box(-228 + (index % 12) * 38, 10 + Math.floor(index / 12) * 38, 32, 32, {
      fill: mix(palette.board, paper, 0.16),
      radius: 5,
    }),
  )
  const body = box(-260, -260, 520, 500, { fill: mix(palette.outsideDeep, paper, 0.35), radius: 22 })
  return (
    soft(body, -260, -260, [520, 500]) +
    box(-240, -240, 480, 214, { fill: palette.board, radius: 10 }) +
    box(-216, -214, 190, 160, { fill: palette.leaf, radius: 6 }) +
    stroke('M10-190H180M10-154H140M10-118H180M10-82H90', mix(palette.board, paper, 0.7), 9) +
    keys.join('') +
    box(-80, 172, 160, 56, { fill: mix(palette.outsideDeep, paper, 0.15), radius: 8 })
  )
}

const cup = (palette: Palette): string =>
  disc(14, 18, 112, '#2b1a16', 0.2) +
  disc(0, 0, 112, lighten(palette.pop, 0.72)) +
  disc(0, 0, 96, lighten(palette.pop, 0.6)) +
  stroke('M66-30L108-62', palette.pop, 26) +
  disc(0, 0, 76, palette.pop) +
  disc(0, 0, 62, '#5a2f1c') +
  stroke('M-30-16C-10-40 30-30 26 0C22 24-12 26-20 8', '#b98558', 10, 0.9)

const pot = (sheet: Sheet, palette: Palette): string => {
  const leaves = Array.from({ length: 14 }, (_, index) => {
    const long = sheet.random.between(150, 230)
    const colour = index % 2 === 0 ? palette.leaf : palette.leafDeep
    return placed(
      shape(`M0 0C44-${long * 0.3} 40-${long * 0.8} 0-${long}C-40-${long * 0.8}-44-${long * 0.3} 0 0Z`, colour) +
        stroke(`M0-20V-${long * 0.8}`, lighten(colour, 0.3), 4, 0.6),
      { turn: index * 25.7 + sheet.random.between(-8, 8) },
    )
  })
  return disc(16, 22, 150, '#2b1a16', 0.16) + leaves.join('') + disc(0, 0, 26, deepen(palette.leafDeep, 0.3))
}

const book = (palette: Palette): string => {
  const cover =
    box(-150, -210, 300, 420, { fill: palette.leafDeep, radius: 8 }) +
    box(-150, -210, 40, 420, { fill: deepen(palette.leafDeep, 0.3), radius: 8 })
  return (
    soft(cover, -150, -210, [300, 420]) +
    disc(24, -60, 78, palette.pop) +
    disc(52, -60, 78, palette.leafDeep) +
    stroke('M-60 90H110M-60 124H60', lighten(palette.leafDeep, 0.6), 12)
  )
}

const sheets = (palette: Palette): string => {
  const page = (turn: number, marks: string) =>
    placed(soft(box(-150, -190, 300, 380, { fill: paper, radius: 3 }), -150, -190, [300, 380]) + marks, { turn })
  const chart = [60, 110, 84, 150].map((high, index) =>
    box(-100 + index * 54, 130 - high, 36, high, {
      fill: [palette.pop, palette.leaf, palette.outsideDeep, palette.leafDeep][index] ?? palette.pop,
    }),
  )
  return (
    page(11, '') +
    page(
      -4,
      stroke('M-104-136H60M-104-100H104M-104-64H84', ink, 8, 0.55) + chart.join('') + stroke('M-116 134H120', ink, 5),
    )
  )
}

/** A forearm with a hand that comes in over the lower edge; the right one holds a pencil. */
const hand = (skin: string, cloth: string, right: boolean): string => {
  const shade = mix(skin, '#7a2f22', 0.2)
  const arm =
    limb(
      [
        [0, 420, 96],
        [10, 150, 66],
      ],
      cloth,
    ) + box(-62, 108, 140, 44, { fill: lighten(cloth, 0.24), radius: 18 })
  const palm = limb(
    [
      [8, 120, 46],
      [6, 40, 54],
      [0, 10, 52],
    ],
    skin,
  )
  const fingers = right
    ? limb(
        [
          [-30, 4, 19],
          [-62, -46, 17],
          [-52, -84, 15],
        ],
        shade,
      ) +
      limb(
        [
          [-4, -10, 21],
          [-24, -66, 18],
          [-44, -98, 15],
        ],
        skin,
      ) +
      limb(
        [
          [26, -8, 20],
          [20, -58, 18],
          [-6, -84, 15],
        ],
        skin,
      ) +
      limb(
        [
          [44, 10, 18],
          [46, -34, 16],
          [28, -58, 14],
        ],
        skin,
      )
    : limb(
        [
          [-38, -16, 18],
          [-50, -92, 15],
        ],
        skin,
      ) +
      limb(
        [
          [-12, -24, 19],
          [-16, -116, 15],
        ],
        skin,
      ) +
      limb(
        [
          [16, -22, 19],
          [22, -112, 15],
        ],
        skin,
      ) +
      limb(
        [
          [40, -10, 17],
          [56, -84, 14],
        ],
        skin,
      ) +
      limb(
        [
          [42, 46, 20],
          [92, 8, 17],
          [112, -22, 14],
        ],
        shade,
      )
  const pencil = right ? stroke('M-70-124L40 70', '#e2632b', 17) + stroke('M-78-138L-70-124', '#f0c3a9', 15) : ''
  return placed(arm + palm + pencil + fingers, right ? { x: 1010, y: 716, turn: -14 } : { x: 560, y: 740, turn: 16 })
}
