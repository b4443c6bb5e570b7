import { figure, type Pose, stand, standing } from '../figure.ts'
import { beam, laptop, mug, plant, room } from '../furniture.ts'
import { deepen, lighten, mix, type Palette, paper } from '../palette.ts'
import { pairOf } from '../people.ts'
import { groundShadow, type Sheet } from '../sheet.ts'
import { box, disc, facet, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** Advice across a counter: somebody behind it, somebody with a question in front of it. */
export const counter: Scene = (sheet, palette) => {
  const [adviser, visitor] = pairOf(sheet.random, palette, [palette.wallDeep])
  const showing: Pose = {
    ...standing,
    near: { elbow: [30, -420], hand: [128, -452] },
    far: { elbow: [66, -416], hand: [150, -404] },
    tilt: 4,
  }
  const asking: Pose = {
    ...standing,
    near: { elbow: [28, -410], hand: [116, -388] },
    far: { elbow: [70, -430], hand: [128, -494] },
    tilt: 2,
  }
  const leaflet = placed(
    box(-40, -56, 80, 112, { fill: paper, radius: 3 }) +
      box(-40, -56, 80, 40, { fill: palette.pop }) +
      stroke('M-24 4H24M-24 22H10', palette.leafDeep, 5),
    { x: 152, y: -470, turn: 10 },
  )
  return [
    room(sheet, palette, 820),
    sign(sheet, palette),
    rack(sheet, palette),
    beam(palette, 440, 200),
    stand(figure(sheet, adviser, behindCounter(showing), { held: leaflet }), 560, 1060, 1.26),
    placed(front(sheet, palette), { x: 380, y: 560 }),
    placed(laptop(mix(palette.outsideDeep, paper, 0.2)), { x: 470, y: 562, scale: 0.9 }),
    placed(mug(palette.pop), { x: 640, y: 562 }),
    groundShadow(1110, 952, 330, palette.shadow),
    stand(figure(sheet, visitor, asking), 1100, 950, 1.3, true),
    placed(plant(sheet, palette), { x: 200, y: 960, scale: 1.5 }),
  ].join('')
}

/** Nobody sees the legs of somebody behind a counter. */
const behindCounter = ({ legs: _legs, ...pose }: Pose): Pose => pose

/** A speech balloon with a question, as a lit sign over the counter. */
const sign = (sheet: Sheet, palette: Palette): string => {
  const balloon =
    'M0-110C90-110 150-62 150 0C150 62 90 108 0 108C-16 108-32 106-46 103L-116 146L-102 78C-132 58-150 30-150 0C-150-62-90-110 0-110Z'
  const mark = stroke('M-34-34C-34-74 38-74 38-30C38 4 2 2 2 36', palette.board, 22) + disc(2, 74, 14, palette.board)
  return (
    stroke('M710 0V96M830 0V96', palette.shadow, 5) +
    placed(shape(balloon, palette.pop) + sheet.stipple(balloon, deepen(palette.pop, 0.5), 'right', 0.6) + mark, {
      x: 770,
      y: 176,
      scale: 0.86,
    })
  )
}

const rack = ({ random }: Sheet, palette: Palette): string => {
  const leaflets = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [(index % 3) * 84, Math.floor(index / 3) * 150]
    const colour = random.pick([palette.pop, palette.leaf, palette.outsideDeep, palette.woodDeep])
    return (
      box(x, y, 70, 104, { fill: paper, radius: 3 }) +
      box(x, y, 70, 46, { fill: colour }) +
      stroke(`M${x + 12} ${y + 64}h46M${x + 12} ${y + 80}h30`, palette.shadow, 4, 0.4) +
      box(x - 8, y + 86, 86, 34, { fill: palette.wood, radius: 3 })
    )
  })
  return placed(box(-30, -30, 300, 500, { fill: deepen(palette.wallDeep, 0.18), radius: 8 }) + leaflets.join(''), {
    x: 1270,
    y: 200,
  })
}

const front = (sheet: Sheet, palette: Palette): string => {
  const face = 'M-30 40H540V400H-30Z'
  const slats = Array.from({ length: 14 }, (_, index) =>
    box(-24 + index * 40.5, 52, 30, 340, { fill: lighten(palette.board, 0.1), radius: 3 }),
  )
  return (
    shape(face, palette.board) +
    slats.join('') +
    sheet.stipple(face, deepen(palette.board, 0.6), 'right', 0.7) +
    box(-60, 0, 640, 42, { fill: palette.wood, radius: 6 }) +
    box(-60, 30, 640, 12, { fill: palette.woodDeep, radius: 6 }) +
    facet(
      [
        [-30, 42],
        [540, 42],
        [540, 60],
        [-30, 60],
      ],
      '#000000',
      0.18,
    ) +
    box(-44, 386, 600, 20, { fill: deepen(palette.board, 0.35) })
  )
}
