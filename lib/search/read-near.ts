/** Reads the place out of a query that was understood. */
import type { Place } from '../geo/places.ts'
import type { Near } from './near.ts'
import { isTelling } from './query-text.ts'
import { withoutSpan } from './understand/filters.ts'
import type { Understood } from './understand/understand.ts'

/** Words that say no more than the place does. */
const nearness =
  /(?<![\p{L}\p{N}])(?:ik woon|woon|wonen|dicht ?bij|dichtstbijzijnde|dichts?tbij|dichts?te?|vlakbij|buurt|omgeving|regio|i live|live|nearest|closest|nearby)(?![\p{L}\p{N}])/giu

/** A postcode goes by its town, a town by its name without what tells it apart. */
const nameOf = ({ name, kind }: Place): string =>
  kind === 'postcode' ? (/\((.*)\)$/.exec(name)?.[1] ?? name) : name.replace(/ \(.*\)$/, '')

/**
 * The place that a query names, and what else it says; null for a query without a place. `municipalityOf`: the name of the
 * municipality that holds a place, by which desks list towns and villages.
 */
export const nearOf = (
  query: string,
  { understood, place }: { readonly understood: readonly Understood[]; readonly place: Place | null },
  municipalityOf: (place: Place) => string | null,
): Near | null => {
  const span = understood.find(({ kind }) => kind === 'place')
  if (!place || !span) return null
  const rest = withoutSpan(query, span).replaceAll(nearness, ' ').replaceAll(/\s+/g, ' ').trim()
  const names = [...new Set([nameOf(place), municipalityOf(place) ?? nameOf(place)])].join(' ')
  return { rest: isTelling(rest) ? rest : '', names, lat: place.lat, lng: place.lng }
}
