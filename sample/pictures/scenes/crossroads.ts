import { figure, stand, standing } from '../figure.ts'
import { tree } from '../furniture.ts'
import { cloud, hills, signpost } from '../outdoors.ts'
import { deepen, mix, type Palette } from '../palette.ts'
import { somebody } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { box, disc, facet, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A choice of ways: somebody at a signpost, roads that wind to three different schools on the horizon. */
export const crossroads: Scene = (sheet, palette) => {
  const walker = somebody(sheet.random, palette, [palette.leaf])
  const heaven = 'M0 0H1600V560H0Z'
  const field = 'M0 500C340 440 620 540 900 500C1200 460 1400 520 1600 480V1000H0Z'
  const grass = palette.name === 'chalk' ? palette.leafDeep : palette.leaf
  const road = mix(palette.light, palette.wood, 0.35)
  const way = (d: string) => shape(d, road)
  const thinking = {
    ...standing,
    near: { elbow: [24, -430] as const, hand: [52, -524] as const },
    far: { elbow: [48, -420] as const, hand: [6, -402] as const },
    tilt: -10,
  }
  return [
    shape(heaven, palette.outside),
    sheet.stipple(heaven, palette.outsideDeep, 'top', 0.9),
    disc(800, 300, 120, palette.light),
    cloud(palette, 330, 160, 140),
    cloud(palette, 1230, 210, 120),
    hills(palette, 500),
    shape(field, grass),
    sheet.stipple(field, deepen(grass, 0.45), 'bottom', 0.8),
    way(
      'M250 498C330 560 120 620 420 690C640 740 700 800 700 1000H960C900 780 700 700 520 660C300 610 400 560 280 498Z',
    ),
    way(
      'M800 506C860 560 740 620 800 700C840 780 760 860 720 1000H980C960 840 900 780 880 700C860 620 920 560 826 506Z',
    ),
    way(
      'M1330 484C1240 540 1420 600 1200 680C960 760 880 860 840 1000H1010C1010 880 1080 800 1290 716C1520 620 1320 550 1360 484Z',
    ),
    placed(house(palette, 0), { x: 262, y: 506 }),
    placed(house(palette, 1), { x: 814, y: 514 }),
    placed(house(palette, 2), { x: 1346, y: 492 }),
    placed(tree(sheet, { ...palette, leaf: palette.leafDeep, leafDeep: deepen(palette.leafDeep, 0.4) }, 170), {
      x: 640,
      y: 580,
    }),
    placed(tree(sheet, { ...palette, leaf: palette.leafDeep, leafDeep: deepen(palette.leafDeep, 0.4) }, 260), {
      x: 1110,
      y: 610,
    }),
    groundShadow(1210, 930, 180, palette.shadow),
    placed(signpost(palette), { x: 1200, y: 930, scale: 1.25 }),
    groundShadow(560, 956, 300, palette.shadow),
    stand(figure(sheet, walker, thinking, { before: satchel(palette) }), 560, 952, 1.1),
    placed(
      tree(
        sheet,
        { ...palette, leaf: mix(palette.leafDeep, palette.pop, 0.1), leafDeep: deepen(palette.leafDeep, 0.4) },
        300,
      ),
      { x: 60, y: 1010 },
    ),
  ].join('')
}

const satchel = (palette: Palette): string =>
  stroke('M16-540C-40-470-50-400-46-350', deepen(palette.pop, 0.35), 9) +
  box(-96, -366, 92, 96, { fill: palette.pop, radius: 10 }) +
  box(-96, -366, 92, 36, { fill: deepen(palette.pop, 0.16), radius: 10 })

/** A school building, small, of one of three shapes. */
const house = (palette: Palette, form: 0 | 1 | 2): string => {
  const wall = [palette.pop, mix(palette.wood, palette.light, 0.3), palette.woodDeep][form] ?? palette.pop
  const pane = (x: number, y: number) => box(x, y, 20, 24, { fill: palette.board, radius: 2 })
  if (form === 0)
    return (
      box(-80, -90, 160, 96, { fill: wall }) +
      facet(
        [
          [-96, -88],
          [0, -150],
          [96, -88],
        ],
        palette.board,
      ) +
      [-60, -20, 40].map((x) => pane(x, -64)).join('') +
      box(-4, -40, 28, 46, { fill: palette.board })
    )
  if (form === 1)
    return (
      box(-50, -190, 100, 196, { fill: wall }) +
      box(-140, -80, 280, 86, { fill: deepen(wall, 0.12) }) +
      [-30, 10].flatMap((x) => [-166, -124].map((y) => pane(x, y))).join('') +
      [-118, -82, 62, 98].map((x) => pane(x, -56)).join('') +
      box(-18, -50, 36, 56, { fill: palette.board })
    )
  return (
    box(-110, -104, 220, 110, { fill: wall }) +
    facet(
      [
        [-110, -104],
        [-110, -150],
        [-40, -104],
        [-40, -150],
        [30, -104],
        [30, -150],
        [110, -104],
      ],
      palette.board,
    ) +
    [-90, -46, 0, 70].map((x) => pane(x, -74)).join('') +
    box(30, -44, 30, 50, { fill: palette.board })
  )
}
