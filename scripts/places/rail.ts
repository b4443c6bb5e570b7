/** The railway as a graph: stations, and the kilometres of line between neighbours, from drawn lines. */
import { kilometresBetween, type Position } from '#platform/geo/area.ts'

export type Station = { readonly name: string; readonly position: Position; readonly isIntercity: boolean }
export type Edge = readonly [from: number, to: number, kilometres: number]

/** Kilometres between a line and a station on it, and between line ends that meet. */
const [besideLine, gap] = [0.35, 0.3]

/** Points on the lines at most this far apart, in kilometres, so that what lies beside a line lies near one of them. */
const step = 0.15

const dense = (line: readonly Position[]): Position[] =>
  line.flatMap((end, index) => {
    const start = line[index - 1]
    if (!start) return [end]
    const parts = Math.max(1, Math.ceil(kilometresBetween(start, end) / step))
    return Array.from({ length: parts }, (_, part): Position => {
      const share = (part + 1) / parts
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]
    })
  })

/** Edges between stations that follow each other on the lines. A station on no line has none. */
export const railGraph = (lines: readonly (readonly Position[])[], stations: readonly Station[]): Edge[] => {
  const points: Position[] = []
  const next: Map<number, number>[] = []
  const join = (one: number, other: number, kilometres: number) => {
    next[one]?.set(other, kilometres)
    next[other]?.set(one, kilometres)
  }
  const cells = new Map<string, number[]>()
  const cellOf = ([lng, lat]: Position, east = 0, north = 0) =>
    `${Math.floor(lng * 100) + east},${Math.floor(lat * 100) + north}`
  const ends: number[] = []
  for (const line of lines) {
    const first = points.length
    for (const point of dense(line)) {
      const at = points.push(point) - 1
      next.push(new Map())
      const cell = cellOf(point)
      cells.set(cell, [...(cells.get(cell) ?? []), at])
      const former = points[at - 1]
      if (at > first && former) join(at - 1, at, kilometresBetween(former, point))
    }
    ends.push(first, points.length - 1)
  }
  const near = (point: Position, within: number): [number, number][] =>
    [-1, 0, 1].flatMap((east) =>
      [-1, 0, 1].flatMap((north) =>
        (cells.get(cellOf(point, east, north)) ?? []).flatMap((at): [number, number][] => {
          const kilometres = kilometresBetween(point, points[at] ?? [0, 0])
          return kilometres <= within ? [[at, kilometres]] : []
        }),
      ),
    )
  for (const end of ends)
    for (const [at, kilometres] of near(points[end] ?? [0, 0], gap)) if (at !== end) join(end, at, kilometres)
  const stationAt = new Map<number, number>()
  stations.forEach(({ position }, station) => {
    const all = near(position, besideLine)
    const [nearest] = all.toSorted(([, one], [, other]) => one - other)
    if (nearest) stationAt.set(nearest[0], station)
    // A station where lines lie side by side joins them.
    for (const [at, kilometres] of all) if (nearest && at !== nearest[0]) join(nearest[0], at, kilometres)
  })
  const edges: Edge[] = []
  for (const [start, station] of stationAt) {
    const reached = new Map([[start, 0]])
    const queue = new Set([start])
    const done = new Set<number>()
    while (queue.size) {
      const at = [...queue].reduce((best, one) => ((reached.get(one) ?? 0) < (reached.get(best) ?? 0) ? one : best))
      queue.delete(at)
      done.add(at)
      const kilometres = reached.get(at) ?? 0
      const other = stationAt.get(at)
      if (other !== undefined && at !== start) {
        if (station < other) edges.push([station, other, Math.round(kilometres * 10) / 10])
        continue
      }
      for (const [to, length] of next[at] ?? []) {
        if (done.has(to) || kilometres + length >= (reached.get(to) ?? Infinity)) continue
        reached.set(to, kilometres + length)
        queue.add(to)
      }
    }
  }
  return edges
}
