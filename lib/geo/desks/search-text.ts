/** Resolves the text in the desk search: a place or postcode of the gazetteer, or a municipality that a desk lists. */
import type { FindPlace } from '../gazetteer.ts'
import { municipalityNamed, type DeskArea, type Sought } from './serving.ts'

export type SoughtPlace = Sought & {
  /** The name as shown to the visitor: a postcode includes the nearest town. */
  readonly label: string
  readonly isPostcode: boolean
}

/** The gazetteer names a postcode `1315 (Almere)`. */
const postcode = /^\d{4} \((.+)\)$/

/** The place for the text; null when neither `findPlace` nor a desk has a place of that name. */
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
