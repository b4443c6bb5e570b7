import { laptop } from '../furniture.ts'
import { deepen, lighten, mix, type Palette, paper } from '../palette.ts'
import { backOfHead, cast, type Person } from '../people.ts'
import { type Sheet } from '../sheet.ts'
import { box, disc, limb, oval, placed, shape, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A team around a table, straight from above. */
export const meeting: Scene = (sheet, palette) => {
  const { random } = sheet
  const floor = 'M0 0H1600V1000H0Z'
  const team = cast(random, palette, 6, [palette.floor])
  const seats = team.map((person, index) => {
    const turn = -90 + index * 60 + random.between(-5, 5)
    const radians = (turn * Math.PI) / 180
    return placed(fromAbove(sheet, palette, person), {
      x: 800 + Math.cos(radians) * 520,
      y: 500 + Math.sin(radians) * 400,
      turn: turn + 90,
    })
  })
  const top = 'M430 500A370 270 0 1 1 1170 500A370 270 0 1 1 430 500Z'
  return [
    shape(floor, palette.floor),
    boards(palette),
    sheet.stipple(floor, palette.floorDeep, 'corner', 0.9),
    oval([800, 500], [720, 560], palette.wallDeep, 0.9),
    oval([800, 500], [660, 505], palette.wall, 0.9),
    oval([824, 530], [374, 274], '#1a1014', 0.25),
    shape(top, palette.wood),
    sheet.stipple(top, palette.woodDeep, 'corner', 1),
    things(palette),
    ...seats,
  ].join('')
}

const boards = (palette: Palette): string =>
  Array.from({ length: 12 }, (_, index) => stroke(`M0 ${index * 90}H1600`, palette.floorDeep, 4, 0.6)).join('')

/** Head and shoulders from above; the person looks down the page, towards the table. */
const fromAbove = (sheet: Sheet, palette: Palette, person: Person): string => {
  const shoulders = 'M-130-30C-130-86-60-96 0-96C60-96 130-86 130-30C130 30 70 46 0 46C-70 46-130 30-130-30Z'
  const cloth = deepen(person.top, 0.12)
  const arm = (side: number) =>
    limb(
      [
        [side * 104, -16, 40],
        [side * 112, 84, 30],
        [side * 56, 150, 22],
      ],
      cloth,
    ) +
    limb(
      [
        [side * 52, 156, 20],
        [side * 34, 172, 16],
      ],
      person.skin,
    )
  return (
    box(-112, -150, 224, 150, { fill: deepen(palette.pop, 0.2), radius: 40 }) +
    placed(shape(shoulders, '#1a1014', 0.22), { x: 14, y: 18 }) +
    arm(-1) +
    arm(1) +
    shape(shoulders, person.top) +
    sheet.stipple(shoulders, deepen(person.top, 0.55), 'right', 0.5) +
    placed(backOfHead({ ...person, style: person.style === 'tail' ? 'bun' : person.style }), { y: -10, scale: 1.15 })
  )
}

const things = (palette: Palette): string => {
  const page = (x: number, y: number, turn: number) =>
    placed(
      box(-44, -58, 88, 116, { fill: paper, radius: 3 }) +
        stroke('M-28-34H24M-28-14H28M-28 6H10', palette.shadow, 5, 0.45),
      { x, y, turn },
    )
  const cup = (x: number, y: number, colour: string) =>
    disc(x + 5, y + 7, 34, '#1a1014', 0.2) +
    disc(x, y, 34, lighten(colour, 0.6)) +
    disc(x, y, 25, colour) +
    disc(x, y, 19, '#4a2a1c')
  const plan =
    box(-130, -84, 260, 168, { fill: lighten(palette.outsideDeep, 0.3), radius: 4 }) +
    stroke('M-100 40C-60-60-10 60 30-20S90-30 104-50', palette.pop, 9) +
    disc(-100, 40, 12, palette.board) +
    disc(104, -50, 12, palette.board)
  return (
    placed(plan, { x: 800, y: 500, turn: -6 }) +
    page(580, 420, -24) +
    page(1010, 600, 18) +
    page(1030, 400, 34) +
    cup(660, 610, palette.pop) +
    cup(900, 350, palette.leaf) +
    cup(1100, 510, mix(palette.pop, palette.board, 0.3)) +
    placed(laptop(palette.board), { x: 540, y: 560, turn: -70, scale: 0.8 })
  )
}
