/** Lookup of places for pages, configured by the settings of the site. */
import { env } from '../env.ts'
import { createGazetteer } from '../geo/gazetteer.ts'
import { similarPlaces } from '../geo/places.ts'

/** The place of a name or postcode, null when there is none; and names that begin with a text. */
export const { find: findPlace, suggest: suggestPlaces } = createGazetteer(env.placesUrl)

/** Spelling suggestions for a text that names no place: three at most. */
export const placesLike = (text: string): readonly string[] => similarPlaces(text, 3).map(({ name }) => name)
