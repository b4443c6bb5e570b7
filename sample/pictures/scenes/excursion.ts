import { childRunning, childStanding, figure, pointing, stand } from '../figure.ts'
import { tree } from '../furniture.ts'
import { cloud, hills, signpost } from '../outdoors.ts'
import { children, somebody } from '../people.ts'
import { groundShadow } from '../sheet.ts'
import { box, facet, placed } from '../shapes.ts'
import type { Scene } from './scene.ts'

/** A lesson outside: a path over the hills, a signpost, a teacher who points the way to three children. */
export const excursion: Scene = (sheet, palette) => {
  const { random } = sheet
  const teacher = somebody(random, palette, [palette.outside])
  const poses = [childStanding, childRunning, childStanding]
  const pupils = children(random, palette, 3, [palette.outside, palette.leaf]).map((person, index) =>
    stand(figure(sheet, person, poses[index] ?? childStanding), 640 - index * 220, 940 - (index % 2) * 40, 0.8),
  )
  return [
    box(0, 0, 1600, 1000, { fill: palette.outside }),
    cloud(palette, 420, 150, 100),
    cloud(palette, 1300, 110, 80),
    hills(palette, 600),
    box(0, 590, 1600, 410, { fill: palette.leafDeep }),
    facet(
      [
        [700, 590],
        [860, 590],
        [1400, 1000],
        [100, 1000],
      ],
      palette.floor,
    ),
    placed(tree(sheet, palette, 280), { x: 190, y: 640 }),
    placed(tree(sheet, palette, 200), { x: 420, y: 620 }),
    placed(signpost(palette), { x: 1330, y: 820, scale: 1.3 }),
    groundShadow(980, 882, 260, palette.shadow),
    stand(figure(sheet, teacher, pointing), 980, 880, 1.04),
    groundShadow(430, 944, 560, palette.shadow),
    ...pupils,
  ].join('')
}
