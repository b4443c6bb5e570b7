import { figure, seated, stand } from '../figure.ts'
import { beam, bookStack, chair, lamp, laptop, mug, plant, room, table, windowPane } from '../furniture.ts'
import { deepen, ink } from '../palette.ts'
import { pairOf } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { placed } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A talk for two at a table under a lamp, close enough to lean on. */
export const mentoring: Scene = (sheet, palette) => {
  const { random } = sheet
  const [adviser, visitor] = pairOf(random, palette)
  const listening = { ...seated, head: [44, -458] as const, shoulder: [18, -360] as const, tilt: 6 }
  const talking = { ...seated, near: { elbow: [26, -262] as const, hand: [104, -318] as const }, tilt: -2 }
  return [
    room(sheet, palette, 760),
    placed(windowPane(sheet, palette, 420, 400), { x: 590, y: 110 }),
    beam(palette, 560, 240, 0.2),
    placed(plant(sheet, palette), { x: 190, y: 830, scale: 1.5 }),
    placed(plant(sheet, palette, 'bushy'), { x: 1440, y: 800, scale: 1.25 }),
    groundShadow(800, 906, 1050, palette.shadow),
    stand(chair(palette.pop, ink), 430, 900, 1.42),
    stand(chair(palette.leaf, ink), 1180, 900, 1.42, true),
    stand(figure(sheet, adviser, talking), 448, 900, 1.42),
    stand(figure(sheet, visitor, listening), 1162, 900, 1.42, true),
    placed(table(palette, 460, 340), { x: 806, y: 560 }),
    placed(laptop(deepen(palette.outsideDeep, 0.1)), { x: 870, y: 560, scale: 0.95 }),
    placed(bookStack(random, palette, 3), { x: 640, y: 560, scale: 0.62 }),
    placed(mug(palette.pop), { x: 770, y: 560 }),
    placed(lamp(palette, 400, palette.pop), { x: 800, y: 170 }),
  ].join('')
}
