import { figure, type Pose, stand, standing } from '../figure.ts'
import { beam, lamp, room } from '../furniture.ts'
import { deepen, ink, lighten, mix, type Palette, paper } from '../palette.ts'
import { pairOf } from '../people.ts'
import type { Random } from '../random.ts'
import { box, disc, facet, placed, shape, stroke, tidy } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A technical lesson: two people at a bench that runs through the whole picture, tools on the wall behind. */
export const workshop: Scene = (sheet, palette) => {
  const { random } = sheet
  const [teacher, pupil] = pairOf(random, palette, [palette.wall])
  const working: Pose = {
    ...standing,
    head: [44, -606],
    shoulder: [22, -510],
    near: { elbow: [54, -408], hand: [138, -372] },
    far: { elbow: [84, -412], hand: [176, -386] },
    tilt: 18,
    bareArms: true,
  }
  const explaining: Pose = {
    ...standing,
    near: { elbow: [22, -414], hand: [116, -390] },
    far: { elbow: [74, -452], hand: [140, -512] },
    tilt: 12,
  }
  const apron = shape('M-30-470L46-470L52-320L60-150L-44-150L-40-320Z', deepen(palette.pop, 0.05))
  return [
    room(sheet, palette, 800),
    pegboard(random, palette),
    beam(palette, 520, 170),
    ...[360, 800, 1240].map((x) => placed(lamp(palette, 220, palette.pop), { x, y: 96, scale: 0.86 })),
    stand(figure(sheet, { ...pupil, glasses: true }, working, { held: apron }), 420, 1076, 1.24),
    stand(figure(sheet, teacher, explaining), 1190, 1066, 1.24, true),
    bench(palette),
    placed(vice(palette), { x: 620, y: 716 }),
    placed(gears(palette), { x: 1440, y: 640 }),
    placed(box(-130, -22, 260, 22, { fill: palette.wood }) + box(-130, -6, 260, 6, { fill: palette.woodDeep }), {
      x: 640,
      y: 652,
    }),
    placed(screwdriver(palette.pop), { x: 860, y: 706, turn: 82 }),
    placed(pencilPot(palette), { x: 140, y: 716 }),
  ].join('')
}

const pegboard = (random: Random, palette: Palette): string => {
  const face = mix(palette.wallDeep, palette.light, 0.12)
  const holes = Array.from({ length: 26 * 9 }, (_, index) => {
    const [x, y] = [205 + (index % 26) * 47, 178 + Math.floor(index / 26) * 42]
    return disc(x, y, 3.4, deepen(face, 0.3))
  })
  const tools = random.shuffled([hammer, saw, spanner, screwdriver, square, hammer, screwdriver, spanner])
  const hung = tools.map((tool, index) =>
    placed(tool(index % 3 === 0 ? palette.pop : palette.woodDeep), {
      x: 268 + index * 152,
      y: 250 + (index % 2) * 26,
      scale: 1.15,
    }),
  )
  return box(164, 140, 1272, 410, { fill: face, radius: 6 }) + holes.join('') + hung.join('')
}

const steel = '#c9d3d0'

const hammer = (grip: string): string =>
  box(-8, 20, 16, 130, { fill: grip, radius: 6 }) +
  shape('M-46-12H34C44-12 48 0 48 22H-20L-46 14Z', steel) +
  box(-14, -14, 28, 40, { fill: deepen(steel, 0.3), radius: 3 })

const saw = (grip: string): string => {
  const teeth = Array.from({ length: 9 }, (_, index) => `L${tidy(30 - index * 4)} ${30 + index * 13}l-8 6`).join('')
  return (
    facet(
      [
        [-22, 30],
        [34, 30],
        [8, 156],
        [-20, 156],
      ],
      steel,
    ) +
    shape(`M34 30${teeth}`, deepen(steel, 0.2)) +
    shape('M-34-20H40V30H-34ZM-14-4V14H20V-4Z', grip)
  )
}

const spanner = (_grip: string): string =>
  stroke('M0 24V132', steel, 17) +
  disc(0, 140, 22, steel) +
  disc(0, 140, 9, deepen(steel, 0.5)) +
  shape('M-30-10C-30 22-14 34 0 34C14 34 30 22 30-10L12-18V8H-12V-18Z', steel)

const screwdriver = (grip: string): string =>
  stroke('M0 60V150', steel, 9) +
  shape('M-17-16H17L13 62H-13Z', grip) +
  box(-4, -12, 8, 66, { fill: lighten(grip, 0.3), radius: 4 })

const square = (grip: string): string =>
  box(-34, -14, 24, 160, { fill: grip, radius: 3 }) + box(-34, -14, 110, 26, { fill: steel })

const bench = (palette: Palette): string =>
  box(-20, 716, 1640, 44, { fill: palette.wood }) +
  box(-20, 748, 1640, 14, { fill: palette.woodDeep }) +
  box(-20, 762, 1640, 260, { fill: deepen(palette.woodDeep, 0.34) }) +
  [60, 460, 860, 1260]
    .map(
      (x) =>
        box(x, 806, 320, 150, { fill: deepen(palette.woodDeep, 0.18), radius: 5 }) +
        box(x + 120, 830, 80, 13, { fill: palette.wood, radius: 6 }),
    )
    .join('')

const vice = (palette: Palette): string =>
  facet(
    [
      [-70, 0],
      [70, 0],
      [50, -34],
      [-50, -34],
    ],
    ink,
  ) +
  box(-64, -84, 46, 56, { fill: deepen(palette.outsideDeep, 0.3), radius: 4 }) +
  box(22, -84, 46, 56, { fill: deepen(palette.outsideDeep, 0.45), radius: 4 }) +
  stroke('M68-56H120M120-84V-28', steel, 10)

const gears = (palette: Palette): string => {
  const wheel = (radius: number, teeth: number, colour: string) =>
    Array.from({ length: teeth }, (_, index) =>
      placed(box(-radius * 0.14, -radius * 1.2, radius * 0.28, radius * 0.4, { fill: colour, radius: 4 }), {
        turn: (360 / teeth) * index,
      }),
    ).join('') +
    disc(0, 0, radius, colour) +
    disc(0, 0, radius * 0.62, lighten(colour, 0.2)) +
    disc(0, 0, radius * 0.24, deepen(colour, 0.4))
  return (
    placed(wheel(64, 12, palette.outsideDeep), { x: -6, y: -2 }) +
    placed(wheel(42, 10, palette.pop), { x: 92, y: 34, turn: 12 })
  )
}

const pencilPot = (palette: Palette): string =>
  stroke('M-16-60L-26-140M4-60L10-150M20-60L38-128', palette.pop, 9) +
  stroke('M4-60L10-150', paper, 9) +
  box(-38, -78, 76, 78, { fill: deepen(palette.leaf, 0.1), radius: 5 })
