import { childStanding, figure, holding, stand } from '../figure.ts'
import { beam, mug, pinnedWork, room, table, windowPane } from '../furniture.ts'
import { paper } from '../palette.ts'
import { children, somebody } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { box, disc, placed, stroke } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** An art lesson: easels with large sheets, pots of paint on a table, work on the whole wall. */
export const studio: Scene = (sheet, palette) => {
  const { random } = sheet
  const teacher = somebody(random, palette, [palette.wall])
  const colours = [palette.pop, palette.leaf, palette.outsideDeep]
  const easels = children(random, palette, 2, [palette.wall]).map((person, index) => {
    const x = 330 + index * 460
    const colour = colours[index] ?? palette.pop
    return (
      stroke(`M${x} 430L${x - 90} 900M${x + 120} 430L${x + 210} 900`, palette.woodDeep, 16) +
      box(x - 60, 420, 240, 300, { fill: paper, radius: 4 }) +
      disc(x + 40, 540, 62, colour) +
      stroke(`M${x - 30} 670C${x + 20} 610 ${x + 80} 700 ${x + 150} 640`, palette.woodDeep, 14) +
      box(x - 80, 716, 280, 18, { fill: palette.wood }) +
      groundShadow(x - 130, 942, 180, palette.shadow) +
      stand(figure(sheet, person, childStanding), x - 130, 940, 0.86)
    )
  })
  return [
    room(sheet, palette, 720),
    placed(pinnedWork(random, palette, 7, 2), { x: 90, y: 110 }),
    placed(windowPane(sheet, palette, 380, 360), { x: 1090, y: 110 }),
    beam(palette, 860, 160),
    ...easels,
    groundShadow(1330, 912, 460, palette.shadow),
    stand(figure(sheet, teacher, holding), 1180, 900, 1.06),
    placed(table(palette, 380, 280), { x: 1390, y: 650 }),
    ...colours.map((colour, index) => placed(mug(colour), { x: 1290 + index * 90, y: 650 })),
  ].join('')
}
