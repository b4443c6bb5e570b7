/** Which kinds of results a query asks for by name: “podcast over zij-instroom”, “onderwijsloket Rotterdam”. */
import { fold, foldedWords } from './fold.ts'
import type { ResultKind } from './kinds.ts'
import { isTelling, lookingWords } from './query-text.ts'

/** Words that name what one reads, hears, sees or visits, in both languages. Chosen: not “opleiding” and “vraag”, which say more than a kind. */
const names: Readonly<Partial<Record<ResultKind, string>>> = {
  podcast_episodes: 'podcast podcasts podcastaflevering podcastafleveringen aflevering afleveringen episode episodes',
  videos: 'video videos filmpje filmpjes film films clip clips',
  testimonials:
    'ervaringsverhaal ervaringsverhalen verhaal verhalen portret portretten interview interviews story stories testimonial testimonials',
  regional_education_desks: 'regioloket regioloketten onderwijsloket onderwijsloketten loket loketten desk desks',
}

const kindByWord = new Map<string, string>(
  Object.entries(names).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
)

/** What events call themselves, in both languages; their titles have it, so that it is looked for as well. */
const eventNames =
  /(?<!\p{L})(?:webinars?|open[ -]?(?:dag|dagen|avond|avonden|days?|evenings?)|informatie(?:avond|dag|bijeenkomst|markt)(?:en)?|voorlichtings(?:avond|dag|bijeenkomst|markt)(?:en)?|inloop(?:spreekuur|avond)?(?:en)?|bijeenkomst(?:en)?|information (?:evening|session)s?|events?|evenement(?:en)?)(?!\p{L})/iu

/** Whether a query asks for an event by the name of its sort: “open dag Utrecht”. */
export const namesEvent = (query: string): boolean => eventNames.test(query)

const isAbout = (text: string): boolean => foldedWords(text).some((word) => isTelling(word) && !lookingWords.has(word))

const without = (query: string, isName: (kind: string | undefined) => boolean): string =>
  query
    .replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (word) => (isName(kindByWord.get(fold(word))) ? ' ' : word))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The kinds that a query about something names; none where it asks for nothing but the list of them. */
export const namedKinds = (query: string): ReadonlySet<string> => {
  const kinds = foldedWords(query).flatMap((word) => kindByWord.get(word) ?? [])
  return new Set(isAbout(without(query, (kind) => kind !== undefined)) ? kinds : [])
}

/** Whether words of what is left of a query, once its place is taken, name a kind: “regioloket”. */
export const namesKind = (rest: string): boolean => foldedWords(rest).some((word) => kindByWord.has(word))

/**
 * What to look for among the results of a kind: the query without the words that name it, since few texts of a podcast say
 * “podcast”; the whole query where it says nothing else.
 */
export const queryWithin = (kind: ResultKind, query: string): string => {
  const rest = without(query, (name) => name === kind)
  return isAbout(rest) ? rest : query
}
