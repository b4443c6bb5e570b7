/** The towns by which a reader knows where a drawn map is. Data: GeoNames, CC BY 4.0. */
import { z } from 'zod'
import type { Position } from './area.ts'
import { drawn, type Frame } from './drawing.ts'
import table from './places.json' with { type: 'json' }

/** Largest first. */
const towns = z
  .array(z.tuple([z.string(), z.number(), z.number()]).rest(z.unknown()))
  .parse(table)
  .map(([name, lat, lng]) => {
    const [x, y] = drawn([lng, lat])
    return { name, x, y }
  })

export type Landmark = (typeof towns)[number]

/** Whether two labels would cover each other: they are wide and low. */
const isTight = (one: { x: number; y: number }, other: { x: number; y: number }, { width }: Frame): boolean =>
  Math.abs(one.x - other.x) < width * 0.27 && Math.abs(one.y - other.y) < width * 0.075

/** The largest towns within the frame whose names leave room for each other and for the marks; `most` at most. */
export const landmarksIn = (frame: Frame, marks: readonly Position[], most: number): Landmark[] => {
  const taken = marks.map(drawn).map(([x, y]) => ({ x, y }))
  const margin = { x: frame.width * 0.12, y: frame.height * 0.06 }
  const chosen: Landmark[] = []
  for (const town of towns) {
    if (chosen.length === most) break
    const isWithin =
      town.x > frame.x + margin.x &&
      town.x < frame.x + frame.width - margin.x &&
      town.y > frame.y + margin.y &&
      town.y < frame.y + frame.height - margin.y
    if (isWithin && ![...chosen, ...taken].some((other) => isTight(town, other, frame))) chosen.push(town)
  }
  return chosen
}
