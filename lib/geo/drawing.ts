/** Coordinates of the SVG maps: one unit is 100 m, the origin lies north-west of the Netherlands, y increases to the south. */
import type { Area, Position } from '#platform/geo/area.ts'

const unitsPerDegree = 1113.2
export const unitsPerKilometre = 10
const origin: Position = [3.2, 53.7]
/** How much narrower a degree of longitude is in the middle of the country: it gives shapes their usual proportions. */
const narrowing = Math.cos((52.2 * Math.PI) / 180)

/** Units east and south of the origin, whole. */
export const drawn = ([longitude, latitude]: Position): readonly [x: number, y: number] => [
  Math.round((longitude - origin[0]) * narrowing * unitsPerDegree),
  Math.round((origin[1] - latitude) * unitsPerDegree),
]

/** A line as the data of a path, with relative steps; empty when all its points coincide. */
export const linePath = (line: readonly Position[]): string => {
  const points = line.map(drawn)
  const steps = points.flatMap(([x, y], index) => {
    const former = points[index - 1]
    return former && (x !== former[0] || y !== former[1]) ? [`${x - former[0]} ${y - former[1]}`] : []
  })
  return steps.length ? `M${points[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}` : ''
}

/** An area as the data of a path; holes are cut out by the even-odd rule. */
export const areaPath = (area: Area): string =>
  area
    .map(linePath)
    .filter(Boolean)
    .map((ring) => `${ring}z`)
    .join('')

export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The whole country. */
export const country: Frame = { x: 0, y: 80, width: 2820, height: 3300 }

/** A drawing in pixels, with the margins that labels reach into. */
export type Sheet = {
  readonly width: number
  readonly height: number
  readonly margin: { readonly aside: number; readonly above: number }
}

/** The frame with which a drawing of that size shows all points within its margins, at least `least` units wide; the country when there are no points. */
export const frameIn = (points: readonly Position[], { width, height, margin }: Sheet, least: number): Frame => {
  if (!points.length) return country
  const places = points.map(drawn)
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const unitsPerPixel = Math.max(
    least / width,
    (right - left) / (width - 2 * margin.aside),
    (bottom - top) / (height - 2 * margin.above),
  )
  const [wide, high] = [width * unitsPerPixel, height * unitsPerPixel]
  return { x: (left + right - wide) / 2, y: (top + bottom - high) / 2, width: wide, height: high }
}

type Counted = { readonly lng: number; readonly lat: number; readonly count: number }

/** Those of the points that a drawing of at most so many units wide shows within its margins: where there is most. */
export const densest = <T extends Counted>(
  points: readonly T[],
  { width, height, margin }: Sheet,
  most: number,
): readonly T[] => {
  const unitsPerPixel = most / width
  const [wide, high] = [(width - 2 * margin.aside) * unitsPerPixel, (height - 2 * margin.above) * unitsPerPixel]
  const places = points.map((point) => ({ point, at: drawn([point.lng, point.lat]) }))
  const fromNorth = places.toSorted(({ at: [, one] }, { at: [, other] }) => one - other)
  let best = { left: 0, top: 0, count: -1 }
  for (const left of new Set(places.map(({ at: [x] }) => x))) {
    const column = fromNorth.filter(({ at: [x] }) => x >= left && x <= left + wide)
    let [end, count] = [0, 0]
    for (const { point, at } of column) {
      const top = at[1]
      for (; (column[end]?.at[1] ?? Infinity) <= top + high; end += 1) count += column[end]?.point.count ?? 0
      if (count > best.count) best = { left, top, count }
      count -= point.count
    }
  }
  const isShown = ([x, y]: readonly [x: number, y: number]) =>
    x >= best.left && x <= best.left + wide && y >= best.top && y <= best.top + high
  return places.filter(({ at }) => isShown(at)).map(({ point }) => point)
}

/**
 * The smallest frame of that aspect ratio (width by height) around all points, with a margin, at least `least` units wide; the country when there are no points.
 */
export const frameOf = (points: readonly Position[], ratio: number, least = 100 * unitsPerKilometre): Frame => {
  const room = 1.3
  const margin = { aside: (ratio - ratio / room) / 2, above: (1 - 1 / room) / 2 }
  const { x, y, width, height } = frameIn(points, { width: ratio, height: 1, margin }, least)
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}
