import { figure, type Pose, stand, standing } from '../figure.ts'
import { beam, room } from '../furniture.ts'
import { deepen, ink, lighten, mix, type Palette, paper } from '../palette.ts'
import { pairOf } from '../people.ts'
import type { Sheet } from '../sheet.ts'
import { box, disc, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A science lesson: glassware large in front, two people in white coats behind it. */
export const lab: Scene = (sheet, palette) => {
  const { random } = sheet
  const [first, second] = pairOf(random, palette, [paper])
  const lifting: Pose = {
    ...standing,
    near: { elbow: [16, -420], hand: [100, -470] },
    far: { elbow: [92, -470], hand: [150, -566] },
    tilt: -10,
  }
  const noting: Pose = {
    ...standing,
    near: { elbow: [4, -404], hand: [96, -398] },
    far: { elbow: [46, -408], hand: [118, -418] },
    tilt: 12,
  }
  const raised = placed(flask(sheet, palette.pop), { x: 158, y: -540, scale: 0.62 })
  const clipboard = placed(
    box(-52, -70, 104, 132, { fill: palette.woodDeep, radius: 5 }) +
      box(-42, -56, 84, 110, { fill: paper }) +
      stroke('M-26-30H26M-26-8H26M-26 14H8', ink, 5, 0.4),
    { x: 128, y: -430, turn: 12 },
  )
  const coat = { top: '#f7f3ea', beard: false }
  return [
    room(sheet, palette, 900),
    elements(sheet, palette),
    shelf(sheet, palette),
    beam(palette, 420, 190),
    stand(figure(sheet, { ...first, ...coat, glasses: true }, lifting, { held: raised }), 520, 1150, 1.34),
    stand(figure(sheet, { ...second, ...coat }, noting, { held: clipboard }), 1140, 1150, 1.3, true),
    box(-20, 850, 1640, 40, { fill: lighten(palette.board, 0.2) }),
    box(-20, 884, 1640, 150, { fill: palette.board }),
    placed(flask(sheet, palette.leaf), { x: 210, y: 852, scale: 1.75 }),
    placed(tubes(palette), { x: 760, y: 852, scale: 1.2 }),
    placed(roundFlask(sheet, palette), { x: 1390, y: 852, scale: 1.5 }),
    placed(beaker(sheet, palette.outsideDeep), { x: 420, y: 852, scale: 1.1 }),
  ].join('')
}

const glass = '#ffffff'

const flask = (sheet: Sheet, liquid: string): string => {
  const outline = 'M-22-190V-112L-78-18C-84-6-78 0-66 0H66C78 0 84-6 78-18L22-112V-190Z'
  const fill = 'M-52-64C-30-76 10-52 52-64L78-18C84-6 78 0 66 0H-66C-78 0-84-6-78-18Z'
  return (
    shape(outline, glass, 0.34) +
    shape(fill, liquid, 0.92) +
    sheet.stipple(fill, deepen(liquid, 0.5), 'right', 0.7) +
    disc(-16, -34, 8, glass, 0.5) +
    disc(14, -20, 5, glass, 0.5) +
    stroke('M-30-190H30', glass, 11, 0.9) +
    stroke('M-12-176V-108L-52-40', glass, 6, 0.6)
  )
}

const roundFlask = (sheet: Sheet, palette: Palette): string => {
  const fill = 'M-84-92C-40-110 20-76 84-92C90-30 50 0 0 0C-50 0-90-30-84-92Z'
  return (
    stroke('M-110 0L-92-40M110 0L92-40M-120-34H120', palette.shadow, 10) +
    shape(
      'M-18-260V-168C-60-160-88-128-86-84C-84-34-48 0 0 0C48 0 84-34 86-84C88-128 60-160 18-168V-260Z',
      glass,
      0.34,
    ) +
    shape(fill, palette.pop, 0.92) +
    sheet.stipple(fill, deepen(palette.pop, 0.5), 'right', 0.7) +
    stroke('M-26-260H26', glass, 10, 0.9) +
    stroke('M-58-110C-52-132-40-144-26-150', glass, 7, 0.7)
  )
}

const beaker = (sheet: Sheet, liquid: string): string => {
  const fill = 'M-54-70H54V-10C54-4 50 0 44 0H-44C-50 0-54-4-54-10Z'
  return (
    shape('M-60-130H66L54-118V-10C54-4 50 0 44 0H-44C-50 0-54-4-54-10V-118Z', glass, 0.34) +
    shape(fill, liquid, 0.9) +
    sheet.stipple(fill, deepen(liquid, 0.5), 'right', 0.7) +
    stroke('M-40-52h22M-40-34h14M-40-16h22', glass, 4, 0.7)
  )
}

const tubes = (palette: Palette): string => {
  const colours = [palette.pop, palette.outsideDeep, palette.leaf, mix(palette.pop, paper, 0.4)]
  const tube = (x: number, index: number) =>
    box(x - 17, -168, 34, 158, { fill: glass, radius: 17, opacity: 0.36 }) +
    box(x - 17, -116 + index * 14, 34, 106 - index * 14, { fill: colours[index] ?? palette.pop, radius: 17 }) +
    stroke(`M${x - 22}-168h44`, glass, 7, 0.9)
  return (
    [-105, -35, 35, 105].map(tube).join('') +
    box(-150, -92, 300, 22, { fill: palette.wood, radius: 4 }) +
    box(-150, -16, 300, 18, { fill: palette.wood, radius: 4 }) +
    box(-150, -92, 20, 92, { fill: palette.woodDeep }) +
    box(130, -92, 20, 92, { fill: palette.woodDeep })
  )
}

/** A chart on the wall with the outline of the periodic table. */
const elements = ({ random }: Sheet, palette: Palette): string => {
  const heights = [0, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 0]
  const cells = heights.flatMap((start, column) =>
    Array.from({ length: 7 - start }, (_, row) =>
      box(452 + column * 40, 132 + (row + start) * 40, 34, 34, {
        fill: random.pick([palette.outsideDeep, palette.leaf, palette.pop, palette.wood, palette.outsideDeep]),
        radius: 3,
        opacity: 0.95,
      }),
    ),
  )
  return (
    box(412, 92, 800, 360, { fill: paper, radius: 4 }) +
    box(412, 92, 800, 14, { fill: palette.woodDeep }) +
    cells.join('')
  )
}

const shelf = (sheet: Sheet, palette: Palette): string => {
  const bottle = (x: number, colour: string) =>
    box(x, 226, 54, 94, { fill: colour, radius: 8 }) +
    box(x + 15, 196, 24, 34, { fill: deepen(colour, 0.3) }) +
    box(x, 256, 54, 30, { fill: paper })
  const row = [60, 130, 200, 270].map((x) =>
    bottle(x, sheet.random.pick([palette.leafDeep, palette.woodDeep, palette.outsideDeep])),
  )
  return (
    row.join('') +
    box(30, 320, 330, 18, { fill: palette.wood }) +
    box(1270, 320, 330, 18, { fill: palette.wood }) +
    [1300, 1372, 1444, 1516]
      .map((x) => bottle(x, sheet.random.pick([palette.leafDeep, palette.woodDeep, palette.pop])))
      .join('')
  )
}
