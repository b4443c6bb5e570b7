/** Invented marks for institutions: a plain shape with the initials of the name as lines. */
import { blush, deepen, green, ink, orange, paper, plum, sky, sun } from './palette.ts'
import { initialsOf, letterPath, letterWidth } from './letters.ts'
import { createSheet } from './sheet.ts'
import { box, disc, facet, placed, shape, stroke } from './shapes.ts'

/** Side of a logo in px. */
export const logoSide = 400

const schemes = [
  [green, paper, sun],
  [ink, sun, orange],
  [orange, paper, ink],
  [plum, blush, sun],
  [sky, ink, orange],
  [sun, ink, orange],
  ['#2f5d73', paper, sun],
  ['#7a3b2a', blush, sun],
] as const

/**
 * The SVG of a mark for a name; the same name and seed always give the same mark.
 * Chosen: the sample catalogue names real schools, so their real trade marks are not imitated.
 */
export const logoSvg = (name: string, seed: string | number): string => {
  const { random, finish } = createSheet(`logo:${name}:${seed}`)
  const [ground, line, accent] = random.pick(schemes)
  const initials = initialsOf(name).split('')
  const body = random.pick([
    disc(200, 200, 190, ground),
    box(14, 14, 372, 372, { fill: ground, radius: 84 }),
    shape('M200 8L372 78V210C372 310 296 368 200 394C104 368 28 310 28 210V78Z', ground),
    shape('M14 14H300A86 86 0 0 1 386 100V386H100A86 86 0 0 1 14 300Z', ground),
    facet(
      [
        [200, 4],
        [370, 102],
        [370, 298],
        [200, 396],
        [30, 298],
        [30, 102],
      ],
      ground,
    ),
  ])
  const ornament = random.pick([
    stroke('M120 306H280', accent, 18),
    disc(200, 312, 17, accent),
    facet(
      [
        [200, 72],
        [232, 104],
        [168, 104],
      ],
      accent,
    ),
    stroke('M124 312C150 290 174 290 200 312C226 334 250 334 276 312', accent, 16),
    stroke('M140 88C170 64 230 64 260 88', accent, 16),
    stroke('M120 310H190M210 310H280', deepen(accent, 0.06), 16),
  ])
  return finish(logoSide, logoSide, body + ornament + monogram(initials, line))
}

const monogram = (initials: readonly string[], line: string): string => {
  const scale = initials.length > 2 ? 0.98 : 1.28
  const gap = initials.length > 2 ? 27 : 34
  const wide = initials.reduce((sum, letter) => sum + letterWidth(letter), gap * (initials.length - 1))
  let left = -wide / 2
  return initials
    .map((letter) => {
      const path = letterPath(letter)
      const x = 200 + left * scale
      left += letterWidth(letter) + gap
      return path === null ? '' : placed(stroke(path, line, 20), { x, y: 200 - 50 * scale, scale })
    })
    .join('')
}
