import { mug, plant, room, windowPane } from '../furniture.ts'
import { deepen, lighten, mix, type Palette, paper } from '../palette.ts'
import { cast, headAt, neckColour, type Person } from '../people.ts'
import { type Sheet } from '../sheet.ts'
import { box, disc, limb, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A conversation on a screen: four faces in a laptop that fills the picture, an evening desk around it. */
export const online: Scene = (sheet, palette) => {
  const { random } = sheet
  const people = cast(random, palette, 4)
  const grounds = random.shuffled([
    palette.pop,
    palette.leaf,
    palette.outsideDeep,
    mix(palette.woodDeep, palette.light, 0.3),
  ])
  const faces = people.map((person, index) =>
    placed(
      tile(
        sheet,
        person,
        grounds.find((ground, at) => at >= index && ground !== person.top) ?? palette.wood,
        index % 2 === 1,
      ),
      {
        x: 442 + (index % 2) * 366,
        y: 196 + Math.floor(index / 2) * 270,
      },
    ),
  )
  return [
    room(sheet, palette, 1010),
    placed(windowPane(sheet, palette, 260, 420), { x: -90, y: 90 }),
    shelf(palette),
    box(-20, 838, 1640, 200, { fill: palette.wood }),
    box(-20, 838, 1640, 16, { fill: lighten(palette.wood, 0.3) }),
    box(360, 120, 880, 650, { fill: deepen(palette.board, 0.25), radius: 34 }),
    box(396, 152, 808, 580, { fill: palette.board, radius: 10 }),
    ...faces,
    controls(palette),
    shape('M270 770H1330L1420 856H180Z', mix(palette.outsideDeep, paper, 0.3)),
    shape(
      'M180 856H1420V872C1420 884 1410 890 1398 890H202C190 890 180 884 180 872Z',
      mix(palette.outsideDeep, palette.board, 0.3),
    ),
    placed(mug(palette.pop), { x: 1480, y: 934, scale: 2.1 }),
    placed(plant(sheet, palette), { x: 112, y: 960, scale: 1.5 }),
  ].join('')
}

const tile = (sheet: Sheet, person: Person, ground: string, left: boolean): string => {
  const frame = 'M12 0H338C345 0 350 5 350 12V242C350 249 345 254 338 254H12C5 254 0 249 0 242V12C0 5 5 0 12 0Z'
  const head = headAt(person, { x: left ? 182 : 168, y: 116, scale: 1.2, looks: left ? 'left' : 'right' })
  const body = 'M40 300C40 214 96 190 150 182H200C254 190 310 214 310 300Z'
  const marks =
    shape(frame, ground) +
    sheet.stipple(frame, deepen(ground, 0.5), 'corner', 0.5) +
    head.behind +
    limb(
      [
        [172, 140, 26],
        [175, 196, 32],
      ],
      neckColour(person),
    ) +
    shape(body, person.top) +
    sheet.stipple(body, deepen(person.top, 0.5), 'right', 0.6) +
    stroke('M140 184C156 210 194 210 210 184', lighten(person.top, 0.35), 8) +
    head.front
  return sheet.clipped(frame, marks)
}

const controls = (palette: Palette): string =>
  [700, 770, 840]
    .map((x, index) => disc(x + 30, 726, 26, index === 1 ? palette.pop : mix(palette.board, paper, 0.2)))
    .join('') +
  stroke('M722 718h16v16h-16zM792 726h16', paper, 5) +
  stroke('M862 718l14 8l-14 8z', paper, 5)

const shelf = (palette: Palette): string => {
  const books = [0, 1, 2, 3, 4].map((index) =>
    box(1330 + index * 40, 250 - (index % 3) * 18, 34, 130 + (index % 3) * 18, {
      fill: [palette.pop, palette.leaf, paper, palette.outsideDeep, palette.woodDeep][index] ?? palette.pop,
      radius: 3,
    }),
  )
  return (
    books.join('') +
    box(1300, 380, 320, 18, { fill: palette.wood }) +
    box(1300, 398, 320, 8, { fill: palette.shadow, opacity: 0.2 })
  )
}
