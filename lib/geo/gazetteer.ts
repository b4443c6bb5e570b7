/** Where places are looked up: in the table that the site carries, and in the register of addresses where one is set. */
import { createLocatieserver } from './locatieserver.ts'
import { findPlace, suggestPlaces, type Place } from './places.ts'

export type FindPlace = (text: string) => Place | null | Promise<Place | null>

/** A town as the register tells it apart, under its name alone. */
const townAlone = (text: string) => findPlace(text) ?? findPlace(text.split(',')[0] ?? '')

/**
 * How places are found and suggested; `url` is that of a Locatieserver, null for the table alone.
 * Chosen: a town of the table is found there, since it lies there too; postcodes, which the table knows roughly, and
 * small places are asked for. A register that does not answer leaves what the table knows.
 */
export const createGazetteer = (url: string | null) => {
  const register = url === null ? null : createLocatieserver(url, findPlace)
  return {
    /** The place of that name or postcode, marks and case aside; null when there is none. */
    find: async (text: string): Promise<Place | null> => {
      const known = findPlace(text)
      const isTown = known !== null && !/^\d/.test(known.name)
      if (!register || isTown) return known
      const found = await register.find(text)
      return found === undefined ? townAlone(text) : (found ?? known)
    },
    /** Names of up to `limit` places that begin with the text; a whole postcode is one place. */
    suggest: async (text: string, limit: number): Promise<readonly string[]> => {
      const own = suggestPlaces(text, limit).map(({ name }) => name)
      if (!register || !text.trim()) return own
      if (/^\d/.test(text.trim())) {
        const found = own.length ? await register.find(text) : null
        return found ? [found.name] : own
      }
      const found = await register.suggest(text, limit)
      return found?.length ? found : own
    },
  }
}
