import { board } from '../board.ts'
import { figure, fromBehind, pointing, stand } from '../figure.ts'
import { beam, clock, pinnedWork, plant, room, windowPane } from '../furniture.ts'
import { deepen } from '../palette.ts'
import { backOfHead, children, type Person, somebody } from '../people.ts'
import { groundShadow, type Sheet } from '../sheet.ts'
import { limb, placed } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A lesson: the teacher at the board, pupils from behind in the foreground, cut off by the edge. */
export const classroom: Scene = (sheet, palette) => {
  const { random } = sheet
  const teacher = somebody(random, palette, [palette.board])
  const eager = random.whole(0, 2)
  const pupils = children(random, palette, 4, [palette.floor]).map((person, index) => {
    const [x, near] = [[150, 590, 1010, 1440][index] ?? 0, index % 2]
    return placed(pupil(sheet, person, index === eager), { x, y: 820 + near * 44, scale: 1.06 + near * 0.16 })
  })
  return [
    room(sheet, palette, 690),
    placed(windowPane(sheet, palette, 250, 330), { x: 70, y: 130 }),
    placed(board(sheet, palette, 720, 360), { x: 450, y: 110 }),
    placed(clock(palette, 44), { x: 1330, y: 128 }),
    placed(pinnedWork(random, palette, 3, 2), { x: 1236, y: 220 }),
    beam(palette, 120, 150),
    beam(palette, 330, 60),
    placed(plant(sheet, palette), { x: 1480, y: 720, scale: 1.1 }),
    groundShadow(1130, 742, 230, palette.shadow),
    stand(figure(sheet, teacher, pointing), 1150, 740, 0.94, true),
    ...pupils,
  ].join('')
}

const pupil = (sheet: Sheet, person: Person, raisesHand: boolean): string => {
  const cloth = deepen(person.top, 0.16)
  const arm = raisesHand
    ? limb(
        [
          [138, -214, 22],
          [140, -180, 19],
          [134, -120, 20],
        ],
        person.skin,
      ) +
      limb(
        [
          [92, 84, 50],
          [142, -20, 38],
          [134, -120, 30],
        ],
        cloth,
      )
    : ''
  return arm + fromBehind(sheet, person, backOfHead(person))
}
