import { figure, seated, stand, standing } from '../figure.ts'
import { bookRow, chair, laptop, plant, room, table } from '../furniture.ts'
import { ink } from '../palette.ts'
import { cast } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { box, disc, placed } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A job interview: the applicant comes in at the door, someone waits at the table with a laptop. */
export const interview: Scene = (sheet, palette) => {
  const { random } = sheet
  const [host, guest] = cast(random, palette, 2, [palette.wall, palette.board])
  if (!host || !guest) throw new RangeError('Two people are needed')
  const greeting = { ...standing, far: { elbow: [70, -440] as const, hand: [150, -420] as const } }
  return [
    room(sheet, palette, 740),
    box(70, 150, 380, 600, { fill: palette.woodDeep, radius: 8 }),
    box(96, 176, 328, 574, { fill: palette.board }),
    box(130, 220, 120, 220, { fill: palette.outside, radius: 6 }),
    disc(392, 480, 14, palette.light),
    box(930, 330, 560, 18, { fill: palette.wood }),
    placed(bookRow(random, palette, 540, 150), { x: 940, y: 330 }),
    groundShadow(330, 922, 280, palette.shadow),
    stand(figure(sheet, guest, greeting), 330, 920, 1.2),
    groundShadow(1080, 902, 620, palette.shadow),
    stand(chair(palette.pop, ink), 1260, 900, 1.36, true),
    stand(figure(sheet, host, seated), 1246, 900, 1.36, true),
    placed(table(palette, 520, 330), { x: 930, y: 570 }),
    placed(laptop(palette.outsideDeep), { x: 960, y: 570, scale: 0.95 }),
    placed(plant(sheet, palette, 'bushy'), { x: 1500, y: 930, scale: 1.3 }),
  ].join('')
}
