/** What is known of a programme, in full sentences made of its facts. Pure. */
import { admissionOf, type Admission } from './program-admission.ts'
import type { Program } from './programs.ts'

type Facts = Pick<
  Program,
  | 'title'
  | 'level'
  | 'type'
  | 'degree'
  | 'duration_in_months'
  | 'program_forms'
  | 'locations'
  | 'qualifications'
  | 'roles'
  | 'derived'
> & { readonly educational_institutions: readonly { readonly title: string }[] }

type Stated = 'institution' | 'duration' | 'places'
type Name = Stated | `derived.${Stated}` | 'forms' | 'qualification' | 'roles' | `admission.${Admission}`
/** The messages of `programText`. */
type Translate = (name: Name, values?: Record<string, string | number>) => string

/** How names are joined, terms are called and months are said in the language of a page. */
type Words = {
  readonly term: (name: string) => string
  readonly list: (names: readonly string[]) => string
  readonly length: (months: number) => string
}

/** A name inside a sentence: with a small letter, but for one that begins with an abbreviation. */
export const midSentence = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** The sentences, one for each fact that is known. */
export const programSentences = (program: Facts, t: Translate, { term, list, length }: Words): readonly string[] => {
  const sentence = (name: Name, names: readonly string[]) =>
    names.length
      ? [t(name, { title: program.title, names: list([...new Set(names)]), count: new Set(names).size })]
      : []
  const admission = admissionOf(program)
  // What follows from a rule is not told as if somebody had stated it.
  const stated = (name: Stated): Name => (program.derived ? `derived.${name}` : name)
  return [
    ...sentence(
      stated('institution'),
      program.educational_institutions.map(({ title }) => title),
    ),
    ...sentence(
      'forms',
      program.program_forms.flatMap(({ track }) => (track ? midSentence(term(track.name)) : [])),
    ),
    ...(program.duration_in_months ? [t(stated('duration'), { length: length(program.duration_in_months) })] : []),
    ...sentence(
      stated('places'),
      program.locations.flatMap(({ city }) => city ?? []),
    ),
    ...(admission ? [t(`admission.${admission}`)] : []),
    ...sentence(
      'qualification',
      program.qualifications.map(({ name }) => term(name)),
    ),
    ...sentence(
      'roles',
      program.roles.map(({ name }) => midSentence(term(name))),
    ),
  ]
}

type Own = {
  readonly derived?: boolean | null | undefined
  readonly educational_institutions?: readonly unknown[] | null | undefined
  readonly program_forms?: readonly unknown[] | null | undefined
}

/**
 * Whether a programme's page says something of its own, and so may be in search engines and sitemaps: it stands in a register,
 * and names who teaches it in which form.
 */
export const saysOfItsOwn = ({ derived, educational_institutions: institutions, program_forms: forms }: Own): boolean =>
  derived !== true && Boolean(institutions?.length) && Boolean(forms?.length)
