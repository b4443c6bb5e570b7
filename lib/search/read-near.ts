/**
 * Reads the place out of a query of the search over everything: programmes and institutions are looked for by distance and the other
 * words, desks by the names of the place, and texts by the other words alone, since few of them name a place.
 */
import type { Place } from '../geo/places.ts'
import type { Reach } from '../geo/travel.ts'
import { distanceBands } from './finder.ts'
import type { Area } from '#platform/geo/area.ts'
import { searchPolygons } from '../geo/search-polygons.ts'
import { kinds } from './kinds.ts'
import type { Near, NearParameters, Nears } from './near.ts'
import { exact, hasSeveralWords, phrase } from './place-name.ts'
import { isTelling } from './query-text.ts'
import { isExcluded, withoutSpan, withoutSpans } from './understand/filters.ts'
import type { Span, Understood } from './understand/understand.ts'

/** Words that say no more than the place does. */
const nearness =
  /(?<![\p{L}\p{N}])(?:ik woon|woon|wonen|dicht ?bij|dichtstbijzijnde|dichts?tbij|dichts?te?|vlakbij|buurt|omgeving|regio|i live|live|nearest|closest|nearby)(?![\p{L}\p{N}])/giu

/** A postcode goes by its town, a town by its name without what tells it apart. */
const nameOf = ({ name, kind }: Place): string =>
  kind === 'postcode' ? (/\(([^()]*)\)$/.exec(name)?.[1] ?? name) : name.replace(/ \([^()]*\)$/, '')

/** Metres from a place within which all is near it, whatever it is. */
const farthest = 50_000

/** Searched by distance, at most that many metres. */
const around = ({ lat, lng }: Place, query: string, aroundRadius: number | 'all'): NearParameters => ({
  query,
  aroundLatLng: `${lat},${lng}`,
  aroundRadius,
  aroundPrecision: [...distanceBands],
})

/** By a name of several words. */
const byPhrase = (name: string): NearParameters => ({ ...exact, query: phrase(name), advancedSyntax: true })

/** What a query says besides its place; nothing where those words say no more than the place does. */
export const besidePlace = (
  query: string,
  place: Pick<Understood, 'start' | 'end'>,
  unwanted: readonly Span[] = [],
): string => {
  const others = withoutSpans(withoutSpan(query, place), unwanted)
    .replaceAll(nearness, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return isTelling(others) ? others : ''
}

type Meaning = {
  readonly understood: readonly Understood[]
  /** What is said and searched by nothing, such as a place that is not wanted or a time by car. */
  readonly unused?: readonly (Span & { readonly kind: string })[] | undefined
  readonly place: Place | null
  /** The borders of a place that is an area. */
  readonly areas?: readonly Area[] | null | undefined
  /** What the travel time that was typed reaches from the place. */
  readonly reached?: { readonly reach: Reach } | undefined
}

const inside = (query: string, areas: readonly Area[]): NearParameters => ({
  query,
  insidePolygon: searchPolygons(areas),
})

/** Every kind by these words in place of the query: those of a place that is not wanted would find just that place. */
const byWords = (query: string): Near['parameters'] => Object.fromEntries(kinds.map((kind) => [kind, { query }]))

/**
 * The place that a query names, and what else it says: within its borders, near it and, where words say what for, however far.
 * `municipalityOf`: the name of the municipality that holds a place, by which desks list towns and villages.
 */
export const nearOf = (
  query: string,
  { understood, unused = [], place, areas, reached }: Meaning,
  municipalityOf: (place: Place) => string | null,
): Nears => {
  const span = understood.find((one) => one.kind === 'place')
  const unwanted = [
    ...unused.filter(({ kind }) => kind === 'excluded' || kind === 'car'),
    ...understood.filter(isExcluded),
  ]
  const wanted = withoutSpans(query, unwanted)
  if (!place || !span)
    return unwanted.length && isTelling(wanted) ? [{ rest: wanted, parameters: byWords(wanted) }] : []
  const rest = besidePlace(query, span, unwanted)
  const [name, municipality] = [nameOf(place), municipalityOf(place) ?? nameOf(place)]
  const names = [...new Set([name, municipality])]
  const ofPlace = hasSeveralWords(span.value) ? byPhrase(span.value) : { ...exact, query: wanted }
  const texts: NearParameters = rest ? { query: rest } : ofPlace
  const near = (located: (words: string) => NearParameters): Near => ({
    rest,
    parameters: {
      articles: texts,
      faqs: texts,
      programs: located(rest),
      // Few institutions say what they teach: their programmes do.
      educational_institutions: located(''),
      regional_education_desks: names.some(hasSeveralWords)
        ? byPhrase(municipality)
        : { ...exact, query: names.join(' ') },
      podcast_episodes: texts,
      testimonials: texts,
      videos: texts,
    },
  })
  const reach = reached?.reach
  // A distance or travel time that was typed is the only one that is asked for.
  if (reach?.kind === 'areas') return [near((words) => inside(words, reach.areas))]
  const typed = reach?.kilometres ?? span.radius
  const nearby = near((words) => around(place, words, typed === null ? farthest : Math.min(typed * 1000, farthest)))
  if (typed !== null) return [nearby]
  // A query that is only a place lists everything nearby, so its borders are not used.
  if (!rest) return [nearby]
  return [
    ...(areas ? [near((words) => inside(words, areas))] : []),
    nearby,
    // Institutions are searched without words, so that only those nearby are listed.
    near((words) => around(place, words, words ? 'all' : farthest)),
  ]
}
