import { figure, type Pose, seated, stand, standing } from '../figure.ts'
import { openBook, tree } from '../furniture.ts'
import { bicycle, cloud, hills } from '../outdoors.ts'
import { deepen, lighten, mix, type Palette } from '../palette.ts'
import { cast, type Person } from '../people.ts'
import { groundShadow, type Sheet } from '../sheet.ts'
import { box, disc, facet, limb, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A campus lawn with a path that leads up to a glass building; students sit, walk and cycle. */
export const campus: Scene = (sheet, palette) => {
  const [reader, walker, cyclist] = cast(sheet.random, palette, 3, [palette.leaf])
  if (reader === undefined || walker === undefined || cyclist === undefined)
    throw new RangeError('Three people are needed')
  const heaven = 'M0 0H1600V660H0Z'
  const grass = palette.name === 'chalk' ? palette.leafDeep : palette.leaf
  const lawn = 'M0 640C400 600 1200 600 1600 650V1000H0Z'
  const onGrass: Pose = {
    ...seated,
    hip: [0, -56],
    shoulder: [-22, -240],
    head: [0, -338],
    near: { elbow: [34, -150], hand: [92, -176] },
    far: { elbow: [60, -160], hand: [112, -186] },
    legs: { near: { knee: [112, -128], foot: [170, 0] }, far: { knee: [140, -134], foot: [206, -4] } },
    tilt: 14,
  }
  const striding: Pose = {
    ...standing,
    near: { elbow: [-44, -424], hand: [-40, -326] },
    far: { elbow: [46, -428], hand: [84, -346] },
    legs: { near: { knee: [-16, -168], foot: [-98, -18] }, far: { knee: [52, -172], foot: [78, 0] } },
  }
  return [
    shape(heaven, palette.outside),
    sheet.stipple(heaven, palette.outsideDeep, 'top', 0.9),
    disc(300, 180, 80, palette.light),
    cloud(palette, 420, 210, 120),
    cloud(palette, 1380, 130, 120),
    hills(palette, 640),
    hall(sheet, palette),
    shape(lawn, grass),
    sheet.stipple(lawn, deepen(grass, 0.4), 'bottom', 0.9),
    shape('M800 636H960C980 740 760 820 980 1000H420C380 820 820 760 800 636Z', mix(palette.light, palette.wood, 0.3)),
    placed(
      tree(
        sheet,
        palette.name === 'chalk'
          ? palette
          : { ...palette, leaf: palette.leafDeep, leafDeep: deepen(palette.leafDeep, 0.4) },
        330,
      ),
      { x: 1420, y: 720 },
    ),
    placed(tree(sheet, { ...palette, leaf: mix(palette.leafDeep, palette.pop, 0.12) }, 400), { x: 150, y: 760 }),
    groundShadow(690, 870, 250, palette.shadow),
    stand(figure(sheet, walker, striding, { before: rucksack(palette) }), 690, 868, 0.98),
    placed(riding(sheet, palette, cyclist), { x: 350, y: 850, scale: 1.02 }),
    groundShadow(1320, 950, 420, palette.shadow),
    stand(
      figure(sheet, reader, onGrass, {
        held: placed(openBook(palette.pop), { x: 112, y: -196, turn: -18, scale: 0.9 }),
      }),
      1250,
      950,
      1.16,
    ),
  ].join('')
}

/** Somebody on a bicycle; the wheels stand on y = 0. */
const riding = (sheet: Sheet, palette: Palette, person: Person): string => {
  const pose: Pose = {
    head: [62, -352],
    shoulder: [34, -264],
    hip: [-36, -152],
    near: { elbow: [56, -206], hand: [96, -196] },
    far: { elbow: [70, -210], hand: [102, -200] },
    tilt: -4,
    headScale: 0.86,
  }
  const legs = limb(
    [
      [-36, -150, 32],
      [26, -112, 23],
      [-2, -40, 15],
    ],
    person.bottom,
  )
  return (
    groundShadow(0, 2, 300, palette.shadow) +
    placed(bicycle(palette.pop, palette.shadow), { scale: 1.3 }) +
    legs +
    figure(sheet, person, pose)
  )
}

const rucksack = (palette: Palette): string =>
  shape('M-36-540C-92-540-104-500-104-440C-104-390-92-372-60-372C-40-372-38-400-38-440Z', palette.pop) +
  stroke('M-96-440C-80-428-56-428-40-436', deepen(palette.pop, 0.35), 6) +
  stroke('M-34-536C-4-520-2-470-30-430', deepen(palette.pop, 0.35), 11)

const hall = (sheet: Sheet, palette: Palette): string => {
  const wall = lighten(palette.woodDeep, 0.5)
  const glass = 'M620 330H1240V640H620Z'
  const panes = Array.from({ length: 8 }, (_, index) => stroke(`M${620 + index * 88.6} 330V640`, wall, 8))
  const block = 'M420 220H760V640H420Z'
  const slots = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        box(456 + column * 96, 268 + row * 118, 70, 70, { fill: palette.board, radius: 3 }) +
        facet(
          [
            [456 + column * 96, 318 + row * 118],
            [506 + column * 96, 268 + row * 118],
            [526 + column * 96, 268 + row * 118],
            [456 + column * 96, 338 + row * 118],
          ],
          '#ffffff',
          0.18,
        ),
    ),
  )
  return (
    shape(glass, mix(palette.outsideDeep, palette.board, 0.3)) +
    facet(
      [
        [620, 600],
        [900, 330],
        [1010, 330],
        [700, 640],
        [620, 640],
      ],
      '#ffffff',
      0.2,
    ) +
    facet(
      [
        [1010, 640],
        [1240, 400],
        [1240, 470],
        [1080, 640],
      ],
      '#ffffff',
      0.14,
    ) +
    panes.join('') +
    stroke('M620 436H1240M620 540H1240', wall, 6) +
    box(560, 296, 740, 40, { fill: palette.pop }) +
    box(560, 328, 740, 10, { fill: deepen(palette.pop, 0.3) }) +
    shape(block, wall) +
    sheet.stipple(block, deepen(wall, 0.5), 'right', 0.6) +
    slots.join('') +
    box(404, 204, 372, 22, { fill: palette.board }) +
    box(840, 520, 90, 124, { fill: palette.board }) +
    box(790, 632, 190, 14, { fill: lighten(palette.floor, 0.4) })
  )
}
