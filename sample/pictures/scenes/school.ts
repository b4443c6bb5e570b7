import { tree } from '../furniture.ts'
import { bicycle, cloud, hills } from '../outdoors.ts'
import { deepen, lighten, mix, type Palette, paper } from '../palette.ts'
import type { Sheet } from '../sheet.ts'
import { box, disc, facet, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A brick school with tall windows and a clock tower, bicycles at the rack in front. */
export const school: Scene = (sheet, palette) => {
  const { random } = sheet
  const heaven = 'M0 0H1600V760H0Z'
  const ground = 'M0 750H1600V1000H0Z'
  const bicycles = Array.from({ length: 5 }, (_, index) =>
    placed(bicycle(random.pick([palette.pop, palette.board, palette.leafDeep, palette.outsideDeep]), palette.shadow), {
      x: 930 + index * 138,
      y: 936,
      scale: 0.92,
      mirror: index % 2 === 1,
    }),
  )
  return [
    shape(heaven, palette.outside),
    sheet.stipple(heaven, palette.outsideDeep, 'top', 0.9),
    disc(1330, 190, 88, palette.light),
    cloud(palette, 1180, 170, 130),
    cloud(palette, 250, 120, 110),
    hills(palette, 690),
    placed(tree(sheet, palette, 250), { x: 250, y: 800 }),
    placed(tree(sheet, palette, 300), { x: 1500, y: 780 }),
    building(sheet, palette),
    shape(ground, palette.floor),
    sheet.stipple(ground, palette.floorDeep, 'bottom', 1),
    facet(
      [
        [640, 752],
        [800, 752],
        [1010, 1000],
        [380, 1000],
      ],
      lighten(palette.floor, 0.4),
    ),
    placed(tree(sheet, palette, 330), { x: 110, y: 950 }),
    stroke('M880 936H1560', deepen(palette.floorDeep, 0.3), 8),
    ...bicycles,
  ].join('')
}

const building = (sheet: Sheet, palette: Palette): string => {
  const brick = mix(palette.pop, palette.woodDeep, palette.name === 'chalk' ? 0.75 : 0.45)
  const stone = mix(brick, paper, 0.72)
  const wing = 'M180 420H1420V770H180Z'
  const tower = 'M620 190H820V770H620Z'
  const pane = (x: number, y: number, high: number) =>
    shape(`M${x} ${y + high}V${y + 36}A40 36 0 0 1 ${x + 80} ${y + 36}V${y + high}Z`, palette.board) +
    facet(
      [
        [x, y + high * 0.8],
        [x + 80, y + 40],
        [x + 80, y + 84],
        [x, y + high],
      ],
      '#ffffff',
      0.16,
    ) +
    stroke(`M${x + 40} ${y + 6}V${y + high}M${x} ${y + high * 0.55}h80`, stone, 6) +
    box(x - 10, y + high, 100, 14, { fill: stone })
  const columns = [220, 340, 460, 900, 1020, 1140, 1260]
  const courses = Array.from({ length: 60 }, () => {
    const [x, y] = [sheet.random.between(190, 1380), sheet.random.between(440, 740)]
    return box(x, y, 30, 9, { fill: deepen(brick, 0.2), opacity: 0.55 })
  })
  return (
    facet(
      [
        [150, 424],
        [270, 320],
        [1330, 320],
        [1450, 424],
      ],
      deepen(palette.board, 0.1),
    ) +
    shape(wing, brick) +
    courses.join('') +
    sheet.stipple(wing, deepen(brick, 0.55), 'right', 0.6) +
    columns.map((x) => pane(x, 480, 190)).join('') +
    box(160, 414, 1280, 24, { fill: stone }) +
    shape(tower, lighten(brick, 0.08)) +
    sheet.stipple(tower, deepen(brick, 0.55), 'right', 0.9) +
    facet(
      [
        [590, 200],
        [720, 70],
        [850, 200],
      ],
      palette.board,
    ) +
    stroke('M720 76V14', palette.board, 8) +
    facet(
      [
        [722, 14],
        [790, 32],
        [722, 52],
      ],
      palette.pop,
    ) +
    disc(720, 290, 58, stone) +
    disc(720, 290, 46, palette.light) +
    stroke('M720 290V258M720 290L744 300', palette.board, 7) +
    [636, 744].map((x) => box(x, 392, 60, 120, { fill: palette.board, radius: 30 })).join('') +
    shape('M652 770V626A68 68 0 0 1 788 626V770Z', stone) +
    shape('M668 770V628A52 52 0 0 1 772 628V770Z', palette.leafDeep) +
    stroke('M720 580V770', deepen(palette.leafDeep, 0.4), 5) +
    disc(706, 690, 6, palette.light) +
    box(630, 762, 180, 16, { fill: stone })
  )
}
