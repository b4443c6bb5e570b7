/** Which programmes of the catalogue belong to a step of a route, by the terms in its title. */
import { programsPage } from '../search/list-pages.ts'

const { facets } = programsPage

/** What the finder narrows by: facets of programmes, and words where no facet separates them. */
export type ProgramFilter = { readonly query?: string } & Readonly<
  Partial<Record<(typeof facets)[number]['name'], string>>
>

type Rule = {
  /** Words of the step's title; the first rule that finds its words counts. */
  readonly words: RegExp
  readonly filter: ProgramFilter
  /** Whether the licence that the route leads to narrows it too. */
  readonly byLicence?: boolean
  /** The licences on the way to which there is one for each school subject. */
  readonly bySubject?: 'all' | readonly string[]
}

/**
 * Chosen: the contract ties no step to programmes, so that only steps count whose title names a kind of study that the
 * catalogue has a facet for. All other steps are taken elsewhere: at a school, an employer, an examination board.
 */
const rules: readonly Rule[] = [
  { words: /kopopleiding/i, filter: { type: 'kopopleiding' }, bySubject: 'all' },
  { words: /\bpdg\b/i, filter: { type: 'pdg' } },
  { words: /educatieve master/i, filter: { type: 'educatieve master' }, bySubject: 'all' },
  { words: /hbo-master/i, filter: { type: 'lerarenopleiding', level: 'master' }, bySubject: 'all' },
  { words: /educatieve module/i, filter: { track: 'Educatieve module' }, bySubject: 'all' },
  { words: /verkorte \p{L}*pabo/iu, filter: { query: 'verkorte deeltijdpabo' } },
  { words: /\bpabo\b/i, filter: { type: 'lerarenopleiding', level: 'bachelor', qualification: 'Primair onderwijs' } },
  {
    words: /tweedegraads lerarenopleiding/i,
    filter: { type: 'lerarenopleiding', level: 'bachelor', qualification: 'Tweedegraads' },
    bySubject: 'all',
  },
  { words: /associate degree/i, filter: { level: 'associate' } },
  { words: /opleiding onderwijsassistent/i, filter: { level: 'mbo', role: 'Onderwijsassistent' } },
  { words: /lichamelijke opvoeding/i, filter: { level: 'bachelor', query: 'lichamelijke opvoeding' } },
  { words: /kunstvak/i, filter: { level: 'bachelor', role: 'Vakleerkracht' } },
  {
    words: /werk en leer tegelijk/i,
    filter: { type: 'zij-instroom' },
    byLicence: true,
    bySubject: ['Tweedegraads', 'Eerstegraads'],
  },
]

/** Forms of study by their words in a title. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/deeltijd/i, 'Deeltijdopleiding'],
  [/duaal/i, 'Duale opleiding'],
]

/** Studies that come in several forms; the others have a form of their own. A title without a form means full-time. */
const isInForms = ({ type, level }: ProgramFilter): boolean =>
  type === 'educatieve master' || (type === 'lerarenopleiding' && level === 'bachelor')

const ruleOf = (title: string): Rule | undefined => rules.find(({ words }) => words.test(title))

/** Whether one of the steps is taken in programmes of the catalogue. */
export const isTaught = (steps: readonly { readonly term: string }[]): boolean => steps.some(({ term }) => ruleOf(term))

const isBySubject = ({ bySubject }: Rule, licence: string | null): boolean =>
  bySubject === 'all' || (licence !== null && bySubject?.includes(licence) === true)

/** Whether the programmes of one of the steps, on a route to that licence, differ by the subject that somebody wants to teach. */
export const asksSubject = (steps: readonly { readonly term: string }[], licence: string | null): boolean =>
  steps.some(({ term }) => {
    const rule = ruleOf(term)
    return rule !== undefined && isBySubject(rule, licence)
  })

/**
 * The programmes in which a step of that title is taken, on a route to that licence, for that subject where there is one for
 * each; null when it is taken in none, or the title does not say.
 */
export const programsFor = (title: string, licence: string | null, subject = ''): ProgramFilter | null => {
  const rule = ruleOf(title)
  if (!rule) return null
  const [, track] = forms.find(([words]) => words.test(title)) ?? [null, 'Voltijdopleiding']
  return {
    ...rule.filter,
    ...(isInForms(rule.filter) ? { track } : {}),
    ...(rule.byLicence && licence ? { qualification: licence } : {}),
    ...(isBySubject(rule, licence) && subject ? { query: subject } : {}),
  }
}

/** The filter as search asks for it. */
export const facetFilters = (filter: ProgramFilter): string[][] =>
  facets.flatMap(({ attribute, name }) => (filter[name] ? [[`${attribute}:${filter[name]}`]] : []))

/** The filter as the finder's address bears it. */
export const finderQuery = (filter: ProgramFilter): Record<string, string> => ({
  ...(filter.query ? { q: filter.query } : {}),
  ...Object.fromEntries(facets.flatMap(({ key, name }) => (filter[name] ? [[key, filter[name]]] : []))),
})

const bare = (name: string) => name.replace(/\s*\(.*\)$/, '').toLowerCase()

/**
 * The terms that a route's answers name by their titles in the language of the catalogue: an answer and a term are the same when their names are, what stands between
 * brackets aside. Chosen: the contract ties answers to no other collection.
 */
export const namedBy = <T extends { readonly term: string }>(terms: readonly T[], answers: readonly string[]): T[] =>
  terms.filter(({ term }) => answers.some((title) => bare(title) === bare(term)))
