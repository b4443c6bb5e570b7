import { childOnFloor, figure, type Pose, seated, stand } from '../figure.ts'
import { beam, bookRow, chair, openBook, plant, room } from '../furniture.ts'
import { deepen, ink, lighten, mix, type Palette, paper } from '../palette.ts'
import { children, somebody } from '../people.ts'
import { groundShadow, type Sheet } from '../sheet.ts'
import { box, disc, oval, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** Story time: a teacher on a low chair, children on a round rug, the story in the air above them. */
export const reading: Scene = (sheet, palette) => {
  const { random } = sheet
  const teacher = somebody(random, palette, [palette.wall])
  const group = children(random, palette, 3, [palette.floor])
  const telling: Pose = {
    ...seated,
    near: { elbow: [22, -262], hand: [92, -292] },
    far: { elbow: [70, -280], hand: [120, -330] },
    tilt: 4,
  }
  const listeners = group.map((child, index) => {
    const [x, y] = [
      [760, 900],
      [1010, 944],
      [1270, 900],
    ][index] ?? [0, 0]
    return (
      groundShadow((x ?? 0) - 20, (y ?? 0) + 2, 260, palette.shadow) +
      stand(figure(sheet, child, childOnFloor), x ?? 0, y ?? 0, 0.98 + (index % 2) * 0.08, true)
    )
  })
  return [
    room(sheet, palette, 730),
    shelf(sheet, palette),
    beam(palette, 330, 180),
    story(sheet, palette),
    rug(palette),
    placed(plant(sheet, palette, 'bushy'), { x: 120, y: 860, scale: 1.2 }),
    groundShadow(350, 912, 420, palette.shadow),
    stand(chair(palette.pop, ink), 320, 908, 1.24),
    stand(
      figure(sheet, teacher, telling, {
        held: placed(openBook(palette.pop), { x: 120, y: -318, turn: -16, scale: 1.1 }),
      }),
      336,
      908,
      1.24,
    ),
    ...listeners,
  ].join('')
}

const shelf = ({ random }: Sheet, palette: Palette): string => {
  const rows = [0, 1].map(
    (row) =>
      placed(bookRow(random, palette, 470, 120), { x: 1120, y: 520 + row * 140 }) +
      box(1106, 520 + row * 140, 500, 16, { fill: palette.wood }),
  )
  return (
    box(1106, 386, 500, 340, { fill: deepen(palette.wallDeep, 0.3) }) +
    rows.join('') +
    box(1100, 376, 510, 16, { fill: palette.wood }) +
    box(1096, 376, 16, 350, { fill: palette.woodDeep })
  )
}

const rug = (palette: Palette): string =>
  oval([960, 900], [600, 118], deepen(palette.leaf, 0.06)) +
  oval([960, 900], [500, 96], mix(palette.leaf, palette.light, 0.3)) +
  oval([960, 900], [380, 70], palette.leafDeep)

/** What the book is about: a moon, a whale, a boat, stars, rising from its pages. */
const story = (sheet: Sheet, palette: Palette): string => {
  const cloud =
    'M520 560C470 430 560 330 660 330C650 210 800 130 900 190C960 90 1150 90 1200 190C1310 170 1390 270 1340 350C1390 430 1310 520 1220 490C1150 570 1010 560 960 510C880 570 740 560 700 500C640 540 580 500 520 560Z'
  const night = deepen(palette.board, 0.05)
  const star = (x: number, y: number, size: number) =>
    placed(shape('M0-20L5-6L20 0L5 6L0 20L-5 6L-20 0L-5-6Z', palette.light), { x, y, scale: size })
  const whale =
    shape(
      'M0 0C20-70 150-96 230-40C250-26 262-6 268 12C290-2 312-40 306-64C326-50 336-30 332-12C348-30 372-34 388-28C376 10 330 44 276 50C220 86 40 84 0 0Z',
      mix(palette.outsideDeep, palette.board, 0.15),
    ) +
    shape('M6 14C60 40 180 50 260 40C200 84 50 74 6 14Z', paper, 0.9) +
    disc(54, -10, 7, ink)
  const boat =
    shape('M-60 0H60C48 34-48 34-60 0Z', palette.pop) +
    stroke('M0 0V-104', palette.wood, 6) +
    shape('M6-102C60-70 62-30 58-14H6Z', paper) +
    shape('M-6-92C-40-60-46-30-46-14H-6Z', lighten(palette.pop, 0.5))
  return (
    disc(486, 604, 22, night) +
    disc(458, 656, 13, night) +
    shape(cloud, night) +
    sheet.stipple(cloud, lighten(night, 0.4), 'bottom', 0.5) +
    disc(1130, 236, 66, palette.light) +
    disc(1162, 220, 60, night) +
    [
      [780, 260, 1],
      [930, 240, 0.7],
      [1000, 320, 1.1],
      [690, 380, 0.7],
      [1270, 300, 0.9],
      [860, 340, 0.6],
    ]
      .map(([x = 0, y = 0, size = 1]) => star(x, y, size))
      .join('') +
    placed(boat, { x: 760, y: 430, turn: -5 }) +
    stroke('M620 466C660 450 690 478 730 464S800 450 840 466', palette.outsideDeep, 9) +
    placed(whale, { x: 900, y: 440, scale: 0.86, turn: -4 })
  )
}
