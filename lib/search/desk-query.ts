/** The list of regional desks, which name municipalities: a query that names a town or village is searched by the municipality that holds it. */
import type { Place } from '../geo/places.ts'
import { hasSeveralWords, phrase } from './place-name.ts'
import { besidePlace } from './read-near.ts'
import type { Understood } from './understand/understand.ts'

type Meaning = { readonly understood: readonly Understood[]; readonly place: Place | null }

/** The query with its place replaced by its municipality; null where it names no place within one. */
export const deskQuery = (
  query: string,
  { understood, place }: Meaning,
  municipalityOf: (place: Place) => string | null,
): string | null => {
  const span = understood.find(({ kind }) => kind === 'place')
  const name = place && municipalityOf(place)
  if (!span || !name) return null
  return [besidePlace(query, span), hasSeveralWords(name) ? phrase(name) : name].filter(Boolean).join(' ')
}
