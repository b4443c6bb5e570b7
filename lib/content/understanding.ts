/** Understands queries about programmes, with the words that the catalogue has now. */
import { cacheLife, cacheTag } from 'next/cache'
import { z } from 'zod'
import { isCountry } from '../geo/country.ts'
import { correctPlace, isNearlyPlace } from '../geo/place-suggestions.ts'
import { findPlace, type Place } from '../geo/places.ts'
import type { Travel } from '../geo/travel.ts'
import { wordsIn } from '../search/corrections.ts'
import { fold } from '../search/fold.ts'
import { marks } from '../search/highlighted.ts'
import { typedDistance } from '../search/typed-distance.ts'
import { programsPage } from '../search/list-pages.ts'
import { understoodFilters, type UnderstoodPlace } from '../search/understand/filters.ts'
import { plainWords, type ServedUnderstanding } from '../search/understand/served.ts'
import { understand, type Understanding, type Understood, type Unused } from '../search/understand/understand.ts'
import { vocabularyOf, type Vocabulary } from '../search/understand/vocabulary.ts'
import { lookUpPlace, ground } from './places.ts'
import { lifeOfSearch, readValues, type Values } from './facet-values.ts'
import { orNull, serverSearch } from './search.ts'

/**
 * Whether programmes have that word, so that it is no misspelling of `place`; also when search does not say. A service that reads
 * “zwole” as “zwolle” finds the place by it, and no word.
 * @throws every error of the client.
 */
const hasWord = async (word: string, place: string): Promise<boolean> => {
  'use cache'
  cacheLife(lifeOfSearch)
  cacheTag('programs')
  const request = {
    indexName: programsPage.index,
    query: word,
    hitsPerPage: 1,
    attributesToRetrieve: [],
    typoTolerance: false,
    queryType: 'prefixNone' as const,
    ...marks,
  }
  const { results } = hitsAnswer.parse(await serverSearch.search([request]))
  return results.some(({ hits }) => hits.length > 0 && !wordsIn(hits).some((one) => fold(one) === fold(place)))
}
const hitsAnswer = z.object({ results: z.array(z.object({ hits: z.array(z.unknown()) })) })

const isPlace = (name: string): boolean => findPlace(name) !== null || isCountry(name)

type Vocabularies = Readonly<Record<'nearly' | 'exact', Vocabulary>>
let made: { readonly values: string; readonly all: Vocabularies } | null = null

/** Made anew only when the values have changed: the names of institutions take a while to read. */
const vocabularies = (facets: Values): Vocabularies => {
  const values = JSON.stringify(facets)
  if (made?.values !== values)
    made = {
      values,
      all: {
        nearly: vocabularyOf({ facets, isPlace, isNearly: isNearlyPlace }),
        exact: vocabularyOf({ facets, isPlace }),
      },
    }
  return made.all
}

/** The place that is meant by words that were understood as one; null for the whole country. */
const placeOf = async ({ value, text }: UnderstoodPlace): Promise<Place | null> => {
  if (isCountry(value)) return null
  const place = (await lookUpPlace(value)) ?? findPlace(value)
  const at = text.toLowerCase().indexOf(value)
  // As it was typed, for the sentence that says how it was read.
  return place?.completion && at >= 0
    ? { ...place, completion: { ...place.completion, text: text.slice(at, at + value.length) } }
    : place
}

const unusedPlace = async (span: UnderstoodPlace): Promise<Unused> => {
  const { kind, text, key, start, end } = span
  return { kind, text, key, start, end, place: (await placeOf(span))?.name ?? null, distance: typedDistance(span) }
}

const isPlaceSpan = (one: Understood): one is UnderstoodPlace => one.kind === 'place'

const isWide = ({ value }: UnderstoodPlace): boolean => wideKinds.has(findPlace(value)?.kind)
const wideKinds: ReadonlySet<Place['kind']> = new Set(['province', 'region'])

/**
 * The same with one place at most, which is searched: the first town, or else the first of all, so that “Zeeuws-Vlaanderen” leaves the
 * search to “Vlissingen” behind it. The others are among the words that nothing is searched for by.
 */
const withOnePlace = async (understanding: Understanding, hasPlaces: boolean): Promise<Understanding> => {
  const places = understanding.understood.filter(isPlaceSpan)
  const searched = hasPlaces ? (places.find((one) => !isWide(one)) ?? places[0]) : undefined
  const beside = places.filter((one) => one !== searched)
  if (!beside.length) return understanding
  const unused = [...(understanding.unused ?? []), ...(await Promise.all(beside.map(unusedPlace)))]
  return {
    ...understanding,
    understood: understanding.understood.filter((one) => !isPlaceSpan(one) || !beside.includes(one)),
    unused: unused.toSorted((one, other) => one.start - other.start),
  }
}

/** As `understandPrograms`; null when search does not answer. */
export const tryToUnderstand = async (
  query: string,
  literal: readonly string[],
  hasPlaces: boolean,
  travel: Travel | null = null,
): Promise<ServedUnderstanding | null> => {
  if (!query) return plainWords(query)
  const values = await orNull(readValues('programs'))
  if (!values) return null
  const { nearly, exact } = vocabularies(values)
  const understoodBy = (vocabulary: Vocabulary) => understand(query, vocabulary, new Set(literal))
  const first = understoodBy(nearly)
  const guess = understoodFilters(first).place
  const isWord =
    guess !== null &&
    !isPlace(guess.value) &&
    (await orNull(hasWord(guess.value, correctPlace(guess.value)?.name ?? ''))) !== false
  const understanding = await withOnePlace(isWord ? understoodBy(exact) : first, hasPlaces)
  const { place } = understoodFilters(understanding)
  const meant = place && (await placeOf(place))
  const areas = meant && ground.areasOf(meant)
  const wished = travel ?? place?.travel ?? null
  const reach = meant && wished && (await ground.planner.reach(meant, wished))
  return {
    ...understanding,
    place: meant,
    ...(areas ? { areas } : {}),
    ...(reach && wished ? { reached: { travel: wished, reach } } : {}),
  }
}

/**
 * What a query about programmes says; `literal` has keys of spans that count as plain words, `hasPlaces` says whether a
 * place among its words is searched, or is one of those that do not count, `travel` the travel time from it, else that of the words. A misspelled place is one only if no programme
 * has the word. When search does not answer, all of it is words.
 */
export const understandPrograms = async (
  query: string,
  ...how: [literal: readonly string[], hasPlaces: boolean, travel?: Travel | null]
): Promise<ServedUnderstanding> => (await tryToUnderstand(query, ...how)) ?? plainWords(query)
