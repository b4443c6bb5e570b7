import { childBalancing, childRunning, childStanding, figure, stand, standing } from '../figure.ts'
import { tree } from '../furniture.ts'
import { deepen, ink, lighten, mix, type Palette } from '../palette.ts'
import { children, somebody } from '../people.ts'
import { groundShadow, type Sheet } from '../sheet.ts'
import { box, disc, facet, oval, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** Break time: children on a course of tyres and planks, a teacher who watches from the side. */
export const playground: Scene = (sheet, palette) => {
  const { random } = sheet
  const skyColour = palette.outside
  const teacher = somebody(random, palette, [skyColour, palette.outsideDeep])
  const [walker, runner, roller] = children(random, palette, 3, [skyColour])
  if (walker === undefined || runner === undefined || roller === undefined)
    throw new RangeError('Three children are needed')
  const armsFolded = {
    ...standing,
    near: { elbow: [-34, -430] as const, hand: [52, -420] as const },
    far: { elbow: [52, -424] as const, hand: [-14, -402] as const },
  }
  const pushing = {
    ...childStanding,
    head: [56, -430] as const,
    shoulder: [30, -336] as const,
    near: { elbow: [70, -270] as const, hand: [120, -226] as const },
    far: { elbow: [92, -280] as const, hand: [140, -240] as const },
    tilt: 10,
  }
  return [
    backdrop(sheet, palette),
    placed(tree(sheet, palette, 360), { x: 1430, y: 650 }),
    placed(tree(sheet, palette, 240), { x: 1210, y: 626 }),
    groundShadow(330, 898, 280, palette.shadow),
    stand(figure(sheet, teacher, armsFolded), 330, 896, 1.06),
    groundShadow(880, 850, 760, palette.shadow),
    tyres(palette, 640, 846, 2),
    tyres(palette, 1120, 846, 2),
    facet(
      [
        [560, 716],
        [1200, 716],
        [1192, 738],
        [568, 738],
      ],
      palette.wood,
    ),
    box(568, 732, 624, 10, { fill: palette.woodDeep }),
    stand(figure(sheet, walker, childBalancing), 850, 718, 0.78),
    groundShadow(1370, 930, 260, palette.shadow),
    stand(figure(sheet, roller, pushing), 1300, 926, 0.84),
    placed(tyre(palette, 104), { x: 1476, y: 822 }),
    groundShadow(700, 972, 220, palette.shadow),
    stand(figure(sheet, runner, childRunning), 700, 972, 0.84),
  ].join('')
}

const backdrop = (sheet: Sheet, palette: Palette): string => {
  const heaven = 'M0 0H1600V640H0Z'
  const ground = 'M0 620H1600V1000H0Z'
  const cloud = (x: number, y: number, size: number) =>
    oval([x, y], [size, size * 0.32], palette.light, 0.8) +
    oval([x + size * 0.5, y - size * 0.2], [size * 0.6, size * 0.34], palette.light, 0.8)
  const brick = mix(palette.woodDeep, palette.pop, 0.25)
  const school = 'M-20 250H560V640H-20Z'
  const panes = [40, 210, 380].map(
    (x) =>
      box(x, 320, 120, 170, { fill: palette.board, radius: 3 }) +
      facet(
        [
          [x, 430],
          [x + 90, 320],
          [x + 120, 320],
          [x, 466],
        ],
        '#ffffff',
        0.14,
      ) +
      box(x - 8, 490, 136, 12, { fill: lighten(brick, 0.4) }),
  )
  return (
    shape(heaven, palette.outside) +
    sheet.stipple(heaven, palette.outsideDeep, 'top', 0.8) +
    disc(1010, 170, 74, palette.light) +
    cloud(720, 190, 120) +
    cloud(1290, 110, 90) +
    shape(
      'M380 640C560 520 800 560 960 590C1160 620 1400 540 1640 580V660H380Z',
      mix(palette.leaf, palette.outsideDeep, 0.35),
    ) +
    shape(school, brick) +
    sheet.stipple(school, deepen(brick, 0.5), 'right', 0.6) +
    box(-20, 226, 604, 34, { fill: lighten(brick, 0.45) }) +
    panes.join('') +
    shape(ground, palette.floor) +
    sheet.stipple(ground, palette.floorDeep, 'bottom', 1) +
    stroke(
      'M-20 800C300 740 420 960 800 880C1100 820 1300 980 1640 900',
      mix(palette.floor, palette.light, 0.5),
      16,
      0.7,
    )
  )
}

/** Tyres lying on each other, seen from the side. */
const tyres = (palette: Palette, x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const top = y - 62 * (index + 1)
    const tone = index % 2 === 0 ? ink : deepen(palette.outsideDeep, 0.72)
    const treads = Array.from({ length: 9 }, (_, tread) =>
      stroke(`M${x - 78 + tread * 20} ${top + 8}v46`, mix(tone, '#ffffff', 0.16), 5),
    )
    return box(x - 98, top, 196, 62, { fill: tone, radius: 26 }) + treads.join('')
  }).join('')

const tyre = (palette: Palette, radius: number): string => {
  const treads = Array.from({ length: 20 }, (_, index) =>
    placed(box(-6, -radius - 5, 12, 14, { fill: ink, radius: 3 }), { turn: index * 18 }),
  )
  return (
    treads.join('') +
    disc(0, 0, radius, ink) +
    stroke(
      `M${-radius * 0.62}-30A${radius * 0.7} ${radius * 0.7} 0 0 1 20-${radius * 0.68}`,
      mix(ink, '#ffffff', 0.3),
      7,
    ) +
    disc(0, 0, radius * 0.5, palette.pop) +
    disc(0, 0, radius * 0.34, palette.floor)
  )
}
