import { figure, holding, stand } from '../figure.ts'
import { beam, bookRow, bookStack, openBook, plant, room } from '../furniture.ts'
import { deepen, mix } from '../palette.ts'
import { somebody } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { box, placed, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** Tall shelves that run out of the picture, a ladder, and one reader small before them. */
export const library: Scene = (sheet, palette) => {
  const { random } = sheet
  const reader = somebody(random, palette, [palette.wall])
  const back = deepen(palette.wallDeep, 0.38)
  const bays = [-60, 480, 1020].map((x) => {
    const shelves = [0, 1, 2, 3].map(
      (row) =>
        placed(bookRow(random, palette, 490, 176), { x: x + 14, y: 196 + row * 206 }) +
        box(x, 196 + row * 206, 520, 20, { fill: palette.wood }) +
        box(x, 216 + row * 206, 520, 12, { fill: palette.shadow, opacity: 0.3 }),
    )
    return (
      box(x, -20, 520, 880, { fill: back }) +
      shelves.join('') +
      box(x - 14, -20, 28, 890, { fill: palette.wood }) +
      box(x + 4, -20, 10, 890, { fill: palette.woodDeep })
    )
  })
  const ladder =
    stroke('M0 0L-70-900M120 0L50-900', mix(palette.pop, palette.shadow, 0.1), 16) +
    [100, 230, 360, 490, 620, 750].map((up) => stroke(`M${-up * 0.078} ${-up}h120`, palette.pop, 14)).join('')
  return [
    room(sheet, palette, 846),
    ...bays,
    box(1526, -20, 28, 890, { fill: palette.wood }),
    beam(palette, 260, 190, 0.2),
    beam(palette, 560, 80, 0.2),
    placed(ladder, { x: 1130, y: 930 }),
    groundShadow(600, 934, 280, palette.shadow),
    stand(
      figure(
        sheet,
        reader,
        { ...holding, tilt: 16 },
        { held: placed(openBook(palette.pop), { x: 112, y: -446, turn: -14 }) },
      ),
      590,
      930,
      1.02,
    ),
    placed(bookStack(random, palette, 5), { x: 770, y: 934, scale: 1.05 }),
    placed(plant(sheet, palette, 'bushy'), { x: 1440, y: 946, scale: 1.35 }),
  ].join('')
}
