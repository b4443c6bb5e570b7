/** Looks up places in the table of this repository, and in the register of addresses where one is configured. */
import { isAbroad } from './abroad.ts'
import { isCountry } from './country.ts'
import { createLocatieserver } from './locatieserver.ts'
import { completePlace, correctPlace, onlySimilar, suggestPlaces, townOfQuarter } from './place-suggestions.ts'
import { findPlace, type Place } from './places.ts'

export type FindPlace = (text: string) => Place | null | Promise<Place | null>

/** Words behind a name by which what is near counts too. */
const surroundings = /(?:, ?| )(?:e\.? ?o\.?|(?:en|of|and) (?:omgeving|surroundings))$/i

/** Words before a name that say no more than the field of a place does: “bij Zwolle”. */
const leads =
  /^(?:in de (?:buurt|omgeving) van|(?:omgeving|buurt)(?: van)?|vlakbij|dichtbij|nabij|bij|in|rondom|rond|close to|near|around) (?=\S)/i

/** A town without the municipality and province that the register adds to its name. */
const townAlone = (text: string) => findPlace(text) ?? findPlace(text.split(',')[0] ?? '')

/**
 * Creates the lookup and suggestion of places; `url` is the address of a Locatieserver, null for the table alone.
 * Chosen: towns of the table are looked up there, since the position is the same; postcodes, which the table has only
 * approximately, and small places are requested from the register. When it does not respond, the table is the fallback.
 */
export const createGazetteer = (url: string | null) => {
  const register = url === null ? null : createLocatieserver(url)
  const named = async (text: string): Promise<Place | null> => {
    const local = findPlace(text)
    const isTown = local !== null && !/^\d/.test(local.name)
    if (!register || isTown) return local
    const remote = await register.find(text)
    return remote === undefined ? townAlone(text) : (remote ?? local)
  }
  return {
    /**
     * The place with that name or postcode, ignoring accents and case; else the largest whose name begins with the text, or the one
     * whose name it is but for one mistake, or that is large and alone spelled like it, or the town of a quarter (`completion`); null when there is none, for a place abroad, and for the whole country.
     */
    find: async (typed: string): Promise<Place | null> => {
      const text = typed.trim().replace(surroundings, '')
      const name = text.replace(leads, '')
      if (isCountry(text) || isCountry(name)) return null
      // “Bij” and “In” begin names as well.
      const whole = (await named(text)) ?? (name === text ? null : await named(name))
      if (whole) return whole
      return isAbroad(name)
        ? null
        : (completePlace(text) ?? completePlace(name) ?? correctPlace(name) ?? townOfQuarter(name) ?? onlySimilar(name))
    },
    /** Names of up to `limit` places that begin with the text; a whole postcode is one place. */
    suggest: async (text: string, limit: number): Promise<readonly string[]> => {
      const names = suggestPlaces(text, limit).map(({ name }) => name)
      if (!register || !text.trim()) return names
      if (/^\d/.test(text.trim())) {
        const place = names.length ? await register.find(text) : null
        return place ? [place.name] : names
      }
      const suggestions = await register.suggest(text, limit)
      return suggestions?.length ? suggestions : names
    },
  }
}
