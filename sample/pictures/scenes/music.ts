import { figure, type Pose, seated, stand } from '../figure.ts'
import { beam, chair, plant, room } from '../furniture.ts'
import { deepen, ink, lighten, mix, type Palette, paper } from '../palette.ts'
import { pairOf } from '../people.ts'
import { groundShadow, type Sheet } from '../sheet.ts'
import { box, disc, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A music lesson: sound as ribbons over the wall, a cello and a piano. */
export const music: Scene = (sheet, palette) => {
  const { random } = sheet
  const [cellist, pianist] = pairOf(random, palette)
  const bowing: Pose = {
    ...seated,
    near: { elbow: [64, -296], hand: [136, -214] },
    far: { elbow: [76, -318], hand: [112, -404] },
    legs: { near: { knee: [118, -176], foot: [94, 0] }, far: { knee: [164, -192], foot: [206, -4] } },
    tilt: 6,
  }
  const playing: Pose = {
    ...seated,
    near: { elbow: [40, -254], hand: [126, -262] },
    far: { elbow: [74, -258], hand: [146, -270] },
    tilt: 8,
  }
  return [
    room(sheet, palette, 770),
    ribbons(sheet, palette),
    beam(palette, 220, 200),
    placed(plant(sheet, palette), { x: 120, y: 850, scale: 1.3 }),
    groundShadow(1220, 914, 760, palette.shadow),
    placed(piano(sheet, palette), { x: 1330, y: 910 }),
    placed(box(-70, -178, 150, 26, { fill: palette.pop, radius: 8 }) + stroke('M-50-150V0M60-150V0', ink, 12), {
      x: 1010,
      y: 910,
      scale: 1.2,
    }),
    stand(figure(sheet, pianist, playing), 1010, 910, 1.22),
    groundShadow(500, 934, 620, palette.shadow),
    stand(chair(palette.leaf, ink), 400, 930, 1.36),
    stand(
      figure(sheet, cellist, bowing, {
        held: cello(sheet, palette),
        before: stroke('M118-206L232-262', mix(palette.wood, paper, 0.4), 6),
      }),
      418,
      930,
      1.36,
    ),
  ].join('')
}

/** Five ribbons that swell from the instruments across the wall. */
const ribbons = (sheet: Sheet, palette: Palette): string => {
  const colours = [palette.pop, palette.outsideDeep, palette.wood, palette.leaf, paper]
  return (
    colours
      .map((colour, index) => {
        const shift = index * 62
        const wave = `M-40 ${470 - shift * 0.6}C280 ${230 - shift} 520 ${760 - shift} 860 ${430 - shift}C1140 ${170 - shift * 0.6} 1300 ${520 - shift} 1660 ${250 - shift * 0.9}`
        return stroke(wave, colour, 34, 0.95) + stroke(wave, deepen(colour, 0.25), 3, 0.35)
      })
      .join('') +
    [
      [300, 250],
      [700, 520],
      [1180, 180],
      [1400, 420],
    ]
      .map(([x = 0, y = 0]) => note(x + sheet.random.between(-40, 40), y, palette.shadow))
      .join('')
  )
}

const note = (x: number, y: number, colour: string): string =>
  placed(
    placed(shape('M-24 0A24 17 0 1 1 24 0A24 17 0 1 1-24 0Z', colour), { turn: -18 }) +
      stroke('M21-4V-96C40-90 56-78 56-52', colour, 8),
    { x, y },
  )

const cello = (sheet: Sheet, palette: Palette): string => {
  const body =
    'M0-190C44-190 62-150 50-118C44-100 46-92 56-78C76-40 50 0 0 0C-50 0-76-40-56-78C-46-92-44-100-50-118C-62-150-44-190 0-190Z'
  const wood = mix('#c4622d', palette.pop, 0.25)
  const marks =
    stroke('M0 0V46', ink, 6) +
    shape(body, wood) +
    sheet.stipple(body, deepen(wood, 0.6), 'right', 0.8) +
    stroke('M-22-78C-30-64-14-56-22-42M22-78C14-64 30-56 22-42', ink, 5) +
    box(-9, -360, 18, 270, { fill: ink, radius: 5 }) +
    box(-20, -60, 40, 9, { fill: ink }) +
    stroke('M-4-352V-40M4-352V-40', paper, 1.6, 0.8) +
    disc(0, -368, 15, deepen(wood, 0.3))
  return placed(marks, { x: 146, y: -54, turn: -14 })
}

const piano = (sheet: Sheet, palette: Palette): string => {
  const front = 'M-120-470H230V0H-120Z'
  const keys = Array.from({ length: 8 }, (_, index) => box(-170 + index * 2, -318, 4, 8, { fill: paper }))
  return (
    shape(front, palette.board) +
    sheet.stipple(front, lighten(palette.board, 0.4), 'left', 0.4) +
    box(-136, -492, 380, 26, { fill: lighten(palette.board, 0.16), radius: 4 }) +
    box(-186, -320, 80, 44, { fill: lighten(palette.board, 0.16), radius: 4 }) +
    box(-182, -330, 74, 12, { fill: paper, radius: 3 }) +
    keys.join('') +
    box(-176, -276, 22, 276, { fill: lighten(palette.board, 0.08) }) +
    placed(
      box(-60, -120, 120, 110, { fill: paper }) + stroke('M-44-94H44M-44-76H44M-44-58H44M-44-40H20', ink, 4, 0.5),
      { x: -20, y: -368, turn: -3 },
    ) +
    placed(disc(0, -22, 22, palette.pop) + box(-9, -6, 18, 12, { fill: palette.shadow }), { x: 150, y: -492 })
  )
}
