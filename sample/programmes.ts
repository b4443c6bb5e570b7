/**
 * What a school teaches: the studies that DUO registers, and beside them the shorter ways to the same profession, which
 * stand in no register. Which school starts which of those, and when, is not public: they are marked as derived, and the
 * text of each says so.
 */
import type { FormCode, Offer } from './offers.ts'
import { fractionOf } from './rows.ts'
import { studies, type Study } from './studies.ts'
import { formFacts } from './study-kinds.ts'

export type Programme = {
  readonly study: Study
  /** The registration number; null for what stands in no register. */
  readonly number: string | null
  readonly forms: readonly FormCode[]
  /** True: in no register; it follows by the rules below. */
  readonly derived: boolean
  /** None: taught at a distance. */
  readonly towns: readonly string[]
}

const isFormCode = (code: string): code is FormCode => Object.hasOwn(formFacts, code)

const registered = ([number, forms, towns]: Offer): Programme => {
  const study = studies[number]
  if (!study) throw new Error(`no study ${number}`)
  return { study, number, forms: Array.from(forms).filter(isFormCode), derived: false, towns }
}

/** What is taught in a study that ends in a licence for one subject; null for all others. */
const subjectOf = ({ title }: Study): string | null => /^Leraar (.+?) \(/.exec(title)?.[1] ?? null

const shorter = (of: Programme, study: Study, forms: readonly FormCode[]): Programme => ({
  ...of,
  study,
  number: null,
  forms,
  derived: true,
})

/** The shorter ways beside one registered study. */
const besides = (of: Programme): Programme[] => {
  const { kind, subjects, title } = of.study
  const make = (name: string, way: Study['kind'], degree: string, forms: readonly FormCode[]) =>
    shorter(of, { title: name, kind: way, degree, subjects, besides: title }, forms)
  if (kind === 'pabo')
    return [
      make('Zij-instroom in het basisonderwijs', 'sideEntryPrimary', 'Getuigschrift', ['z']),
      ...(of.forms.includes('d') ? [make('Verkorte deeltijdpabo', 'shortPabo', 'Bachelor of Education', ['d'])] : []),
    ]
  const subject = subjectOf(of.study)
  if (subject === null) return []
  if (kind === 'secondDegree')
    return [
      make(`Zij-instroom leraar ${subject} (tweedegraads)`, 'sideEntrySecond', 'Getuigschrift', ['z']),
      make(`Kopopleiding leraar ${subject}`, 'headYear', 'Bachelor of Education', ['k']),
    ]
  if (kind === 'firstDegreeWo')
    return [
      make(`Zij-instroom leraar ${subject} (eerstegraads)`, 'sideEntryFirst', 'Getuigschrift', ['z']),
      // The module is for one school subject, where some masters have a longer name for several.
      ...(title.includes('educatieve master')
        ? [make(`Educatieve module ${subject}`, 'module', 'Certificaat', ['m'])]
        : []),
    ]
  return []
}

/** Training for professionals, where a school of higher education trains teachers for vocational subjects. */
const certificate = (own: readonly Programme[]): Programme[] => {
  const [first] = own.filter(({ study }) => study.kind === 'secondDegree')
  if (!first) return []
  const study: Study = {
    title: 'Pedagogisch-didactisch getuigschrift (PDG)',
    kind: 'certificate',
    degree: 'Getuigschrift',
    subjects: [],
  }
  // Some are taught at a distance, and have no place of their own.
  if (fractionOf(`certificate/${first.towns.join()}`) > 0.4) return [shorter(first, study, ['p'])]
  return [shorter({ ...first, towns: [] }, { ...study, title: `${study.title}, online` }, ['p'])]
}

/**
 * Every programme of a school: the registered ones in their order, then the shorter ways beside them, each title once.
 * Source: DUO open onderwijsdata for what is registered. Chosen: the rest follows from it by what such schools usually have.
 */
export const programmesOf = (offers: readonly Offer[]): Programme[] => {
  const own = offers.map(registered)
  const titles = new Set(own.map(({ study }) => study.title))
  return [
    ...own,
    ...[...own.flatMap(besides), ...certificate(own)].filter(({ study }) => {
      const isNew = !titles.has(study.title)
      titles.add(study.title)
      return isNew
    }),
  ]
}
