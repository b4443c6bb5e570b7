import { figure, stand, standing } from '../figure.ts'
import { beam, room } from '../furniture.ts'
import { deepen, lighten, mix, type Palette, paper } from '../palette.ts'
import { pairOf } from '../people.ts'
import { groundShadow, type Sheet } from '../sheet.ts'
import { box, disc, facet, placed, type Point, shape, stroke, through } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A traveller before a map of lines that all come out at the same school. */
export const commute: Scene = (sheet, palette) => {
  const [traveller, passer] = pairOf(sheet.random, palette, [paper])
  const looking = {
    ...standing,
    far: { elbow: [70, -470] as const, hand: [140, -520] as const },
    tilt: -8,
  }
  const bag =
    stroke('M-12-534C-60-460-62-400-52-350', deepen(palette.pop, 0.35), 10) +
    box(-104, -372, 104, 120, { fill: palette.pop, radius: 12 }) +
    box(-104, -372, 104, 44, { fill: deepen(palette.pop, 0.14), radius: 12 })
  const walking = {
    ...standing,
    near: { elbow: [-40, -426] as const, hand: [-56, -330] as const },
    legs: {
      near: { knee: [-26, -170] as const, foot: [-110, -14] as const },
      far: { knee: [48, -172] as const, foot: [70, -4] as const },
    },
  }
  return [
    room(sheet, palette, 800),
    tiles(palette),
    routeMap(sheet, palette),
    beam(palette, 60, 130, 0.16),
    box(0, 800, 1600, 26, { fill: mix(palette.pop, paper, 0.3) }),
    groundShadow(1390, 900, 270, palette.shadow),
    stand(figure(sheet, passer, walking), 1400, 900, 1.12),
    groundShadow(330, 956, 330, palette.shadow),
    stand(figure(sheet, traveller, looking, { before: bag }), 320, 952, 1.3),
  ].join('')
}

const tiles = (palette: Palette): string => {
  const rows = Array.from({ length: 9 }, (_, index) => stroke(`M0 ${80 + index * 84}H1600`, palette.wallDeep, 4, 0.7))
  const columns = Array.from({ length: 11 }, (_, index) =>
    stroke(`M${80 + index * 150} 0V784`, palette.wallDeep, 4, 0.4),
  )
  return rows.join('') + columns.join('')
}

const routeMap = (sheet: Sheet, palette: Palette): string => {
  const ground = lighten(palette.light, 0.2)
  const goal: Point = [1010, 330]
  const lines: readonly (readonly [string, readonly Point[]])[] = [
    [palette.pop, [[500, 180], [640, 180], [760, 300], [880, 330], goal]],
    [palette.leafDeep, [[500, 330], [620, 330], [720, 430], [860, 430], goal]],
    ['#5b3a5e', [[520, 620], [640, 520], [800, 520], [900, 440], goal]],
    [palette.outsideDeep, [[640, 640], [860, 600], [1010, 500], goal]],
    [mix(palette.pop, '#f5b83d', 0.8), [[1180, 640], [1180, 520], [1100, 420], goal]],
  ]
  const drawn = lines.map(
    ([colour, points]) =>
      stroke(through(points), colour, 17) +
      points
        .slice(0, -1)
        .map(([x, y]) => disc(x, y, 15, colour) + disc(x, y, 8, ground))
        .join(''),
  )
  const face = 'M430 110H1250V700H430Z'
  const river = stroke('M420 470C560 400 700 640 860 700', mix(palette.outsideDeep, ground, 0.55), 46)
  return (
    box(412, 92, 856, 626, { fill: palette.board, radius: 10 }) +
    shape(face, ground) +
    sheet.clipped(face, river + shape('M1050 110C1120 200 1200 170 1260 230V100Z', mix(palette.leaf, ground, 0.7))) +
    drawn.join('') +
    placed(emblem(palette, ground), { x: goal[0], y: goal[1] }) +
    facet(
      [
        [430, 560],
        [830, 110],
        [960, 110],
        [430, 700],
      ],
      '#ffffff',
      0.12,
    )
  )
}

/** The school at the end of all lines. */
const emblem = (palette: Palette, ground: string): string =>
  disc(0, 0, 74, palette.board) +
  disc(0, 0, 64, ground) +
  facet(
    [
      [-40, -8],
      [0, -44],
      [40, -8],
    ],
    palette.pop,
  ) +
  box(-32, -10, 64, 44, { fill: palette.board }) +
  box(-8, 6, 16, 28, { fill: palette.pop }) +
  box(-24, 0, 11, 12, { fill: ground }) +
  box(13, 0, 11, 12, { fill: ground })
