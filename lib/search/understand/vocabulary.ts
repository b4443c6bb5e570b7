/** What the parser can understand on a page: the values of its facets, and the places. */
import { stopWords } from './stop-words.ts'
import { institutionNames } from './institutions.ts'
import type { Places } from './place-words.ts'
import { foldWords } from '../fold.ts'

export type FacetKind = 'form' | 'level' | 'sector' | 'qualification' | 'subject' | 'institution'

/** The facets that are understood, by the attributes that pages give them. */
const kinds: Readonly<Record<string, FacetKind>> = {
  'program_forms.tracks.name': 'form',
  'tracks.name': 'form',
  level: 'level',
  'sectors.title': 'sector',
  'qualifications.name': 'qualification',
  'school_subjects.name': 'subject',
  'educational_institutions.title': 'institution',
}

export type Vocabulary = {
  /** By kind: the attribute, and its values by their folded text. */
  readonly facets: ReadonlyMap<FacetKind, { readonly attribute: string; readonly values: ReadonlyMap<string, string> }>
  /** Titles of institutions by each name they go by, folded. */
  readonly institutions: ReadonlyMap<string, string>
  /** What names a place; nothing does where a page has no places. */
  readonly places: Places
}

type Given = {
  /** The values of each facet by attribute; facets that mean nothing to the parser are left out. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  readonly isPlace?: Places['isPlace']
  readonly isNearly?: Places['isNearly']
}

/** The vocabulary of a page with those facets and places. */
export const vocabularyOf = ({ facets, isPlace = () => false, isNearly = () => false }: Given): Vocabulary => {
  const byKind = new Map(
    Object.entries(facets).flatMap(([attribute, values]) => {
      const kind = kinds[attribute]
      if (!kind || !values.length) return []
      return [[kind, { attribute, values: new Map(values.map((value) => [foldWords(value), value])) }] as const]
    }),
  )
  const titles = [...(byKind.get('institution')?.values.values() ?? [])]
  const isTaken = (name: string) => isPlace(name) || stopWords.has(name) || name === 'regio'
  return {
    facets: byKind,
    institutions: institutionNames(titles, isTaken),
    places: { isPlace, isNearly },
  }
}
