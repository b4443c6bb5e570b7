/** Places as pages look them up, by the settings of the site. */
import { env } from '../env.ts'
import { createGazetteer } from '../geo/gazetteer.ts'

/** The place of a name or postcode, null when there is none; and names that begin with a text. */
export const { find: findPlace, suggest: suggestPlaces } = createGazetteer(env.placesUrl)
