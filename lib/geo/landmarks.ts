/** The towns that are labelled on an SVG map for orientation. */
import type { Position } from '#platform/geo/area.ts'
import { drawn, type Frame } from './drawing.ts'
import { towns } from './towns.ts'

type Spot = { readonly x: number; readonly y: number }
export type Landmark = Spot & { readonly name: string }

const spotOf = (position: Position): Spot => {
  const [x, y] = drawn(position)
  return { x, y }
}

const spots: readonly Landmark[] = towns.map(({ name, position }) => ({ name, ...spotOf(position) }))

/** Whether two labels would overlap: they are wide and low. */
const isTight = (one: Spot, other: Spot, { width }: Frame): boolean =>
  Math.abs(one.x - other.x) < width * 0.27 && Math.abs(one.y - other.y) < width * 0.075

/** The largest towns in the frame whose labels overlap neither each other nor the marks, which are in units of the frame; `most` at most. */
export const landmarksIn = (frame: Frame, marks: readonly Position[], most: number): Landmark[] => {
  const markSpots = marks.map(([x, y]) => ({ x, y }))
  const margin = { x: frame.width * 0.12, y: frame.height * 0.06 }
  const isWithin = ({ x, y }: Spot) =>
    x > frame.x + margin.x &&
    x < frame.x + frame.width - margin.x &&
    y > frame.y + margin.y &&
    y < frame.y + frame.height - margin.y
  const landmarks: Landmark[] = []
  for (const spot of spots) {
    if (landmarks.length === most) break
    if (isWithin(spot) && ![...landmarks, ...markSpots].some((other) => isTight(spot, other, frame)))
      landmarks.push(spot)
  }
  return landmarks
}
