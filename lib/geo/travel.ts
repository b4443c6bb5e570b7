/** Travel times as the address has them, and what plans them. For browsers too. */
import { kilometresBetween, type Area, type Position } from '#platform/geo/area.ts'

export const travelMeans = { fiets: [15, 30, 45], trein: [30, 45, 60] } as const
export type Means = keyof typeof travelMeans
export type Travel = { readonly by: Means; readonly minutes: number }

/** All that can be chosen, as the address has it: `fiets-45`. */
export const travelValues: readonly string[] = Object.entries(travelMeans).flatMap(([by, all]) =>
  all.map((minutes) => `${by}-${minutes}`),
)

/** The travel time of an address; null for a value that is none of those that can be chosen. */
export const readTravel = (value: string): Travel | null => {
  const [by = '', minutes] = value.split('-')
  if (!travelValues.includes(value)) return null
  return { by: by === 'trein' ? 'trein' : 'fiets', minutes: Number(minutes) }
}

/** A travel time as the address has it. */
export const writeTravel = ({ by, minutes }: Travel): string => `${by}-${minutes}`

/** Kilometres an hour by bicycle, and the ratio of a road to the straight line. */
export const bicycle = { speed: 16, detour: 1.3 } as const

/** The start or a station, in degrees, with the minutes after which it is reached. */
export type Stop = readonly [lng: number, lat: number, minutes: number]

export type Reach =
  | { readonly kind: 'circle'; readonly kilometres: number }
  | { readonly kind: 'areas'; readonly areas: readonly Area[]; readonly stops: readonly Stop[] }

/** Minutes by bicycle over that distance as the crow flies. */
export const cycleMinutes = (kilometres: number): number => ((kilometres * bicycle.detour) / bicycle.speed) * 60

/** Minutes to a point by the quickest of the stops, and from there by bicycle; infinite without stops. */
export const minutesTo = (stops: readonly Stop[], point: Position): number =>
  Math.min(...stops.map(([lng, lat, minutes]) => minutes + cycleMinutes(kilometresBetween([lng, lat], point))))

/** Kilometres as the crow flies after so many minutes by bicycle, in tenths. */
export const cycledKilometres = (minutes: number): number =>
  Math.round(((minutes / 60) * bicycle.speed * 10) / bicycle.detour) / 10

/** Says where one can be within a time. `lib/content/places.ts` names the one in use: another planner takes its place there. */
export type TravelPlanner = {
  /** What can be reached from that point (WGS 84 degrees); null when nothing can, as by train far from any station. */
  readonly reach: (
    from: { readonly lat: number; readonly lng: number },
    travel: Travel,
  ) => Reach | null | Promise<Reach | null>
}
