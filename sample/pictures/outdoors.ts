/** Things under the open sky. Each is drawn at its own origin, given at the function. */
import { deepen, lighten, mix, type Palette } from './palette.ts'
import { disc, oval, placed, shape, stroke } from './shapes.ts'

/** A flat cloud around a point; `size` is half its width. */
export const cloud = (palette: Palette, x: number, y: number, size: number): string => {
  const colour = lighten(palette.outside, 0.6)
  return (
    oval([x, y], [size, size * 0.3], colour, 0.9) +
    oval([x + size * 0.46, y - size * 0.22], [size * 0.56, size * 0.34], colour, 0.9)
  )
}

/** Two ranges of hills over the whole width, with their feet at `foot`. */
export const hills = (palette: Palette, foot: number): string => {
  const far = mix(palette.leaf, palette.outsideDeep, 0.6)
  return (
    shape(
      `M-40 ${foot + 100}V${foot - 60}C240 ${foot - 190} 420 ${foot - 30} 700 ${foot - 110}C980 ${foot - 200} 1240 ${foot - 20} 1640 ${foot - 140}V${foot + 100}Z`,
      far,
    ) +
    shape(
      `M-40 ${foot + 100}V${foot - 20}C200 ${foot + 20} 500 ${foot - 90} 800 ${foot - 30}C1100 ${foot + 30} 1360 ${foot - 90} 1640 ${foot - 40}V${foot + 100}Z`,
      palette.leaf,
    )
  )
}

/** A bicycle from the side, facing right; it stands on y = 0 and is about 230 px long. */
export const bicycle = (colour: string, dark: string): string => {
  const wheel = (x: number) =>
    stroke(`M${x - 46}-46a46 46 0 1 0 92 0a46 46 0 1 0-92 0`, dark, 7) +
    [0, 60, 120].map((turn) => placed(stroke('M-42 0H42', dark, 1.6, 0.7), { x, y: -46, turn })).join('') +
    disc(x, -46, 6, dark)
  const frame = stroke('M-68-46L-28-116H38L-10-46ZM-10-46L-36-136M38-116L66-46M38-116L34-148', colour, 8)
  const parts =
    stroke('M-54-140H-20M34-148L18-162M34-148L54-152', dark, 9) +
    disc(-10, -46, 12, deepen(colour, 0.4)) +
    stroke('M-92-108H-42', dark, 6)
  return wheel(-68) + wheel(66) + frame + parts
}

/** A signpost with arms; the foot of the post at 0,0, 420 px high. */
export const signpost = (palette: Palette): string => {
  const arm = (y: number, turn: number, colour: string, left: boolean) =>
    placed(shape('M-20-34H150L190 0L150 34H-20Z', colour) + stroke('M6-8H110M6 12H74', lighten(colour, 0.7), 9, 0.85), {
      y,
      turn,
      mirror: left,
    })
  return (
    stroke('M0 0V-420', palette.shadow, 22) +
    disc(0, -428, 18, palette.shadow) +
    arm(-366, -4, palette.pop, false) +
    arm(-284, 4, palette.outsideDeep, true) +
    arm(-204, 2, palette.board, false)
  )
}
