/**
 * Travel times by estimate, without a timetable: by bicycle a circle, by train the stations that average speeds reach and the
 * surroundings that the time left allows by bicycle. The page says so.
 */
import { kilometresBetween, type Area, type Position } from '#platform/geo/area.ts'
import { railEdges, stations, type Station } from './place-table.ts'
import { circleAround } from './projection.ts'
import { cycledKilometres, cycleMinutes, type Stop, type TravelPlanner } from './travel.ts'

/** Kilometres an hour with stops; minutes of waiting for a train and of a change; kilometres to a station at most. */
export const assumed = { stopTrain: 60, intercity: 95, wait: 5, change: 5, toStation: 5 } as const

type Link = { readonly to: number; readonly minutes: number }

/** The lowest cost of each node from those in `start`, up to `most`; `next` gives the neighbours. Source: Dijkstra. */
const lowest = (
  start: ReadonlyMap<number, number>,
  next: (node: number) => readonly Link[],
  most: number,
): ReadonlyMap<number, number> => {
  const reached = new Map(start)
  const queue = new Set(start.keys())
  while (queue.size) {
    const node = [...queue].reduce((best, one) => ((reached.get(one) ?? 0) < (reached.get(best) ?? 0) ? one : best))
    queue.delete(node)
    for (const { to, minutes } of next(node)) {
      const sum = (reached.get(node) ?? 0) + minutes
      if (sum > most || sum >= (reached.get(to) ?? Infinity)) continue
      reached.set(to, sum)
      queue.add(to)
    }
  }
  return reached
}

/** Kilometres of line beyond which two intercity stations are no neighbours. */
const farthest = 90

/** Stop trains go from node to node; intercities have nodes of their own, behind those, and stop at their stations only. */
const makeNetwork = () => {
  const lines = stations.map((): Link[] => [])
  for (const [from, to, kilometres] of railEdges) {
    lines[from]?.push({ to, minutes: kilometres })
    lines[to]?.push({ to: from, minutes: kilometres })
  }
  const isIntercity = (node: number) => stations[node]?.isIntercity === true
  const slow = lines.map((links) =>
    links.map(({ to, minutes }) => ({ to, minutes: (minutes / assumed.stopTrain) * 60 })),
  )
  const behind = stations.length
  const fast = stations.map((_, start): Link[] => {
    if (!isIntercity(start)) return []
    const passed = lowest(
      new Map([[start, 0]]),
      (node) => (node !== start && isIntercity(node) ? [] : (lines[node] ?? [])),
      farthest,
    )
    return [...passed]
      .filter(([node]) => node !== start && isIntercity(node))
      .map(([node, kilometres]) => ({ to: behind + node, minutes: (kilometres / assumed.intercity) * 60 }))
  })
  return (node: number): readonly Link[] =>
    node < behind
      ? [...(slow[node] ?? []), ...(isIntercity(node) ? [{ to: behind + node, minutes: assumed.change }] : [])]
      : [...(fast[node - behind] ?? []), { to: node - behind, minutes: assumed.change }]
}
let network: ((node: number) => readonly Link[]) | undefined

type Circle = { readonly position: Position; readonly kilometres: number }

/** Corners of a circle as a polygon: ten differ from it by a twentieth of its radius. */
const corners = 10

const polygonOf = ({ position: [lng, lat], kilometres }: Circle): Area => [
  circleAround({ lat, lng }, kilometres, corners).map(([x, y]) => [
    Math.round(x * 1000) / 1000,
    Math.round(y * 1000) / 1000,
  ]),
]

/** Without circles that lie in another one. */
const outermost = (circles: readonly Circle[]): readonly Circle[] =>
  circles
    .toSorted((one, other) => other.kilometres - one.kilometres)
    .reduce<Circle[]>((outer, circle) => {
      const isInOther = outer.some(
        (other) => kilometresBetween(other.position, circle.position) + circle.kilometres <= other.kilometres * 1.05,
      )
      return isInOther ? outer : [...outer, circle]
    }, [])

const positionOf = ({ lng, lat }: Pick<Station, 'lng' | 'lat'>): Position => [lng, lat]

/** Minutes to each station by bicycle and train, waiting included, up to that time. */
export const stationsWithin = (
  from: { readonly lat: number; readonly lng: number },
  minutes: number,
): ReadonlyMap<Station, number> => {
  const start = new Map<number, number>()
  stations.forEach((station, node) => {
    const kilometres = kilometresBetween(positionOf(from), positionOf(station))
    const until = cycleMinutes(kilometres) + assumed.wait
    if (kilometres > assumed.toStation || until > minutes) return
    start.set(node, until)
    if (station.isIntercity) start.set(stations.length + node, until)
  })
  const result = new Map<Station, number>()
  for (const [node, until] of lowest(start, (network ??= makeNetwork()), minutes)) {
    const station = stations[node % stations.length]
    if (station) result.set(station, Math.min(until, result.get(station) ?? Infinity))
  }
  return result
}

/** The estimate as a planner. */
export const estimatedTravel: TravelPlanner = {
  reach: (from, { by, minutes }) => {
    if (by === 'fiets') return { kind: 'circle', kilometres: cycledKilometres(minutes) }
    const reached = stationsWithin(from, minutes)
    if (!reached.size) return null
    const round = (left: number) => Math.min(assumed.toStation, cycledKilometres(left))
    const circles = [
      { position: positionOf(from), kilometres: round(minutes) },
      ...[...reached].map(([station, until]) => ({
        position: positionOf(station),
        kilometres: round(minutes - until),
      })),
    ].filter(({ kilometres }) => kilometres >= 0.5)
    const stops = [
      [from.lng, from.lat, 0] as const,
      ...[...reached].map(([{ lng, lat }, until]): Stop => [lng, lat, Math.round(until)]),
    ]
    return { kind: 'areas', areas: outermost(circles).map(polygonOf), stops }
  },
}
