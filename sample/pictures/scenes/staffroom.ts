import { figure, holding, seated, stand } from '../figure.ts'
import { beam, chair, clock, lamp, mug, plant, room, table, windowPane } from '../furniture.ts'
import { ink } from '../palette.ts'
import { cast } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { placed } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A break in the staff room: two at the table, one who comes in with a cup. */
export const staffroom: Scene = (sheet, palette) => {
  const [left, right, third] = cast(sheet.random, palette, 3, [palette.wall])
  if (!left || !right || !third) throw new RangeError('Three people are needed')
  return [
    room(sheet, palette, 700),
    placed(windowPane(sheet, palette, 420, 340), { x: 900, y: 130 }),
    placed(clock(palette, 52), { x: 240, y: 190 }),
    beam(palette, 640, 180),
    placed(lamp(palette, 260, palette.pop), { x: 620, y: 0 }),
    placed(plant(sheet, palette), { x: 90, y: 900, scale: 1.3 }),
    groundShadow(640, 904, 760, palette.shadow),
    stand(chair(palette.leaf, ink), 390, 900, 1.3),
    stand(chair(palette.pop, ink), 900, 900, 1.3, true),
    stand(figure(sheet, left, seated), 404, 900, 1.3),
    stand(figure(sheet, right, seated), 886, 900, 1.3, true),
    placed(table(palette, 420, 316), { x: 646, y: 584 }),
    ...[560, 650, 740].map((x) => placed(mug(palette.pop), { x, y: 584 })),
    groundShadow(1340, 944, 260, palette.shadow),
    stand(figure(sheet, third, holding), 1340, 942, 1.16, true),
  ].join('')
}
