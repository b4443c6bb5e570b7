/** Programmes in the area of a desk, and the bounding box for searches that only support boxes. */
import { isInside, type Area, type Position } from '#platform/geo/area.ts'

/** The bounding box of all areas in degrees; null when there are none. */
export const boxOf = (areas: readonly Area[]) => {
  const positions = areas.flat(2)
  if (!positions.length) return null
  const [longitudes, latitudes] = [positions.map(([lng]) => lng), positions.map(([, lat]) => lat)]
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

type Taught = {
  readonly city: string | null
  readonly location_geopoint: Position | null
  readonly programs: readonly { readonly id: string }[]
}

const programsAt = (places: readonly Taught[]): number =>
  new Set(places.flatMap(({ programs }) => programs.map(({ id }) => id))).size

/** The number of programmes and places in the areas, in total and by town, the town with most programmes first. */
export const taughtWithin = (areas: readonly Area[], places: readonly Taught[]) => {
  const within = places.filter(
    ({ location_geopoint: point, programs }) => point && programs.length && areas.some((area) => isInside(point, area)),
  )
  const towns = Map.groupBy(
    within.filter(({ city }) => city),
    ({ city }) => city ?? '',
  )
  return {
    programs: programsAt(within),
    places: within.length,
    towns: [...towns]
      .map(([city, taught]) => ({ city, programs: programsAt(taught) }))
      .toSorted((one, other) => other.programs - one.programs || one.city.localeCompare(other.city, 'nl')),
  }
}
