/** The towns that are labelled on an SVG map for orientation. */
import type { Position } from '#platform/geo/area.ts'
import { drawn, type Frame } from './drawing.ts'
import { towns } from './towns.ts'

type Spot = { readonly x: number; readonly y: number }
export type Landmark = Spot & { readonly name: string }

/** What names must not cover, around its middle. */
export type Mark = Spot & { readonly width: number; readonly height: number }

const spotOf = (position: Position): Spot => {
  const [x, y] = drawn(position)
  return { x, y }
}

const spots: readonly Landmark[] = towns.map(({ name, position }) => ({ name, ...spotOf(position) }))

/** Pixels of a name: of a letter, and of the name with its dot below. Those of `TownLabels`, with some room. */
const label = { letter: 7, height: 28, above: 8 }
/** Pixels of a mark that is only a point. */
const point = 24
/** Pixels that a drawing is usually wide. */
const usualWidth = 420
/** Of so many of the largest towns for each name some are left out for want of room, smaller ones never stand in for them. */
const candidates = 6

const overlap = (one: Mark, other: Mark): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2

/**
 * The largest towns in the frame whose names overlap neither each other nor the marks, which are in units of the frame; `most` at most.
 * `px`: units of a pixel.
 */
export const landmarksIn = (
  frame: Frame,
  marks: readonly (Position | Mark)[],
  most: number,
  px = frame.width / usualWidth,
): Landmark[] => {
  const taken = marks.map((mark) =>
    'x' in mark ? mark : { x: mark[0], y: mark[1], width: point * px, height: point * px },
  )
  const boxOf = ({ name, x, y }: Landmark): Mark => ({
    x,
    y: y - label.above * px,
    width: (name.length + 1) * label.letter * px,
    height: label.height * px,
  })
  const isWithin = ({ x, y, width, height }: Mark) =>
    x - width / 2 > frame.x &&
    x + width / 2 < frame.x + frame.width &&
    y - height / 2 > frame.y &&
    y + height / 2 < frame.y + frame.height
  const landmarks: Landmark[] = []
  for (const spot of spots.filter((one) => isWithin(boxOf(one))).slice(0, most * candidates)) {
    const box = boxOf(spot)
    if (landmarks.length === most || taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    landmarks.push(spot)
  }
  return landmarks
}
