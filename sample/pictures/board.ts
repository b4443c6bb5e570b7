/** The board at the front of a classroom, with something on it that was just explained. */
import { mix, type Palette, paper } from './palette.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'
import { box, disc, facet, placed, shape, stroke, tidy } from './shapes.ts'

/** A wide board on the wall with chalk marks of a subject; its upper left corner at 0,0. */
export const board = (sheet: Sheet, palette: Palette, width: number, height: number): string => {
  const { random } = sheet
  const face = `M0 0H${width}V${height}H0Z`
  const chalk = mix(palette.board, paper, 0.86)
  return (
    box(-14, -14, width + 28, height + 28, { fill: palette.woodDeep, radius: 4 }) +
    shape(face, palette.board) +
    sheet.stipple(face, mix(palette.board, paper, 0.35), 'bottom', 0.35) +
    sheet.clipped(face, chalkings(random, width, height, chalk, palette)) +
    box(-20, height + 10, width + 40, 16, { fill: palette.wood, radius: 3 })
  )
}

const chalkings = (random: Random, width: number, height: number, chalk: string, palette: Palette): string => {
  const words = Array.from({ length: 4 }, (_, index) =>
    stroke(
      `M${tidy(width * 0.07)} ${tidy(height * 0.22 + index * 34)}h${tidy(random.between(90, 180))}`,
      chalk,
      7,
      0.55,
    ),
  ).join('')
  const subjects = [curveChalked, triangleChalked, circleChalked] as const
  return words + placed(random.pick(subjects)(height * 0.64, chalk, palette.pop), { x: width * 0.42, y: height * 0.18 })
}

const curveChalked = (side: number, chalk: string, pop: string): string => {
  const at = (share: number) => tidy(side * share)
  const axes = stroke(`M0 0V${at(1)}H${at(1.2)}`, chalk, 6)
  return (
    axes +
    stroke(`M8 ${at(0.92)}C${at(0.4)} ${at(0.9)} ${at(0.5)} ${at(0.3)} ${at(1.1)} ${at(0.1)}`, pop, 8) +
    disc(side * 0.56, side * 0.5, 11, chalk)
  )
}

const triangleChalked = (side: number, chalk: string, pop: string): string => {
  const at = (share: number) => tidy(side * share)
  const corner = `M${at(1.08)} ${at(1)}V${at(0.88)}H${at(1.2)}`
  return (
    facet(
      [
        [0, side],
        [side * 1.2, side],
        [side * 1.2, 0],
      ],
      pop,
      0.32,
    ) + stroke(`M0 ${at(1)}H${at(1.2)}V0Z${corner}`, chalk, 6)
  )
}

const circleChalked = (side: number, chalk: string, pop: string): string => {
  const half = tidy(side / 2)
  const rim = `M0 ${half}a${half} ${half} 0 1 0 ${tidy(side)} 0a${half} ${half} 0 1 0-${tidy(side)} 0`
  return (
    disc(side / 2, side / 2, side / 2, pop, 0.28) +
    stroke(`${rim}M${half} ${half}V0M${half} ${half}L${tidy(side * 0.93)} ${tidy(side * 0.75)}`, chalk, 6)
  )
}
