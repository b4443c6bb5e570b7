import { childRunning, childStanding, figure, stand, standing } from '../figure.ts'
import { clock, pinnedWork, room } from '../furniture.ts'
import { deepen } from '../palette.ts'
import { children, somebody } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { box, disc, placed } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** Between two lessons: lockers along the wall, pupils on their way, someone at the door of a classroom. */
export const corridor: Scene = (sheet, palette) => {
  const { random } = sheet
  const teacher = somebody(random, palette, [palette.board])
  const [first, second] = children(random, palette, 2, [palette.wall])
  if (!first || !second) throw new RangeError('Two children are needed')
  const lockers = Array.from({ length: 7 }, (_, index) => {
    const [x, colour] = [
      60 + index * 116,
      [palette.leaf, palette.outsideDeep, palette.woodDeep][index % 3] ?? palette.leaf,
    ]
    return (
      box(x, 330, 108, 440, { fill: colour, radius: 6 }) +
      box(x + 24, 366, 60, 10, { fill: deepen(colour, 0.3) }) +
      box(x + 24, 388, 60, 10, { fill: deepen(colour, 0.3) }) +
      disc(x + 88, 550, 8, palette.light)
    )
  })
  return [
    room(sheet, palette, 770),
    placed(pinnedWork(random, palette, 8, 1), { x: 80, y: 160 }),
    placed(clock(palette, 46), { x: 960, y: 130 }),
    ...lockers,
    box(1090, 190, 330, 580, { fill: palette.woodDeep, radius: 8 }),
    box(1112, 212, 286, 558, { fill: palette.board }),
    disc(1374, 500, 13, palette.light),
    groundShadow(1250, 842, 260, palette.shadow),
    stand(figure(sheet, teacher, standing), 1250, 840, 0.98, true),
    groundShadow(380, 930, 240, palette.shadow),
    stand(figure(sheet, first, childRunning), 380, 928, 0.9),
    groundShadow(780, 950, 220, palette.shadow),
    stand(figure(sheet, second, childStanding), 780, 948, 0.9),
  ].join('')
}
