import { childOnFloor, childStanding, figure, holding, stand } from '../figure.ts'
import { plant, tree } from '../furniture.ts'
import { cloud, hills } from '../outdoors.ts'
import { children, somebody } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { box, placed } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A school garden: raised beds in a row, children among them, a teacher with a book of plants. */
export const garden: Scene = (sheet, palette) => {
  const { random } = sheet
  const teacher = somebody(random, palette, [palette.outside])
  const poses = [childStanding, childOnFloor]
  const pupils = children(random, palette, 2, [palette.outside]).map((person, index) =>
    stand(figure(sheet, person, poses[index] ?? childStanding), 900 + index * 420, 948, 0.8),
  )
  const beds = [140, 620, 1100].map(
    (x) =>
      [60, 170, 280].map((at) => placed(plant(sheet, palette, 'bushy'), { x: x + at, y: 742, scale: 0.62 })).join('') +
      box(x, 740, 350, 70, { fill: palette.wood, radius: 6 }) +
      box(x, 786, 350, 24, { fill: palette.woodDeep, radius: 6 }),
  )
  return [
    box(0, 0, 1600, 1000, { fill: palette.outside }),
    cloud(palette, 260, 130, 90),
    cloud(palette, 1180, 190, 70),
    hills(palette, 640),
    box(0, 620, 1600, 380, { fill: palette.leaf }),
    placed(tree(sheet, palette, 320), { x: 1440, y: 660 }),
    ...beds,
    groundShadow(420, 950, 320, palette.shadow),
    stand(figure(sheet, teacher, holding), 420, 948, 0.92),
    groundShadow(1110, 952, 520, palette.shadow),
    ...pupils,
  ].join('')
}
