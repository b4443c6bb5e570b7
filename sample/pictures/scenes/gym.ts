import { childRunning, figure, type Pose, stand, standing } from '../figure.ts'
import { beam } from '../furniture.ts'
import { deepen, lighten, mix, type Palette, paper } from '../palette.ts'
import { children, somebody } from '../people.ts'
import { groundShadow, type Sheet } from '../sheet.ts'
import { box, disc, facet, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** Physical education: a wide floor with lines, climbing bars, a leap for the hoop. */
export const gym: Scene = (sheet, palette) => {
  const { random } = sheet
  const coach = somebody(random, palette, [palette.wall])
  const [jumper, chaser] = children(random, palette, 2, [palette.wall])
  if (jumper === undefined || chaser === undefined) throw new RangeError('Two children are needed')
  const leaping: Pose = {
    ...childRunning,
    near: { elbow: [84, -430], hand: [116, -520] },
    far: { elbow: [104, -420], hand: [150, -504] },
    legs: { near: { knee: [-40, -118], foot: [-110, -20] }, far: { knee: [78, -146], foot: [30, -50] } },
    tilt: -16,
    bareArms: true,
  }
  const timing: Pose = { ...standing, near: { elbow: [20, -420], hand: [96, -448] }, tilt: 4 }
  return [
    hall(sheet, palette),
    beam(palette, 520, 220),
    beam(palette, 800, 70),
    placed(hoop(palette), { x: 1300, y: 250 }),
    groundShadow(240, 902, 250, palette.shadow),
    stand(
      figure(sheet, coach, timing, { before: disc(108, -452, 20, palette.pop) + disc(108, -452, 12, paper) }),
      240,
      900,
      1.12,
    ),
    groundShadow(700, 930, 260, palette.shadow),
    stand(figure(sheet, chaser, { ...childRunning, bareArms: true }), 690, 930, 1.02),
    groundShadow(1110, 900, 200, palette.shadow),
    stand(figure(sheet, jumper, leaping, { held: ball(palette, 152, -560) }), 1080, 812, 1.06),
  ].join('')
}

const hall = (sheet: Sheet, palette: Palette): string => {
  const floor = mix(palette.wood, palette.floor, palette.name === 'fresh' ? 0.1 : 0.35)
  const ground = 'M0 640H1600V1000H0Z'
  const wall = 'M0 0H1600V640H0Z'
  const line = lighten(floor, 0.6)
  const windows = [420, 640, 860].map(
    (x) =>
      box(x, 70, 190, 130, { fill: palette.outside, radius: 4 }) +
      facet(
        [
          [x, 160],
          [x + 110, 70],
          [x + 160, 70],
          [x, 200],
        ],
        '#ffffff',
        0.22,
      ),
  )
  const bars = Array.from({ length: 11 }, (_, index) =>
    box(30, 120 + index * 46, 300, 15, { fill: palette.wood, radius: 7 }),
  )
  const posts = [30, 170, 316].map((x) => box(x, 90, 18, 570, { fill: palette.woodDeep, radius: 4 }))
  return (
    shape(wall, palette.wall) +
    sheet.stipple(wall, deepen(palette.wall, 0.4), 'right', 0.35) +
    box(0, 430, 1600, 210, { fill: palette.wallDeep }) +
    windows.join('') +
    bars.join('') +
    posts.join('') +
    shape(ground, floor) +
    sheet.stipple(ground, deepen(floor, 0.35), 'bottom', 0.9) +
    [700, 770, 850, 940].map((y) => stroke(`M0 ${y}H1600`, deepen(floor, 0.14), 3, 0.5)).join('') +
    stroke('M1640 704H1000C760 720 700 900 860 1040', line, 13) +
    stroke('M-20 980L420 650', palette.pop, 12) +
    stroke('M360 1010C500 800 900 760 1240 1010', palette.outsideDeep, 12)
  )
}

const hoop = (palette: Palette): string => {
  const net = [-52, -26, 0, 26, 52].map((x) => stroke(`M${x} 84L${x * 0.62} 176`, paper, 5)).join('')
  return (
    box(50, -220, 24, 100, { fill: palette.woodDeep }) +
    box(-30, -150, 200, 220, { fill: paper, radius: 8 }) +
    box(10, -70, 110, 90, { fill: palette.pop, radius: 4 }) +
    box(24, -56, 82, 62, { fill: paper }) +
    placed(net + stroke('M-60 84H60', palette.pop, 14) + stroke('M-42 120H42M-36 150H36', paper, 5), { x: -40, y: -20 })
  )
}

const ball = (palette: Palette, x: number, y: number): string => {
  const colour = mix(palette.pop, '#d9541f', 0.5)
  return placed(
    disc(0, 0, 44, colour) +
      stroke('M-44 0H44M0-44V44M-32-30C-12-12-12 12-32 30M32-30C12-12 12 12 32 30', deepen(colour, 0.5), 4),
    { x, y, turn: 20 },
  )
}
