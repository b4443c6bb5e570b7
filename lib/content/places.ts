/** Lookup of places for pages, configured by the settings of the site. */
import { env } from '../env.ts'
import { isAbroad } from '../geo/abroad.ts'
import { areasOfPlace } from '../geo/area-of-place.ts'
import { createGazetteer } from '../geo/gazetteer.ts'
import { similarPlaces } from '../geo/place-suggestions.ts'
import { estimatedTravel } from '../geo/travel-estimate.ts'
import type { Ground } from '../search/where.ts'

/** The place of a name or postcode, null when there is none; and names that begin with a text. */
export const { find: lookUpPlace, suggest: suggestPlaces } = createGazetteer(env.placesUrl)

/** Spelling suggestions for a text that names no place: three at most. */
export const placesLike = (text: string): readonly string[] => similarPlaces(text, 3).map(({ name }) => name)

/** Why a text names no place: it is abroad, or it is not known and spelled like these. */
export const unknownPlace = (text: string): { readonly isAbroad: boolean; readonly meant: readonly string[] } =>
  isAbroad(text) ? { isAbroad: true, meant: [] } : { isAbroad: false, meant: placesLike(text) }

/** Borders, travel times and places abroad. Another planner of travel times is named here, and nowhere else. */
export const ground: Ground = { areasOf: areasOfPlace, planner: estimatedTravel, isAbroad }
