/** What a visitor typed to find a desk: a place or a postcode that we know, or the name of a municipality that a desk lists. */
import type { FindPlace } from '../gazetteer.ts'
import { municipalityNamed, type DeskArea, type Sought } from './serving.ts'

export type SoughtPlace = Sought & {
  /** As it is told to the visitor: a postcode bears the town near it. */
  readonly label: string
  readonly isPostcode: boolean
}

/** A postcode is found as `1315 (Almere)`. */
const postcode = /^\d{4} \((.+)\)$/

/** The place that was meant; null when neither `findPlace` nor a desk knows one of that name. */
export const soughtPlace = async (
  typed: string,
  desks: readonly DeskArea[],
  findPlace: FindPlace,
): Promise<SoughtPlace | null> => {
  const place = await findPlace(typed)
  if (place) {
    const town = postcode.exec(place.name)?.[1]
    return {
      label: place.name,
      name: town ?? place.name,
      point: [place.lng, place.lat],
      isPostcode: town !== undefined,
    }
  }
  const municipality = municipalityNamed(desks, typed)
  return municipality ? { label: municipality, name: municipality, point: null, isPostcode: false } : null
}
