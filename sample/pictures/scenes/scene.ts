/** What every scene gets and gives: marks on a field of 1600 × 1000 px, light from the upper left. */
import type { Palette } from '../palette.ts'
import type { Sheet } from '../sheet.ts'

export const fieldWidth = 1600
export const fieldHeight = 1000

export type Scene = (sheet: Sheet, palette: Palette) => string
