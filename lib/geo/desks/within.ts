/** Programmes in the area of a desk. */
import { isInside, type Area, type Position } from '#platform/geo/area.ts'

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
