import { figure, fromBehind, stand, standing } from '../figure.ts'
import { beam, clock, room, table, windowPane } from '../furniture.ts'
import { backOfHead, children, somebody } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { box, placed } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A hall during an exam: single tables in rows, heads bent, someone who walks along them. */
export const exam: Scene = (sheet, palette) => {
  const { random } = sheet
  const invigilator = somebody(random, palette, [palette.wall])
  const places = [
    [250, 720, 0.62],
    [640, 720, 0.62],
    [1030, 720, 0.62],
    [120, 930, 0.86],
    [660, 930, 0.86],
    [1200, 930, 0.86],
  ] as const
  const pupils = children(random, palette, places.length, [palette.floor]).map((person, index) => {
    const [x, y, scale] = places[index] ?? [0, 0, 1]
    return (
      placed(table(palette, 360, 240), { x: x + 20, y: y - 40, scale }) +
      box(x - 30, y - 48, 100 * scale, 8, { fill: palette.light }) +
      placed(fromBehind(sheet, person, backOfHead(person)), { x, y, scale })
    )
  })
  return [
    room(sheet, palette, 560),
    ...[90, 470, 850].map((x) => placed(windowPane(sheet, palette, 260, 250), { x, y: 90 })),
    placed(clock(palette, 66), { x: 1210, y: 170 }),
    beam(palette, 140, 120),
    beam(palette, 520, 120),
    groundShadow(1410, 702, 200, palette.shadow),
    stand(figure(sheet, invigilator, standing), 1410, 700, 0.8, true),
    ...pupils,
  ].join('')
}
